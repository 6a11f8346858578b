import { NAME_MODEL } from '../../../scoring-model.ts';
import type { PreparedWord } from '../../prepared-word.ts';
import { haveOtherEndings } from '../derived-names.ts';
import { isFamilyOf, SHORTEST_BEARER } from '../family-of-bearer.ts';
import { isOfTables } from '../kinds-of-spellings.ts';
import { isSwap, withoutVowels } from '../letters-apart.ts';
import { areKnownInScript } from './known-in-script.ts';

const { known } = NAME_MODEL;

/** True for short words of one length that are a consonant apart: there are few of them that are no names. */
const areShortAndApart = (a: string, b: string): boolean =>
  a.length === b.length &&
  a.length <= known.shortWord &&
  a.length > 2 &&
  withoutVowels(a) !== withoutVowels(b) &&
  !isSwap(a, b);

const isMeaning = (group: string): boolean => group.startsWith('m');

/** "Aviation" is no slip of "Navigation": both say what an organisation is, and not the same. */
const areOtherMeanings = (a: PreparedWord, b: PreparedWord): boolean =>
  a.wordClass === 'generic' &&
  b.wordClass === 'generic' &&
  a.groups.some(isMeaning) &&
  b.groups.some(isMeaning);

/** "جمال" is no slip of "كمال": the letters of so short words are not alike. */
const areWrittenApart = (a: PreparedWord, b: PreparedWord): boolean =>
  a.consonantal &&
  b.consonantal &&
  a.text.length === b.text.length &&
  a.text.charAt(0) !== b.text.charAt(0) &&
  !isSwap(a.text, b.text);

const KNOWN_IN_SCRIPT = 0.9;

/** "Zargari" is the family of a "Zargar", whoever knows either; "Safav", which nobody is called, is "Safavi" misspelt. */
const isOneOfItsFamily = (a: PreparedWord, b: PreparedWord): boolean =>
  isOfTables(a.text.length < b.text.length ? a : b) &&
  a.wordClass === 'name' &&
  b.wordClass === 'name' &&
  Math.min(a.known, b.known) < OF_ITS_FAMILY &&
  a.rendering === null &&
  b.rendering === null &&
  // "Otar" is called "Otari" in Georgia.
  Math.min(a.text.length, b.text.length) > SHORTEST_BEARER &&
  isFamilyOf(a.text, b.text);
const OF_ITS_FAMILY = 0.6;

/** How well both words of a slip, or of two, are known as they are, 0 to 1. */
export function knownOfSlip(a: PreparedWord, b: PreparedWord, isOfTwo: boolean): number {
  // "Kazantzidis" is no slip of "Kazantzakis", however few of them are known: it takes two to make one ending of the other.
  if ((isOfTwo && haveOtherEndings(a.text, b.text)) || areOtherMeanings(a, b)) return 1;
  if (areWrittenApart(a, b)) return 1;
  if (areKnownInScript(a, b)) return KNOWN_IN_SCRIPT;
  const both = isOneOfItsFamily(a, b) ? OF_ITS_FAMILY : Math.min(a.known, b.known);
  // "Jify" is no name, and so may be "Jimy" misspelt.
  const areNames = a.wordClass === 'name' && b.wordClass === 'name' && isOfTables(a) && isOfTables(b);
  return areNames && areShortAndApart(a.text, b.text) ? Math.max(both, known.asShortWord) : both;
}
