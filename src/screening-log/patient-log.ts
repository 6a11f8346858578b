import { setTimeout as sleep } from 'node:timers/promises';
import { isStoreTrouble } from '../errors.ts';
import { outsideScope } from '../request-scope.ts';
import type { ScreeningLogStore, ScreeningRecord } from './screening-log.ts';

/** Records that wait in memory for the log, at most: some 20 MB. */
const MOST_WAITING = 10_000;
/** Records written in one step once the log can be written again: milliseconds. */
const WRITTEN_AT_ONCE = 200;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

/** The part of the log that writes. */
export type AppendingLog = Pick<ScreeningLogStore, 'append'>;

/** A log that can be written while its store cannot. */
export interface PatientLog extends AppendingLog {
  /** Records that are in memory only. */
  waiting(): number;
  /** Writes what waits, if it can; what it cannot is lost. */
  close(): Promise<void>;
}

/** What a patient log is made of. */
export interface PatientLogParts {
  readonly log: AppendingLog;
  /** Told when records that waited are lost. */
  readonly onLost: (error: unknown, records: number) => void;
  readonly mostWaiting?: number;
}

/**
 * Keeps records in memory while the store of the log is locked, full or gone, and writes them, in their order, once it is well: nobody
 * waits for it. Records beyond the bound are refused, which throws; those that waited and cannot be written are told of.
 */
export function createPatientLog({ log, onLost, mostWaiting = MOST_WAITING }: PatientLogParts): PatientLog {
  const waiting: ScreeningRecord[] = [];
  const closing = new AbortController();
  let writing: Promise<void> | null = null;

  const writeNext = async (): Promise<void> => {
    const next = waiting.slice(0, WRITTEN_AT_ONCE);
    try {
      await log.append(next);
    } catch (error) {
      if (isStoreTrouble(error)) throw error;
      await writeEach(log, next, onLost);
    }
    waiting.splice(0, next.length);
  };

  const writeAll = async (): Promise<void> => {
    let pauseMs = FIRST_PAUSE_MS;
    while (waiting.length > 0 && !closing.signal.aborted) {
      try {
        await writeNext();
        pauseMs = FIRST_PAUSE_MS;
      } catch {
        await sleep(pauseMs, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
        pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
      }
    }
    writing = null;
  };

  const keep = (records: readonly ScreeningRecord[], trouble: unknown): void => {
    if (waiting.length + records.length > mostWaiting) throw trouble;
    waiting.push(...records);
    writing ??= outsideScope(writeAll);
  };

  return {
    async append(records) {
      if (waiting.length > 0) {
        keep(records, new Error('too many screenings wait for the screening log'));
        return;
      }
      try {
        await log.append(records);
      } catch (error) {
        if (!isStoreTrouble(error)) throw error;
        keep(records, error);
      }
    },
    waiting: () => waiting.length,
    async close() {
      closing.abort();
      await writing;
      try {
        while (waiting.length > 0) await writeNext();
      } catch (error) {
        onLost(error, waiting.splice(0).length);
      }
    },
  };
}

/** One by one: a record that cannot be written takes no other with it. */
async function writeEach(
  log: AppendingLog,
  records: readonly ScreeningRecord[],
  onLost: PatientLogParts['onLost'],
): Promise<void> {
  for (const record of records) {
    try {
      await log.append([record]);
    } catch (error) {
      onLost(error, 1);
    }
  }
}
