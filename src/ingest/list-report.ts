import type { ListCode } from '../domain/list-code.ts';
import type { CommittedGeneration } from './party-store.ts';

/**
 * How a run ended for one list: `refused` is a file that reads well but must not be served (shrunken, too few, unknown
 * parts with `--strict`), `absent` a list that the local folder does not hold.
 */
export type ListOutcome = 'updated' | 'unchanged' | 'failed' | 'refused' | 'absent';

/** How often something was met, with the first example. */
export interface Tally {
  readonly what: string;
  readonly count: number;
  readonly example: string;
}

/** Milliseconds that the steps of a run took. */
export interface StepDurations {
  readonly fetchMs: number;
  readonly readMs: number;
  readonly writeMs: number;
  readonly publishMs: number;
}

/** What a run did with one list; every step adds its part. */
export interface ListReport {
  readonly code: ListCode;
  readonly outcome: ListOutcome;
  /** Why the list failed, was refused or is absent; null otherwise. */
  readonly reason: string | null;
  readonly origin: 'network' | 'folder' | null;
  readonly edition: string | null;
  readonly files: readonly string[];
  /** The publisher's own date, ISO. */
  readonly dataAsOf: string | null;
  /** Parties served before and after the run. */
  readonly previousCount: number;
  readonly entryCount: number;
  /** What was written; null when nothing was. */
  readonly committed: CommittedGeneration | null;
  /** Records the publisher says the files hold; null when it does not. */
  readonly declaredCount: number | null;
  /** Elements, columns and codes the reader does not know. */
  readonly unknown: readonly Tally[];
  /** Records left out on purpose, by reason; the example is a publisher's reference. */
  readonly leftOut: readonly Tally[];
  readonly warnings: readonly string[];
  readonly durations: StepDurations;
}

/** What a run did with all lists it was asked for. */
export interface UpdateReport {
  readonly startedAt: Date;
  readonly finishedAt: Date;
  readonly lists: readonly ListReport[];
  /** True when a list failed or was refused, or none was there at all. */
  readonly failed: boolean;
}

/** Puts the reports of the lists together. */
export function updateReport(startedAt: Date, finishedAt: Date, lists: readonly ListReport[]): UpdateReport {
  const failed =
    lists.some(({ outcome }) => outcome === 'failed' || outcome === 'refused') ||
    lists.every(({ outcome }) => outcome === 'absent');
  return { startedAt, finishedAt, lists, failed };
}
