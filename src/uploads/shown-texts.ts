import { SHOWN_FIELDS } from './columns/column-fields.ts';
import { dateText } from './reading/cell-texts.ts';
import type { RowResult, UploadReading } from './upload.ts';

/** A cell that is shown beside the matches of its row. */
export interface ShownText {
  readonly field: (typeof SHOWN_FIELDS)[number] | 'country';
  /** Heading of its column. */
  readonly heading: string;
  readonly text: string;
}

/** Days that a spreadsheet counts from 1900 to about 2090: a date of birth that lost its format. */
const DAYS = /^\d{5}$/u;
const LATEST_DAY = 70_000;
const EARLIEST_DAY = 10_000;

/** The reference, date of birth, note and country of a row, in the order of the columns. */
export function shownTexts(
  { columns, mapping }: Pick<UploadReading, 'columns' | 'mapping'>,
  { cells }: Pick<RowResult, 'cells'>,
): readonly ShownText[] {
  return mapping.flatMap((field, column): readonly ShownText[] => {
    const text = (cells[column] ?? '').trim();
    if (text === '' || !isShown(field)) return [];
    const shown = field === 'birth_date' ? birthDateText(text) : text;
    return [{ field, heading: columns[column] ?? '', text: shown }];
  });
}

const isShown = (field: string): field is ShownText['field'] =>
  field === 'country' || (SHOWN_FIELDS as readonly string[]).includes(field);

/** A day as a spreadsheet counts it, as a date with the number beside it: `29252` is no year. */
function birthDateText(text: string): string {
  const days = Number(text);
  const isDay = DAYS.test(text) && days >= EARLIEST_DAY && days <= LATEST_DAY;
  return isDay ? `${dateText(days, false)} (${text})` : text;
}
