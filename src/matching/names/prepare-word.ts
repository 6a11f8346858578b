import { consonantSkeleton } from '../phonetics/consonant-skeleton.ts';
import { consonantRows } from '../phonetics/consonant-rows.ts';
import { phoneticCodes } from '../phonetics/phonetic-codes.ts';
import { soundsOf, type Rendering } from '../phonetics/sounds.ts';
import { readingsInPinyin, readingsInSpanish, romanisationsOf } from '../phonetics/spelling-readings.ts';
import { spellingVariant } from '../phonetics/spelling-variant.ts';
import { NAME_MODEL } from '../scoring-model.ts';
import { IN_HEBREW, latinWord, type LatinWord, type Syllabic } from '../transliterate/to-latin.ts';
import { countryByStem, meaningsByStem } from './words/organisation-stems.ts';
import { isPinyin } from '../phonetics/chinese-syllables.ts';
import {
  formsInCantonese,
  formsOfPinyin,
  formsOfPinyinFamily,
  OF_CANTONESE,
  readingsInCantonese,
} from './languages/cantonese-readings.ts';
import { readingsInJapanese } from './languages/japanese-readings.ts';
import { keptOnce } from './kept-once.ts';
import { isOfNameWithArticle } from './reading/names-with-article.ts';
import type { PreparedWord } from './prepared-word.ts';
import { BETWEEN_NAMES } from '../normalise/split-words.ts';
import { givenNameOfFather } from './correspondence/fathers-names.ts';
import { isPatronymic } from './correspondence/forms-of-both-sexes.ts';
import {
  formOfArabicLetters,
  formOfDiphthong,
  formOfFirstW,
  formOfSpokenQ,
  formOfPersianEnding,
  formWithoutFirstVowel,
  formsWithSpokenG,
} from './languages/arabic-letters.ts';
import { formOfKoreanBrand } from './languages/korean-brands.ts';
import { formOfAlbanian } from './languages/albanian-names.ts';
import { formsOfChinese } from './languages/chinese-firms.ts';
import { formOfGreek } from './languages/greek-names.ts';
import { formOfThai } from './languages/thai-spellings.ts';
import { romajiForm } from './languages/romaji.ts';
import { formsOfWeakLetters } from './languages/weak-letters.ts';
import {
  otherSlavicForms,
  slavicForm,
  southSlavicForm,
  unaccentedForm,
} from './languages/slavic-spellings.ts';
import { syllablesOf } from './languages/syllables.ts';
import { withTraits } from './word-traits.ts';
import { LINKS, PARTICLES, TITLES, WRITTEN_TITLES, type WordClass } from './words/word-class.ts';
import { OF_TWO_CLASSES, wordTables } from './words/word-tables.ts';

const { weights } = NAME_MODEL;

/** Stands in the place of a legal form's class for a title that is a name: "Farooq Sheikh". */
export const AS_NAME = '!';

/** Stands there for a title in front that is a name elsewhere: "Prince Mohammed bin Salman". */
export const AS_TITLE = '*';

/** Stands there for a number that tells generations of a family: "Henry Ford II". */
export const AS_GENERATION = '#';

/** Stands there for the letters of an aircraft after the mark of its country: "EP-MNB". */
export const AS_REGISTRATION = '=';

/** The same of letters that a machine has read as digits which look like them: "EP-MN0". */
export const AS_MISREAD_REGISTRATION = '=?';

/** Stands there for the acronym of the name that it closes: "Shahid Bakeri Industrial Group (SBIG)". */
export const AS_OWN_ACRONYM = '+';

/** Stands there for a word that links others in the name of an organisation: "Fundación para la Cooperación". */
export const AS_LINK = '-';

/** Stands there before the English word that a word says in the name of an organisation: "keji" (technology). */
const AS_SAYING = '~';
/** Follows that mark where the word counts as a name does: "ansar" (partisans). */
const AS_NAMING = '?';

