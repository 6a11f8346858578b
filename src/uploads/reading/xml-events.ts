import {
  createBoundedXml,
  XML_SLICE,
  type XmlBounds,
  type XmlFault,
  type XmlHandlers,
} from '../../lists/formats/bounded-xml.ts';
import { PART } from './reading-bounds.ts';
import { tooMuch } from './reading-budget.ts';
import { decodeText } from './text-encoding.ts';
import { createTurns, type Turns } from './turns.ts';
import { UnusableFileError } from './unusable-file.ts';
import type { WorkbookPart } from './workbook-zip.ts';

/**
 * Reads an XML part of a workbook as a stream, and stops after each slice so that what the handlers gathered can be taken and
 * others are answered. Entities of a DTD are never expanded. Throws `UnusableFileError` for XML that is not well-formed and
 * for a part beyond the bounds.
 */
export async function* readXmlPieces(
  { name, bytes, budget }: WorkbookPart,
  handlers: XmlHandlers,
  turns: Turns = createTurns(),
): AsyncGenerator<undefined> {
  const counted: XmlHandlers = {
    ...handlers,
    open(element, attributes) {
      budget.element();
      handlers.open?.(element, attributes);
    },
  };
  const parser = createBoundedXml(PART, counted, (fault) => refuse(fault, name));
  for await (const text of decodeText(inUtf8(bytes), { encoding: 'utf-8' })) {
    for (let from = 0; from < text.length; from += XML_SLICE) {
      const slice = text.slice(from, from + XML_SLICE);
      parser.write(slice);
      yield;
      if (turns.isDue(slice.length)) await turns.next();
    }
  }
  parser.close();
  yield;
}

/** Reads an XML part to its end. */
export async function readXml(part: WorkbookPart, handlers: XmlHandlers): Promise<void> {
  for await (const _ of readXmlPieces(part, handlers)) continue;
}

/** Lets UTF-8 pass, in which every program writes the parts of a workbook. */
async function* inUtf8(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let first = true;
  for await (const chunk of bytes) {
    const mark = first ? [chunk[0], chunk[1]].join() : '';
    if (mark === '255,254' || mark === '254,255') throw broken();
    first = false;
    yield chunk;
  }
}

const BEYOND: Readonly<Record<keyof XmlBounds, string>> = {
  depth: `nests more than ${PART.depth} elements inside each other`,
  attributes: `has an element with more than ${PART.attributes} attributes`,
  attributeCharacters: `has an element with attributes of more than ${PART.attributeCharacters.toLocaleString('en')} characters`,
  nodeCharacters: `has a tag, text or comment of more than ${PART.nodeCharacters.toLocaleString('en')} characters`,
};

function refuse(fault: XmlFault, part: string): never {
  if (fault.kind === 'bound') throw tooMuch(`${BEYOND[fault.bound]}, in its part ${part}`);
  throw broken(fault.kind === 'malformed' ? fault.error : undefined);
}

function broken(cause?: unknown): UnusableFileError {
  const options = cause === undefined ? {} : { cause };
  return new UnusableFileError('broken', 'The spreadsheet is broken. Save it anew, or as CSV.', options);
}
