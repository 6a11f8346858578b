import type { Tally } from './list-report.ts';

/** What was read of a list, and what it is held against. */
export interface ReadResult {
  readonly parties: number;
  /** Parties of the generation served now; 0 for none. */
  readonly previous: number;
  /** Records the publisher says there are; null when it does not. */
  readonly declared: number | null;
  /** Records the reader left out on purpose. */
  readonly leftOut: number;
  readonly unknown: readonly Tally[];
  readonly minimum: number;
  readonly origin: 'network' | 'folder';
  /** Whether the records come from pages of a register that may move while it is read. */
  readonly paged: boolean;
}

/** Largest part of a list that may disappear at once. */
const MOST_SHRINKAGE = 0.2;

/** Part of the declared records that may be missing from a register read page by page. */
const PAGED_TOLERANCE = 0.01;

/** Reasons to refuse a list, and remarks on what is odd but acceptable. */
export interface Verdict {
  readonly refusals: readonly string[];
  readonly warnings: readonly string[];
}

/**
 * Whether what was read may be served. `force` lets pass whatever a person may have checked by eye; a list without a
 * single party is never accepted. From a folder that the operator named, too few parties are only remarked upon.
 */
export function judge(
  result: ReadResult,
  { force, strict }: { readonly force: boolean; readonly strict: boolean },
): Verdict {
  if (result.parties === 0) return { refusals: ['the files hold no party'], warnings: [] };
  const shrunken = shrinkage(result);
  const few = tooFew(result);
  const incomplete = [...shrunken, ...countMismatch(result), ...(result.origin === 'network' ? few : [])];
  const strange = strict ? unknownParts(result.unknown) : [];
  return {
    refusals: [...(force ? [] : incomplete), ...strange],
    warnings: [...(force ? incomplete : []), ...(result.origin === 'folder' ? few : [])],
  };
}

function shrinkage({ parties, previous }: ReadResult): string[] {
  if (parties >= previous * (1 - MOST_SHRINKAGE)) return [];
  const percent = Math.round((1 - parties / previous) * 100);
  return [`${parties} parties are ${percent} % fewer than the ${previous} served now`];
}

function countMismatch({ declared, parties, leftOut, paged }: ReadResult): string[] {
  if (declared === null) return [];
  const read = parties + leftOut;
  const missing = Math.abs(declared - read);
  if (missing <= (paged ? declared * PAGED_TOLERANCE : 0)) return [];
  return [`the publisher counts ${declared} records, the files hold ${read}`];
}

function tooFew({ parties, minimum }: ReadResult): string[] {
  return parties < minimum ? [`${parties} parties are fewer than the ${minimum} expected at least`] : [];
}

function unknownParts(unknown: readonly Tally[]): string[] {
  return unknown.map(({ what, count, example }) => `unknown ${what} (${count} times, such as "${example}")`);
}
