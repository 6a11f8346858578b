import { InvalidInputError } from '../errors.ts';
import type { PlanFacts } from './plan-state.ts';
import { PLAN_NAMES, type PlanName } from './plans.ts';

/** A plan as an operator asks for it, in texts. */
export interface PlanRequest {
  readonly plan: string;
  /** When the trial began, a date or date-time. */
  readonly trialStarted?: string | undefined;
  /** When the paid plan ends, a date or date-time. */
  readonly ends?: string | undefined;
}

/** A plan request that was understood. */
export interface ParsedPlan {
  readonly plan: PlanName;
  readonly trialStartedAt: Date | null;
  readonly planEndsAt: Date | null;
}

/**
 * Reads a plan request. Throws `InvalidInputError` `plan`, `trial-started` or `ends`. An end belongs to a paid plan; a
 * trial cannot begin after `now`, because its searches count from its beginning.
 */
export function parsePlan({ plan, trialStarted, ends }: PlanRequest, now: Date): ParsedPlan {
  const name = PLAN_NAMES.find((known) => known === plan);
  if (name === undefined) throw new InvalidInputError('plan', `must be one of ${PLAN_NAMES.join(', ')}`);
  const planEndsAt = ends === undefined ? null : parseMoment('ends', ends);
  if (planEndsAt !== null && (name === 'none' || name === 'trial')) {
    throw new InvalidInputError('ends', `belongs to a paid plan, not to ${name}`);
  }
  const trialStartedAt = trialStarted === undefined ? null : parseMoment('trial-started', trialStarted);
  if (trialStartedAt !== null && trialStartedAt > now) {
    throw new InvalidInputError('trial-started', 'must not lie in the future');
  }
  return { plan: name, trialStartedAt, planEndsAt };
}

/**
 * The plan and dates an account gets. A trial begins now, unless the request names its beginning or the account had one
 * before: nobody gets a second trial by accident.
 */
export function planFacts(
  { plan, trialStartedAt, planEndsAt }: ParsedPlan,
  earlierTrial: Date | null,
  now: Date,
): PlanFacts {
  const began = trialStartedAt ?? earlierTrial;
  return { plan, trialStartedAt: plan === 'trial' ? (began ?? now) : began, planEndsAt };
}

const MOMENT =
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?<time>T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/u;

/** A date (its first moment in UTC) or an ISO 8601 date-time with its zone. Throws `InvalidInputError`. */
function parseMoment(field: string, text: string): Date {
  const parts = MOMENT.exec(text)?.groups;
  const moment = new Date(text);
  const real =
    parts !== undefined &&
    isDayOfCalendar(Number(parts['year']), Number(parts['month']), Number(parts['day']));
  if (!real || Number.isNaN(moment.getTime())) {
    throw new InvalidInputError(
      field,
      'must be a date such as 2026-11-30 or a date-time such as 2026-11-30T12:00:00Z',
    );
  }
  return moment;
}

/** Guards against 30 February, which `Date` reads as a day of March. */
function isDayOfCalendar(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
