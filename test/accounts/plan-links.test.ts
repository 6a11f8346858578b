import assert from 'node:assert/strict';
import { planLinks } from '../../src/accounts/plan-links.ts';
import { PLAN_NAMES } from '../../src/accounts/plans.ts';

describe('links of a refusal', () => {
  const checkout = 'https://screen.example/checkout/starter?billing=monthly';
  const pricing = 'https://screen.example/pricing';

  it('lead to the checkout of the entry plan on a trial or without a plan, to the plans otherwise', () => {
    const upgrades = PLAN_NAMES.map((plan) => planLinks(plan, 'https://screen.example').upgradeUrl);
    assert.deepEqual(upgrades, [checkout, checkout, pricing, pricing, pricing, pricing]);
  });
  it('always name the list of plans', () => {
    for (const plan of PLAN_NAMES) {
      assert.equal(planLinks(plan, 'https://screen.example').pricingUrl, pricing);
    }
  });
});
