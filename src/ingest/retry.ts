import { ServiceError } from '../errors.ts';

/** How often and how patiently something is tried again. */
export interface RetryPolicy {
  /** Tries in all. */
  readonly attempts: number;
  /** Pause before the second try, doubled for each further one. */
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** 0 to 1: takes up to half off a pause, so that many services do not come back at one moment. */
  readonly random: () => number;
}

/** A fetch that failed, with what that means for another try. */
export class FetchError extends ServiceError {
  /** HTTP status; null when no answer came. */
  readonly status: number | null;
  readonly retryable: boolean;
  /** How long the server asks to wait. */
  readonly retryAfterMs: number | null;

  constructor(
    message: string,
    details: {
      readonly status?: number;
      readonly retryable: boolean;
      readonly retryAfterMs?: number | null;
      readonly cause?: unknown;
    },
  ) {
    super('fetch_failed', message, { cause: details.cause });
    this.status = details.status ?? null;
    this.retryable = details.retryable;
    this.retryAfterMs = details.retryAfterMs ?? null;
  }
}

/** Tries until it succeeds, fails for good, or the tries are used up; then throws the last failure. */
export async function withRetries<T>(policy: RetryPolicy, attempt: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof FetchError) || !error.retryable || tried >= policy.attempts) throw error;
      await policy.sleep(pauseMs(policy, tried, error.retryAfterMs));
    }
  }
}

function pauseMs(policy: RetryPolicy, tried: number, askedMs: number | null): number {
  const doubled = policy.firstPauseMs * 2 ** (tried - 1);
  const jittered = doubled * (1 - policy.random() / 2);
  return Math.min(Math.max(jittered, askedMs ?? 0), policy.longestPauseMs);
}
