import type { Clock } from '../domain/clock.ts';
import type { ListCode } from '../domain/list-code.ts';
import type { AlertRun, SentAlert, SentAlerts } from './sent-alerts.ts';
import { NO_MARK, type NumberKind, type NumberMark, type NumberMarks } from '../ingest/number-marks.ts';

/** A listed party as its publisher knows it. */
export interface PartyReference {
  readonly listCode: ListCode;
  readonly publisherRef: string;
}

/** A generation that is served of a list, and when the list was fetched last, in milliseconds since 1970. */
export interface ListHead {
  readonly generation: number;
  readonly fetchedAtMs: number;
}

/** Where a list that was put back goes on. */
export interface Restart {
  readonly generation: number;
  /** Whether its parties are of a time that the watched items have seen the end of: they are nothing to alert of. */
  readonly hold: boolean;
}

/** The store of lists, as far as its past matters. */
export interface ListLineage {
  identity(): Promise<string>;
  heads(): Promise<ReadonlyMap<ListCode, ListHead>>;
  lastPartyId(): Promise<number>;
  /** Gives generations other numbers, under which no change is recorded, and lets ids go on above one; in one step. */
  restart(lists: ReadonlyMap<ListCode, Restart>, lastPartyId: number): Promise<void>;
  /** Ids by `referenceKey`; references that never had one are left out. */
  idsOf(references: readonly PartyReference[]): Promise<ReadonlyMap<string, number>>;
  referencesOf(ids: readonly number[]): Promise<ReadonlyMap<number, PartyReference>>;
}

/** Stores that were found not to fit. */
export interface Misfit {
  /** In words that name no path. */
  readonly what: string;
  readonly foundAt: Date;
}

/** What the store of accounts keeps of the lists. */
export interface LineageMemory {
  /** Identity of the store of lists that the items were screened against last; null for none. */
  knownLists(): Promise<string | null>;
  screenedGenerations(): Promise<ReadonlyMap<ListCode, number>>;
  /** Ids of parties whose reference was not kept by an earlier release. */
  partiesWithoutReference(): Promise<readonly number[]>;
  keepReferences(references: ReadonlyMap<number, PartyReference>): Promise<void>;
  /** Every reference of a match or a decision, once. */
  references(): Promise<readonly PartyReference[]>;
  /** Number of the last mail of alerts. */
  lastAlertRun(): Promise<number>;
  /** Mails of alerts that wait to be sent. */
  waitingRuns(): Promise<readonly number[]>;
  /** They were sent, and the store has lost that. */
  markSent(runs: readonly number[], at: Date): Promise<void>;
  /** Mails of alerts after a run that were sent and are kept still, with when they were. */
  sentRunsAfter(run: number): Promise<readonly (AlertRun & { readonly sentAt: Date })[]>;
  /** Keeps alerts that were sent without the store's knowledge, until their lists are screened again; goes on after a run. */
  keepLostAlerts(alerts: readonly SentAlert[], lastRun: number): Promise<void>;
  /** Notes what was found, for operators. */
  noteMisfit(store: 'lists' | 'accounts', what: string, at: Date): Promise<void>;
  /** The last that was found of each store after a moment, newest first. */
  misfitsAfter(moment: Date): Promise<readonly Misfit[]>;
  /**
   * Goes on with a store of lists, in one step: generations that the items count as screened against, null for never; ids of the
   * references in it, null where they stay as they are.
   */
  settle(settled: {
    readonly lists: string;
    readonly screened: ReadonlyMap<ListCode, number | null>;
    readonly ids: ReadonlyMap<string, number> | null;
  }): Promise<void>;
}

/** What finding out whether the stores fit is made of. */
export interface StoreFitParts {
  readonly lists: ListLineage;
  readonly memory: LineageMemory;
  readonly marks: NumberMarks;
  readonly sentAlerts: SentAlerts;
  readonly clock: Clock;
  /** Told in words that name no path. */
  readonly onMisfit: (what: string) => void;
}

/** One text for a reference. */
export const referenceKey = ({ listCode, publisherRef }: PartyReference): string =>
  `${listCode} ${publisherRef}`;

/** Makes the stores fit; costs a few cheap statements while they do. */
export type FitStores = () => Promise<void>;

/**
 * Creates the use case. A store of lists that is older than what the accounts know of it, or another one, gets numbers that were never
 * given; every item is screened whole against it, and matches and decisions follow their parties by the publisher's reference. Lists
 * whose parties the items have seen the end of are held: what is new or gone in them is no news, and the next update of the list is
 * compared as a whole. Killed at any moment, the next call does it again.
 */
export function createStoreFit(parts: StoreFitParts): FitStores {
  const { lists, memory, marks, onMisfit, clock } = parts;
  return async () => {
    await rememberAlerts(parts);
    const identity = await lists.identity();
    const known = await memory.knownLists();
    const state: State = {
      heads: await lists.heads(),
      marks: await marks.all(),
      screened: await memory.screenedGenerations(),
      isReplaced: known !== null && known !== identity,
    };
    const restarts = restartsOf(state);
    const lost = [...state.screened.keys()].filter((code) => !state.heads.has(code));
    if (!state.isReplaced && restarts.size === 0 && lost.length === 0) {
      if (known === null) await begin(parts, identity);
      await keepUp(parts, state);
      return;
    }
    const what = describe(state, restarts, lost);
    onMisfit(what);
    await memory.noteMisfit('lists', what, clock());
    await restart(parts, state, restarts);
    const ids = state.isReplaced ? await lists.idsOf(await memory.references()) : null;
    const held = [...restarts].filter(([, { hold }]) => hold);
    const screened = new Map<ListCode, number | null>([
      ...held.map(([code, { generation }]) => [code, generation] as const),
      ...lost.map((code) => [code, null] as const),
    ]);
    await memory.settle({ lists: identity, screened, ids });
  };
}

