import variantTable from '../../data/character-variants.json' with { type: 'json' };
import { isNative } from '../preparing/told-by-key.ts';
import type { PreparedWord } from '../prepared-word.ts';

const forms: { map: ReadonlyMap<string, string> | null } = { map: null };

function buildForms(pairs: string): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  for (let at = 0; at < pairs.length; at += 2) map.set(pairs.charAt(at), pairs.charAt(at + 1));
  return map;
}

/** The simplified form of a character: of traditional "偉" and of Japanese "沢". */
function simplified(character: string): string {
  forms.map ??= buildForms(variantTable.variants);
  return forms.map.get(character) ?? character;
}

const IN_HAN = /@(?<characters>\p{Script=Han}+)$/u;
const charactersOf = ({ key }: PreparedWord): string => IN_HAN.exec(key)?.groups?.['characters'] ?? '';

/**
 * True for two words in Han characters that are not the same ones, traditional, simplified or Japanese: 尚福 and 尚富 are read
 * alike and are the names of two people. False when one of them is in other letters.
 */
export function areOtherCharacters(a: PreparedWord, b: PreparedWord): boolean {
  if (a.key === b.key || !isNative(a) || !isNative(b)) return false;
  const [ofA, ofB] = [charactersOf(a), charactersOf(b)];
  if (ofA === '' || ofB === '' || ofA === ofB) return false;
  if (ofA.length !== ofB.length) return true;
  for (let at = 0; at < ofA.length; at++)
    if (simplified(ofA.charAt(at)) !== simplified(ofB.charAt(at))) return true;
  return false;
}
