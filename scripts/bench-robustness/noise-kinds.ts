import {
  ACCOUNT_NOTES,
  BRANCHES,
  COUNTRY_CODES,
  COUNTRY_LANGUAGES,
  COURTESIES,
  DEGREES,
  DEGREES_BEHIND,
  OFFICES,
  TOWNS,
  type NoiseWords,
} from './noise-words.ts';
import { choose, digits, whole, type Random } from './random.ts';
import { isWithoutBlanks, type Script } from './scripts.ts';

/** Whose names a kind of noise stands beside. */
export type NoiseOf = 'person' | 'firm';

/** Least share of names found at 0.5 and at 0.8, in percent. */
export interface Wanted {
  readonly at50: number;
  readonly at80: number;
}

/** A kind of what stands beside a name. */
export interface NoiseKind {
  readonly kind: string;
  readonly of: NoiseOf;
  /** Whether it can be put beside a name in another script than Latin. */
  readonly scripts: readonly Script[];
  readonly wanted: Wanted;
  readonly put: (name: string, script: Script, random: Random) => string;
}

const OFFICE: Wanted = { at50: 99, at80: 95 };
const OFFICE_BEHIND: Wanted = { at50: 99, at80: 90 };
const TITLE: Wanted = { at50: 100, at80: 95 };
const DATE: Wanted = { at50: 99, at80: 95 };
const NUMBER: Wanted = { at50: 99, at80: 95 };
const PLACE: Wanted = { at50: 99, at80: 90 };
const TWICE: Wanted = { at50: 100, at80: 95 };
const OF_FIRM: Wanted = { at50: 99, at80: 90 };

const LATIN: readonly Script[] = ['Latin'];

/** The scripts that a table of words has rows in. */
const scriptsOf = (table: readonly NoiseWords[]): readonly Script[] => [
  ...new Set(table.map(({ script }) => script)),
];

function wordOf(table: readonly NoiseWords[], script: Script, random: Random): string {
  const row = choose(
    table.filter((words) => words.script === script),
    random,
  );
  return choose(row.words.split(','), random);
}

const between = (script: Script): string => (isWithoutBlanks(script) ? '' : ' ');

const town = (random: Random): string => choose(TOWNS, random);

function country(random: Random): string {
  const names = new Intl.DisplayNames([choose(COUNTRY_LANGUAGES, random)], { type: 'region' });
  return names.of(choose(COUNTRY_CODES, random)) ?? '';
}

const MONTHS = Array.from({ length: 12 }, (_, month) => month);
const DAY_MS = 86_400_000;

/** A day of birth between 1935 and 2000. */
const birth = (random: Random): Date => new Date(Date.UTC(1935, 0, 1) + whole(0, 23_700, random) * DAY_MS);

const two = (number: number): string => String(number).padStart(2, '0');

/** Notations of a day. */
const NOTATIONS: readonly ((day: Date) => string)[] = [
  (day) => day.toISOString().slice(0, 10),
  (day) => day.toISOString().slice(0, 10).replaceAll('-', ''),
  (day) => `${two(day.getUTCDate())}.${two(day.getUTCMonth() + 1)}.${day.getUTCFullYear()}`,
  (day) => `${two(day.getUTCDate())}/${two(day.getUTCMonth() + 1)}/${day.getUTCFullYear()}`,
  (day) => `${two(day.getUTCMonth() + 1)}/${two(day.getUTCDate())}/${String(day.getUTCFullYear()).slice(2)}`,
  (day) => `${two(day.getUTCDate())}-${monthName(day, 'en', 'short')}-${day.getUTCFullYear()}`,
  (day) => `${day.getUTCDate()} ${monthName(day, 'en', 'long')} ${day.getUTCFullYear()}`,
  (day) => `${monthName(day, 'en', 'long')} ${day.getUTCDate()}, ${day.getUTCFullYear()}`,
  (day) => `${day.getUTCDate()}. ${monthName(day, 'de', 'long')} ${day.getUTCFullYear()}`,
  (day) => `${day.getUTCDate()} ${monthName(day, 'fr', 'long')} ${day.getUTCFullYear()}`,
  (day) => `${day.getUTCDate()} de ${monthName(day, 'es', 'long')} de ${day.getUTCFullYear()}`,
  (day) => String(day.getUTCFullYear()),
];

