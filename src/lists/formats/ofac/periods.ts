import type { BirthDate } from '../../../domain/listed-party.ts';
import { daySpan } from '../../dates.ts';
import { child, childText, type XmlElement } from '../xml-records.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The day of an element with `Year`, `Month` and `Day`, ISO; null when it is missing or no day. */
export function readDayElement(element: XmlElement | undefined): string | null {
  if (element === undefined) return null;
  const [year, month, day] = ['Year', 'Month', 'Day'].map((part) => Number(childText(element, part)));
  if (!year || !month || !day) return null;
  return daySpan(year, month, day)?.earliest ?? null;
}

/** An ISO day as OFAC writes it elsewhere: `03 Feb 1970`. */
export function ofacDay(iso: string): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  return `${day} ${MONTHS[Number(month) - 1] ?? ''} ${year}`;
}

/** Whole years and months are encoded as their first and last day. */
function spanText(earliest: string, latest: string): string {
  if (earliest === latest) return ofacDay(earliest);
  const [fromYear, toYear] = [earliest.slice(0, 4), latest.slice(0, 4)];
  if (earliest.endsWith('-01-01') && latest.endsWith('-12-31')) {
    return fromYear === toYear ? fromYear : `${fromYear} to ${toYear}`;
  }
  const month = daySpan(Number(fromYear), Number(earliest.slice(5, 7)));
  if (month?.earliest === earliest && month.latest === latest) return ofacDay(earliest).slice(3);
  return `${ofacDay(earliest)} to ${ofacDay(latest)}`;
}

/** The text and days of a span; `circa` where the publisher calls it approximate. */
export function birthSpan(earliest: string, latest: string, approximate: boolean): BirthDate {
  return { text: `${approximate ? 'circa ' : ''}${spanText(earliest, latest)}`, earliest, latest };
}

/** Reads a `DatePeriod` of the advanced XML; null when it has no days. */
export function readPeriod(period: XmlElement): BirthDate | null {
  const start = child(period, 'Start');
  const end = child(period, 'End');
  if (start === undefined || end === undefined) return null;
  const earliest = readDayElement(child(start, 'From'));
  const latest = readDayElement(child(end, 'To'));
  if (earliest === null || latest === null) return null;
  const approximate = [start, end].some((side) => side.attributes['Approximate'] === 'true');
  return birthSpan(earliest, latest, approximate);
}
