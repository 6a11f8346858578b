import { readdirSync, readFileSync } from 'node:fs';
import { splitAddress } from '../../src/matching/addresses/split-address.ts';
import {
  ADMIN_SEEDS,
  BUILDING_SEEDS,
  DATE_WORDS,
  DIRECTION_SEEDS,
  LEVEL_WORD_SEEDS,
  MARKER_SEEDS,
  NUMBER_WORDS,
  ORDINAL_WORDS,
  STOP_SEEDS,
  STREET_SEEDS,
} from './seeds.ts';

/** Languages of which spellings are taken; the other dictionaries hold given names, or words that are names elsewhere. */
const LANGUAGES =
  'ar az be bg bs ca cs da de el en es et fa fi fr hr hu id is it ka lt lv ms mt nb nl pl pt ro ru sk sl sr sv th tr uk ur vi he hi af'.split(
    ' ',
  );

/** A form as the reader of addresses sees it: Latin words joined with spaces; empty where nothing is left. */
export function formOf(text: string): string {
  return splitAddress(text)
    .flat()
    .map((token) => token.text)
    .join(' ');
}

type Classes = Map<string, Set<string>>;

function fromSeeds(seeds: Readonly<Record<string, string>>): Classes {
  const classes: Classes = new Map();
  for (const [name, forms] of Object.entries(seeds)) {
    const set = new Set(
      forms
        .split(',')
        .map(formOf)
        .filter((form) => form !== ''),
    );
    classes.set(name, set);
  }
  return classes;
}

/** Lines of one kind of dictionary in all languages: the spellings of one word each. */
function linesOf(folder: string, kinds: readonly string[]): readonly (readonly string[])[] {
  return LANGUAGES.flatMap((language) =>
    readdirSync(`${folder}/libpostal-dictionaries/${language}`)
      .filter((file) => kinds.includes(file.replace('.txt', '')))
      .flatMap((file) =>
        readFileSync(`${folder}/libpostal-dictionaries/${language}/${file}`, 'utf8').split('\n'),
      )
      .map((line) => [...new Set(line.split('|').map(formOf))].filter((form) => form !== '')),
  ).filter((line) => line.length > 0);
}

/** Shorter forms mean other things in other languages: they are taken from our own seeds only. */
const SHORTEST_TAKEN = 3;
/** "St" is a saint too, but no saint is a street. */
const NOT_TAKEN = new Set([
  'saint',
  'pass',
  'auto',
  'car',
  'call',
  'nice',
  'shore',
  'bar',
  'tim',
  'roa',
  'res',
  'hot',
  'mar',
  'pas',
  'casa',
]);
const isTaken = (form: string): boolean =>
  form.length >= SHORTEST_TAKEN && !/\d/u.test(form) && !NOT_TAKEN.has(form);

/** Adds the spellings of each line to the class that knows one of them; gives back the lines that no class knows. */
function extend(
  classes: Classes,
  lines: readonly (readonly string[])[],
  reserved: ReadonlySet<string>,
): string[][] {
  const unknown: string[][] = [];
  for (const line of lines) {
    const known = [...classes].find(([, forms]) => line.some((form) => isTaken(form) && forms.has(form)));
    const fresh = line.filter((form) => isTaken(form) && !reserved.has(form));
    if (known === undefined) unknown.push(fresh);
    else for (const form of fresh) known[1].add(form);
  }
  return unknown.filter((line) => line.length > 0);
}

/** Classes as they are kept; a form that two of them claim belongs to the first. */
function written(classes: Classes): Record<string, string> {
  const taken = new Set<string>();
  const table: Record<string, string> = {};
  for (const [name, forms] of classes) {
    const own = [...forms].filter((form) => !taken.has(form)).sort();
    for (const form of own) taken.add(form);
    table[name] = own.join('|');
  }
  return table;
}

/** Groups of `address_forms.json` (rigour), each the spellings of one word. */
function rigourLines(folder: string): readonly (readonly string[])[] {
  const groups = JSON.parse(readFileSync(`${folder}/address_forms.json`, 'utf8')) as Record<string, string[]>;
  return Object.values(groups).map((forms) => forms.map(formOf).filter((form) => form !== ''));
}

