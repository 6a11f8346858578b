import type { Clock } from '../domain/clock.ts';
import type { ListReport } from './list-report.ts';

/** How far the last update over all lists came, as the store has it for every process. */
export interface LoadProgress {
  /** Lists that the update has dealt with, loaded or failed. */
  readonly done: number;
  readonly total: number;
  /** Updates that have ended since the first, unless one completed the load. */
  readonly attempts: number;
  /** When the last one ended; null while it runs, and after it was killed. */
  readonly endedAt: Date | null;
  /** Why it did not complete the load. */
  readonly reason: string | null;
  /** The lists were loaded for the first time, for good. */
  readonly isComplete: boolean;
}

/** Where the progress is kept. What it is told after the first load has no effect. */
export interface LoadProgressStore {
  /** Null before the first update over all lists. */
  read(): Promise<LoadProgress | null>;
  begin(total: number): Promise<void>;
  advance(done: number): Promise<void>;
  /** Ends an update; `reason` says why the load is not complete, null when it is. */
  end(at: Date, reason: string | null): Promise<void>;
}

/** Loading the lists for the first time. */
export type FirstLoad =
  | { readonly kind: 'complete' }
  | { readonly kind: 'loading'; readonly done: number; readonly total: number }
  | {
      readonly kind: 'waiting';
      /** When and why the last update failed; null where none was tried, or it was killed. */
      readonly failed: { readonly at: Date; readonly reason: string } | null;
      /** When it is tried again at the latest; null for at once. */
      readonly nextTry: Date | null;
    };

/** Asks how loading the lists for the first time stands, whichever process does it. */
export type AskFirstLoad = () => Promise<FirstLoad>;

/** What the answer is made of. */
export interface FirstLoadParts {
  readonly progress: Pick<LoadProgressStore, 'read'>;
  /** Whether a run that lives works on the lists. */
  readonly isUpdating: () => Promise<boolean>;
  /** Number of lists that are loaded. */
  readonly loaded: () => Promise<number>;
  /** Lists of the catalogue. */
  readonly known: number;
}

const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 3_600_000;

/** Updates after which a list that fails every time no longer keeps the others from being searched. */
const MOST_ATTEMPTS = 3;

/** Creates the question. A store whose lists were loaded one by one counts as loaded. */
export function createAskFirstLoad({ progress, isUpdating, loaded, known }: FirstLoadParts): AskFirstLoad {
  return async () => {
    const last = await progress.read();
    if (last?.isComplete === true) return { kind: 'complete' };
    const count = await loaded();
    if (last === null && count > 0) return { kind: 'complete' };
    if (await isUpdating()) {
      return last?.endedAt === null
        ? { kind: 'loading', done: last.done, total: last.total }
        : { kind: 'loading', done: count, total: known };
    }
    const endedAt = last?.endedAt ?? null;
    if (last === null || endedAt === null) return { kind: 'waiting', failed: null, nextTry: null };
    return {
      kind: 'waiting',
      failed: { at: endedAt, reason: last.reason ?? 'for no known reason' },
      nextTry: new Date(endedAt.getTime() + pauseMs(last.attempts)),
    };
  };
}

/** A minute, then twice as long each time, an hour at most. */
function pauseMs(attempts: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 10));
}

/**
 * Why an update over all lists has not completed the first load; null when it has. A core list that failed and never was there
 * is waited for, but not for ever: with one publisher away the others are still worth being searched, unless most are missing.
 */
export function incompleteReason(
  core: readonly ListReport[],
  { loaded, attempts }: { readonly loaded: number; readonly attempts: number },
): string | null {
  const failed = core.filter(({ outcome }) => outcome === 'failed' || outcome === 'refused');
  const missing = failed.filter(({ entryCount }) => entryCount === 0);
  const [first] = missing.length > 0 ? missing : failed;
  const isEnough = attempts >= MOST_ATTEMPTS && missing.length * 2 <= core.length;
  if (loaded > 0 && (missing.length === 0 || isEnough)) return null;
  if (first === undefined) return 'no list was there';
  const others = missing.length > 1 ? `, and ${missing.length - 1} more` : '';
  return `${first.code}: ${first.reason ?? 'failed'}${others}`;
}

/** What makes the service load its lists when it has none. */
export interface FirstLoadingParts {
  readonly ask: AskFirstLoad;
  /** Updates all lists, in whichever process. */
  readonly update: (stop: AbortSignal) => Promise<void>;
  readonly progress: Pick<LoadProgressStore, 'end'>;
  readonly clock: Clock;
  readonly log: {
    begins(): void;
    ended(state: FirstLoad): unknown;
    /** Another process has loaded what this one found missing. */
    endedElsewhere(): unknown;
  };
}

/** Creates the job: looks whether the lists have to be loaded, and loads them when it is time. A start never waits. */
export function createFirstLoading(parts: FirstLoadingParts): (stop: AbortSignal) => Promise<void> {
  let isFirstLook = true;
  let isOver = false;
  let wasMissing = false;
  return async (stop) => {
    if (isOver) return;
    const state = await parts.ask();
    isOver = state.kind === 'complete';
    if (isOver && wasMissing) await parts.log.endedElsewhere();
    wasMissing = !isOver;
    if (state.kind !== 'waiting') return;
    const isTime = state.nextTry === null || state.nextTry <= parts.clock();
    if (!isTime && !isFirstLook) return;
    isFirstLook = false;
    parts.log.begins();
    try {
      await parts.update(stop);
    } catch (error) {
      if (stop.aborted) return;
      // A process that ended without a word has not said so in the store; without a pause it would be started again at once.
      await parts.progress.end(parts.clock(), error instanceof Error ? error.message : String(error));
    }
    const reached = await parts.ask();
    isOver = reached.kind === 'complete';
    await parts.log.ended(reached);
  };
}
