import { isNameOfForeigner, syllablesInLetters, toLatin, type LatinWord } from '../transliterate/to-latin.ts';
import { cleanText } from './clean-text.ts';

/** Apostrophes and the signs for ayn, hamza and the soft sign: they stand inside a word ("Mas'ud", "O'Neil"). */
const APOSTROPHES = /['’‘`´ʼʻʾʿˈ′＇ʹ׳״"“”„«»]/gu;

/** Letters of one word joined by full stops: "S.A.", "L.L.C.", "U.S.A.". */
const DOTTED_LETTERS = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}\p{L}?(?![\p{L}\p{N}])/gu;

/** Hebrew writes the sounds of other languages with a mark on the nearest letter, "ג׳": Arabic has letters for them. */
const MARKED_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/ג['’׳]/gu, 'ج'],
  [/ח['’׳]/gu, 'خ'],
  [/[ער]['’׳](?=\p{Script=Hebrew})/gu, 'غ'],
  [/ד['’׳]/gu, 'ذ'],
  [/نغ/gu, 'ڭ'], // Jong, Washington
  [/ז['’׳]/gu, 'ژ'],
  [/[צץ]['’׳]/gu, 'چ'],
];

/** The name of God is written apart or as one with the word before it: "Saif Allah", "Saifullah". */
const ALLAH_APART = /(?<=[\p{Script=Arabic}]{2})\s+(?=(?:الله|اللە|اللّه)(?!\p{L}))/gu;
/** So is "servant of": "عبد الرحمن", "عبدالرحمن". */
const SERVANT_APART = /(?<=(?<!\p{L})عبد)\s+(?=ال)/gu;

function joinArabic(text: string): string {
  let joined = text;
  for (const [marked, letter] of MARKED_LETTERS) joined = joined.replace(marked, letter);
  return joined.replace(ALLAH_APART, '').replace(SERVANT_APART, '');
}

/** "M/V", "M.T." and the like before the name of a ship are one word each. */
const SHIP_PREFIX = /^\s*(?<kind>[MSF]|L[PN]G)[/.]\s?(?<of>[VTYSC])\.?\s+/iu;

/** Text of the word that stands between two names of one party: "X Corp (formerly Twitter Inc.)". */
export const BETWEEN_NAMES = ';';

/** Marks, inside the text that is split, a word between two names and one of dotted letters. */
const BETWEEN_MARK = '\ue000';
const DOTTED_MARK = '\ue001';

/** Phrases that introduce another name of the same party, and those that do so only in brackets. */
const OTHER_NAME =
  /(?<=\S)[\s,;([]+(?:a\.?\/?k\.?\/?a\.?|f\.?\/?k\.?\/?a\.?|n\.?\/?k\.?\/?a\.?|d\/?b\/?a|t\/a|(?:formerly|previously|now|also|better) (?:known|called) as|formerly|previously|doing business as|trading as|alias|vormals|ehemals|anciennement|anteriormente|antiguamente|antes(?: denominad[ao]| llamad[ao])?|precedentemente|dawniej|прежнее название|ранее|бывш\.|бывшее|бывший|он же|она же|также известн\p{L}+ как|eski adı)(?:[\s:.]+|$)(?=\S)/giu;
const OTHER_NAME_IN_BRACKETS = /[([]\s*(?:ex|now|già|ora|früher|renamed)[\s:.-]+(?=\S)/giu;

/** What introduces a name by birth is no part of it: its bearer had the given name before. */
const NAME_BY_BIRTH = /(?<=\S)[\s,;(]+(?:née|nee|né|geb\.|geborene)(?:[\s:]+|$)(?=\S)/giu;

/** "Of" and "and" between two words in kana: "イラクのアル・カーイダ". */
const BETWEEN_KANA = /(?<=[ァ-ヶー])[のと](?=[ァ-ヶ\p{Script=Han}])/gu;

/** Letters by their names in kana, two at least: "エル・エル・シー" (LLC), "ディー・シー・ビー" (DCB). */
const LETTER_NAMES: ReadonlyMap<string, string> = new Map(
  (
    'エー=a エイ=a ビー=b シー=c ディー=d イー=e エフ=f ジー=g エイチ=h エッチ=h アイ=i ジェー=j ジェイ=j ケー=k ケイ=k エル=l エム=m エヌ=n オー=o ピー=p キュー=q アール=r エス=s ' +
    'ティー=t ユー=u ヴィー=v ブイ=v ダブリュー=w エックス=x ワイ=y ゼット=z'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, -2), pair.slice(-1)] as const),
);
const LETTER_NAME = [...LETTER_NAMES.keys()].sort((a, b) => b.length - a.length).join('|');
const LETTERS_IN_KANA = new RegExp(
  `(?<![ァ-ヶー])(?:${LETTER_NAME})(?:・(?:${LETTER_NAME}))+(?![ァ-ヶー])`,
  'gu',
);

const lettersInKana = (names: string): string =>
  names
    .split('・')
    .map((name) => LETTER_NAMES.get(name) ?? '')
    .join('');

const WORD = /\ue000|\ue001?[\p{L}\p{N}\p{M}]+/gu;

/** At most this many words of a text are compared; the rest of a longer one is dropped. */
const MAX_WORDS = 100;

/**
 * Splits a text into words of small Latin letters and digits, in order. Apostrophes vanish, hyphens and other
 * punctuation separate, dotted letters become one word, `BETWEEN_NAMES` stands between two names of one party.
 */
export function splitWords(text: string): readonly LatinWord[] {
  const plain = joinArabic(cleanText(text))
    .replace(SHIP_PREFIX, '$<kind>$<of> ')
    .replace(OTHER_NAME, ` ${BETWEEN_MARK} `)
    .replace(OTHER_NAME_IN_BRACKETS, ` ${BETWEEN_MARK} `)
    .replace(NAME_BY_BIRTH, ' ')
    .replace(BETWEEN_KANA, ' ')
    .replace(LETTERS_IN_KANA, lettersInKana)
    .replace(APOSTROPHES, '')
    .replace(/&/gu, ' and ')
    .replace(DOTTED_LETTERS, (letters) => ` ${DOTTED_MARK}${letters.replaceAll('.', '')} `);
  const syllables = syllablesInLetters(plain);
  const reading = {
    isOfForeigner: isNameOfForeigner(plain),
    byMeaning: true,
    ...(syllables === undefined ? {} : { syllables }),
  };
  const words: LatinWord[] = [];
  for (const [word] of plain.matchAll(WORD)) {
    if (word === BETWEEN_MARK) words.push({ text: BETWEEN_NAMES, consonantal: false });
    else if (word.startsWith(DOTTED_MARK))
      for (const latin of toLatin(word.slice(1), reading)) words.push({ ...latin, dotted: true });
    else for (const latin of toLatin(word, reading)) words.push(latin);
    if (words.length >= MAX_WORDS) break;
  }
  return words.slice(0, MAX_WORDS);
}