/** What stands there for a word that says an English one. */
export const asSaying = ({ says }: LatinWord): string | undefined =>
  says === undefined ? undefined : AS_SAYING + says;

/** The English words, mostly one, of which a word may say each, of what stands in that place. */
const saidBy = (legalForm: string | undefined): readonly string[] =>
  legalForm?.startsWith(AS_SAYING) === true
    ? legalForm.slice(AS_SAYING.length).replace(AS_NAMING, '').split('+')
    : [];

const keepsWeight = (legalForm: string): boolean => legalForm.startsWith(AS_SAYING + AS_NAMING);

/** Digits, or letters with two digits or more, which are decisive: the tail number "YV2726". "R0bert" is a slip. */
const NUMBER = /^(?:\d+|[a-z]{0,4}\d[a-z]{0,2}\d[a-z\d]*)$/u;

/** "Military Unit 74455": nothing else has a number of so many digits. */
const LONG_NUMBER = /^\d{5,}$/u;
/** "558 Aircraft Repair Plant": few others have the number. */
const NUMBER_OF_SOME = /^\d{3,4}$/u;

/** "سعيد" is not "سيد", though ayn is not written in Latin letters. */
const isWrittenTitle = ({ text, consonantal, spoken }: LatinWord): boolean =>
  consonantal && spoken === undefined && WRITTEN_TITLES.has(text);

function classOf(word: LatinWord, legalForm: string | undefined, hasMeaning: boolean): WordClass {
  if (legalForm === AS_OWN_ACRONYM || legalForm === AS_LINK) return 'particle';
  if (legalForm === AS_NAME) return 'name';
  if (legalForm === AS_TITLE) return 'title';
  if (legalForm === AS_GENERATION || legalForm === AS_REGISTRATION || legalForm === AS_MISREAD_REGISTRATION)
    return 'number';
  const said = saidBy(legalForm);
  if (legalForm !== undefined && said.length > 0 && !keepsWeight(legalForm))
    return hasMeaning || [word.text, ...said].some((text) => wordTables().generic.has(text))
      ? 'generic'
      : 'name';
  if (legalForm !== undefined && said.length === 0) return 'legalForm';
  if (word.native !== undefined) {
    if (word.text.length === 1) return 'initial';
    return word.rendering !== undefined && PARTICLES.has(word.text) ? 'particle' : 'name';
  }
  if (word.text === BETWEEN_NAMES) return 'between';
  if (NUMBER.test(word.text)) return 'number';
  if (PARTICLES.has(word.text)) return 'particle';
  if (TITLES.has(word.text) || isWrittenTitle(word)) return 'title';
  if (word.text.length === 1) return 'initial';
  if (mayHaveMeaning(word) && (wordTables().generic.has(word.text) || hasMeaning)) return 'generic';
  return isPatronymic(word.text) ? 'patronymic' : 'name';
}

/** Weight of a word that this many listed parties bear. */
function weightByFrequency(parties: number): number {
  if (parties <= weights.rareUpTo) return weights.rarest;
  const weight = weights.rarest - weights.lossPerDoubling * Math.log2(parties / weights.rareUpTo);
  return Math.max(weights.commonest, weight);
}

/** How many parties bear a word of this spelling variant, or might by how widely it is spelt. */
function partiesOf(variant: string, text: string): number {
  const { frequencies, equivalents, common, widespread } = wordTables();
  const listed = (frequencies.get(variant) ?? 0) + (common.has(variant) ? weights.partiesOfCommonName : 0);
  const known = listed + weights.partiesPerSpelling * equivalents.spreadOf(variant);
  return widespread.has(text) ? Math.max(known, weights.partiesOfWidespreadName) : known;
}

/** With fewer parties than this a name may be another, misspelt; with so many it is as well known as can be. */
const HARDLY_KNOWN = 4;
const WELL_KNOWN = 100;

