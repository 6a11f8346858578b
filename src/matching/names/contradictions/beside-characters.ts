import { isPinyin } from '../../phonetics/chinese-syllables.ts';
import { NAME_MODEL } from '../../scoring-model.ts';
import type { AlignedWords } from '../word-options.ts';
import { isOfCantonese } from '../languages/cantonese-readings.ts';
import { isNative, isOfPinyin } from '../preparing/told-by-key.ts';
import type { PreparedWord } from '../prepared-word.ts';

/** True for a word in Han characters that may be Chinese, or for one of a Chinese name in pinyin. */
const isInCharacters = (word: PreparedWord): boolean =>
  (isNative(word) || isOfPinyin(word)) && word.groups.some(isOfCantonese);

/** True for a word that no syllable of a Chinese name is spelt as, or that is none of a name's telling words. */
const isNoSyllable = (word: PreparedWord): boolean =>
  word.wordClass === 'name'
    ? !isNative(word) &&
      !isPinyin(word.text) &&
      !word.groups.some((group) => isOfCantonese(group) && !group.includes('-'))
    : word.wordClass !== 'generic' && word.wordClass !== 'number' && word.wordClass !== 'legalForm';

/** English given names before a Chinese one: "Mary Jane". */
const MOST_GIVEN_NAMES = 2;

/** Two names of which one is in characters, with the words of the other side. */
interface BesideCharacters {
  readonly inCharacters: readonly PreparedWord[];
  readonly leftOfCharacters: readonly PreparedWord[];
  readonly left: readonly PreparedWord[];
  readonly pairs: readonly AlignedWords[];
}

/**
 * True when all of a Chinese name in characters corresponds and the other has a given name beside it which no name in characters
 * has: 李家超 / "John Lee Ka-chiu".
 */
export function areBesideCharacters({
  inCharacters,
  leftOfCharacters,
  left,
  pairs,
}: BesideCharacters): boolean {
  const [first] = inCharacters;
  if (
    first === undefined ||
    (!isNative(first) && !isOfPinyin(first)) ||
    pairs.length < 2 ||
    leftOfCharacters.length > 0
  )
    return false;
  if (left.length === 0 || left.length > MOST_GIVEN_NAMES) return false;
  return (
    inCharacters.every(isInCharacters) &&
    left.every(isNoSyllable) &&
    pairs.every(({ likeness }) => likeness >= NAME_MODEL.told)
  );
}
