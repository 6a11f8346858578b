import {
  isChineseFamilyName,
  isOlderFamilyName,
  isPinyin,
  pinyinOfSouthernFamily,
  pinyinOfWadeGiles,
} from '../../phonetics/chinese-syllables.ts';
import { hangulOfHanja } from '../../phonetics/hanja.ts';
import { koreanInKana, unspokenInKana } from '../../phonetics/korean-in-kana.ts';
import { koreanInCyrillic } from '../../phonetics/korean-in-cyrillic.ts';
import { hangulClass, isKoreanFamilyName, koreanClasses } from '../../phonetics/korean-syllables.ts';
import { isSouthernSyllable } from './southern-readings.ts';
import type { LatinWord, Syllabic } from '../../transliterate/to-latin.ts';

/** Most readings of one word that are kept. */
const MOST_READINGS = 12;
/** The same of those that a name in kana has as well where its syllables changed one another. */
const MOST_UNSPOKEN = 24;

type SyllableReader = (syllable: string) => readonly string[];

const korean: SyllableReader = (syllable) => koreanClasses(syllable).map((name) => `k${name}`);
const pinyin: SyllableReader = (syllable) => (isPinyin(syllable) ? [`c${syllable}`] : []);
const wadeGiles: SyllableReader = (syllable) =>
  [...(isPinyin(syllable) ? [syllable] : []), ...pinyinOfWadeGiles(syllable)].map((name) => `c${name}`);
const southern: SyllableReader = (syllable) => pinyinOfSouthernFamily(syllable).map((name) => `c${name}`);

const inKana: SyllableReader = (syllable) => koreanInKana(syllable).map((name) => `k${name}`);

const READERS: Readonly<Record<Syllabic, readonly SyllableReader[]>> = {
  korean: [korean],
  pinyin: [pinyin],
  wadeGiles: [wadeGiles, southern],
  koreanOrPinyin: [korean, pinyin],
  koreanOrWadeGiles: [korean, wadeGiles, southern],
  koreanInCyrillic: [(syllable) => koreanInCyrillic(syllable).map((name) => `k${name}`)],
  koreanInKana: [inKana],
};

/** Each reading of the first syllable before each of the second: "kJ.O.NG" and "k.EU.N" are "kJ.O.NG-.EU.N". */
export function joinReadings(first: readonly string[], second: readonly string[]): readonly string[] {
  return first
    .flatMap((one) =>
      second.filter((next) => next.charAt(0) === one.charAt(0)).map((next) => `${one}-${next.slice(1)}`),
    )
    .slice(0, MOST_READINGS);
}

/** The readings of a word of one syllable, or else of two. */
function readingsBy(reader: SyllableReader, text: string): readonly string[] {
  const one = reader(text);
  if (one.length > 0) return one;
  const two: string[] = [];
  for (let at = 1; at < text.length; at++)
    two.push(...joinReadings(reader(text.slice(0, at)), reader(text.slice(at))));
  return two;
}

/** The readings of a Korean given name in kana whose two syllables changed one another as they are spoken. */
function unspokenReadings(text: string): readonly string[] {
  const found: string[] = [];
  for (let at = 1; at < text.length; at++)
    for (const [first, second] of unspokenInKana(text.slice(0, at), text.slice(at)))
      found.push(...joinReadings(inKana(first), inKana(second)));
  return found;
}

/** The classes of a run of Hangul; none when it holds another character. */
function readingsOfHangul(run: string): readonly string[] {
  const classes = Array.from(run, hangulClass);
  return classes.every((name) => name !== null) ? [`k${classes.join('-')}`] : [];
}

/** Of characters that are a syllable each; Han characters are read in Chinese and in Korean. */
function readingsOfCharacters(native: string, text: string): readonly string[] {
  if (!/^\p{Script=Han}{1,2}$/u.test(native)) return readingsOfHangul(native);
  const hangul = hangulOfHanja(native);
  const inKorean = hangul === null ? [] : readingsOfHangul(hangul);
  const isOne = Array.from(native).length === 1;
  const inChinese = isOne ? pinyin(text) : readingsBy((part) => (part === text ? [] : pinyin(part)), text);
  return [...inChinese, ...inKorean];
}

const NONE: readonly string[] = [];

/**
 * The syllables that a word of a Korean or Chinese name may stand for, `k` or `c` before the classes or the pinyin of each; none
 * for other words.
 */
export function syllablesOf({ text, native, rendering, syllabic }: LatinWord): readonly string[] {
  if (native !== undefined && syllabic === undefined)
    return rendering === undefined ? readingsOfCharacters(native, text) : NONE;
  if (syllabic === undefined) return NONE;
  const found = READERS[syllabic].flatMap((reader) => readingsBy(reader, text));
  const changed = syllabic === 'koreanInKana' ? unspokenReadings(text).slice(0, MOST_UNSPOKEN) : NONE;
  return [...new Set([...found.slice(0, MOST_READINGS), ...changed])];
}

