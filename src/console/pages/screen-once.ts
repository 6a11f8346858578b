import { createHash } from 'node:crypto';
import type { Account } from '../../accounts/accounts.ts';
import { charge } from '../../accounts/charge.ts';
import { clientNetwork } from '../../accounts/client-network.ts';
import { hashRequest } from '../../accounts/idempotency.ts';
import { runOnce } from '../../accounts/run-once.ts';
import type { ListCode } from '../../domain/list-code.ts';
import type { ScreeningOptions } from '../../domain/match.ts';
import type { CatalogueEntry } from '../../ingest/catalogue.ts';
import { askerOf, type Asker } from '../../screening/asker.ts';
import { totalSearches, type SearchCounts } from '../../screening/batch.ts';
import { readContacts, searchableContacts } from '../../screening/contact-values.ts';
import { requireStreet } from '../../screening/screen-address.ts';
import { searchedContacts } from '../../screening/screen-contacts.ts';
import type { Screening, ScreeningResult } from '../../screening/screening.ts';
import { searchedLists } from '../../screening/searched-lists.ts';
import type { ConsoleParts } from '../console-parts.ts';
import { PageProblem } from '../page-problem.ts';
import type { ScreenFormValues, ScreenOrder } from './screen-request.ts';

/** A list as it was when it was searched. */
export interface SearchedEdition {
  readonly code: ListCode;
  readonly name: string;
  readonly dataAsOf: string | null;
  readonly lastUpdated: string | null;
  /** Absent in results that an earlier release kept. */
  readonly generation?: number;
  readonly stale?: boolean;
}

/** A screening with everything its page shows; kept as JSON, so that a page that is loaded again costs nothing. */
export interface KeptScreening {
  readonly form: ScreenFormValues;
  readonly result: Omit<ScreeningResult, 'screenedAt'> & { readonly screenedAt: string };
  readonly lists: readonly SearchedEdition[];
  readonly searches: number;
}

type Needs = Pick<
  ConsoleParts,
  | 'accounts'
  | 'allowance'
  | 'idempotency'
  | 'screeningsBy'
  | 'prepareScreening'
  | 'catalogue'
  | 'isSearchable'
  | 'requireLists'
  | 'countSearches'
  | 'report'
>;

/** A form to be screened. */
export interface ScreenSubmission {
  /** The mark of the form that was sent: the same form sent twice is screened and charged once. */
  readonly mark: string;
  readonly form: ScreenFormValues;
  readonly order: ScreenOrder;
  readonly clientAddress: string;
}

/**
 * Screens as the API does, with the same allowance and the same keys for what is sent twice, and returns the id under which
 * the result is kept for a day. Throws `InvalidInputError`, `RefusedError`, `QuotaExceededError`, `EngineUnavailableError`,
 * `PageProblem` 409 while the first of two equal forms is on its way.
 */
export async function screenOnce(
  parts: Needs,
  account: Account,
  submission: ScreenSubmission,
): Promise<string> {
  parts.accounts.admit(account, 'screening');
  // The result is kept for the page that follows: who leaves this one finds it there.
  const asker = askerOf(account.id, clientNetwork(submission.clientAddress), null);
  const prepared = await parts.prepareScreening('console_form', 1, () =>
    prepare(parts, account, { order: submission.order, asker }),
  );
  const id = idOf(submission);
  const request = { accountId: account.id, key: keyOf(id), requestHash: hashRequest('console', id) };
  const once = await runOnce({ ...parts, onFailure: parts.report }, request, async (keep) => {
    const { result } = await charge(parts.allowance, account, prepared.searches, async () => {
      const { found, ran } = await prepared.run();
      const searchesRun = totalSearches(ran);
      const kept = keptScreening(submission.form, found, prepared.entries, searchesRun);
      return { result: { kept, ran, found }, searchesRun, answer: keep(kept) };
    });
    for (const kind of ['name', 'address', 'contact'] as const) {
      if (result.ran[kind] > 0) parts.countSearches(kind, result.ran[kind]);
    }
    if (result.found.contacts?.failure !== undefined) parts.report(result.found.contacts.failure);
    return { body: result.kept, done: null };
  });
  if (once.outcome === 'ran' || once.outcome === 'answered') return id;
  throw new PageProblem(409, 'This screening is on its way. Wait a moment, then send the form again.');
}

