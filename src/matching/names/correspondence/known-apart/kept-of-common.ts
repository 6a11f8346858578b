import { NAME_MODEL } from '../../../scoring-model.ts';
import { romajiForm } from '../../languages/romaji.ts';
import type { PreparedWord } from '../../prepared-word.ts';
import type { WordLikeness } from '../correspondence-kind.ts';
import { haveLikeVowels } from '../vowels-apart.ts';
import { WELL_KNOWN } from '../well-known.ts';

const { known } = NAME_MODEL;

/** A word in kana that spells a Japanese name, beside another in Latin letters that is spelt so as well. */
function areJapaneseApart(a: PreparedWord, b: PreparedWord): boolean {
  if ((a.rendering === 'kana') === (b.rendering === 'kana')) return false;
  if (Math.min(a.known, b.known) < WELL_KNOWN) return false;
  if (Math.min(a.text.length, b.text.length) < SHORTEST_OF_JAPANESE) return false;
  const [ofA, ofB] = [romajiForm(a.text), romajiForm(b.text)];
  return ofA !== null && ofB !== null && ofA !== ofB;
}
/** Shorter words are names of other peoples as well: "マイク" (Mike). */
const SHORTEST_OF_JAPANESE = 5;

/** What a likeness of two names keeps when both are common, by its kind. */
export function keptOfCommon({ kind }: WordLikeness, a: PreparedWord, b: PreparedWord): number {
  if (kind === 'same consonants') {
    if (a.consonantal || b.consonantal) return known.consonantScript;
    return haveLikeVowels(a.text, b.text) ? known.likeVowels : known.sound;
  }
  if (kind === 'rendering') {
    // "ケンイチ" is read Kenichi, which is no Kenji.
    if (areJapaneseApart(a, b)) return known.otherPinyin;
    // The syllables of a Korean or Chinese name are short, and all of their vowels are written.
    if (a.syllables.length > 0 || b.syllables.length > 0) return 1;
    return a.consonantal || b.consonantal ? known.consonantScript : 1;
  }
  return kind === 'sounds alike' ? known.sound : 1;
}
