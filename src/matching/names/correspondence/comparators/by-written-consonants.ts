import { disagreeingVowels, writesAllVowels } from '../../../phonetics/consonant-skeleton.ts';
import { NAME_MODEL } from '../../../scoring-model.ts';
import { AYN } from '../../../transliterate/abjad.ts';
import type { PreparedWord } from '../../prepared-word.ts';
import type { WordLikeness } from '../correspondence-kind.ts';

const { likeness: model, known } = NAME_MODEL;

/** "Bushra" is not "بشار": a vowel at the end is written, be it with a breath, and only ayn is read as one. */
const endsInUnwrittenVowel = (written: PreparedWord, { text }: PreparedWord): boolean =>
  /[aiou]$/u.test(text) && /[^aeouwyhxt]$/u.test(written.text) && !written.variant.endsWith(AYN);

/**
 * A script without short vowels: its consonants must agree, and so must the long vowels that it does write, with a word in Latin letters
 * as it is spelt or as English would spell it.
 */
export function byWrittenConsonants(
  a: PreparedWord,
  b: PreparedWord,
  inEnglish?: string,
): WordLikeness | null {
  const [written, asSpelt] = a.consonantal ? [a, b] : [b, a];
  const other = inEnglish === undefined ? asSpelt : { ...asSpelt, text: inEnglish };
  const most = a.skeleton.length > 3 ? model.consonantScript : model.consonantScriptShort;
  const astray = disagreeingVowels(written.text, other.text, other.consonantal);
  if (astray === 0 && !other.consonantal && writesAllVowels(written.text, other.text))
    return { likeness: model.consonantScript, kind: 'spelling variant' };
  const lastAstray = !other.consonantal && endsInUnwrittenVowel(written, other) ? 1 : 0;
  const likeness = most - (astray + lastAstray) * model.vowelAstray;
  return likeness < known.least ? null : { likeness, kind: 'same consonants' };
}
