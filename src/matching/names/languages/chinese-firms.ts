import { isPinyin, pinyinOfWadeGiles } from '../../phonetics/chinese-syllables.ts';
import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';
import { wordTables } from '../words/word-tables.ts';

/** Syllables that only Wade and Giles write so, and letters that only pinyin has. */
const OF_WADE_GILES = /^(?:hs[aiu][a-z]*|tz[a-z]+|ts[aeou][a-z]*|chih|shih|jih)$/u;
const OF_PINYIN = /(?:zh[aeiou]|x[iu]|q[iu])/u;
const MOST_FORMS = 8;

const isPlain = (word: LatinWord | undefined): word is LatinWord =>
  word !== undefined && !word.consonantal && word.native === undefined && word.rendering === undefined;

/** True for two syllables in the spelling of Wade and Giles, one of which is in no other. */
const areOlder = (first: string, second: string): boolean =>
  (OF_WADE_GILES.test(first) || OF_WADE_GILES.test(second)) &&
  pinyinOfWadeGiles(first).length > 0 &&
  pinyinOfWadeGiles(second).length > 0;

/** What a Chinese firm is called in two syllables of the older spelling, as one word: "Chin-hsin Trading" is Chinhsin Trading. */
export function joinOlderChinese(words: readonly LatinWord[]): readonly LatinWord[] {
  const place = words.findIndex((word, at) => {
    const next = words[at + 1];
    return isPlain(word) && isPlain(next) && areOlder(word.text, next.text);
  });
  const { generic } = wordTables();
  if (place < 0 || !words.some(({ text }) => generic.has(text))) return words;
  const joined = (words[place]?.text ?? '') + (words[place + 1]?.text ?? '');
  return [...words.slice(0, place), latinWord(joined), ...words.slice(place + 2)];
}

/**
 * The forms that a name of two Chinese syllables in the spelling of Wade and Giles, "Chinhsin", shares with those in pinyin, "Jinxin". None
 * for words that neither spells beyond doubt.
 */
export function formsOfChinese(word: string): readonly string[] {
  const isOlder = word.includes('hs') || word.includes('ts') || word.includes('ih') || word.includes('tz');
  if (!isOlder && !OF_PINYIN.test(word)) return [];
  const forms: string[] = [];
  for (let at = 1; at < word.length; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (isOlder && areOlder(first, second))
      for (const one of pinyinOfWadeGiles(first))
        for (const other of pinyinOfWadeGiles(second)) forms.push(one + other);
    if (OF_PINYIN.test(word) && isPinyin(first) && isPinyin(second)) return [`%${word}`];
  }
  return forms.slice(0, MOST_FORMS).map((form) => `%${form}`);
}
