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
}

/** Finds the lines of text that `linesOf` wrote. */
export function readLines(bytes: Uint8Array): Utf8Lines {
  const starts = [0];
  for (let at = bytes.indexOf(LINE_FEED); at !== -1; at = bytes.indexOf(LINE_FEED, at + 1))
    starts.push(at + 1);
  const places = Uint32Array.from([...starts, bytes.length + 1]);
  return {
    count: starts.length,
    at: (position) => fromUtf8(bytes.subarray(places[position], places[position + 1]! - 1)),
  };
}
