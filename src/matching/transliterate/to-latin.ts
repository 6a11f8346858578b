import anyAscii from 'any-ascii';
import { isKoreanInKana } from '../phonetics/korean-in-kana.ts';
import { isKoreanInCyrillic } from '../phonetics/korean-in-cyrillic.ts';
import type { Rendering } from '../phonetics/sounds.ts';
import { romaniseUyghur } from './uyghur.ts';
import { AYN, romaniseAbjad } from './abjad.ts';
import { romaniseArmenian } from './armenian.ts';
import { burmeseWords, isBurmese } from './burmese.ts';
import { withoutGeorgianEnding } from './georgian.ts';
import { romaniseGreek } from './greek.ts';
import { isForeignHan, readingInNames, rendersInFirm, romaniseForeignHan } from './han.ts';
import {
  isForeignHangul,
  isGivenNameInHangul,
  isInKoreanSyllables,
  isLongerThanFamily,
  romaniseForeignHangul,
} from './hangul.ts';
import { isBrandInHan, isFormInHan, splitHanRun } from './han-words.ts';
import { englishInHangul } from './hangul-words.ts';
import { isIndic, romaniseIndic } from './indic.ts';
import { kanaParticle, romaniseKana, splitKana } from './kana.ts';
import { englishInKana, splitCompoundInKana } from './kana-words.ts';
import { WORDS_OF_SHIPS_IN_HANGUL } from './words-of-ships.ts';
import { isChineseInCyrillic, palladiusInPinyin, romanisePalladius } from './palladius.ts';
import { isKhmer, romaniseKhmer } from './khmer.ts';
import { replaceInOrder } from './replace-in-order.ts';
import { isSinhala, romaniseSinhala } from './sinhala.ts';
import { romaniseLao } from './lao.ts';
import { romaniseThai } from './thai.ts';
import { writtenInVietnam } from './vietnamese.ts';

/** The languages whose names are rows of syllables, and how those may be spelt. */
export type Syllabic =
  | 'korean'
  | 'pinyin'
  | 'wadeGiles'
  | 'koreanOrPinyin'
  | 'koreanOrWadeGiles'
  | 'koreanInCyrillic'
  | 'koreanInKana';

/** A word in small Latin letters and digits. */
export interface LatinWord {
  readonly text: string;
  /** True when the script writes no short vowels (Arabic, Hebrew): compare by consonants. */
  readonly consonantal: boolean;
  /** The Han or Hangul character, or the kana, that it is read from. */
  readonly native?: string;
  /** The script that renders the sounds of names, from which it is read; not set where `consonantal` says it. */
  readonly rendering?: Rendering;
  /** Set for a word in Latin letters of a name that can be of such a language as a whole. */
  readonly syllabic?: Syllabic;
  /** As English spells the letters of a Latin word that have a caron or a hook: "demyasheva" of "Demjaševa". */
  readonly spoken?: string;
  /** How a word of a name of Vietnam is written, its tone last: "hung" of "Hùng" and of "Hưng"; of a word in Hebrew letters that it is (`IN_HEBREW`). */
  readonly written?: string;
  /** True for a character that is written next to the one before. */
  readonly continues?: boolean;
  /** The English word that it says in the name of an organisation, where no table of words alone tells: "keji", technology. */
  readonly says?: string;
  /** The same by its sound, for a word that firms are called by otherwise: "大疆" is DJI and Dajiang. */
  readonly sound?: readonly LatinWord[];
  /** True for letters with a full stop after each: initials, or the abbreviation of a legal form. */
  readonly dotted?: boolean;
  /** True for a word with a full stop after it: "Ent." may be an enterprise. */
  readonly isCutShort?: boolean;
}

/** A plain word in Latin letters. */
export const latinWord = (text: string): LatinWord => ({ text, consonantal: false });

const ABJAD = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]/u;
const ARABIC = /\p{Script=Arabic}/u;
const HAN = /\p{Script=Han}/u;
const HANGUL = /\p{Script=Hangul}/u;
const GEORGIAN = /\p{Script=Georgian}/u;
const KANA = /[\p{Script=Katakana}\p{Script=Hiragana}]/u;
/** A Chinese or Korean name in Cyrillic letters, in letters that follow them, or in kana. */
export type SyllablesInLetters = 'chinese' | 'korean' | 'koreanInKana';

