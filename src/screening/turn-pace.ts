import { CancelledError, OverBudgetError } from '../errors.ts';
import type { Pace } from '../search/pace.ts';
import type { Asker } from './asker.ts';
import { TOO_MUCH_WORK } from './search-failure.ts';
import type { WorkLimits } from './work-limits.ts';

/** Who gives turns. */
interface Turns {
  readonly limits: WorkLimits;
  /** Processor time, in milliseconds; see `createWorkClock`. */
  readonly workMs: () => number;
  next(task: TurnPace): Promise<void>;
  attained(asker: Asker, ms: number): void;
}

/** A piece of work on its way; the pace of what it does. */
export class TurnPace implements Pace {
  readonly asker: Asker;
  readonly waitsSince: number;
  begun = false;
  isCancelled = false;
  readonly #turns: Turns;
  #since = 0;
  #ofSearchMs = 0;
  #ofSearch = 0;
  #spentMs = 0;

  constructor(turns: Turns, asker: Asker, nowMs: number) {
    this.#turns = turns;
    this.asker = asker;
    this.waitsSince = nowMs;
  }

  begin(): void {
    this.#count();
    this.#ofSearchMs = 0;
    this.#ofSearch = 0;
  }

  step(candidates: number): Promise<void> | null {
    const { share } = this.asker;
    share.candidates += candidates;
    this.#ofSearch += candidates;
    this.assertFits(this.#ofSearch);
    const slice = this.#turns.workMs() - this.#since;
    this.#assertWithin(slice);
    return slice < this.#turns.limits.sliceMs ? null : this.turn();
  }

  assertFits(candidates: number): void {
    if (this.asker.hasNoShare === true) return;
    const { limits } = this.#turns;
    const tooMany =
      candidates > limits.candidatesOfSearch ||
      (this.asker.urgency === 'request' && this.asker.share.candidates > limits.candidates);
    if (tooMany) this.#refuse(this.#turns.workMs() - this.#since);
  }

  async turn(): Promise<void> {
    this.#count();
    await this.#turns.next(this);
    this.resume();
    this.#assertWithin(0);
  }

  resume(): void {
    this.#since = this.#turns.workMs();
  }

  /** Counts the time of the slice that ends. */
  #count(): void {
    const now = this.#turns.workMs();
    const ms = now - this.#since;
    this.#since = now;
    this.#ofSearchMs += ms;
    this.#spentMs += ms;
    this.asker.share.spentMs += ms;
    this.#turns.attained(this.asker, ms);
  }

  /** The work is over; how much of it was in vain is noted. */
  end(hasFailed: boolean): void {
    this.#count();
    if (hasFailed) this.asker.share.failedMs += this.#spentMs;
  }

  #refuse(sliceMs: number): never {
    this.asker.share.failedMs += this.#ofSearchMs + sliceMs;
    // What is counted here is not to be counted again when the whole fails for it.
    this.#spentMs -= this.#ofSearchMs + sliceMs;
    throw new OverBudgetError(TOO_MUCH_WORK);
  }

  #assertWithin(sliceMs: number): void {
    if (this.isCancelled || this.asker.signal?.aborted === true) throw new CancelledError();
    if (this.asker.hasNoShare === true) return;
    const { searchMs, requestMs } = this.#turns.limits;
    const isOver =
      this.#ofSearchMs + sliceMs > searchMs ||
      (this.asker.urgency === 'request' && this.asker.share.spentMs + sliceMs > requestMs);
    if (isOver) this.#refuse(sliceMs);
  }
}
