import { NAME_MODEL } from '../scoring-model.ts';
import type { Alignment } from './align-words.ts';
import type { PreparedWord } from './prepared-word.ts';
import { WAYS } from './correspondence/ways.ts';
import { wordLikeness } from './correspondence/word-likeness.ts';
import { waysBetween } from './word-traits.ts';
import type { AlignedWords } from './word-options.ts';

/** The ways of comparing that find words alike by how they sound. */
const BY_SOUND = WAYS.consonants | WAYS.sound;

/** Words as short as the syllables of Korean names, of which one at least is one: "Chuv" may be "Chun" misspelt. */
const mayBeSyllables = (a: PreparedWord, b: PreparedWord): boolean =>
  (a.syllables.length > 0 || b.syllables.length > 0) &&
  Math.max(a.text.length, b.text.length) < LONGER_THAN_SYLLABLE;
const LONGER_THAN_SYLLABLE = 7;

const areEqualBut = (pairs: readonly AlignedWords[], one: AlignedWords): boolean =>
  pairs.every((pair) => pair === one || pair.likeness === 1);

/**
 * True for two words that contradict each other more than they correspond: they are hardly alike, or sound alike and are
 * written otherwise ("Nasir" / "Nassour"), or are the second syllables of names of two ("Wang Lei" / "Wang Li").
 */
export function isDoubtful(
  pair: AlignedWords,
  a: PreparedWord,
  b: PreparedWord,
  { pairs, queryLeft, listedLeft }: Alignment,
): boolean {
  const areAll = queryLeft.length === 0 && listedLeft.length === 0;
  if (
    areAll &&
    pairs.length > 2 &&
    pair.likeness >= NAME_MODEL.slipOfSyllable &&
    mayBeSyllables(a, b) &&
    areEqualBut(pairs, pair)
  )
    return false;
  if (pair.likeness < NAME_MODEL.doubtful) return true;
  if (pair.queryLength === 2 || pair.listedLength === 2) return false;
  if (areAll && pairs.length === 2 && a.syllables.length > 0 && b.syllables.length > 0)
    return pair.likeness < NAME_MODEL.doubtfulSyllable;
  const ways = waysBetween(a, b);
  if ((ways & BY_SOUND) === 0) return false;
  const kind = wordLikeness(a, b, ways)?.kind;
  return kind === 'same consonants' || kind === 'sounds alike';
}