/** How well the families of Arabic are known at least that stand after the article: "al-Asiri" is no slip of "al-Amiri". */
const KNOWN_FAMILY = 0.9;

/** How well a word that many parties bear is known, 0 to 1, by doublings. */
const knownBy = (parties: number): number =>
  Math.min(1, Math.max(0, Math.log2(parties / HARDLY_KNOWN) / Math.log2(WELL_KNOWN / HARDLY_KNOWN)));

/** There are few short words: however rare one is on the lists, it says less than a long one. */
function weightByLength({ text }: LatinWord): number {
  const missing = Math.max(0, weights.fullLength - text.length);
  return weights.rarest - missing * weights.lossPerMissingLetter;
}

function weightOf(wordClass: WordClass, byFrequency: number): number {
  if (wordClass === 'name') return byFrequency;
  if (wordClass === 'between') return 0;
  const most = weights[wordClass];
  return wordClass === 'generic' || wordClass === 'patronymic' ? Math.min(most, byFrequency) : most;
}

/** "Hangzhou", "Damascus". */
const isTown = ({ text }: LatinWord): boolean =>
  wordTables()
    .meanings.get(text)
    ?.some((group) => group.startsWith('mplace-')) === true;

/** What a word weighs, whatever its class: words that say "company" or name a country tell little of a name. */
function weightIn(
  legalForm: string | undefined,
  wordClass: WordClass,
  word: LatinWord,
  byFrequency: number,
  isCountry: boolean,
): number {
  if (legalForm === AS_GENERATION) return weights.generation;
  if (wordClass === 'number' && LONG_NUMBER.test(word.text)) return weights.longNumber;
  if (wordClass === 'number' && NUMBER_OF_SOME.test(word.text)) return weights.numberOfSome;
  if (legalForm === AS_LINK || (wordClass === 'particle' && LINKS.has(word.text))) return weights.link;
  const weight = weightOf(wordClass, byFrequency);
  if (
    wordClass === 'generic' &&
    [word.text, ...saidBy(legalForm)].some((text) => wordTables().company.has(text))
  )
    return Math.min(weight, weights.company);
  if (isCountry) return Math.min(weight, weights.country);
  return isTown(word) ? Math.min(weight, weights.town) : weight;
}

/** Scripts of syllables spell no word of another language as the tables do: "มาลี" (Mali) is no Turkish "mali". */
const mayHaveMeaning = ({ rendering }: LatinWord): boolean =>
  rendering !== 'thai' && rendering !== 'kana' && rendering !== 'tamil' && rendering !== 'hangul';

/** The form under which the table of spellings has a word. */
function formOf({ native, consonantal, text }: LatinWord, variant: string): string {
  if (native !== undefined) return `@${native}`;
  return consonantal ? `*${text}` : variant;
}

/** True for a word of organisations, or one that no table has: a word that names people is no form of one. */
function isNoName({ consonantal, native, text }: LatinWord): boolean {
  if (consonantal || native !== undefined) return false;
  const { equivalents, generic } = wordTables();
  return generic.has(text) || equivalents.spreadOf(spellingVariant(text)) === 0;
}

/** Groups of the meaning of a word of organisations, inflected or in another language than the tables have it. */
function meaningsOf(word: LatinWord): readonly string[] {
  if (word.consonantal || word.native !== undefined) return [];
  const { generic, meanings, widespread, common } = wordTables();
  const { text } = word;
  // "Transfers" says what "transfer" says.
  const singular = text.slice(0, -1);
  if (
    text.length >= SHORTEST_PLURAL &&
    text.endsWith('s') &&
    !generic.has(text) &&
    generic.has(singular) &&
    // "Santos" is a name.
    !widespread.has(text) &&
    !common.has(spellingVariant(text))
  )
    return meanings.get(singular) ?? [];
  // "Conseil d'administration", "Fédération de l'industrie".
  const bare = text.slice(1);
  if (ELIDED.test(text) && !generic.has(text) && generic.has(bare)) return meanings.get(bare) ?? [];
  const stems = meaningsByStem(text);
  return stems.length > 0 && isNoName(word) ? stems : [];
}

