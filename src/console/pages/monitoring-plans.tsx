import type { VNode } from 'preact';
import { PLANS, type PlanName } from '../../accounts/plans.ts';
import { page, type Answer } from '../answer.ts';
import { whole } from '../components/numbers.ts';
import { Card, PageHeader, TableFrame } from '../components/parts.tsx';
import { planTitle } from './plan-facts.ts';

/** What monitoring is and which plans have it, for an account whose plan has none. */
export function plansForMonitoring(plan: PlanName): Answer {
  return page('Monitoring', <MonitoringPlans plan={plan} />);
}

function MonitoringPlans({ plan }: { readonly plan: PlanName }): VNode {
  const plans = (Object.keys(PLANS) as PlanName[]).filter((name) => PLANS[name].monitoredItems > 0);
  const has =
    plan === 'none'
      ? 'You have no plan at the moment.'
      : `Your plan, ${planTitle(plan)}, does not include it.`;
  return (
    <>
      <PageHeader
        title="Monitoring"
        lead={`Names and addresses that you add are screened again whenever a list changes, free of charge, and a new match is mailed to you. ${has}`}
        actions={
          <a class="button" href="/pricing">
            See the plans
          </a>
        }
      />
      <Card title="Plans with monitoring">
        <TableFrame label="Plans with monitoring">
          <thead>
            <tr>
              <th scope="col">Plan</th>
              <th scope="col" class="number">
                Names and addresses
              </th>
            </tr>
          </thead>
          <tbody>
            {plans.map((name) => (
              <tr key={name}>
                <th scope="row">
                  <a href={`/checkout/${name}?billing=monthly`}>{planTitle(name)}</a>
                </th>
                <td class="number">{whole(PLANS[name].monitoredItems)}</td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      </Card>
    </>
  );
}
