import { NAME_MODEL } from '../../../scoring-model.ts';
import type { PreparedWord } from '../../prepared-word.ts';
import { hasVowelMore, isSwap, withoutVowels } from '../letters-apart.ts';
import { areKnownInScript } from './known-in-script.ts';

const { known } = NAME_MODEL;

/** What a slip keeps between two words that are both known as they are: a letter in the place of another keeps least. */
function keptOfSlip(a: string, b: string, isOfTwo: boolean): number {
  if (isOfTwo) return known.slipOfTwo;
  if (hasVowelMore(a, b) || hasVowelMore(b, a)) return known.slipOfLastVowel;
  if (a.length !== b.length || isSwap(a, b)) return known.slipOfLength;
  if (a[0] !== b[0]) return known.slipAtStart;
  const inVowel = withoutVowels(a) === withoutVowels(b) && a.at(-1) === b.at(-1);
  // "Ball" / "Bell": in so short a word the vowel is half of what is heard.
  return inVowel && a.length > known.shortWord ? known.slipOfVowel : known.slip;
}

/** As `keptOfSlip`, for words whose script may write no short vowels. */
export const keptBySlip = (a: PreparedWord, b: PreparedWord, isOfTwo: boolean): number =>
  areKnownInScript(a, b) ? known.slip : keptOfSlip(a.text, b.text, isOfTwo);
