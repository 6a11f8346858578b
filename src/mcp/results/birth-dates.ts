import type { BirthDate } from '../../domain/listed-party.ts';

/**
 * A date of birth as ISO 8601 writes it: a day, a month, a year, or the interval of days it may mean; null where the
 * publisher's text could not be read.
 */
export function isoBirthDate({ earliest, latest }: BirthDate): string | null {
  if (earliest === null && latest === null) return null;
  if (earliest === null || latest === null) return `${earliest ?? '..'}/${latest ?? '..'}`;
  if (earliest === latest) return earliest;
  const [from, to] = [earliest.slice(0, 7), latest.slice(0, 7)];
  const wholeMonths = earliest.endsWith('-01') && latest === lastDayOf(to);
  if (wholeMonths && from === to) return from;
  const [year, lastYear] = [from.slice(0, 4), to.slice(0, 4)];
  if (wholeMonths && from.endsWith('-01') && to.endsWith('-12')) {
    return year === lastYear ? year : `${year}/${lastYear}`;
  }
  return `${earliest}/${latest}`;
}

/** The publisher's text, and the ISO form behind it where it says the date otherwise: `17 Nov 1970 (1970-11-17)`. */
export function birthDateText(published: string, iso: string | null): string {
  return iso === null || iso === published ? published : `${published} (${iso})`;
}

function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return `${month}-${String(new Date(Date.UTC(year, number, 0)).getUTCDate()).padStart(2, '0')}`;
}
