import type { XmlElement } from './xml-records.ts';

/** The child elements and attributes that an element of a publisher's file may have. */
export interface ElementShape {
  readonly children?: readonly string[];
  readonly attributes?: readonly string[];
}

/** Shapes by element name; an element that is not named has neither children nor attributes. */
export type XmlShape = Readonly<Record<string, ElementShape>>;

/** Reports every child element and attribute, at any depth, that the shape does not name. */
export function reportUnknownParts(
  element: XmlElement,
  shape: XmlShape,
  unknown: (what: string, example: string) => void,
): void {
  const known = shape[element.name] ?? {};
  for (const [name, value] of Object.entries(element.attributes)) {
    if (known.attributes?.includes(name) !== true && !name.startsWith('xmlns'))
      unknown(`${element.name}/@${name}`, value.slice(0, 80));
  }
  for (const child of element.children) {
    if (known.children?.includes(child.name) === true) reportUnknownParts(child, shape, unknown);
    else unknown(`${element.name}/${child.name}`, child.text.slice(0, 80));
  }
}
