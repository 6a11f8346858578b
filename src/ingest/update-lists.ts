import type { Clock } from '../domain/clock.ts';
import type { ListCode } from '../domain/list-code.ts';
import { ListFormatError, ServiceError } from '../errors.ts';
import type { ListSource } from '../lists/list-source.ts';
import type { IndexPublisher } from '../search/index-publisher.ts';
import { judge } from './acceptance.ts';
import { incompleteReason, type LoadProgressStore } from './first-load.ts';
import type { FetchedEdition, ListFetcher } from './list-fetcher.ts';
import { updateReport, type ListReport, type UpdateReport } from './list-report.ts';
import { ListRun } from './list-run.ts';
import type { CommittedGeneration, ListState, PartyStore } from './party-store.ts';
import type { LockHolder, RunLock } from './run-lock.ts';
import { validRecords } from './valid-records.ts';

/** What a run is asked to do. */
export interface UpdateRequest {
  /** Lists to update; null for all. A named list that cannot be updated is a failure. */
  readonly codes: readonly ListCode[] | null;
  /** Folder with local copies; null for the publishers. */
  readonly from: string | null;
  /** Reads unchanged files again and accepts lists that shrank. */
  readonly force: boolean;
  /** Refuses lists with parts that the reader does not know. */
  readonly strict: boolean;
  /** How long to wait for another run, in milliseconds. */
  readonly waitMs: number;
}

/** What happens during a run, for the log and the terminal. */
export type UpdateEvent =
  | { readonly kind: 'waiting'; readonly holder: LockHolder }
  | { readonly kind: 'started'; readonly code: ListCode }
  | { readonly kind: 'finished'; readonly report: ListReport; readonly error: unknown };

/** What an update works with. */
export interface UpdateDependencies {
  readonly sources: readonly ListSource[];
  readonly store: PartyStore;
  readonly lock: RunLock;
  /** Told how far a run over all lists has come. */
  readonly progress: LoadProgressStore;
  /** Opens a fetcher for one run; null reads from the publishers. */
  readonly openFetcher: (from: string | null) => Promise<ListFetcher>;
  readonly publisher: IndexPublisher;
  /**
   * Told of each new generation once it is served. A hint: a run may be killed before it, so consumers keep the
   * generation they have dealt with and ask `PartyStore.changesSince`.
   */
  readonly announce: (generation: CommittedGeneration) => Promise<void>;
  readonly onEvent: (event: UpdateEvent) => void;
  readonly clock: Clock;
  /** Version of the readers: after an upgrade unchanged files are read again. Asked once a run. */
  readonly readerVersion: () => string;
}

/** Brings lists up to date. */
export type UpdateLists = (request: UpdateRequest) => Promise<UpdateReport>;

/**
 * Creates the use case. One list's failure never stops another's: it stays in that list's report. Throws `ServiceError`
 * only when nothing could be tried: `busy` while another run goes on, `fetch_failed` for a folder that is not there.
 */
export function createListUpdate(dependencies: UpdateDependencies): UpdateLists {
  const { lock, clock, onEvent } = dependencies;
  return async (request) => {
    const startedAt = clock();
    const held = await lock.acquire({
      waitMs: request.waitMs,
      onWait: (holder) => {
        onEvent({ kind: 'waiting', holder });
      },
    });
    try {
      const work = () => updateAll(dependencies, request);
      const lists = await (request.codes === null ? noteProgress(dependencies, work) : work());
      return updateReport(startedAt, clock(), lists);
    } finally {
      await held.release();
    }
  };
}

async function updateAll(dependencies: UpdateDependencies, request: UpdateRequest): Promise<ListReport[]> {
  const version = dependencies.readerVersion();
  const fetcher = await dependencies.openFetcher(request.from);
  const lists: ListReport[] = [];
  try {
    for (const code of request.codes ?? dependencies.sources.map(({ facts }) => facts.code)) {
      lists.push(await updateOne({ dependencies, request, fetcher, version }, code));
      if (request.codes === null) await tolerated(dependencies.progress.advance(lists.length));
    }
  } finally {
    await fetcher.close();
  }
  return lists;
}

/** Keeps what other processes say of a first load that this one does. */
async function noteProgress(
  { progress, sources, store, clock }: UpdateDependencies,
  work: () => Promise<ListReport[]>,
): Promise<ListReport[]> {
  await tolerated(progress.begin(sources.length));
  try {
    const lists = await work();
    const core = lists.filter(({ code }) => sources.some(({ facts }) => facts.code === code && facts.core));
    const loaded = (await store.generations()).size;
    const attempts = ((await progress.read())?.attempts ?? 0) + 1;
    await tolerated(progress.end(clock(), incompleteReason(core, { loaded, attempts })));
    return lists;
  } catch (error) {
    await tolerated(progress.end(clock(), describeFailure(error)));
    throw error;
  }
}

/** An update goes on when its progress cannot be noted. */
async function tolerated(noting: Promise<void>): Promise<void> {
  await noting.catch(() => undefined);
}

/** What all lists of a run share. */
interface Run {
  readonly dependencies: UpdateDependencies;
  readonly request: UpdateRequest;
  readonly fetcher: ListFetcher;
  readonly version: string;
}

