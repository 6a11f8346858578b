import type { Clock } from '../domain/clock.ts';
import type { ListCode } from '../domain/list-code.ts';
import { ListsNotLoadedError } from '../errors.ts';
import type { AskFirstLoad, FirstLoad } from './first-load.ts';

/** What a process that answers needs to know whether it may. */
export interface ServedFirstLoadParts {
  /** As the store has it. */
  readonly ask: AskFirstLoad;
  /** The lists that are loaded. */
  readonly loaded: () => Promise<readonly ListCode[]>;
  /** Whether the engine of this process holds a list by now. */
  readonly holds: (code: ListCode) => boolean;
  readonly clock: Clock;
}

/** How long an answer may be behind the store: every request asks. */
const ASKED_EVERY_MS = 500;
/** An engine that is further behind than this after the load has a trouble of its own, which it tells itself. */
const MOST_BEHIND_MS = 60_000;

/**
 * The question for a process that answers: the load is complete when its own engine holds what was loaded, and then for good, without
 * asking again.
 */
export function createServedFirstLoad({ ask, loaded, holds, clock }: ServedFirstLoadParts): AskFirstLoad {
  const askNow = remembered(ask, clock);
  let isComplete = false;
  let completeAt: Date | null = null;
  let wasIncomplete = false;
  /** Of the load that was watched: what its last lists are counted against does not change while the engine reads them. */
  let lists = 0;
  return async () => {
    if (isComplete) return { kind: 'complete' };
    const state = await askNow();
    if (state.kind !== 'complete') {
      wasIncomplete = true;
      if (state.kind === 'loading') lists = state.total;
      return state;
    }
    completeAt ??= clock();
    const codes = await loaded();
    const held = codes.filter(holds).length;
    isComplete =
      !wasIncomplete || held === codes.length || clock().getTime() - completeAt.getTime() > MOST_BEHIND_MS;
    if (isComplete) return state;
    const total = Math.max(lists, codes.length);
    return { kind: 'loading', done: total - (codes.length - held), total };
  };
}

function remembered(ask: AskFirstLoad, clock: Clock): AskFirstLoad {
  let latest: Promise<FirstLoad> | null = null;
  let validUntil = 0;
  return () => {
    const now = clock().getTime();
    if (latest !== null && now < validUntil) return latest;
    const asking = ask();
    latest = asking;
    validUntil = now + ASKED_EVERY_MS;
    asking.catch(() => {
      if (latest === asking) latest = null;
    });
    return asking;
  };
}

const RETRY_SECONDS = 15;
const LONGEST_RETRY_SECONDS = 600;
const NOT_CHARGED = 'nothing was screened and nothing was charged, please try again';

/** Lets nobody screen before the lists were loaded for the first time: throws `ListsNotLoadedError` until then. */
export function createRequireLists(ask: AskFirstLoad, clock: Clock): () => Promise<void> {
  return async () => {
    const state = await ask();
    if (state.kind === 'complete') return;
    if (state.kind === 'loading') {
      const so = `${state.done} of ${state.total}`;
      throw new ListsNotLoadedError(
        `the lists are being loaded, ${so} so far; ${NOT_CHARGED}`,
        RETRY_SECONDS,
      );
    }
    const seconds = ((state.nextTry?.getTime() ?? 0) - clock().getTime()) / 1000;
    throw new ListsNotLoadedError(
      `the lists are not loaded yet; ${NOT_CHARGED} later`,
      Math.ceil(Math.min(Math.max(seconds, RETRY_SECONDS), LONGEST_RETRY_SECONDS)),
    );
  };
}

/** How loading stands, for operators; `runsJobs` tells whether this process would load the lists itself. */
export function describeFirstLoad(
  state: Exclude<FirstLoad, { kind: 'complete' }>,
  { runsJobs }: { readonly runsJobs: boolean },
): string {
  if (state.kind === 'loading') return `loading lists: ${state.done} of ${state.total}`;
  const { failed, nextTry } = state;
  const last =
    failed === null ? '' : `; the update that ended at ${failed.at.toISOString()} failed (${failed.reason})`;
  if (!runsJobs) {
    return `the lists are not loaded${last}; this process updates none (JOBS=off): start npm run worker over the same DATA_DIR, or run npm run lists:update`;
  }
  if (failed === null) return 'the lists are not loaded; loading them is about to begin';
  return `the lists are not loaded${last}; it is tried again at ${nextTry?.toISOString() ?? 'once'}, or now by npm run lists:update`;
}
