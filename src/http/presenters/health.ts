import type { CatalogueEntry } from '../../ingest/catalogue.ts';
import type { ReadinessCheck } from '../dependencies.ts';

// Lists are fetched several times a day; two days without a successful fetch deserve a look.
const STALE_AFTER_MS = 48 * 3_600_000;

/** What `/health/ready` answers. Stale lists are shown but do not make the service unready. */
export interface Health {
  readonly status: 'ok' | 'unavailable';
  readonly checks: readonly ReadinessCheck[];
  readonly lists: readonly {
    readonly code: string;
    readonly entry_count: number;
    readonly last_updated: string | null;
    readonly stale: boolean;
    readonly last_error: string | null;
  }[];
}

/** Readiness from the checks: every one must pass. */
export function presentHealth(
  checks: readonly ReadinessCheck[],
  lists: readonly CatalogueEntry[],
  now: Date,
): Health {
  return {
    status: checks.every(({ ready }) => ready) ? 'ok' : 'unavailable',
    checks,
    lists: lists.map(({ facts, entryCount, lastUpdated, lastFailure }) => ({
      code: facts.code,
      entry_count: entryCount,
      last_updated: lastUpdated?.toISOString() ?? null,
      stale: lastUpdated === null || now.getTime() - lastUpdated.getTime() > STALE_AFTER_MS,
      last_error: lastFailure?.reason ?? null,
    })),
  };
}
