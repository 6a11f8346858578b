import { ListFormatError } from '../errors.ts';
import type { FileFormat } from '../lists/list-source.ts';

/** How many first bytes `checkFormat` wants to see. */
export const FORMAT_SAMPLE_BYTES = 4096;

const MAGIC: readonly (readonly [string, string])[] = [
  ['504b0304', 'a zip file'],
  ['d0cf11e0a1b11ae1', 'an OLE file (old Excel)'],
  ['25504446', 'a PDF'],
  ['1f8b', 'a gzip file'],
  ['89504e47', 'an image'],
  ['ffd8ff', 'an image'],
];

// Publishers serve old Excel files under the new name and the other way round; the reader tells them apart.
const SPREADSHEETS: readonly FileFormat[] = ['xlsx', 'xls', 'ods'];
const SPREADSHEET_MAGIC: readonly string[] = ['504b0304', 'd0cf11e0a1b11ae1'];

/**
 * Looks at the first bytes of a file, because servers answer errors with status 200 and any content type. Throws
 * `ListFormatError` for an empty file and for one that is plainly not of the format.
 */
export function checkFormat(start: Uint8Array, format: FileFormat): void {
  if (start.length === 0) throw new ListFormatError('the file is empty');
  const found = describe(start);
  if (SPREADSHEETS.includes(format)) {
    if (!isSpreadsheet(start)) throw notA(format, found);
    return;
  }
  const accepted: Readonly<Record<string, readonly string[]>> = {
    xml: ['markup'],
    html: ['markup', 'an HTML page'],
    json: ['JSON'],
    csv: ['text', 'JSON'],
    text: ['text', 'JSON'],
  };
  if (accepted[format]?.includes(found) !== true) throw notA(format, found);
}

function notA(format: FileFormat, found: string): ListFormatError {
  return new ListFormatError(`the file is ${found}, expected ${format.toUpperCase()}`);
}

function isSpreadsheet(start: Uint8Array): boolean {
  const hex = hexOf(start);
  return SPREADSHEET_MAGIC.some((magic) => hex.startsWith(magic));
}

function hexOf(start: Uint8Array): string {
  return Buffer.from(start.subarray(0, 8)).toString('hex');
}

function describe(start: Uint8Array): string {
  const hex = hexOf(start);
  const magic = MAGIC.find(([bytes]) => hex.startsWith(bytes));
  if (magic !== undefined) return magic[1];
  const text = decodeStart(start);
  if (text.includes('\0')) return 'binary';
  const first = text.trimStart();
  if (first === '') return 'blank';
  if (/^(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<(?:!doctype\s+html|html)[\s>]/iu.test(first))
    return 'an HTML page';
  if (first.startsWith('<')) return 'markup';
  return /^[[{]/u.test(first) ? 'JSON' : 'text';
}

function decodeStart(start: Uint8Array): string {
  if (start[0] === 0xff && start[1] === 0xfe) return new TextDecoder('utf-16le').decode(start);
  if (start[0] === 0xfe && start[1] === 0xff) return new TextDecoder('utf-16be').decode(start);
  return Buffer.from(start).toString('latin1').replace(/^ï»¿/u, '');
}