/** How words in characters are read. */
export interface Reading {
  /** True when the name at hand renders one of another people. */
  readonly isOfForeigner: boolean;
  /** True to read words of organisations by what they mean. */
  readonly byMeaning: boolean;
  /** True when words in Hangul are those of an organisation, each written apart. */
  readonly ofHangulWords?: boolean;
  /** True for the name of a firm of Japan in characters, which many romanise whole: "東亜精機" is Toa Seiki. */
  readonly ofJapaneseFirm?: boolean;
  /** Set when the name at hand is a Chinese or Korean one in letters of another language. */
  readonly syllables?: SyllablesInLetters;
}

const BY_SOUND: Reading = { isOfForeigner: false, byMeaning: false };

/** Han characters, a character that is a syllable, or a stretch of letters of another script. */
const CHARACTERS = /\p{Script=Han}+|\p{Script=Hangul}|[^\p{Script=Han}\p{Script=Hangul}]+/gu;
const ASCII_WORD = /^[a-z0-9]+$/u;

/**
 * The Arabic article, written as one with its word: "الصدر" is "al-Sadr". Names of other peoples that begin with these
 * letters have a hamza as a rule ("ألكسندر" Alexander, "إلياس" Ilyas); those in "-lex-" have no article without it either.
 */
const ARABIC_ARTICLE = /^ال(?!ي?كس|له)(?=\p{L}{2})/u;

/** Short-vowel signs and the stretching sign of Arabic, which names are written with or without. */
const ARABIC_SIGNS = /[\u064b-\u0655\u0670\u0640]/gu;

const HEBREW = /\p{Script=Hebrew}/u;
/** How a word of Hebrew is marked: its letters have sounds that those of Arabic have not. */
export const IN_HEBREW = 'hebrew';

/** Points of Hebrew vowels, which are hardly ever written. */
const HEBREW_POINTS = /[\u0591-\u05c7]/gu;

/** "Abd al-Aziz" as one word, whose second name begins as any word does: with an ayn that is written. */
const SERVANT_OF = /^عبدال(?!ل[هة]$)(?<rest>\p{L}{2,})$/u;

const squeeze = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/gu, '');

/** An ayn at the start carries the vowel, and is told by that. */
const AYN_WITHIN = /(?<=.)ع/u;

function abjadWords(word: string): readonly LatinWord[] {
  const bare = word.replace(ARABIC_SIGNS, '').replace(HEBREW_POINTS, '');
  const inUyghur = romaniseUyghur(bare);
  if (inUyghur !== null) return [plainWord(inUyghur)];
  const served = SERVANT_OF.exec(bare)?.groups?.['rest'];
  if (served !== undefined) return [plainWord('abdul'), ...abjadWords(served)];
  const body = ARABIC.test(bare) ? bare.replace(ARABIC_ARTICLE, '') : bare;
  const text = squeeze(anyAscii(romaniseAbjad(body)));
  const words: LatinWord[] = body === bare ? [] : [{ text: 'al', consonantal: false }];
  if (text === '') return words;
  const consonantal = !/^\d+$/u.test(text);
  const hasAyn = consonantal && AYN_WITHIN.test(body);
  if (consonantal && HEBREW.test(body)) words.push({ text, consonantal, written: IN_HEBREW });
  else
    words.push(
      hasAyn
        ? { text, consonantal, spoken: squeeze(anyAscii(romaniseAbjad(body, AYN))) }
        : { text, consonantal },
    );
  return words;
}

/** How Korean names are romanised most: the vowels as in "Chol", "Un"; the consonants as in "Kim", "Pak", "Tong". */
const HANGUL_SPELLING: readonly (readonly [RegExp, string])[] = [
  [/eo/gu, 'o'],
  [/eu/gu, 'u'],
  [/^g|(?<!n)g$/gu, 'k'],
  [/^d(?!d)/gu, 't'],
  [/^b(?!b)|b$/gu, 'p'],
  [/^l/u, 'r'],
];

function hangulSyllable(syllable: string): string {
  let text = squeeze(anyAscii(syllable));
  for (const [letters, spelling] of HANGUL_SPELLING) text = text.replace(letters, spelling);
  return text;
}

