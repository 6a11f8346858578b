import { areBreathedApart, disagreeingVowels, writesAllVowels } from '../../phonetics/consonant-skeleton.ts';
import { AYN } from '../../transliterate/abjad.ts';
import { pinyinOfWadeGiles } from '../../phonetics/chinese-syllables.ts';
import { isKoreanFamilyName } from '../../phonetics/korean-syllables.ts';
import { NAME_MODEL } from '../../scoring-model.ts';
import { areOtherCharacters } from '../words/character-variants.ts';
import {
  areFamilyAndDescendants,
  areOfOtherSlavicStems,
  areStemAndPolishAdjective,
  haveOtherEndings,
  haveTellingLetter,
  isDerivedName,
  isDerivedSpelling,
} from './derived-names.ts';
import { haveUnlikeConsonant } from './consonants-apart.ts';
import { formsOfBothSexes } from './forms-of-both-sexes.ts';
import { beginsAsOfManyLanguages, beginsWithTwo } from '../languages/arabic-letters.ts';
import { areOtherNames } from '../words/other-names.ts';
import { areOppositeStems } from './opposite-stems.ts';
import { romanisedLikeness } from './other-romanisations.ts';
import { asRoman, isInitialOf } from './initials.ts';
import { jaroWinkler } from './jaro-winkler.ts';
import { isOfCantonese } from '../languages/cantonese-readings.ts';
import { areWrittenWithOtherSigns, isLink, isNative, isOfPinyin } from '../prepare-word.ts';
import type { PreparedWord } from '../prepared-word.ts';
import { renderedLikeness } from './rendering-likeness.ts';
import { haveLikeVowels, vowelsApart } from './vowels-apart.ts';
import { areOfOtherLongVowel, isRomajiBeyondDoubt, romajiForm } from '../languages/romaji.ts';
import { mayBeAlbanian } from '../languages/albanian-names.ts';
import { areRomanisations, mayLackAccents } from '../languages/slavic-spellings.ts';
import { areOfOtherElements } from '../languages/thai-spellings.ts';
import { slipCost, slipLikeness } from './slips.ts';
import { EVERY_WAY, WAYS } from './ways.ts';
import { areWrittenWithOtherEnds } from './written-endings.ts';

/** The closed set of ways in which one word may correspond to another. */
export type CorrespondenceKind =
  | 'equal'
  | 'known spelling'
  | 'nickname'
  | 'same meaning'
  | 'spelling variant'
  | 'same consonants'
  | 'same syllables'
  | 'rendering'
  | 'slip'
  | 'sounds alike'
  | 'of the other sex'
  | 'initial'
  | 'joined';

/** How alike two words are, and why. */
export interface WordLikeness {
  /** Above 0, at most 1. */
  readonly likeness: number;
  readonly kind: CorrespondenceKind;
}

const { likeness: model, known } = NAME_MODEL;

function shares(a: readonly string[], b: readonly string[]): string | undefined {
  if (b.length === 0) return undefined;
  for (const item of a) if (b.includes(item)) return item;
  return undefined;
}

/** Likeness of spelling variants: short words lose, since families merge more of them ("Li" / "Lee"). */
export function variantLikeness(shorterLength: number): number {
  const missing = Math.max(0, model.variantFullLength - shorterLength);
  return Math.max(model.variantShort, model.variant - missing * model.variantLossPerMissingLetter);
}

/** How near the spellings of two words are, 0 to 1. */
function nearness(a: PreparedWord, b: PreparedWord): number {
  if (a.variant === b.variant) return 1;
  return Math.max(jaroWinkler(a.text, b.text), jaroWinkler(a.variant, b.variant));
}

/** Forms of short names are near in letters by chance: "Fang" / "Huang", "Yong" / "Dong". */
const isShort = (a: PreparedWord, b: PreparedWord): boolean => Math.min(a.text.length, b.text.length) < 6;

