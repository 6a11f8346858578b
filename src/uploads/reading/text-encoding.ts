import { repairControlCharacters } from '../../lists/formats/windows-1252.ts';
import { UnusableFileError } from './unusable-file.ts';

/** Encodings in which spreadsheet programs save text. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Bytes that no text holds: the control characters but tab, line feed, form feed, carriage return, Ctrl-Z and escape. */
const CONTROL = /[\u0000-\u0008\u000b\u000e-\u0019\u001c-\u001f]/u;

/** How many first bytes are looked at for UTF-16 without a byte-order mark. */
const SAMPLE_BYTES = 4096;

/**
 * The encoding of a text file: by its byte-order mark, by the zero bytes of UTF-16, otherwise UTF-8 when every byte of the
 * file fits it, and Windows-1252 when not. Throws `UnusableFileError` for an empty file and for one that is no text.
 */
export async function detectEncoding(bytes: AsyncIterable<Uint8Array>): Promise<TextEncoding> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let start: TextEncoding | null = null;
  let isUtf8 = true;
  let size = 0;
  for await (const chunk of bytes) {
    if (size === 0) start = startEncoding(chunk);
    size += chunk.length;
    const utf16 = start === 'utf-16le' || start === 'utf-16be' ? start : null;
    if (CONTROL.test(new TextDecoder(utf16 ?? 'windows-1252').decode(chunk))) {
      throw new UnusableFileError('binary', 'This is not a text file. Save the table as CSV or XLSX.');
    }
    if (utf16 !== null) return utf16;
    isUtf8 &&= fits(utf8, chunk);
  }
  if (size === 0) throw new UnusableFileError('empty', 'The file is empty.');
  return start === 'utf-8' || (isUtf8 && fits(utf8)) ? 'utf-8' : 'windows-1252';
}

function fits(decoder: TextDecoder, chunk?: Uint8Array): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    return false;
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

/** Decodes text as a stream; a byte-order mark is dropped. What does not fit UTF-16 is replaced, not refused. */
export async function* decodeText(
  bytes: AsyncIterable<Uint8Array>,
  encoding: TextEncoding,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  const repair = encoding === 'windows-1252' ? repairControlCharacters : (text: string) => text;
  for await (const chunk of bytes) yield repair(decoder.decode(chunk, { stream: true }));
  yield repair(decoder.decode());
}
