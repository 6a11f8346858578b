// The parser that Agenda runs schedules with: what is checked here is what runs.
import { CronExpressionParser } from 'cron-parser';

/** The fields of a schedule, in their order, and what they may hold. */
const FIELDS = [
  { name: 'minute', range: '0 to 59', last: 59 },
  { name: 'hour', range: '0 to 23', last: 23 },
  { name: 'day of the month', range: '1 to 31', last: 31 },
  { name: 'month', range: '1 to 12 or JAN to DEC', last: 12 },
  { name: 'day of the week', range: '0 to 7 or SUN to SAT', last: 7 },
] as const;

/** Cron's own signs. What only some programs know (`L`, `#`, `?`, and `H`, another minute at each reading) is left out. */
const WRITTEN =
  /^(?:[\d*,/-]|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|SUN|MON|TUE|WED|THU|FRI|SAT)+$/iu;
const STEP = /\/(?<step>\d+)/gu;

/**
 * What is wrong with a schedule, to be read after its name; null for five fields of cron that some moment fits. As in cron, a day
 * fits that is one of the days of the month or one of the days of the week, where both are given.
 */
export function scheduleProblem(schedule: string): string | null {
  const fields = schedule.trim().split(/[ \t]+/u);
  if (fields.length !== FIELDS.length) {
    return `must be five fields of cron (${FIELDS.map(({ name }) => name).join(', ')}), such as 0 */6 * * *`;
  }
  const wrong = FIELDS.flatMap(({ name, range }, place) => {
    const field = fields[place] ?? '';
    return isField(field, place)
      ? []
      : [`the ${name} cannot be ${JSON.stringify(field.slice(0, 40))} (${range})`];
  });
  if (wrong.length > 0) return wrong.join(', ');
  return isDue(schedule) ? null : 'is a day that no month has';
}

function isField(field: string, place: number): boolean {
  const last = FIELDS[place]?.last ?? 0;
  const steps = [...field.matchAll(STEP)].map(({ groups }) => Number(groups?.['step']));
  if (!WRITTEN.test(field) || steps.some((step) => step > last)) return false;
  return isDue(FIELDS.map((_, other) => (other === place ? field : '*')).join(' '));
}

function isDue(schedule: string): boolean {
  try {
    nextRun(schedule, new Date(0));
    return true;
  } catch {
    return false;
  }
}

/** The first moment after another one at which a schedule without a problem is due, in UTC. */
export function nextRun(schedule: string, after: Date): Date {
  return CronExpressionParser.parse(schedule, { currentDate: after, tz: 'UTC' }).next().toDate();
}
