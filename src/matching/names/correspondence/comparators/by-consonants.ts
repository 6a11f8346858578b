import { areBreathedApart } from '../../../phonetics/consonant-skeleton.ts';
import { NAME_MODEL } from '../../../scoring-model.ts';
import type { PreparedWord } from '../../prepared-word.ts';
import type { WordLikeness } from '../correspondence-kind.ts';
import { tellsBySound } from '../kinds-of-spellings.ts';
import { nearness } from '../spelling-nearness.ts';
import { differInBreath } from '../differ-in-breath.ts';
import { haveLikeVowels } from '../vowels-apart.ts';
import { byWrittenConsonants } from './by-written-consonants.ts';
import { oneIsLinkOrForm } from './links-and-forms.ts';
import { beginWithOtherLip, haveOtherLips, lacksV } from './other-consonants.ts';

const { likeness: model } = NAME_MODEL;

/** "Ghorbani" is no "Ghorbaniyan"; "Guțulová" is how Czechs call a woman of the name "Guțul", "Boudjelal" is "Bujlal" in French. */
function isLonger(a: PreparedWord, b: PreparedWord): boolean {
  const [shorter, longer] = a.text.length < b.text.length ? [a, b] : [b, a];
  return (
    longer.text.length - shorter.text.length > Math.max(2, shorter.text.length / 3) &&
    longer.variant.length - shorter.variant.length > 1 &&
    longer.text !== `${shorter.text}ova`
  );
}

/** "Chaliche" is how French spells "Shalish". */
const withoutMute = (text: string): string =>
  text.endsWith('e') ? text.replace(/(?<=[^aeiouy])e$/u, '') : text;

const HARD_BREATH = /kh|x/u;

/** Words that have the same consonants, as those of other languages or scripts spell them. */
export function byConsonants(a: PreparedWord, b: PreparedWord): WordLikeness | null {
  if (oneIsLinkOrForm(a, b)) return null;
  if (a.skeleton.length < 2 || a.skeleton !== b.skeleton) return null;
  if (a.consonantal || b.consonantal) return byWrittenConsonants(a, b);
  if (areBreathedApart(a.text, b.text) || beginWithOtherLip(a.text, b.text) || haveOtherLips(a.text, b.text))
    return null;
  if (a.skeleton.length >= 3 && differInBreath(a.text, b.text))
    return { likeness: model.consonantsAndVowels, kind: 'spelling variant' };
  if (a.skeleton.length < 3 || isLonger(a, b) || lacksV(a.text, b.text)) return null;
  const areLike = haveLikeVowels(withoutMute(a.text), withoutMute(b.text));
  // "Zaharieva" is no "Zakharova".
  if (!areLike && HARD_BREATH.test(a.text) !== HARD_BREATH.test(b.text)) return null;
  if (!(areLike && tellsBySound(a)) && nearness(a, b) < model.phoneticNearness) return null;
  return { likeness: areLike ? model.consonantsAndVowels : model.consonants, kind: 'same consonants' };
}
