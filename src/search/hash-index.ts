/** Numbers filed under 32-bit hashes, in two columns; built once, then never changed. */
export interface HashIndex {
  /** Entries of bucket `b` stand at `starts[b]` to `starts[b + 1]`; a power of two of buckets. */
  readonly starts: Uint32Array;
  /** Of each entry its hash and its number, side by side, so that a look-up fetches both into the cache at once. */
  readonly entries: Uint32Array;
}

/** Calls `visit` with each number filed under the hash, in the order they were filed. */
export function forEachItem(index: HashIndex, hash: number, visit: (item: number) => void): void {
  const { starts, entries } = index;
  const bucket = hash & (starts.length - 2);
  const end = 2 * starts[bucket + 1]!;
  for (let at = 2 * starts[bucket]!; at < end; at += 2) if (entries[at] === hash) visit(entries[at + 1]!);
}

/** Collects (hash, number) pairs in two growing arrays and turns them into an index without a long pause. */
export class HashIndexBuilder {
  #hashes = new Uint32Array(1024);
  #items = new Uint32Array(1024);
  #count = 0;

  add(hash: number, item: number): void {
    if (this.#count === this.#hashes.length) {
      this.#hashes = doubled(this.#hashes);
      this.#items = doubled(this.#items);
    }
    this.#hashes[this.#count] = hash;
    this.#items[this.#count] = item;
    this.#count++;
  }

  /** Adds the entries of an index; `pause` is awaited between slices. */
  async addAll({ index: { entries }, numbers }: MergedIndex, pause: () => Promise<void>): Promise<void> {
    await inSlices(entries.length / 2, pause, (from, to) => {
      for (let at = 2 * from; at < 2 * to; at += 2) {
        const number = numbers[entries[at + 1]!]!;
        if (number >= 0) this.add(entries[at]!, number);
      }
    });
  }

  /** Files the pairs by the low bits of their hash (counting sort); `pause` is awaited between slices. */
  async build(pause: () => Promise<void>): Promise<HashIndex> {
    const filing = new Filing(this.#count);
    await inSlices(this.#count, pause, (from, to) => {
      for (let index = from; index < to; index++) filing.count(this.#hashes[index]!);
    });
    await filing.begin(pause);
    await inSlices(this.#count, pause, (from, to) => {
      for (let index = from; index < to; index++) filing.file(this.#hashes[index]!, this.#items[index]!);
    });
    return filing.index();
  }
}

/** Files pairs by the low bits of their hash: all are counted, then all are filed. */
class Filing {
  readonly #mask: number;
  readonly #starts: Uint32Array;
  #entries = new Uint32Array(0);
  #next = new Uint32Array(0);

  /** For at most so many pairs. */
  constructor(most: number) {
    const buckets = 2 ** Math.max(8, Math.ceil(Math.log2(most + 1)) - 2);
    this.#mask = buckets - 1;
    this.#starts = new Uint32Array(buckets + 1);
  }

  count(hash: number): void {
    this.#starts[(hash & this.#mask) + 1]!++;
  }

  /** Counts a stretch of the entries of another index. */
  countAll({ index: { entries }, numbers }: MergedIndex, from: number, to: number): void {
    for (let at = 2 * from; at < 2 * to; at += 2)
      if (numbers[entries[at + 1]!]! >= 0) this.count(entries[at]!);
  }

  async begin(pause: () => Promise<void>): Promise<void> {
    const starts = this.#starts;
    await inSlices(this.#mask + 1, pause, (from, to) => {
      for (let bucket = from; bucket < to; bucket++) starts[bucket + 1]! += starts[bucket]!;
    });
    this.#next = starts.slice(0, this.#mask + 1);
    this.#entries = new Uint32Array(2 * starts[this.#mask + 1]!);
  }

  file(hash: number, item: number): void {
    const at = 2 * this.#next[hash & this.#mask]!++;
    this.#entries[at] = hash;
    this.#entries[at + 1] = item;
  }

  /** Files a stretch of the entries of another index. */
  fileAll({ index: { entries }, numbers }: MergedIndex, from: number, to: number): void {
    for (let at = 2 * from; at < 2 * to; at += 2) {
      const number = numbers[entries[at + 1]!]!;
      if (number >= 0) this.file(entries[at]!, number);
    }
  }

  index(): HashIndex {
    return { starts: this.#starts, entries: this.#entries };
  }
}

/** An index whose entries go into another one. */
export interface MergedIndex {
  readonly index: HashIndex;
  /** What each of its numbers becomes; -1 for those that are left out. */
  readonly numbers: Int32Array;
}

/** Makes one index of several; `pause` is awaited between slices. */
export async function mergeIndexes(
  merged: readonly MergedIndex[],
  pause: () => Promise<void>,
): Promise<HashIndex> {
  const countOf = ({ index }: MergedIndex): number => index.entries.length / 2;
  const filing = new Filing(merged.reduce((sum, one) => sum + countOf(one), 0));
  for (const one of merged) {
    await inSlices(countOf(one), pause, (from, to) => {
      filing.countAll(one, from, to);
    });
  }
  await filing.begin(pause);
  for (const one of merged) {
    await inSlices(countOf(one), pause, (from, to) => {
      filing.fileAll(one, from, to);
    });
  }
  return filing.index();
}

function doubled(column: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(column.length * 2);
  larger.set(column);
  return larger;
}

const SLICE = 50_000;

/** Takes the numbers from 0 to a count in slices; `pause` is awaited after each. */
async function inSlices(
  count: number,
  pause: () => Promise<void>,
  step: (from: number, to: number) => void,
): Promise<void> {
  for (let from = 0; from < count; from += SLICE) {
    step(from, Math.min(count, from + SLICE));
    await pause();
  }
}
