import { UnusableFileError } from './reading/unusable-file.ts';

/** Files that one process reads at the same time: each may hold the texts of a spreadsheet, some 70 MB. */
export const MOST_READINGS = 2;

/** Files that one account may have under way, those that still come in included. */
export const MOST_UNDER_WAY = 5;

/** Reads files in turns, so that memory is bounded however many come at once. */
export interface ReadingQueue {
  /** Counts a file of an account from its first byte on. Throws `UnusableFileError` for one too many. */
  admit<Done>(accountId: number, work: () => Promise<Done>): Promise<Done>;
  /** Reads when it is this account's turn: one file of an account at a time, the accounts in the order they came. */
  read<Done>(accountId: number, work: () => Promise<Done>): Promise<Done>;
}

interface Waiting {
  readonly accountId: number;
  readonly start: () => void;
}

/** Creates the queue of a process. */
export function createReadingQueue(): ReadingQueue {
  const underWay = new Map<number, number>();
  const reading = new Set<number>();
  let waiting: readonly Waiting[] = [];
  const startNext = (): void => {
    const next = waiting.find(({ accountId }) => !reading.has(accountId));
    if (next === undefined || reading.size >= MOST_READINGS) return;
    waiting = waiting.filter((one) => one !== next);
    reading.add(next.accountId);
    next.start();
  };
  return {
    async admit(accountId, work) {
      const count = underWay.get(accountId) ?? 0;
      if (count >= MOST_UNDER_WAY) throw tooManyFiles();
      underWay.set(accountId, count + 1);
      try {
        return await work();
      } finally {
        const left = (underWay.get(accountId) ?? 1) - 1;
        if (left === 0) underWay.delete(accountId);
        else underWay.set(accountId, left);
      }
    },
    async read(accountId, work) {
      await new Promise<void>((start) => {
        waiting = [...waiting, { accountId, start }];
        startNext();
      });
      try {
        return await work();
      } finally {
        reading.delete(accountId);
        startNext();
      }
    },
  };
}

function tooManyFiles(): UnusableFileError {
  return new UnusableFileError(
    'too_many_files',
    `${MOST_UNDER_WAY} of your files are being read already. Send this one when they are done.`,
  );
}
