import type { Worker } from 'node:worker_threads';
import { CancelledError, EngineUnavailableError } from '../errors.ts';
import { currentScope } from '../request-scope.ts';
import type { Asker } from '../screening/asker.ts';
import type { SearchTask } from '../screening/searcher.ts';
import { WORK_LIMITS } from '../screening/work-limits.ts';
import { shareState, type FromThread, type SentView, type ThreadAnswer, type ToThread } from './messages.ts';
import { receivedError } from './sent-errors.ts';
import { receivedFound, type Found } from './sent-found.ts';

/** What a thread tells whoever started it. */
export interface ThreadEvents {
  readonly onReady: () => void;
  /** The thread has ended: its memory was used up, it crashed, it did not answer. Null when that was wanted. */
  readonly onEnd: (failure: Error | null) => void;
}

/** A request that a thread works on. */
interface Running {
  readonly asker: Asker;
  readonly since: number;
  readonly answer: (answer: ThreadAnswer) => void;
  readonly fail: (error: Error) => void;
}

/** So often a thread may leave a question for signs of life open: while it starts, and afterwards. */
const MOST_SILENT = { starting: 60, ready: 10 };

/** One thread that searches, and the requests that it works on. */
export class ScreeningThread<View extends SentView> {
  readonly #worker: Worker;
  readonly #events: ThreadEvents;
  readonly #nowMs: () => number;
  readonly #running = new Map<number, Running>();
  #isReady = false;
  #isEnding = false;
  #failure: Error | null = null;
  /** Questions for signs of life that were not answered. */
  #silent = 0;
  #shown = 0;
  #lastId = 0;

  constructor(worker: Worker, nowMs: () => number, events: ThreadEvents) {
    this.#worker = worker;
    this.#nowMs = nowMs;
    this.#events = events;
    worker.on('message', (message: FromThread) => {
      this.#receive(message);
    });
    worker.on('error', (error) => {
      this.#failure ??= error;
    });
    worker.on('exit', (code) => {
      this.#ended(code);
    });
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  /** Requests that it works on. */
  get load(): number {
    return this.#running.size;
  }

  /** Sends a view, unless it was sent before; what is searched from now on is searched in it. */
  show(view: View): void {
    if (view.number <= this.#shown) return;
    this.#shown = view.number;
    this.#send({ kind: 'view', view });
  }

  /** Searches in the view sent last. Throws what the search throws, `EngineUnavailableError` when the thread ends meanwhile. */
  async search(task: SearchTask, asker: Asker): Promise<Found> {
    const id = ++this.#lastId;
    const cancel = (): void => {
      this.#send({ kind: 'cancel', id });
    };
    asker.signal?.addEventListener('abort', cancel, { once: true });
    const spentBefore = asker.share.spentMs;
    try {
      const { result, share, parts } = await this.#ask(id, task, asker);
      Object.assign(asker.share, share);
      const trace = currentScope()?.trace ?? null;
      for (const { part, details, ...time } of parts) trace?.note(part, details, time);
      if ('error' in result) throw receivedError(result.error);
      // The thread was done before it heard of it; nobody waits for the answer.
      if (asker.signal?.aborted === true) {
        asker.share.failedMs += asker.share.spentMs - spentBefore;
        throw new CancelledError();
      }
      return receivedFound(result.found);
    } finally {
      asker.signal?.removeEventListener('abort', cancel);
    }
  }

  /** Asks for a sign of life, and ends a thread that has left too many such questions open. */
  watch(): void {
    if (this.#isEnding || (this.#isReady && this.load === 0)) return;
    if (this.#silent >= (this.#isReady ? MOST_SILENT.ready : MOST_SILENT.starting)) {
      this.#failure ??= new Error('a screening thread did not answer');
      void this.#worker.terminate();
      return;
    }
    this.#silent++;
    this.#send({ kind: 'ping' });
  }

  /** Ends the thread; what it works on fails. */
  async end(): Promise<void> {
    this.#isEnding = true;
    await this.#worker.terminate();
  }

  #ask(id: number, task: SearchTask, asker: Asker): Promise<ThreadAnswer> {
    return new Promise((answer, fail) => {
      this.#running.set(id, { asker, since: this.#nowMs(), answer, fail });
      const scope = currentScope();
      const isTraced = scope !== undefined && scope.trace !== null;
      this.#send({
        kind: 'search',
        id,
        task,
        view: this.#shown,
        asker: { clients: asker.clients, urgency: asker.urgency },
        share: shareState(asker.share),
        traced: isTraced ? { requestId: scope.requestId, traceId: scope.traceId } : null,
      });
    });
  }

  #send(message: ToThread<View>): void {
    this.#worker.postMessage(message);
  }

  #receive(message: FromThread): void {
    this.#silent = 0;
    switch (message.kind) {
      case 'ready':
        this.#isReady = true;
        this.#events.onReady();
        break;
      case 'answer':
        this.#running.get(message.id)?.answer(message);
        this.#running.delete(message.id);
        break;
      case 'pong':
        break;
    }
  }

  /** Which request a thread ended for, nobody knows: its time counts as failed work for each. */
  #ended(code: number): void {
    const lost = new EngineUnavailableError('a screening thread ended', { cause: this.#failure });
    for (const { asker, since, fail } of this.#running.values()) {
      const ms = Math.min(this.#nowMs() - since, WORK_LIMITS.requestMs);
      asker.share.spentMs += ms;
      asker.share.failedMs += ms;
      fail(lost);
    }
    this.#running.clear();
    const failure = this.#failure ?? new Error(`a screening thread ended with ${code}`);
    this.#events.onEnd(this.#isEnding ? null : failure);
  }
}
