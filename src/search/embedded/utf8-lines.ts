/** Lines of text as UTF-8; none of them holds a line feed. */
export const linesOf = (lines: readonly string[]): Uint8Array => Buffer.from(lines.join('\n'));

/** The text of UTF-8. */
export const fromUtf8 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');

const LINE_FEED = 10;

/** Lines of UTF-8 known by their position; each is decoded when it is asked for. */
export interface Utf8Lines {
  readonly count: number;
  at(position: number): string;
  /** The line as it stands. */
  bytesAt(position: number): Uint8Array;
}

/** Finds the lines of text that `linesOf` wrote. */
export function readLines(bytes: Uint8Array): Utf8Lines {
  const starts = [0];
  for (let at = bytes.indexOf(LINE_FEED); at !== -1; at = bytes.indexOf(LINE_FEED, at + 1))
    starts.push(at + 1);
  const places = Uint32Array.from([...starts, bytes.length + 1]);
  const bytesAt = (position: number): Uint8Array =>
    bytes.subarray(places[position], places[position + 1]! - 1);
  return { count: starts.length, at: (position) => fromUtf8(bytesAt(position)), bytesAt };
}

/** A line among others. */
export interface LinePlace {
  readonly lines: Utf8Lines;
  readonly position: number;
}

/** Copies lines, in this order: those that they were among may be let go. */
export function copyLines(places: readonly LinePlace[]): Utf8Lines {
  const length = places.reduce((sum, { lines, position }) => sum + lines.bytesAt(position).length + 1, -1);
  const bytes = new Uint8Array(Math.max(0, length)).fill(LINE_FEED);
  let end = 0;
  for (const { lines, position } of places) {
    const line = lines.bytesAt(position);
    bytes.set(line, end);
    end += line.length + 1;
  }
  return readLines(bytes);
}
