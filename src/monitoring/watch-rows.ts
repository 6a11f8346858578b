import type { KnownFacts } from '../domain/facts.ts';
import type { Watch, WatchedNameType, WatchKind } from './watch.ts';

/** A row of the table `watches`; moments in milliseconds since 1970. */
export interface WatchRow {
  readonly id: number;
  readonly account_id: number;
  readonly kind: WatchKind;
  readonly text: string;
  readonly country: string;
  readonly entity_type: WatchedNameType | null;
  readonly last_checked_at: number | null;
  readonly best_score: number;
  readonly behind: number;
  /** JSON of `KnownFacts`; null for nothing. */
  readonly facts: string | null;
}

/** The watched item of a row. */
export function watchOfRow(row: WatchRow): Watch {
  return {
    id: row.id,
    accountId: row.account_id,
    kind: row.kind,
    text: row.text,
    country: row.country,
    entityType: row.entity_type,
    lastCheckedAt: row.last_checked_at === null ? null : new Date(row.last_checked_at),
    bestScore: row.best_score,
    ...(row.facts === null ? {} : { facts: JSON.parse(row.facts) as KnownFacts }),
  };
}
