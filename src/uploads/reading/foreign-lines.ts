import { isAscii, isUtf8 } from 'node:buffer';
import { byteLines } from './byte-lines.ts';

/** Bytes of each line that are shown. */
const SHOWN_BYTES = 200;
/** Where none is found so far into a file, none is shown. */
const LOOKED_AT_BYTES = 20_000_000;

/** The first lines of bytes that are no UTF-8: what they say in each encoding shows which one is right. */
export async function foreignLines(
  bytes: AsyncIterable<Uint8Array>,
  most: number,
): Promise<readonly Uint8Array[]> {
  const lines: Uint8Array[] = [];
  let lookedAt = 0;
  for await (const line of byteLines(bytes)) {
    lookedAt += line.length;
    if (lookedAt > LOOKED_AT_BYTES) break;
    if (isAscii(line) || isUtf8(line)) continue;
    // The first letters that tell may stand far into a long line.
    const first = Math.max(0, line.findIndex((byte) => byte > 0x7f) - SHOWN_BYTES / 4);
    lines.push(line.slice(first, first + SHOWN_BYTES));
    if (lines.length >= most) break;
  }
  return lines;
}
