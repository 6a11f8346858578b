import { NAME_MODEL } from '../../../scoring-model.ts';
import type { PreparedWord } from '../../prepared-word.ts';
import type { WordLikeness } from '../correspondence-kind.ts';
import { jaroWinkler } from '../jaro-winkler.ts';
import { beginApart, isLatin, isOfTables, isShort } from '../kinds-of-spellings.ts';

const { likeness: model, known } = NAME_MODEL;

/** Likeness of spelling variants: short words lose, since families merge more of them ("Li" / "Lee"). */
export function variantLikeness(shorterLength: number): number {
  const missing = Math.max(0, model.variantFullLength - shorterLength);
  return Math.max(model.variantShort, model.variant - missing * model.variantLossPerMissingLetter);
}

/** Spellings that are one once what languages write in several ways is merged. */
export function byVariant(a: PreparedWord, b: PreparedWord): WordLikeness | null {
  if (a.variant !== b.variant || a.consonantal || b.consonantal) return null;
  const likeness = variantLikeness(Math.min(a.text.length, b.text.length));
  // "Isa" and "Aisha" are merged by their vowels alone.
  const near = Math.min(1, jaroWinkler(a.text, b.text) + model.variantLeeway);
  if (beginApart(a, b)) return { likeness: model.consonants * known.sound, kind: 'spelling variant' };
  const ofFirms = differInRounding(a, b) || differInLength(a, b) ? known.rounding : 1;
  return { likeness: likeness * near * ofFirms, kind: 'spelling variant' };
}

const inEnglish = (text: string): string => text.replaceAll('ou', 'u');

/** "Rosneft" and "Rusneft" are two firms; "Osama" and "Usama" one name, as the tables know, and French writes "Mamlouk". */
function differInRounding(a: PreparedWord, b: PreparedWord): boolean {
  if (isOfTables(a) || isOfTables(b)) return false;
  const [ofA, ofB] = [inEnglish(a.text), inEnglish(b.text)];
  return ofA !== ofB && ofA.replaceAll('u', 'o') === ofB.replaceAll('u', 'o');
}

/** Short words of another number of syllables: "Uyut" is no "Youth". */
const differInLength = (a: PreparedWord, b: PreparedWord): boolean =>
  isShort(a, b) && !isOfTables(a) && isLatin(a) && isLatin(b) && syllablesIn(a) !== syllablesIn(b);
const syllablesIn = ({ text }: PreparedWord): number => text.match(/[aeiou]+/gu)?.length ?? 0;
