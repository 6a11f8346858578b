import { createReadStream } from 'node:fs';
import { readRecords } from '../../src/lists/formats/delimited-text.ts';
import { prepareAddress } from '../../src/matching/addresses/prepare-address.ts';
import { createQueryAddress } from '../../src/matching/addresses/query-address.ts';
import { scoreAddress } from '../../src/matching/addresses/score-addresses.ts';

/** A pair of addresses that a person has judged. */
export interface LabelledPair {
  readonly country: string;
  readonly isSame: boolean;
  /** What differs, or how the second was made of the first. */
  readonly kind: string;
  readonly a: string;
  readonly b: string;
}

/** Reads a file with the columns country,label,kind,a,b; label is `same` or `different`. */
export async function readPairs(file: string): Promise<readonly LabelledPair[]> {
  const required = ['country', 'label', 'kind', 'a', 'b'];
  const pairs: LabelledPair[] = [];
  for await (const row of readRecords(createReadStream(file), { required, unknownColumn: () => {} })) {
    const { country = '', label, kind = '', a = '', b = '' } = row;
    pairs.push({ country, isSame: label === 'same', kind, a, b });
  }
  return pairs;
}

/** How well scores tell same from different addresses. */
export interface Quality {
  readonly pairs: number;
  readonly countries: number;
  /** Share of (same, different) pairs of pairs in which the same one scores higher; ties count half. */
  readonly auc: number;
  /** Share of the same addresses that reach 0.8. */
  readonly sameHigh: number;
  /** Share of the pairs with another building, unit, floor or box that reach 0.8. */
  readonly otherBuildingHigh: number;
  /** Share of all different pairs that reach 0.8. */
  readonly differentHigh: number;
}

const BUILDING_KINDS: ReadonlySet<string> = new Set(['number', 'unit', 'floor', 'box', 'building', 'letter']);
const HIGH = 0.8;

const shareOfHigh = (scores: readonly number[]): number =>
  scores.filter((score) => score >= HIGH).length / Math.max(1, scores.length);

function areaUnderCurve(same: readonly number[], different: readonly number[]): number {
  let sum = 0;
  for (const high of same) for (const low of different) sum += high > low ? 1 : high === low ? 0.5 : 0;
  return sum / (same.length * different.length);
}

/** Scores every pair and sums up. */
export function measureQuality(pairs: readonly LabelledPair[]): Quality {
  const scored = pairs.map((pair) => ({
    ...pair,
    score: scoreAddress(createQueryAddress(pair.a), prepareAddress(pair.b)),
  }));
  const scoresOf = (keep: (pair: LabelledPair) => boolean): readonly number[] =>
    scored.filter(keep).map(({ score }) => score);
  const same = scoresOf(({ isSame }) => isSame);
  const different = scoresOf(({ isSame }) => !isSame);
  return {
    pairs: pairs.length,
    countries: new Set(pairs.map(({ country }) => country)).size,
    auc: areaUnderCurve(same, different),
    sameHigh: shareOfHigh(same),
    otherBuildingHigh: shareOfHigh(scoresOf(({ isSame, kind }) => !isSame && BUILDING_KINDS.has(kind))),
    differentHigh: shareOfHigh(different),
  };
}
