import { MOST_CELL_CHARACTERS, MOST_COLUMNS, MOST_ROW_CHARACTERS } from './reading-bounds.ts';

/** A row that could be read. */
export interface ReadRow {
  /** Line of the file on which it begins, or its number in the sheet; from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A row that could not; it is reported and does not stop the others. */
export interface BrokenRow {
  readonly line: number;
  /** The beginning of its text. */
  readonly text: string;
  /** What is wrong, in plain words. */
  readonly problem: string;
}

/** A row of an uploaded file. Blank rows are left out. */
export type FileRow = ReadRow | BrokenRow;

/** A row that is not screened because it is larger than any row of a table. */
export const TOO_WIDE = `The row has more than ${MOST_COLUMNS} cells.`;
export const TOO_LONG = `The row has more than ${MOST_ROW_CHARACTERS.toLocaleString('en')} characters.`;
export const CELL_TOO_LONG = `A cell has more than ${MOST_CELL_CHARACTERS.toLocaleString('en')} characters.`;

/** Some programs write formulas and leave it to Excel to work them out. */
export const NO_VALUE =
  'A cell has a formula whose value is not in the file. Open the file in a spreadsheet program and save it.';
