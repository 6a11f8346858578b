import anyAscii from 'any-ascii';
import { romaniseAbjad } from './abjad.ts';

/** A word in small Latin letters and digits. */
export interface LatinWord {
  readonly text: string;
  /** True when the script writes no short vowels (Arabic, Hebrew): compare by consonants. */
  readonly consonantal: boolean;
  /** The Han or Hangul character, or the kana, that it is read from. */
  readonly native?: string;
  /** True for a character that is written next to the one before. */
  readonly continues?: boolean;
}

const ABJAD = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]/u;
const ARABIC = /\p{Script=Arabic}/u;
const HAN = /\p{Script=Han}/u;
const GREEK = /\p{Script=Greek}/u;
const HANGUL = /\p{Script=Hangul}/u;
const KANA = /[\p{Script=Katakana}\p{Script=Hiragana}]/u;
/** A character that is a syllable, or a stretch of letters of another script. */
const CHARACTERS = /[\p{Script=Han}\p{Script=Hangul}]|[^\p{Script=Han}\p{Script=Hangul}]+/gu;
const ASCII_WORD = /^[a-z0-9]+$/u;

/** The Arabic article, written as one with its word: "الصدر" is "al-Sadr". */
const ARABIC_ARTICLE = /^(?:ال|أل|إل)(?=\p{L}{2})/u;

/** Short-vowel signs and the stretching sign of Arabic, which names are written with or without. */
const ARABIC_SIGNS = /[\u064b-\u0655\u0670\u0640]/gu;

/** Points of Hebrew vowels, which are hardly ever written. */
const HEBREW_POINTS = /[\u0591-\u05c7]/gu;

const squeeze = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/gu, '');

function abjadWords(word: string): readonly LatinWord[] {
  const bare = word.replace(ARABIC_SIGNS, '').replace(HEBREW_POINTS, '');
  const body = ARABIC.test(bare) ? bare.replace(ARABIC_ARTICLE, '') : bare;
  const text = squeeze(anyAscii(romaniseAbjad(body)));
  const words: LatinWord[] = body === bare ? [] : [{ text: 'al', consonantal: false }];
  if (text !== '') words.push({ text, consonantal: !/^\d+$/u.test(text) });
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

/** Chinese and Korean are written without spaces between the words of a name: each character is a word for now. */
function syllables(word: string): readonly LatinWord[] {
  const words: LatinWord[] = [];
  for (const [part] of word.matchAll(CHARACTERS)) {
    const text = HANGUL.test(part) ? hangulSyllable(part) : squeeze(anyAscii(part));
    if (text === '') continue;
    const native = HAN.test(part) || HANGUL.test(part);
    const continues = words.at(-1)?.native !== undefined;
    words.push(native ? { text, consonantal: false, native: part, continues } : { text, consonantal: false });
  }
  return words;
}

/** Pairs of Greek letters that stand for one sound. */
const GREEK_PAIRS: readonly (readonly [RegExp, string])[] = [
  [/ου/gu, 'ou'],
  [/(?<=[αε])υ/gu, 'v'],
  [/^μπ/u, 'b'],
  [/^ντ/u, 'd'],
  [/^γκ|γγ/gu, 'g'],
];

function greekWord(word: string): string {
  let text = word
    .normalize('NFD')
    .replace(/\u0301/gu, '')
    .normalize('NFC');
  for (const [pair, latin] of GREEK_PAIRS) text = text.replace(pair, latin);
  return text;
}

/**
 * Writes one word of any script in small Latin letters. Chinese and Korean words become one word a character; an Arabic
 * article becomes a word of its own. Words without any letter or digit give nothing.
 */
export function toLatin(word: string): readonly LatinWord[] {
  const lower = word.toLowerCase();
  if (ASCII_WORD.test(lower)) return [{ text: lower, consonantal: false }];
  if (ABJAD.test(word)) return abjadWords(word);
  if (HAN.test(word) || HANGUL.test(word)) return syllables(word);
  const text = squeeze(anyAscii(GREEK.test(word) ? greekWord(lower) : word));
  if (text === '') return [];
  return [KANA.test(word) ? { text, consonantal: false, native: word } : { text, consonantal: false }];
}