/** A character that is one vowel is no initial: "이" is "Yi", "오" is "Oh". */
const WHOLE_VOWELS: ReadonlyMap<string, string> = new Map(
  Object.entries({ a: 'ah', e: 'eh', i: 'yi', o: 'oh', u: 'woo' }),
);

function syllableText(part: string): string {
  if (HANGUL.test(part)) return hangulSyllable(part);
  return squeeze(anyAscii(KANA.test(part) ? romaniseKana(part) : part));
}

const ALL_HAN = /^\p{Script=Han}+$/u;
const ALL_HANGUL = /^[가-힣]+$/u;

/** A dot between the names of one person: no Chinese name has one ("奥萨马·本·拉登"). */
const DOTTED_HAN = /\p{Script=Han}[·・•‧]\p{Script=Han}/u;

/**
 * True for a name in Han characters or Hangul that renders one of another people as a whole, also those of its words that
 * could be Chinese or Korean by themselves: "오사마 빈 라덴" (Osama bin Laden).
 */
export function isNameOfForeigner(name: string): boolean {
  if (DOTTED_HAN.test(name) && !KANA.test(name)) return true;
  if (!HANGUL.test(name)) return false;
  const words = name.match(/[가-힣]+/gu) ?? [];
  return words.length > 1 && (words.some(isForeignHangul) || words.every(isLongerThanFamily));
}

/** A consonant that is voiced between others that are: "Hapjanggang", not "Hapjangkang". */
const VOICED: readonly (readonly [RegExp, string])[] = [
  [/(?<=[aeiouyngml])k(?=[aeiouyw])(?!k)/gu, 'g'],
  [/(?<=[aeiouyngml])t(?=[aeiouyw])/gu, 'd'],
  [/(?<=[aeiouyngml])p(?=[aeiouyw])/gu, 'b'],
  [/lr/gu, 'll'],
];

/** What a firm is called in Hangul, by its sound: one word, of Korean syllables or of those that render another language. */
function nameInHangul(word: string): LatinWord {
  const text = isInKoreanSyllables(word)
    ? replaceInOrder(Array.from(word, hangulSyllable).join(''), VOICED)
    : squeeze(romaniseForeignHangul(word));
  return { text, consonantal: false, native: word, rendering: 'hangul' };
}

/** A word of an organisation in Hangul: what it says in English, syllables where it is a legal form, else a name. */
function wordsOfHangul(word: string): readonly LatinWord[] {
  const english = englishInHangul(word);
  if (english === undefined) return [nameInHangul(word)];
  return english.length === 0 ? partsOf(word, BY_SOUND) : english.map(saidWord);
}

/** What closes the name of a ship: "와이즈 어니스트호". */
const SHIP_IN_HANGUL = /호$/u;
/** Of a Korean, in syllables. */
const LONGEST_GIVEN_NAME = 2;

/** Chinese and Korean are written without spaces between the words of a name: each character is a word for now. */
function syllables(word: string, reading: Reading): readonly LatinWord[] {
  const { isOfForeigner, ofHangulWords } = reading;
  if (ofHangulWords === true && ALL_HANGUL.test(word)) return wordsOfHangul(word);
  const ofShip =
    WORDS_OF_SHIPS_IN_HANGUL.get(word) ?? WORDS_OF_SHIPS_IN_HANGUL.get(word.replace(SHIP_IN_HANGUL, ''));
  if (ofShip !== undefined && (word.length > LONGEST_GIVEN_NAME || isOfForeigner || isForeignHangul(word)))
    return [plainWord(ofShip)];
  if (isForeignHan(word) || (isOfForeigner && ALL_HAN.test(word)))
    return [
      {
        text: squeeze(anyAscii(romaniseForeignHan(word))),
        consonantal: false,
        native: word,
        rendering: 'han',
      },
    ];
  if (isForeignHangul(word) || (isOfForeigner && ALL_HANGUL.test(word)))
    return [
      { text: squeeze(romaniseForeignHangul(word)), consonantal: false, native: word, rendering: 'hangul' },
    ];
  if (isGivenNameInHangul(word)) {
    const text = Array.from(word, hangulSyllable).join('').replace('lr', 'll');
    return [{ text, consonantal: false, native: word }];
  }
  return partsOf(word, reading);
}

