import { latinWord, type LatinWord } from '../../../transliterate/to-latin.ts';
import { PARTICLES } from '../../words/word-class.ts';
import { BODIES_IN_LETTERS } from './bodies-in-letters.ts';
import { BANK, firmOf, isBankInLetters } from './firms-in-letters.ts';
import { instituteOf } from './institutes-in-letters.ts';
import { wordsBeside } from './letters-beside-words.ts';
import { areOfTheRest } from './letters-of-the-rest.ts';
import { ministryOf } from './ministries-in-letters.ts';
import { isOfAnotherCountry } from './other-countries.ts';
import { IN_FULL, isStateInLetters, OWNERS_IN_LETTERS } from './owners-in-letters.ts';

/** The body that letters mean whatever stands beside them, or beside these words. */
function bodyOf(word: LatinWord, words: readonly LatinWord[]): readonly string[] | undefined {
  const whole = BODIES_IN_LETTERS.get(word.text) ?? wordsBeside(word.text, words) ?? instituteOf(word, words);
  return whole === undefined || words.some(isOfAnotherCountry) || areOfTheRest(word, words)
    ? undefined
    : whole;
}

/** What letters mean beside the words of a name; undefined when they mean nothing or the name says it. */
function wholeOf(word: LatinWord, words: readonly LatinWord[]): readonly string[] | undefined {
  const { text, consonantal, native } = word;
  if (consonantal || native !== undefined) return undefined;
  if (isBankInLetters(word, words)) return BANK;
  const firm = ministryOf(word, words) ?? firmOf(word, words);
  if (firm !== undefined) return firm;
  const owner = OWNERS_IN_LETTERS.get(isStateInLetters(text, words) ? 'isis' : text);
  if (owner === undefined) return bodyOf(word, words);
  if (areOfTheRest(word, words)) return undefined;
  // "Islamic Revolutionary Guard Corps (IRGC)" says it already.
  return words.some((word) => IN_FULL.test(word.text)) ? undefined : owner;
}

/** "AKB Novikombank" says that it is a bank. */
const saysIt = (words: readonly LatinWord[], said: string): boolean =>
  said === 'bank' && words.some(({ text }) => text.length > said.length && text.endsWith(said));

/** Writes "NII" and the like out where other words follow or stand before. */
export function writeBodiesOut(words: readonly LatinWord[]): readonly LatinWord[] {
  if (words.length < 2 || !words.some((word) => wholeOf(word, words) !== undefined)) return words;
  const texts = new Set(words.map(({ text }) => text));
  return words.flatMap((word) => {
    const whole = wholeOf(word, words);
    // "Trading House TD Khimmed" says it already.
    if (whole === undefined || whole.some((text) => texts.has(text) && !PARTICLES.has(text))) return [word];
    return whole.filter((text) => !saysIt(words, text)).map((text) => latinWord(text));
  });
}
