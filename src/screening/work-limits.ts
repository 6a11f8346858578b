/** What a piece of work, and the turns of all of them, may take. */
export interface WorkLimits {
  /** After so long others have their turn. */
  readonly sliceMs: number;
  /** Candidates that one search may find. */
  readonly candidatesOfSearch: number;
  /** Candidates that all searches of one request may find. */
  readonly candidates: number;
  /** Processor time of one search, or of scoring what it found. */
  readonly searchMs: number;
  /** Processor time of one request. */
  readonly requestMs: number;
  /** Requests that are worked on at once: each holds what it has found so far. */
  readonly begun: number;
  /** Requests that wait, of one client and of all. */
  readonly waitingOfClient: number;
  readonly waiting: number;
  /** Longest time in which a request waits to begin. */
  readonly waitMs: number;
}

/**
 * Ordinary requests stay far below: a batch of a hundred names takes some 200 ms, the commonest name at threshold 0 finds 70,000 of the
 * 300,000 listed names. They are chosen so that a request ends within five seconds of processor time, the collection of garbage and the
 * answer included, which take as long again as the search of the dearest.
 */
export const WORK_LIMITS: WorkLimits = {
  sliceMs: 5,
  candidatesOfSearch: 250_000,
  candidates: 1_000_000,
  searchMs: 1_500,
  requestMs: 2_500,
  begun: 8,
  waitingOfClient: 500,
  waiting: 5_000,
  waitMs: 5_000,
};

/** The limits of as many threads, which work on as many requests at once as one process does, and no fewer than two each. */
export function limitsOverThreads(threads: number): WorkLimits {
  return { ...WORK_LIMITS, begun: Math.max(WORK_LIMITS.begun, 2 * threads) };
}

/** Matches of one item that are kept; those beyond are counted. */
export const MOST_KEPT = 10_000;

/** Most matches of one answer, about 30 MB of JSON. Items beyond it fail by themselves, so that the service does not. */
export const MOST_MATCHES = 20_000;

/** Failed work of one client, which nobody pays for: so much processor time in so long. */
export const FAILED_WORK = { ms: 5_000, windowMs: 60_000, clients: 10_000 };