/** A store of accounts from before alerts that were sent learns which they were, and the other way round: none is sent twice. */
async function rememberAlerts({ memory, sentAlerts, onMisfit, clock }: StoreFitParts): Promise<void> {
  const waiting = await memory.waitingRuns();
  const noted = waiting.length === 0 ? [] : await sentAlerts.noted(waiting);
  if (noted.length > 0) await memory.markSent(noted, clock());
  const [sent, known] = [await sentAlerts.lastRun(), await memory.lastAlertRun()];
  if (sent < known) {
    for (const { sentAt, ...run } of await memory.sentRunsAfter(sent)) await sentAlerts.note(run, sentAt);
  }
  if (sent <= known) return;
  const alerts = await sentAlerts.after(known);
  const what = `accounts.sqlite is older than alerts that were sent; ${alerts.length} of them are not sent again`;
  onMisfit(what);
  await memory.noteMisfit('accounts', what, clock());
  await memory.keepLostAlerts(alerts, sent);
}

interface State {
  readonly heads: ReadonlyMap<ListCode, ListHead>;
  readonly marks: ReadonlyMap<NumberKind, NumberMark>;
  readonly screened: ReadonlyMap<ListCode, number>;
  readonly isReplaced: boolean;
}

/** The lists whose numbers are not theirs any more. */
function restartsOf({ heads, marks, screened, isReplaced }: State): ReadonlyMap<ListCode, Restart> {
  const restarts = new Map<ListCode, Restart>();
  for (const [code, { generation, fetchedAtMs }] of heads) {
    const mark = marks.get(code) ?? NO_MARK;
    const seen = screened.get(code) ?? 0;
    const given = Math.max(mark.number, seen);
    if (!isReplaced && given <= generation) continue;
    const hold = isReplaced ? fetchedAtMs < mark.fetchedAtMs : generation < seen;
    restarts.set(code, { generation: Math.max(given, generation) + 1, hold });
  }
  return restarts;
}

/** Numbers are noted as given before they are. */
async function restart(
  { lists, marks }: StoreFitParts,
  state: State,
  restarts: ReadonlyMap<ListCode, Restart>,
): Promise<void> {
  const number = Math.max((state.marks.get('party ids') ?? NO_MARK).number, await lists.lastPartyId());
  const raised = [...restarts].map(
    ([code, { generation }]) => [code, { number: generation, fetchedAtMs: 0 }] as const,
  );
  await marks.raise(new Map<NumberKind, NumberMark>([...raised, ['party ids', { number, fetchedAtMs: 0 }]]));
  await lists.restart(restarts, number);
}

/** A store of accounts that meets lists for the first time, or that an earlier release kept. */
async function begin({ lists, memory }: StoreFitParts, identity: string): Promise<void> {
  const unknown = await memory.partiesWithoutReference();
  if (unknown.length > 0) await memory.keepReferences(await lists.referencesOf(unknown));
  await memory.settle({ lists: identity, screened: new Map(), ids: null });
}

/** The accounts learn what was given without them: by an earlier release, or in a time that they have lost. */
async function keepUp({ lists, marks }: StoreFitParts, state: State): Promise<void> {
  const ahead = [...state.heads].filter(([code, { generation, fetchedAtMs }]) => {
    const mark = state.marks.get(code) ?? NO_MARK;
    return generation > mark.number || fetchedAtMs > mark.fetchedAtMs;
  });
  if (ahead.length === 0) return;
  const raised = ahead.map(
    ([code, { generation, fetchedAtMs }]) => [code, { number: generation, fetchedAtMs }] as const,
  );
  const ids = { number: await lists.lastPartyId(), fetchedAtMs: 0 };
  await marks.raise(new Map<NumberKind, NumberMark>([...raised, ['party ids', ids]]));
}

function describe(
  { isReplaced }: State,
  restarts: ReadonlyMap<ListCode, Restart>,
  lost: readonly ListCode[],
): string {
  const held = [...restarts].filter(([, { hold }]) => hold).map(([code]) => code);
  const fresh = [...restarts].filter(([, { hold }]) => !hold).map(([code]) => code);
  const said = [
    isReplaced
      ? 'lists.sqlite is another store than the watched items were screened against'
      : 'lists.sqlite is older than accounts.sqlite knows it',
    ...(fresh.length === 0 ? [] : [`every watched item is screened whole against ${fresh.join(', ')}`]),
    ...(held.length === 0
      ? []
      : [
          `${held.join(', ')} as it was before, and every watched item is screened whole after its next update`,
        ]),
    ...(lost.length === 0 ? [] : [`${lost.join(', ')} is missing until it is loaded`]),
  ];
  return said.join('; ');
}

/** More than are given between two backups; there is room for thousands of restores. */
const IDS = 1_000_000;
const GENERATIONS = 1_000;

/**
 * Lets the numbers of a store of lists go on far above those it knows: after all stores were put back nobody knows which were given since.
 * Returns the lists, all of which are screened whole.
 */
export async function leaveGap(lists: ListLineage): Promise<readonly ListCode[]> {
  const restarts = [...(await lists.heads())].map(([code, { generation }]): [ListCode, Restart] => [
    code,
    { generation: generation + GENERATIONS, hold: false },
  ]);
  await lists.restart(new Map(restarts), (await lists.lastPartyId()) + IDS);
  return restarts.map(([code]) => code);
}
