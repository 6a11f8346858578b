import { clientNetwork } from '../../accounts/client-network.ts';
import { PLANS } from '../../accounts/plans.ts';
import { InvalidInputError, ServiceError } from '../../errors.ts';
import { MonitoringLimitError } from '../../monitoring/errors.ts';
import type { WatchRequest } from '../../monitoring/monitoring.ts';
import { VERDICTS } from '../../monitoring/review-store.ts';
import type { Watch } from '../../monitoring/watch.ts';
import { askerOf } from '../../screening/asker.ts';
import type { UseCase } from '../../people/roles.ts';
import { page, redirect, type Answer } from '../answer.ts';
import type { ConsoleParts } from '../console-parts.ts';
import { countryProblem } from '../components/country-field.tsx';
import { counted } from '../components/numbers.ts';
import { fieldProblem } from '../field-problem.ts';
import { notFound } from '../page-problem.ts';
import type { Route } from '../route.ts';
import type { MemberVisit } from '../visit.ts';
import { filterWatches, pageOf, readWatchFilter } from './monitoring-filter.ts';
import { ConfirmRemoval } from './monitoring-removal.tsx';

import { MonitoringPage, type AddedValues } from './monitoring-list.tsx';
import { plansForMonitoring } from './monitoring-plans.tsx';
import { WatchPage } from './monitoring-watch.tsx';
import { sentence } from './problem.tsx';

/** What an account monitors: added, looked at, removed. */
export function monitoringRoutes(parts: ConsoleParts): readonly Route[] {
  const { accounts, monitoring, reviews } = parts;
  const member = (
    method: Route['method'],
    path: string,
    needs: UseCase,
    handle: (visit: MemberVisit) => Promise<Answer>,
  ): Route => ({
    method,
    path,
    access: 'member',
    needs,
    handle: (visit) => {
      if (method === 'GET' && PLANS[visit.account.plan].monitoredItems === 0)
        return plansForMonitoring(visit.account.plan);
      accounts.admit(visit.account, 'monitoring');
      return handle(visit);
    },
  });
  return [
    member('GET', '/monitoring', 'read monitoring', (visit) => showItems(parts, visit, NOTHING_ADDED)),
    member('POST', '/monitoring', 'change monitoring', (visit) => addItems(parts, visit)),
    member('GET', '/monitoring/:id', 'read monitoring', (visit) => showItem(parts, visit, {})),
    member('GET', '/monitoring/:id/remove', 'change monitoring', async (visit) => {
      const watch = await findWatch(parts, visit);
      return page('Remove an item', <ConfirmRemoval watch={watch} />, { width: 'narrow' });
    }),
    member('POST', '/monitoring/:id/remove', 'change monitoring', async (visit) => {
      await monitoring.remove(visit.account, idOf(visit));
      return redirect('/monitoring', {
        notice: { kind: 'success', text: 'The item is no longer monitored.' },
      });
    }),
    member('POST', '/monitoring/:id/matches/:party', 'decide matches', async (visit) => {
      const verdict = visit.form.get('verdict') ?? '';
      const request = {
        watchId: idOf(visit),
        partyId: idOf(visit, 'party'),
        verdict: VERDICTS.find((known) => known === verdict) ?? null,
        note: visit.form.get('note') ?? '',
      };
      try {
        await reviews.review(visit.account, request);
      } catch (error) {
        const problem = fieldProblem(error, 'note');
        return showItem(parts, visit, { [request.partyId]: { note: request.note, problem } });
      }
      const at = pageOf(visit.query);
      return redirect(`/monitoring/${request.watchId}${at === 1 ? '' : `?page=${at}`}`, {
        notice: { kind: 'success', text: DECIDED[request.verdict ?? 'none'] },
      });
    }),
  ];
}

const DECIDED = {
  true_match: 'The match is decided: a true match.',
  false_positive: 'The match is decided: a false positive; it will not alert again for this item.',
  none: 'The decision is withdrawn: the match is to be looked at again.',
} as const;

interface Added {
  readonly values: AddedValues;
  readonly problems: Readonly<Record<string, string>>;
  readonly status: number;
}

const NO_VALUES: AddedValues = { name: '', entityType: 'individual', address: '', country: '' };
const NOTHING_ADDED: Added = { values: NO_VALUES, problems: {}, status: 200 };

