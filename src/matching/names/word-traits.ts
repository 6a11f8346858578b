import { soundsOf } from '../phonetics/sounds.ts';
import { asRoman, isInitialOf } from './correspondence/initials.ts';
import { mayBeRomanisations } from './correspondence/other-romanisations.ts';
import { rowEndsOf } from './correspondence/row-ends.ts';
import type { PreparedWord, WordTraits } from './prepared-word.ts';
import { lengthOfSigned, mayBeSlips, slipSignature } from './correspondence/slips.ts';
import { EVERY_WAY, WAYS } from './correspondence/ways.ts';
import {
  bitsOfTexts,
  formBitsOf,
  groupBitOf,
  hashOf,
  otherBitsOf,
  otherBitsOfTexts,
  otherGroupBitOf,
  otherRowBitsOf,
  otherSoundBitsOf,
  skeletonHashOf,
  soundBitsOf,
  variantHashOf,
} from './trait-bits.ts';
import { rolesOfWord } from './words/word-roles.ts';

/** Numbers of up to so many bits take the least room. */
const SMALL_NUMBER = 0x3fffffff;
const numberOf = (text: string): number => hashOf(text) & SMALL_NUMBER;
/** Very many words have the same list of groups (`keptOnce`). */
const numbersOfLists = new WeakMap<readonly string[], readonly number[]>();

function numbersOf(texts: readonly string[]): readonly number[] {
  const known = numbersOfLists.get(texts);
  if (known !== undefined) return known;
  const numbers = texts.map(numberOf);
  numbersOfLists.set(texts, numbers);
  return numbers;
}

/** A word with its traits, which are derived from its other fields; `spoken` is what its sounds are, where that is known. */
export function withTraits(word: Omit<PreparedWord, keyof WordTraits>, spoken?: string): PreparedWord {
  // Field by field, so that all words have one shape in memory: a spread gives each caller's another. What most words are told
  // apart by comes first, so that it is fetched from memory together.
  return {
    letters: slipSignature(word.text) | 0,
    formBits: formBitsOf(word),
    otherBits: otherBitsOf(word),
    rowBits: bitsOfTexts(word.rows),
    groupBits: bitsOfTexts(word.groups),
    otherGroupBits: otherBitsOfTexts(word.groups),
    weight: word.weight,
    wordClass: word.wordClass,
    text: word.text,
    variant: word.variant,
    skeleton: word.skeleton,
    rendering: word.rendering,
    roles: rolesOfWord(word),
    syllables: word.syllables,
    rowEnds: rowEndsOf(word.rows),
    rows: word.rows,
    phonetic: word.phonetic,
    groupNumbers: numbersOf(word.groups),
    groups: word.groups,
    known: word.known,
    country: word.country,
    consonantal: word.consonantal,
    key: word.key,
    sounds: word.rendering === null ? null : (spoken ?? soundsOf(word.text, word.rendering)),
  };
}

/** Ways of comparing that find nothing alike in words that share none of what the traits tell; any other may always. */
const BY_TRAITS =
  WAYS.syllables | WAYS.group | WAYS.variant | WAYS.consonants | WAYS.slip | WAYS.sound | WAYS.rendering;
const WITHOUT_TRAITS = EVERY_WAY & ~BY_TRAITS;

function shareAny(texts: readonly string[], others: readonly string[]): boolean {
  for (const text of texts) if (others.includes(text)) return true;
  return false;
}

/** The ways by which two words may be alike that share something of their forms. */
function waysOfForms(a: PreparedWord, b: PreparedWord): number {
  let ways = 0;
  // Equal words are of one variant.
  if (variantHashOf(a.formBits) === variantHashOf(b.formBits) && a.variant === b.variant)
    ways |= WAYS.variant;
  if (skeletonHashOf(a.formBits) === skeletonHashOf(b.formBits) && a.skeleton === b.skeleton)
    ways |= WAYS.consonants;
  if (soundBitsOf(a.formBits & b.formBits) !== 0 && otherSoundBitsOf(a.otherBits & b.otherBits) !== 0) {
    if (shareAny(a.phonetic, b.phonetic)) ways |= WAYS.sound;
    if (shareAny(a.syllables, b.syllables)) ways |= WAYS.syllables;
  }
  return ways;
}

/** True when one of the groups of a word may have this number, as its bits tell. */
const mayHaveGroup = ({ groupBits, otherGroupBits }: PreparedWord, number: number): boolean =>
  ((groupBits >>> groupBitOf(number)) & (otherGroupBits >>> otherGroupBitOf(number)) & 1) !== 0;

/** True for words that share a group; two groups of one number cost no more than a comparison. */
function shareGroup(a: PreparedWord, b: PreparedWord): boolean {
  if ((a.groupBits & b.groupBits) === 0 || (a.otherGroupBits & b.otherGroupBits) === 0) return false;
  for (const number of a.groupNumbers)
    if (mayHaveGroup(b, number) && b.groupNumbers.includes(number)) return true;
  return false;
}

const shareRowBits = (a: PreparedWord, b: PreparedWord): boolean =>
  (a.rowBits & b.rowBits) !== 0 && otherRowBitsOf(a.otherBits & b.otherBits) !== 0;

/** In two scripts, or spelt by two languages. */
const mayBeOfOneSound = (a: PreparedWord, b: PreparedWord): boolean =>
  a.rendering !== b.rendering || (a.rendering === null && mayBeRomanisations(a.letters, b.letters));

/**
 * The ways of comparing by which two words may be alike, as bits of `WAYS`; 0 only for words that are not alike at all. What
 * the traits tell is looked up in the words themselves: most words that share a bit share nothing else, and to compare them
 * costs far more.
 */
export function waysBetween(a: PreparedWord, b: PreparedWord): number {
  // An initial is compared with what begins with it alone.
  if (lengthOfSigned(a.letters) === 1 || lengthOfSigned(b.letters) === 1)
    return isInitialOf(a.text, b.text) || asRoman(a.text) === b.text ? EVERY_WAY : 0;
  let ways = WITHOUT_TRAITS | waysOfForms(a, b);
  if (shareGroup(a, b)) ways |= WAYS.group;
  if (shareRowBits(a, b) && mayBeOfOneSound(a, b) && shareAny(a.rows, b.rows)) ways |= WAYS.rendering;
  if (mayBeSlips(a.letters, b.letters)) ways |= WAYS.slip;
  return ways;
}
