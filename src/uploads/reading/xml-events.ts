import { SaxesParser } from 'saxes';
import { decodeText } from './text-encoding.ts';
import { UnusableFileError } from './unusable-file.ts';

/** What a reader of one kind of XML part does with it; element names are without their prefix. */
export interface XmlHandlers {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads an XML part of a workbook as a stream, and stops after each piece so that what the handlers gathered can be taken.
 * Entities of a DTD are never expanded. Throws `UnusableFileError` for XML that is not well-formed.
 */
export async function* readXmlPieces(
  bytes: AsyncIterable<Uint8Array>,
  handlers: XmlHandlers,
): AsyncGenerator<undefined> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('error', (error) => {
    throw broken(error);
  });
  parser.on('doctype', () => {
    throw broken();
  });
  parser.on('opentag', ({ name, attributes }) => handlers.open?.(localName(name), attributes));
  parser.on('text', (text) => handlers.text?.(text));
  parser.on('cdata', (text) => handlers.text?.(text));
  parser.on('closetag', ({ name }) => handlers.close?.(localName(name)));
  for await (const text of decodeText(guarded(bytes), 'utf-8')) {
    if (text !== '') parser.write(text);
    yield;
  }
  parser.close();
  yield;
}

/** Reads an XML part to its end. */
export async function readXml(bytes: AsyncIterable<Uint8Array>, handlers: XmlHandlers): Promise<void> {
  for await (const _ of readXmlPieces(bytes, handlers)) continue;
}

/** Most bytes of one tag or one text: the parser holds them whole. */
const MOST_NODE_BYTES = 5_000_000;

/** Lets UTF-8 pass, in which every program writes the parts of a workbook, and refuses a tag or text without end. */
async function* guarded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let first = true;
  let nodeBytes = 0;
  for await (const chunk of bytes) {
    const mark = first ? [chunk[0], chunk[1]].join() : '';
    if (mark === '255,254' || mark === '254,255') throw broken();
    first = false;
    const start = chunk.lastIndexOf(0x3c);
    nodeBytes = start === -1 ? nodeBytes + chunk.length : chunk.length - start;
    if (nodeBytes > MOST_NODE_BYTES) throw broken();
    yield chunk;
  }
}

function broken(cause?: unknown): UnusableFileError {
  const options = cause === undefined ? {} : { cause };
  return new UnusableFileError('broken', 'The spreadsheet is broken. Save it anew, or as CSV.', options);
}
