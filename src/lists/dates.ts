import type { BirthDate } from '../domain/listed-party.ts';
import { type DaySpan, type HijriReckoning, hijriDaySpan } from './hijri.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const two = (value: number): string => String(value).padStart(2, '0');

/** The days that a year, a month of it or one day of it may mean; null when there is no such day. */
export function daySpan(year: number, month?: number, day?: number): DaySpan | null {
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

/** What is left of a date when its slips are mended: `10/061962`, `/02/1961`. */
function withoutSlips(text: string): string {
  return text.replace(/^(\d{1,2}\/\d{2})(?=\d{4}$)/u, '$1/').replace(/^\/(?=\d{1,2}\/\d{4}$)/u, '');
}

function single(written: string): DaySpan | null {
  const text = withoutSlips(written);
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
  const ofSheet = /^(?:(\d{1,2})-)?([a-z]{3})-(\d{2}|\d{4})$/iu.exec(text);
  if (ofSheet) return monthSpan(wholeYear(ofSheet[3] ?? ''), ofSheet[2], ofSheet[1]);
  return decade(text);
}

/** Spreadsheets write `Sep-99`. Nobody listed was born later than this year of the century, or a hundred years before it. */
const LATEST_BIRTH_YEAR = 15;

function wholeYear(year: string): string {
  if (year.length !== 2) return year;
  return `${Number(year) <= LATEST_BIRTH_YEAR ? '20' : '19'}${year}`;
}

const PARTS_OF_DECADES: Readonly<Record<string, readonly [number, number]>> = {
  early: [0, 4],
  mid: [3, 6],
  late: [5, 9],
  '': [0, 9],
};

/** `1970s`, `in the early 1970s`, `mid-1970s`. */
function decade(text: string): DaySpan | null {
  const [, part = '', year = ''] =
    /^(?:born\s+)?(?:in\s+)?(?:the\s+)?(?:(early|mid|late)[\s-]+)?(\d{3}0)s$/iu.exec(text) ?? [];
  const years = PARTS_OF_DECADES[part.toLowerCase()];
  if (year === '' || years === undefined) return null;
  const [from, to] = years.map((add) => daySpan(Number(year) + add));
  return from && to ? { earliest: from.earliest, latest: to.latest } : null;
}

function optional(text: string | undefined): number | undefined {
  return text === undefined || /^\D/u.test(text) ? undefined : Number(text);
}

function monthSpan(year = '', month = '', day?: string): DaySpan | null {
  const index = MONTHS.indexOf(month.toLowerCase());
  return index < 0 ? null : daySpan(Number(year), index + 1, optional(day));
}

/**
 * Reads a date as publishers write it: `1961`, `1961-02`, `03/02/1970` (day first), `dd/mm/1945`, `02/1970`, `03 Feb 1970`,
 * `Feb 1970`, `February 3, 1970`, `Sep-99`, `early 1970s`, each with `circa`; spans `1960 to 1962`, `1960-1962`, `1980.1981`,
 * `Between Aug. and Sep. 1977`; days of a calendar of the Hijra, `24/06/1402`, by whichever calendar fits a birth. A span
 * whose ends are exchanged is read the right way round. Keeps the text in any case.
 */
export function readBirthDate(text: string): BirthDate {
  return read(text);
}

/** The same where a year of the Hijra is known to be of one calendar: of the sun for people of Iran and Afghanistan. */
export function readBirthDateIn(reckoning: HijriReckoning, text: string): BirthDate {
  return read(text, reckoning);
}

function read(text: string, reckoning?: HijriReckoning): BirthDate {
  const kept = text.replace(/\s+/gu, ' ').trim();
  const plain = kept.replace(/^(?:circa|approximately|approx\.?|between|ca\.?)\s+/iu, '');
  const hijri = readHijri(plain, reckoning);
  if (hijri !== null) return { text: kept, ...hijri };
  const [from = '', to] = plain.split(SPAN);
  const first = single(to === undefined ? from : withYearOf(from, to));
  const last = to === undefined ? first : single(to);
  const exchanged = first !== null && last !== null && first.earliest > last.latest;
  const [start, end] = exchanged ? [last, first] : [first, last];
  return { text: kept, earliest: start?.earliest ?? null, latest: end?.latest ?? null };
}

/** Between the ends of a span: words, a hyphen, or what a typist put for it between two years, or a day and a month. */
const SPAN =
  /\s+(?:to|and|-|–)\s+|(?<=^\d{4})[-–.](?=\d{4}$)|(?<=^\d{1,2}\/\d{2}\/\d{4})\/(?=\d{1,2}\/\d{4}$)/u;

/** `Aug.` in `Aug. and Sep. 1977` is of the same year. */
function withYearOf(from: string, to: string): string {
  const year = /\b\d{4}$/u.exec(to)?.[0] ?? '';
  return /^(?:\d{1,2}\s+)?[a-z]{3,9}\.?$/iu.test(from) ? `${from} ${year}` : from;
}

/** Years from here to there are of a calendar of the Hijra in which people who are listed were born. */
const HIJRI_YEARS = [1290, 1450] as const;

function readHijri(text: string, reckoning?: HijriReckoning): DaySpan | null {
  const bare = text.replace(/\s*\(?\b(?:lunar |solar )?(?:hijri|islamic|AH)\b[^()]*\)?$/iu, '').trim();
  const [, day, month, year = ''] = /^(?:(\d{1,2})\/)?(?:(\d{1,2})\/)?(\d{4})$/u.exec(bare) ?? [];
  if (year === '' || Number(year) < HIJRI_YEARS[0] || Number(year) > HIJRI_YEARS[1]) return null;
  const [ofDay, ofMonth] = month === undefined ? [undefined, day] : [day, month];
  return hijriDaySpan({ year: Number(year), month: optional(ofMonth), day: optional(ofDay) }, reckoning);
}

/** The one day a text names, ISO `yyyy-mm-dd`; null when it names none or only a month or year. */
export function readDay(text: string): string | null {
  const span = single(text.trim());
  return span !== null && span.earliest === span.latest ? span.earliest : null;
}
