import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Writable } from 'node:stream';
import { createJudge } from './judge.ts';
import { Digest, type Block } from './digest.ts';
import { addressPairs, labelledPairs } from './labelled-pairs.ts';
import { FULL, listedPairs, TENTH } from './listed-pairs.ts';
import { pairText, readPair, type Pair, type Part } from './pair.ts';

/** What is judged: pairs that were written before, or those of the tables and of copies of the lists. */
export type Wanted =
  { readonly pairs: AsyncIterable<Pair> } | { readonly full: boolean; readonly from: string };

/** Why pairs of listed names are skipped. */
export const TENTH_NEEDS = 'there are no copies of the lists';

/** A snapshot: its blocks, and the parts that have pairs. */
export interface Snapshot {
  readonly blocks: readonly Block[];
  readonly parts: ReadonlySet<Part>;
}

/** Reads pairs, one a line. Throws `SyntaxError` for a line that holds none. */
export async function* readPairFile(file: string): AsyncGenerator<Pair> {
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity }))
    yield readPair(line);
}

async function* pairsOf(wanted: Wanted): AsyncGenerator<Pair> {
  if ('pairs' in wanted) {
    yield* wanted.pairs;
    return;
  }
  const draw = wanted.full ? FULL : TENTH;
  yield* await labelledPairs(draw.everyLabelled);
  yield* await addressPairs();
  yield* listedPairs(draw, wanted.from);
}

/** Judges the pairs; each is written with its verdict, one a line, where an output is given. */
export async function takeSnapshot(wanted: Wanted, output: Writable | null): Promise<Snapshot> {
  const judge = createJudge();
  const digest = new Digest();
  for await (const pair of pairsOf(wanted)) {
    const judged = judge(pair);
    digest.add(judged);
    if (output?.write(`${pairText(pair)}\t${judged.verdict}\n`) === false) await once(output, 'drain');
  }
  if (output !== null) await new Promise((resolve) => output.end(resolve));
  const blocks = digest.blocks();
  return { blocks, parts: new Set(blocks.map(({ part }) => part)) };
}
