import type { ListedParty } from '../../src/domain/listed-party.ts';
import { listedValues } from '../../src/matching/identifiers/listed-values.ts';
import { ADDRESS_SEARCHING } from '../../src/screening/screen-address.ts';
import { seededRandom } from './seeded-random.ts';

/** Ordinary words of names and firms; combined at random they are, nearly always, nobody listed. */
const ORDINARY =
  'Anna Maria Peter John Laura Miguel Fatima Chen Yuki Olga Smith Garcia Mueller Rossi Nakamura Kowalski Okafor Silva Jensen Dubois Green Harbour Valley Bakery Garden Logistics Consulting Studio Foods Travel'.split(
    ' ',
  );

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** One or two typing slips at random places. */
function misspelt(name: string, random: () => number): string {
  let text = name;
  for (let slips = random() < 0.6 ? 1 : 2; slips > 0; slips--) {
    const place = Math.floor(random() * text.length);
    const letter = LETTERS[Math.floor(random() * LETTERS.length)] ?? 'a';
    const kind = Math.floor(random() * 3);
    if (kind === 0) text = text.slice(0, place) + text.slice(place + 1);
    else text = text.slice(0, place) + letter + text.slice(kind === 1 ? place : place + 1);
  }
  return text;
}

/** Leaves a word out, turns the order round or cuts to the first two words. */
function rearranged(name: string, random: () => number): string {
  const words = name.split(/\s+/u);
  const kind = Math.floor(random() * 3);
  if (kind === 0) return words.reverse().join(' ');
  if (kind === 1) return words.slice(0, 2).join(' ');
  return words.filter((_, index) => index !== Math.floor(words.length / 2)).join(' ') || name;
}

/**
 * Queries as clients send them, the same in every run: listed names as they are, misspelt, rearranged, and names of
 * nobody; a quarter each.
 */
export function benchQueries(parties: readonly ListedParty[], count: number): readonly string[] {
  const random = seededRandom(20_240_601);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  return Array.from({ length: count }, (_, index) => {
    const listed = pick(pick(parties)?.names ?? [])?.text ?? '';
    if (index % 4 === 0) return listed;
    if (index % 4 === 1) return misspelt(listed, random) || listed;
    if (index % 4 === 2) return rearranged(listed, random);
    return Array.from({ length: 2 + Math.floor(random() * 2) }, () => pick(ORDINARY) ?? '').join(' ');
  }).map((text) => (/[\p{L}\p{N}]/u.test(text) ? text.slice(0, 500) : 'Ali'));
}

/** Other parties with the same shape of names: each keeps the common words and changes letters of the rare ones. */
export function variantsOf(party: ListedParty, copies: number, firstId: number): readonly ListedParty[] {
  return Array.from({ length: copies }, (_, copy) => {
    const random = seededRandom(party.id * 31 + copy);
    const changed = (text: string): string =>
      text.replace(/[\p{L}]{4,}/gu, (word) =>
        random() < 0.6 ? misspelt(misspelt(word, random), random) : word,
      );
    return {
      ...party,
      id: firstId + copy,
      publisherRef: `${party.publisherRef}-${copy}`,
      names: party.names.map((name) => ({ ...name, text: changed(name.text) || name.text })),
    };
  });
}

/** A query of one of the three kinds that are screened. */
export interface MixedQuery {
  readonly kind: 'name' | 'identifier' | 'address';
  readonly text: string;
}

const everyNth = <Item>(items: readonly Item[], count: number): readonly Item[] => {
  const step = Math.max(1, Math.floor(items.length / Math.max(1, count)));
  return items.filter((_, place) => place % step === 0).slice(0, count);
};

/** Recorded identifiers and contact values, every other one as its label shows it: "Passport: K123 (Iran)". */
function identifiers(parties: readonly ListedParty[], count: number): readonly MixedQuery[] {
  const values = parties.flatMap((party) => listedValues(party));
  return everyNth(values, count).map(({ key, label }, place) => {
    const text = place % 2 === 0 ? label : key.slice(key.indexOf(':') + 1);
    return { kind: 'identifier', text: /[\p{L}\p{N}]/u.test(text) ? text.slice(0, 500) : 'K123456' };
  });
}

const SPARE = 1.2;

/** Recorded addresses: as they are, misspelt, without their last part, turned round. */
function benchAddresses(parties: readonly ListedParty[], count: number): readonly string[] {
  const random = seededRandom(20_240_602);
  const recorded = parties
    .flatMap(({ addresses }) => addresses)
    .map(({ address, city, postalCode, country }) =>
      [address, city, postalCode, country].filter((part) => part !== ''),
    );
  const streets = recorded.filter((parts) => ADDRESS_SEARCHING.namesStreet(parts.join(', '), undefined));
  // A few name no street any more once they are changed.
  return everyNth(streets, Math.ceil(count * SPARE))
    .map((parts, place) => {
      if (place % 4 === 1) return misspelt(parts.join(', '), random);
      if (place % 4 === 2) return parts.slice(0, -1).join(', ');
      return (place % 4 === 3 ? parts.toReversed() : parts).join(', ');
    })
    .map((text) => text.slice(0, 500))
    .filter((text) => ADDRESS_SEARCHING.namesStreet(text, undefined))
    .slice(0, count);
}

/** Queries of every kind: half names, a quarter identifiers, a quarter addresses, as far as the lists record any. */
export function mixedQueries(parties: readonly ListedParty[], count: number): readonly MixedQuery[] {
  const quarter = Math.ceil(count / 4);
  return [
    ...benchQueries(parties, count - 2 * quarter).map((text) => ({ kind: 'name', text }) as const),
    ...identifiers(parties, quarter),
    ...benchAddresses(parties, quarter).map((text) => ({ kind: 'address', text }) as const),
  ];
}
