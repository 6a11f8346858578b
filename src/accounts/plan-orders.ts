import type { Clock } from '../domain/clock.ts';
import { InvalidInputError } from '../errors.ts';
import type { Account } from './accounts.ts';
import { act, SERVICE, type Act, type Author } from '../trail/act.ts';
import { planEnd, planState } from './plan-state.ts';
import type { PlanName } from './plans.ts';

/** Plans that can be ordered. */
export const ORDERED_PLANS = ['starter', 'professional', 'business', 'enterprise'] as const;

/** How often an ordered plan is billed. */
export const BILLINGS = ['monthly', 'yearly'] as const;

/** What an account may order. */
export type OrderedPlan = (typeof ORDERED_PLANS)[number] & PlanName;

/** How often it is billed. */
export type Billing = (typeof BILLINGS)[number];

/** A plan that an account asked for and that nobody has set yet. */
export interface PlanOrder {
  readonly id: number;
  readonly accountId: number;
  readonly email: string;
  readonly plan: OrderedPlan;
  readonly billing: Billing;
  readonly orderedAt: Date;
}

/** Orders by account. */
export interface PlanOrderStore {
  /** Keeps an order; an open one of the account is closed by it. Throws `ServiceError` `not_found` without the account. */
  place(
    accountId: number,
    order: Pick<PlanOrder, 'plan' | 'billing'>,
    act: Act,
    now: Date,
  ): Promise<PlanOrder>;
  /** The open order of an account; null for none. */
  open(accountId: number): Promise<PlanOrder | null>;
  /** Every open order, oldest first. */
  allOpen(): Promise<readonly PlanOrder[]>;
  /** Closes the open order of an account, if there is one. */
  close(accountId: number, now: Date): Promise<void>;
}

/** Ordering of plans. There is no payment provider: an operator sets the plan, which closes the order. */
export interface PlanOrders {
  /** Throws `InvalidInputError` `plan` or `billing` for what cannot be ordered or is the account's plan already. */
  place(
    account: Account,
    request: { readonly plan: string; readonly billing: string },
    by?: Author,
  ): Promise<PlanOrder>;
  open(account: Account): Promise<PlanOrder | null>;
}

/** Reads what is ordered, as texts. Throws `InvalidInputError` `plan` or `billing`. */
function parsePlanOrder({ plan, billing }: { readonly plan: string; readonly billing: string }): {
  readonly plan: OrderedPlan;
  readonly billing: Billing;
} {
  const known = ORDERED_PLANS.find((name) => name === plan);
  if (known === undefined) throw new InvalidInputError('plan', `must be one of ${ORDERED_PLANS.join(', ')}`);
  const period = BILLINGS.find((name) => name === billing);
  if (period === undefined) throw new InvalidInputError('billing', `must be one of ${BILLINGS.join(', ')}`);
  return { plan: known, billing: period };
}

/** Ordering over a store. */
export function createPlanOrders({
  store,
  clock,
}: {
  readonly store: PlanOrderStore;
  readonly clock: Clock;
}): PlanOrders {
  return {
    async place(account, request, by = SERVICE) {
      const order = parsePlanOrder(request);
      const now = clock();
      const runsOn = planState(account, now) === 'active' && planEnd(account) === null;
      if (runsOn && account.plan === order.plan) {
        throw new InvalidInputError('plan', 'is the plan of this account already');
      }
      const ordered = act('plan.ordered', by, order.plan, { billing: order.billing });
      return store.place(account.id, order, ordered, now);
    },
    open: (account) => store.open(account.id),
  };
}
