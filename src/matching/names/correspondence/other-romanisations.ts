import { areBreathedApart } from '../../phonetics/consonant-skeleton.ts';
import { renderingDistance } from '../../phonetics/rendering-distance.ts';
import { romanisationsOf } from '../../phonetics/spelling-readings.ts';
import { NAME_MODEL } from '../../scoring-model.ts';
import type { PreparedWord } from '../prepared-word.ts';
import { lengthOfSigned, lettersApart } from './slips.ts';
import { derivedOnce } from './word-sounds.ts';

const { likeness: model, known } = NAME_MODEL;

/** Fewer letters fall together by chance. */
const SHORTEST = 4;
/** Letters that only one of two romanisations has: "Suszencow" / "Sushentsov" have six. */
const MOST_LETTERS_APART = 6;
const MOST_MORE_LETTERS = 4;

/**
 * False only for words of these signatures (`slipSignature`) that are no romanisations of one name by their letters and
 * lengths.
 */
export function mayBeRomanisations(a: number, b: number): boolean {
  const lengthA = lengthOfSigned(a);
  const lengthB = lengthOfSigned(b);
  return (
    Math.min(lengthA, lengthB) >= SHORTEST &&
    Math.abs(lengthA - lengthB) <= MOST_MORE_LETTERS &&
    lettersApart(a, b) <= MOST_LETTERS_APART
  );
}

/** True for names in Latin letters that are no syllables of Korean and Chinese, which have romanisations of their own. */
export const hasRomanisations = ({ text, rendering, wordClass, syllables }: PreparedWord): boolean =>
  rendering === null && wordClass === 'name' && syllables.length === 0 && text.length >= SHORTEST;

/** True for a row of consonants by which two romanisations may be of one name: fewer consonants say nothing. */
export const isRowOfRomanisations = (row: string): boolean => row.length > 1;

/** The sounds of a word, first as most languages spell them, then as others do. */
export const romanisationsOfWord = derivedOnce(({ text }) => romanisationsOf(text));

/** The least distance of a word as most languages spell it from one as some language does. */
function distanceFrom(plain: string, others: readonly string[], most: number): number {
  let least = most;
  for (const other of others) least = Math.min(least, renderingDistance(plain, other, 'latin', least));
  return least;
}

function leastDistance(a: PreparedWord, b: PreparedWord, most: number): number {
  const [ofA, ofB] = [romanisationsOfWord(a), romanisationsOfWord(b)];
  const least = distanceFrom(ofA[0] ?? '', ofB, most);
  return distanceFrom(ofB[0] ?? '', ofA, least);
}

/** "Dawoodi" is the family of a Dawood. */
const isFamilyOf = (a: string, b: string): boolean => a === `${b}i` || b === `${a}i`;

/** Of so little likeness and less they are two names. */
export const FARTHEST =
  model.otherRomanisationLeeway + (model.otherRomanisation - known.least) / model.otherRomanisationLoss;

/**
 * Likeness of two words in Latin letters whose consonants, in wide classes, and sounds agree as the spelling of one language or
 * another reads them: "Djemil" / "Cemil", "Ghobash" / "Ghabache". 0 for words that are too far apart, or known as two names.
 */
export function romanisedLikeness(a: PreparedWord, b: PreparedWord): number {
  if (!hasRomanisations(a) || !hasRomanisations(b) || !mayBeRomanisations(a.letters, b.letters)) return 0;
  if (!a.rows.some((row) => isRowOfRomanisations(row) && b.rows.includes(row))) return 0;
  if (areBreathedApart(a.text, b.text) || isFamilyOf(a.text, b.text)) return 0;
  const distance = leastDistance(a, b, FARTHEST);
  if (distance >= FARTHEST) return 0;
  const lost = model.otherRomanisationLoss * Math.max(0, distance - model.otherRomanisationLeeway);
  const bothKnown = Math.min(a.known, b.known);
  const likeness = (model.otherRomanisation - lost) * (1 - bothKnown * (1 - known.sound));
  return likeness < known.least ? 0 : likeness;
}
