import { ServiceError } from '../errors.ts';
import type { RefusalReason } from './accounts.ts';
import type { PlanName } from './plans.ts';

/** The account's plan does not admit what was asked; interface specification 2.8, Refusal. */
export class RefusedError extends ServiceError {
  readonly reason: RefusalReason;
  /** The account's plan, which decides where an upgrade starts. */
  readonly plan: PlanName;

  constructor(reason: RefusalReason, plan: PlanName, message: string) {
    super('refused', message);
    this.reason = reason;
    this.plan = plan;
  }
}

/** Why searches could not be taken from an allowance, section 2.1 of the interface specification. */
export type QuotaReason = 'quota_exhausted' | 'trial_ended' | 'plan_ended';

/** What a request needed and what its account had. */
export interface QuotaShortfall {
  readonly plan: PlanName;
  readonly reason: QuotaReason;
  /** The month's allowance; on a trial, of the whole trial. */
  readonly limit: number;
  readonly used: number;
  readonly remaining: number;
  /** Searches the request needed. */
  readonly required: number;
  /** When the allowance resets; null on a trial. */
  readonly resetsAt: Date | null;
}

/** Too few searches remain for the request; nothing was taken. Interface specification 2.8, QuotaExceeded. */
export class QuotaExceededError extends ServiceError implements QuotaShortfall {
  readonly plan: PlanName;
  readonly reason: QuotaReason;
  readonly limit: number;
  readonly used: number;
  readonly remaining: number;
  readonly required: number;
  readonly resetsAt: Date | null;

  constructor(message: string, shortfall: QuotaShortfall) {
    super('quota_exceeded', message);
    this.plan = shortfall.plan;
    this.reason = shortfall.reason;
    this.limit = shortfall.limit;
    this.used = shortfall.used;
    this.remaining = shortfall.remaining;
    this.required = shortfall.required;
    this.resetsAt = shortfall.resetsAt;
  }
}
