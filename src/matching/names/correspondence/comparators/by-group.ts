import { NAME_MODEL } from '../../../scoring-model.ts';
import { mayBeAlbanian } from '../../languages/albanian-names.ts';
import { beginsAsOfManyLanguages, beginsWithTwo } from '../../languages/arabic-letters.ts';
import { isOfCantonese } from '../../languages/cantonese-readings.ts';
import { isRomajiBeyondDoubt } from '../../languages/romaji.ts';
import { spelledAs } from '../../languages/romanised-arabic.ts';
import { areRomanisations, mayLackAccents } from '../../languages/slavic-spellings.ts';
import { isNative } from '../../preparing/told-by-key.ts';
import type { PreparedWord } from '../../prepared-word.ts';
import { haveUnlikeConsonant } from '../consonants-apart.ts';
import type { WordLikeness } from '../correspondence-kind.ts';
import { isLatin } from '../kinds-of-spellings.ts';
import { WELL_KNOWN } from '../well-known.ts';
import { byWrittenConsonants } from './by-written-consonants.ts';
import { equivalentLikeness } from './equivalent-likeness.ts';

const { likeness: model, known } = NAME_MODEL;

/** A Japanese name in characters and in letters or kana: "清司" / "Kiyoshi", "きよし". */
const areOfTwoScripts = (a: PreparedWord, b: PreparedWord): boolean =>
  isNative(a) !== isNative(b) || (a.rendering === 'kana') !== (b.rendering === 'kana');

/** A Japanese name in two romanisations: "Zyunko" / "Junko", "Yuhji" / "Yuji". */
const areOfTwoRomaji = (a: PreparedWord, b: PreparedWord): boolean =>
  isLatin(a) && isLatin(b) && (isRomajiBeyondDoubt(a.text) || isRomajiBeyondDoubt(b.text));

/** "Mshaweh" may be "Mouchaweh"; "Glen", which is known and begins as words of many languages do, is not "Galen". */
function likenessAsSpoken(a: PreparedWord, b: PreparedWord): number {
  const isOfManyLanguages = beginsAsOfManyLanguages(a.text) || beginsAsOfManyLanguages(b.text);
  if (isOfManyLanguages && Math.max(a.known, b.known) >= WELL_KNOWN) return 0;
  return model.oneLetter * (1 - Math.min(a.known, b.known) * (1 - known.sound));
}

/** "Pushin" is no spelling of "Putin", whatever table has them both; other scripts have other consonants. */
const areUnlikeInLatin = (a: PreparedWord, b: PreparedWord): boolean =>
  isLatin(a) && isLatin(b) && !a.consonantal && !b.consonantal && haveUnlikeConsonant(a.skeleton, b.skeleton);

/** "Jasin" is "ياسين" as it would be if English had spelt it. */
function byRomanisedConsonants(a: PreparedWord, b: PreparedWord, known: number): WordLikeness | null {
  const [written, other] = a.consonantal ? [a, b] : [b, a];
  const found = byWrittenConsonants(written, other, spelledAs(other.text, written.skeleton));
  // Where the spelling is taken for another one the long vowels that are written must agree.
  if (found !== null && found.likeness >= Math.max(known, model.consonantScriptShort)) return found;
  return known === 0 ? null : { likeness: known, kind: 'known spelling' };
}

/** Words that tables or the spelling rules of a language join, by what their groups say of the two. */
export function byGroup(a: PreparedWord, b: PreparedWord): WordLikeness | null {
  if (a.groups.length === 0 || b.groups.length === 0) return null;
  let isNickname = false;
  let isEquivalent = false;
  let isRomanisation = false;
  let isOfOneLetter = false;
  let isAsSpoken = false;
  let hasSpokenG = false;
  let isRomanised = false;
  for (const group of a.groups) {
    if (!b.groups.includes(group)) continue;
    if (group.startsWith('n')) isNickname = true;
    else if (group.startsWith('g')) isEquivalent = true;
    else if (group.startsWith('f')) return { likeness: model.equivalent, kind: 'known spelling' };
    else if (group.startsWith('w')) return { likeness: model.equivalent, kind: 'known spelling' };
    else if (group.startsWith('x')) isOfOneLetter = true;
    else if (group.startsWith('h')) isOfOneLetter ||= mayBeAlbanian(a.text) !== mayBeAlbanian(b.text);
    else if (group.startsWith('j')) isRomanisation ||= areOfTwoScripts(a, b) || areOfTwoRomaji(a, b);
    else if (group.startsWith('e')) isAsSpoken ||= beginsWithTwo(a.text) !== beginsWithTwo(b.text);
    else if (isOfCantonese(group)) continue;
    else if (group.startsWith('b')) isRomanisation ||= isNative(a) !== isNative(b);
    else if (group.startsWith('d')) hasSpokenG ||= a.consonantal !== b.consonantal;
    else if (group.startsWith('r')) isRomanised ||= a.consonantal !== b.consonantal;
    else if (group.startsWith('y')) isRomanisation ||= areRomanisations(a.text, b.text);
    else if (group.startsWith('z'))
      isRomanisation ||= mayLackAccents(a.text, b.text) && areRomanisations(a.text, b.text);
    else return { likeness: model.sameMeaning, kind: 'same meaning' };
  }
  if (isEquivalent && areUnlikeInLatin(a, b)) isEquivalent = false;
  const likeness = isEquivalent ? equivalentLikeness(a, b) : 0;
  if (hasSpokenG && likeness === 0 && !isNickname) return byWrittenConsonants(a, b);
  if (isRomanised && likeness < model.equivalent && !isNickname) return byRomanisedConsonants(a, b, likeness);
  if (isOfOneLetter && likeness < model.oneLetter && !isNickname)
    return { likeness: model.oneLetter, kind: 'spelling variant' };
  const asSpoken = isAsSpoken ? likenessAsSpoken(a, b) : 0;
  if (asSpoken > likeness && !isNickname && !isRomanisation)
    return { likeness: asSpoken, kind: 'spelling variant' };
  if (isRomanisation && likeness < model.romanisation)
    return { likeness: model.romanisation, kind: 'spelling variant' };
  if (isNickname && likeness < model.nickname) return { likeness: model.nickname, kind: 'nickname' };
  return isEquivalent ? { likeness, kind: 'known spelling' } : null;
}
