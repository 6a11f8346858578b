/**
 * How the traits of a word (`WordTraits`) stand in its numbers: a hash of its variant and one of its skeleton with a bit for each of its
 * sounds in `formBits`, other bits of its sounds and rows in `otherBits`.
 */
const HASH = 0xff;
const SKELETON_SHIFT = 8;
const SOUND_SHIFT = 16;
const OTHER_SOUND = 0xffff;
const OTHER_ROW_SHIFT = 16;

/** How many values a hash of a variant or a skeleton has. */
export const HASHES = HASH + 1;
/** How many bits sounds, and the other bits of sounds and of rows, are spread over. */
export const SOUND_BITS = 16;
/** How many bits groups, their other bits and rows are spread over. */
export const GROUP_BITS = 32;

/** A small number of a text: equal for equal texts, mostly another for others. */
export function hashOf(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash, 31) + text.charCodeAt(at);
  return hash ^ (hash >>> 7) ^ (hash >>> 15);
}

/** Where the part of a hash begins that other bits are taken of. */
const OTHER = 5;

/** The place of the bit of a group's number, and of its other bit. */
export const groupBitOf = (number: number): number => number & (GROUP_BITS - 1);
export const otherGroupBitOf = (number: number): number => (number >>> OTHER) & (GROUP_BITS - 1);

/** A bit for each text, of its hash. */
function bitsOf(texts: readonly string[], bits: number, from = 0): number {
  let found = 0;
  for (const text of texts) found |= 1 << ((hashOf(text) >>> from) & (bits - 1));
  return found;
}

/** A bit for each of some texts, of 32, and another bit for each. */
export const bitsOfTexts = (texts: readonly string[]): number => bitsOf(texts, GROUP_BITS);
export const otherBitsOfTexts = (texts: readonly string[]): number => bitsOf(texts, GROUP_BITS, OTHER);

interface Forms {
  readonly variant: string;
  readonly skeleton: string;
  readonly phonetic: readonly string[];
  readonly syllables: readonly string[];
  readonly rows: readonly string[];
}

/** The `formBits` of a word. */
export function formBitsOf({ variant, skeleton, phonetic, syllables }: Forms): number {
  const sounds = bitsOf(phonetic, SOUND_BITS) | bitsOf(syllables, SOUND_BITS);
  return (hashOf(variant) & HASH) | ((hashOf(skeleton) & HASH) << SKELETON_SHIFT) | (sounds << SOUND_SHIFT);
}

/** The `otherBits` of a word. */
export function otherBitsOf({ phonetic, syllables, rows }: Forms): number {
  const sounds = bitsOf(phonetic, SOUND_BITS, OTHER) | bitsOf(syllables, SOUND_BITS, OTHER);
  return sounds | (bitsOf(rows, SOUND_BITS, OTHER) << OTHER_ROW_SHIFT);
}

/** Parts of `formBits`. */
export const variantHashOf = (formBits: number): number => formBits & HASH;
export const skeletonHashOf = (formBits: number): number => (formBits >>> SKELETON_SHIFT) & HASH;
export const soundBitsOf = (formBits: number): number => formBits >>> SOUND_SHIFT;

/** Parts of `otherBits`. */
export const otherSoundBitsOf = (otherBits: number): number => otherBits & OTHER_SOUND;
export const otherRowBitsOf = (otherBits: number): number => otherBits >>> OTHER_ROW_SHIFT;
