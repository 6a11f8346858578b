import type { Pause } from './word-columns.ts';

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
  /** All lines, of which line `n` begins at `starts[n]` and ends before `starts[n + 1] - 1`. */
  readonly bytes: Uint8Array;
  readonly starts: Uint32Array;
  /** Bytes of the line. */
  lengthAt(position: number): number;
  /** Copies the line to a place of other bytes. */
  copyTo(target: Uint8Array, place: number, position: number): void;
}

/** Opens lines of text of which line `n` begins at `starts[n]` and ends before the line feed at `starts[n + 1] - 1`. */
export function openLines({ bytes, starts }: Pick<Utf8Lines, 'bytes' | 'starts'>): Utf8Lines {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const endOf = (position: number): number => starts[position + 1]! - 1;
  return {
    count: starts.length - 1,
    bytes,
    starts,
    at: (position) => source.toString('utf8', starts[position], endOf(position)),
    lengthAt: (position) => endOf(position) - starts[position]!,
    copyTo: (target, place, position) => {
      source.copy(target, place, starts[position], endOf(position));
    },
  };
}

/** Finds the lines of text that `linesOf` wrote. */
export function readLines(bytes: Uint8Array): Utf8Lines {
  const starts = [0];
  for (let at = bytes.indexOf(LINE_FEED); at !== -1; at = bytes.indexOf(LINE_FEED, at + 1))
    starts.push(at + 1);
  return openLines({ bytes, starts: Uint32Array.from([...starts, bytes.length + 1]) });
}

/** A line among others. */
export interface LinePlace {
  readonly lines: Utf8Lines;
  readonly position: number;
}

/** Copies lines, in this order: those that they were among may be let go. */
export async function copyLines(places: readonly LinePlace[], pause: Pause): Promise<Utf8Lines> {
  const starts = new Uint32Array(places.length + 1);
  for (const [place, { lines, position }] of places.entries()) {
    starts[place + 1] = starts[place]! + lines.lengthAt(position) + 1;
    await pause();
  }
  const bytes = new Uint8Array(starts.at(-1)!);
  for (const [place, { lines, position }] of places.entries()) {
    lines.copyTo(bytes, starts[place]!, position);
    await pause();
  }
  return openLines({ bytes, starts });
}
