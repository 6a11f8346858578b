import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';

const BEN = /^be?n$/u;
const ZION = /^(?:(?:t?z|t?s)i?y?on|tsywn)$/u;
const isBenBeforeZion = (word: LatinWord | undefined, next: LatinWord | undefined): boolean =>
  word !== undefined && BEN.test(word.text) && ZION.test(next?.text ?? '');

/** "Ben-Zion" is one given name, however it is written: "Bentzion", "בן ציון". */
export function joinBenZion(words: readonly LatinWord[]): readonly LatinWord[] {
  if (!words.some((word, place) => isBenBeforeZion(word, words[place + 1]))) return words;
  return words.flatMap((word, place) => {
    if (isBenBeforeZion(word, words[place + 1])) return [latinWord('benzion')];
    return isBenBeforeZion(words[place - 1], word) ? [] : [word];
  });
}
