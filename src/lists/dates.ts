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

function single(text: string): Span | null {
  const iso = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?(?:T.*)?$/u.exec(text);
  if (iso) return daySpan(Number(iso[1]), optional(iso[2]), optional(iso[3]));
  const slashed = /^(\d{1,2}|dd)\/(\d{1,2}|mm)\/(\d{4})$/iu.exec(text);
  if (slashed) return daySpan(Number(slashed[3]), optional(slashed[2]), optional(slashed[1]));
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
 * Reads a date as publishers write it: `1961`, `1961-02`, `03/02/1970` (day first), `dd/mm/1945`, `03 Feb 1970`,
 * `Feb 1970`, `February 3, 1970`, each with `circa`, and spans `1960 to 1962`. Keeps the text in any case.
 */
export function readBirthDate(text: string): BirthDate {
  const kept = text.replace(/\s+/gu, ' ').trim();
  const plain = kept.replace(/^(?:circa|approximately|approx\.?|between|ca\.?)\s+/iu, '');
  const [from = '', to] = plain.split(/\s+(?:to|and|-)\s+/u);
  const first = single(from);
  const last = to === undefined ? first : single(to);
  return { text: kept, earliest: first?.earliest ?? null, latest: last?.latest ?? null };
}

/** The one day a text names, ISO `yyyy-mm-dd`; null when it names none or only a month or year. */
export function readDay(text: string): string | null {
  const span = single(text.trim());
  return span !== null && span.earliest === span.latest ? span.earliest : null;
}
