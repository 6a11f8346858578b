import type { BirthDate } from '../domain/listed-party.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

interface Span {
  readonly earliest: string;
  readonly latest: string;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The days that a year, a month of it or one day of it may mean; null when there is no such day. */
export function daySpan(year: number, month?: number, day?: number): Span | null {
  if (!Number.isInteger(year) || year < 1800 || year > 2200) return null;
  if (month === undefined || month === 0) return { earliest: `${year}-01-01`, latest: `${year}-12-31` };
  if (month < 1 || month > 12) return null;
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day === undefined || day === 0) {
    return { earliest: `${year}-${two(month)}-01`, latest: `${year}-${two(month)}-${two(lastDay)}` };
  }
  if (day < 1 || day > lastDay) return null;
  const iso = `${year}-${two(month)}-${two(day)}`;
  return { earliest: iso, latest: iso };
}

/** Days from the civil (tabular) Islamic calendar's first day to 1 January 1970. */
const ISLAMIC_EPOCH_DAYS = 492_148;

function islamicDay(year: number, month: number, day: number): number {
  return (
    day +
    Math.ceil(29.5 * (month - 1)) +
    (year - 1) * 354 +
    Math.floor((3 + 11 * year) / 30) -
    ISLAMIC_EPOCH_DAYS -
    1
  );
}

/**
 * The days of our calendar that a year, month or day of the Islamic calendar may mean, by the tabular reckoning and one
 * day more on either side, because the observed calendar differs from it. Null when there is no such day.
 */
export function islamicDaySpan(year: number, month?: number, day?: number): Span | null {
  if (!Number.isInteger(year) || year < 1200 || year > 1600) return null;
  if ((month ?? 1) < 1 || (month ?? 1) > 12 || (day ?? 1) < 1 || (day ?? 1) > 30) return null;
  const first = islamicDay(year, month ?? 1, day ?? 1);
  const next = month === undefined ? islamicDay(year + 1, 1, 1) : islamicDay(year, month + 1, 1);
  const last = day === undefined ? next - 1 : first;
  const iso = (days: number): string => new Date(days * 86_400_000).toISOString().slice(0, 10);
  return { earliest: iso(first - 1), latest: iso(last + 1) };
}

function single(text: string): Span | null {
  const iso = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?(?:T.*)?$/u.exec(text);
  if (iso) return daySpan(Number(iso[1]), optional(iso[2]), optional(iso[3]));
  const slashed = /^(\d{1,2}|dd)\/(\d{1,2}|mm)\/(\d{4})$/iu.exec(text);
  if (slashed) return daySpan(Number(slashed[3]), optional(slashed[2]), optional(slashed[1]));
  const monthOfYear = /^(\d{1,2})\/(\d{4})$/u.exec(text);
  if (monthOfYear) return daySpan(Number(monthOfYear[2]), Number(monthOfYear[1]));
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/u.exec(text);
  if (dotted) return daySpan(Number(dotted[3]), Number(dotted[2]), Number(dotted[1]));
  const worded = /^(?:(\d{1,2})\s+)?([a-z]{3})[a-z]*\.?,?\s+(\d{4})$/iu.exec(text);
  if (worded) return monthSpan(worded[3], worded[2], worded[1]);
  const american = /^([a-z]{3})[a-z]*\.?\s+(\d{1,2}),\s*(\d{4})$/iu.exec(text);
  if (american) return monthSpan(american[3], american[1], american[2]);
  return null;
}

function optional(text: string | undefined): number | undefined {
  return text === undefined || /^\D/u.test(text) ? undefined : Number(text);
}

function monthSpan(year = '', month = '', day?: string): Span | null {
  const index = MONTHS.indexOf(month.toLowerCase());
  return index < 0 ? null : daySpan(Number(year), index + 1, optional(day));
}

/**
 * Reads a date as publishers write it: `1961`, `1961-02`, `03/02/1970` (day first), `dd/mm/1945`, `02/1970`, `03 Feb 1970`,
 * `Feb 1970`, `February 3, 1970`, each with `circa`, and spans `1960 to 1962` or `1960-1962`. Keeps the text in any case.
 */
export function readBirthDate(text: string): BirthDate {
  const kept = text.replace(/\s+/gu, ' ').trim();
  const plain = kept.replace(/^(?:circa|approximately|approx\.?|between|ca\.?)\s+/iu, '');
  const [from = '', to] = plain.split(/\s+(?:to|and|-)\s+|(?<=^\d{4})-(?=\d{4}$)/u);
  const first = single(from);
  const last = to === undefined ? first : single(to);
  return { text: kept, earliest: first?.earliest ?? null, latest: last?.latest ?? null };
}

/** The one day a text names, ISO `yyyy-mm-dd`; null when it names none or only a month or year. */
export function readDay(text: string): string | null {
  const span = single(text.trim());
  return span !== null && span.earliest === span.latest ? span.earliest : null;
}
