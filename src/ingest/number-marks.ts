import type { ListCode } from '../domain/list-code.ts';

/** How far the numbers of one kind have come. */
export interface NumberMark {
  /** No higher one was ever given. */
  readonly number: number;
  /** When the list was last fetched by then, in milliseconds since 1970; 0 for never and for ids. */
  readonly fetchedAtMs: number;
}

/** Numbers of a list's generations, or ids of parties of all lists. */
export type NumberKind = ListCode | 'party ids';

/**
 * High-water marks of the numbers that the store of lists gives, kept in another store: a store of lists that was put back from a backup
 * would give them a second time, to other parties.
 */
export interface NumberMarks {
  all(): Promise<ReadonlyMap<NumberKind, NumberMark>>;
  /** Before numbers are given. A mark never falls. Throws `ServiceError` when the store cannot be written: nothing may be given then. */
  raise(marks: ReadonlyMap<NumberKind, NumberMark>): Promise<void>;
}

/** What nothing was given of. */
export const NO_MARK: NumberMark = { number: 0, fetchedAtMs: 0 };
