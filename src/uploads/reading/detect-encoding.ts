import { isAscii, isUtf8 } from 'node:buffer';
import { byteLines } from './byte-lines.ts';
import { codePageOf } from './code-page.ts';
import type { TextEncoding, TextReading } from './text-encoding.ts';
import { UnusableFileError } from './unusable-file.ts';

/** Bytes that no text holds: the control characters but tab, line feed, form feed, carriage return, Ctrl-Z and escape. */
const CONTROL = /[\u0000-\u0008\u000b\u000e-\u0019\u001c-\u001f]/u;

/** How many first bytes are looked at for UTF-16 without a byte-order mark. */
const SAMPLE_BYTES = 4096;

/** Bytes of lines that are no UTF-8, from which their code page is recognised. */
const FOREIGN_BYTES = 64_000;

/** A file is put together from two when one in so many lines with letters beyond ASCII is UTF-8: two bytes may be so by chance. */
const LINES_FOR_ONE_OF_UTF8 = 5;

/**
 * The encoding of a text file: by its byte-order mark, by the zero bytes of UTF-16, otherwise UTF-8 when every line of the file
 * fits it. Lines that do not are of a code page, which a library recognises; where others are UTF-8, each line is read by
 * itself. Throws `UnusableFileError` for an empty file and for one that is no text.
 */
export async function detectEncoding(bytes: AsyncIterable<Uint8Array>): Promise<TextReading> {
  const lines = new LineCounts();
  let start: TextEncoding | null = null;
  let size = 0;
  for await (const line of byteLines(watched(bytes))) {
    if (size === 0) start = startEncoding(line);
    size += line.length;
    if (start === 'utf-16le' || start === 'utf-16be') return { encoding: start };
    lines.add(line);
  }
  if (size === 0) throw new UnusableFileError('empty', 'The file is empty.');
  return lines.reading();
}

/** Lets text pass. Throws for bytes that are none. */
async function* watched(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let utf16: TextEncoding | null | undefined;
  for await (const chunk of bytes) {
    if (utf16 === undefined) {
      const start = startEncoding(chunk);
      utf16 = start === 'utf-8' ? null : start;
    }
    if (CONTROL.test(new TextDecoder(utf16 ?? 'windows-1252').decode(chunk))) {
      throw new UnusableFileError('binary', 'This is not a text file. Save the table as CSV or XLSX.');
    }
    yield chunk;
  }
}

/** Counts the lines of each kind, and keeps some of those that are no UTF-8. */
class LineCounts {
  #utf8 = 0;
  #foreign = 0;
  #kept: Uint8Array[] = [];
  #keptBytes = 0;

  add(line: Uint8Array): void {
    if (isAscii(line)) return;
    if (isUtf8(line)) {
      this.#utf8++;
      return;
    }
    this.#foreign++;
    if (this.#keptBytes > FOREIGN_BYTES) return;
    const kept = line.slice(0, FOREIGN_BYTES);
    this.#kept.push(kept);
    this.#keptBytes += kept.length;
  }

  reading(): TextReading {
    if (this.#foreign === 0) return { encoding: 'utf-8' };
    const page = codePageOf(Buffer.concat(this.#kept));
    const isMixed = this.#utf8 * LINES_FOR_ONE_OF_UTF8 >= this.#utf8 + this.#foreign;
    return isMixed ? { encoding: 'utf-8', fallback: page } : { encoding: page };
  }
}

/** The encoding that the first bytes tell; null when only the rest can. */
function startEncoding(start: Uint8Array): TextEncoding | null {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return 'utf-8';
  return bareUtf16(start.subarray(0, SAMPLE_BYTES));
}

/**
 * UTF-16 without a byte-order mark: separators, digits and line ends have a zero byte, always on the same side. In other
 * text there is no zero byte at all; in a binary file they are on both sides.
 */
function bareUtf16(sample: Uint8Array): TextEncoding | null {
  let even = 0;
  let odd = 0;
  sample.forEach((byte, place) => {
    if (byte !== 0) return;
    if (place % 2 === 0) even++;
    else odd++;
  });
  const pairs = sample.length / 2;
  if (even === 0 && odd > pairs / 20) return 'utf-16le';
  if (odd === 0 && even > pairs / 20) return 'utf-16be';
  return null;
}
