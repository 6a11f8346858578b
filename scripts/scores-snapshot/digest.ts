import { createHash, type Hash } from 'node:crypto';
import { pairText, type JudgedPair, type Part } from './pair.ts';

/** A thousand pairs of one part: which they are, and how they are judged. */
export interface Block {
  readonly part: Part;
  /** Number of the block in its part, from 0. */
  readonly place: number;
  readonly pairs: number;
  /** First digits of the SHA-256 of the pairs. */
  readonly drawn: string;
  /** First digits of the SHA-256 of the verdicts. */
  readonly judged: string;
}

const PAIRS_OF_BLOCK = 1000;
const DIGITS = 12;

const HEADER = 'part\tblock\tpairs\tdrawn\tjudged';

interface OpenBlock {
  readonly place: number;
  pairs: number;
  readonly drawn: Hash;
  readonly judged: Hash;
}

const opened = (place: number): OpenBlock => ({
  place,
  pairs: 0,
  drawn: createHash('sha256'),
  judged: createHash('sha256'),
});

const closed = (part: Part, { place, pairs, drawn, judged }: OpenBlock): Block => ({
  part,
  place,
  pairs,
  drawn: drawn.digest('hex').slice(0, DIGITS),
  judged: judged.digest('hex').slice(0, DIGITS),
});

/** Sums up judged pairs by thousands, in their order. */
export class Digest {
  readonly #open = new Map<Part, OpenBlock>();
  readonly #blocks: Block[] = [];

  add(pair: JudgedPair): void {
    const { part, verdict } = pair;
    let block = this.#open.get(part) ?? opened(0);
    if (block.pairs === PAIRS_OF_BLOCK) {
      this.#blocks.push(closed(part, block));
      block = opened(block.place + 1);
    }
    this.#open.set(part, block);
    block.pairs++;
    block.drawn.update(`${pairText(pair)}\n`);
    block.judged.update(`${verdict}\n`);
  }

  /** The blocks so far; nothing can be added afterwards. */
  blocks(): readonly Block[] {
    return [...this.#blocks, ...[...this.#open].map(([part, block]) => closed(part, block))];
  }
}

/** Blocks as a table. */
export const digestText = (blocks: readonly Block[]): string =>
  [
    HEADER,
    ...blocks.map((block) => [block.part, block.place, block.pairs, block.drawn, block.judged].join('\t')),
  ]
    .map((line) => `${line}\n`)
    .join('');

/** What two digests say of one another, as lines to print; none where they are equal. `parts` are those that are compared. */
export function digestDifferences(
  kept: string,
  now: readonly Block[],
  parts: ReadonlySet<Part>,
): readonly string[] {
  const linesOf = (text: string): ReadonlyMap<string, string> =>
    new Map(
      text
        .split('\n')
        .map((line) => line.split('\t'))
        .filter(([part = '']) => (parts as ReadonlySet<string>).has(part))
        .map(([part = '', place = '', ...rest]) => [`${part} ${place}`, rest.join('\t')]),
    );
  const [before, after] = [linesOf(kept), linesOf(digestText(now))];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((block) => {
    const [one, other] = [before.get(block), after.get(block)];
    if (one === other) return [];
    if (one === undefined || other === undefined)
      return [`${block}: ${one === undefined ? 'new' : 'missing'}`];
    const isOfSamePairs = one.slice(0, one.lastIndexOf('\t')) === other.slice(0, other.lastIndexOf('\t'));
    return [`${block}: ${isOfSamePairs ? 'pairs are judged otherwise' : 'other pairs were drawn'}`];
  });
}