const SHORTEST_PLURAL = 6;
const ELIDED = /^[dl][aeiou][a-z]{6,}$/u;

/** "Russia" and "Rossiya" are one place, and so is what is called after it. */
function meaningOfCountry(word: LatinWord): string | undefined {
  if (word.consonantal || !mayHaveMeaning(word)) return undefined;
  const { countries } = wordTables();
  // "Iran's Morality Police" without its apostrophe.
  const known = countries.get(word.text) ?? countries.get(word.text.replace(/(?<=[a-z]{3})s$/u, ''));
  if (known !== undefined) return known;
  const country = countryByStem(word.text);
  return country !== null && isNoName(word) ? country : undefined;
}

/** Groups of spellings that no table has: of a given name, of a father's name, of a Slavic name. */
function groupsBySpelling(text: string, wordClass: WordClass): readonly string[] {
  if (wordClass === 'patronymic') {
    const givenName = givenNameOfFather(text);
    return givenName === null ? [] : [`f${givenName}`];
  }
  if (wordClass !== 'name') return [];
  const form = slavicForm(text);
  const groups = form === null ? [] : [form, ...otherSlavicForms(text)].map((one) => `y${one}`);
  const unaccented = unaccentedForm(text);
  if (unaccented !== null) groups.push(`z${unaccented}`);
  const ofLetters = formOfArabicLetters(text);
  if (ofLetters !== null) groups.push(`x${ofLetters}`);
  const ofDiphthong = formOfDiphthong(text);
  if (ofDiphthong !== null) groups.push(`x${ofDiphthong}`);
  const ofFirstW = formOfFirstW(text);
  if (ofFirstW !== null) groups.push(`x${ofFirstW}`);
  const spoken = formOfSpokenQ(text);
  if (spoken !== null) groups.push(`x${spoken}`);
  const inThai = formOfThai(text);
  if (inThai !== null) groups.push(`x${inThai}`);
  for (const inChinese of formsOfChinese(text)) groups.push(`x${inChinese}`);
  const inGreek = formOfGreek(text);
  if (inGreek !== null) groups.push(`x${inGreek}`);
  const inAlbanian = formOfAlbanian(text);
  if (inAlbanian !== null) groups.push(`h${inAlbanian}`);
  const asSpoken = formWithoutFirstVowel(text);
  if (asSpoken !== null) groups.push(`e${asSpoken}`);
  const inRomaji = romajiForm(text);
  if (inRomaji !== null) groups.push(`j${inRomaji}`);
  const ofKorea = formOfKoreanBrand(text);
  if (ofKorea !== null) groups.push(`x~${ofKorea}`);
  const ofSouth = southSlavicForm(text);
  if (ofSouth !== null) groups.push(`x${ofSouth}`);
  return groups;
}

/** "Man" and "Sun" are words of other languages, too. */
const MAY_BE_CANTONESE: ReadonlySet<WordClass> = new Set([
  'name',
  'generic',
  'particle',
  'title',
  'legalForm',
]);

/** Groups of how a name in characters is spelt in Hong Kong, and of a word that may be such a spelling: 家超 / "Kachiu". */
function groupsInCantonese(word: LatinWord, wordClass: WordClass): readonly string[] {
  const { text, consonantal, native, rendering } = word;
  if (consonantal || rendering !== undefined || !MAY_BE_CANTONESE.has(wordClass)) return [];
  const forms =
    native === undefined
      ? isInPinyin(word)
        ? formsOfPinyinName(text)
        : formsInCantonese(text)
      : readingsInCantonese(native);
  return forms.map((form) => `${OF_CANTONESE}${form}`);
}