/** A screening of the account by its id; null when there is none, or its day is over. */
export async function keptResult(
  { idempotency }: Pick<ConsoleParts, 'idempotency'>,
  account: Account,
  id: string,
): Promise<KeptScreening | null> {
  if (!/^[0-9a-f]{40}$/u.test(id)) return null;
  const kept = await idempotency.kept(account.id, keyOf(id));
  return kept === null ? null : (JSON.parse(kept.body) as KeptScreening);
}

const keyOf = (id: string): string => `console-screening-${id}`;

/** A form that was changed is another one, also when the browser went back to it. */
function idOf({ mark, form }: ScreenSubmission): string {
  return createHash('sha256')
    .update(JSON.stringify([mark, form]))
    .digest('hex')
    .slice(0, 40);
}

/** A screening that is ready to run. */
interface Prepared {
  readonly entries: readonly CatalogueEntry[];
  readonly searches: number;
  readonly run: () => Promise<{ readonly found: ScreeningResult; readonly ran: SearchCounts }>;
}

async function prepare(
  parts: Needs,
  account: Account,
  { order, asker }: { readonly order: ScreenOrder; readonly asker: Asker },
): Promise<Prepared> {
  await parts.requireLists();
  const entries = await parts.catalogue();
  const choice = { catalogue: entries, isSearchable: parts.isSearchable };
  const by = parts.screeningsBy({ door: 'console', accountId: account.id, keyId: null });
  const screening: Screening = {
    ...by,
    screenName: (request) => by.screenName(request, asker),
    screenAddress: (request) => by.screenAddress(request, asker),
  };
  const options: ScreeningOptions = {
    lists: searchedLists(choice, order.lists),
    threshold: order.threshold,
    limit: order.limit,
    explain: true,
    countryUse: order.countryUse,
    ...(order.entryType === undefined ? {} : { entryType: order.entryType }),
    ...(order.country === undefined ? {} : { country: order.country }),
  };
  const ready =
    order.kind === 'name' ? nameOf(screening, order, options) : addressOf(screening, order, options);
  return { entries, ...ready };
}

function nameOf(
  screening: Screening,
  order: ScreenOrder,
  options: ScreeningOptions,
): Omit<Prepared, 'entries'> {
  const contacts = readContacts(order.contacts);
  const request = {
    ...options,
    name: order.text,
    ...(contacts.length === 0 ? {} : { contacts }),
    ...(order.facts === undefined ? {} : { facts: order.facts }),
  };
  return {
    searches: 1 + searchableContacts(contacts),
    run: async () => {
      const found = await screening.screenName(request);
      const contact = found.contacts === undefined ? 0 : searchedContacts(found.contacts);
      return { found, ran: { name: 1, address: 0, contact } };
    },
  };
}

function addressOf(
  screening: Screening,
  order: ScreenOrder,
  options: ScreeningOptions,
): Omit<Prepared, 'entries'> {
  requireStreet(order.text, order.country);
  return {
    searches: 1,
    run: async () => ({
      found: await screening.screenAddress({ ...options, address: order.text }),
      ran: { name: 0, address: 1, contact: 0 },
    }),
  };
}

function keptScreening(
  form: ScreenFormValues,
  { screenedAt, contacts, ...found }: ScreeningResult,
  entries: readonly CatalogueEntry[],
  searches: number,
): KeptScreening {
  const names = new Map(entries.map(({ facts }) => [facts.code, facts.name]));
  return {
    form,
    result: {
      ...found,
      screenedAt: screenedAt.toISOString(),
      ...(contacts === undefined ? {} : { contacts: { ...contacts, failure: undefined } }),
    },
    lists: (found.editions ?? []).map(({ code, dataAsOf, fetchedAt, generation, stale }) => ({
      code,
      name: names.get(code) ?? code,
      dataAsOf,
      lastUpdated: fetchedAt,
      generation,
      stale,
    })),
    searches,
  };
}
