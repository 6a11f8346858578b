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

/** Most columns of a file: more are a mistake in the separator, or an attack. */
export const MOST_COLUMNS = 500;
