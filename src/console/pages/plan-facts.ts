import { PLANS, type Plan, type PlanName } from '../../accounts/plans.ts';
import { counted, whole } from '../components/numbers.ts';

/** Stands for an unlimited number of searches. */
const UNLIMITED = 1_000_000_000;

/** A plan's name as it is written. */
export function planTitle(name: PlanName): string {
  return name === 'none' ? 'No plan' : name.charAt(0).toUpperCase() + name.slice(1);
}

/** What a plan includes, line by line. */
export function planFacts(name: PlanName): readonly string[] {
  const plan = PLANS[name];
  return [
    searchesOf(plan),
    plan.monitoredItems === 0
      ? 'No monitoring'
      : `${whole(plan.monitoredItems)} names and addresses monitored`,
    `${counted(plan.uploadRows, 'row', 'rows')} in a file`,
    'Every list, API and console',
  ];
}

function searchesOf({ name, searches, days }: Plan): string {
  if (name === 'trial') return `${whole(searches)} searches within ${days ?? 0} days`;
  return searches >= UNLIMITED ? 'Unlimited searches' : `${whole(searches)} searches a month`;
}