const plainWord = (text: string): LatinWord => ({ text, consonantal: false });

/** An English word that a word of organisations says, with others that are said for it after strokes. */
function saidWord(english: string): LatinWord {
  const [text = ''] = english.split('/', 1);
  return text === english ? plainWord(text) : { ...plainWord(text), says: english.replaceAll('/', '+') };
}

function characterWord(part: string, continues: boolean): LatinWord | null {
  const sound = readingInNames(part, !continues) ?? syllableText(part);
  const text = WHOLE_VOWELS.get(sound) ?? sound;
  if (text === '') return null;
  if (HAN.test(part) || HANGUL.test(part)) return { text, consonantal: false, native: part, continues };
  return { ...plainWord(text), ...(KANA.test(part) ? { native: part } : {}), ...renderingIn(part) };
}

/** The English words of organisations that a word in kana is, or holds beside another; null for any other word. */
function englishWords(word: string): readonly LatinWord[] | null {
  const english = englishInKana(word);
  if (english !== undefined) return [plainWord(english)];
  const halves = splitCompoundInKana(word);
  return halves?.flatMap((half) => toLatin(half, { isOfForeigner: false, byMeaning: true })) ?? null;
}

/** Longest part of the name of a firm in characters that is one word in Latin letters. */
const LONGEST_PART = 3;

/** What a firm is called in characters: a rendering of another language as one word, else words of two characters or three. */
function namesInHan(characters: string): readonly LatinWord[] {
  const spelt = (part: string): string => squeeze(anyAscii(romaniseForeignHan(part)));
  if (rendersInFirm(characters))
    return [{ text: spelt(characters), consonantal: false, native: characters, rendering: 'han' }];
  const words: LatinWord[] = [];
  let rest = characters;
  while (rest !== '') {
    const part = rest.length <= LONGEST_PART ? rest : rest.slice(0, 2);
    words.push({ text: spelt(part), consonantal: false, native: part });
    rest = rest.slice(part.length);
  }
  return words.flatMap((word) => (word.text === '' ? [] : word));
}

/** What characters of a firm say in Latin letters, with their sound at the first of the words. */
const brandWords = (characters: string, meaning: readonly string[]): readonly LatinWord[] =>
  meaning.map((english, place) => ({
    ...saidWord(english),
    sound: place === 0 ? namesInHan(characters) : [],
  }));

const OF_JAPANESE_FIRM = /(?:株式|有限|合同|合名|合資)会社|[(（]株[)）]/u;

/** True for a name in characters, none of them kana, with a legal form of Japan: who writes kana beside them names a foreign firm. */
export const isJapaneseFirm = (name: string): boolean => OF_JAPANESE_FIRM.test(name) && !KANA.test(name);

/** The words of a text in characters: by their meaning where that is known, else one a character, and stretches of kana. */
function partsOf(word: string, { byMeaning, ofJapaneseFirm }: Reading): readonly LatinWord[] {
  const words: LatinWord[] = [];
  const besideKana = KANA.test(word);
  let continues = false;
  for (const [part] of word.matchAll(CHARACTERS)) {
    const stretches =
      byMeaning && HAN.test(part) ? splitHanRun(part, besideKana) : [{ characters: part, meaning: [] }];
    const isFirm = stretches.length > 1;
    for (const { characters, meaning } of stretches) {
      if (isFirm && meaning.length === 0 && !isFormInHan(characters)) {
        words.push(...namesInHan(characters));
        continues = false;
        continue;
      }
      const isRomanised = isBrandInHan(characters) || ofJapaneseFirm === true;
      words.push(...(isRomanised ? brandWords(characters, meaning) : meaning.map(saidWord)));
      continues = continues && meaning.length === 0;
      if (meaning.length > 0) continue;
      for (const character of HAN.test(characters) ? Array.from(characters) : [characters]) {
        const english = byMeaning ? englishWords(character) : null;
        const read: LatinWord | null = english === null ? characterWord(character, continues) : null;
        if (english !== null) words.push(...english);
        if (read !== null) words.push(read);
        continues = read?.continues !== undefined;
      }
    }
  }
  return words;
}

