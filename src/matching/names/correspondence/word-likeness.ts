import { NAME_MODEL } from '../../scoring-model.ts';
import { AYN } from '../../transliterate/abjad.ts';
import { areWrittenWithOtherSigns } from '../preparing/told-by-key.ts';
import type { PreparedWord } from '../prepared-word.ts';
import { areOtherNames } from '../words/other-names.ts';
import { areOtherCharacters } from '../words/character-variants.ts';
import { byConsonants } from './comparators/by-consonants.ts';
import { byGroup } from './comparators/by-group.ts';
import { byInitial } from './comparators/by-initial.ts';
import { bySlip } from './comparators/by-slip.ts';
import { bySound } from './comparators/by-sound.ts';
import { byCantonese, bySyllables } from './comparators/by-syllables.ts';
import { byVariant } from './comparators/by-variant.ts';
import type { WordLikeness } from './correspondence-kind.ts';
import { areOtherBlocks } from './blocks-and-characters.ts';
import { asRoman } from './initials.ts';
import { differInBreath } from './differ-in-breath.ts';
import { isOfTables } from './kinds-of-spellings.ts';
import { unlessKnownApart } from './known-apart/unless-known-apart.ts';
import { unlessOfAnotherSex } from './known-apart/unless-of-another-sex.ts';
import { orPlainSlip } from './plain-slips.ts';
import { romanisedLikeness } from './other-romanisations.ts';
import { renderedLikeness } from './rendering-likeness.ts';
import { mayBeSlips } from './slips.ts';
import { EVERY_WAY, WAYS } from './ways.ts';

const { likeness: model } = NAME_MODEL;

/** A name and its rendering in a script that has other sounds: "Lavrov" / "ラヴロフ", "라브로프". */
function byRendering(a: PreparedWord, b: PreparedWord): WordLikeness | null {
  const likeness = renderedLikeness(a, b);
  return likeness === 0 ? null : { likeness, kind: 'rendering' };
}

const COMPARATORS = [
  [WAYS.syllables, bySyllables],
  [WAYS.group, byGroup],
  [WAYS.variant, byVariant],
  [WAYS.consonants, byConsonants],
  [WAYS.slip, bySlip],
  [WAYS.sound, bySound],
] as const;

/** "أسد" and "أسعد", two names, have the same letters of those that are written in Latin ones. */
const differInAyn = (a: PreparedWord, b: PreparedWord): boolean =>
  b.consonantal && a.variant.includes(AYN) !== b.variant.includes(AYN) && isOfTables(a);

/** "Korea" may be South Korea, whatever country it is taken for. */
function mayBeOneCountry(a: PreparedWord, b: PreparedWord): boolean {
  for (const group of a.groups) if (COUNTRY.test(group) && b.groups.includes(group)) return true;
  return false;
}
const COUNTRY = /^k[A-Z]{2}$/u;

/** The best that comparing by some of the ways finds, but for the rendering. */
function mostAlike(a: PreparedWord, b: PreparedWord, ways: number): WordLikeness | null {
  let best: WordLikeness | null = null;
  for (const [way, compare] of COMPARATORS) {
    // "Internationale" says what "international" does, and is no slip of it.
    if ((ways & way) === 0 || (way === WAYS.slip && best?.kind === 'same meaning')) continue;
    const found = compare(a, b);
    if (found !== null && (best === null || found.likeness > best.likeness)) best = found;
  }
  return best;
}

/** Words of the same letters, which other signs, blocks or characters may tell apart. */
function ofSameLetters(a: PreparedWord, b: PreparedWord): WordLikeness | null {
  if (a.consonantal && differInAyn(a, b)) return null;
  return areOtherCharacters(a, b) || areOtherBlocks(a, b) || areWrittenWithOtherSigns(a, b)
    ? { likeness: model.otherCharacters, kind: 'sounds alike' }
    : { likeness: model.equal, kind: 'equal' };
}

/** The better of what was found and of another likeness, unless the words are known apart. */
function orAnother(
  best: WordLikeness | null,
  found: WordLikeness,
  a: PreparedWord,
  b: PreparedWord,
): WordLikeness | null {
  const kept = unlessKnownApart(found, a, b);
  return kept !== null && (best === null || kept.likeness > best.likeness) ? kept : best;
}

/** "Adam Han" may be Adam Khan: a short word with the other breath, of which a slip tells less. */
function orOtherBreath(best: WordLikeness | null, a: PreparedWord, b: PreparedWord): WordLikeness | null {
  if (best !== null && best.likeness >= model.otherBreath) return best;
  // A slip is what such words are found by.
  if (
    !mayBeSlips(a.letters, b.letters) ||
    a.rendering !== b.rendering ||
    !differInBreath(a.text, b.text) ||
    areOtherNames(a.text, b.text)
  )
    return best;
  return { likeness: model.otherBreath, kind: 'spelling variant' };
}

/** The better of what was found and of what two words are alike as a name and its rendering. */
function orRendering(best: WordLikeness | null, a: PreparedWord, b: PreparedWord): WordLikeness | null {
  if (a.rendering === b.rendering || (best !== null && best.likeness >= model.rendering)) return best;
  const found = byRendering(a, b);
  if (found === null) return best;
  const isOfKnown = best?.kind === 'known spelling' && found.likeness >= model.soundOfKnown;
  return orAnother(isOfKnown ? { likeness: model.equivalent, kind: 'known spelling' } : best, found, a, b);
}

/** The better of what was found and of what two words are alike as romanisations of one name. */
function orRomanisation(best: WordLikeness | null, a: PreparedWord, b: PreparedWord): WordLikeness | null {
  if (best !== null && best.likeness >= model.otherRomanisation) return best;
  const likeness = romanisedLikeness(a, b);
  return likeness === 0 ? best : orAnother(best, { likeness, kind: 'spelling variant' }, a, b);
}

/**
 * The best correspondence of two words; null when they have none. Symmetric. A caller that knows that only some of the ways
 * can find the two alike gives these `ways`, bits of `WAYS`; being equal and being an initial are tested in any case.
 */
export function wordLikeness(a: PreparedWord, b: PreparedWord, ways = EVERY_WAY): WordLikeness | null {
  if (a.text === b.text) return ofSameLetters(a, b);
  if (a.wordClass === 'number' || b.wordClass === 'number')
    return asRoman(a.text) === b.text ? { likeness: model.romanNumber, kind: 'known spelling' } : null;
  if (a.text.length === 1 || b.text.length === 1) return byInitial(a, b);
  // "Iran" is no slip of "Iraq".
  if (a.country !== null && b.country !== null && a.country !== b.country)
    return mayBeOneCountry(a, b) ? { likeness: model.sameMeaning, kind: 'same meaning' } : null;
  let best = (ways & ~WAYS.rendering) === 0 ? null : mostAlike(a, b, ways);
  if (best !== null) best = unlessKnownApart(best, a, b);
  best = orOtherBreath(best, a, b);
  if ((ways & WAYS.rendering) !== 0) best = orRomanisation(orRendering(best, a, b), a, b);
  if ((ways & WAYS.group) !== 0 && (best === null || best.likeness < model.cantonese))
    best = byCantonese(a, b) ?? best;
  best = unlessOfAnotherSex(best, a, b);
  return (ways & WAYS.slip) === 0 ? best : orPlainSlip(best, a, b);
}
