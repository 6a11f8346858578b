/** Days of a calendar as numbers, and texts `YYYY[-MM[-DD]]` as the days they may mean. */

/** From the first to the last day that a date may mean, ISO `yyyy-mm-dd`. */
export interface DaySpan {
  readonly earliest: string;
  readonly latest: string;
}

const PARTIAL = /^(?<year>\d{4})(?:-(?<month>\d{2})(?:-(?<day>\d{2}))?)?$/u;

/** The days that a date, month or year may mean; null for a text that is none, such as `2001-02-31`. */
export function spanOf(text: string): DaySpan | null {
  const { year = '', month, day } = PARTIAL.exec(text)?.groups ?? {};
  if (year === '') return null;
  if (month === undefined) return { earliest: `${year}-01-01`, latest: `${year}-12-31` };
  const lastDay = lastDayOf(Number(year), Number(month));
  if (lastDay === null) return null;
  if (day === undefined) return { earliest: `${text}-01`, latest: `${text}-${lastDay}` };
  return Number(day) >= 1 && Number(day) <= lastDay ? { earliest: text, latest: text } : null;
}

/** How many days a month has, by the Gregorian calendar; null where there is no such month. */
function lastDayOf(year: number, month: number): number | null {
  if (month < 1 || month > 12) return null;
  return new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
}

/** True for one day. */
export const isDay = ({ earliest, latest }: DaySpan): boolean => earliest === latest;

/** True where two spans have a day in common. */
export const overlap = (a: DaySpan, b: DaySpan): boolean => a.earliest <= b.latest && b.earliest <= a.latest;

/** Whole years between the nearest years of two spans, 0 within one year. */
export function yearsApart(a: DaySpan, b: DaySpan): number {
  const [first, second] = a.latest < b.earliest ? [a, b] : [b, a];
  return Math.max(0, yearOf(second.earliest) - yearOf(first.latest));
}

/** Years that a span covers. */
export const yearsOf = ({ earliest, latest }: DaySpan): number => yearOf(latest) - yearOf(earliest);

const yearOf = (day: string): number => Number(day.slice(0, 4));