const monthName = (day: Date, language: string, month: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }).format(
    new Date(Date.UTC(2001, MONTHS[day.getUTCMonth()] ?? 0, 15)),
  );

const dated = (random: Random): string => choose(NOTATIONS, random)(birth(random));

const CUSTOMER_NUMBERS: readonly ((random: Random) => string)[] = [
  (random) => digits(8, random),
  (random) => `C-${digits(5, random)}`,
  (random) => `KD${digits(6, random)}`,
  (random) => `#${digits(4, random)}`,
  (random) => `Kd.-Nr. ${digits(6, random)}`,
  (random) => `Customer No. ${digits(7, random)}`,
  (random) => `ID ${digits(9, random)}`,
  (random) => `ref. ${digits(5, random)}`,
  (random) => `CUST${digits(5, random)}`,
  (random) => `N° client ${digits(6, random)}`,
];

const DOCUMENT_NUMBERS: readonly ((random: Random) => string)[] = [
  (random) => `Passport ${digits(9, random)}`,
  (random) => `passport no. ${choose(['A', 'N', 'P', 'AB'], random)}${digits(7, random)}`,
  (random) => `Pass-Nr. C${digits(8, random)}`,
  (random) => `DNI ${digits(8, random)}`,
  (random) => `C.C. ${digits(8, random)}`,
  (random) => `ID card ${digits(10, random)}`,
  (random) => `${choose(['AB', 'XK', 'P'], random)}${digits(7, random)}`,
];

const TAX_NUMBERS: readonly ((random: Random) => string)[] = [
  (random) => `INN ${digits(12, random)}`,
  (random) => `Tax ID ${digits(9, random)}`,
  (random) => `NIF ${digits(8, random)}X`,
  (random) => `VAT DE${digits(9, random)}`,
  (random) => `USt-IdNr. DE${digits(9, random)}`,
  (random) => `RUC ${digits(11, random)}`,
  (random) => `CNPJ ${digits(14, random)}`,
];

const RESIDENT: readonly string[] = [
  'resident in {place}',
  'of {place}',
  'residing in {place}',
  'wohnhaft in {place}',
  'résident en {place}',
  'domiciliado en {place}',
  'citizen of {place}',
  'born in {place}',
];

/** A blank and brackets, a comma, a dash, or the blank alone. */
const behind = (name: string, noise: string, random: Random): string =>
  choose([`${name} ${noise}`, `${name}, ${noise}`, `${name} (${noise})`, `${name} - ${noise}`], random);

const beside = (name: string, noise: string, random: Random): string =>
  choose([`${noise} ${name}`, behind(name, noise, random), behind(name, noise, random)], random);

interface WordKind {
  readonly kind: string;
  readonly table: readonly NoiseWords[];
  readonly wanted: Wanted;
  readonly join: (name: string, word: string, blank: string) => string;
}

const inFront: WordKind['join'] = (name, word, blank) => `${word}${blank}${name}`;
const atEnd: WordKind['join'] = (name, word, blank) => `${name}${blank}${word}`;

const WORD_KINDS: readonly WordKind[] = [
  { kind: 'office in front', table: OFFICES, wanted: OFFICE, join: inFront },
  {
    kind: 'office in front, with a colon',
    table: OFFICES,
    wanted: OFFICE,
    join: (name, word) => `${word}: ${name}`,
  },
  { kind: 'office behind', table: OFFICES, wanted: OFFICE_BEHIND, join: atEnd },
  {
    kind: 'office behind a comma',
    table: OFFICES,
    wanted: OFFICE_BEHIND,
    join: (name, word) => `${name}, ${word}`,
  },
  {
    kind: 'office in brackets',
    table: OFFICES,
    wanted: OFFICE_BEHIND,
    join: (name, word) => `${name} (${word})`,
  },
  {
    kind: 'office behind a dash',
    table: OFFICES,
    wanted: OFFICE_BEHIND,
    join: (name, word) => `${name} - ${word}`,
  },
  { kind: 'courtesy or honorific', table: COURTESIES, wanted: TITLE, join: inFront },
  { kind: 'degree in front', table: DEGREES, wanted: TITLE, join: inFront },
];

