import { QuotaExceededError, RefusedError } from '../accounts/errors.ts';
import { planLinks } from '../accounts/plan-links.ts';
import { ServiceError } from '../errors.ts';
import { ToolRefusal } from './tool-refusal.ts';

/** What an agent is told of a failure, and whether operators should hear of it. */
export interface ToldFailure {
  readonly text: string;
  readonly ours: boolean;
}

const INTERNAL = 'The service failed; nothing was screened and nothing was charged. Please try again.';
const UNAVAILABLE =
  'The search is not available at the moment: nothing was screened, so nothing can be concluded, and nothing was charged. Please try again.';

const STORE_UNAVAILABLE =
  'The service cannot read or keep its data at the moment: nothing was screened and nothing was charged. Please try again in a few seconds.';

/** Says in plain words why a call failed. What our libraries throw stays inside. */
export function tellFailure(error: unknown, publicUrl: string): ToldFailure {
  if (error instanceof ToolRefusal) return { text: error.message, ours: false };
  if (error instanceof QuotaExceededError) {
    const resets = error.resetsAt === null ? '' : ` The allowance resets at ${error.resetsAt.toISOString()}.`;
    const text = `Nothing was screened: ${error.message}.${resets} Plans: ${planLinks(error.plan, publicUrl).upgradeUrl}`;
    return { text, ours: false };
  }
  if (error instanceof RefusedError) {
    const text = `Nothing was screened: ${error.message}. Plans: ${planLinks(error.plan, publicUrl).upgradeUrl}`;
    return { text, ours: false };
  }
  if (!(error instanceof ServiceError)) return { text: INTERNAL, ours: true };
  switch (error.code) {
    case 'invalid_input':
      // As a sentence, the way wrong arguments are told: "address must name a street".
      return { text: `${error.message.replace(/^(\w+): (?=must )/u, '$1 ')}.`, ours: false };
    case 'lists_not_loaded':
      return { text: `The search is not available yet: ${error.message}.`, ours: false };
    case 'lists_stale':
      return { text: `Nothing was screened: ${error.message}.`, ours: false };
    case 'overloaded':
    case 'over_budget':
      return { text: `Nothing was screened: ${error.message}`, ours: false };
    case 'cancelled':
      return { text: INTERNAL, ours: false };
    case 'busy':
    case 'store_unavailable':
      return { text: STORE_UNAVAILABLE, ours: true };
    case 'engine_unavailable':
      return { text: UNAVAILABLE, ours: true };
    default:
      return { text: INTERNAL, ours: true };
  }
}
