import { NAME_MODEL } from '../../scoring-model.ts';
import { areOfOtherLongVowel } from '../languages/romaji.ts';
import { areOfOtherElements } from '../languages/thai-spellings.ts';
import type { PreparedWord } from '../prepared-word.ts';
import { isOfName } from '../preparing/told-by-key.ts';
import { isBorneByMany } from '../preparing/known-by-parties.ts';
import { areOtherNames } from '../words/other-names.ts';
import type { WordLikeness } from './correspondence-kind.ts';
import { haveTellingLetter } from './derived-names.ts';
import { formsOfBothSexes } from './forms-of-both-sexes.ts';
import { isLatin } from './kinds-of-spellings.ts';
import { areOppositeStems } from './opposite-stems.ts';
import { slipCost, slipLikeness } from './slips.ts';

const { plainSlip, slips } = NAME_MODEL;

/** Words of names, and not small ones that are told apart by a letter. Streets are called after each other's names: "Park", "Parc". */
const mayBeMistyped = (word: PreparedWord): boolean =>
  isOfName(word) &&
  (word.wordClass === 'name' || word.wordClass === 'generic' || word.wordClass === 'patronymic') &&
  !word.consonantal &&
  isLatin(word);

/** "Jianmin" and "Jianming" are names of syllables, of which there are few: very many people bear each. */
const isWidelyBorne = ({ text, syllables }: PreparedWord): boolean =>
  syllables.length > 0 || isBorneByMany(text);

const isMeaning = (group: string): boolean => group.startsWith('m');

/** Both say what they mean, as "aviation" and "navigation" do, or where they are. */
const areTwoMeanings = (a: PreparedWord, b: PreparedWord): boolean =>
  a.groups.some(isMeaning) && b.groups.some(isMeaning);

/**
 * Forms of a given name for a man and a woman, "Yoshio" and "Yoshiko", or of a father's name. "Nataly" and "Anastasi", as nobody is called, are a woman's
 * name that was cut short.
 */
function areOfBothSexes(a: string, b: string): boolean {
  const forms = formsOfBothSexes(a, b);
  if (forms !== 'given name') return forms === 'patronymic';
  const man = a.length < b.length ? a : b;
  return !/[iy]$/u.test(man) || isBorneByMany(man);
}

/** Names that are known as two, or that are told apart by a letter in their language: "Yuji" / "Yuuji", "Dodik" / "Dodić". */
const areTwoNames = (a: PreparedWord, b: PreparedWord): boolean =>
  areOtherNames(a.text, b.text) ||
  areOppositeStems(a.text, b.text) ||
  areOfOtherElements(a.text, b.text) ||
  areOfOtherLongVowel(a.text, b.text) ||
  haveTellingLetter(a.text, b.text) ||
  // "Syrian" is no man.
  (a.country === null && b.country === null && areOfBothSexes(a.text, b.text));

/**
 * One wrong letter is a slip, whatever other name it happens to spell ("Leia" / "Leila", "Chima" / "China"): the better of what was
 * found and of what it leaves, unless both words are borne by very many people as they are spelt, or are known as two.
 */
export function orPlainSlip(
  best: WordLikeness | null,
  a: PreparedWord,
  b: PreparedWord,
): WordLikeness | null {
  if (best !== null && best.likeness >= plainSlip.least) return best;
  const length = Math.max(a.text.length, b.text.length);
  if (length < plainSlip.shortest || !mayBeMistyped(a) || !mayBeMistyped(b)) return best;
  const cost = slipCost(a.text, b.text);
  if (cost === null || cost === slips.costOfTwo) return best;
  if (isWidelyBorne(a) && isWidelyBorne(b)) return best;
  if (areTwoMeanings(a, b) || areTwoNames(a, b)) return best;
  const likeness = Math.min(plainSlip.least, slipLikeness(a.text, b.text, cost));
  return best !== null && best.likeness >= likeness ? best : { likeness, kind: 'slip' };
}
