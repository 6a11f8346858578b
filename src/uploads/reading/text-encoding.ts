import { isUtf8 } from 'node:buffer';
import { repairControlCharacters } from '../../lists/formats/windows-1252.ts';
import { byteLines } from './byte-lines.ts';

/** Encodings in which programs save text, with what they are called; `gb18030` holds GBK. */
export const TEXT_ENCODINGS = [
  ['utf-8', 'UTF-8'],
  ['utf-16le', 'UTF-16, little endian'],
  ['utf-16be', 'UTF-16, big endian'],
  ['windows-1252', 'Windows-1252 (Western European)'],
  ['windows-1250', 'Windows-1250 (Central European)'],
  ['windows-1251', 'Windows-1251 (Cyrillic)'],
  ['windows-1253', 'Windows-1253 (Greek)'],
  ['windows-1254', 'Windows-1254 (Turkish)'],
  ['windows-1255', 'Windows-1255 (Hebrew)'],
  ['windows-1256', 'Windows-1256 (Arabic)'],
  ['windows-1257', 'Windows-1257 (Baltic)'],
  ['windows-1258', 'Windows-1258 (Vietnamese)'],
  ['windows-874', 'Windows-874 (Thai)'],
  ['iso-8859-2', 'ISO 8859-2 (Central European)'],
  ['iso-8859-5', 'ISO 8859-5 (Cyrillic)'],
  ['iso-8859-7', 'ISO 8859-7 (Greek)'],
  ['koi8-r', 'KOI8-R (Russian)'],
  ['koi8-u', 'KOI8-U (Ukrainian)'],
  ['ibm866', 'Code page 866 (Cyrillic, DOS)'],
  ['gb18030', 'GBK, GB 18030 (Simplified Chinese)'],
  ['big5', 'Big5 (Traditional Chinese)'],
  ['shift_jis', 'Shift-JIS (Japanese)'],
  ['euc-jp', 'EUC-JP (Japanese)'],
  ['euc-kr', 'EUC-KR (Korean)'],
] as const;

/** An encoding that text is read in. */
export type TextEncoding = (typeof TEXT_ENCODINGS)[number][0];

/** How the bytes of a text are read. */
export interface TextReading {
  readonly encoding: TextEncoding;
  /** For the lines that do not fit UTF-8, of a file that was put together from two; absent for none. */
  readonly fallback?: TextEncoding;
}

/** Decodes text as a stream; a byte-order mark is dropped. What does not fit is replaced, not refused. */
export async function* decodeText(
  bytes: AsyncIterable<Uint8Array>,
  { encoding, fallback }: TextReading,
): AsyncGenerator<string> {
  if (fallback !== undefined) {
    yield* decodeLines(bytes, fallback);
    return;
  }
  const decoder = new TextDecoder(encoding);
  const repair = repairOf(encoding);
  for await (const chunk of bytes) yield repair(decoder.decode(chunk, { stream: true }));
  yield repair(decoder.decode());
}

/** Decodes some bytes at once. */
export function decodeBytes(bytes: Uint8Array, encoding: TextEncoding): string {
  return repairOf(encoding)(new TextDecoder(encoding).decode(bytes));
}

/** The decoder of Node 20 takes Windows-1252 for Latin-1. */
const repairOf = (encoding: TextEncoding): ((text: string) => string) =>
  encoding === 'windows-1252' ? repairControlCharacters : (text) => text;

async function* decodeLines(
  bytes: AsyncIterable<Uint8Array>,
  fallback: TextEncoding,
): AsyncGenerator<string> {
  let text = '';
  for await (const line of byteLines(bytes)) {
    text += decodeBytes(line, isUtf8(line) ? 'utf-8' : fallback);
    if (text.length < PIECE_CHARACTERS) continue;
    yield text;
    text = '';
  }
  yield text;
}

const PIECE_CHARACTERS = 32_768;
