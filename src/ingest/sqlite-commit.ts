import { setImmediate } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import type { ListCode } from '../domain/list-code.ts';
import type { ListedParty, ListedPartyRecord } from '../domain/listed-party.ts';
import { oncePerConnection } from '../db/borrow-connection.ts';
import type { NumberMarks } from './number-marks.ts';
import type { CommitDetails, CommittedGeneration } from './party-store.ts';
import { nextGeneration, reservePartyIds, type NextGeneration } from './sqlite-list-numbers.ts';
import {
  stageRecords,
  stagingStatements,
  type CommitTarget,
  type ConnectionStep,
  type StagedRange,
} from './sqlite-staging.ts';
import { contentOf, restoreParty } from './stored-record.ts';

// Small enough that a server which runs the commit itself answers in between.
const STAGED_AT_ONCE = 200;
const WRITTEN_AT_ONCE = 500;

/** Generations whose changes are kept, and the number of changes beyond which older ones go sooner. */
const JOURNAL_GENERATIONS = 30;
const JOURNAL_CHANGES = 100_000;

interface ListRow {
  readonly generation: number;
  readonly entry_count: number;
  readonly journal_from: number;
}

interface FinishedList {
  readonly code: ListCode;
  readonly generation: number;
  readonly entryCount: number;
  readonly at: number;
  readonly dataAsOf: string | null;
  readonly source: string;
  readonly checksum: string;
  readonly journalFrom: number;
  readonly content: string;
}

const commitStatements = oncePerConnection((connection: Database) => ({
  list: connection.prepare<[ListCode], ListRow>(
    'select generation, entry_count, journal_from from lists where code = ?',
  ),
  finish: connection.prepare<FinishedList>(`
    insert into lists (code, generation, entry_count, last_updated, data_as_of, source, checksum, journal_from,
      content, updates_succeeded)
    values (@code, @generation, @entryCount, @at, @dataAsOf, @source, @checksum, @journalFrom, @content, 1)
    on conflict (code) do update set
      generation = excluded.generation, entry_count = excluded.entry_count, last_updated = excluded.last_updated,
      data_as_of = excluded.data_as_of, source = excluded.source, checksum = excluded.checksum,
      journal_from = excluded.journal_from, content = excluded.content, last_failure_at = null, last_failure_reason = null,
      updates_succeeded = updates_succeeded + 1`),
  identity: connection.prepare<[], string>('select identity from store_identity').pluck(),
  journalSizes: connection.prepare<[ListCode], { generation: number; changes: number }>(`
    select generation, count(*) as changes from party_changes where list_code = ?
    group by generation order by generation desc`),
  forget: connection.prepare<[ListCode, number]>(
    'delete from party_changes where list_code = ? and generation <= ?',
  ),
}));

const NEVER_LOADED: ListRow = { generation: 0, entry_count: 0, journal_from: 0 };

/** What a commit works with. */
export interface CommitTools {
  readonly step: ConnectionStep;
  readonly marks: NumberMarks;
}

/** Commits one generation on a connection of its own; see `PartyStore.commit`. */
export async function commitGeneration(
  { step, marks }: CommitTools,
  code: ListCode,
  records: AsyncIterable<ListedPartyRecord>,
  details: CommitDetails,
): Promise<CommittedGeneration> {
  try {
    const parties = await stageAll(step, records);
    const previous = await step(
      (connection) => commitStatements(connection).list.get(code)?.entry_count ?? 0,
    );
    const { dataAsOf } = details.accept({ parties, previous });
    const next = await nextGeneration(step, marks, code);
    await reservePartyIds(step, marks, code);
    await prepareGeneration(step, code, { parties, next }, details.prepare);
    const committed = await inTransaction(step, () =>
      writeGeneration(step, code, { parties, next, dataAsOf }, details),
    );
    const mark = { number: committed.generation, fetchedAtMs: details.at.getTime() };
    // What could not be noted now is by whoever compares the stores next: see `createStoreFit`.
    await marks.raise(new Map([[code, mark]])).catch(() => undefined);
    return committed;
  } finally {
    await step((connection) => stagingStatements(connection).clear.run());
  }
}

async function stageAll(step: ConnectionStep, records: AsyncIterable<ListedPartyRecord>): Promise<number> {
  await step((connection) => stagingStatements(connection).clear.run());
  let staged = 0;
  let batch: ListedPartyRecord[] = [];
  const flush = async (): Promise<void> => {
    await step((connection) => {
      stageRecords(connection, batch, staged);
    });
    staged += batch.length;
    batch = [];
    await setImmediate();
  };
  for await (const record of records) {
    batch.push(record);
    if (batch.length === STAGED_AT_ONCE) await flush();
  }
  await flush();
  return staged;
}

