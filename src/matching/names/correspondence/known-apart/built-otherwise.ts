import type { PreparedWord } from '../../prepared-word.ts';
import type { WordLikeness } from '../correspondence-kind.ts';
import { vowelsApart } from '../vowels-apart.ts';

/** "Ghabbash" is not "Ghobash": one of two words that are alike by sound doubles a consonant alone, beside another vowel. */
export function areBuiltOtherwise({ kind }: WordLikeness, a: PreparedWord, b: PreparedWord): boolean {
  if ((kind !== 'same consonants' && kind !== 'sounds alike') || a.consonantal || b.consonantal) return false;
  const [ofA, ofB] = [DOUBLED.exec(a.text), DOUBLED.exec(b.text)];
  if ((ofA === null) === (ofB === null) || vowelsApart(a.text, b.text) === 0) return false;
  const [text, other, at] = ofA === null ? [b.text, a.text, ofB?.index ?? 0] : [a.text, b.text, ofA.index];
  const before = vowelRuns(text.slice(0, at)).length;
  const [here, there] = [vowelRuns(text), vowelRuns(other)];
  return (
    isRounded(here[before - 1]) !== isRounded(there[before - 1]) ||
    isRounded(here[before]) !== isRounded(there[before])
  );
}
const DOUBLED = /(?<=[aeiou])(?<letter>[b-df-hj-np-tvwxz])\k<letter>(?=[aeiou])/u;
const vowelRuns = (text: string): readonly string[] => text.match(/[aeiouy]+/gu) ?? [];
const isRounded = (vowels = ''): boolean => /^[ou]/u.test(vowels);
