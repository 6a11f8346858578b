import { KNOWLEDGE, openTable, tablesIn } from './table.ts';

/** Tables of names in the form that the matcher loads. */
export interface NameTables {
  readonly spellings: Readonly<Record<string, string>>;
  readonly shortForms: Readonly<Record<string, string>>;
  readonly knownApart: string;
}

/** Column of the tables of one kind of names. */
export const KINDS_OF_NAMES = { spellings: 'forms', 'short-forms-of-names': 'forms' } as const;
export type KindOfNames = keyof typeof KINDS_OF_NAMES;

/** The tables of a kind, by the language that their folder is named by. */
const namesOf = (kind: KindOfNames, folder: URL = KNOWLEDGE): ReadonlyMap<string, readonly string[]> =>
  new Map(
    tablesIn(folder)
      .filter((name) => name.startsWith('languages/') && name.endsWith(`/${kind}`))
      .map((name) => {
        const { rows } = openTable(name, [KINDS_OF_NAMES[kind]], folder);
        return [name.split('/')[1] ?? '', rows.map(([forms = '']) => forms)] as const;
      }),
  );

/** Reads the tables of names. Throws `SyntaxError` for one that cannot be read. */
export function nameTables(folder: URL = KNOWLEDGE): NameTables {
  const lines = (kind: KindOfNames): Record<string, string> =>
    Object.fromEntries([...namesOf(kind, folder)].map(([language, rows]) => [language, rows.join('\n')]));
  return {
    spellings: lines('spellings'),
    shortForms: lines('short-forms-of-names'),
    knownApart: openTable('known-apart', ['names'], folder)
      .rows.map(([names = '']) => names)
      .join('\n'),
  };
}
