import type { Worker } from 'node:worker_threads';
import { EngineUnavailableError } from '../errors.ts';
import type { Asker } from '../screening/asker.ts';
import type { FairTurns } from '../screening/fair-turns.ts';
import type { FoundOf, Searched, Searcher, SearchTask } from '../screening/searcher.ts';
import type { SearchSnapshot } from '../search/search-engine.ts';
import type { SentView } from './messages.ts';
import { ScreeningThread } from './screening-thread.ts';

/** The view that is served at one moment. */
export interface ThreadView<View extends SentView> {
  readonly shared: View;
  readonly snapshot: Pick<SearchSnapshot, 'generations' | 'loadParties'>;
}

/** What threads need. */
export interface ThreadsParts<View extends SentView> {
  readonly count: number;
  readonly start: () => Worker;
  /** The newest view. Throws `EngineUnavailableError` when there is none. */
  readonly view: () => ThreadView<View>;
  /** Who begins, of all that is to be searched. */
  readonly turns: FairTurns;
  readonly nowMs: () => number;
  /** Told of a thread that ended by itself; another takes its place. */
  readonly onFailure: (failure: Error) => void;
}

/** Threads that search beside this one. */
export interface ScreeningThreads extends Searcher {
  /** Resolves when all threads can search. Throws when they cannot be started. */
  readonly started: Promise<void>;
  /** How many can search now. */
  ready(): number;
  /** Sends the newest view to all, so that none holds an older one for longer than its searches in it. */
  showNewest(): void;
  close(): Promise<void>;
}

/** How often threads are asked for a sign of life. */
const WATCH_EVERY_MS = 1_000;
/** A thread that ended is replaced at once, the next one after a pause: what ends each as it starts is not to keep the machine busy. */
const RESTART_AFTER_MS = 1_000;
/** With so many ends before any thread was ready, none ever will be. */
const MOST_FAILED_STARTS = 3;

/** Keeps so many threads running, each with the newest view. */
class Threads<View extends SentView> {
  readonly #parts: ThreadsParts<View>;
  readonly #threads = new Set<ScreeningThread<View>>();
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly started: Promise<void>;
  #isOpen = true;
  #newest: View | null = null;
  #failedStarts = 0;
  #startedAt = Number.NEGATIVE_INFINITY;
  #onStarted: () => void = () => undefined;
  #onNeverStarted: (failure: Error) => void = () => undefined;

  constructor(parts: ThreadsParts<View>) {
    this.#parts = parts;
    this.started = new Promise((resolve, reject) => {
      this.#onStarted = resolve;
      this.#onNeverStarted = reject;
    });
    // Whoever waits for it is told; others look how many are ready.
    this.started.catch(() => undefined);
    for (let count = 0; count < parts.count; count++) this.#start();
    const watch = setInterval(() => {
      for (const thread of this.#threads) thread.watch();
    }, WATCH_EVERY_MS);
    this.#timers.add(watch.unref());
  }

  ready(): number {
    return [...this.#threads].filter(({ isReady }) => isReady).length;
  }

  /** The thread that works on least, of those that can search already. */
  leastBusy(): ScreeningThread<View> {
    let best: ScreeningThread<View> | null = null;
    for (const thread of this.#threads) {
      const isBetter =
        best === null ||
        (thread.isReady === best.isReady ? thread.load < best.load : thread.isReady && !best.isReady);
      if (isBetter) best = thread;
    }
    if (best === null) throw new EngineUnavailableError('no screening thread runs');
    return best;
  }

  showNewest(): void {
    this.#newest = this.#parts.view().shared;
    for (const thread of this.#threads) thread.show(this.#newest);
  }

  async close(): Promise<void> {
    this.#isOpen = false;
    for (const timer of this.#timers) clearTimeout(timer);
    await Promise.all([...this.#threads].map((thread) => thread.end()));
  }

  #start(): void {
    const thread = new ScreeningThread<View>(this.#parts.start(), this.#parts.nowMs, {
      onReady: () => {
        if (this.ready() === this.#parts.count) this.#onStarted();
      },
      onEnd: (failure) => {
        this.#threads.delete(thread);
        if (failure !== null && this.#isOpen) this.#replace(thread, failure);
      },
    });
    this.#threads.add(thread);
    // One that takes the place of another warms up before it is asked.
    if (this.#newest !== null) thread.show(this.#newest);
  }

  #replace(ended: ScreeningThread<View>, failure: Error): void {
    this.#parts.onFailure(failure);
    this.#failedStarts = ended.isReady ? 0 : this.#failedStarts + 1;
    if (this.#failedStarts >= MOST_FAILED_STARTS) this.#onNeverStarted(failure);
    const now = this.#parts.nowMs();
    const wait = this.#startedAt + RESTART_AFTER_MS - now;
    this.#startedAt = now + Math.max(0, wait);
    if (wait <= 0) {
      this.#start();
      return;
    }
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#start();
    }, wait);
    this.#timers.add(timer);
  }
}

/** Starts threads that search. What they may take up, and when, is decided here; in a thread the searches take turns. */
export function startScreeningThreads<View extends SentView>(parts: ThreadsParts<View>): ScreeningThreads {
  const threads = new Threads(parts);
  const { turns, view } = parts;
  const search = async <Task extends SearchTask>(
    task: Task,
    asker: Asker,
  ): Promise<Searched<FoundOf[Task['kind']]>> => {
    const { shared, snapshot } = view();
    const thread = threads.leastBusy();
    thread.show(shared);
    const found = (await thread.search(task, asker)) as FoundOf[Task['kind']];
    const { generations } = snapshot;
    return { found, generations, loadParties: (ids) => snapshot.loadParties(ids) };
  };
  return {
    started: threads.started,
    ready: () => threads.ready(),
    showNewest: () => {
      threads.showNewest();
    },
    close: () => threads.close(),
    search: (task, asker) =>
      asker.share.inOrder(() =>
        turns.run(asker, async (pace) => {
          const before = asker.share.spentMs;
          try {
            return await search(task, asker);
          } finally {
            // What the thread took counts; that this one waited for it does not.
            pace.resume();
            turns.attained(asker, asker.share.spentMs - before);
          }
        }),
      ),
  };
}
