import type { VNode } from 'preact';
import { Callout } from '../components/notice.tsx';
import { Permitted } from '../components/permitted.tsx';
import { counted, whole } from '../components/numbers.ts';
import { Badge, Card, EmptyState, PageHeader, Stat } from '../components/parts.tsx';
import { distance, Time } from '../components/time.tsx';
import { UsageChart } from '../components/usage-chart.tsx';
import { RecentCard, WatchingCard } from './dashboard-tables.tsx';
import type { DashboardView, ListsView, WatchingView } from './read-dashboard.ts';

/** How an account stands. */
export function Dashboard({ view, now }: { readonly view: DashboardView; readonly now: Date }): VNode {
  return (
    <>
      <PageHeader
        title="Dashboard"
        actions={
          <Permitted to="screen">
            <a class="button" href="/screen">
              Screen
            </a>
          </Permitted>
        }
      />
      <PlanWarning view={view} now={now} />
      <dl class="stats">
        <PlanStat view={view} now={now} />
        <SearchesStat view={view} />
        <Permitted to="read monitoring">
          <WatchingStat watching={view.watching} />
        </Permitted>
        {view.keys !== null && (
          <Stat label="API keys" value={whole(view.keys)} note={<a href="/keys">Manage keys</a>} />
        )}
      </dl>
      <div class="columns">
        <Card title={view.plan.name === 'trial' ? 'Searches of the trial' : 'Searches this month'}>
          <UsageChart days={view.days} />
        </Card>
        <ListsCard lists={view.lists} now={now} />
      </div>
      {view.recent !== null && <RecentCard recent={view.recent} />}
      {view.watching !== null && <WatchingCard watching={view.watching} />}
    </>
  );
}

const STATES = {
  active: 'active',
  no_plan: 'no plan',
  trial_ended: 'trial ended',
  plan_ended: 'plan ended',
} as const;

function PlanWarning({ view, now }: { readonly view: DashboardView; readonly now: Date }): VNode | null {
  const { state, allowance, endsAt, upgradePath } = view;
  const plans = <a href={upgradePath}>See the plans</a>;
  if (state !== 'active') {
    return (
      <Callout
        kind="warning"
        title={state === 'no_plan' ? 'Your account has no plan' : `Your ${STATES[state]}`}
      >
        <p>Screenings are refused until a plan runs. {plans}</p>
      </Callout>
    );
  }
  if (allowance.remaining === 0) {
    return (
      <Callout kind="warning" title="All searches are used">
        <p>
          {allowance.resetsAt === null
            ? 'A trial’s searches do not come back. '
            : 'They come back next month. '}
          {plans}
        </p>
      </Callout>
    );
  }
  const daysLeft = endsAt === null ? null : Math.ceil((endsAt.getTime() - now.getTime()) / 86_400_000);
  if (daysLeft === null || daysLeft > 3) return null;
  return (
    <Callout kind="warning" title={`${counted(daysLeft, 'day', 'days')} left`}>
      <p>
        {view.plan.name === 'trial' ? 'Your trial ends soon. ' : 'Your plan ends soon. '}
        {plans}
      </p>
    </Callout>
  );
}

function PlanStat({ view, now }: { readonly view: DashboardView; readonly now: Date }): VNode {
  const { plan, state, endsAt } = view;
  const note =
    endsAt === null ? (
      'no end date'
    ) : (
      <>
        {state === 'active' ? `ends ${distance(endsAt, now)}, ` : 'ended '}
        <Time at={endsAt} />
      </>
    );
  return (
    <Stat
      label="Plan"
      value={
        <>
          <span class="plan-name">{plan.name}</span>{' '}
          <Badge tone={state === 'active' ? 'good' : 'high'}>{STATES[state]}</Badge>
        </>
      }
      note={
        <>
          {plan.name !== 'none' && <>{note}; </>}
          <a href="/pricing">see the plans</a>
        </>
      }
    />
  );
}

const UNLIMITED = 1_000_000_000;

function SearchesStat({ view: { allowance, plan } }: { readonly view: DashboardView }): VNode {
  const { used, limit, remaining, resetsAt } = allowance;
  const period = plan.name === 'trial' ? 'in the trial' : 'this month';
  if (limit >= UNLIMITED) {
    return <Stat label="Searches" value={whole(used)} note={`used ${period}, unlimited`} />;
  }
  return (
    <Stat
      label="Searches left"
      value={whole(remaining)}
      note={
        <>
          {`${whole(used)} of ${whole(limit)} used ${period}`}
          <meter
            min={0}
            max={Math.max(1, limit)}
            value={Math.min(used, limit)}
            aria-label="Share of searches used"
          />
          {resetsAt !== null && (
            <>
              {'resets '}
              <Time at={resetsAt} />
            </>
          )}
        </>
      }
    />
  );
}

function WatchingStat({ watching }: { readonly watching: WatchingView }): VNode {
  if (watching === null) return <Stat label="Monitored" value="–" note="not in this plan" />;
  const { items, capacity, waiting } = watching;
  const matches = waiting.reduce((sum, item) => sum + item.matches, 0);
  return (
    <Stat
      label="Monitored"
      value={whole(items)}
      note={
        <>
          {`of ${whole(capacity)}; `}
          <a href="/monitoring">
            {matches === 0 ? 'nothing to look at' : `${counted(matches, 'match', 'matches')} to look at`}
          </a>
        </>
      }
    />
  );
}

/** Lists are fetched every few hours; two days without is worth a word. */
const OVERDUE_MS = 2 * 86_400_000;

function ListsCard({ lists, now }: { readonly lists: ListsView; readonly now: Date }): VNode {
  const { known, loaded, parties, oldestFetch, failing, standing } = lists;
  return (
    <Card title="Lists" actions={<a href="/lists">All lists</a>}>
      {oldestFetch === null ? (
        <EmptyState title="No list is loaded yet">Screenings need at least one.</EmptyState>
      ) : (
        <>
          <p>
            {`${whole(loaded)} of ${counted(known, 'list', 'lists')} loaded, with ${counted(parties, 'party', 'parties')}. `}
            {'The one fetched longest ago is from '}
            <Time at={oldestFetch} />
            {` (${distance(oldestFetch, now)}).`}
          </p>
          {failing.length === 0 ? (
            <p>
              {now.getTime() - oldestFetch.getTime() > OVERDUE_MS ? (
                <Badge tone="medium">not fetched lately</Badge>
              ) : standing.length === 0 ? (
                <Badge tone="good">all up to date</Badge>
              ) : null}
            </p>
          ) : (
            <>
              <p>The last update failed for these; what was fetched before is served:</p>
              <ul>
                {failing.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </>
          )}
          {standing.length === 0 ? null : (
            <>
              <p>These are fetched, but the date their publisher gives them stands still:</p>
              <ul>
                {standing.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </Card>
  );
}
