import { SaxesParser } from 'saxes';

/** What an XML file may hold before it counts as broken or as an attack. */
export interface XmlBounds {
  /** Elements inside each other. */
  readonly depth: number;
  /** Attributes of one element. */
  readonly attributes: number;
  /** Characters of the names and values of the attributes of one element together. */
  readonly attributeCharacters: number;
  /** Characters of one tag, text or comment; the parser holds them whole. */
  readonly nodeCharacters: number;
}

/** What a file does that is not read: a bound that it passes, or the wrong of XML. */
export type XmlFault =
  | { readonly kind: 'bound'; readonly bound: keyof XmlBounds }
  | { readonly kind: 'doctype' }
  | { readonly kind: 'malformed'; readonly error: Error };

/** What is done with the parts of an XML file; element names are without their prefix. */
export interface XmlHandlers {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** A parser that is fed piece by piece. What `refuse` and the handlers throw comes out of it. */
export interface BoundedXml {
  /** Reads on. Pieces of at most `XML_SLICE` characters keep a server answering; longer ones are cut here. */
  write(text: string): void;
  /** Ends the file, and refuses one that is cut off. */
  close(): void;
}

/** Characters that are parsed in one stretch: a third of a millisecond, some 4,000 elements at most. */
export const XML_SLICE = 16_384;

/** A name without its prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * A parser of XML that holds no more than its bounds. Entities of a DTD are never expanded: a file that has one is refused.
 * Depth, attributes and nodes are looked at as they come in, before anything of them is kept.
 */
export function createBoundedXml(
  bounds: XmlBounds,
  handlers: XmlHandlers,
  refuse: (fault: XmlFault) => never,
): BoundedXml {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const past = (bound: keyof XmlBounds): never => refuse({ kind: 'bound', bound });
  let depth = 0;
  let attributes = 0;
  let attributeCharacters = 0;
  let nodes = 0;
  let nodeCharacters = 0;
  const node = (): void => {
    nodes++;
  };
  parser.on('error', (error) => refuse({ kind: 'malformed', error }));
  parser.on('doctype', () => refuse({ kind: 'doctype' }));
  parser.on('comment', node);
  parser.on('processinginstruction', node);
  parser.on('opentagstart', () => {
    attributes = 0;
    attributeCharacters = 0;
  });
  parser.on('attribute', ({ name, value }) => {
    attributes++;
    attributeCharacters += name.length + value.length;
    if (attributes > bounds.attributes) past('attributes');
    if (attributeCharacters > bounds.attributeCharacters) past('attributeCharacters');
  });
  parser.on('opentag', (tag) => {
    node();
    depth++;
    if (depth > bounds.depth) past('depth');
    handlers.open?.(localName(tag.name), tag.attributes);
  });
  parser.on('closetag', ({ name }) => {
    node();
    depth--;
    handlers.close?.(localName(name));
  });
  const onText = (text: string): void => {
    node();
    handlers.text?.(text);
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  return {
    write(text) {
      for (let from = 0; from < text.length; from += XML_SLICE) {
        const slice = text.slice(from, from + XML_SLICE);
        const before = nodes;
        parser.write(slice);
        nodeCharacters = nodes > before ? slice.length : nodeCharacters + slice.length;
        if (nodeCharacters > bounds.nodeCharacters) past('nodeCharacters');
      }
    },
    close() {
      parser.close();
    },
  };
}
