import type { ListedName } from '../../../domain/listed-party.ts';
import { childrenOf, childText, type XmlElement } from '../../formats/xml-records.ts';
import { scriptOf } from '../../formats/scripts.ts';
import { clean, listedNames, uniqueTexts } from '../../record-parts.ts';
import { NAME_TYPES, PART_ORDER, PARTS_BESIDE } from './lookups.ts';

type Unknown = (what: string, example: string) => void;

interface NamePart {
  readonly type: string;
  readonly order: number;
  readonly value: string;
  readonly variants: readonly { readonly script: string; readonly text: string }[];
}

/**
 * The names of all identities. The primary name of the main identity is the party's; further identities are aliases as a
 * whole. Each name gives itself and its spelling variants.
 */
export function readNames(party: XmlElement, unknown: Unknown): readonly ListedName[] {
  const names = childrenOf(party, 'identity').flatMap((identity) => {
    const isMain = identity.attributes['main'] !== 'false';
    return childrenOf(identity, 'name').flatMap((name) => readName(name, isMain, unknown));
  });
  return listedNames(names);
}

function readName(name: XmlElement, isMain: boolean, unknown: Unknown): readonly ListedName[] {
  const { 'name-type': type = '', quality = 'good' } = name.attributes;
  const recorded = NAME_TYPES[type];
  if (recorded === undefined) unknown('name-type', type);
  if (quality !== 'good' && quality !== 'low') unknown('name quality', quality);
  const strength = quality === 'low' ? 'weak' : 'strong';
  const kind = recorded === 'primary' && !isMain ? 'alias' : (recorded ?? 'alias');
  const parts = childrenOf(name, 'name-part').map((part) => readPart(part, unknown));
  const [own = '', ...others] = uniqueTexts([joinParts(parts), ...spellings(parts)]);
  const variantKind = kind === 'primary' ? 'alias' : kind;
  return [
    { text: own, kind, quality: strength },
    ...others.map((text) => ({ text, kind: variantKind, quality: strength }) as const),
    ...maidenNames(parts).map((text) => ({ text, kind: 'former', quality: strength }) as const),
  ];
}

function readPart(part: XmlElement, unknown: Unknown): NamePart {
  const { 'name-part-type': type = '', order = '' } = part.attributes;
  if (!PART_ORDER.includes(type) && !PARTS_BESIDE.has(type)) unknown('name-part-type', type);
  return {
    type,
    order: Number(order),
    value: childText(part, 'value'),
    variants: childrenOf(part, 'spelling-variant').map((variant) => ({
      // The publisher's mark of the script is wrong here and there, and parts are joined by it: the letters tell.
      script: `${variant.attributes['lang'] ?? ''}|${(scriptOf(variant.text) || (variant.attributes['script'] ?? '')).toUpperCase()}`,
      text: variant.text,
    })),
  };
}

/** The name in natural order, without titles: given names, father's names, family name. */
function joinParts(parts: readonly NamePart[]): string {
  const whole = parts.filter((part) => part.type === 'whole-name');
  const rank = (part: NamePart): number => {
    const place = PART_ORDER.indexOf(part.type);
    return (place < 0 ? PART_ORDER.indexOf('other') : place) * 1000 + part.order;
  };
  const inName = whole.length > 0 ? whole : parts.filter((part) => !PARTS_BESIDE.has(part.type));
  return clean(
    [...inName]
      .sort((a, b) => rank(a) - rank(b))
      .map((part) => part.value)
      .join(' '),
  );
}

/** A woman's name before marriage: the same name with the maiden name for the family name. */
function maidenNames(parts: readonly NamePart[]): readonly string[] {
  return parts
    .filter((part) => part.type === 'maiden-name')
    .map((maiden) => {
      const others = parts.filter((part) => part.type !== 'family-name' && part !== maiden);
      return joinParts([...others, { ...maiden, type: 'family-name' }]);
    });
}

/**
 * The other spellings of a name. A spelling variant replaces its own part only, so variants of one language and script are
 * combined, the first of each part, then the second; a part without one keeps its value.
 */
function spellings(parts: readonly NamePart[]): readonly string[] {
  const scripts = uniqueTexts(parts.flatMap((part) => part.variants.map((variant) => variant.script)));
  return scripts.flatMap((script) => {
    const own = parts.map((part) => part.variants.filter((variant) => variant.script === script));
    const rounds = Math.max(...own.map((variants) => variants.length));
    return Array.from({ length: rounds }, (_, round) =>
      joinParts(
        parts.map((part, index) => ({
          ...part,
          value: (own[index]?.[round] ?? own[index]?.[0])?.text ?? part.value,
        })),
      ),
    );
  });
}
