import type { ListedAddress } from '../../domain/listed-party.ts';
import type { PreparedName } from '../names/prepared-name.ts';
import { addressTables } from './address-tables.ts';
import { addressWord, addressWordKey, isStreetWord, type AddressWordCache } from './address-word.ts';
import { postalForm } from './postal-codes.ts';
import { readAddress, type ReadAddress, type ReadName } from './read-address.ts';
import { splitAddress } from './split-address.ts';

/** Everything of an address that is compared, but its names. */
export type AddressParts = Omit<ReadAddress, 'names' | 'namesStreet'>;

/** An address as it is compared. */
export interface PreparedAddress extends AddressParts {
  /** Street, building, district; `totalWeight` is the weight of the street's own words. */
  readonly name: PreparedName;
}

function namesOf(keys: readonly string[], cache: AddressWordCache): PreparedName {
  const words = keys.map((key) => addressWord(key, cache));
  return { words, totalWeight: words.reduce((sum, word) => sum + (isStreetWord(word) ? word.weight : 0), 0) };
}

function prepared(read: ReadAddress, cache: AddressWordCache): PreparedAddress {
  const { names, namesStreet: _, ...parts } = read;
  return { ...parts, name: namesOf(names.map(addressWordKey), cache) };
}

/** Prepares an address given as one text. */
export function prepareAddress(text: string, cache: AddressWordCache = new Map()): PreparedAddress {
  return prepared(readAddress(text), cache);
}

const joined = (names: readonly ReadName[]): readonly string[] =>
  names.length === 0 ? [] : [names.map((name) => name.text).join('')];

/** What a field for a town or region holds: mostly its name, now and then a street or the country. */
function readField(text: string): ReadAddress & { readonly own: readonly string[] } {
  const read = readAddress(text);
  return { ...read, own: read.namesStreet ? [] : joined(read.names) };
}

function countriesOf(listed: ListedAddress): readonly string[] {
  if (listed.countryCode !== '') return [listed.countryCode];
  const form = splitAddress(listed.country)
    .flat()
    .map((token) => token.text)
    .join(' ');
  const country = addressTables().meanings.get(form)?.country;
  return country === undefined ? [] : [country];
}

function postalCodesOf(field: string): readonly string[] {
  const code = postalForm(field.slice(0, 40));
  return code.length >= 3 && /\d/u.test(code) ? [code] : [];
}

const distinct = (...lists: (readonly string[])[]): readonly string[] => [...new Set(lists.flat())];

/** Prepares a listed address from its parts as recorded; any of them may hold what belongs in another. */
export function prepareListedAddress(
  listed: ListedAddress,
  cache: AddressWordCache = new Map(),
): PreparedAddress {
  const line = readAddress(listed.address);
  const city = readField(listed.city);
  const state = readField(listed.state);
  const towns = distinct(line.towns, city.towns, city.towns.length === 0 ? city.own : []);
  const regions = distinct(
    line.regions,
    city.regions,
    state.regions,
    state.towns,
    state.regions.length === 0 ? state.own : [],
  );
  // A street in the field for the town; and the town said again among the districts.
  const strays = city.namesStreet ? city.names : [];
  const names = [...line.names, ...strays].filter(
    ({ role, text }) => role === 'street' || !towns.includes(text),
  );
  const given = countriesOf(listed);
  const countries = distinct(
    given.length > 0 ? given : [...city.countries, ...state.countries],
    line.countries,
  );
  return prepared(
    {
      ...line,
      names,
      houses: distinct(line.houses, city.houses),
      units: distinct(line.units, city.units),
      postalCodes: distinct(
        postalCodesOf(listed.postalCode),
        line.postalCodes,
        city.postalCodes,
        state.postalCodes,
      ),
      towns,
      regions,
      countries,
    },
    cache,
  );
}

const PARTS = [
  'streetTypes',
  'directions',
  'houses',
  'units',
  'levels',
  'boxes',
  'postalCodes',
  'districts',
  'towns',
  'regions',
  'countries',
] as const satisfies readonly (keyof AddressParts)[];

/** Writes a prepared address as one line of text, for an index. */
export function writeAddress(address: PreparedAddress): string {
  const keys = address.name.words.map(({ key }) => key);
  return [keys, ...PARTS.map((part) => address[part])].map((list) => list.join(' ')).join('|');
}

/** Reads what `writeAddress` wrote. */
export function readWrittenAddress(line: string, cache: AddressWordCache): PreparedAddress {
  const [keys = [], ...lists] = line.split('|').map((list) => (list === '' ? [] : list.split(' ')));
  const parts = Object.fromEntries(
    PARTS.map((part, index) => [part, lists[index] ?? []]),
  ) as unknown as AddressParts;
  return { ...parts, name: namesOf(keys, cache) };
}
