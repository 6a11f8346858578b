import type { VNode } from 'preact';
import type { StoredAccount } from '../../accounts/account-store.ts';
import { ORDERED_PLANS } from '../../accounts/plan-orders.ts';
import { planState } from '../../accounts/plan-state.ts';
import { page } from '../answer.ts';
import { Badge, PageHeader } from '../components/parts.tsx';
import type { Route } from '../route.ts';
import { planFacts, planTitle } from './plan-facts.ts';

/** The plans, for everybody; where `pricing_url` leads. */
export function planRoutes(): readonly Route[] {
  return [
    {
      method: 'GET',
      path: '/pricing',
      access: 'public',
      handle: ({ account, now }) =>
        page('Pricing', <PricingPage account={account} now={now} />, { width: 'wide' }),
    },
  ];
}

function PricingPage({
  account,
  now,
}: {
  readonly account: StoredAccount | null;
  readonly now: Date;
}): VNode {
  const running = account !== null && planState(account, now) === 'active' ? account.plan : null;
  return (
    <>
      <PageHeader
        title="Plans"
        lead="A search is one name, address, e-mail, phone or website. The console, files and the API share one allowance, which begins anew on the first of each month (UTC). Monitoring takes no searches."
      />
      <ul class="plans">
        <PlanCard name="trial" current={running === 'trial'} action={<TrialAction account={account} />} />
        {ORDERED_PLANS.map((name) => (
          <PlanCard
            key={name}
            name={name}
            current={running === name}
            action={
              running === name ? null : (
                <a class="button" href={`/checkout/${name}?billing=monthly`}>
                  {`Choose ${planTitle(name)}`}
                </a>
              )
            }
          />
        ))}
      </ul>
      <p class="aside">
        The operator of this service agrees prices with you: choosing a plan sends a request, and nothing is
        paid here.
      </p>
    </>
  );
}

function TrialAction({ account }: { readonly account: StoredAccount | null }): VNode | null {
  if (account !== null) return null;
  return (
    <a class="button" href="/sign-up">
      Start a trial
    </a>
  );
}

function PlanCard({
  name,
  current,
  action,
}: {
  readonly name: 'trial' | (typeof ORDERED_PLANS)[number];
  readonly current: boolean;
  readonly action: VNode | null;
}): VNode {
  return (
    <li class="card plan">
      <div class="card-header">
        <h2>{planTitle(name)}</h2>
        {current && <Badge tone="good">your plan</Badge>}
      </div>
      <ul>
        {planFacts(name).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {action}
    </li>
  );
}
