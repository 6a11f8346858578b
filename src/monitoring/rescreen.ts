import { refusalReason } from '../accounts/plan-state.ts';
import type { Account } from '../accounts/accounts.ts';
import type { Clock } from '../domain/clock.ts';
import type { ListCode } from '../domain/list-code.ts';
import type { ListedParty } from '../domain/listed-party.ts';
import { EngineUnavailableError } from '../errors.ts';
import type { PartyStore } from '../ingest/party-store.ts';
import type { MailContent } from '../mail/mailer.ts';
import type { OutboxMail } from '../mail/outbox-store.ts';
import type { SearchEngine, SearchSnapshot } from '../search/search-engine.ts';
import type { MatchWatch } from './match-watch.ts';
import { readChanges, type ListChanges } from './read-changes.ts';
import type { NewMatch, RescreenOutcome, RescreenStore, RescreenWatch } from './rescreen-store.ts';
import { screenWatches } from './screen-watches.ts';

/** What re-screening is made of. */
export interface RescreenParts {
  readonly store: RescreenStore;
  readonly parties: Pick<PartyStore, 'generations' | 'changesSince'>;
  readonly engine: Pick<SearchEngine, 'snapshot'>;
  /** A view of nothing but some parties, searched like the engine's. */
  readonly viewOf: (parties: ReadonlyMap<ListCode, readonly ListedParty[]>) => Promise<SearchSnapshot>;
  readonly matchWatch: MatchWatch;
  readonly coreLists: readonly ListCode[];
  readonly composeAlert: (matches: readonly NewMatch[]) => MailContent;
  readonly createId: () => string;
  readonly clock: Clock;
  /** A clock that only rises, in milliseconds. */
  readonly nowMs: () => number;
}

/** What a run did. */
export interface RescreenReport {
  /** Items screened, each counted once. */
  readonly screened: number;
  /** Items of accounts whose plan does not run or has no monitoring; they are kept and not screened. */
  readonly suspended: number;
  readonly newMatches: number;
  readonly mails: number;
  /** Lists whose index is not as far as the store yet; they are screened by the next run. */
  readonly waitingFor: readonly ListCode[];
}

/** Re-screening of watched items. Throws `EngineUnavailableError`. */
export interface Rescreening {
  /** Screens what has changed since the last run: costs next to nothing when nothing did. */
  changes(stop: AbortSignal): Promise<RescreenReport>;
  /** Screens every item against every list. */
  everything(stop: AbortSignal): Promise<RescreenReport>;
}

/** Items of one run, those to be screened and those that are not. */
interface Items {
  readonly active: readonly RescreenWatch[];
  readonly suspended: number;
  readonly owners: ReadonlyMap<number, Account>;
}

const NOTHING: RescreenReport = { screened: 0, suspended: 0, newMatches: 0, mails: 0, waitingFor: [] };

/** Creates the use case. */
export function createRescreening(parts: RescreenParts): Rescreening {
  const { store, clock } = parts;
  return {
    async changes(stop) {
      const known = await store.screenedGenerations();
      const current = await parts.parties.generations();
      const due = parts.coreLists.filter((code) => (current.get(code) ?? 0) !== (known.get(code) ?? 0));
      const items = await readItems(parts);
      const behind = items.active.filter((watch) => watch.behind);
      if (due.length === 0 && behind.length === 0) return { ...NOTHING, suspended: items.suspended };
      const moved =
        due.length === 0 ? NOTHING : await screenChanges(parts, items, { due, known, current }, stop);
      const caughtUp = behind.length === 0 ? NOTHING : await catchUp(parts, items, behind, stop);
      return { ...sum(moved, caughtUp), suspended: items.suspended };
    },
    async everything(stop) {
      const items = await readItems(parts);
      const snapshot = await parts.engine.snapshot();
      const report = await screenWhole(parts, items, { snapshot, watches: items.active, move: true }, stop);
      if (!stop.aborted && report.waitingFor.length === 0) await store.noteFullRun(clock());
      return { ...report, suspended: items.suspended };
    },
  };
}

async function readItems({ store, clock }: RescreenParts): Promise<Items> {
  const now = clock();
  const owners = new Map((await store.owners()).map((account) => [account.id, account]));
  const runs = new Set(
    [...owners.values()]
      .filter((account) => refusalReason(account, 'monitoring', now) === null)
      .map(({ id }) => id),
  );
  const all = await store.watches();
  const active = all.filter(({ accountId }) => runs.has(accountId));
  return { active, suspended: all.length - active.length, owners };
}

interface Due {
  readonly due: readonly ListCode[];
  readonly known: ReadonlyMap<ListCode, number>;
  readonly current: ReadonlyMap<ListCode, number>;
}

