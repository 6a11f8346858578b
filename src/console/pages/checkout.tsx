import type { VNode } from 'preact';
import type { StoredAccount } from '../../accounts/account-store.ts';
import {
  BILLINGS,
  ORDERED_PLANS,
  type Billing,
  type OrderedPlan,
  type PlanOrder,
} from '../../accounts/plan-orders.ts';
import { planState } from '../../accounts/plan-state.ts';
import { InvalidInputError } from '../../errors.ts';
import { page, redirect, type Answer } from '../answer.ts';
import type { ConsoleParts } from '../console-parts.ts';
import { Permitted } from '../components/permitted.tsx';
import { PostForm, SelectField } from '../components/form.tsx';
import { Callout } from '../components/notice.tsx';
import { Card, PageHeader } from '../components/parts.tsx';
import { Time } from '../components/time.tsx';
import { notFound } from '../page-problem.ts';
import type { Route } from '../route.ts';
import type { Visit } from '../visit.ts';
import { planFacts, planTitle } from './plan-facts.ts';
import { sentence } from './problem.tsx';

/** Where `upgrade_url` leads: a plan is asked for, and an operator sets it. There is no payment provider. */
export function checkoutRoutes(parts: ConsoleParts): readonly Route[] {
  return [
    {
      method: 'GET',
      path: '/checkout/:plan',
      access: 'public',
      handle: (visit) => showCheckout(parts, visit, {}),
    },
    {
      method: 'POST',
      path: '/checkout/:plan',
      access: 'member',
      needs: 'order plans',
      async handle(visit) {
        const plan = planOf(visit);
        const request = { plan, billing: visit.form.get('billing') ?? '' };
        try {
          await parts.planOrders.place(visit.account, request, visit.actor.author);
        } catch (error) {
          if (!(error instanceof InvalidInputError)) throw error;
          return showCheckout(parts, visit, { problem: sentence(error.message.replace(/^\w+: /u, 'This ')) });
        }
        return redirect(`/checkout/${plan}?billing=${request.billing}`, {
          notice: { kind: 'success', text: `Your request for ${planTitle(plan)} is recorded.` },
        });
      },
    },
  ];
}

function planOf({ params }: Visit): OrderedPlan {
  const plan = ORDERED_PLANS.find((name) => name === params['plan']);
  if (plan === undefined) throw notFound();
  return plan;
}

async function showCheckout(
  { planOrders }: ConsoleParts,
  visit: Visit,
  { problem }: { readonly problem?: string },
): Promise<Answer> {
  const plan = planOf(visit);
  const { account } = visit;
  const asked = visit.form.get('billing') ?? visit.query.get('billing');
  const billing = BILLINGS.find((known) => known === asked) ?? 'monthly';
  const order = account === null ? null : await planOrders.open(account);
  const content = (
    <Checkout
      plan={plan}
      billing={billing}
      account={account}
      order={order}
      current={account !== null && planState(account, visit.now) === 'active' && account.plan === plan}
      problem={problem}
    />
  );
  return page(`${planTitle(plan)} plan`, content, { status: problem === undefined ? 200 : 422 });
}

interface CheckoutProps {
  readonly plan: OrderedPlan;
  readonly billing: Billing;
  readonly account: StoredAccount | null;
  readonly order: PlanOrder | null;
  readonly current: boolean;
  readonly problem: string | undefined;
}

function Checkout(props: CheckoutProps): VNode {
  const { plan, account, order, current } = props;
  return (
    <>
      <PageHeader title={`${planTitle(plan)} plan`} lead={<a href="/pricing">Compare the plans</a>} />
      {order !== null && <OpenOrder order={order} />}
      <Card title="What it includes">
        <ul>
          {planFacts(plan).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </Card>
      <Card title="How to get it">
        <p>
          This service takes no payments. Your request is recorded, the operator agrees the terms with you and
          sets the plan; until then nothing changes and nothing is charged.
        </p>
        {current && <p>This is the plan your account has now.</p>}
        {account === null ? (
          <VisitorActions {...props} />
        ) : (
          <Permitted to="order plans">
            <OrderForm {...props} />
          </Permitted>
        )}
      </Card>
    </>
  );
}

function OpenOrder({ order }: { readonly order: PlanOrder }): VNode {
  return (
    <Callout title={`You asked for ${planTitle(order.plan)}, billed ${order.billing}`}>
      <p>
        {'Recorded at '}
        <Time at={order.orderedAt} />. The operator has not answered yet. Another request takes its place.
      </p>
    </Callout>
  );
}

function VisitorActions({ plan, billing }: CheckoutProps): VNode {
  const next = encodeURIComponent(`/checkout/${plan}?billing=${billing}`);
  return (
    <p class="button-row">
      <a class="button" href={`/sign-in?next=${next}`}>
        Sign in to request it
      </a>
      <a href="/sign-up">Start a trial first</a>
    </p>
  );
}

function OrderForm({ plan, billing, problem }: CheckoutProps): VNode {
  return (
    <PostForm action={`/checkout/${plan}`} class="form form-inline">
      <SelectField
        name="billing"
        label="Billing"
        value={billing}
        options={[
          ['monthly', 'monthly'],
          ['yearly', 'yearly'],
        ]}
        {...(problem === undefined ? {} : { error: problem })}
      />
      <button type="submit" class="button">
        {`Request ${planTitle(plan)}`}
      </button>
    </PostForm>
  );
}