/** With two consonants the vowels tell names apart: "Omar" / "Ammar". */
const tellsBySound = ({ skeleton }: PreparedWord): boolean =>
  skeleton.length > 3 || (skeleton.length === 3 && !skeleton.includes("'"));

/** "Shahid" is no "Zahid". */
const beginApart = (a: PreparedWord, b: PreparedWord): boolean =>
  (a.skeleton.startsWith('$') && b.skeleton.startsWith('z')) ||
  (a.skeleton.startsWith('z') && b.skeleton.startsWith('$'));

/** "Shouli" begins as "Soliman" does, and is another name all the same. */
const isPartOf = (a: PreparedWord, b: PreparedWord): boolean =>
  a.skeleton !== b.skeleton &&
  Math.min(a.variant.length, b.variant.length) < 0.65 * Math.max(a.variant.length, b.variant.length);

/** "Azizi" is the family name of the descendants of an Aziz. */
function isFamilyOf(a: string, b: string): boolean {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  return longer === `${shorter}i` && /[^aeiouy]$/u.test(shorter) && shorter.length >= SHORTEST_BEARER;
}
const SHORTEST_BEARER = 4;

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
function equivalentLikeness(a: PreparedWord, b: PreparedWord): number {
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

function byGroup(a: PreparedWord, b: PreparedWord): WordLikeness | null {
  if (a.groups.length === 0 || b.groups.length === 0) return null;
  let isNickname = false;
  let isEquivalent = false;
  let isRomanisation = false;
  let isOfOneLetter = false;
  let isAsSpoken = false;
  let hasSpokenG = false;
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
    else if (group.startsWith('d')) hasSpokenG ||= a.consonantal !== b.consonantal;
    else if (group.startsWith('y')) isRomanisation ||= areRomanisations(a.text, b.text);
    else if (group.startsWith('z'))
      isRomanisation ||= mayLackAccents(a.text, b.text) && areRomanisations(a.text, b.text);
    else return { likeness: model.sameMeaning, kind: 'same meaning' };
  }
  if (isEquivalent && areUnlikeInLatin(a, b)) isEquivalent = false;
  const likeness = isEquivalent ? equivalentLikeness(a, b) : 0;
  if (hasSpokenG && likeness === 0 && !isNickname) return byWrittenConsonants(a, b);
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

/** "Bushra" is not "بشار": a vowel at the end is written, be it with a breath, and only ayn is read as one. */
const endsInUnwrittenVowel = (written: PreparedWord, { text }: PreparedWord): boolean =>
  /[aiou]$/u.test(text) && /[^aeouwyhxt]$/u.test(written.text) && !written.variant.endsWith(AYN);

/** A script without short vowels: its consonants must agree, and so must the long vowels that it does write. */
function byWrittenConsonants(a: PreparedWord, b: PreparedWord): WordLikeness | null {
  const [written, other] = a.consonantal ? [a, b] : [b, a];
  const most = a.skeleton.length > 3 ? model.consonantScript : model.consonantScriptShort;
  const astray = disagreeingVowels(written.text, other.text, other.consonantal);
  if (astray === 0 && !other.consonantal && writesAllVowels(written.text, other.text))
    return { likeness: model.consonantScript, kind: 'spelling variant' };
  const lastAstray = !other.consonantal && endsInUnwrittenVowel(written, other) ? 1 : 0;
  const likeness = most - (astray + lastAstray) * model.vowelAstray;
  return likeness < known.least ? null : { likeness, kind: 'same consonants' };
}

/** "Al" is no slip of "Ali" nor "AB" one of "Abu", and "יעל" (Yael) is not "Al". */
const isLinkOrForm = ({ wordClass, consonantal, text }: PreparedWord): boolean =>
  (wordClass === 'particle' || wordClass === 'legalForm') && !consonantal && text.length < SHORTEST_WITH_SLIP;
const SHORTEST_WITH_SLIP = 4;
/** "בן" is "bin" as a link of names, in whatever script. */
const oneIsLinkOrForm = (a: PreparedWord, b: PreparedWord): boolean =>
  isLinkOrForm(a) !== isLinkOrForm(b) && a.wordClass !== b.wordClass;

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

/** Arabic has no "p" and writes "b" or "f" for it, but "Parker" is no spelling of "Barker" in letters that have both. */
const beginWithOtherLip = (a: string, b: string): boolean => a[0] !== b[0] && LIPS.test(a) && LIPS.test(b);
const LIPS = /^(?:p(?!h)|b|f)/u;

/** "Alba" is no "Alfa": no script takes these two for one, only "p" for either. */
function haveOtherLips(a: string, b: string): boolean {
  if (!SOME_LIP.test(a) || !SOME_LIP.test(b)) return false;
  const [ofA, ofB] = [lipsOf(a), lipsOf(b)];
  if (ofA.length !== ofB.length) return false;
  for (let at = 0; at < ofA.length; at++) {
    const [one, other] = [ofA.charAt(at), ofB.charAt(at)];
    if (one !== other && one !== 'p' && other !== 'p') return true;
  }
  return false;
}
const SOME_LIP = /[bfp]/u;
const lipsOf = (text: string): string =>
  text
    .replaceAll('ph', 'f')
    .replace(/[^bfp]+/gu, '')
    .replace(/(.)\1+/gu, '$1');

/** "Kalkan" is no "Kalkavan": only beside "o" and "u" is "v" a vowel as well. */
const lacksV = (a: string, b: string): boolean =>
  (V_BETWEEN.test(a) && !MAY_SPELL_V.test(b)) || (V_BETWEEN.test(b) && !MAY_SPELL_V.test(a));
const V_BETWEEN = /[aei]v[aei]/u;
const MAY_SPELL_V = /[vwuobf]/u;

function byConsonants(a: PreparedWord, b: PreparedWord): WordLikeness | null {
  if (oneIsLinkOrForm(a, b)) return null;
  if (a.skeleton.length < 2 || a.skeleton !== b.skeleton) return null;
  if (a.consonantal || b.consonantal) return byWrittenConsonants(a, b);
  if (areBreathedApart(a.text, b.text) || beginWithOtherLip(a.text, b.text) || haveOtherLips(a.text, b.text))
    return null;
  if (a.skeleton.length < 3 || isLonger(a, b) || lacksV(a.text, b.text)) return null;
  const areLike = haveLikeVowels(withoutMute(a.text), withoutMute(b.text));
  if (!(areLike && tellsBySound(a)) && nearness(a, b) < model.phoneticNearness) return null;
  return { likeness: areLike ? model.consonantsAndVowels : model.consonants, kind: 'same consonants' };
}

function byVariant(a: PreparedWord, b: PreparedWord): WordLikeness | null {
  if (a.variant !== b.variant || a.consonantal || b.consonantal) return null;
  const likeness = variantLikeness(Math.min(a.text.length, b.text.length));
  // "Isa" and "Aisha" are merged by their vowels alone.
  const near = Math.min(1, jaroWinkler(a.text, b.text) + model.variantLeeway);
  if (beginApart(a, b)) return { likeness: model.consonants * known.sound, kind: 'spelling variant' };
  const ofFirms = differInRounding(a, b) || differInLength(a, b) ? known.rounding : 1;
  return { likeness: likeness * near * ofFirms, kind: 'spelling variant' };
}

const inEnglish = (text: string): string => text.replaceAll('ou', 'u');

/** "Rosneft" and "Rusneft" are two firms; "Osama" and "Usama" one name, as the tables know, and French writes "Mamlouk". */
function differInRounding(a: PreparedWord, b: PreparedWord): boolean {
  if (isOfTables(a) || isOfTables(b)) return false;
  const [ofA, ofB] = [inEnglish(a.text), inEnglish(b.text)];
  return ofA !== ofB && ofA.replaceAll('u', 'o') === ofB.replaceAll('u', 'o');
}

/** Short words of another number of syllables: "Uyut" is no "Youth". */
const differInLength = (a: PreparedWord, b: PreparedWord): boolean =>
  isShort(a, b) && !isOfTables(a) && isLatin(a) && isLatin(b) && syllablesIn(a) !== syllablesIn(b);
/** Other scripts spell vowels by rules of their own. */
const isLatin = ({ rendering }: PreparedWord): boolean => rendering === null || rendering === 'alphabet';
const syllablesIn = ({ text }: PreparedWord): number => text.match(/[aeiou]+/gu)?.length ?? 0;

const isOfTables = ({ groups }: PreparedWord): boolean =>
  groups.some((group) => !BY_SPELLING.includes(group.charAt(0)));
/** First letters of the groups that no table has. */
const BY_SPELLING = 'cdehxyz';

/** Words that are told from one another by a letter: "Jr." is no slip of "Sr.". */
const isSmall = ({ wordClass }: PreparedWord): boolean =>
  wordClass === 'title' || wordClass === 'particle' || wordClass === 'legalForm';

/** Letters of an acronym or of a tail number, which a slip makes another's: "FSB" / "FSO", "EP-MNF" / "EP-MNI", "ABT" / "ATB". */
const isOfLetters = (a: PreparedWord, b: PreparedWord): boolean =>
  a.text.length === b.text.length &&
  (areLettersAlone(a) || areLettersAlone(b) || (isShortAndUnknown(a) && isShortAndUnknown(b)));
const isShortAndUnknown = (word: PreparedWord): boolean =>
  word.text.length === 3 && word.rendering === null && !word.consonantal && !isOfTables(word);
const areLettersAlone = ({ text, rendering, consonantal }: PreparedWord): boolean =>
  text.length === 3 && rendering === null && !consonantal && !/[aeiouy]/u.test(text);

function bySlip(a: PreparedWord, b: PreparedWord): WordLikeness | null {
  if ((isSmall(a) && isSmall(b)) || isLinkOrForm(a) || isLinkOrForm(b) || isOfLetters(a, b)) return null;
  const cost = slipCost(a.text, b.text);
  return cost === null ? null : { likeness: slipLikeness(a.text, b.text, cost), kind: 'slip' };
}

/** "Jing" is no "Jinghua": a code of sounds leaves vowels out, not syllables. */
export function mayBeOfOneSound(length: number, otherLength: number): boolean {
  return Math.abs(length - otherLength) <= Math.max(1, Math.min(length, otherLength) / 3);
}

function bySound(a: PreparedWord, b: PreparedWord): WordLikeness | null {
  // "Leonidovich" and "Leontyevich" sound alike by their endings.
  if (a.wordClass === 'patronymic' && b.wordClass === 'patronymic') return null;
  if (!mayBeOfOneSound(a.text.length, b.text.length)) return null;
  if (shares(a.phonetic, b.phonetic) === undefined) return null;
  const near = nearness(a, b);
  if (near < model.phoneticNearness) return null;
  const share = (near - model.phoneticNearness) / (1 - model.phoneticNearness);
  return {
    likeness: model.phoneticLeast + share * (model.phoneticMost - model.phoneticLeast),
    kind: 'sounds alike',
  };
}

const saysWhat = ({ wordClass, text }: PreparedWord): boolean => wordClass === 'generic' && text.length > 1;

function byInitial(a: PreparedWord, b: PreparedWord): WordLikeness | null {
  if ((a.text.length === 1) === (b.text.length === 1)) return null;
  // Initials are those of names: "M Finans" is not "Mali", and "a" in "a statului" is a link.
  if (saysWhat(a) || saysWhat(b) || isLink(a) || isLink(b)) return null;
  return isInitialOf(a.text, b.text) ? { likeness: model.initial, kind: 'initial' } : null;
}

/** A name and its rendering in a script that has other sounds: "Lavrov" / "ラヴロフ", "라브로프". */
function byRendering(a: PreparedWord, b: PreparedWord): WordLikeness | null {
  const likeness = renderedLikeness(a, b);
  return likeness === 0 ? null : { likeness, kind: 'rendering' };
}

/** Syllables of a Korean or Chinese name in other spellings: "Jong" / "Jeong" / "정", "Tse-tung" / "Zedong". */
function bySyllables(a: PreparedWord, b: PreparedWord): WordLikeness | null {
  if (a.syllables.length === 0 || shares(a.syllables, b.syllables) === undefined) return null;
  return { likeness: model.syllables, kind: 'same syllables' };
}

/** A name in characters as Hong Kong and Macau spell it: 家超 / "Kachiu". Spellings of one syllable are no names of one person. */
function byCantonese(a: PreparedWord, b: PreparedWord): WordLikeness | null {
  if (a.groups.length === 0 || b.groups.length === 0) return null;
  if ((isNative(a) || isOfPinyin(a)) === (isNative(b) || isOfPinyin(b))) return null;
  const isShared = a.groups.some((group) => isOfCantonese(group) && b.groups.includes(group));
  return isShared ? { likeness: model.cantonese, kind: 'same syllables' } : null;
}

const COMPARATORS = [
  [WAYS.syllables, bySyllables],
  [WAYS.group, byGroup],
  [WAYS.variant, byVariant],
  [WAYS.consonants, byConsonants],
  [WAYS.slip, bySlip],
  [WAYS.sound, bySound],
] as const;

/** A word in kana that spells a Japanese name, beside another in Latin letters that is spelt so as well. */
function areJapaneseApart(a: PreparedWord, b: PreparedWord): boolean {
  if ((a.rendering === 'kana') === (b.rendering === 'kana')) return false;
  if (Math.min(a.known, b.known) < WELL_KNOWN) return false;
  if (Math.min(a.text.length, b.text.length) < SHORTEST_OF_JAPANESE) return false;
  const [ofA, ofB] = [romajiForm(a.text), romajiForm(b.text)];
  return ofA !== null && ofB !== null && ofA !== ofB;
}
const WELL_KNOWN = 0.5;
/** Shorter words are names of other peoples as well: "マイク" (Mike). */
const SHORTEST_OF_JAPANESE = 5;

/** What a likeness of two names keeps when both are common, by its kind. */
function keptOfCommon({ kind }: WordLikeness, a: PreparedWord, b: PreparedWord): number {
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

const withoutVowels = (text: string): string => text.replace(/[aeiouy]/gu, '');

/** True when the words have the same letters, in another order. */
function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let rest = b;
  for (const letter of a) {
    const place = rest.indexOf(letter);
    if (place < 0) return false;
    rest = rest.slice(0, place) + rest.slice(place + 1);
  }
  return true;
}

/** "Boss" / "Bosse", "Carl" / "Carlo": a vowel at the end makes another name. */
const hasVowelMore = (longer: string, shorter: string): boolean =>
  longer.length === shorter.length + 1 && longer.startsWith(shorter) && /[^aeiouy][aeiouy]$/u.test(longer);

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

const keptBySlip = (a: PreparedWord, b: PreparedWord, isOfTwo: boolean): number =>
  areKnownInScript(a, b) ? known.slip : keptOfSlip(a.text, b.text, isOfTwo);

const BY_SOUND: ReadonlySet<CorrespondenceKind> = new Set([
  'spelling variant',
  'sounds alike',
  'same consonants',
]);

/** "Ghabbash" is not "Ghobash": one of two words that are alike by sound doubles a consonant alone, beside another vowel. */
function areBuiltOtherwise({ kind }: WordLikeness, a: PreparedWord, b: PreparedWord): boolean {
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

/** Kinds by which words are alike that no table joins. */
const BY_LETTERS: ReadonlySet<CorrespondenceKind> = new Set([...BY_SOUND, 'slip', 'rendering']);

/** "Lei" and "Li" are two syllables, however alike they sound. */
function areSyllablesApart({ kind }: WordLikeness, a: PreparedWord, b: PreparedWord): boolean {
  if (a.syllables.length === 0 || b.syllables.length === 0) return false;
  const isByLetters =
    kind === 'rendering' || (kind === 'slip' && (isInHangul(a) || isInHangul(b) || areKoreanFamilies(a, b)));
  if (!BY_SOUND.has(kind) && !(isByLetters && areOfOneLanguage(a, b))) return false;
  return shares(a.syllables, b.syllables) === undefined;
}
/** "Pak" is no "Paek", nor "Cho" a "Choi": there are few family names in Korea, and each is known. */
const areKoreanFamilies = (a: PreparedWord, b: PreparedWord): boolean =>
  isKoreanFamilyName(a.text) && isKoreanFamilyName(b.text);
/** "도훈" is read To-hun, of which "To-chun" is no slip: who writes Hangul writes whole syllables. */
const isInHangul = (word: PreparedWord): boolean => blocksOf(word) > 0;

const isPinyin = (reading: string): boolean => reading.startsWith('c');

/** "Peng" and "Feng" are two syllables, though other tables join them, and "Leji" is no slip of "Lei". */
function arePinyinApart({ kind }: WordLikeness, a: PreparedWord, b: PreparedWord): boolean {
  if (kind !== 'known spelling' && kind !== 'slip') return false;
  if (!a.syllables.some(isPinyin) || !b.syllables.some(isPinyin)) return false;
  return shares(a.syllables, b.syllables) === undefined;
}

/** "Lin Piao" is how older books spell "Lin Biao". */
const areWadeGiles = (a: string, b: string): boolean =>
  pinyinOfWadeGiles(a).includes(b) || pinyinOfWadeGiles(b).includes(a);

/** Readings begin with a letter for their language: "ヨンソン" can be Korean, "Yongsheng" is Chinese. */
const areOfOneLanguage = (a: PreparedWord, b: PreparedWord): boolean =>
  a.syllables.some((one) => b.syllables.some((other) => one.charAt(0) === other.charAt(0)));

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

/** "حسن" and "حسين" are two names, and the long vowel tells them apart; the lists count spellings in Latin letters alone. */
const areKnownInScript = (a: PreparedWord, b: PreparedWord): boolean =>
  a.consonantal &&
  b.consonantal &&
  ((isOfTables(a) && isOfTables(b)) ||
    // "سعد" has but two letters that are read.
    (Math.min(a.text.length, b.text.length) < SHORTEST_WITH_SLIP_IN_SCRIPT &&
      (isOfTables(a) || isOfTables(b))));
const SHORTEST_WITH_SLIP_IN_SCRIPT = 3;
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
function knownOfSlip(a: PreparedWord, b: PreparedWord, isOfTwo: boolean): number {
  // "Kazantzidis" is no slip of "Kazantzakis", however few of them are known: it takes two to make one ending of the other.
  if ((isOfTwo && haveOtherEndings(a.text, b.text)) || areOtherMeanings(a, b)) return 1;
  if (areWrittenApart(a, b)) return 1;
  if (areKnownInScript(a, b)) return KNOWN_IN_SCRIPT;
  const both = isOneOfItsFamily(a, b) ? OF_ITS_FAMILY : Math.min(a.known, b.known);
  // "Jify" is no name, and so may be "Jimy" misspelt.
  const areNames = a.wordClass === 'name' && b.wordClass === 'name' && isOfTables(a) && isOfTables(b);
  return areNames && areShortAndApart(a.text, b.text) ? Math.max(both, known.asShortWord) : both;
}

/** "Hebei" and "Hubei" are two provinces, and one is no other misspelt. */
const PLACE = /^mplace[^=]/u;
const isPlace = (group: string): boolean => PLACE.test(group);
const arePlacesApart = ({ kind }: WordLikeness, a: PreparedWord, b: PreparedWord): boolean =>
  (kind === 'slip' || kind === 'sounds alike') && a.groups.some(isPlace) && b.groups.some(isPlace);

/** "재용" and "재명" are two given names: who writes Hangul writes whole syllables. */
const MOST_BLOCKS = 3;
const blocksOf = (word: PreparedWord): number =>
  isNative(word) ? (HANGUL.exec(word.key)?.groups?.['blocks'] ?? '').length : 0;
const HANGUL = /@(?<blocks>\p{Script=Hangul}+)$/u;
/** "영철" and "용철" are both written Yong-chol in the North. */
const areOtherBlocks = (a: PreparedWord, b: PreparedWord): boolean =>
  a.key !== b.key && areShortInHangul(a, b);
function areShortInHangul(a: PreparedWord, b: PreparedWord): boolean {
  const [ofA, ofB] = [blocksOf(a), blocksOf(b)];
  return ofA > 0 && ofB > 0 && Math.max(ofA, ofB) <= MOST_BLOCKS;
}
const areBlocksApart = ({ kind }: WordLikeness, a: PreparedWord, b: PreparedWord): boolean =>
  (kind === 'slip' || kind === 'sounds alike') && areShortInHangul(a, b);

const BY_CONSONANTS: ReadonlySet<CorrespondenceKind> = new Set([
  'same consonants',
  'spelling variant',
  'rendering',
  'sounds alike',
]);

/** Two names that are known as they are, are less alike than they look: "Kara" / "Kaya". */
function unlessKnownApart(alike: WordLikeness, a: PreparedWord, b: PreparedWord): WordLikeness | null {
  const found = areBuiltOtherwise(alike, a, b)
    ? { ...alike, likeness: known.rounding * alike.likeness }
    : alike;
  if (found.kind === 'slip' && areOppositeStems(a.text, b.text)) return null;
  if (areOtherNames(a.text, b.text) || arePlacesApart(found, a, b) || areBlocksApart(found, a, b))
    return null;
  if (
    found.kind !== 'nickname' &&
    found.kind !== 'same meaning' &&
    (areOfOtherSlavicStems(a.text, b.text) ||
      areOfOtherElements(a.text, b.text) ||
      areStemAndPolishAdjective(a.text, b.text) ||
      areOfOtherLongVowel(a.text, b.text))
  )
    return null;
  if (BY_LETTERS.has(found.kind) && areFamilyAndDescendants(a.text, b.text)) return null;
  if (
    (found.kind === 'same consonants' || found.kind === 'sounds alike') &&
    isDerivedSpelling(a.text, b.text)
  )
    return null;
  if (arePinyinApart(found, a, b)) {
    const kept = areWadeGiles(a.text, b.text) ? known.olderPinyin : known.otherPinyin;
    return { ...found, likeness: kept * found.likeness };
  }
  if (areSyllablesApart(found, a, b)) return { ...found, likeness: known.syllables * found.likeness };
  if ((BY_CONSONANTS.has(found.kind) || found.kind === 'slip') && haveTellingLetter(a.text, b.text))
    return { ...found, likeness: known.tellingLetter * found.likeness };
  if (BY_CONSONANTS.has(found.kind) && areWrittenWithOtherEnds(a, b))
    return { ...found, likeness: known.otherEnds * found.likeness };
  const isSlip = found.kind === 'slip';
  const isOfTwo = isSlip && slipCost(a.text, b.text) === NAME_MODEL.slips.costOfTwo;
  const kept = isSlip ? keptBySlip(a, b, isOfTwo) : keptOfCommon(found, a, b);
  if (kept === 1) return found;
  const bothKnown = isSlip ? knownOfSlip(a, b, isOfTwo) : Math.min(a.known, b.known);
  // "Karp" is known and no slip of "Karpov", nor is "Virtan" one of "Virtanen" that merely sounds so.
  if (bothKnown > 0 && isDerivedName(a.text, b.text)) return null;
  const likeness = found.likeness * (1 - bothKnown * (1 - kept));
  return !isSlip && likeness < known.least ? null : { ...found, likeness };
}

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

/**
 * The best correspondence of two words; null when they have none. Symmetric. A caller that knows that only some of the ways
 * can find the two alike gives these `ways`, bits of `WAYS`; being equal and being an initial are tested in any case.
 */
export function wordLikeness(a: PreparedWord, b: PreparedWord, ways = EVERY_WAY): WordLikeness | null {
  if (a.consonantal && a.text === b.text && differInAyn(a, b)) return null;
  if (a.text === b.text)
    return areOtherCharacters(a, b) || areOtherBlocks(a, b) || areWrittenWithOtherSigns(a, b)
      ? { likeness: model.otherCharacters, kind: 'sounds alike' }
      : { likeness: model.equal, kind: 'equal' };
  if (a.wordClass === 'number' || b.wordClass === 'number')
    return asRoman(a.text) === b.text ? { likeness: model.romanNumber, kind: 'known spelling' } : null;
  if (a.text.length === 1 || b.text.length === 1) return byInitial(a, b);
  // "Iran" is no slip of "Iraq".
  if (a.country !== null && b.country !== null && a.country !== b.country)
    return mayBeOneCountry(a, b) ? { likeness: model.sameMeaning, kind: 'same meaning' } : null;
  let best = (ways & ~WAYS.rendering) === 0 ? null : mostAlike(a, b, ways);
  if (best !== null) best = unlessKnownApart(best, a, b);
  if (
    (ways & WAYS.rendering) !== 0 &&
    a.rendering !== b.rendering &&
    (best === null || best.likeness < model.rendering)
  ) {
    const found = byRendering(a, b);
    if (best?.kind === 'known spelling' && (found?.likeness ?? 0) >= model.soundOfKnown)
      best = { likeness: model.equivalent, kind: 'known spelling' };
    const kept = found === null ? null : unlessKnownApart(found, a, b);
    if (kept !== null && (best === null || kept.likeness > best.likeness)) best = kept;
  }
  if ((ways & WAYS.rendering) !== 0 && (best === null || best.likeness < model.otherRomanisation)) {
    const likeness = romanisedLikeness(a, b);
    const kept = likeness === 0 ? null : unlessKnownApart({ likeness, kind: 'spelling variant' }, a, b);
    if (kept !== null && (best === null || kept.likeness > best.likeness)) best = kept;
  }
  if ((ways & WAYS.group) !== 0 && (best === null || best.likeness < model.cantonese))
    best = byCantonese(a, b) ?? best;
  return unlessOfAnotherSex(best, a, b);
}

/** What is left of the likeness of two forms for a man and a woman; other words stay as alike as they are. */
function unlessOfAnotherSex(
  found: WordLikeness | null,
  a: PreparedWord,
  b: PreparedWord,
): WordLikeness | null {
  // "Guard" and "guardia" are no man and woman.
  if (found === null || found.kind === 'same meaning') return found;
  const forms = formsOfBothSexes(a.text, b.text);
  if (forms === null) return found;
  if (forms === 'patronymic' || (forms === 'given name' && areKnownGivenNames(a, b))) return null;
  return forms === 'family name' ? { likeness: model.otherSex, kind: 'of the other sex' } : found;
}

/** "Farideh" is a woman beside "Farid", whoever knows her: nothing else ends so. Other endings may be a slip. */
const areKnownGivenNames = (a: PreparedWord, b: PreparedWord): boolean =>
  Math.min(a.known, b.known) >= known.givenName ||
  (a.text.length < b.text.length
    ? a.known >= known.givenName && ENDS_FOR_WOMAN.test(b.text)
    : b.known >= known.givenName && ENDS_FOR_WOMAN.test(a.text));
const ENDS_FOR_WOMAN = /[^aeiou]eh$|iyeh?$|ieh$|[a-z]{3}ech$/u;
