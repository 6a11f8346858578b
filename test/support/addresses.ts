import type { ListedAddress, ListedParty } from '../../src/domain/listed-party.ts';
import { listedParty, seededRandom } from './parties.ts';

/** A listed address for a test: what is not given is empty. */
export function listedAddress(address: string, parts: Partial<ListedAddress> = {}): ListedAddress {
  return { address, city: '', state: '', postalCode: '', country: '', countryCode: '', ...parts };
}

const NAMES =
  'Lenina Kirova Pushkina Mira Sovetskaya Zavodskaya Hamra Vali-Asr Pasdaran Shariati Hidalgo Juarez Clavel Rosal Victoria Hennessy Lockhart Queens Sheikh-Zayed Merdeka Siliwangi Nizami Rustaveli Marata Fadeeva Obregon'.split(
    ' ',
  );
const SYLLABLES = 'ka ro ti mel sho bra dun vis pe lor gha zen qu oma'.split(' ');
const TYPES = ['Street', 'St.', 'ul.', 'Avenue', 'Road', 'Calle', 'rue', 'Lane', 'Sq.'];
const TOWNS: readonly (readonly [string, string, string])[] = [
  ['Moscow', 'Russia', 'RU'],
  ['Tehran', 'Iran', 'IR'],
  ['Beirut', 'Lebanon', 'LB'],
  ['Culiacan', 'Mexico', 'MX'],
  ['Hong Kong', 'China', 'HK'],
  ['Minsk', '', ''],
];

/** Parties with made-up addresses in the shapes of real lists: streets, boxes, buildings, bare towns, one-line addresses. */
export function partiesWithAddresses(count: number, seed: number, firstId: number): readonly ListedParty[] {
  const random = seededRandom(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const rare = (): string => {
    const word = Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(SYLLABLES)).join('');
    return word.charAt(0).toUpperCase() + word.slice(1);
  };
  const number = (): string =>
    `${1 + Math.floor(random() * 99)}${random() < 0.2 ? pick(['A', 'B', '/2', '-4']) : ''}`;
  const street = (): string => {
    const name = random() < 0.6 ? pick(NAMES) : rare();
    const words = random() < 0.2 ? `${name} ${rare()}` : name;
    return random() < 0.5 ? `${number()} ${words} ${pick(TYPES)}` : `${pick(TYPES)} ${words}, ${number()}`;
  };
  const line = (): string => {
    const kind = random();
    if (kind < 0.05) return '';
    if (kind < 0.12) return `P.O. Box ${1000 + Math.floor(random() * 60)}`;
    if (kind < 0.2) return `${rare()} Tower, ${street()}`;
    if (kind < 0.3) return `${street()}, office ${number()}`;
    return street();
  };
  const address = (): ListedAddress => {
    const [city, country, countryCode] = pick(TOWNS);
    const postalCode = random() < 0.4 ? String(100_000 + Math.floor(random() * 40)) : '';
    if (random() < 0.2)
      return listedAddress([line(), city, country, postalCode].filter((part) => part !== '').join(', '));
    return listedAddress(line(), { city, country, countryCode, postalCode });
  };
  return Array.from({ length: count }, (_, index) =>
    listedParty(rare(), {
      id: firstId + index,
      entryType: random() < 0.5 ? 'entity' : 'individual',
      addresses: Array.from({ length: Math.floor(random() * 4) }, address),
    }),
  );
}
