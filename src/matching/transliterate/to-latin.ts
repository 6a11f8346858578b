import anyAscii from 'any-ascii';

/** A word in small Latin letters and digits. */
export interface LatinWord {
  readonly text: string;
  /** True when the script writes no short vowels (Arabic, Hebrew): compare by consonants. */
  readonly consonantal: boolean;
}

const ABJAD = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]/u;
const ARABIC = /\p{Script=Arabic}/u;
const HAN = /\p{Script=Han}/u;
const HANGUL = /\p{Script=Hangul}/u;
const ASCII_WORD = /^[a-z0-9]+$/u;

/** The Arabic article, written as one with its word: "الصدر" is "al-Sadr". */
const ARABIC_ARTICLE = /^(?:ال|أل|إل)(?=\p{L}{2})/u;

/** Short-vowel signs and the stretching sign of Arabic, which names are written with or without. */
const ARABIC_SIGNS = /[\u064b-\u0652\u0670\u0640]/gu;

const squeeze = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/gu, '');

function abjadWords(word: string): readonly LatinWord[] {
  const bare = word.replace(ARABIC_SIGNS, '');
  const body = ARABIC.test(bare) ? bare.replace(ARABIC_ARTICLE, '') : bare;
  const text = squeeze(anyAscii(body));
  const words: LatinWord[] = body === bare ? [] : [{ text: 'al', consonantal: false }];
  if (text !== '') words.push({ text, consonantal: !/^\d+$/u.test(text) });
  return words;
}

/** Chinese and Korean are written without spaces; one syllable a character is one word each. */
function syllables(word: string): readonly LatinWord[] {
  return (anyAscii(word).match(/[A-Z]?[a-z]+|\d+/gu) ?? []).map((text) => ({
    text: squeeze(text),
    consonantal: false,
  }));
}

/**
 * Writes one word of any script in small Latin letters. Chinese and Korean words become one word a syllable; an Arabic
 * article becomes a word of its own. Words without any letter or digit give nothing.
 */
export function toLatin(word: string): readonly LatinWord[] {
  const lower = word.toLowerCase();
  if (ASCII_WORD.test(lower)) return [{ text: lower, consonantal: false }];
  if (ABJAD.test(word)) return abjadWords(word);
  if (HAN.test(word) || HANGUL.test(word)) return syllables(word);
  const text = squeeze(anyAscii(word));
  return text === '' ? [] : [{ text, consonantal: false }];
}
