import { readFileSync } from 'node:fs';
import { splitWords } from '../../src/matching/normalise/split-words.ts';
import { spellingVariant } from '../../src/matching/phonetics/spelling-variant.ts';
import { KNOWLEDGE, openTable, tablesIn, type Table } from './table.ts';
import { KINDS_OF_NAMES } from './tables-of-names.ts';
import { CHARACTER_COLUMNS, CHARACTER_TABLES } from './words-in-characters.ts';
import {
  problemsOfAddressWords,
  REGION_COLUMNS,
  tablesOfAddressWords,
  TOWN_COLUMNS,
} from './words-of-addresses.ts';
import { KINDS_OF_NOTES, KINDS_OF_PHRASES, NOTE_COLUMNS, tablesOfPhrases } from './words-beside.ts';
import { saidWords, type SaidWord } from './words-of-languages.ts';

/** How many spellings names that are written so have, all together; 0 for what is no name. */
export type SpreadOfName = (variant: string) => number;

/** From so many spellings on a word is the name of many people, and must be marked as `people` to count as a word wherever it stands. */
const NAME_OF_MANY = 60;

const before = (a: string, b: string): boolean => a < b;

/** What is wrong with how a table is written: each line with its number. */
function problemsOfForm({ name, rows }: Table): readonly string[] {
  return rows.flatMap((cells, place) =>
    cells.some((cell) => cell !== cell.trim() || cell !== cell.normalize('NFC') || /\s{2}/u.test(cell))
      ? [`${name}, line ${place + 2}: blanks at an end or in a row, or letters that are not composed (NFC)`]
      : [],
  );
}

/** What is wrong with the order of rows by their first cell; rows of one first cell stand in the order in which they are tried. */
function problemsOfOrder({ name, rows }: Table, mayRepeat: boolean): readonly string[] {
  return rows.flatMap(([cell = ''], place) => {
    const [last] = rows[place - 1] ?? [];
    if (last === undefined || before(last, cell) || (mayRepeat && last === cell)) return [];
    return [`${name}, line ${place + 2}: ${JSON.stringify(cell)} stands behind ${JSON.stringify(last)}`];
  });
}

/** The spellings of a word that says so always and is one word of a name; 0 for any other. */
function spreadOf({ word, marks }: SaidWord, spread: SpreadOfName): number {
  if (!marks.includes('always') || /[*-]$/u.test(word)) return 0;
  const [first, ...more] = splitWords(word);
  return first === undefined || first.consonantal || more.length > 0
    ? 0
    : spread(spellingVariant(first.text));
}

/** What is wrong with words of a language. */
function problemsOfWords(
  table: Table,
  concepts: ReadonlySet<string>,
  spread: SpreadOfName,
): readonly string[] {
  const seen = new Set<string>();
  return saidWords(table).flatMap((said, place) => {
    const { word, says, marks } = said;
    const found: string[] = [];
    if (/^[*-]?$/u.test(word)) found.push('there is no word');
    if (marks.includes('always') && marks.includes('cut'))
      found.push('a word that says so always need not be cut');
    const unknown = says.split('+').filter((concept) => concept !== '' && !concepts.has(concept));
    if (unknown.length > 0) found.push(`no concept: ${unknown.join(', ')}`);
    const fact = [word, says, marks.includes('name')].join('|');
    if (seen.has(fact)) found.push('the same stands above');
    seen.add(fact);
    const isOfMany = spreadOf(said, spread) >= NAME_OF_MANY;
    if (isOfMany !== marks.includes('people'))
      found.push(
        isOfMany
          ? 'it is the name of many people: mark it as people, or not as always'
          : 'hardly anybody is called so: it needs no mark people',
      );
    return found.map((problem) => `${table.name}, line ${place + 2}, ${JSON.stringify(word)}: ${problem}`);
  });
}

/** What is wrong with rows of names: letters other than small Latin ones, one name alone, one that stands twice. */
function problemsOfNames({ name, rows }: Table): readonly string[] {
  return rows.flatMap(([forms = ''], place) => {
    const names = forms.split(/ \/ | /u);
    const where = `${name}, line ${place + 2}, ${JSON.stringify(forms)}`;
    if (!names.every((one) => /^[a-z]+$/u.test(one))) return [`${where}: names in small Latin letters`];
    if (names.length < 2) return [`${where}: one name alone`];
    return new Set(names).size < names.length ? [`${where}: a name stands twice`] : [];
  });
}

/** What is wrong with words in characters: no meaning, letters other than small Latin ones in it, a mark that is none. */
function problemsOfCharacters({ name, rows }: Table, marks: readonly string[]): readonly string[] {
  return rows.flatMap(([word = '', says = '', mark = ''], place) => {
    const where = `${name}, line ${place + 2}, ${JSON.stringify(word)}`;
    if (word === '' || /[=\s]/u.test(word)) return [`${where}: no word`];
    if (!/^[a-z0-9]+(?:[+/][a-z0-9]+)*$/u.test(says))
      return [`${where}: ${JSON.stringify(says)} is no meaning`];
    return marks.includes(mark) ? [] : [`${where}: ${mark} is no mark`];
  });
}

