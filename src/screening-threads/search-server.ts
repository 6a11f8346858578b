import { runInScope, type RequestTrace } from '../request-scope.ts';
import { RequestShare, type Asker } from '../screening/asker.ts';
import { FairTurns } from '../screening/fair-turns.ts';
import { searchTask } from '../screening/search-task.ts';
import { WORK_LIMITS } from '../screening/work-limits.ts';
import type { SearchSnapshot } from '../search/search-engine.ts';
import {
  shareState,
  type FromThread,
  type NotedPart,
  type SentTask,
  type SentView,
  type ThreadAnswer,
  type ToThread,
} from './messages.ts';
import { sentError } from './sent-errors.ts';
import { sentFound, type Found } from './sent-found.ts';

/** What a thread answers searches with. */
export interface ServingParts<View extends SentView> {
  /** Makes a view ready for searches. */
  readonly open: (view: View) => SearchSnapshot;
  readonly send: (message: FromThread) => void;
  /** Told when a view is no longer held. */
  readonly onLetGo: () => void;
  /** A clock that only rises, in milliseconds. */
  readonly nowMs: () => number;
  /** The clock by which work is counted; see `createWorkClock`. */
  readonly workMs: () => number;
  /** The time in milliseconds since 1970, with their fractions. */
  readonly timeMs: () => number;
}

/** A view with the number of searches that go on in it. */
interface HeldView {
  readonly number: number;
  readonly snapshot: SearchSnapshot;
  searches: number;
}

/** Who begins, and who waits too long, was decided before a task is sent: here all take turns. */
const EVERY_TASK = {
  begun: Number.POSITIVE_INFINITY,
  waitingOfClient: Number.POSITIVE_INFINITY,
  waiting: Number.POSITIVE_INFINITY,
  waitMs: Number.POSITIVE_INFINITY,
};

/** A trace that keeps the parts of a request, to be told to where the request is. */
function noteParts(parts: NotedPart[], timeMs: () => number): RequestTrace {
  return {
    part(part, details, work) {
      const startMs = timeMs();
      const end = (): void => void parts.push({ part, details, startMs, endMs: timeMs() });
      const result = work();
      if (result instanceof Promise) void result.then(end, end);
      else end();
      return result;
    },
    note(part, details, time) {
      parts.push({ part, details, ...time });
    },
  };
}

/** Answers what a thread is sent. A view is held until another was sent and the last search in it has ended. */
export class SearchServer<View extends SentView> {
  readonly #parts: ServingParts<View>;
  readonly #turns: FairTurns;
  readonly #views = new Map<number, HeldView>();
  readonly #hangUps = new Map<number, AbortController>();
  #newest = 0;

  constructor(parts: ServingParts<View>) {
    this.#parts = parts;
    const { nowMs, workMs } = parts;
    this.#turns = new FairTurns({ limits: { ...WORK_LIMITS, ...EVERY_TASK }, nowMs, workMs });
  }

  receive(message: ToThread<View>): void {
    switch (message.kind) {
      case 'view':
        this.#show(message.view);
        break;
      case 'search':
        void this.#answer(message);
        break;
      case 'cancel':
        this.#hangUps.get(message.id)?.abort();
        break;
      case 'ping':
        this.#parts.send({ kind: 'pong' });
        break;
    }
  }

  /** How many views are held. */
  get views(): number {
    return this.#views.size;
  }

  #show(view: View): void {
    const { number } = view;
    this.#views.set(number, { number, snapshot: this.#parts.open(view), searches: 0 });
    this.#newest = number;
    for (const held of this.#views.values()) this.#letGo(held);
  }

  #letGo({ number, searches }: HeldView): void {
    if (searches > 0 || number === this.#newest) return;
    this.#views.delete(number);
    this.#parts.onLetGo();
  }

  async #answer(sent: SentTask): Promise<void> {
    const { id, asker: of, share: used } = sent;
    const hangUp = new AbortController();
    const asker = { ...of, signal: hangUp.signal, share: Object.assign(new RequestShare(), used) };
    const noted: NotedPart[] = [];
    const reply = (result: ThreadAnswer['result']): void => {
      this.#parts.send({ kind: 'answer', id, result, share: shareState(asker.share), parts: noted });
    };
    this.#hangUps.set(id, hangUp);
    try {
      reply({ found: sentFound(await this.#search(sent, asker, noted)) });
    } catch (error) {
      reply({ error: sentError(error) });
    } finally {
      this.#hangUps.delete(id);
    }
  }

  async #search({ task, traced, view }: SentTask, asker: Asker, noted: NotedPart[]): Promise<Found> {
    const held = this.#views.get(view);
    if (held === undefined) throw new Error(`the thread does not hold view ${view}`);
    const { snapshot } = held;
    const run = (): Promise<Found> =>
      this.#turns.run(asker, (pace) => searchTask(task, { snapshot, pace, share: asker.share }));
    held.searches++;
    try {
      if (traced === null) return await run();
      const scope = { ...traced, parent: null, trace: noteParts(noted, this.#parts.timeMs) };
      return await runInScope(scope, run);
    } finally {
      held.searches--;
      this.#letGo(held);
    }
  }
}
