import type { PlanName } from './plans.ts';

/** Where a refused client can go on. */
export interface PlanLinks {
  readonly upgradeUrl: string;
  readonly pricingUrl: string;
}

/**
 * Links of a refusal, interface specification 2.8: the checkout of the entry plan with monthly billing on a trial or
 * without a plan, the list of plans on a paid one. `publicUrl` has no trailing slash.
 */
export function planLinks(plan: PlanName, publicUrl: string): PlanLinks {
  const pricingUrl = `${publicUrl}/pricing`;
  const entersFirst = plan === 'none' || plan === 'trial';
  return {
    upgradeUrl: entersFirst ? `${publicUrl}/checkout/starter?billing=monthly` : pricingUrl,
    pricingUrl,
  };
}
