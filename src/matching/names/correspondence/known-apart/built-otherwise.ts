import type { PreparedWord } from '../../prepared-word.ts';
import type { WordLikeness } from '../correspondence-kind.ts';
import { vowelsApart } from '../vowels-apart.ts';

/** "Ghabbash" is not "Ghobash": one of two words that are alike by sound doubles a consonant alone, beside another vowel. */
export function areBuiltOtherwise({ kind }: WordLikeness, a: PreparedWord, b: PreparedWord): boolean {
  if ((kind !== 'same consonants' && kind !== 'sounds alike') || a.consonantal || b.consonantal) return false;
  const ofA = doubledAt(a.text);
  const ofB = doubledAt(b.text);
  if (ofA < 0 === ofB < 0 || vowelsApart(a.text, b.text) === 0) return false;
  const [text, other, at] = ofA < 0 ? [b.text, a.text, ofB] : [a.text, b.text, ofA];
  const before = vowelRuns(text.slice(0, at)).length;
  const [here, there] = [vowelRuns(text), vowelRuns(other)];
  return (
    isRounded(here[before - 1]) !== isRounded(there[before - 1]) ||
    isRounded(here[before]) !== isRounded(there[before])
  );
}
const VOWELS = 'aeiou';
const isConsonant = (letter: string): boolean =>
  letter >= 'b' && letter <= 'z' && letter !== 'y' && !VOWELS.includes(letter);

/** Where a doubled consonant stands between two vowels; -1 where none does. */
function doubledAt(text: string): number {
  for (let at = 1; at + 2 < text.length; at++)
    if (
      text.charCodeAt(at) === text.charCodeAt(at + 1) &&
      isConsonant(text.charAt(at)) &&
      VOWELS.includes(text.charAt(at - 1)) &&
      VOWELS.includes(text.charAt(at + 2))
    )
      return at;
  return -1;
}
const vowelRuns = (text: string): readonly string[] => text.match(/[aeiouy]+/gu) ?? [];
const isRounded = (vowels = ''): boolean => /^[ou]/u.test(vowels);
