import type { PreparedWord } from '../../prepared-word.ts';
import type { WordLikeness } from '../correspondence-kind.ts';
import { isOfTables } from '../kinds-of-spellings.ts';
import { slipCost, slipLikeness } from '../slips.ts';
import { isLinkOrForm } from './links-and-forms.ts';

/** Words that are told from one another by a letter: "Jr." is no slip of "Sr.". */
const isSmall = ({ wordClass }: PreparedWord): boolean =>
  wordClass === 'title' || wordClass === 'particle' || wordClass === 'legalForm';

/** Letters of an acronym or of a tail number, which a slip makes another's: "FSB" / "FSO", "EP-MNF" / "EP-MNI", "ABT" / "ATB". */
const isOfLetters = (a: PreparedWord, b: PreparedWord): boolean =>
  a.text.length === b.text.length &&
  (areLettersAlone(a) || areLettersAlone(b) || (isShortAndUnknown(a) && isShortAndUnknown(b)));
const isShortAndUnknown = (word: PreparedWord): boolean =>
  word.text.length === 3 && word.rendering === null && !word.consonantal && !isOfTables(word);
const areLettersAlone = ({ text, rendering, consonantal }: PreparedWord): boolean =>
  text.length === 3 && rendering === null && !consonantal && !/[aeiouy]/u.test(text);

/** Spellings that a slip of the pen or of the keyboard parts. */
export function bySlip(a: PreparedWord, b: PreparedWord): WordLikeness | null {
  if ((isSmall(a) && isSmall(b)) || isLinkOrForm(a) || isLinkOrForm(b) || isOfLetters(a, b)) return null;
  const cost = slipCost(a.text, b.text);
  return cost === null ? null : { likeness: slipLikeness(a.text, b.text, cost), kind: 'slip' };
}
