import { MOST_CELL_CHARACTERS, SPREADSHEET } from './reading-bounds.ts';
import { megabytes, tooMuch } from './reading-budget.ts';

/** Size of the buffers that texts lie in; none crosses from one to the next. */
const BUFFER_BYTES = 1_000_000;

/** Memory that the texts of a part may take, in bytes, by what it unpacks to: what a text costs beside it is its two places. */
export function memoryOfTexts(unpackedBytes: number): number {
  const most = SPREADSHEET.sharedBytes + PLACES_BYTES * SPREADSHEET.sharedTexts;
  // `<si/>` is a text of five bytes; a letter of two bytes in UTF-16 has three in UTF-8.
  return Math.min(most, BUFFER_BYTES + 2 * unpackedBytes);
}
const PLACES_BYTES = 8;

/**
 * The texts that cells share, by number. They are packed as UTF-8: two million short ones would take four times as much memory
 * as strings of their own.
 */
export class SharedTexts {
  readonly #buffers: Buffer[] = [];
  /** Where each text begins and ends, counted over all buffers. */
  #places = new Uint32Array(2_000);
  #end = 0;
  /** Texts held. */
  count = 0;
  /** Bytes of all of them. */
  bytes = 0;

  /** Adds the next text; of one that is longer than any cell, one character too many is kept. Throws `UnusableFileError`. */
  push(text: string): void {
    const kept = text.slice(0, MOST_CELL_CHARACTERS + 1);
    const bytes = Buffer.byteLength(kept);
    this.bytes += bytes;
    if (this.bytes > SPREADSHEET.sharedBytes)
      throw tooMuch(`holds more than ${megabytes(SPREADSHEET.sharedBytes)} of text`);
    if (this.count >= SPREADSHEET.sharedTexts)
      throw tooMuch(`holds more than ${SPREADSHEET.sharedTexts.toLocaleString('en')} texts`);
    this.#place(bytes);
    this.#buffers.at(-1)?.write(kept, (this.#end - bytes) % BUFFER_BYTES);
    this.count++;
  }

  /** Bytes of a text; 0 for one that is not there. */
  bytesOf(text: number): number {
    const [from, to] = this.#bounds(text);
    return to - from;
  }

  /** A text; empty for one that is not there. */
  at(text: number): string {
    const [from, to] = this.#bounds(text);
    const start = from % BUFFER_BYTES;
    return this.#buffers[Math.floor(from / BUFFER_BYTES)]?.toString('utf8', start, start + to - from) ?? '';
  }

  #bounds(text: number): readonly [from: number, to: number] {
    if (!(text >= 0 && text < this.count)) return [0, 0];
    return [this.#places[2 * text] ?? 0, this.#places[2 * text + 1] ?? 0];
  }

  #place(bytes: number): void {
    const left = this.#buffers.length * BUFFER_BYTES - this.#end;
    if (bytes > left || this.#buffers.length === 0) {
      this.#end += left;
      this.#buffers.push(Buffer.allocUnsafeSlow(BUFFER_BYTES));
    }
    if (2 * this.count + 2 > this.#places.length) {
      const more = new Uint32Array(2 * this.#places.length);
      more.set(this.#places);
      this.#places = more;
    }
    this.#places[2 * this.count] = this.#end;
    this.#end += bytes;
    this.#places[2 * this.count + 1] = this.#end;
  }
}
