import { CancelledError, OverloadedError } from '../errors.ts';
import { UNHURRIED, type Pace } from '../search/pace.ts';
import type { Asker } from './asker.ts';
import { TurnPace } from './turn-pace.ts';
import type { WorkLimits } from './work-limits.ts';

/** What the turns are taken by. */
export interface FairTurnsParts {
  readonly limits: WorkLimits;
  /** A clock that only rises, in milliseconds. */
  readonly nowMs: () => number;
  /** The clock by which work is counted, in milliseconds; see `createWorkClock`. By default the other one. */
  readonly workMs?: () => number;
}

/** Who lets pieces of work take turns. */
export interface TakeTurns {
  /** Does work when its turn comes. Throws what `FairTurns.run` throws. */
  run<Result>(asker: Asker, work: (pace: Pace) => Promise<Result>): Promise<Result>;
}

/** Work of whoever is alone: it begins at once and gives way to nobody. */
export const ALONE: TakeTurns = { run: (_asker, work) => work(UNHURRIED) };

/** After so many turns of requests a job has one, however many requests wait. */
const TURNS_BEFORE_JOB = 20;

/** How often those who wait are looked at while nobody may begin. */
const LOOK_AGAIN_MS = 100;

/** A client with work. */
interface Client {
  /** Processor time its work has had. */
  attainedMs: number;
  tasks: number;
  waiting: number;
}

interface Waiting {
  readonly task: TurnPace;
  readonly go: () => void;
  readonly fail: (error: Error) => void;
}

/**
 * Lets pieces of work take turns of a few milliseconds: the next turn has the client whose work has had least, so that a batch of
 * one account never keeps a single screening of another waiting for more than a turn.
 */
export class FairTurns implements TakeTurns {
  readonly limits: WorkLimits;
  readonly nowMs: () => number;
  readonly workMs: () => number;
  readonly #clients = new Map<string, Client>();
  #waiting: Waiting[] = [];
  #begun = 0;
  #sinceJob = 0;
  #isScheduled = false;
  #isLookingAgain = false;

  constructor({ limits, nowMs, workMs = nowMs }: FairTurnsParts) {
    this.limits = limits;
    this.nowMs = nowMs;
    this.workMs = workMs;
  }

  /**
   * Does work when its turn comes. Throws `OverloadedError` when too much waits, `CancelledError` when the asker went away,
   * and what the work throws.
   */
  async run<Result>(asker: Asker, work: (pace: Pace) => Promise<Result>): Promise<Result> {
    this.#admit(asker);
    const task = new TurnPace(this, asker, this.nowMs());
    const isFirst = this.#begun === 0 && this.#waiting.length === 0;
    this.#enter(asker);
    try {
      if (!isFirst) await this.#firstTurn(task);
      if (asker.signal?.aborted === true) throw new CancelledError();
      this.#begin(task);
      let hasFailed = true;
      try {
        const result = await work(task);
        hasFailed = false;
        return result;
      } finally {
        task.end(hasFailed);
        this.#begun--;
      }
    } finally {
      this.#leave(asker);
      this.#schedule();
    }
  }

  /** Waits for the next turn of work that has begun. */
  next(task: TurnPace): Promise<void> {
    return new Promise((go, fail) => {
      this.#waiting.push({ task, go, fail });
      this.#schedule();
    });
  }

  /** Counts processor time that the work of an asker has had, here or in a thread. */
  attained(asker: Asker, ms: number): void {
    for (const client of this.#clientsOf(asker)) client.attainedMs += ms;
  }

  #begin(task: TurnPace): void {
    task.begun = true;
    this.#begun++;
    task.resume();
  }

