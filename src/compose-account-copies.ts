import { setTimeout as sleep } from 'node:timers/promises';
import type { AccountCopies, CopyOutcome } from './backup/sqlite-account-copies.ts';
import type { CopyMessage } from './compose-copy-thread.ts';
import type { Config } from './config.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import { startThread } from './start-thread.ts';

const EVERY_MS = 60_000;
/** A copy of a large file that takes long is taken more seldom: copying takes a twentieth of a processor at most. */
const REST = 20;
/** A last copy when the process ends may take so long. */
const LAST_MS = 5_000;
/** Until a failure that goes on is told again. */
const AGAIN_MS = 10 * 60_000;

/** Copies of the accounts that are taken in the background. */
export interface RunningCopies {
  /** Takes a last copy, for a few seconds at most. */
  close(): Promise<void>;
}

/** Who is told how copying goes, and how often it is done. */
export interface CopyOptions {
  readonly onOutcome: (outcome: CopyOutcome) => void;
  readonly onFailure: (message: string) => void;
  readonly everyMs?: number;
}

/** Copies the accounts once a minute, each time in a thread of its own, whatever becomes of one. */
export function startAccountCopies(
  copies: Omit<AccountCopies, 'leastAgeMs'>,
  { onOutcome, onFailure, everyMs = EVERY_MS }: CopyOptions,
): RunningCopies {
  const closing = new AbortController();
  const copy = async (leastAgeMs: number): Promise<void> => {
    const message = await copyInThread({ ...copies, leastAgeMs }, closing.signal);
    // Another process of the folder copies just now.
    if ('failure' in message && message.failure.code === 'busy') return;
    if ('failure' in message) onFailure(message.failure.message);
    else onOutcome(message.outcome);
  };
  const run = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      const beganAt = performance.now();
      await copy(everyMs / 2);
      const pauseMs = Math.max(everyMs, REST * (performance.now() - beganAt));
      await sleep(pauseMs, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    async close() {
      closing.abort();
      await running;
      await copy(0);
    },
  };
}

/** Ends a thread that is not done in time once the process is to end. */
async function copyInThread(copies: AccountCopies, closing: AbortSignal): Promise<CopyMessage> {
  const thread = startThread(new URL('./compose-copy-thread.ts', import.meta.url), { workerData: copies });
  let limit: NodeJS.Timeout | undefined;
  const hurry = (): void => {
    limit = setTimeout(() => void thread.terminate(), LAST_MS);
  };
  if (closing.aborted) hurry();
  else closing.addEventListener('abort', hurry);
  const message = await new Promise<CopyMessage>((resolve) => {
    const fail = (message: string): void => {
      resolve({ failure: { code: 'unknown', message } });
    };
    let said: CopyMessage | null = null;
    thread.once('message', (sent: CopyMessage) => (said = sent));
    thread.once('error', (error: unknown) => {
      fail(error instanceof Error ? error.message : String(error));
    });
    thread.once('exit', () => {
      if (said === null) fail('the thread that copies ended');
      else resolve(said);
    });
  });
  closing.removeEventListener('abort', hurry);
  clearTimeout(limit);
  return message;
}

/**
 * Copies the accounts of `DATA_DIR` where a folder for them is set and this process is the one that does; tells of a failure once and then
 * seldom, and measures the age of the newest copy.
 */
export function composeAccountCopies(
  { DATA_DIR, ACCOUNT_COPIES_DIR, ACCOUNT_COPIES_DAYS }: Config,
  { logger, metrics, runs }: { readonly logger: Logger; readonly metrics: Metrics; readonly runs: boolean },
): RunningCopies | null {
  const isOn = ACCOUNT_COPIES_DIR !== undefined && runs;
  let goodAt = Date.now();
  metrics.gauge(
    'account_copy_age_seconds',
    'Since the accounts were last copied, or found to be as in the newest copy; 0 where they are not copied',
    () => Promise.resolve(isOn ? (Date.now() - goodAt) / 1000 : 0),
  );
  if (!isOn) return null;
  let toldAt = Number.NEGATIVE_INFINITY;
  return startAccountCopies(
    { data: DATA_DIR, into: ACCOUNT_COPIES_DIR, days: ACCOUNT_COPIES_DAYS },
    {
      onOutcome: (outcome) => {
        if (toldAt > 0) logger.info('the accounts are copied again');
        toldAt = Number.NEGATIVE_INFINITY;
        goodAt = Date.now();
        logger.debug(outcome, 'the accounts were copied');
      },
      onFailure: (message) => {
        if (performance.now() - toldAt < AGAIN_MS) return;
        toldAt = performance.now();
        logger.error({ failure: message }, 'the accounts could not be copied');
      },
    },
  );
}
