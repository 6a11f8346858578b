import { ListFormatError } from '../../../errors.ts';
import { readSheets, type CellValue } from '../../formats/spreadsheet.ts';
import type { OpenedFile, ReadReport } from '../../list-source.ts';
import { clean } from '../../record-parts.ts';

/** One row of a workbook of designations. */
export interface Designation {
  /** Text of the column with the English heading; empty for an empty cell. */
  text(heading: string): string;
  /** Texts of all columns whose English heading fits, in their order, without empty ones. */
  texts(heading: RegExp): readonly string[];
  /** Texts in columns without a heading: notes, telephones, websites. */
  readonly unnamed: readonly string[];
}

/** Stands in the row of English headings, which is the second: the first has the Hebrew ones. */
const REFERENCE = 'internal seq. id';
const HEADINGS_WITHIN = 5;

/** Headings of columns that are read, or left on purpose; all others are reported. */
const KNOWN = [
  /^header$/u,
  /^internal seq\. id$/u,
  /^date of /u,
  /^name of individual - /u,
  /^organization name - /u,
  /^nationality/u,
  /^individual id/u,
  /^d\.o\.b/u,
  /^designat/u,
  /^foreign designation/u,
  /^additional information/u,
  /^corporation /u,
  /^location of formation/u,
  /^linked to /u,
  /^country/u,
  /^city/u,
  /^street/u,
  /^(?:tele)?phone/u,
  /^e-?mail/u,
  /^website/u,
  /^key operatives/u,
  /^comments/u,
  /^public records references/u,
];

/** Reads the sheet of a workbook of designations. Throws `ListFormatError` where no row has the English headings. */
export async function readDesignations(
  file: OpenedFile,
  report: ReadReport,
): Promise<readonly Designation[]> {
  for (const { rows } of await readSheets(file.bytes())) {
    const start = rows
      .slice(0, HEADINGS_WITHIN)
      .findIndex((row) => row.some((cell) => headingOf(cell) === REFERENCE));
    if (start < 0) continue;
    const headings = (rows[start] ?? []).map(headingOf);
    for (const heading of headings) {
      if (heading !== '' && !KNOWN.some((known) => known.test(heading)))
        report.unknown(`column ${heading}`, '');
    }
    return rows.slice(start + 1).map((cells) => openRow(headings, cells.map(textOf)));
  }
  throw new ListFormatError(`no sheet has a row of English headings with "${REFERENCE}"`);
}

const textOf = (cell: CellValue): string => clean(String(cell ?? '').replace(/[\u200b-\u200f]/gu, ''));
const headingOf = (cell: CellValue): string => textOf(cell).toLowerCase();

function openRow(headings: readonly string[], cells: readonly string[]): Designation {
  const places = (fits: (heading: string) => boolean): readonly string[] =>
    cells.filter((text, place) => text !== '' && fits(headings[place] ?? ''));
  return {
    text: (heading) => places((one) => one === heading)[0] ?? '',
    texts: (heading) => places((one) => heading.test(one)),
    unnamed: places((one) => one === ''),
  };
}
