import { KNOWLEDGE, openTable } from './table.ts';

/** Tables of words in characters, by the tag of their script, and the marks of each. */
export const CHARACTER_TABLES = {
  'und-Hani': ['', 'name'],
  'und-Hrkt': ['', 'whole'],
  'ko-Hang': ['', 'always'],
} as const;
export type CharacterTable = keyof typeof CHARACTER_TABLES;

/** Columns of such a table. */
export const CHARACTER_COLUMNS = ['word', 'says', 'marks'];

/** The words of a table, `word=meaning`, of one mark or of all. */
function itemsOf(
  table: CharacterTable,
  folder: URL,
  ofMark?: string,
): readonly (readonly [string, string])[] {
  return openTable(`languages/${table}/characters`, CHARACTER_COLUMNS, folder)
    .rows.filter(([, , mark]) => ofMark === undefined || mark === ofMark)
    .map(([word = '', says = '']) => [word, says]);
}

const asItems = (items: readonly (readonly [string, string])[]): string =>
  items.map((item) => item.join('=')).join(' ');

const wordsOf = (items: readonly (readonly [string, string])[]): string =>
  items.map(([word]) => word).join(' ');

/** Words of organisations in characters in the form that the matcher loads. Throws `SyntaxError` for a table that cannot be read. */
export const characterTables = (folder: URL = KNOWLEDGE): Readonly<Record<string, string>> => ({
  han: asItems(itemsOf('und-Hani', folder)),
  hanNames: wordsOf(itemsOf('und-Hani', folder, 'name')),
  kana: asItems(itemsOf('und-Hrkt', folder, '')),
  kanaWhole: asItems(itemsOf('und-Hrkt', folder, 'whole')),
  hangul: asItems(itemsOf('ko-Hang', folder)),
  hangulAlways: wordsOf(itemsOf('ko-Hang', folder, 'always')),
});