/** The forms in Cantonese of a family name or of a given name of two syllables in pinyin, wherever the first of them ends. */
function formsOfPinyinName(text: string): readonly string[] {
  if (isPinyin(text)) return formsOfPinyinFamily(text);
  const found: string[] = [];
  for (let at = 1; at < text.length; at++) {
    const [first, second] = [text.slice(0, at), text.slice(at)];
    if (isPinyin(first) && isPinyin(second)) found.push(...formsOfPinyin(first, second));
  }
  return found;
}

/** "Jiachao" of Li Jiachao, which is no name of Korea as well. */
const isInPinyin = ({ syllabic }: LatinWord): boolean =>
  syllabic === 'pinyin' || syllabic === 'koreanOrPinyin';

/** How a name in characters may be read in Japanese, or one in kana is: "しょうこう" / "彰晃". */
function formsInJapanese({ text, rendering }: LatinWord, native: string): readonly string[] {
  if (rendering !== 'kana') return readingsInJapanese(native);
  const form = romajiForm(text);
  return form === null ? [] : [form];
}

/** What a word says beside being a name. */
interface Meaning {
  /** Groups of the meaning of a word of organisations that no table has in this form. */
  readonly meant: readonly string[];
  readonly country: string | undefined;
}

/** A name with a caron is known by its letters without it as well: "Milošević" is "Milosevic". */
const groupsWithoutCaron = (text: string): readonly string[] =>
  wordTables().equivalents.groupsOf(spellingVariant(text));

function groupsOf(
  word: LatinWord,
  variant: string,
  wordClass: WordClass,
  legalForm: string | undefined,
  { meant, country }: Meaning,
): readonly string[] {
  const { equivalents, meanings } = wordTables();
  const groups = [...equivalents.groupsOf(formOf(word, variant))];
  if (word.spoken !== undefined && !word.consonantal)
    groups.push(...groupsWithoutCaron(word.text), ...groupsBySpelling(word.spoken, wordClass));
  for (const said of saidBy(legalForm)) groups.push(...(meanings.get(said) ?? []));
  if (mayHaveMeaning(word)) groups.push(...(meanings.get(word.text) ?? []), ...meant);
  if (country !== undefined) groups.push(`k${country}`);
  if (legalForm !== undefined && wordClass === 'legalForm')
    groups.push(...legalForm.split(OF_TWO_CLASSES).map((name) => `l${name}`));
  if (!word.consonantal && word.native === undefined) groups.push(...groupsBySpelling(word.text, wordClass));
  const romanised =
    wordClass === 'generic' && !word.consonantal && word.native === undefined ? romajiForm(word.text) : null;
  // "Boeki" is how 貿易 is read, besides being trade.
  if (romanised !== null) groups.push(`j${romanised}`);
  if (word.native !== undefined && wordClass === 'name')
    groups.push(...formsInJapanese(word, word.native).map((reading) => `j${reading}`));
  const inPersian =
    word.native === undefined && wordClass === 'name'
      ? formOfPersianEnding(word.text, word.consonantal)
      : null;
  if (inPersian !== null) groups.push(`x${inPersian}`);
  if (wordClass === 'name' && word.native === undefined && (word.consonantal || word.rendering === undefined))
    groups.push(
      ...formsWithSpokenG(word.text, word.consonantal).map((form) => `d${form}`),
      ...formsOfWeakLetters(word.text, word.consonantal).map((form) => `d~${form}`),
    );
  groups.push(...groupsInCantonese(word, wordClass));
  return [...new Set(groups)];
}

/** The marks of the scripts that render names, before the text in the key of a word. */
const MARKS: Readonly<Record<Rendering, string>> = {
  abjad: '*',
  kana: '^',
  hangul: '~',
  han: '#',
  thai: '+',
  tamil: '=',
  abugida: '&',
  greek: '$',
  alphabet: '%',
  georgian: '<',
};
const RENDERINGS = new Map(Object.entries(MARKS).map(([name, mark]) => [mark, name as Rendering] as const));

