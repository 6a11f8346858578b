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

/** Writes the numbers filed under the hash to the start of an array that is kept for it, and returns how many they are. */
export function listItems({ starts, entries }: HashIndex, hash: number, into: number[]): number {
  const bucket = hash & (starts.length - 2);
  const end = 2 * starts[bucket + 1]!;
  let count = 0;
  for (let at = 2 * starts[bucket]!; at < end; at += 2)
    if (entries[at] === hash) into[count++] = entries[at + 1]!;
  return count;
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

  /** Files the pairs by the low bits of their hash (counting sort); `pause` is awaited between slices. */
  async build(pause: () => Promise<void>): Promise<HashIndex> {
    const count = this.#count;
    const buckets = 2 ** Math.max(8, Math.ceil(Math.log2(count + 1)) - 2);
    const mask = buckets - 1;
    const starts = new Uint32Array(buckets + 1);
    await inSlices(count, pause, (index) => starts[(this.#hashes[index]! & mask) + 1]!++);
    await inSlices(buckets, pause, (bucket) => (starts[bucket + 1]! += starts[bucket]!));
    const next = starts.slice(0, buckets);
    const entries = new Uint32Array(2 * count);
    await inSlices(count, pause, (index) => {
      const hash = this.#hashes[index]!;
      const at = 2 * next[hash & mask]!++;
      entries[at] = hash;
      entries[at + 1] = this.#items[index]!;
    });
    return { starts, entries };
  }
}

function doubled(column: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(column.length * 2);
  larger.set(column);
  return larger;
}

const SLICE = 50_000;

async function inSlices(
  count: number,
  pause: () => Promise<void>,
  step: (index: number) => void,
): Promise<void> {
  for (let index = 0; index < count; index++) {
    step(index);
    if (index % SLICE === SLICE - 1) await pause();
  }
}