const wordKinds: readonly NoiseKind[] = WORD_KINDS.map(({ kind, table, wanted, join }) => ({
  kind,
  of: 'person',
  scripts: scriptsOf(table),
  wanted,
  put: (name, script, random) => join(name, wordOf(table, script, random), between(script)),
}));

type Put = (name: string, random: Random) => string;

const latinKind = (kind: string, of: NoiseOf, wanted: Wanted, put: Put): NoiseKind => ({
  kind,
  of,
  scripts: LATIN,
  wanted,
  put: (name, _script, random) => put(name, random),
});

const PERSON_KINDS: readonly NoiseKind[] = [
  latinKind('degree behind', 'person', TITLE, (name, random) =>
    choose(
      [`${name} ${choose(DEGREES_BEHIND, random)}`, `${name}, ${choose(DEGREES_BEHIND, random)}`],
      random,
    ),
  ),
  latinKind('date', 'person', DATE, (name, random) => behind(name, dated(random), random)),
  latinKind('date with its word', 'person', DATE, (name, random) =>
    behind(
      name,
      `${choose(['born', 'DOB', 'DOB:', 'b.', 'geb.', 'geboren am', 'né le', 'nacido el', '*'], random)} ${dated(random)}`,
      random,
    ),
  ),
  latinKind('customer number', 'person', NUMBER, (name, random) =>
    beside(name, choose(CUSTOMER_NUMBERS, random)(random), random),
  ),
  latinKind('document number', 'person', NUMBER, (name, random) =>
    behind(name, choose(DOCUMENT_NUMBERS, random)(random), random),
  ),
  latinKind('tax number', 'person', NUMBER, (name, random) =>
    behind(name, choose(TAX_NUMBERS, random)(random), random),
  ),
  latinKind('town', 'person', PLACE, (name, random) => behind(name, town(random), random)),
  latinKind('country', 'person', PLACE, (name, random) => behind(name, country(random), random)),
  latinKind('code of a country', 'person', PLACE, (name, random) =>
    behind(name, choose(COUNTRY_CODES, random), random),
  ),
  latinKind('resident in', 'person', PLACE, (name, random) => {
    const place = random() < 0.5 ? town(random) : country(random);
    return behind(name, choose(RESIDENT, random).replace('{place}', place), random);
  }),
  latinKind('typed twice', 'person', TWICE, (name) => `${name} ${name}`),
  latinKind('once more in brackets', 'person', TWICE, (name) => `${name} (${name})`),
];

const branch = (random: Random): string => choose(BRANCHES, random).replace('{town}', town(random));

const FIRM_KINDS: readonly NoiseKind[] = [
  latinKind('firm: account note', 'firm', OF_FIRM, (name, random) =>
    behind(name, choose(ACCOUNT_NOTES, random), random),
  ),
  latinKind('firm: branch', 'firm', OF_FIRM, (name, random) => behind(name, branch(random), random)),
  latinKind('firm: customer number', 'firm', OF_FIRM, (name, random) =>
    beside(name, choose(CUSTOMER_NUMBERS, random)(random), random),
  ),
  latinKind('firm: tax number', 'firm', OF_FIRM, (name, random) =>
    behind(name, choose(TAX_NUMBERS, random)(random), random),
  ),
  latinKind('firm: town', 'firm', OF_FIRM, (name, random) => behind(name, town(random), random)),
  latinKind('firm: country', 'firm', OF_FIRM, (name, random) => behind(name, country(random), random)),
  latinKind('firm: code of a country', 'firm', OF_FIRM, (name, random) =>
    behind(name, choose(COUNTRY_CODES, random), random),
  ),
  latinKind('firm: typed twice', 'firm', TWICE, (name) => `${name} (${name})`),
];

/** All kinds of what stands beside a name. */
export const NOISE_KINDS: readonly NoiseKind[] = [...wordKinds, ...PERSON_KINDS, ...FIRM_KINDS];