/** How words of a script are written before what is left of them is read letter by letter. */
const BY_SCRIPT: readonly (readonly [RegExp, (word: string) => string])[] = [
  [/\p{Script=Cyrillic}/u, romanisePalladius],
  [/\p{Script=Greek}/u, romaniseGreek],
  [/\p{Script=Georgian}/u, withoutGeorgianEnding],
  [/\p{Script=Armenian}/u, romaniseArmenian],
  [/\p{Script=Thai}/u, romaniseThai],
  [/\p{Script=Lao}/u, romaniseLao],
];

/** Scripts whose words are renderings of names more often than not. */
const RENDERINGS: readonly (readonly [RegExp, Rendering])[] = [
  [/[\p{Script=Katakana}\p{Script=Hiragana}]/u, 'kana'],
  [/\p{Script=Greek}/u, 'greek'],
  [/\p{Script=Thai}/u, 'thai'],
  [/\p{Script=Tamil}/u, 'tamil'],
  [/\p{Script=Georgian}/u, 'georgian'],
  [/\p{Script=Armenian}/u, 'alphabet'],
  [/[\u0900-\u0dff\p{Script=Myanmar}\p{Script=Khmer}\p{Script=Lao}\p{Script=Ethiopic}]/u, 'abugida'],
];

/** All letters Cyrillic: words of mixed letters are Latin ones with look-alikes. */
const CYRILLIC = /^\p{Script=Cyrillic}+$/u;
const NOT_LATIN = /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}]/u;

function renderingIn(word: string): { readonly rendering?: Rendering } {
  if (CYRILLIC.test(word)) return { rendering: 'alphabet' };
  const rendering = NOT_LATIN.test(word) ? RENDERINGS.find(([script]) => script.test(word))?.[1] : undefined;
  return rendering === undefined ? {} : { rendering };
}

/** The syllables of a Burmese name are words as they are in Latin letters; one of another people is a rendering. */
function wordsOfBurmese(word: string): readonly LatinWord[] {
  const { words, isOfForeigner } = burmeseWords(word);
  return words.map((text, place) =>
    isOfForeigner && place === words.length - 1
      ? { ...plainWord(text), rendering: 'abugida' }
      : plainWord(text),
  );
}

function inLatin(word: string): string {
  if (isIndic(word)) return squeeze(anyAscii(romaniseIndic(word)));
  if (isSinhala(word)) return squeeze(romaniseSinhala(word));
  if (isKhmer(word)) return squeeze(anyAscii(romaniseKhmer(word)));
  const romanise = BY_SCRIPT.find(([script]) => script.test(word))?.[1];
  return squeeze(anyAscii(romanise === undefined ? word : romanise(word)));
}

/** Letters of Slavic, Baltic and Turkic names with a caron or a hook; "ç" stands before other vowels in French. */
const CARONS: readonly (readonly [RegExp, string])[] = [
  [/š|ş/gu, 'sh'],
  [/č|ć|^ç|ç(?=[eiıüö]|$)/gu, 'ch'],
  [/ž|ż/gu, 'zh'],
];
const WITH_CARON = /[šžčćż]/u;
/** What Czechs and Slovaks add to the family name of a woman, whatever it ends in elsewhere: "Kučuková" is Dina Kuchuk. */
const OF_CZECH_WOMAN = /(?<=\p{L}{3}(?<!nk|[oea][vjy]|i[cč]|in))ová$/u;
/** "Suprjagová" is Supryaga: few names end in "g" alone. */
const LACKS_A = /(?<=[aeiouy])g$/u;
const WITH_MARK = /[šžčćżşç]/u;

/** How a Latin word with such letters is spelt in English, where "j" is a vowel as well. */
function spokenOf(word: string, text: string): { readonly spoken?: string } {
  if (!WITH_MARK.test(word) && !OF_CZECH_WOMAN.test(word)) return {};
  const bare = OF_CZECH_WOMAN.test(word) ? word.replace(OF_CZECH_WOMAN, '').replace(LACKS_A, 'ga') : word;
  let spoken = WITH_CARON.test(word) || bare !== word ? bare.replaceAll('j', 'y') : word;
  for (const [letters, spelling] of CARONS) spoken = spoken.replace(letters, spelling);
  const inLetters = squeeze(anyAscii(spoken));
  return inLetters === text ? {} : { spoken: inLetters };
}

