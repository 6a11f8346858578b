import type { Month } from './allowance-months.ts';

/** A UTC day as `2026-11-21`. */
export type UsageDay = string;

/** Searches that ran on one day. */
export interface DayUsage {
  readonly day: UsageDay;
  readonly searches: number;
}

/**
 * The day on which searches count that were reserved in a month and have run by `now`: the day they ran, or the month's
 * last one when midnight came in between, so that the days of a month add up to the month.
 */
export function usageDay(month: Month, now: Date): UsageDay {
  const today = now.toISOString().slice(0, 10);
  if (today.startsWith(month)) return today;
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
