/** Something that a client did, some times, under a rule. */
export interface RateCount {
  /** Of the rule, such as `failed keys`. */
  readonly kind: string;
  readonly client: string;
  /** At least 1. */
  readonly times: number;
  /** How long a window lasts that begins with it. */
  readonly windowMs: number;
}

/** How the window of a client stands. */
export interface RateState {
  readonly times: number;
  readonly endsAt: number;
}

/** Counts that all processes of an installation share. */
export interface RateStore {
  /**
   * Adds counts in their order, in one step; answers for each how its window stands after it. Waits for a moment only: throws
   * `ServiceError` `busy` or `store_unavailable` when it cannot be written, and nothing is counted then.
   */
  count(counts: readonly RateCount[], now: Date): Promise<readonly RateState[]>;
  /** Forgets windows that have ended; returns how many. */
  forgetEnded(now: Date): Promise<number>;
}
