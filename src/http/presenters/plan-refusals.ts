import type { QuotaExceededError, RefusedError } from '../../accounts/errors.ts';
import { planLinks } from '../../accounts/plan-links.ts';
import type { PlanName } from '../../accounts/plans.ts';

const LONGEST_RETRY_SECONDS = 86_400;

/** Body of a 403; interface specification 2.8, Refusal. */
export function presentRefusal(error: RefusedError, publicUrl: string): Readonly<Record<string, unknown>> {
  return { error: error.message, reason: error.reason, ...links(error.plan, publicUrl) };
}

/** Body of a 429; interface specification 2.8, QuotaExceeded. */
export function presentQuotaExceeded(
  error: QuotaExceededError,
  publicUrl: string,
): Readonly<Record<string, unknown>> {
  return {
    error: error.message,
    limit: error.limit,
    used: error.used,
    remaining: error.remaining,
    required: error.required,
    resets_at: error.resetsAt?.toISOString() ?? null,
    reason: error.reason,
    ...links(error.plan, publicUrl),
  };
}

/** `X-RateLimit-*` of an allowance; interface specification 8, rules 1 and 2. */
export function rateLimitHeaders(allowance: {
  readonly limit: number;
  readonly remaining: number;
}): Readonly<Record<string, string>> {
  return {
    'X-RateLimit-Limit': String(allowance.limit),
    'X-RateLimit-Remaining': String(allowance.remaining),
  };
}

/** Headers of a 429: none to retry by when nothing resets. Whole seconds, 1 to 86400. */
export function quotaExceededHeaders(error: QuotaExceededError, now: Date): Readonly<Record<string, string>> {
  if (error.resetsAt === null) return rateLimitHeaders(error);
  const seconds = Math.ceil((error.resetsAt.getTime() - now.getTime()) / 1000);
  return {
    ...rateLimitHeaders(error),
    'Retry-After': String(Math.min(Math.max(seconds, 1), LONGEST_RETRY_SECONDS)),
  };
}

function links(
  plan: PlanName,
  publicUrl: string,
): { readonly upgrade_url: string; readonly pricing_url: string } {
  const { upgradeUrl, pricingUrl } = planLinks(plan, publicUrl);
  return { upgrade_url: upgradeUrl, pricing_url: pricingUrl };
}
