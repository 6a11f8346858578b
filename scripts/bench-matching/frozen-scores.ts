import type { ScoredPair } from './labelled-pair.ts';
import { stableHash } from './stable-hash.ts';

/** Scores of labelled pairs as a model gave them, in thousandths, by a key that tells nothing of the names. */
export type FrozenScores = ReadonlyMap<string, number>;

const keyOf = ({ a, b, kind }: ScoredPair): string => stableHash(`${kind}|${a}|${b}`).toString(36);

const inThousandths = ({ score }: ScoredPair): number => Math.round(score * 1000);

const PER_LINE = 12;
const HEADER =
  '# Scores of labelled pairs in thousandths, by a hash of the pair; made by npm run bench:matching.';

/** The scores as text: keys in order, so that equal models give equal texts. */
export function frozenText(pairs: readonly ScoredPair[]): string {
  const entries = pairs.map((pair) => `${keyOf(pair)}=${inThousandths(pair)}`).sort();
  const lines = [HEADER];
  for (let start = 0; start < entries.length; start += PER_LINE)
    lines.push(entries.slice(start, start + PER_LINE).join(' '));
  return `${lines.join('\n')}\n`;
}

/** Reads what `frozenText` wrote. Throws `SyntaxError` for anything else. */
export function readFrozen(text: string): FrozenScores {
  const scores = new Map<string, number>();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  for (const entry of lines.flatMap((line) => line.split(' '))) {
    const found = /^(?<key>[0-9a-z]+)=(?<score>\d{1,4})$/u.exec(entry)?.groups;
    if (found === undefined) throw new SyntaxError(`no frozen score: ${JSON.stringify(entry.slice(0, 40))}`);
    scores.set(found['key'] ?? '', Number(found['score']));
  }
  return scores;
}

/** A pair that the model scores otherwise than before. */
export interface MovedPair {
  readonly pair: ScoredPair;
  /** Score before, 0 to 1. */
  readonly before: number;
  /** True when it moved to the side it should be on: up for the same party, down for different ones. */
  readonly isBetter: boolean;
  /** The level that it crossed; null for none. */
  readonly crossed: 0.5 | 0.8 | null;
}

/** What changed since scores were frozen. */
export interface Comparison {
  /** The farthest first. */
  readonly moved: readonly MovedPair[];
  /** Pairs that were not frozen. */
  readonly unknown: number;
}

/** Least difference that counts, in thousandths. */
const LEAST_MOVE = 10;

function crossedBy(before: number, now: number): MovedPair['crossed'] {
  for (const level of [0.5, 0.8] as const) if (before < level !== now < level) return level;
  return null;
}

/** Compares scores with frozen ones. */
export function compareWithFrozen(frozen: FrozenScores, pairs: readonly ScoredPair[]): Comparison {
  const moved: MovedPair[] = [];
  let unknown = 0;
  for (const pair of pairs) {
    const thousandths = frozen.get(keyOf(pair));
    if (thousandths === undefined) unknown++;
    else if (Math.abs(thousandths - inThousandths(pair)) >= LEAST_MOVE) {
      const before = thousandths / 1000;
      const isBetter = pair.score > before === pair.isSame;
      moved.push({ pair, before, isBetter, crossed: crossedBy(before, pair.score) });
    }
  }
  const distance = ({ pair, before }: MovedPair): number => Math.abs(pair.score - before);
  return { moved: moved.sort((a, b) => distance(b) - distance(a)), unknown };
}
