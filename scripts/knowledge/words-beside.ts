import { KNOWLEDGE, openTable, tablesIn, type Table } from './table.ts';

/** Kinds of tables of phrases that stand beside names, one folder a language. */
export const KINDS_OF_PHRASES = ['offices', 'titles'] as const;
/** What a note beside a name is. */
export const KINDS_OF_NOTES = ['degree', 'number', 'place', 'date', 'month', 'note', 'branch'] as const;
export const NOTE_COLUMNS = ['phrase', 'kind'] as const;

/** Names of the tables of a kind. */
export const tablesOfPhrases = (
  kind: (typeof KINDS_OF_PHRASES)[number],
  folder: URL = KNOWLEDGE,
): readonly Table[] =>
  tablesIn(folder)
    .filter((name) => name.startsWith('languages/') && name.endsWith(`/${kind}`))
    .map((name) => openTable(name, ['phrase'], folder));

/** What stands beside names in the form that the matcher loads. Throws `SyntaxError` for a table that cannot be read. */
export function besideTables(folder: URL = KNOWLEDGE): {
  readonly offices: readonly string[];
  readonly titles: readonly string[];
  readonly notes: Readonly<Record<string, readonly string[]>>;
} {
  const phrases = (kind: (typeof KINDS_OF_PHRASES)[number]): readonly string[] => [
    ...new Set(tablesOfPhrases(kind, folder).flatMap(({ rows }) => rows.map(([phrase = '']) => phrase))),
  ];
  const { rows } = openTable('notes', NOTE_COLUMNS, folder);
  const notes: Record<string, readonly string[]> = {};
  for (const kind of KINDS_OF_NOTES)
    notes[kind] = rows.filter(([, of]) => of === kind).map(([phrase = '']) => phrase);
  return { offices: phrases('offices'), titles: phrases('titles'), notes };
}
