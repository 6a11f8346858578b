import { disagreeingVowels } from '../../phonetics/consonant-skeleton.ts';
import { NAME_MODEL } from '../../scoring-model.ts';
import { isOfCantonese } from '../languages/cantonese-readings.ts';
import { isNative, isOfPinyin } from '../preparing/told-by-key.ts';
import type { PreparedWord } from '../prepared-word.ts';
import { endApart } from './slips.ts';
import { differInDoubled, SHORTEST_OF_VOWELS, SHORTEST_WITH_ARTICLE } from './spelt-neighbours.ts';
import { haveLikeVowels } from './vowels-apart.ts';
import { wordLikeness } from './word-likeness.ts';
import type { CorrespondenceKind, WordLikeness } from './correspondence-kind.ts';

/** Two words that only together sound like a third are not that word written apart. */
const LOOSE: ReadonlySet<CorrespondenceKind> = new Set(['initial', 'sounds alike', 'same consonants']);

/** Shorter words written as one are looked up as no word: "Li" and "U". */
export const SHORTEST_JOIN = 4;

/** "Li Guo" is not "Ligue": short words written as one are only that word when they are equal to it. */
const SHORTEST_INEXACT_JOIN = 7;

/** "Mohammad Reza" is "محمدرضا": with so many consonants the same ones are no chance. */
function isWrittenJoin(join: PreparedWord, listed: PreparedWord): boolean {
  if (join.consonantal === listed.consonantal || join.skeleton !== listed.skeleton) return false;
  if (join.skeleton.length > FEWEST_WRITTEN) return true;
  const [written, other] = join.consonantal ? [join, listed] : [listed, join];
  return join.skeleton.length === FEWEST_WRITTEN && disagreeingVowels(written.text, other.text, false) === 0;
}
/** With so few consonants the long vowels must agree as well: "فن آور" (Fanavar). */
const FEWEST_WRITTEN = 3;

const haveSameSyllables = (a: PreparedWord, b: PreparedWord): boolean =>
  a.syllables.some((reading) => b.syllables.includes(reading));

/** Without its vowels a word is shorter: "نیک ورز" is Nikvarz. */
const SHORTEST_WRITTEN_JOIN = 5;

/** "Ka chiu" is "Jiachao". */
const isInCantonese = (join: PreparedWord, listed: PreparedWord): boolean =>
  isOfPinyin(listed) && join.groups.some((group) => isOfCantonese(group) && listed.groups.includes(group));

/** "Al-Qasi" is "Alghasi". */
const isSpeltWithArticle = (join: PreparedWord, listed: PreparedWord): boolean =>
  join.text.startsWith('al') &&
  join.variant === listed.variant &&
  Math.min(join.text.length, listed.text.length) >= SHORTEST_WITH_ARTICLE;

/** False for a join that can only be the word when it is equal to it. */
function mayBeInexact(join: PreparedWord, listed: PreparedWord): boolean {
  const shorter = Math.min(join.text.length, listed.text.length);
  if (shorter >= SHORTEST_INEXACT_JOIN) return true;
  return (
    isNative(listed) ||
    isInCantonese(join, listed) ||
    haveSameSyllables(join, listed) ||
    differInDoubled(join.text, listed.text) ||
    isSpeltWithArticle(join, listed) ||
    (shorter >= SHORTEST_WRITTEN_JOIN && isWrittenJoin(join, listed))
  );
}

/** "Nur Jahan" is "Noorjehan": of long words that have the same consonants the vowels may be written for one another. */
const areSpeltAlike = (join: PreparedWord, listed: PreparedWord): boolean =>
  mayHaveLikeVowels(join) &&
  Math.min(join.text.length, listed.text.length) >= SHORTEST_OF_VOWELS &&
  haveLikeVowels(join.text, listed.text);

/** True for a join that is looked for by its consonants as well. */
export const mayHaveLikeVowels = ({ consonantal, rendering, text }: PreparedWord): boolean =>
  !consonantal && rendering === null && text.length >= SHORTEST_OF_VOWELS;

/** How a join of two words corresponds to one word: as the words do, a little less. */
export function joinLikeness(join: PreparedWord, listed: PreparedWord, ways?: number): WordLikeness | null {
  if (join.text.length < SHORTEST_JOIN) return null;
  if (join.text !== listed.text && !mayBeInexact(join, listed)) return null;
  const likeness = wordLikeness(join, listed, ways);
  // "Euro Trade" is not "Eurotrans": the second of the two words is another.
  if (likeness?.kind === 'slip' && endApart(join.text, listed.text)) return null;
  if (likeness === null) return null;
  const isLoose = LOOSE.has(likeness.kind) && !isWrittenJoin(join, listed);
  if (isLoose && !(likeness.kind === 'same consonants' && areSpeltAlike(join, listed))) return null;
  return { likeness: likeness.likeness * NAME_MODEL.likeness.joined, kind: 'joined' };
}
