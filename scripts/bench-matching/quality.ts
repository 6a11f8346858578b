import type { ScoredPair } from './labelled-pair.ts';

/** How well a threshold tells pairs that are one party from pairs that are not, 0 to 1 each. */
export interface AtThreshold {
  readonly threshold: number;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

/** How well scores tell pairs that are one party from pairs that are not. */
export interface Quality {
  readonly same: number;
  readonly different: number;
  readonly medium: AtThreshold;
  readonly high: AtThreshold;
  readonly best: AtThreshold;
  /** Share of (same, different) pairs of pairs in which the same one scores higher; ties count half. */
  readonly auc: number;
}

function at(threshold: number, pairs: readonly ScoredPair[]): AtThreshold {
  let found = 0;
  let missed = 0;
  let wrong = 0;
  for (const { isSame, score } of pairs) {
    if (score >= threshold && isSame) found++;
    else if (score >= threshold) wrong++;
    else if (isSame) missed++;
  }
  return {
    threshold,
    precision: found + wrong === 0 ? NaN : found / (found + wrong),
    recall: found + missed === 0 ? NaN : found / (found + missed),
    f1: found + missed === 0 ? NaN : (2 * found) / (2 * found + wrong + missed),
  };
}

/** By rank: equal scores share their mean rank (Mann and Whitney, 1947). */
function areaUnderCurve(pairs: readonly ScoredPair[], same: number, different: number): number {
  if (same === 0 || different === 0) return NaN;
  const sorted = [...pairs].sort((a, b) => a.score - b.score);
  let rankSum = 0;
  for (let start = 0; start < sorted.length;) {
    let end = start;
    while (end < sorted.length && sorted[end]?.score === sorted[start]?.score) end++;
    const meanRank = (start + 1 + end) / 2;
    rankSum += meanRank * sorted.slice(start, end).filter(({ isSame }) => isSame).length;
    start = end;
  }
  return (rankSum - (same * (same + 1)) / 2) / (same * different);
}

const STEPS = 100;

/** Sums up scored pairs. A measure that lacks the pairs it needs is NaN. */
export function qualityOf(pairs: readonly ScoredPair[]): Quality {
  const same = pairs.filter(({ isSame }) => isSame).length;
  const different = pairs.length - same;
  let best = at(0.5, pairs);
  for (let step = 1; step < STEPS; step++) {
    const candidate = at(step / STEPS, pairs);
    if (candidate.f1 > best.f1) best = candidate;
  }
  return {
    same,
    different,
    medium: at(0.5, pairs),
    high: at(0.8, pairs),
    best,
    auc: areaUnderCurve(pairs, same, different),
  };
}

/** The quality of each group, in the order in which the groups come first. */
export function qualityBy(
  pairs: readonly ScoredPair[],
  groupOf: (pair: ScoredPair) => string,
): ReadonlyMap<string, Quality> {
  const groups = new Map<string, ScoredPair[]>();
  for (const pair of pairs) {
    const group = groups.get(groupOf(pair));
    if (group === undefined) groups.set(groupOf(pair), [pair]);
    else group.push(pair);
  }
  return new Map([...groups].map(([group, ofGroup]) => [group, qualityOf(ofGroup)]));
}

const two = (value: number): string => (Number.isNaN(value) ? '-' : value.toFixed(2)).padStart(5);

const HEADER = 'same diff |  P.5   R.5  F1.5 |  P.8   R.8  F1.8 | best F1 at |   AUC';

/** Qualities as the lines of a table. */
export function qualityTable(byGroup: ReadonlyMap<string, Quality>): readonly string[] {
  const width = Math.max(...[...byGroup.keys()].map((group) => group.length));
  const line = ([group, quality]: readonly [string, Quality]): string => {
    const { same, different, medium, high, best, auc } = quality;
    const of = ({ precision, recall, f1 }: AtThreshold): string => [precision, recall, f1].map(two).join(' ');
    const counts = `${String(same).padStart(4)} ${String(different).padStart(4)}`;
    const bestText = `${two(best.f1)} ${two(best.threshold)}`;
    return `${group.padEnd(width)}  ${counts} | ${of(medium)} | ${of(high)} | ${bestText} | ${Number.isNaN(auc) ? '    -' : auc.toFixed(3)}`;
  };
  return [`${' '.repeat(width)}  ${HEADER}`, ...[...byGroup].map(line)];
}
