import { NAME_MODEL } from '../../../scoring-model.ts';
import { areOfOtherLongVowel } from '../../languages/romaji.ts';
import { areOfOtherElements } from '../../languages/thai-spellings.ts';
import type { PreparedWord } from '../../prepared-word.ts';
import { areOtherNames } from '../../words/other-names.ts';
import type { CorrespondenceKind, WordLikeness } from '../correspondence-kind.ts';
import {
  areFamilyAndDescendants,
  areOfLongerStem,
  areOfOtherSlavicStems,
  areStemAndPolishAdjective,
  haveTellingLetter,
  isDerivedName,
  isDerivedSpelling,
} from '../derived-names.ts';
import { differInBreath } from '../differ-in-breath.ts';
import { areShortInHan, areShortInHangul } from '../blocks-and-characters.ts';
import { areOppositeStems } from '../opposite-stems.ts';
import { slipCost } from '../slips.ts';
import { areWrittenWithOtherEnds } from '../written-endings.ts';
import { areBuiltOtherwise } from './built-otherwise.ts';
import { keptOfCommon } from './kept-of-common.ts';
import { keptBySlip } from './kept-of-slip.ts';
import { knownOfSlip } from './known-of-slip.ts';
import { arePinyinApart, areSyllablesApart, areWadeGiles, BY_LETTERS } from './syllables-apart.ts';

const { known } = NAME_MODEL;

/** "Hebei" and "Hubei" are two provinces, and one is no other misspelt. */
const PLACE = /^mplace[^=]/u;
const isPlace = (group: string): boolean => PLACE.test(group);
const arePlacesApart = ({ kind }: WordLikeness, a: PreparedWord, b: PreparedWord): boolean =>
  (kind === 'slip' || kind === 'sounds alike') && a.groups.some(isPlace) && b.groups.some(isPlace);

/** Who writes Hangul or characters writes whole syllables, of which none is another misspelt: "一郎" is no "次郎". */
const areBlocksApart = ({ kind }: WordLikeness, a: PreparedWord, b: PreparedWord): boolean =>
  ((kind === 'slip' || kind === 'sounds alike') && areShortInHangul(a, b)) ||
  (BY_LETTERS.has(kind) && areShortInHan(a, b));

const BY_CONSONANTS: ReadonlySet<CorrespondenceKind> = new Set([
  'same consonants',
  'spelling variant',
  'rendering',
  'sounds alike',
]);

/** Kana have one letter for several: "ハタミ" is Khatami, as well as Hatami. */
const isByKana = ({ kind }: WordLikeness, a: PreparedWord, b: PreparedWord): boolean =>
  kind === 'rendering' && (a.rendering === 'kana' || b.rendering === 'kana');

/** True for words that are two names, however alike they look. */
const areTwoNames = (found: WordLikeness, a: PreparedWord, b: PreparedWord): boolean =>
  (BY_LETTERS.has(found.kind) && areOppositeStems(a.text, b.text)) ||
  (!isByKana(found, a, b) && areOtherNames(a.text, b.text)) ||
  arePlacesApart(found, a, b) ||
  areBlocksApart(found, a, b) ||
  (found.kind !== 'nickname' && found.kind !== 'same meaning' && areOfOtherStems(a.text, b.text)) ||
  (BY_LETTERS.has(found.kind) && areFamilyAndDescendants(a.text, b.text)) ||
  ((found.kind === 'same consonants' || found.kind === 'sounds alike') && isDerivedSpelling(a.text, b.text));

const areOfOtherStems = (a: string, b: string): boolean =>
  areOfOtherSlavicStems(a, b) ||
  areOfOtherElements(a, b) ||
  areStemAndPolishAdjective(a, b) ||
  areOfLongerStem(a, b) ||
  areOfOtherLongVowel(a, b);

/** What a likeness keeps of two words that differ in what tells names of their language apart; null when they do not. */
function keptOfTelling(found: WordLikeness, a: PreparedWord, b: PreparedWord): number | null {
  if (arePinyinApart(found, a, b))
    return areWadeGiles(a.text, b.text) ? known.olderPinyin : known.otherPinyin;
  if (areSyllablesApart(found, a, b)) return known.syllables;
  const isByConsonants = BY_CONSONANTS.has(found.kind);
  if ((isByConsonants || found.kind === 'slip') && haveTellingLetter(a.text, b.text))
    return known.tellingLetter;
  return isByConsonants && areWrittenWithOtherEnds(a, b) ? known.otherEnds : null;
}

/** "Khan" is no "Han". */
const SHORTEST_OF_BREATH = 5;

/** What is left of a likeness by how well both words are known as they are. */
function unlessBothKnown(found: WordLikeness, a: PreparedWord, b: PreparedWord): WordLikeness | null {
  if (a.text.length >= SHORTEST_OF_BREATH && differInBreath(a.text, b.text)) return found;
  const isSlip = found.kind === 'slip';
  const isOfTwo = isSlip && slipCost(a.text, b.text) === NAME_MODEL.slips.costOfTwo;
  const kept = isSlip ? keptBySlip(a, b, isOfTwo) : keptOfCommon(found, a, b);
  if (kept === 1) return found;
  const bothKnown = isSlip ? knownOfSlip(a, b, isOfTwo) : Math.min(a.known, b.known);
  // "Karp" is known and no slip of "Karpov", nor is "Virtan" one of "Virtanen" that merely sounds so.
  if (bothKnown > 0 && isDerivedName(a.text, b.text)) return null;
  const likeness = found.likeness * (1 - bothKnown * (1 - kept));
  return !isSlip && likeness < known.least ? null : { ...found, likeness };
}

/** Two names that are known as they are, are less alike than they look: "Kara" / "Kaya". */
export function unlessKnownApart(alike: WordLikeness, a: PreparedWord, b: PreparedWord): WordLikeness | null {
  const found = areBuiltOtherwise(alike, a, b)
    ? { ...alike, likeness: known.rounding * alike.likeness }
    : alike;
  if (areTwoNames(found, a, b)) return null;
  const kept = keptOfTelling(found, a, b);
  return kept === null ? unlessBothKnown(found, a, b) : { ...found, likeness: kept * found.likeness };
}