  async #firstTurn(task: TurnPace): Promise<void> {
    for (const client of this.#clientsOf(task.asker)) client.waiting++;
    const abort = (): void => {
      task.isCancelled = true;
      this.#drop(task, new CancelledError());
    };
    task.asker.signal?.addEventListener('abort', abort, { once: true });
    try {
      await this.next(task);
    } finally {
      task.asker.signal?.removeEventListener('abort', abort);
      for (const client of this.#clientsOf(task.asker)) client.waiting--;
    }
  }

  #admit(asker: Asker): void {
    const { waiting, waitingOfClient, waitMs } = this.limits;
    const ofClient = asker.clients.some((name) => (this.#clients.get(name)?.waiting ?? 0) >= waitingOfClient);
    if (ofClient || this.#waiting.length >= waiting) throw tooMuchAtOnce(waitMs);
  }

  #clientsOf({ clients }: Asker): readonly Client[] {
    return clients.flatMap((name) => this.#clients.get(name) ?? []);
  }

  /** Whoever comes anew has had as much as the one who has had least: what it had before, or did without, is forgotten. */
  #enter({ clients }: Asker): void {
    let least = Number.POSITIVE_INFINITY;
    for (const { attainedMs } of this.#clients.values()) least = Math.min(least, attainedMs);
    for (const name of clients) {
      const client = this.#clients.get(name);
      if (client === undefined)
        this.#clients.set(name, { attainedMs: Number.isFinite(least) ? least : 0, tasks: 1, waiting: 0 });
      else client.tasks++;
    }
  }

  #leave({ clients }: Asker): void {
    for (const name of clients) {
      const client = this.#clients.get(name);
      if (client !== undefined && --client.tasks === 0) this.#clients.delete(name);
    }
  }

  #schedule(): void {
    if (this.#isScheduled || this.#waiting.length === 0) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      if (this.#giveTurn()) this.#schedule();
      else this.#lookAgain();
    });
  }

  /** Nobody may begin before other work ends, which gives the next turn; who waits too long is refused all the same. */
  #lookAgain(): void {
    if (this.#isLookingAgain || this.#waiting.length === 0) return;
    this.#isLookingAgain = true;
    setTimeout(() => {
      this.#isLookingAgain = false;
      this.#schedule();
    }, LOOK_AGAIN_MS);
  }

  /** Whether anybody could have it. */
  #giveTurn(): boolean {
    this.#refuseLate();
    const place = this.#nextPlace();
    const [next] = place < 0 ? [] : this.#waiting.splice(place, 1);
    next?.go();
    return next !== undefined;
  }

  #nextPlace(): number {
    const ofRequest = this.#placeOf('request');
    const isJobsTurn = ofRequest < 0 || this.#sinceJob >= TURNS_BEFORE_JOB;
    const ofJob = isJobsTurn ? this.#placeOf('job') : -1;
    this.#sinceJob = ofJob >= 0 ? 0 : this.#sinceJob + 1;
    return ofJob >= 0 ? ofJob : ofRequest;
  }

  #placeOf(urgency: Asker['urgency']): number {
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (const [place, { task }] of this.#waiting.entries()) {
      if (task.asker.urgency !== urgency || !this.#mayRun(task)) continue;
      const attained = Math.max(0, ...this.#clientsOf(task.asker).map(({ attainedMs }) => attainedMs));
      if (attained >= least) continue;
      best = place;
      least = attained;
    }
    return best;
  }

  /** A client that has no work under way begins in any case, so that heavy work of others does not keep it out. */
  #mayRun({ begun, asker }: TurnPace): boolean {
    if (begun || this.#begun < this.limits.begun) return true;
    const others = this.#clientsOf(asker).map(({ tasks, waiting }) => tasks - waiting);
    return this.#begun < 4 * this.limits.begun && others.length > 0 && others.every((tasks) => tasks === 0);
  }

  #refuseLate(): void {
    const late = this.nowMs() - this.limits.waitMs;
    for (const { task } of this.#waiting.filter(
      ({ task: { begun, waitsSince } }) => !begun && waitsSince < late,
    ))
      if (task.asker.urgency === 'request') this.#drop(task, tooMuchAtOnce(this.limits.waitMs));
  }

  #drop(task: TurnPace, error: Error): void {
    const dropped = this.#waiting.find((waiting) => waiting.task === task);
    if (dropped === undefined) return;
    this.#waiting = this.#waiting.filter((waiting) => waiting !== dropped);
    dropped.fail(error);
  }
}

function tooMuchAtOnce(waitMs: number): OverloadedError {
  return new OverloadedError(
    'too much is asked at once; the request was not charged, please try again later',
    Math.ceil(waitMs / 1000),
  );
}
