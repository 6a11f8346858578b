import { createRequire } from 'node:module';

/** Tables of names as `scripts/knowledge` builds them: rows are lines, the names of a row are separated by blanks. */
interface NameTables {
  /** By language, or by the part of the world. */
  readonly spellings: Readonly<Record<string, string>>;
  readonly shortForms: Readonly<Record<string, string>>;
  readonly knownApart: string;
}

/** Required, not imported: see `spelling-tables.ts`. */
const TABLES = createRequire(import.meta.url)('../data/names.json') as NameTables;

type Rows = readonly (readonly string[])[];

const rowsOf = (lines: string): Rows => lines.split('\n').map((line) => line.split(' '));

/** Spellings of one name, or of one word of movements, that the large tables do not have, or not all of them. */
export const SPELLINGS: Rows = Object.values(TABLES.spellings).flatMap(rowsOf);

/** Those of one language, by its tag; none of one that has no table. */
export const spellingsOf = (language: string): Rows => rowsOf(TABLES.spellings[language] ?? '');

/** Given names with their spellings and the short forms by which people are called. */
export const SHORT_FORMS_OF_NAMES: Rows = Object.values(TABLES.shortForms).flatMap(rowsOf);

/**
 * Names that the tables of spellings join or that are written almost alike, and that are other names to whoever bears them. Of each
 * row no two are one name; where a row has sides, divided by a stroke, none of one side is one of the other.
 */
export const KNOWN_APART: readonly string[] = TABLES.knownApart.split('\n');
