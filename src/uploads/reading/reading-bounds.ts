import type { XmlBounds } from '../../lists/formats/bounded-xml.ts';

/** Most bytes of an uploaded file: 100,000 rows of 500 bytes. */
export const MOST_FILE_BYTES = 50_000_000;

/** What a person whose file is larger is told. */
export const FILE_TOO_LARGE = `The file is larger than ${MOST_FILE_BYTES / 1_000_000} MB. Split it.`;

/** Most bytes of the form that brings a file. One with a somewhat larger file is read, so that browsers show why it is refused. */
export const MOST_FORM_BYTES = 60_000_000;

/** Most rows that are read of a file: those of the largest plan. */
export const MOST_ROWS = 100_000;

/** Most columns of a file: more are a mistake in the separator, or an attack. */
export const MOST_COLUMNS = 500;

/** Most characters of one row, and of one line of a text file. */
export const MOST_ROW_CHARACTERS = 200_000;

/** Most lines of one row: a quotation mark that nobody closed must not swallow the rest of the file. */
export const MOST_ROW_LINES = 200;

/**
 * Most characters of a text file that are looked at, those again for which a quotation mark was followed in vain. Twenty times
 * the largest file: a second of processor time.
 */
export const MOST_LOOKED_AT_CHARACTERS = 20 * MOST_FILE_BYTES;

/** Most characters of one cell of a spreadsheet: Excel's own limit. */
export const MOST_CELL_CHARACTERS = 32_767;

/**
 * What a spreadsheet may hold. 100,000 rows of ten cells, each with a text of its own, unpack to 110 MB and have 4 million
 * elements; 90,000 of them took six seconds of processor time.
 */
export const SPREADSHEET = {
  /** Files in its zip. */
  parts: 2_000,
  /** Bytes of the name and the notes of a file in its zip. */
  partNameBytes: 2_000,
  /** Bytes that its zip says it unpacks to. */
  statedBytes: 300_000_000,
  /** Unpacked bytes for each packed byte of one part, looked at from `ratioFloorBytes`. */
  ratio: 200,
  ratioFloorBytes: 10_000_000,
  /** Bytes that are unpacked, and elements, each time it is read. */
  readBytes: 200_000_000,
  elements: 10_000_000,
  /** Bytes of each part that says what the others are. */
  describingBytes: 10_000_000,
  sheets: 255,
  sharedTexts: 2_000_000,
  /** Bytes of all shared texts in UTF-8: they are held while rows are read. */
  sharedBytes: 50_000_000,
  /** Bytes that the shared texts of all spreadsheets may take which one process reads at once; one takes 66 MB at most. */
  heldBytes: 200_000_000,
  /** Of those, for files whose rows are screened: two of the largest. */
  heldByRuns: 140_000_000,
  /** Characters of a number format; longer ones are not looked at. */
  formatCharacters: 255,
} as const;

/** Each part of a spreadsheet. A cell of 32,767 characters, each written as an entity of ten, has 330,000. */
export const PART: XmlBounds = {
  depth: 32,
  attributes: 64,
  attributeCharacters: 200_000,
  nodeCharacters: 1_000_000,
};