/** The marks of words of Korean and Chinese names in the same place. */
const SYLLABIC_MARKS: Readonly<Record<Syllabic, string>> = {
  korean: '-',
  pinyin: ':',
  wadeGiles: '.',
  koreanOrPinyin: '_',
  koreanOrWadeGiles: '?',
  koreanInCyrillic: '!',
  koreanInKana: '>',
};
const SYLLABIC = new Map(
  Object.entries(SYLLABIC_MARKS).map(([name, mark]) => [mark, name as Syllabic] as const),
);

function markOf(word: LatinWord): string {
  const rendering = renderingOf(word);
  if (word.syllabic === 'koreanInKana') return SYLLABIC_MARKS[word.syllabic];
  if (rendering !== undefined) return MARKS[rendering];
  return word.syllabic === undefined ? '' : SYLLABIC_MARKS[word.syllabic];
}

const renderingOf = ({ consonantal, rendering }: LatinWord): Rendering | undefined =>
  consonantal ? 'abjad' : rendering;

/** Key of a word: the class of the legal form it stands for, the mark of its script, its text, how that is spoken and written, its own letters. */
export function wordKey(word: LatinWord, legalForm?: string): string {
  const script = word.native === undefined ? '' : `@${word.native}`;
  const spoken = word.spoken === undefined ? '' : `'${word.spoken}`;
  const written = word.written === undefined ? '' : `"${word.written}`;
  return `${legalForm ?? ''}|${markOf(word)}${word.text}${spoken}${written}${script}`;
}

