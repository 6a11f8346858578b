import { NAME_MODEL } from '../../scoring-model.ts';
import { isOfCantonese, OF_CANTONESE } from '../languages/cantonese-readings.ts';
import { isNative, isOfPinyin } from '../preparing/told-by-key.ts';
import type { PreparedWord } from '../prepared-word.ts';

const { cantonese, joined } = NAME_MODEL.likeness;

const isOfTwo = (group: string): boolean => isOfCantonese(group) && group.includes('-');
const NONE: readonly string[] = [];

/** The groups of a name of two characters, or of two syllables of pinyin, read in Cantonese; none of any other word. */
export function cantoneseOfTwo(word: PreparedWord): readonly string[] {
  return isNative(word) || isOfPinyin(word) ? word.groups.filter(isOfTwo) : NONE;
}

/** The form of a word in Latin letters that may be one syllable of Cantonese. */
function syllableOf(word: PreparedWord): string | undefined {
  const group = word.groups.find(isOfCantonese);
  return group === undefined || group.includes('-') || isNative(word) ? undefined : group.slice(1);
}

/** The group of the name of two syllables that two neighbours may be: "Ka-chiu" / 家超; null for others. */
export function cantoneseOfNeighbours(first: PreparedWord, second: PreparedWord): string | null {
  const start = syllableOf(first);
  const end = start === undefined ? undefined : syllableOf(second);
  return start === undefined || end === undefined ? null : `${OF_CANTONESE}${start}-${end}`;
}

/** How a name of two characters, or in pinyin, is two neighbours in Latin letters: 家超, "Jiachao" / "Ka-chiu"; 0 when it is not. */
export function cantoneseNeighbours(word: PreparedWord, first: PreparedWord, second: PreparedWord): number {
  if (!isNative(word) && !isOfPinyin(word)) return 0;
  const group = cantoneseOfNeighbours(first, second);
  return group !== null && word.groups.includes(group) ? cantonese * joined : 0;
}