/** What is wrong with notes beside names: a kind that is none, a fact that stands twice. */
function problemsOfNotes({ name, rows }: Table): readonly string[] {
  const seen = new Set<string>();
  const kinds: readonly string[] = KINDS_OF_NOTES;
  return rows.flatMap(([phrase = '', kind = ''], place) => {
    const where = `${name}, line ${place + 2}, ${JSON.stringify(phrase)}`;
    const fact = `${phrase}\t${kind}`;
    const isSaid = seen.has(fact);
    seen.add(fact);
    if (phrase === '') return [`${where}: there is no phrase`];
    if (!kinds.includes(kind)) return [`${where}: ${JSON.stringify(kind)} is no kind`];
    return isSaid ? [`${where}: the same stands above`] : [];
  });
}

/** Tables of words in characters, each with its marks. */
const tablesOfCharacters = (folder: URL): readonly (readonly [Table, readonly string[]])[] =>
  Object.entries(CHARACTER_TABLES).map(([script, marks]) => [
    openTable(`languages/${script}/characters`, CHARACTER_COLUMNS, folder),
    marks,
  ]);

/** Tables whose rows are names. */
function tablesOfNames(folder: URL): readonly Table[] {
  const kinds = Object.entries(KINDS_OF_NAMES);
  const ofLanguages = tablesIn(folder).flatMap((name) => {
    const column = kinds.find(([kind]) => name.startsWith('languages/') && name.endsWith(`/${kind}`))?.[1];
    return column === undefined ? [] : [openTable(name, [column], folder)];
  });
  return [...ofLanguages, openTable('known-apart', ['names'], folder)];
}

/**
 * What is wrong with the tables of knowledge, one line each: form, order, what stands twice, tables without a place in the
 * order or without a file, concepts that are none or that nothing says, words that many people are called by. Throws
 * `SyntaxError` for a table that cannot be read at all.
 */
export function lintKnowledge(spread: SpreadOfName, folder: URL = KNOWLEDGE): readonly string[] {
  const concepts = openTable('concepts', ['concept', 'kind'], folder);
  const languages = openTable('languages', ['table', 'languages'], folder);
  const names = languages.rows.map(([name = '']) => `languages/${name}`);
  const tables = names.map((name) => openTable(name, ['word', 'says', 'marks', 'turn'], folder));
  const known = new Set(concepts.rows.map(([concept = '']) => concept));
  const said = new Set(tables.flatMap(({ rows }) => rows.flatMap(([, says = '']) => says.split('+'))));
  const ofNames = tablesOfNames(folder);
  const ofCharacters = tablesOfCharacters(folder);
  const phrases = KINDS_OF_PHRASES.flatMap((kind) => tablesOfPhrases(kind, folder));
  const notes = openTable('notes', NOTE_COLUMNS, folder);
  const ofAddresses = tablesOfAddressWords(folder);
  const towns = openTable('towns', TOWN_COLUMNS, folder);
  const regions = openTable('regions', REGION_COLUMNS, folder);
  const others = [...ofNames, ...ofCharacters.map(([table]) => table), ...phrases, towns, regions];
  const places = new Set([
    'concepts',
    'languages',
    'notes',
    ...names,
    ...ofAddresses.map(({ name }) => name),
    ...others.map(({ name }) => name),
  ]);
  return [
    ...[concepts, languages, notes, ...tables, ...others, ...ofAddresses].flatMap(problemsOfForm),
    ...[concepts, ...others].flatMap((table) => problemsOfOrder(table, false)),
    ...ofNames.flatMap(problemsOfNames),
    ...problemsOfNotes(notes),
    ...problemsOfOrder(notes, true),
    ...ofCharacters.flatMap(([table, marks]) => problemsOfCharacters(table, marks)),
    ...[...tables, ...ofAddresses].flatMap((table) => problemsOfOrder(table, true)),
    ...ofAddresses.flatMap(problemsOfAddressWords),
    ...tables.flatMap((table) => problemsOfWords(table, known, spread)),
    ...[...known]
      .filter((concept) => !said.has(concept))
      .map((concept) => `concepts: nothing says ${concept}`),
    ...names
      .filter((name, place) => names.indexOf(name) !== place)
      .map((name) => `languages: ${name} stands twice`),
    ...tablesIn(folder)
      .filter((name) => !places.has(name))
      .map((name) => `${name}: this is no table that is read; one of words needs a row of languages.tsv`),
  ];
}

interface SpellingTable {
  readonly forms: string;
}

/** How many spellings names have, by the table of names. */
export function spreadOfNames(): SpreadOfName {
  const file = new URL('../../src/matching/data/name-equivalents.json', import.meta.url);
  const { forms } = JSON.parse(readFileSync(file, 'utf8')) as SpellingTable;
  const spread = new Map(
    forms.split('\n').map((line) => {
      const [form = '', count = '0'] = line.split(' ');
      return [form, Number.parseInt(count, 36)] as const;
    }),
  );
  return (variant) => spread.get(variant) ?? 0;
}