/** Small numbers and ordinals in words (`ordinals.json`, rigour), beside our own. */
function ordinalForms(folder: string, seeds: Readonly<Record<string, string>>): Classes {
  const classes = fromSeeds(seeds);
  const table = JSON.parse(readFileSync(`${folder}/ordinals.json`, 'utf8')) as {
    number: number;
    forms: string[];
  }[];
  const cardinal = new Set([...fromSeeds(NUMBER_WORDS).values()].flatMap((forms) => [...forms]));
  for (const { number, forms } of table) {
    const set = classes.get(String(number));
    for (const form of forms.map(formOf)) {
      if (/^[a-z]{5,}$/u.test(form) && !cardinal.has(form)) set?.add(form);
    }
  }
  return classes;
}

/** Abbreviations of words that are no class of their own: "bdwy" of "broadway", "csway" of "causeway". */
function abbreviations(
  lines: readonly (readonly string[])[],
  reserved: ReadonlySet<string>,
): Record<string, string> {
  const table: Record<string, string> = {};
  for (const [first = '', ...others] of lines) {
    const short = others.filter((form) => !reserved.has(form) && form.length >= 4 && !form.includes(' '));
    if (short.length > 0 && table[first] === undefined && !first.includes(' '))
      table[first] = short.join('|');
  }
  return table;
}

/** The table of the words of addresses, by what they mean. */
function addressWordTable(folder: string): object {
  const streets = fromSeeds(STREET_SEEDS);
  const directions = fromSeeds(DIRECTION_SEEDS);
  const markers = fromSeeds(MARKER_SEEDS);
  const admin = fromSeeds(ADMIN_SEEDS);
  const buildings = fromSeeds(BUILDING_SEEDS);
  const stop = new Set(STOP_SEEDS.split(',').map(formOf));
  const all = [streets, directions, markers, admin, buildings];
  const reserved = new Set([
    ...all.flatMap((classes) => [...classes.values()].flatMap((forms) => [...forms])),
    ...stop,
  ]);
  const rigour = rigourLines(folder);
  const lines = (...kinds: string[]): readonly (readonly string[])[] => linesOf(folder, kinds);
  const otherStreets = extend(streets, [...lines('street_types'), ...rigour], reserved);
  const heads = new Set([...directions.values()].flatMap((forms) => [...forms]));
  // Its lines for "northeast" hold forms such as "norte": only the first form tells what a line is.
  extend(
    directions,
    lines('directionals').filter(
      ([first = '', ...rest]) => heads.has(first) && rest.every((form) => !heads.has(form)),
    ),
    reserved,
  );
  extend(
    markers,
    lines('unit_types_numbered', 'level_types_numbered', 'post_office', 'postcodes', 'number'),
    reserved,
  );
  extend(admin, [...lines('qualifiers'), ...rigour], reserved);
  const otherPlaces = extend(buildings, [...lines('place_names', 'building_types'), ...rigour], reserved);
  const taken = new Set(all.flatMap((classes) => [...classes.values()].flatMap((forms) => [...forms])));
  return {
    notice:
      'From libpostal dictionaries and rigour (MIT), see THIRD_PARTY_NOTICES.md; built by scripts/build-address-words.ts',
    streets: written(streets),
    directions: written(directions),
    markers: written(markers),
    levels: written(fromSeeds(LEVEL_WORD_SEEDS)),
    admin: written(admin),
    buildings: written(buildings),
    abbreviations: abbreviations([...otherStreets, ...otherPlaces], new Set([...taken, ...stop])),
    stop: [...stop].sort().join('|'),
    dates: [...new Set(DATE_WORDS.split(',').map(formOf))].sort().join('|'),
    numbers: written(fromSeeds(NUMBER_WORDS)),
    ordinals: written(ordinalForms(folder, ORDINAL_WORDS)),
  };
}

/** The same as it is committed. */
export function addressWordFile(folder: string): { readonly file: string; readonly text: string } {
  return {
    file: 'src/matching/data/address-words.json',
    text: `${JSON.stringify(addressWordTable(folder))}\n`,
  };
}
