import { TextDecoder } from 'node:util';
import { ListFormatError } from '../../errors.ts';
import {
  createBoundedXml,
  localName,
  type BoundedXml,
  type XmlBounds,
  type XmlFault,
} from './bounded-xml.ts';

/** One XML element: local name, attributes by local name, child elements and its own text, white space collapsed. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

interface OpenElement {
  name: string;
  attributes: Record<string, string>;
  children: OpenElement[];
  text: string;
}

/** Most characters of text one record may hold (a cell of 10 MB is an attack or a broken export). */
const MAX_RECORD_CHARACTERS = 4_000_000;

/** Most elements of one record; the largest that a publisher serves has some 700. */
const MAX_RECORD_ELEMENTS = 200_000;

/** The publishers' own files nest 10 elements deep at most, with 16 attributes and 1,200 characters in one. */
const BOUNDS: XmlBounds = {
  depth: 32,
  attributes: 64,
  attributeCharacters: 200_000,
  nodeCharacters: MAX_RECORD_CHARACTERS,
};

const BEYOND: Readonly<Record<keyof XmlBounds, string>> = {
  depth: `the XML file is nested too deeply: more than ${BOUNDS.depth} elements inside each other`,
  attributes: `an XML element has more than ${BOUNDS.attributes} attributes`,
  attributeCharacters: `the attributes of an XML element have more than ${BOUNDS.attributeCharacters} characters`,
  nodeCharacters: `a tag, text or comment of the XML file has more than ${BOUNDS.nodeCharacters} characters`,
};

function refuse(fault: XmlFault): never {
  switch (fault.kind) {
    case 'bound':
      throw new ListFormatError(BEYOND[fault.bound]);
    case 'doctype':
      throw new ListFormatError('the XML file has a DTD, which is refused');
    case 'malformed':
      throw new ListFormatError(`not well-formed XML: ${fault.error.message}`);
  }
}

/**
 * Reads an XML file as a stream and yields each element that stands at one of the `records` paths (local names
 * joined with `/`, from the root), and the root itself, without children, as the first item. Elements elsewhere are
 * yielded too when they stand directly below a parent of a record path, so that an unknown one can be reported.
 * Memory is bounded by one record. Throws `ListFormatError` for malformed, truncated or foreign XML and for any DTD:
 * entities are never expanded.
 */
export async function* readXmlRecords(
  bytes: AsyncIterable<Uint8Array>,
  options: { readonly root: string; readonly records: readonly string[] },
): AsyncGenerator<XmlElement> {
  const containers = new Set<string>();
  for (const path of options.records) {
    const steps = path.split('/');
    for (let length = 1; length < steps.length; length++) containers.add(steps.slice(0, length).join('/'));
  }
  const ready: OpenElement[] = [];
  const path: string[] = [];
  const open: OpenElement[] = [];
  let characters = 0;
  let elements = 0;
  let sawRoot = false as boolean;
  const holdCharacters = (count: number): void => {
    characters += count;
    if (characters > MAX_RECORD_CHARACTERS) throw new ListFormatError('an XML record is too large');
  };

  const handlers = {
    text(text: string): void {
      const top = open.at(-1);
      if (top === undefined) return;
      holdCharacters(text.length);
      top.text += text;
    },
    open(name: string, sent: Readonly<Record<string, string>>): void {
      const attributes: Record<string, string> = {};
      for (const [key, value] of Object.entries(sent)) attributes[localName(key)] = value;
      if (!sawRoot) {
        sawRoot = true;
        if (name !== options.root)
          throw new ListFormatError(`root element is <${name}>, expected <${options.root}>`);
        ready.push({ name, attributes, children: [], text: '' });
      }
      path.push(name);
      if (open.length === 0 && containers.has(path.join('/'))) return;
      for (const value of Object.values(attributes)) holdCharacters(value.length);
      elements++;
      if (elements > MAX_RECORD_ELEMENTS)
        throw new ListFormatError(`an XML record has more than ${MAX_RECORD_ELEMENTS} elements`);
      const element: OpenElement = { name, attributes, children: [], text: '' };
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    close(): void {
      path.pop();
      const element = open.pop();
      if (element === undefined) return;
      element.text = element.text.replace(/\s+/gu, ' ').trim();
      if (open.length === 0) {
        ready.push(element);
        characters = 0;
        elements = 0;
      }
    },
  };
  const parser = createBoundedXml(BOUNDS, handlers, refuse);

  let decoder: TextDecoder | null = null;
  for await (const chunk of bytes) {
    decoder ??= new TextDecoder(declaredEncoding(chunk), { fatal: true });
    write(parser, decodeChunk(decoder, chunk));
    yield* ready.splice(0);
  }
  if (decoder === null) throw new ListFormatError('the file is empty');
  try {
    write(parser, decoder.decode());
    parser.close();
  } catch (error) {
    if (error instanceof ListFormatError) throw error;
    throw new ListFormatError('the XML file ends in the middle of a character', { cause: error });
  }
  if (!sawRoot) throw new ListFormatError('the file holds no XML element');
  yield* ready.splice(0);
}

function write(parser: BoundedXml, text: string): void {
  if (text !== '') parser.write(text);
}

function decodeChunk(decoder: TextDecoder, chunk: Uint8Array): string {
  try {
    return decoder.decode(chunk, { stream: true });
  } catch (error) {
    throw new ListFormatError('the XML file is not in the encoding it declares', { cause: error });
  }
}

/** The encoding an XML file declares by byte-order mark or prolog; UTF-8 without either. */
function declaredEncoding(start: Uint8Array): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const prolog = Buffer.from(start.subarray(0, 200)).toString('latin1');
  const declared =
    /^(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*\sencoding=["']([\w.-]+)["']/u.exec(prolog)?.[1] ?? 'utf-8';
  try {
    new TextDecoder(declared);
    return declared;
  } catch {
    throw new ListFormatError(`the XML file declares the unknown encoding ${declared}`);
  }
}

/** The first child element of that name. */
export function child(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((candidate) => candidate.name === name);
}

/** Text of the first child of that name; empty when it is missing. */
export function childText(element: XmlElement, name: string): string {
  return child(element, name)?.text ?? '';
}

/** All child elements of that name below the optional wrapper element (`akaList` around `aka`). */
export function childrenOf(element: XmlElement, name: string, wrapper?: string): readonly XmlElement[] {
  const parents =
    wrapper === undefined ? [element] : element.children.filter((candidate) => candidate.name === wrapper);
  return parents.flatMap((parent) => parent.children.filter((candidate) => candidate.name === name));
}

/** Reports every child whose name is not in `known`, as `parent/child`. */
export function reportUnknownChildren(
  element: XmlElement,
  known: ReadonlySet<string>,
  unknown: (what: string, example: string) => void,
): void {
  for (const candidate of element.children) {
    if (!known.has(candidate.name)) unknown(`${element.name}/${candidate.name}`, candidate.text.slice(0, 80));
  }
}
