import type { AccountStore, StoredAccount } from '../accounts/account-store.ts';
import type { Allowance, Reservation } from '../accounts/accounts.ts';
import { QuotaExceededError, RefusedError } from '../accounts/errors.ts';
import type { Clock } from '../domain/clock.ts';
import type { ListCode } from '../domain/list-code.ts';
import { isStoreTrouble, ListsNotLoadedError, StaleListsError } from '../errors.ts';
import type { Screening } from '../screening/screening.ts';
import { NoRoomError, type ReadingRoom } from './reading/reading-room.ts';
import { UnusableFileError } from './reading/unusable-file.ts';
import { openRowCursor, type RowCursor } from './row-cursor.ts';
import { askRows, screenRows, type AskedRow } from './screen-rows.ts';
import { stopReason } from './stop-reason.ts';
import type { RowResult, Upload } from './upload.ts';
import type { UploadFiles } from './upload-files.ts';
import type { UploadStore } from './upload-store.ts';

/** What running uploads is made of. */
export interface UploadRunParts {
  readonly store: UploadStore;
  readonly files: UploadFiles;
  readonly accounts: Pick<AccountStore, 'findById'>;
  readonly allowance: Allowance;
  /** The screening on behalf of an upload's account. */
  readonly screeningFor: (upload: Upload) => Screening;
  /** The lists to search, of those named or else of the core. Throws while one of them cannot be searched. */
  readonly listsFor: (named: readonly ListCode[] | null) => Promise<readonly ListCode[]>;
  readonly clock: Clock;
  /** Memory that the spreadsheets share; by default that of the process. */
  readonly room?: ReadingRoom;
  /** Told what went wrong, for operators, and what was screened. */
  readonly log: UploadRunLog;
}

/** Told what a run does. */
export interface UploadRunLog {
  failed(uploadId: string, error: unknown): void;
  screened(rows: readonly RowResult[]): void;
}

/** Works on uploads. */
export interface UploadRun {
  /** Screens the rows of every upload that was started, some of each in turn, until none is left or `stop` is aborted. */
  run(stop: AbortSignal): Promise<void>;
}

/** Rows screened, charged and written in one step: under a second of work. */
const ROWS_AT_ONCE = 50;

/** Failures in a row after which an upload is put aside; its owner can go on with it. */
const MOST_FAILURES = 20;

/** How long one run lasts; the next one goes on. */
const RUN_MS = 10 * 60_000;

/** What a step did: went on, could not now, or has nothing more to do. */
type Step = 'moved' | 'waiting' | 'ended';

/** One upload that this process works on. */
interface Work {
  cursor: RowCursor | null;
  failures: number;
}

/** Creates the run. One process runs it at a time; should two, the rows of the slower one are neither kept nor charged. */
export function createUploadRun(parts: UploadRunParts): UploadRun {
  const works = new Map<string, Work>();
  return {
    async run(stop) {
      try {
        await settleOpenCharges(parts);
        const until = parts.clock().getTime() + RUN_MS;
        while (!stop.aborted && parts.clock().getTime() < until && (await runRound(parts, works, stop)));
      } finally {
        for (const work of works.values()) await closeCursor(work);
      }
    },
  };
}

/**
 * Charges what was written and not settled before a crash. To settle twice changes nothing, and the searches of a reservation
 * whose lease has ended still count, once.
 */
async function settleOpenCharges({ store, accounts, allowance }: UploadRunParts): Promise<void> {
  for (const { reservationId, accountId, searches } of await store.openCharges()) {
    const account = await accounts.findById(accountId);
    if (account !== null)
      await allowance.settle(account, { id: reservationId, accountId, searches }, searches);
    await store.closeCharge(reservationId);
  }
}

/** A few rows of each upload. False when none moved. */
async function runRound(
  parts: UploadRunParts,
  works: Map<string, Work>,
  stop: AbortSignal,
): Promise<boolean> {
  let moved = false;
  const active = await parts.store.active();
  await forgetRemoved(works, new Set(active.map(({ id }) => id)));
  for (const upload of active) {
    if (stop.aborted) return false;
    const work = works.get(upload.id) ?? { cursor: null, failures: 0 };
    works.set(upload.id, work);
    const step = await tryStep(parts, upload, work);
    moved ||= step !== 'waiting';
    if (step === 'ended') {
      await closeCursor(work);
      works.delete(upload.id);
    }
  }
  return moved;
}

/** What was removed or stopped by its owner holds nothing any more. */
async function forgetRemoved(works: Map<string, Work>, active: ReadonlySet<string>): Promise<void> {
  for (const [id, work] of works) {
    if (active.has(id)) continue;
    await closeCursor(work);
    works.delete(id);
  }
}

