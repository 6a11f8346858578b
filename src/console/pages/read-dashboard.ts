import type { StoredAccount } from '../../accounts/account-store.ts';
import type { AllowanceState } from '../../accounts/accounts.ts';
import { planLinks } from '../../accounts/plan-links.ts';
import { planEnd, planState, refusalReason, type PlanState } from '../../accounts/plan-state.ts';
import { PLANS, type Plan } from '../../accounts/plans.ts';
import type { DayUsage } from '../../accounts/usage-by-day.ts';
import type { Watch } from '../../monitoring/watch.ts';
import { isPermitted, type Role, type UseCase } from '../../people/roles.ts';
import type { LoggedScreening } from '../../screening-log/screening-log.ts';
import type { ConsoleParts } from '../console-parts.ts';

/** How an account stands at one moment. */
export interface DashboardView {
  readonly plan: Plan;
  readonly state: PlanState;
  readonly endsAt: Date | null;
  readonly allowance: AllowanceState;
  /** Every day from the first of the month, or of the trial, to today. */
  readonly days: readonly DayUsage[];
  /** The last few, newest first; null for who may not read them. */
  readonly recent: readonly LoggedScreening[] | null;
  readonly watching: WatchingView;
  readonly lists: ListsView;
  /** Null for who may not read them. */
  readonly keys: number | null;
  /** Where a larger plan is had. */
  readonly upgradePath: string;
}

/** The watched items; null when the plan has none, and for who may not read them. */
export type WatchingView = {
  readonly items: number;
  readonly capacity: number;
  /** Items with matches that nobody has looked at, best first. */
  readonly waiting: readonly WaitingItem[];
} | null;

/** A watched item with how many of its matches wait to be looked at. */
export interface WaitingItem {
  readonly watch: Watch;
  readonly matches: number;
}

/** How fresh the lists are. */
export interface ListsView {
  /** Lists of the catalogue. */
  readonly known: number;
  readonly loaded: number;
  readonly parties: number;
  /** When the list was last fetched that was fetched longest ago; null when none was. */
  readonly oldestFetch: Date | null;
  /** Names of lists that are fetched well but whose publisher's date stands still. */
  readonly standing: readonly string[];
  /** Names of lists whose last update failed. */
  readonly failing: readonly string[];
}

const MOST_RECENT = 6;
const DAY_MS = 86_400_000;

/** Reads everything the dashboard shows to a role. */
export async function readDashboard(
  parts: ConsoleParts,
  { account, role }: { readonly account: StoredAccount; readonly role: Role },
  now: Date,
): Promise<DashboardView> {
  const may = <Read>(useCase: UseCase, read: () => Promise<Read>): Promise<Read> | null =>
    isPermitted(role, useCase) ? read() : null;
  const from = firstDay(account, now);
  const [allowance, usage, recent, watching, lists, held] = await Promise.all([
    parts.allowance.state(account),
    parts.usage.usageByDay(account.id, from),
    may('read screenings', () => parts.screeningLog.search({ accountId: account.id }, MOST_RECENT)),
    may('read monitoring', () => readWatching(parts, account, now)),
    readLists(parts),
    may('read keys', () => parts.management.keys(account.email)),
  ]);
  return {
    plan: PLANS[account.plan],
    state: planState(account, now),
    endsAt: planEnd(account),
    allowance,
    days: everyDay(from, now, usage),
    recent: recent?.entries ?? null,
    watching,
    lists,
    keys: held?.keys.filter(({ revokedAt }) => revokedAt === null).length ?? null,
    upgradePath: planLinks(account.plan, '').upgradeUrl,
  };
}

/** The chart begins with the month, on a trial with the trial, but goes back 31 days at most. */
function firstDay(account: StoredAccount, now: Date): string {
  const month = `${dayOf(now).slice(0, 7)}-01`;
  if (account.plan !== 'trial' || account.trialStartedAt === null) return month;
  const earliest = dayOf(new Date(now.getTime() - 30 * DAY_MS));
  const began = dayOf(account.trialStartedAt);
  return began > earliest ? began : earliest;
}

function everyDay(from: string, now: Date, usage: readonly DayUsage[]): readonly DayUsage[] {
  const counts = new Map(usage.map(({ day, searches }) => [day, searches]));
  const days: DayUsage[] = [];
  const today = dayOf(now);
  for (let at = Date.parse(from); dayOf(new Date(at)) <= today; at += DAY_MS) {
    const day = dayOf(new Date(at));
    days.push({ day, searches: counts.get(day) ?? 0 });
  }
  return days;
}

async function readWatching(
  { monitoring, reviews }: ConsoleParts,
  account: StoredAccount,
  now: Date,
): Promise<WatchingView> {
  if (refusalReason(account, 'monitoring', now) !== null) return null;
  const [items, counts] = await Promise.all([monitoring.list(account), reviews.waiting(account)]);
  const waiting = items.flatMap((watch) => {
    const matches = counts.get(watch.id) ?? 0;
    return matches === 0 ? [] : [{ watch, matches }];
  });
  return {
    items: items.length,
    capacity: PLANS[account.plan].monitoredItems,
    waiting: waiting.sort((a, b) => b.watch.bestScore - a.watch.bestScore),
  };
}

async function readLists({ catalogue, isSearchable }: ConsoleParts): Promise<ListsView> {
  const entries = await catalogue();
  const served = entries.filter(({ facts }) => isSearchable(facts.code));
  const fetched = served.flatMap(({ lastUpdated }) => (lastUpdated === null ? [] : [lastUpdated]));
  return {
    known: entries.length,
    loaded: served.length,
    parties: served.reduce((sum, { entryCount }) => sum + entryCount, 0),
    standing: served.filter(({ stale }) => stale).map(({ facts }) => facts.name),
    oldestFetch: fetched.length === 0 ? null : new Date(Math.min(...fetched.map((at) => at.getTime()))),
    failing: entries.filter(({ lastFailure }) => lastFailure !== null).map(({ facts }) => facts.name),
  };
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
