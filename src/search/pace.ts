/**
 * How long work goes on: whoever searches tells its pace what it does, is told to give way to others, and is ended where it
 * would take more than its share.
 */
export interface Pace {
  /** Begins a part of the work that has a share of its own, such as the search of one name. */
  begin(): void;
  /**
   * Counts candidates that were found, 0 for other work. A promise is to be awaited before the work goes on. Throws
   * `OverBudgetError` when the share is used up, `CancelledError` when nobody waits for the answer any more.
   */
  step(candidates: number): Promise<void> | null;
  /** Throws `OverBudgetError` where one search may not find so many candidates: before they are all fetched. */
  assertFits(candidates: number): void;
  /** Gives way to whoever waits. Throws as `step` does. */
  turn(): Promise<void>;
  /** The work goes on after an answer of somebody else: the time until now was not its own. */
  resume(): void;
}

/** Work in steps: after each it says how many candidates it found. */
export type Steps<Result> = Generator<number, Result, void>;

/** The result of work that is done in one go. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** The result of work that goes at a pace. Throws what the pace throws. */
export async function paced<Result>(steps: Steps<Result>, pace: Pace): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    const wait = pace.step(step.value);
    if (wait !== null) await wait;
  }
}

/** A pace of work that has no limits and gives way to nobody. */
export const UNHURRIED: Pace = {
  begin: () => undefined,
  step: () => null,
  assertFits: () => undefined,
  turn: () => Promise.resolve(),
  resume: () => undefined,
};
