import { QuotaExceededError, type RefusedError } from '../accounts/errors.ts';
import { StaleListsError } from '../errors.ts';

/** Why an upload stopped, in words for its owner. */
export function stopReason(error: QuotaExceededError | RefusedError | StaleListsError): string {
  if (error instanceof StaleListsError) return `Rows are not screened now: ${error.message}. Continue later.`;
  switch (error.reason) {
    case 'quota_exhausted':
      return `${shortage(error)} ${whenItResets(error)}`;
    case 'trial_ended':
      return 'The trial has ended. Choose a plan, then continue: what ran is kept.';
    case 'plan_ended':
      return 'The plan has ended. Renew it, then continue: what ran is kept.';
    case 'no_plan':
    case 'not_included':
      return 'The account has no plan that screens files. Choose one, then continue: what ran is kept.';
  }
}

function shortage(error: QuotaExceededError | RefusedError): string {
  const left = error instanceof QuotaExceededError ? error.remaining : 0;
  if (left === 0) return 'The allowance is used up.';
  return `Too few searches are left for the next row (${left}).`;
}

function whenItResets(error: QuotaExceededError | RefusedError): string {
  const resetsAt = error instanceof QuotaExceededError ? error.resetsAt : null;
  return resetsAt === null
    ? 'Choose a plan, then continue: what ran is kept.'
    : `It is full again on ${resetsAt.toISOString().slice(0, 10)}, or with a larger plan; then continue: what ran is kept.`;
}
