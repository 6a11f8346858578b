import { randomInt } from 'node:crypto';
import { sqliteCode } from './sqlite-errors.ts';

/** Ids of what customers see: they rise with time, and no two of them tell how many are between. */
export interface CustomerIds {
  /** A positive whole number below 2^53, greater than all before it from here. */
  next(moment: Date): number;
}

/** Ids begin in 2020; a millisecond has room for 4,096 of them until 2089. */
const FIRST_MOMENT_MS = Date.UTC(2020, 0, 1);
const IDS_A_MS = 4_096;

/** A random whole number from 0, below a bound. */
export type RandomBelow = (bound: number) => number;

/**
 * Ids of a moment and chance (docs/decisions/0015). Those of one moment follow one another at random distances, so that what
 * is added together keeps its order. Two processes may come upon the same id: see `withFreshId`.
 */
export function createCustomerIds(randomBelow: RandomBelow = randomInt): CustomerIds {
  let last = 0;
  return {
    next(moment) {
      const earliest = Math.max((moment.getTime() - FIRST_MOMENT_MS) * IDS_A_MS, last + 1);
      last = earliest + randomBelow(IDS_A_MS);
      return last;
    },
  };
}

const TAKEN: ReadonlySet<string | null> = new Set([
  'SQLITE_CONSTRAINT_PRIMARYKEY',
  'SQLITE_CONSTRAINT_ROWID',
]);
const MOST_TRIES = 20;

/** Inserts a row under a fresh id, another one where a second process was first. Throws what inserting throws. */
export function withFreshId<Row>(ids: CustomerIds, moment: Date, insert: (id: number) => Row): Row {
  for (let tries = 1; ; tries++) {
    try {
      return insert(ids.next(moment));
    } catch (error) {
      if (tries === MOST_TRIES || !TAKEN.has(sqliteCode(error))) throw error;
    }
  }
}
