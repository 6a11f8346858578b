import type { GivenCountry } from './given-country.ts';
import type { Mention } from './mention.ts';
import type { ReadText } from './mentions.ts';

/** Kinds of evidence, in the order they are told. */
export const EVIDENCE_KINDS = ['country', 'region name', 'postal code', 'place name'] as const;

/** Kind of a piece of evidence. */
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/** A piece of evidence as the flag tells it. */
export interface Evidence {
  readonly kind: EvidenceKind;
  readonly text: string;
}

/**
 * What a piece is worth: `alone` raises the flag; `half` does beside a second of its kind, one of them a name; `weak`
 * and `support` only join evidence that raises it. A `region` town needs a region name, a code or another town.
 */
export type Grade = 'alone' | 'half' | 'weak' | 'region' | 'support';

/** A piece of evidence and its worth. */
export interface Piece extends Evidence {
  readonly grade: Grade;
  /** Postal beginnings of a town, to hold against a code. */
  readonly postalPrefixes: readonly string[];
}

/** An address that was read, with everything that decides whether a name in it is evidence. */
export interface Reading {
  readonly read: ReadText;
  readonly mentions: readonly Mention[];
  readonly given: GivenCountry;
}