async function tryStep(parts: UploadRunParts, upload: Upload, work: Work): Promise<Step> {
  const { store, clock, log } = parts;
  try {
    const step = await stepOf(parts, upload, work);
    work.failures = 0;
    return step;
  } catch (error) {
    // The file is read anew from the first row that is not written.
    await closeCursor(work);
    const now = clock();
    if (
      error instanceof QuotaExceededError ||
      error instanceof RefusedError ||
      error instanceof StaleListsError
    ) {
      await store.move(upload.id, ['running'], 'stopped', { now, reason: stopReason(error) });
      return 'ended';
    }
    if (error instanceof ListsNotLoadedError || error instanceof NoRoomError) return 'waiting';
    log.failed(upload.id, error);
    if (error instanceof UnusableFileError || isMissingFile(error)) {
      const reason =
        error instanceof UnusableFileError ? error.message : 'The uploaded file is not there any more.';
      await store.move(upload.id, ['running', 'cancelling'], 'failed', { now, reason });
      return 'ended';
    }
    // A store that is locked or full keeps its rows waiting and stops nothing: it is tried again until it is well.
    if (isStoreTrouble(error)) return 'waiting';
    work.failures++;
    if (work.failures < MOST_FAILURES) return 'waiting';
    const reason = 'The rows could not be screened just now. What ran is kept; continue later.';
    await store.move(upload.id, ['running'], 'stopped', { now, reason });
    return 'ended';
  }
}

function isMissingFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

async function closeCursor(work: Work): Promise<void> {
  const { cursor } = work;
  work.cursor = null;
  await cursor?.close();
}

/** The next rows of an upload. */
async function stepOf(parts: UploadRunParts, upload: Upload, work: Work): Promise<Step> {
  const { store, clock } = parts;
  const now = clock();
  if (upload.state === 'cancelling') {
    await store.move(upload.id, ['cancelling'], 'cancelled', { now });
    return 'ended';
  }
  const account = await parts.accounts.findById(upload.accountId);
  if (account === null) {
    await store.remove(upload.id);
    return 'ended';
  }
  if (upload.state === 'queued') await store.move(upload.id, ['queued'], 'running', { now });
  const cursor = await cursorAt(parts, upload, work);
  const rows = await cursor.take(ROWS_AT_ONCE);
  if (rows.length === 0) {
    await store.move(upload.id, ['running'], 'finished', { now });
    return 'ended';
  }
  const screening = parts.screeningFor(upload);
  const asked = askRows(rows, upload.counts.done, { ...upload.reading, today: now }, screening);
  const { taken, reservation } = await reserve(parts.allowance, account, asked);
  cursor.giveBack(rows.slice(taken.length));
  const isNext = await screenAndCharge(parts, { upload, account, screening, rows: taken, reservation });
  if (!isNext) await closeCursor(work);
  return 'moved';
}

/** The cursor at the next row; opened anew when another process has moved the upload on. */
async function cursorAt({ files, room }: UploadRunParts, upload: Upload, work: Work): Promise<RowCursor> {
  if (work.cursor?.next !== upload.counts.done) await closeCursor(work);
  if (work.cursor === null) {
    await files.requireSound(upload.id);
    work.cursor = await openRowCursor(files.path(upload.id), upload, room);
  }
  return work.cursor;
}

interface Reserved {
  readonly taken: readonly AskedRow[];
  /** Null when the rows need no search. */
  readonly reservation: Reservation | null;
}

/** Reserves the searches of the rows, or of as many of the first ones as are left. Throws `QuotaExceededError` for none. */
async function reserve(
  allowance: Allowance,
  account: StoredAccount,
  rows: readonly AskedRow[],
): Promise<Reserved> {
  const searches = rows.reduce((sum, row) => sum + row.searches, 0);
  if (searches === 0) return { taken: rows, reservation: null };
  try {
    return { taken: rows, reservation: await allowance.reserve(account, searches) };
  } catch (error) {
    if (!(error instanceof QuotaExceededError)) throw error;
    const fitting = firstThatFit(rows, error.remaining);
    if (fitting.length === 0) throw error;
    return reserve(allowance, account, fitting);
  }
}

function firstThatFit(rows: readonly AskedRow[], searches: number): readonly AskedRow[] {
  let sum = 0;
  const past = rows.findIndex((row) => {
    sum += row.searches;
    return sum > searches;
  });
  return past === -1 ? rows.slice(0, -1) : rows.slice(0, past);
}

interface Chunk {
  readonly upload: Upload;
  readonly account: StoredAccount;
  readonly screening: Screening;
  readonly rows: readonly AskedRow[];
  readonly reservation: Reservation | null;
}

/**
 * Screens rows, writes them together with what they cost, and then settles: a crash before the writing gives the searches back
 * by lease, one after it is made up for by the next run. False when another process has written the rows.
 */
async function screenAndCharge(parts: UploadRunParts, chunk: Chunk): Promise<boolean> {
  const { upload, account, reservation } = chunk;
  let isWritten = false;
  let searchesRun = 0;
  try {
    const lists = await parts.listsFor(upload.options.lists);
    const { rows, failures } = await screenRows(chunk.rows, chunk.screening, {
      options: upload.options,
      lists,
    });
    for (const failure of failures) parts.log.failed(upload.id, failure);
    searchesRun = rows.reduce((sum, { searches }) => sum + searches, 0);
    const charge = reservation === null ? null : { reservationId: reservation.id, searches: searchesRun };
    const from = upload.counts.done;
    isWritten = await parts.store.record(upload.id, { from, rows, charge, listsSearched: lists });
    if (isWritten) parts.log.screened(rows);
  } finally {
    if (reservation !== null) {
      await parts.allowance.settle(account, reservation, isWritten ? searchesRun : 0);
      if (isWritten) await parts.store.closeCharge(reservation.id);
    }
  }
  return isWritten;
}