async function showItems(
  { monitoring, reviews }: ConsoleParts,
  { account, query }: MemberVisit,
  added: Added,
): Promise<Answer> {
  const filter = readWatchFilter(query);
  const [watches, waiting, lastMatches] = await Promise.all([
    monitoring.list(account),
    reviews.waiting(account),
    reviews.lastMatches(account),
  ]);
  const content = (
    <MonitoringPage
      found={filterWatches(watches, waiting, filter)}
      filter={filter}
      waiting={waiting}
      lastMatches={lastMatches}
      total={watches.length}
      capacity={PLANS[account.plan].monitoredItems}
      added={added}
    />
  );
  return page('Monitoring', content, { width: 'wide', status: added.status });
}

/** A name or an address, each from a form of its own. */
async function addItems(parts: ConsoleParts, visit: MemberVisit): Promise<Answer> {
  const { form, account } = visit;
  const text = (field: string): string => (form.get(field) ?? '').trim();
  const values: AddedValues = {
    name: text('name'),
    entityType: text('entity_type') === 'entity' ? 'entity' : 'individual',
    address: text('address'),
    country: text('country'),
  };
  const field = form.has('address') ? 'address' : 'name';
  try {
    const items = parts.monitoring.read(requestOf(values, field));
    const unknown = field === 'address' ? countryProblem(values.country, false) : null;
    if (unknown !== null)
      return await showItems(parts, visit, { values, problems: { country: unknown }, status: 422 });
    await parts.allowance.requireLeft(account, 1);
    const asker = askerOf(account.id, clientNetwork(visit.clientAddress), null);
    const [watch] = await parts.monitoring.add(account, items, asker);
    const found = watch === undefined ? 0 : ((await parts.reviews.waiting(account)).get(watch.id) ?? 0);
    const text = `It is monitored now. ${found === 0 ? 'Nothing matches it' : `${counted(found, 'listed party matches', 'listed parties match')} it`} on the lists as they are.`;
    return redirect(watch === undefined || found === 0 ? '/monitoring' : `/monitoring/${watch.id}`, {
      notice: { kind: 'success', text },
    });
  } catch (error) {
    return showItems(parts, visit, { values, problems: addProblems(error, field), status: 422 });
  }
}

const LONGEST = { text: 500, country: 100 } as const;

function requestOf(values: AddedValues, field: 'name' | 'address'): WatchRequest {
  const text = values[field];
  if (text === '') throw new InvalidInputError(field, 'must not be empty');
  if ([...text].length > LONGEST.text) {
    throw new InvalidInputError(field, `must have at most ${LONGEST.text} characters`);
  }
  if (field === 'name') return { name: text, entityType: values.entityType };
  const { country } = values;
  if ([...country].length > LONGEST.country) {
    throw new InvalidInputError('country', `must have at most ${LONGEST.country} characters`);
  }
  return country === '' ? { address: text } : { address: text, country };
}

function addProblems(error: unknown, field: string): Readonly<Record<string, string>> {
  if (error instanceof MonitoringLimitError) return { [field]: sentence(error.message) };
  if (error instanceof ServiceError && error.code === 'already_exists') {
    return { [field]: 'This is monitored already.' };
  }
  if (error instanceof InvalidInputError && error.message.startsWith('country: ')) {
    return { country: fieldProblem(error, 'country') };
  }
  return { [field]: fieldProblem(error, field) };
}

const MATCHES_SHOWN = 20;

/** Notes that could not be kept, by party. */
type Unsaved = Readonly<Record<number, { readonly note: string; readonly problem: string }>>;

async function showItem(
  { reviews, catalogue }: ConsoleParts,
  visit: MemberVisit,
  unsaved: Unsaved,
): Promise<Answer> {
  const at = pageOf(visit.query);
  const range = { from: (at - 1) * MATCHES_SHOWN, size: MATCHES_SHOWN };
  const [found, entries] = await Promise.all([reviews.open(visit.account, idOf(visit), range), catalogue()]);
  const names = new Map<string, string>(entries.map(({ facts }) => [facts.code, facts.name]));
  const content = (
    <WatchPage
      found={found}
      listNames={names}
      unsaved={unsaved}
      page={at}
      pages={Math.max(1, Math.ceil(found.total / MATCHES_SHOWN))}
    />
  );
  return page('Monitored item', content, { status: Object.keys(unsaved).length === 0 ? 200 : 422 });
}

async function findWatch({ monitoring }: ConsoleParts, visit: MemberVisit): Promise<Watch> {
  const id = idOf(visit);
  const watch = (await monitoring.list(visit.account)).find((known) => known.id === id);
  if (watch === undefined) throw notFound();
  return watch;
}

function idOf({ params }: MemberVisit, part = 'id'): number {
  const text = params[part] ?? '';
  if (!/^[1-9]\d{0,14}$/u.test(text)) throw notFound();
  return Number(text);
}
