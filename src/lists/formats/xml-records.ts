import { TextDecoder } from 'node:util';
import { SaxesParser } from 'saxes';
import { ListFormatError } from '../../errors.ts';

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

/** Deepest nesting a record may have; the publishers' own files stay under 12. */
const MAX_DEPTH = 64;

/** Most characters of text one record may hold (a cell of 10 MB is an attack or a broken export). */
const MAX_RECORD_CHARACTERS = 4_000_000;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

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
  const parser = new SaxesParser({ xmlns: false, position: true });
  const path: string[] = [];
  const open: OpenElement[] = [];
  let characters = 0;
  let sawRoot = false as boolean;

  parser.on('error', (error) => {
    throw new ListFormatError(`not well-formed XML: ${error.message}`);
  });
  parser.on('doctype', () => {
    throw new ListFormatError('the XML file has a DTD, which is refused');
  });
  const onText = (text: string): void => {
    const top = open.at(-1);
    if (top === undefined) return;
    characters += text.length;
    if (characters > MAX_RECORD_CHARACTERS) throw new ListFormatError('an XML record is too large');
    top.text += text;
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('opentag', (tag) => {
    const name = localName(tag.name);
    const attributes: Record<string, string> = {};
    for (const [key, value] of Object.entries(tag.attributes)) attributes[localName(key)] = value;
    if (!sawRoot) {
      sawRoot = true;
      if (name !== options.root)
        throw new ListFormatError(`root element is <${name}>, expected <${options.root}>`);
      ready.push({ name, attributes, children: [], text: '' });
    }
    path.push(name);
    if (path.length > MAX_DEPTH) throw new ListFormatError('the XML file is nested too deeply');
    if (open.length === 0 && containers.has(path.join('/'))) return;
    const element: OpenElement = { name, attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    path.pop();
    const element = open.pop();
    if (element === undefined) return;
    element.text = element.text.replace(/\s+/gu, ' ').trim();
    if (open.length === 0) {
      ready.push(element);
      characters = 0;
    }
  });

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

function write(parser: SaxesParser, text: string): void {
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
