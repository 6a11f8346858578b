import { disagreeingVowels } from '../../../phonetics/consonant-skeleton.ts';
import { NAME_MODEL } from '../../../scoring-model.ts';
import { isNative } from '../../preparing/told-by-key.ts';
import type { PreparedWord } from '../../prepared-word.ts';
import { isFamilyOf } from '../family-of-bearer.ts';
import { jaroWinkler } from '../jaro-winkler.ts';
import { beginApart, isShort, tellsBySound } from '../kinds-of-spellings.ts';
import { nearness } from '../spelling-nearness.ts';
import { haveLikeVowels, vowelsApart } from '../vowels-apart.ts';

const { likeness: model } = NAME_MODEL;

/** "Shouli" begins as "Soliman" does, and is another name all the same. */
const isPartOf = (a: PreparedWord, b: PreparedWord): boolean =>
  a.skeleton !== b.skeleton &&
  Math.min(a.variant.length, b.variant.length) < 0.65 * Math.max(a.variant.length, b.variant.length);

/** Long vowels within a word that none leaves out: "سعيد" is not "سعد", while "ابراهيم" is "ابرهيم". */
const longVowelsIn = (text: string): string =>
  text
    .slice(1, -1)
    .replace(/[^yw]+/gu, '')
    .replace(/([yw])\1+/gu, '$1');

/**
 * Likeness of two forms of one group of the tables. The groups join what a translator or a genealogist joins, "Joseph"
 * and "Yusuf": forms that are no spellings of one another are worth less, unless it is the script that parts them.
 */
export function equivalentLikeness(a: PreparedWord, b: PreparedWord): number {
  if (isNative(a) || isNative(b)) return model.equivalent;
  if (a.consonantal && b.consonantal) {
    // Both say which long vowels they have: "صالح" is not "صلاح", "أحمد" is not "حمد".
    const alike =
      a.skeleton === b.skeleton &&
      disagreeingVowels(a.text, b.text, true) <= 1 &&
      longVowelsIn(a.text) === longVowelsIn(b.text);
    return alike ? model.equivalent : model.equivalent * model.unlikeEquivalent;
  }
  if (a.consonantal || b.consonantal) {
    const near = jaroWinkler(a.skeleton, b.skeleton);
    return near >= model.equivalentFar ? model.equivalent : model.equivalent * model.unlikeWritten;
  }
  const near = nearness(a, b);
  if (vowelsApart(a.text, b.text) > 1 || isPartOf(a, b) || beginApart(a, b) || isFamilyOf(a.text, b.text))
    return model.equivalent * model.unlikeEquivalent;
  if (near >= (isShort(a, b) ? model.equivalentNearShort : model.equivalentNear)) return model.equivalent;
  if (
    a.skeleton === b.skeleton &&
    near >= model.phoneticNearness &&
    (tellsBySound(a) || haveLikeVowels(a.text, b.text))
  )
    return model.equivalent;
  if (isShort(a, b)) return model.equivalent * model.unlikeEquivalent;
  const share = Math.max(0, (near - model.equivalentFar) / (model.equivalentNear - model.equivalentFar));
  return model.equivalent * (model.unlikeEquivalent + share * (1 - model.unlikeEquivalent));
}
