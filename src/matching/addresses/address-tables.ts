import placeTable from '../data/address-places.json' with { type: 'json' };
import { ADDRESS_WORDS } from '../knowledge/words-of-addresses.ts';
import wordTable from '../data/address-words.json' with { type: 'json' };

/** What a number beside a word counts. */
export type MarkerKind = 'house' | 'building' | 'unit' | 'level' | 'box' | 'postal' | 'km';
/** What a place is: the word beside its name says so. */
export type AdminKind = 'region' | 'town' | 'district';

/** Everything a word or phrase of an address may mean; its neighbours decide. */
export interface WordMeaning {
  street?: string;
  direction?: string;
  marker?: MarkerKind;
  /** A storey with a word of its own, such as "ground floor". */
  level?: string;
  admin?: AdminKind;
  building?: string;
  stop?: true;
  /** A building known by one word: the Kremlin. */
  landmark?: true;
  /** A town or province that characters are written behind without a blank: 上海黄浦. */
  prefix?: true;
  /** A street is called so in every town: "new", "central". */
  generic?: true;
  /** A number beside it belongs to a name: "8 Marta". */
  date?: true;
  number?: string;
  ordinal?: string;
  /** What the town or region is known by, whatever its spelling here. */
  town?: string;
  region?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  /** The word in full: "broadway" of "bdwy". */
  full?: string;
}

/** The tables of address words in the form that reading an address looks them up in. */
export interface AddressTables {
  readonly meanings: ReadonlyMap<string, WordMeaning>;
  /** ISO 3166-1 alpha-2. */
  readonly countryCodes: ReadonlySet<string>;
  /** Most words of a phrase. */
  readonly longestPhrase: number;
  /** Forms of towns and provinces that characters are written behind without a blank. */
  readonly prefixes: readonly string[];
  /** Number of recorded addresses that hold a word of this spelling variant; absent for rare ones. */
  readonly frequencies: ReadonlyMap<string, number>;
}

type Classes = Readonly<Record<string, string>>;

/** What a line of `knowledge/languages/TAG/addresses.tsv` says. */
function meaningOfWord(kind: string, means: string): WordMeaning {
  switch (kind) {
    case 'street':
      return { street: means };
    case 'direction':
      return { direction: means };
    case 'marker':
      return { marker: means as MarkerKind };
    case 'level':
      return { level: means };
    case 'admin':
      return { admin: means as AdminKind };
    case 'building':
      return { building: means };
    case 'number':
      return { number: means };
    case 'ordinal':
      return { ordinal: means };
    case 'landmark':
      return { landmark: true };
    case 'prefix':
      return { prefix: true };
    case 'short':
      return { full: means };
    case 'generic':
      return { generic: true };
    default:
      return { stop: true };
  }
}

function buildTables(): AddressTables {
  const meanings = new Map<string, WordMeaning>();
  const add = (form: string, meaning: WordMeaning): void => {
    const known = meanings.get(form);
    // The first class that claims a form keeps it.
    meanings.set(form, known === undefined ? meaning : { ...meaning, ...known });
  };
  const addClasses = (classes: Classes, meaningOf: (name: string) => WordMeaning): void => {
    for (const [name, forms] of Object.entries(classes)) {
      for (const form of forms.split('|')) if (form !== '') add(form, meaningOf(name));
    }
  };
  // Words of `knowledge/` go before those of the dictionaries.
  for (const { form, kind, means } of ADDRESS_WORDS) add(form, meaningOfWord(kind, means));
  addClasses(wordTable.streets, (street) => ({ street }));
  addClasses(wordTable.directions, (direction) => ({ direction }));
  addClasses(wordTable.markers, (marker) => ({ marker: marker as MarkerKind }));
  addClasses(wordTable.levels, (level) => ({ level }));
  addClasses(wordTable.admin, (admin) => ({ admin: admin as AdminKind }));
  addClasses(wordTable.buildings, (building) => ({ building }));
  addClasses(wordTable.numbers, (number) => ({ number }));
  addClasses(wordTable.ordinals, (ordinal) => ({ ordinal }));
  for (const [full, forms] of Object.entries(wordTable.abbreviations)) {
    for (const form of forms.split('|')) add(form, { full });
  }
  for (const form of wordTable.stop.split('|')) add(form, { stop: true });
  for (const form of wordTable.dates.split('|')) add(form, { date: true });
  addClasses(placeTable.countries, (country) => ({ country }));
  for (const group of placeTable.towns) {
    const forms = group.split('|');
    for (const form of forms) add(form, { town: forms[0] ?? form });
  }
  for (const group of placeTable.regions) {
    const forms = group.split('|');
    for (const form of forms) add(form, { region: forms[0] ?? form });
  }
  const longestPhrase = Math.max(...[...meanings.keys()].map((form) => form.split(' ').length));
  const frequencies = new Map(Object.entries(placeTable.frequencies as Readonly<Record<string, number>>));
  const prefixes = [...meanings].flatMap(([form, { prefix }]) => (prefix === true ? [form] : []));
  return {
    meanings,
    prefixes,
    countryCodes: new Set(Object.keys(placeTable.countries)),
    longestPhrase,
    frequencies,
  };
}

let tables: AddressTables | null = null;

/** The tables of address words, read at the first call. */
export function addressTables(): AddressTables {
  tables ??= buildTables();
  return tables;
}
