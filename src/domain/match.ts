import type { ComparedFact } from './facts.ts';
import type { ListCode } from './list-code.ts';
import type { EntryType, ListedAddress, ListedParty } from './listed-party.ts';

/** How a score reads to an analyst, section 2.2 of the interface specification. */
export type MatchLevel = 'high' | 'medium' | 'low';

/** Least scores of the levels above `low`. */
export const LEAST_SCORES = { high: 0.8, medium: 0.5 } as const;

/** The level of a score of 0 to 1: `high` from 0.8, `medium` from 0.5. */
export function levelOf(score: number): MatchLevel {
  if (score >= LEAST_SCORES.high) return 'high';
  return score >= LEAST_SCORES.medium ? 'medium' : 'low';
}

/** A score rounded to four decimals; level, threshold and percentage follow from this number. */
export function roundScore(score: number): number {
  return Math.round(score * 10_000) / 10_000;
}

/** How one word (or several) of a query corresponds to the listed side. */
export interface Correspondence {
  readonly query: string;
  readonly listed: string;
  /** Kind in plain words, such as `equal`, `known spelling`, `one slip`, `sounds alike`. */
  readonly kind: string;
  /** Likeness, 0 to 1. */
  readonly likeness: number;
}

/** Why a score is what it is. */
export interface Explanation {
  readonly correspondences: readonly Correspondence[];
  readonly queryLeftOver: readonly string[];
  readonly listedLeftOver: readonly string[];
  /** Rules that lowered the score, in plain words. */
  readonly remarks: readonly string[];
}

/** What of a listed party a query matched. */
export type MatchedOn =
  | { readonly kind: 'name'; readonly text: string; readonly primary: boolean }
  | { readonly kind: 'identifier'; readonly label: string }
  | { readonly kind: 'contact'; readonly label: string }
  | { readonly kind: 'address'; readonly address: ListedAddress };

/** The alias, identifier or contact value that matched; null for the primary name and for addresses. */
export function matchedAlias(matchedOn: MatchedOn): string | null {
  switch (matchedOn.kind) {
    case 'name':
      return matchedOn.primary ? null : matchedOn.text;
    case 'identifier':
    case 'contact':
      return matchedOn.label;
    case 'address':
      return null;
  }
}

/** A listed party that a query matched. */
export interface Match {
  readonly party: ListedParty;
  /** 0 to 1, rounded to four decimals. */
  readonly score: number;
  readonly matchedOn: MatchedOn;
  /** What the name alone scores; present with `facts`. */
  readonly nameScore?: number;
  /** Each fact that was sent beside the name, with what the list says of it; absent where none was sent. */
  readonly facts?: readonly ComparedFact[];
  /** Present where it was asked for. */
  readonly explanation?: Explanation;
}

/**
 * What a country does to the matches; it raises flags in any case. `narrows`: matches tied to other countries are left out, as
 * the interface specification says. `stands_beside`: nothing is left out. `narrows_and_tells`: they are left out, and the answer
 * says which. A country that is not understood never leaves anything out.
 */
export type CountryUse = 'narrows' | 'stands_beside' | 'narrows_and_tells';

/** Options that every kind of screening shares. */
export interface ScreeningOptions {
  readonly lists: readonly ListCode[];
  /** Least score, 0 to 1. */
  readonly threshold: number;
  readonly entryType?: EntryType;
  /** Country text as sent. */
  readonly country?: string;
  /** Absent: `narrows`. */
  readonly countryUse?: CountryUse;
  /** Most matches to return; absent for all. The total is real in any case. */
  readonly limit?: number;
  /** Whether each match says why its score is what it is; absent for no. */
  readonly explain?: boolean;
  /** With `explain`: how many of the best matches of each search say it. Absent for all. */
  readonly explainBest?: number;
}

/** A place that a request points to; see section 2.5 of the interface specification. */
export interface JurisdictionFlag {
  readonly tier: 'embargoed' | 'high_risk';
  readonly jurisdiction: string;
  readonly reason: string;
  readonly authority: string;
  readonly sourceUrl: string;
  readonly evidence: string;
  readonly otherGrounds: readonly {
    readonly tier: 'embargoed' | 'high_risk';
    readonly reason: string;
    readonly authority: string;
    readonly sourceUrl: string;
  }[];
}
