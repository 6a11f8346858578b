const BITS_OF_PLACE = 11;
const SIZE = 1 << BITS_OF_PLACE;
/** An odd number of which the bits are spread evenly (Knuth, The Art of Computer Programming, vol. 3, 6.4). */
const SPREAD = 0x9e3779b1;

const placeOf = (number: number): number => Math.imul(number, SPREAD) >>> (32 - BITS_OF_PLACE);

/** A set of whole numbers that may hold a few others too (Bloom 1970, with one hash): it tells most that are not in it at once. */
export class NumberFilter {
  readonly #bits = new Int32Array(SIZE / 32);

  add(number: number): void {
    const place = placeOf(number);
    this.#bits[place >>> 5] = (this.#bits[place >>> 5] ?? 0) | (1 << (place & 31));
  }

  /** False only for a number that was not added. */
  mayHave(number: number): boolean {
    const place = placeOf(number);
    return (((this.#bits[place >>> 5] ?? 0) >>> (place & 31)) & 1) !== 0;
  }
}