/** Gives the parties their ids, which they keep whatever becomes of the commit, and lets the new generation be prepared. */
async function prepareGeneration(
  step: ConnectionStep,
  code: ListCode,
  { parties, next }: { readonly parties: number; readonly next: NextGeneration },
  prepare: CommitDetails['prepare'],
): Promise<void> {
  if (prepare === undefined) return;
  const before = await step((connection) => commitStatements(connection).list.get(code) ?? NEVER_LOADED);
  const target = { code, generation: next.number };
  let differing = 0;
  for (let from = 0; from < parties; from += WRITTEN_AT_ONCE) {
    const range = { ...target, from, to: from + WRITTEN_AT_ONCE };
    differing += await step((connection) => identifyRange(connection, range));
    await setImmediate();
  }
  differing += await step((connection) => stagingStatements(connection).countRemoved.get(code) ?? 0);
  if (differing === 0 && before.generation > 0 && !next.isFresh) return;
  const origin = await step(
    (connection) => `${commitStatements(connection).identity.get()}.${stagedContent(connection)}`,
  );
  await prepare({ ...target, origin }, stagedParties(step));
}

/** What the list is made of once the staged parties, which have their ids, are committed. */
function stagedContent(connection: Database): string {
  return contentOf(stagingStatements(connection).content.iterate());
}

/** Returns how many parties of a range are new or other than they were. */
function identifyRange(connection: Database, range: StagedRange & CommitTarget): number {
  const statements = stagingStatements(connection);
  connection.transaction(() => statements.register.run(range))();
  statements.identify.run(range);
  const { added, changed } = statements.count.get(range) ?? { added: 0, changed: 0 };
  return added + changed;
}

/** The staged parties in id order. */
async function* stagedParties(step: ConnectionStep): AsyncGenerator<ListedParty> {
  for (let last = 0; ;) {
    const page = await step((connection) => stagingStatements(connection).page.all(last, STAGED_AT_ONCE));
    for (const { id, record } of page) yield restoreParty(id, record);
    if (page.length < STAGED_AT_ONCE) return;
    last = page.at(-1)?.id ?? last;
    await setImmediate();
  }
}

async function inTransaction<T>(step: ConnectionStep, work: () => Promise<T>): Promise<T> {
  await step((connection) => connection.exec('begin immediate'));
  try {
    const result = await work();
    await step((connection) => connection.exec('commit'));
    return result;
  } catch (error) {
    await step((connection) => (connection.inTransaction ? connection.exec('rollback') : connection));
    throw error;
  }
}

/** What was staged and accepted. */
interface Accepted {
  readonly parties: number;
  readonly next: NextGeneration;
  readonly dataAsOf: string | null;
}

async function writeGeneration(
  step: ConnectionStep,
  code: ListCode,
  { parties, next, dataAsOf }: Accepted,
  details: CommitDetails,
): Promise<CommittedGeneration> {
  const before = await step((connection) => commitStatements(connection).list.get(code) ?? NEVER_LOADED);
  const target = { code, generation: next.number };
  // The first generation is read as a whole; a journal of it would only double the file.
  const journal = before.generation > 0 && !next.isFresh;
  let added = 0;
  let changed = 0;
  for (let from = 0; from < parties; from += WRITTEN_AT_ONCE) {
    const range = { from, to: from + WRITTEN_AT_ONCE };
    const counts = await step((connection) => writeRange(connection, { ...target, ...range, journal }));
    added += counts.added;
    changed += counts.changed;
    await setImmediate();
  }
  const removed = await step((connection) => {
    if (journal) stagingStatements(connection).journalRemoved.run(target);
    return stagingStatements(connection).remove.run(target).changes;
  });
  const differs = added + changed + removed > 0 || before.generation === 0 || next.isFresh;
  const generation = differs ? target.generation : before.generation;
  await step((connection) => {
    const kept = Math.max(before.journal_from, journal ? pruneJournal(connection, code) : generation);
    commitStatements(connection).finish.run({
      code,
      generation,
      entryCount: parties,
      at: details.at.getTime(),
      dataAsOf,
      source: details.source,
      checksum: details.checksum,
      journalFrom: kept,
      content: stagedContent(connection),
    });
  });
  return { code, generation, added, changed, removed, unchanged: parties - added - changed };
}

function writeRange(
  connection: Database,
  { journal, ...range }: StagedRange & { code: ListCode; generation: number; journal: boolean },
): { readonly added: number; readonly changed: number } {
  const statements = stagingStatements(connection);
  statements.register.run(range);
  statements.identify.run(range);
  const counts = statements.count.get(range) ?? { added: 0, changed: 0 };
  if (counts.added + counts.changed === 0) return counts;
  if (journal) statements.journal.run(range);
  statements.write.run(range);
  return counts;
}

/** Forgets old generations of the journal and returns the newest forgotten one, 0 for none. The newest is kept. */
function pruneJournal(connection: Database, code: ListCode): number {
  const statements = commitStatements(connection);
  let changes = 0;
  const tooOld = statements.journalSizes.all(code).find((size, index) => {
    changes += size.changes;
    return index > 0 && (index >= JOURNAL_GENERATIONS || changes > JOURNAL_CHANGES);
  });
  if (tooOld === undefined) return 0;
  statements.forget.run(code, tooOld.generation);
  return tooOld.generation;
}
