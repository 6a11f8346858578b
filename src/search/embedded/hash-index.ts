/** Finds the numbers filed under a 32-bit hash; built once, then never changed. */
export interface HashIndex {
  /** Calls `visit` with each number filed under the hash, in the order they were filed. */
  forEach(hash: number, visit: (item: number) => void): void;
  readonly size: number;
}

/** Collects (hash, number) pairs in two growing arrays and turns them into an index without a long pause. */
export class HashIndexBuilder {
  private hashes = new Uint32Array(1024);
  private items = new Uint32Array(1024);
  private count = 0;

  add(hash: number, item: number): void {
    if (this.count === this.hashes.length) this.grow();
    this.hashes[this.count] = hash;
    this.items[this.count] = item;
    this.count++;
  }

  private grow(): void {
    const hashes = new Uint32Array(this.count * 2);
    const items = new Uint32Array(this.count * 2);
    hashes.set(this.hashes);
    items.set(this.items);
    this.hashes = hashes;
    this.items = items;
  }

  /** Files the pairs by the low bits of their hash (counting sort); `pause` is awaited between slices. */
  async build(pause: () => Promise<void>): Promise<HashIndex> {
    const { count } = this;
    const buckets = 2 ** Math.max(8, Math.ceil(Math.log2(count + 1)) - 2);
    const mask = buckets - 1;
    const starts = new Uint32Array(buckets + 1);
    await inSlices(count, pause, (index) => starts[(this.hashes[index]! & mask) + 1]!++);
    await inSlices(buckets, pause, (bucket) => (starts[bucket + 1]! += starts[bucket]!));
    const next = starts.slice(0, buckets);
    const hashes = new Uint32Array(count);
    const items = new Uint32Array(count);
    await inSlices(count, pause, (index) => {
      const hash = this.hashes[index]!;
      const place = next[hash & mask]!++;
      hashes[place] = hash;
      items[place] = this.items[index]!;
    });
    return {
      size: count,
      forEach(hash, visit) {
        const bucket = hash & mask;
        const end = starts[bucket + 1]!;
        for (let place = starts[bucket]!; place < end; place++)
          if (hashes[place] === hash) visit(items[place]!);
      },
    };
  }
}

const SLICE = 100_000;

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
