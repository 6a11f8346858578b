import { NAME_MODEL } from '../../../scoring-model.ts';
import { isOfCantonese } from '../../languages/cantonese-readings.ts';
import { isNative, isOfPinyin } from '../../preparing/told-by-key.ts';
import type { PreparedWord } from '../../prepared-word.ts';
import type { WordLikeness } from '../correspondence-kind.ts';
import { areOtherCharacters } from '../../words/character-variants.ts';
import { shares } from '../shared-readings.ts';

const { likeness: model } = NAME_MODEL;

/** Syllables of a Korean or Chinese name in other spellings: "Jong" / "Jeong" / "정", "Tse-tung" / "Zedong". */
export function bySyllables(a: PreparedWord, b: PreparedWord): WordLikeness | null {
  if (a.syllables.length === 0 || shares(a.syllables, b.syllables) === undefined) return null;
  // Korean reads 強 and 剛 alike, which are two names.
  if (areOtherCharacters(a, b)) return null;
  return { likeness: model.syllables, kind: 'same syllables' };
}

/** A name in characters as Hong Kong and Macau spell it: 家超 / "Kachiu". Spellings of one syllable are no names of one person. */
export function byCantonese(a: PreparedWord, b: PreparedWord): WordLikeness | null {
  if (a.groups.length === 0 || b.groups.length === 0) return null;
  if ((isNative(a) || isOfPinyin(a)) === (isNative(b) || isOfPinyin(b))) return null;
  const isShared = a.groups.some((group) => isOfCantonese(group) && b.groups.includes(group));
  return isShared ? { likeness: model.cantonese, kind: 'same syllables' } : null;
}