/** Letters that follow the Cyrillic spelling of Korean and Chinese names. */
const LIKE_CYRILLIC = /^[\p{Script=Cyrillic}\p{Script=Georgian}\p{Script=Armenian}\s‐-―-]+$/u;

/** A syllable of a Korean name in Cyrillic, Georgian or Armenian letters; Georgian ends it with its nominative. */
function syllableInLatin(word: string): string {
  const text = squeeze(anyAscii(word.replaceAll('ё', 'yo').replaceAll('э', 'ae')));
  return GEORGIAN.test(word) ? text.replace(/(?<=[nrlmkpt])i$/u, '') : text;
}

/** Cyrillic has "чх" for the sound that Korea romanises as "ch", and "ч" for "j": "Чон Чхон" is Jong Chon. */
const asKoreaRomanises = (syllable: string): string =>
  syllable.replace(/ch(?!kh|ch|zh)/gu, 'j').replace(/chkh/gu, 'ch');

const ALL_KANA = /^[\p{Script=Katakana}ー・･゠＝=\s]+$/u;
const BETWEEN_PARTS = /[・･゠＝=\s]+/u;

const kanaInLatin = (part: string): string => squeeze(anyAscii(romaniseKana(part)));

/** Which language of syllables a name in Cyrillic letters, in letters that follow them, or in kana is of as a whole. */
export function syllablesInLetters(name: string): SyllablesInLetters | undefined {
  if (ALL_KANA.test(name))
    return isKoreanInKana(name.split(BETWEEN_PARTS), kanaInLatin) ? 'koreanInKana' : undefined;
  if (!LIKE_CYRILLIC.test(name)) return undefined;
  const words = name.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (isChineseInCyrillic(words)) return 'chinese';
  return words.length < 5 && isKoreanInCyrillic(words.map(syllableInLatin)) ? 'korean' : undefined;
}

/**
 * Writes one word of any script in small Latin letters. Chinese and Korean words become one word a character, unless
 * they render a name of another people; an Arabic article becomes a word of its own. Words without any letter or digit
 * give nothing.
 */
export function toLatin(word: string, reading: Reading = BY_SOUND): readonly LatinWord[] {
  // Estonian and Finnish: "Tšaika" is Chaika.
  const lower = word.toLowerCase().replaceAll('tš', 'č');
  if (ASCII_WORD.test(lower)) return [{ text: lower, consonantal: false }];
  if (ABJAD.test(word)) return abjadWords(word);
  if (HAN.test(word) || HANGUL.test(word)) return syllables(word, reading);
  if (isBurmese(word)) return wordsOfBurmese(word);
  const isKana = KANA.test(word);
  const particle = kanaParticle(word);
  if (particle !== undefined) return [plainWord(particle)];
  const english = isKana && reading.byMeaning ? englishWords(word) : null;
  if (english !== null) return english;
  if (reading.syllables === 'chinese') return [plainWord(palladiusInPinyin(lower) ?? inLatin(lower))];
  if (reading.syllables === 'korean')
    return [{ ...plainWord(asKoreaRomanises(syllableInLatin(lower))), syllabic: 'koreanInCyrillic' }];
  const split = isKana && reading.syllables === undefined ? splitKana(word) : null;
  if (split !== null)
    return [
      ...(split.before === undefined ? [] : toLatin(split.before, reading)),
      ...split.particles.map(plainWord),
      ...toLatin(split.rest, reading),
    ];
  const text = isKana ? squeeze(anyAscii(romaniseKana(word))) : inLatin(lower);
  if (text === '') return [];
  const isSyllable = text.length === 1 && NOT_LATIN.test(word) && Array.from(word).length > 1;
  if (isSyllable) return [plainWord(WHOLE_VOWELS.get(text) ?? text)];
  const rendering = renderingIn(word);
  const syllabic = reading.syllables === 'koreanInKana' ? { syllabic: reading.syllables } : {};
  return [
    isKana
      ? { text, consonantal: false, native: word, ...rendering, ...syllabic }
      : { text, consonantal: false, ...rendering, ...spokenOf(lower, text), ...writtenInVietnam(lower) },
  ];
}