/** Prepares the word that a key names. */
export function wordFromKey(key: string): PreparedWord {
  const {
    form = '',
    mark,
    text = '',
    spoken,
    written,
    native,
  } = /^(?<form>[^|]*)\|(?<mark>[^a-z0-9@;]?)(?<text>[^@'"]*)(?:'(?<spoken>[a-z0-9]+))?(?:"(?<written>[^@]+))?(?:@(?<native>.*))?$/su.exec(
    key,
  )?.groups ?? {};
  const syllabic = SYLLABIC.get(mark ?? '');
  const rendering = syllabic === 'koreanInKana' ? 'kana' : RENDERINGS.get(mark ?? '');
  const word = {
    text,
    consonantal: rendering === 'abjad',
    ...(native === undefined ? {} : { native }),
    ...(spoken === undefined ? {} : { spoken }),
    ...(written === undefined ? {} : { written }),
    ...(rendering === undefined || rendering === 'abjad' ? {} : { rendering }),
    ...(syllabic === undefined ? {} : { syllabic }),
  };
  return form === '' ? prepareWord(word) : prepareWord(word, form);
}

/** True for a word that is read from Han or Hangul characters or kana. */
export function isNative({ key }: PreparedWord): boolean {
  return key.includes('@');
}

/** True for a word of the name of a Chinese in pinyin: "Jiachao" of Li Jiachao. */
export function isOfPinyin({ key, syllables }: PreparedWord): boolean {
  if (syllables.length === 0) return false;
  const mark = key.charAt(key.indexOf('|') + 1);
  return mark === SYLLABIC_MARKS.pinyin || mark === SYLLABIC_MARKS.koreanOrPinyin;
}

/** True for a word of a name of Vietnam that is written with its signs. */
export const hasSigns = ({ key }: PreparedWord): boolean => key.includes('"');

const WRITTEN = /"(?<written>[^@]+)/u;

/** True for words of names of Vietnam that are written with other signs: "Hùng" / "Hưng". */
export function areWrittenWithOtherSigns(a: PreparedWord, b: PreparedWord): boolean {
  if (a.key === b.key || !hasSigns(a) || !hasSigns(b)) return false;
  return WRITTEN.exec(a.key)?.groups?.['written'] !== WRITTEN.exec(b.key)?.groups?.['written'];
}

/** True for the letters of an aircraft that a machine has misread. */
export const isMisreadRegistration = ({ key }: PreparedWord): boolean =>
  key.startsWith(`${AS_MISREAD_REGISTRATION}|`);

/** True for the acronym of the name that it closes. */
export function isOwnAcronym({ key }: PreparedWord): boolean {
  return key.startsWith(`${AS_OWN_ACRONYM}|`);
}

/** True for a word that links others in the name of an organisation. */
export function isLink({ key }: PreparedWord): boolean {
  return key.startsWith(`${AS_LINK}|`);
}

/** The rows of a word, and the likeliest one of each way in which other languages spell: "Kacuba" / "Katsuba", "Huaxin" / "ファシン". */
function withRowsElsewhere(text: string, rows: readonly string[]): readonly string[] {
  if (!SPELT_ELSEWHERE.test(text)) return rows;
  const spellings = [...romanisationsOf(text), ...readingsInPinyin(text), ...readingsInSpanish(text)];
  const others = spellings.flatMap((spoken) => consonantRows(spoken).slice(0, 1));
  return [...new Set([...rows, ...others])];
}
/** Letters that languages spell different sounds by. */
const SPELT_ELSEWHERE = /[cjx]|q[iu]|hua|[ei]ll[ao]/u;

/** The rows of a word as its letters are spoken in names, and as in pinyin: "Keqiang" / "리커창". */
function rowsOf(word: LatinWord, sounds: string): readonly string[] {
  const rows = consonantRows(sounds, renderingOf(word), word.written === IN_HEBREW);
  if (renderingOf(word) === undefined && word.native === undefined && word.syllabic === undefined)
    return withRowsElsewhere(word.text, rows);
  if (word.syllabic !== 'pinyin' && word.syllabic !== 'koreanOrPinyin') return rows;
  return [...new Set([...rows, ...consonantRows(soundsOf(word.text, 'han'))])];
}

/** What a word says, by itself and by the English words that it stands for. */
function meaningOf(word: LatinWord, said: readonly string[]): Meaning {
  const all = [word, ...said.map((text) => latinWord(text))];
  return {
    meant: all.flatMap(meaningsOf),
    country: all.map(meaningOfCountry).find((country) => country !== undefined),
  };
}

/** Derives everything a comparison of one word needs. `legalForm` is the class of a legal form it stands for. */
export function prepareWord(word: LatinWord, legalForm?: string): PreparedWord {
  const variant = spellingVariant((word.consonantal ? undefined : word.spoken) ?? word.text);
  const meaning = meaningOf(word, saidBy(legalForm));
  const { meant, country } = meaning;
  const wordClass = classOf(word, legalForm, meant.length > 0);
  const rendering = renderingOf(word);
  const parties = partiesOf(variant, word.text);
  const byFrequency = Math.min(weightByFrequency(parties), weightByLength(word));
  const sounds = soundsOf(word.text, rendering);
  const prepared = {
    key: wordKey(word, legalForm),
    text: word.text,
    wordClass,
    weight: weightIn(legalForm, wordClass, word, byFrequency, country !== undefined),
    consonantal: word.consonantal,
    known: Math.max(
      knownBy(parties),
      rendering === undefined && isOfNameWithArticle(variant) ? KNOWN_FAMILY : 0,
    ),
    country: country ?? null,
    // Of a script without vowels: with the letter that no Latin word has.
    variant: word.consonantal ? (word.spoken ?? variant) : variant,
    skeleton: consonantSkeleton(word.text),
    rendering: rendering ?? null,
    rows: keptOnce(wordClass === 'number' ? [] : rowsOf(word, sounds)),
    syllables: keptOnce(syllablesOf(word)),
    phonetic: keptOnce(word.consonantal ? [] : phoneticCodes(word.text)),
    groups: keptOnce(groupsOf(word, variant, wordClass, legalForm, meaning)),
  };
  return withTraits(prepared, sounds);
}
