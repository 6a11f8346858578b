/** Plans by name; `none` is an account without a plan. */
export const PLAN_NAMES = ['none', 'trial', 'starter', 'professional', 'business', 'enterprise'] as const;

/** Name of a plan. */
export type PlanName = (typeof PLAN_NAMES)[number];

/** What a plan includes. */
export interface Plan {
  readonly name: PlanName;
  /** Searches a UTC calendar month; on a trial, searches in all. 1,000,000,000 stands for unlimited. */
  readonly searches: number;
  /** Days a trial lasts; null for plans without an end of their own. */
  readonly days: number | null;
  /** Names and addresses that can be monitored; 0 when monitoring is not included. */
  readonly monitoredItems: number;
  /** Rows of one CSV upload. */
  readonly uploadRows: number;
}

/** The plans, interface specification section 8 and DESIGN 6. */
export const PLANS: Readonly<Record<PlanName, Plan>> = {
  none: { name: 'none', searches: 0, days: null, monitoredItems: 0, uploadRows: 0 },
  trial: { name: 'trial', searches: 25, days: 14, monitoredItems: 0, uploadRows: 25 },
  starter: { name: 'starter', searches: 1_000, days: null, monitoredItems: 10, uploadRows: 500 },
  professional: { name: 'professional', searches: 2_000, days: null, monitoredItems: 50, uploadRows: 1_000 },
  business: { name: 'business', searches: 10_000, days: null, monitoredItems: 500, uploadRows: 10_000 },
  enterprise: {
    name: 'enterprise',
    searches: 1_000_000_000,
    days: null,
    monitoredItems: 10_000,
    uploadRows: 100_000,
  },
};
