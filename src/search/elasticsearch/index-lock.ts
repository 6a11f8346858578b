import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { errors, type Client } from '@elastic/elasticsearch';
import { EngineUnavailableError, ServiceError } from '../../errors.ts';
import { engineFailure } from './engine-failures.ts';

/** The right to write the index, held by one process of all. */
export interface HeldIndexLock {
  /** Throws when the lock was lost, so that nothing more is written. */
  assertHeld(): void;
  release(): Promise<void>;
}

interface LockDocument {
  readonly owner: string;
  readonly host: string;
  readonly pid: number;
  readonly renewals: number;
}

interface Seen {
  readonly document: LockDocument;
  readonly seqNo: number;
  readonly primaryTerm: number;
}

const LOCK_ID = 'writer';
const RENEW_MS = 5_000;
/** A lock that nobody renewed for so long, by the clock of whoever waits, is taken over. */
const LEASE_MS = 60_000;
const ASK_AGAIN_MS = 500;
const PROMPTLY = { requestTimeout: RENEW_MS };

/** How long to wait for the lock and where it lies. */
export interface LockOptions {
  readonly client: Client;
  /** Index of the lock. */
  readonly index: string;
  /** A clock that only rises, in milliseconds. */
  readonly nowMs: () => number;
  readonly waitMs: number;
}

const isConflict = (error: unknown): boolean =>
  error instanceof errors.ResponseError && error.statusCode === 409;
const isAbsent = (error: unknown): boolean =>
  error instanceof errors.ResponseError && error.statusCode === 404;

async function seen({ client, index }: LockOptions): Promise<Seen | null> {
  try {
    const read = await client.get<LockDocument>({ index, id: LOCK_ID }, PROMPTLY);
    const { _source: document, _seq_no: seqNo, _primary_term: primaryTerm } = read;
    if (document === undefined || seqNo === undefined || primaryTerm === undefined) return null;
    return { document, seqNo, primaryTerm };
  } catch (error) {
    if (isAbsent(error)) return null;
    throw engineFailure(error);
  }
}

/** Writes the lock over what was seen; null when another was faster. */
async function write(
  { client, index }: LockOptions,
  document: LockDocument,
  over: Seen | null,
): Promise<Seen | null> {
  const condition =
    over === null
      ? { op_type: 'create' as const }
      : { if_seq_no: over.seqNo, if_primary_term: over.primaryTerm };
  try {
    const written = await client.index({ index, id: LOCK_ID, document, ...condition }, PROMPTLY);
    return { document, seqNo: written._seq_no ?? 0, primaryTerm: written._primary_term ?? 0 };
  } catch (error) {
    if (isConflict(error)) return null;
    throw engineFailure(error);
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, under another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

const isDead = ({ document: { host, pid } }: Seen): boolean => host === hostname() && !isRunning(pid);

/**
 * Waits for the lock. A holder that was killed loses it: at once when it ran on this machine, otherwise when nothing
 * was renewed for a minute. Throws `ServiceError` `busy` after `waitMs`, `EngineUnavailableError`.
 */
export async function acquireIndexLock(options: LockOptions): Promise<HeldIndexLock> {
  const { nowMs, waitMs } = options;
  const mine: LockDocument = { owner: randomUUID(), host: hostname(), pid: process.pid, renewals: 0 };
  const startedMs = nowMs();
  let unchanged: { readonly holder: Seen; readonly sinceMs: number } | null = null;
  for (;;) {
    const holder = await seen(options);
    if (holder !== null && holder.seqNo !== unchanged?.holder.seqNo) {
      unchanged = { holder, sinceMs: nowMs() };
    }
    const expired = unchanged !== null && nowMs() - unchanged.sinceMs >= LEASE_MS;
    if (holder === null || expired || isDead(holder)) {
      const taken = await write(options, mine, holder);
      if (taken !== null) return hold(options, taken);
    } else if (nowMs() - startedMs >= waitMs) {
      const { pid, host } = holder.document;
      throw new ServiceError('busy', `the index is being written by process ${pid} on ${host}`);
    }
    await sleep(ASK_AGAIN_MS);
  }
}

function hold(options: LockOptions, taken: Seen): HeldIndexLock {
  let current: Seen | null = taken;
  let renewedMs = options.nowMs();
  let renewing: Promise<void> = Promise.resolve();
  const renew = async (): Promise<void> => {
    if (current === null) return;
    const renewed = { ...current.document, renewals: current.document.renewals + 1 };
    current = await write(options, renewed, current);
    if (current !== null) renewedMs = options.nowMs();
  };
  const timer = setInterval(() => {
    // A failed renewal is made up for by the next one; the lease outlives eleven of them.
    renewing = renew().catch(() => undefined);
  }, RENEW_MS);
  timer.unref();
  return {
    assertHeld() {
      if (current !== null && options.nowMs() - renewedMs < LEASE_MS) return;
      throw new EngineUnavailableError(
        'the right to write the index was lost or could not be renewed in time',
      );
    },
    async release() {
      clearInterval(timer);
      await renewing;
      if (current === null) return;
      const { seqNo, primaryTerm } = current;
      current = null;
      try {
        await options.client.delete({
          index: options.index,
          id: LOCK_ID,
          if_seq_no: seqNo,
          if_primary_term: primaryTerm,
        });
      } catch (error) {
        if (!isConflict(error) && !isAbsent(error)) throw engineFailure(error);
      }
    },
  };
}
