import {
  LOGGED_LEVELS,
  type LogCursor,
  type LoggedLevel,
  type LogSearch,
} from '../../screening-log/screening-log.ts';

/** The search form of the log as it was filled in. */
export interface LogFormValues {
  readonly text: string;
  readonly from: string;
  readonly to: string;
  readonly level: string;
}

/** A search of the log, and what of the form could not be understood. */
export interface ReadLogSearch {
  readonly values: LogFormValues;
  readonly search: Omit<LogSearch, 'accountId'>;
  readonly problems: Readonly<Record<string, string>>;
}

const DAY_MS = 86_400_000;
const LONGEST_TEXT = 200;

/** Reads a search from an address. What cannot be understood is named and left out of the search. */
export function readLogSearch(query: URLSearchParams): ReadLogSearch {
  const value = (name: string): string => (query.get(name) ?? '').trim();
  const values = {
    text: value('q').slice(0, LONGEST_TEXT),
    from: value('from'),
    to: value('to'),
    level: value('level'),
  };
  const problems: Record<string, string> = {};
  const from = dayOf(values.from, 'from', problems);
  const last = dayOf(values.to, 'to', problems);
  if (from !== null && last !== null && last < from) problems['to'] = 'This day is before the first one.';
  const level = LOGGED_LEVELS.find((known) => known === values.level);
  const after = readCursor(value('after'));
  return {
    values,
    problems,
    search: {
      ...(values.text === '' ? {} : { text: values.text }),
      ...(from === null ? {} : { from }),
      ...(last === null ? {} : { until: new Date(last.getTime() + DAY_MS) }),
      ...levelOption(level),
      ...(after === null ? {} : { after }),
    },
  };
}

function levelOption(level: LoggedLevel | undefined): { readonly level?: LoggedLevel } {
  return level === undefined ? {} : { level };
}

/** The address of a part of the log: `/log?q=…&after=…`. */
export function logAddress(path: string, values: LogFormValues, after?: LogCursor): string {
  const query = new URLSearchParams();
  const fields = { q: values.text, from: values.from, to: values.to, level: values.level };
  for (const [name, value] of Object.entries(fields)) if (value !== '') query.set(name, value);
  if (after !== undefined) query.set('after', `${after.screenedAt.getTime()}-${after.id}`);
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

function dayOf(text: string, field: string, problems: Record<string, string>): Date | null {
  if (text === '') return null;
  const day = /^\d{4}-\d\d-\d\d$/u.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(Number.NaN);
  if (!Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)) return day;
  problems[field] = 'Enter a day such as 2026-11-30.';
  return null;
}

function readCursor(text: string): LogCursor | null {
  const parts = /^(\d{1,15})-(\d{1,16})$/u.exec(text);
  return parts === null ? null : { screenedAt: new Date(Number(parts[1])), id: Number(parts[2]) };
}
