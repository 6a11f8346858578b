import { soundsOf } from '../phonetics/sounds.ts';
import { asRoman, isInitialOf } from './correspondence/initials.ts';
import { mayBeRomanisations } from './correspondence/other-romanisations.ts';
import { NumberFilter } from './correspondence/number-filter.ts';
import { rowEndsOf } from './correspondence/row-ends.ts';
import type { PreparedWord, WordTraits } from './prepared-word.ts';
import { lengthOfSigned, mayBeginAlike, mayBeSlips, slipSignature } from './correspondence/slips.ts';
import { EVERY_WAY, WAYS } from './correspondence/ways.ts';
import { rolesOfWord } from './words/word-roles.ts';

const SAME_VARIANT = 0xff;
const SAME_SKELETON = 0xff00;
const SOUND_SHIFT = 16;
const OTHER_SOUND = 0xffff;
const OTHER_ROW_SHIFT = 16;

function hashOf(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash, 31) + text.charCodeAt(at);
  return hash ^ (hash >>> 7) ^ (hash >>> 15);
}

/** Where the part of a hash begins that other bits are taken of. */
const OTHER = 5;

/** A bit for each text, of its hash from a place on. */
function bitsOf(texts: readonly string[], mask: number, from = 0): number {
  let bits = 0;
  for (const text of texts) bits |= 1 << ((hashOf(text) >>> from) & mask);
  return bits;
}

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
  const sounds = bitsOf(word.phonetic, 15) | bitsOf(word.syllables, 15);
  const otherSounds = bitsOf(word.phonetic, 15, OTHER) | bitsOf(word.syllables, 15, OTHER);
  // Field by field, so that all words have one shape in memory: a spread gives each caller's another.
  return {
    key: word.key,
    text: word.text,
    wordClass: word.wordClass,
    weight: word.weight,
    consonantal: word.consonantal,
    known: word.known,
    country: word.country,
    variant: word.variant,
    skeleton: word.skeleton,
    rendering: word.rendering,
    rows: word.rows,
    syllables: word.syllables,
    phonetic: word.phonetic,
    groups: word.groups,
    roles: rolesOfWord(word),
    letters: slipSignature(word.text) | 0,
    groupBits: bitsOf(word.groups, 31),
    otherGroupBits: bitsOf(word.groups, 31, OTHER),
    groupNumbers: numbersOf(word.groups),
    rowBits: bitsOf(word.rows, 31),
    rowEnds: rowEndsOf(word.rows),
    otherBits: otherSounds | (bitsOf(word.rows, 15, OTHER) << OTHER_ROW_SHIFT),
    formBits: (hashOf(word.variant) & 0xff) | ((hashOf(word.skeleton) & 0xff) << 8) | (sounds << SOUND_SHIFT),
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
  const differing = a.formBits ^ b.formBits;
  // Equal words are of one variant.
  if ((differing & SAME_VARIANT) === 0 && a.variant === b.variant) ways |= WAYS.variant;
  if ((differing & SAME_SKELETON) === 0 && a.skeleton === b.skeleton) ways |= WAYS.consonants;
  if ((a.formBits & b.formBits) >>> SOUND_SHIFT !== 0 && (a.otherBits & b.otherBits & OTHER_SOUND) !== 0) {
    if (shareAny(a.phonetic, b.phonetic)) ways |= WAYS.sound;
    if (shareAny(a.syllables, b.syllables)) ways |= WAYS.syllables;
  }
  return ways;
}

/** True when one of the groups of a word may have this number, as its bits tell. */
const mayHaveGroup = ({ groupBits, otherGroupBits }: PreparedWord, number: number): boolean =>
  ((groupBits >>> (number & 31)) & (otherGroupBits >>> ((number >>> OTHER) & 31)) & 1) !== 0;

/** True for words that share a group; two groups of one number cost no more than a comparison. */
function shareGroup(a: PreparedWord, b: PreparedWord): boolean {
  if ((a.groupBits & b.groupBits) === 0 || (a.otherGroupBits & b.otherGroupBits) === 0) return false;
  for (const number of a.groupNumbers)
    if (mayHaveGroup(b, number) && b.groupNumbers.includes(number)) return true;
  return false;
}

const shareRowBits = (a: PreparedWord, b: PreparedWord): boolean =>
  (a.rowBits & b.rowBits) !== 0 && (a.otherBits & b.otherBits) >>> OTHER_ROW_SHIFT !== 0;

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

const PER_WORD = 6;

/** The traits of the words of a query side by side: they tell most listed words from all of them without a look at the words. */
export class TraitsSideBySide {
  readonly #traits: Int32Array;
  /** The numbers of all groups of the words. */
  readonly #groups = new NumberFilter();

  constructor(words: readonly PreparedWord[]) {
    const traits = new Int32Array(PER_WORD * words.length);
    let at = 0;
    for (const { letters, formBits, rowBits, groupBits, otherGroupBits, otherBits, groupNumbers } of words) {
      for (const number of groupNumbers) this.#groups.add(number);
      traits[at++] = letters;
      traits[at++] = formBits;
      traits[at++] = rowBits;
      traits[at++] = groupBits;
      traits[at++] = otherGroupBits;
      traits[at++] = otherBits;
    }
    this.#traits = traits;
  }

  /** False only for a word that shares no group with any of the words; `nextAlike` asks for it. */
  mayShareGroup({ groupNumbers }: PreparedWord): boolean {
    for (const number of groupNumbers) if (this.#groups.mayHave(number)) return true;
    return false;
  }

  /**
   * The next place, from one on, of a word that may be alike to this one; -1 when there is none. Between words at places
   * that are left out and this one there are no ways of comparing (`waysBetween`).
   */
  nextAlike(from: number, word: PreparedWord, mayShareGroup: boolean): number {
    const { letters, formBits, rowBits, otherGroupBits, otherBits } = word;
    const groupBits = mayShareGroup ? word.groupBits : 0;
    const traits = this.#traits;
    const isOne = lengthOfSigned(letters) === 1;
    for (let at = PER_WORD * from; at < traits.length; at += PER_WORD) {
      const ofLetters = traits[at] ?? 0;
      const ofForms = traits[at + 1] ?? 0;
      const differing = ofForms ^ formBits;
      const others = (traits[at + 5] ?? 0) & otherBits;
      if (isOne || lengthOfSigned(ofLetters) === 1) {
        if (mayBeginAlike(ofLetters, letters)) return at / PER_WORD;
      } else if (
        (differing & SAME_VARIANT) === 0 ||
        (differing & SAME_SKELETON) === 0 ||
        ((others & OTHER_SOUND) !== 0 && (ofForms & formBits) >>> SOUND_SHIFT !== 0) ||
        (others >>> OTHER_ROW_SHIFT !== 0 && ((traits[at + 2] ?? 0) & rowBits) !== 0) ||
        (((traits[at + 3] ?? 0) & groupBits) !== 0 && ((traits[at + 4] ?? 0) & otherGroupBits) !== 0) ||
        mayBeSlips(ofLetters, letters)
      )
        return at / PER_WORD;
    }
    return -1;
  }
}