/** Matches the parties that were added or changed against all items; lists without a journal are looked at as a whole. */
async function screenChanges(
  parts: RescreenParts,
  items: Items,
  { due, known, current }: Due,
  stop: AbortSignal,
): Promise<RescreenReport> {
  const changes = await readChanges(parts.parties, due, known);
  const watches = items.active.filter(({ behind }) => !behind);
  const lists = changes.lists.map((code) => ({
    code,
    from: known.get(code) ?? 0,
    to: current.get(code) ?? 0,
  }));
  const part =
    lists.length === 0 ? NOTHING : await screenJournal(parts, items, { changes, watches, lists }, stop);
  if (changes.unrecorded.length === 0 || stop.aborted) return part;
  const snapshot = await parts.engine.snapshot();
  const only = changes.unrecorded;
  return sum(part, await screenWhole(parts, items, { snapshot, watches, move: true, only }, stop));
}

async function screenJournal(
  parts: RescreenParts,
  items: Items,
  {
    changes,
    watches,
    lists,
  }: {
    readonly changes: ListChanges;
    readonly watches: readonly RescreenWatch[];
    readonly lists: readonly { readonly code: ListCode; readonly from: number; readonly to: number }[];
  },
  stop: AbortSignal,
): Promise<RescreenReport> {
  const snapshot = await parts.viewOf(changes.present);
  const searched = [...changes.present].filter(([, parties]) => parties.length > 0).map(([code]) => code);
  const scope = { parties: changes.touched, snapshot, lists: searched };
  const screened = await screenWatches(parts, { watches, ...scope }, stop);
  if (screened === null) return NOTHING;
  return report(
    watches.length,
    await parts.store.write({
      lists,
      scope: changes.touched,
      screened,
      whole: false,
      now: parts.clock(),
      composeMail: composer(parts, items),
    }),
  );
}

interface WholeScreening {
  readonly snapshot: SearchSnapshot;
  readonly watches: readonly RescreenWatch[];
  /** Whether the generations up to which all items are screened become those of the snapshot. */
  readonly move: boolean;
  /** Absent: all core lists. */
  readonly only?: readonly ListCode[];
}

/** Matches items against whole lists, in a view that is at least as new as what they were screened against. */
async function screenWhole(
  parts: RescreenParts,
  items: Items,
  { snapshot, watches, move, only = parts.coreLists }: WholeScreening,
  stop: AbortSignal,
): Promise<RescreenReport> {
  const known = await parts.store.screenedGenerations();
  const { generations } = snapshot;
  const served = only.filter((code) => generations.has(code));
  const late = only.filter((code) => (generations.get(code) ?? 0) < (known.get(code) ?? 0));
  if (late.length > 0) return { ...NOTHING, waitingFor: late };
  const parties = new Map(served.map((code) => [code, null]));
  const screened = await screenWatches(parts, { watches, snapshot, lists: served, parties }, stop);
  if (screened === null) return NOTHING;
  const lists = served.map((code) => {
    const from = known.get(code) ?? 0;
    return { code, from, to: move ? (generations.get(code) ?? 0) : from };
  });
  return report(
    watches.length,
    await parts.store.write({
      lists,
      scope: parties,
      screened,
      whole: only === parts.coreLists,
      now: parts.clock(),
      composeMail: composer(parts, items),
    }),
  );
}

/** Items that were added or resumed while the lists moved on. */
async function catchUp(
  parts: RescreenParts,
  items: Items,
  watches: readonly RescreenWatch[],
  stop: AbortSignal,
): Promise<RescreenReport> {
  try {
    const snapshot = await parts.engine.snapshot();
    return await screenWhole(parts, items, { snapshot, watches, move: false }, stop);
  } catch (error) {
    // They stay behind and are caught up by a later run; what was written before stays.
    if (error instanceof EngineUnavailableError) return NOTHING;
    throw error;
  }
}

function composer(
  { composeAlert, createId }: RescreenParts,
  { owners }: Items,
): (accountId: number, matches: readonly NewMatch[]) => OutboxMail | null {
  return (accountId, matches) => {
    const account = owners.get(accountId);
    if (account === undefined) return null;
    return { id: createId(), accountId, kind: 'alert', to: account.email, ...composeAlert(matches) };
  };
}

function report(screened: number, outcome: RescreenOutcome): RescreenReport {
  if (outcome.outcome === 'superseded') return NOTHING;
  return { ...NOTHING, screened, newMatches: outcome.newMatches, mails: outcome.mails };
}

function sum(first: RescreenReport, second: RescreenReport): RescreenReport {
  return {
    screened: Math.max(first.screened, second.screened),
    suspended: first.suspended,
    newMatches: first.newMatches + second.newMatches,
    mails: first.mails + second.mails,
    waitingFor: [...new Set([...first.waitingFor, ...second.waitingFor])],
  };
}