async function updateOne(whole: Run, code: ListCode): Promise<ListReport> {
  const { store, clock, onEvent } = whole.dependencies;
  onEvent({ kind: 'started', code });
  const state = await listState(store, code);
  const run = new ListRun(state, clock);
  let report: ListReport;
  let failure: unknown = null;
  try {
    report = await runSteps({ ...whole, state, run });
  } catch (error) {
    failure = error;
    const refused = error instanceof ServiceError && error.code === 'list_refused';
    const reason = reasonOf(error, whole, code);
    report = run.report(refused ? 'refused' : 'failed', reason);
    await noteFailure(store, run, code, clock(), reason);
  }
  onEvent({ kind: 'finished', report, error: failure });
  return report;
}

async function listState(store: PartyStore, code: ListCode): Promise<ListState> {
  const state = (await store.states()).find((candidate) => candidate.code === code);
  if (state === undefined) throw new ServiceError('not_found', `there is no list ${code}`);
  return state;
}

interface Steps extends Run {
  readonly state: ListState;
  readonly run: ListRun;
}

async function runSteps(steps: Steps): Promise<ListReport> {
  const { dependencies, request, fetcher, version, state, run } = steps;
  const source = dependencies.sources.find(({ facts }) => facts.code === state.code);
  if (source === undefined) throw new ServiceError('not_available_yet', 'there is no reader for this list');
  const fetched = await fetcher.fetch(source);
  run.ended('fetchMs');
  if (fetched === null) return absentReport(run, request, source);
  run.fetched(fetched);
  const checksum = `${version}/${fetched.edition.id}/${fetched.checksum}`;
  // A strict run reads an unchanged file again: what was accepted without --strict may hold unknown parts.
  const known = state.generation > 0 && state.checksum === checksum && !request.force && !request.strict;
  const committed = known ? null : await readAndCommit(steps, source, fetched, checksum);
  if (committed === null) await dependencies.store.markFetched(state.code, dependencies.clock());
  else run.committed(committed);
  await dependencies.publisher.publish(state.code);
  run.ended('publishMs');
  const updated = committed !== null && committed.generation !== state.generation;
  if (updated) await dependencies.announce(committed);
  return run.report(updated ? 'updated' : 'unchanged', null);
}

/** A list that was named must be there; one of many may be missing from a folder. */
function absentReport(run: ListRun, request: UpdateRequest, source: ListSource): ListReport {
  const reason = `no local copy: there is no folder ${source.folder}`;
  if (request.codes !== null) throw new ServiceError('fetch_failed', reason);
  return run.report('absent', reason);
}

async function readAndCommit(
  { dependencies, request, state, run }: Steps,
  source: ListSource,
  fetched: FetchedEdition,
  checksum: string,
): Promise<CommittedGeneration> {
  const records = validRecords(state.code, fetched.edition.read(fetched.files, run));
  const { publisher } = dependencies;
  try {
    const committed = await dependencies.store.commit(state.code, records, {
      at: dependencies.clock(),
      source: `${fetched.edition.id}: ${describeFiles(fetched.fileNames)}`,
      checksum,
      accept: (counts) => {
        run.ended('readMs');
        return accept(run, request, source, fetched, counts);
      },
      prepare: async (generation, parties) => publisher.prepare?.(generation, parties),
    });
    run.ended('writeMs');
    return committed;
  } catch (error) {
    if (error instanceof ListFormatError) await fetched.discard();
    throw error;
  }
}

function accept(
  run: ListRun,
  request: UpdateRequest,
  source: ListSource,
  { edition, origin }: FetchedEdition,
  counts: { readonly parties: number; readonly previous: number },
): { readonly dataAsOf: string | null } {
  const { dataAsOf, ...findings } = run.findings;
  const paged = edition.files.some(({ location }) => location?.kind === 'paged');
  const minimum = source.expectations.minimumParties;
  const { refusals, warnings } = judge({ ...counts, ...findings, minimum, origin, paged }, request);
  warnings.forEach((warning) => {
    run.warn(warning);
  });
  if (refusals.length > 0) throw new ServiceError('list_refused', refusals.join('; '));
  return { dataAsOf };
}

/** Why a list failed, with what to do about it where its publisher is moving it. */
function reasonOf(error: unknown, { dependencies, request }: Run, code: ListCode): string {
  const source = dependencies.sources.find(({ facts }) => facts.code === code);
  const advice = request.from === null && error instanceof ServiceError ? source?.whenMoved : undefined;
  return advice === undefined ? describeFailure(error) : `${describeFailure(error)}. ${advice}`;
}

const FILES_SHOWN = 6;

/** Names of the files, a long run of pages cut short. */
function describeFiles(names: readonly string[]): string {
  const shown = names.slice(0, FILES_SHOWN).join(', ');
  return names.length > FILES_SHOWN ? `${shown} and ${names.length - FILES_SHOWN} more` : shown;
}

function describeFailure(error: unknown): string {
  if (error instanceof ServiceError) return error.message;
  return error instanceof Error ? `unexpected: ${error.name}: ${error.message}` : 'unexpected failure';
}

async function noteFailure(
  store: PartyStore,
  run: ListRun,
  code: ListCode,
  at: Date,
  reason: string,
): Promise<void> {
  try {
    await store.markFailed(code, at, reason);
  } catch {
    run.warn('the failure could not be recorded');
  }
}