const LONGEST_NAME = 3;
/** "O Kuk Ryol". */
const FAMILY_OF_ONE_LETTER = /^[ou]$/u;

const reads = (words: readonly LatinWord[], readers: readonly SyllableReader[]): boolean =>
  words.every(({ text }) => readers.some((reader) => readingsBy(reader, text).length > 0));

/** True for a syllable that is another one in the older spelling: "chi" is "qi" or "ji" there. */
const isOlder = ({ text }: LatinWord): boolean => pinyinOfWadeGiles(text).some((name) => name !== text);

/** "Teo Chee Hean" is no "Te'o Che'e He'an": a syllable that the south spells so is not divided. */
const isOfTheSouth = ({ text }: LatinWord): boolean => isSouthernSyllable(text) && !isPinyin(text);

/** Which language of syllables a name can be of as a whole; undefined for any other. */
function languageOf(words: readonly LatinWord[]): Syllabic | undefined {
  if (words.length < 2 || words.length > LONGEST_NAME) return undefined;
  const isOfLetter = words.length === LONGEST_NAME && FAMILY_OF_ONE_LETTER.test(words[0]?.text ?? '');
  for (const { text, consonantal, native, rendering } of isOfLetter ? words.slice(1) : words)
    if (text.length < 2 || consonantal || native !== undefined || rendering !== undefined) return undefined;
  const ends = [words[0]?.text ?? '', words.at(-1)?.text ?? ''];
  const isKorean = ends.some(isKoreanFamilyName) && reads(words, [korean]);
  if (isOfLetter || !ends.some(isChineseFamilyName)) return isKorean ? 'korean' : undefined;
  // Pinyin writes a given name of two syllables as one word: "Liu Shao-ch'i" is in the older spelling, if it can be.
  const isApart = words.length === LONGEST_NAME && words.some(isOlder);
  const mayBePinyin = !isApart && !ends.some(isOlderFamilyName) && !words.some(isOfTheSouth);
  if (mayBePinyin && reads(words, [pinyin])) return isKorean ? 'koreanOrPinyin' : 'pinyin';
  if (reads(words, [wadeGiles, southern])) return isKorean ? 'koreanOrWadeGiles' : 'wadeGiles';
  return isKorean ? 'korean' : undefined;
}

/** True for what may be the whole name of a person in China or Korea, a word for each syllable: "Wang Ke Ji". */
export const mayBeNameOfSyllables = (words: readonly LatinWord[]): boolean => languageOf(words) !== undefined;

/** As many words as a name has before the number of a ship: "Rye Song Gang 1", "Yuk Tung No. 5". */
function lengthWithoutNumber(words: readonly LatinWord[]): number {
  if (!/^\d{1,2}$/u.test(words.at(-1)?.text ?? '')) return words.length;
  return words.at(-2)?.text === 'no' ? words.length - 2 : words.length - 1;
}

/** Syllables of Korean given names that are one vowel, as they are spelt mostly. */
const SYLLABLE_OF_ONE_LETTER: ReadonlyMap<string, string> = new Map([
  ['u', 'woo'],
  ['o', 'oh'],
]);

/** "Il U Cho" is Il Woo Cho: between the other words of a Korean name a vowel is a syllable, and no initial. */
function withVowelsAsSyllables(words: readonly LatinWord[]): readonly LatinWord[] {
  if (words.length !== LONGEST_NAME) return words;
  const place = words.findIndex(({ text, dotted }) => dotted !== true && SYLLABLE_OF_ONE_LETTER.has(text));
  const syllable = SYLLABLE_OF_ONE_LETTER.get(words[place]?.text ?? '');
  if (place < 1 || syllable === undefined) return words;
  const spelt = words.map((word, at) => (at === place ? { ...word, text: syllable } : word));
  return languageOf(spelt) === 'korean' ? spelt : words;
}

/** Marks the words of a name that can be Korean or Chinese as a whole: "Jong" is a syllable in "Kim Jong Un" only. */
export function markSyllables(written: readonly LatinWord[]): readonly LatinWord[] {
  if (written.some(({ syllabic }) => syllabic !== undefined)) return written;
  const words = withVowelsAsSyllables(written);
  const length = lengthWithoutNumber(words);
  const name = words.slice(0, length);
  const syllabic = languageOf(name);
  return syllabic === undefined
    ? words
    : words.map((word, place) => (place < length ? { ...word, syllabic } : word));
}
