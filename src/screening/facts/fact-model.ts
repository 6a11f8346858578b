import type { FactKind } from '../../domain/facts.ts';

/** The numbers of comparing facts, each with the case that justifies it. */
export const FACT_MODEL = {
  /**
   * Most that a score is with one fact that contradicts, and with two or more: "under 0.8, two under 0.5" (DESIGN 11). A namesake of the
   * same name stays worth a look, since lists err, behind a name with a slip whose date agrees; with another date and nationality hardly.
   */
  oneContradiction: 0.6,
  moreContradictions: 0.45,
  date: {
    /** More years than this between two dates are another birth. */
    mostYearsApart: 2,
    /** "1352" of a calendar that nobody names is 1933 or 1974: a wider span says nothing. */
    widestSpanYears: 15,
    /** Nobody who is screened was born earlier; a date before it is a slip. */
    earliestYear: 1850,
  },
  /** What an agreeing fact counts in the order of equal scores; `near` counts half. */
  agreement: { identifier: 8, date_of_birth: 4, nationality: 2, gender: 1 } satisfies Record<
    FactKind,
    number
  >,
} as const;
