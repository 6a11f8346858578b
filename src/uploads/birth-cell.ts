import { birthProblem } from '../screening/facts/read-facts.ts';

const ISO = /^(?<date>\d{4}(?:-\d{2}){0,2})(?:[T ]\d{2}:\d{2}.*)?$/u;
const BY_PARTS = /^(?<first>\d{1,2})[./-](?<second>\d{1,2})[./-](?<year>\d{4})(?:[T ]\d{1,2}:\d{2}.*)?$/u;
const YEAR_FIRST = /^(?<year>\d{4})[./](?<month>\d{1,2})[./](?<day>\d{1,2})$/u;
const COMPACT = /^(?<year>(?:18|19|20)\d{2})(?<month>\d{2})(?<day>\d{2})$/u;

/** Of four digits. */
const THE_LAST_DAY = new Date('9999-12-30T00:00:00Z');

const two = (text: string): string => text.padStart(2, '0');

/**
 * The date of birth that a cell of a file says, `YYYY[-MM[-DD]]`, null for one that says none. Where day and month may stand in either
 * order, as in `03/02/1970`, the year alone: a wrong day would contradict. Without `today` a day of the future counts as one.
 */
export function birthInCell(cell: string, today: Date = THE_LAST_DAY): string | null {
  const read = dateIn(cell.trim());
  return read !== null && birthProblem(read, today) === null ? read : null;
}

function dateIn(text: string): string | null {
  const iso = ISO.exec(text)?.groups?.['date'];
  if (iso !== undefined) return iso;
  const ordered = (YEAR_FIRST.exec(text) ?? COMPACT.exec(text))?.groups;
  if (ordered !== undefined) {
    const { year = '', month = '', day = '' } = ordered;
    return `${year}-${two(month)}-${two(day)}`;
  }
  const { first = '', second = '', year = '' } = BY_PARTS.exec(text)?.groups ?? {};
  if (year === '') return null;
  const [a, b] = [Number(first), Number(second)];
  // German and Russian dates have dots, and the day first.
  if (text.includes('.') || a > 12) return `${year}-${two(second)}-${two(first)}`;
  if (b > 12 || a === b) return `${year}-${two(first)}-${two(second)}`;
  return year;
}
