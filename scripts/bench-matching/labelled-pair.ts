import {
  explainTypedName,
  listedReadings,
  readTypedName,
  scoreTypedName,
  type ListedCandidate,
  type TypedName,
} from '../../src/matching/names/beside/typed-name.ts';
import type { EntryType } from '../../src/domain/listed-party.ts';
import type { Explanation } from '../../src/domain/match.ts';
import { stableHash } from './stable-hash.ts';

/** Two names of which it is known whether they can be one party's. */
export interface LabelledPair {
  /** Typed. */
  readonly a: string;
  /** Listed. */
  readonly b: string;
  readonly isSame: boolean;
  /** True for a listed person, whose name holds no legal form. */
  readonly isPerson: boolean;
  /** Kind of difference. */
  readonly kind: string;
  /** Language or script. */
  readonly language: string;
  /** True where the label is beyond doubt. */
  readonly isSure: boolean;
}

/** A labelled pair with its score, 0 to 1. */
export interface ScoredPair extends LabelledPair {
  readonly score: number;
}

/** Which half a pair belongs to: rules are tuned on one and reported on the other. */
export type Half = 'tune' | 'test';

/** The half of a pair; the same whichever way round and in every run. */
export function halfOf({ a, b }: Pick<LabelledPair, 'a' | 'b'>): Half {
  return stableHash([a, b].sort().join('|')) % 2 === 0 ? 'tune' : 'test';
}

/** The two sides of a pair as a screening prepares them. */
function preparePair({ a, b, isPerson }: LabelledPair): {
  readonly typed: TypedName;
  readonly listed: readonly ListedCandidate[];
} {
  const types: readonly EntryType[] = [isPerson ? 'individual' : 'entity'];
  const listed = listedReadings(b, { mayHaveLegalForm: !isPerson });
  return {
    typed: readTypedName(a),
    listed: listed.map((name) => ({ name, quality: 'strong', types })),
  };
}

/** Why a pair scores so. */
export function explainPair(pair: LabelledPair): Explanation {
  const { typed, listed } = preparePair(pair);
  return explainTypedName(typed, listed);
}

/** Scores pairs, each by itself. */
export function scorePairs(pairs: readonly LabelledPair[]): readonly ScoredPair[] {
  return pairs.map((pair) => {
    const { typed, listed } = preparePair(pair);
    return { ...pair, score: scoreTypedName(typed, listed) };
  });
}
