import type { ListCode } from '../../src/domain/list-code.ts';
import { seededRandom } from '../../scripts/bench/seeded-random.ts';
import type { EntryType, ListedParty, ListedPartyRecord } from '../../src/domain/listed-party.ts';

/** What a test says of a party; the rest is filled in. */
export type PartyFacts = Partial<ListedParty> & { readonly id: number; readonly aliases?: readonly string[] };

/** What a list may record of a party, nothing of it recorded. */
export const NOTHING_RECORDED: Omit<
  ListedPartyRecord,
  'listCode' | 'publisherRef' | 'entryType' | 'names' | 'sourceUrl'
> = {
  addresses: [],
  countries: [],
  identifications: [],
  contacts: [],
  wallets: [],
  birthDates: [],
  birthPlaces: [],
  programs: [],
  remarks: '',
  listedOn: null,
};

/** A listed party for a test: the facts given, everything else empty. */
export function listedParty(name: string, { aliases = [], ...facts }: PartyFacts): ListedParty {
  return {
    ...NOTHING_RECORDED,
    listCode: 'OFAC_SDN',
    publisherRef: `ref-${facts.id}`,
    entryType: 'individual',
    names: [
      { text: name, kind: 'primary', quality: 'strong' },
      ...aliases.map((text) => ({ text, kind: 'alias', quality: 'strong' }) as const),
    ],
    sourceUrl: 'https://example.org/list',
    ...facts,
  };
}

export { seededRandom };

const GIVEN =
  'Mohammed Muhammad Ali Hassan Hussein Ahmad Abdul Ivan Vladimir Sergey Dmitri Olga Maria Jose Juan Li Wei Kim Jong Anna'.split(
    ' ',
  );
const FAMILY =
  'Ivanov Ivanova Petrov Smirnoff Hassan Rahimi Karimi al-Tikriti bin-Laden Garcia Lopez Zhang Wang Park Nguyen Haddad Khoury Qasim'.split(
    ' ',
  );
const TRADE = 'Trading Shipping Industries Bank Petroleum Aviation Electronics Import-Export'.split(' ');
const FORMS = 'Ltd LLC GmbH OOO S.A. Co. Inc'.split(' ');
const SYLLABLES = 'ka ro ti mel sho bra dun vis pe lor gha zen qu oma'.split(' ');

/** Parties with made-up names, words shared as on real lists: common given names, rare ones, firms, ships. */
export function madeUpParties(
  count: number,
  seed: number,
  listCode: ListCode = 'OFAC_SDN',
): readonly ListedParty[] {
  const random = seededRandom(seed);
  const pick = (items: readonly string[]): string => items[Math.floor(random() * items.length)] ?? '';
  const rare = (): string => {
    const word = Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(SYLLABLES)).join('');
    return word.charAt(0).toUpperCase() + word.slice(1);
  };
  const person = (): string => {
    const middle = random() < 0.4 ? ` ${pick(GIVEN)}` : '';
    return `${pick(GIVEN)}${middle} ${random() < 0.6 ? pick(FAMILY) : rare()}`;
  };
  const firm = (): string => `${rare()} ${pick(TRADE)}${random() < 0.7 ? ` ${pick(FORMS)}` : ''}`;
  const ship = (): string => `${rare()} ${1 + Math.floor(random() * 9)}`;
  const makers: readonly [EntryType, () => string][] = [
    ['individual', person],
    ['individual', person],
    ['entity', firm],
    ['vessel', ship],
  ];
  return Array.from({ length: count }, (_, index) => {
    const [entryType, make] = makers[Math.floor(random() * makers.length)] ?? ['individual', person];
    const aliases = Array.from({ length: Math.floor(random() * 3) }, make);
    return listedParty(make(), { id: index + 1, listCode, entryType, aliases });
  });
}
