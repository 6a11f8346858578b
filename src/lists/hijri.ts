const DAY = 86_400_000;

/** Days that a date may mean, ISO. */
export interface DaySpan {
  readonly earliest: string;
  readonly latest: string;
}

/** Which of the two calendars that count from the Hijra: by the moon, or by the sun as in Iran and Afghanistan. */
export type HijriReckoning = 'lunar' | 'solar';

/** The calendars as the ICU library of the runtime knows them; the day from which each counts, and its mean year and month. */
const CALENDARS: Readonly<Record<HijriReckoning, Calendar>> = {
  lunar: calendar('islamic-civil', Date.UTC(622, 6, 19), 354.3667, 29.53),
  solar: calendar('persian', Date.UTC(622, 2, 22), 365.2422, 30.6),
};

interface Calendar {
  readonly format: Intl.DateTimeFormat;
  readonly firstDay: number;
  readonly daysOfYear: number;
  readonly daysOfMonth: number;
}

function calendar(name: string, firstDay: number, daysOfYear: number, daysOfMonth: number): Calendar {
  const format = new Intl.DateTimeFormat(`en-u-ca-${name}-nu-latn`, {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  return { format, firstDay: firstDay / DAY, daysOfYear, daysOfMonth };
}

const MONTHS = 12;

/** The observed months of the moon begin up to a day beside the reckoned ones. */
const TOLERANCE: Readonly<Record<HijriReckoning, number>> = { lunar: 1, solar: 0 };

/** Days in which somebody who is listed may have been born: where a calendar is not told, one that misses them is not meant. */
const BORN = { earliest: '1915-01-01', latest: '2015-12-31' };

/** The days of our calendar that a year, month or day of the lunar calendar may mean; null when there is no such day. */
export function islamicDaySpan(year: number, month?: number, day?: number): DaySpan | null {
  return spanIn('lunar', year, month, day);
}

/**
 * The days that a year from 1200 to 1600, or a month or day of it, may mean. Without a reckoning both calendars are tried, and
 * those kept that give a possible day of birth. Null when there is no such day.
 */
export function hijriDaySpan(
  date: { readonly year: number; readonly month?: number | undefined; readonly day?: number | undefined },
  reckoning?: HijriReckoning,
): DaySpan | null {
  const { year, month, day } = date;
  if (reckoning !== undefined) return spanIn(reckoning, year, month, day);
  const spans = (['lunar', 'solar'] as const)
    .map((one) => spanIn(one, year, month, day))
    .filter((span) => span !== null)
    .filter((span) => span.latest >= BORN.earliest && span.earliest <= BORN.latest);
  const [first] = spans.map(({ earliest }) => earliest).sort();
  const last = spans
    .map(({ latest }) => latest)
    .sort()
    .at(-1);
  return first === undefined || last === undefined ? null : { earliest: first, latest: last };
}

function spanIn(reckoning: HijriReckoning, year: number, month?: number, day?: number): DaySpan | null {
  if (!Number.isInteger(year) || year < 1200 || year > 1600) return null;
  if ((month ?? 1) < 1 || (month ?? 1) > MONTHS || (day ?? 1) < 1 || (day ?? 1) > 31) return null;
  const first = dayNumber(reckoning, year, month ?? 1, day ?? 1);
  const last = day === undefined ? lastDay(reckoning, year, month ?? MONTHS) : first;
  if (first === null || last === null) return null;
  const iso = (days: number): string => new Date(days * DAY).toISOString().slice(0, 10);
  return { earliest: iso(first - TOLERANCE[reckoning]), latest: iso(last + TOLERANCE[reckoning]) };
}

function lastDay(reckoning: HijriReckoning, year: number, month: number): number | null {
  const next =
    month === MONTHS ? dayNumber(reckoning, year + 1, 1, 1) : dayNumber(reckoning, year, month + 1, 1);
  return next === null ? null : next - 1;
}

/** Farthest that the reckoned day can be from the one that mean years and months give. */
const NEAR = 5;

/** Days since 1970 of a day of a calendar; null when the month has no such day. The library converts the other way, so days near by are tried. */
function dayNumber(reckoning: HijriReckoning, year: number, month: number, day: number): number | null {
  const { format, firstDay, daysOfYear, daysOfMonth } = CALENDARS[reckoning];
  const near = Math.round(firstDay + (year - 1) * daysOfYear + (month - 1) * daysOfMonth + day - 1);
  for (let days = near - NEAR; days <= near + NEAR; days++) {
    const parts = format.formatToParts(days * DAY);
    const is = (type: string, value: number): boolean =>
      parts.some((part) => part.type === type && Number(part.value) === value);
    if (is('year', year) && is('month', month) && is('day', day)) return days;
  }
  return null;
}
