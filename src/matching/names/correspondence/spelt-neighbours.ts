import { NAME_MODEL } from '../../scoring-model.ts';
import type { PreparedWord } from '../prepared-word.ts';
import { areNoMoreApart, lengthOfSigned } from './slips.ts';
import { variantLikeness } from './comparators/by-variant.ts';
import { haveLikeVowels } from './vowels-apart.ts';

/** Shorter words are spelt alike by chance: "Li Guo" / "Ligue". */
const SHORTEST = 7;
/** Where only doubled letters differ fewer are enough: "Ba Das" / "Badaas". */
const SHORTEST_OF_DOUBLED = 5;
/** "Alghasi" / "al-Qasi". */
const ARTICLE = 'al';
export const SHORTEST_WITH_ARTICLE = 6;
/** Two spellings of one name differ by no more letters, and have no more letters that the other has not. */
export const MOST_MORE_LETTERS = 2;
const MOST_LETTERS_APART = 6;

/** Scripts in which every vowel is written may have other spellings in Latin letters. */
const isSpelt = ({ consonantal, rendering, wordClass }: PreparedWord): boolean =>
  !consonantal && (rendering === null || rendering === 'alphabet') && wordClass !== 'number';

/** True for a word that may be two neighbours in another spelling. */
export const mayBeSpeltAsTwo = (word: PreparedWord): boolean =>
  isSpelt(word) && word.wordClass !== 'between' && word.text.length >= SHORTEST_OF_DOUBLED;

/** False only for a word of this signature (`slipSignature`) that is not two of the others in any spelling. */
function mayBeSpeltSo(one: number, first: number, second: number): boolean {
  const surplus = lengthOfSigned(one) - lengthOfSigned(first) - lengthOfSigned(second);
  return (
    surplus <= MOST_MORE_LETTERS &&
    surplus >= -MOST_MORE_LETTERS &&
    // Lengths stand above the letters, of which alone is asked.
    areNoMoreApart(one, first | second, MOST_LETTERS_APART)
  );
}

const withoutDoubled = (text: string): string => text.replace(/([a-z])\1+/gu, '$1');

/** True for words, the shorter of so many letters, that differ in doubled letters alone. */
export const differInDoubled = (a: string, b: string): boolean =>
  Math.min(a.length, b.length) >= SHORTEST_OF_DOUBLED && withoutDoubled(a) === withoutDoubled(b);

/** A spelling variant, or two side by side, with one vowel for all and without what a space changes: "Pir Abbasi", "Abd Rabbah", "Nur Jahan". */
const withoutSeam = (variant: string): string =>
  withoutDoubled(variant.replaceAll('h', '').replace(/[iu]/gu, 'a'));

const H = 'h'.charCodeAt(0);
const A = 'a'.charCodeAt(0);
const I = 'i'.charCodeAt(0);
const U = 'u'.charCodeAt(0);
const Z = 'z'.charCodeAt(0);

/** The letter at a place of a text as it stands in its form. */
function ofForm(text: string, place: number): number {
  const letter = text.charCodeAt(place);
  return letter === I || letter === U ? A : letter;
}

/** The next place of a text at which a letter stands that counts in its form; the one before it in the form is given. */
function nextOfForm(text: string, from: number, before: number): number {
  let place = from;
  for (; place < text.length; place++) {
    const letter = ofForm(text, place);
    if (letter !== H && (letter !== before || letter < A || letter > Z)) break;
  }
  return place;
}

/** The code of the letter that the form of a variant begins with; null of a variant that has none. */
export function initialOfForm(variant: string): number | null {
  const place = nextOfForm(variant, 0, 0);
  return place < variant.length ? ofForm(variant, place) : null;
}

/** True when `withoutSeam` of a variant is that of two side by side; most differ in a letter or two, which is told without a text of either. */
function areOfOneForm(one: string, first: string, second: string): boolean {
  let [atOne, atTwo, before] = [0, 0, 0];
  for (;;) {
    atOne = nextOfForm(one, atOne, before);
    atTwo = nextOfForm(first, atTwo, before);
    if (atTwo >= first.length)
      atTwo = first.length + nextOfForm(second, Math.max(0, atTwo - first.length), before);
    const letter = ofForm(one, atOne);
    const other = atTwo < first.length ? ofForm(first, atTwo) : ofForm(second, atTwo - first.length);
    if (letter !== other) return Number.isNaN(letter) && Number.isNaN(other);
    before = letter;
    atOne++;
    atTwo++;
  }
}

/** True for neighbours that may be one word in another spelling. */
const mayBeSpeltAsOne = (first: PreparedWord, second: PreparedWord): boolean =>
  isSpelt(first) &&
  isSpelt(second) &&
  first.text.length > 1 &&
  second.text.length > 1 &&
  first.text.length + second.text.length >= SHORTEST_OF_DOUBLED;

/** The form that two neighbours share with all that is spelt as both of them written as one; null when they are too short. */
export const formOfSpeltNeighbours = (first: PreparedWord, second: PreparedWord): string | null =>
  mayBeSpeltAsOne(first, second) ? withoutSeam(first.variant + second.variant) : null;

/** The same form of a word that may be two neighbours of the other side. */
export const formOfSpeltJoin = (word: PreparedWord): string | null =>
  mayBeSpeltAsTwo(word) ? withoutSeam(word.variant) : null;

/** True when a word that may be two neighbours has the form of these: nearly all that are not are told by their first letters. */
export const isFormOfTwo = (one: PreparedWord, first: PreparedWord, second: PreparedWord): boolean =>
  mayBeSpeltSo(one.letters, first.letters, second.letters) &&
  areOfOneForm(one.variant, first.variant, second.variant);

/** True for variants that differ in nothing but what a space in them changes. */
const areOfOneSpelling = (a: string, b: string): boolean =>
  withoutDoubled(a.replaceAll('h', '')) === withoutDoubled(b.replaceAll('h', ''));

/** Where vowels differ as well, fewer letters are alike by chance: "Noorjehan" / "Nur Jahan". */
export const SHORTEST_OF_VOWELS = 8;

/** How a word is two neighbours in another spelling: "Nirumandtumaj" / "Niroomand Toomaj"; 0 when it is not. */
export function speltNeighbours(one: PreparedWord, first: PreparedWord, second: PreparedWord): number {
  if (!mayBeSpeltAsTwo(one) || !isFormOfTwo(one, first, second) || !mayBeSpeltAsOne(first, second)) return 0;
  const text = first.text + second.text;
  const shorter = Math.min(one.text.length, text.length);
  const shortest = first.text === ARTICLE ? SHORTEST_WITH_ARTICLE : SHORTEST;
  if (shorter < shortest && !differInDoubled(one.text, text)) return 0;
  if (areOfOneSpelling(one.variant, first.variant + second.variant))
    return variantLikeness(shorter) * NAME_MODEL.likeness.joined;
  return shorter >= SHORTEST_OF_VOWELS && haveLikeVowels(one.text, text)
    ? NAME_MODEL.likeness.consonantsAndVowels * NAME_MODEL.likeness.joined
    : 0;
}
