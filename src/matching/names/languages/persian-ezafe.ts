import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';
import { wordTables } from '../words/word-tables.ts';

/** The vowel that links a word of Persian with the next, after an "a", as one with the word: "Kalaye Electric" is Kala Electric. */
const VOWEL_AND_LINK = 'aye';
const LINKED = /^(?<word>[a-z]+[b-df-hj-np-tv-z]a)ye$/u;
const SHORTEST = 6;

function withoutLink(word: LatinWord, next: LatinWord | undefined): LatinWord {
  if (!word.text.endsWith(VOWEL_AND_LINK) || next === undefined) return word;
  if (word.consonantal || word.native !== undefined || word.rendering !== undefined) return word;
  const bare = word.text.length < SHORTEST ? undefined : LINKED.exec(word.text)?.groups?.['word'];
  const { generic, meanings } = wordTables();
  return bare === undefined || !generic.has(next.text) || meanings.has(word.text) ? word : latinWord(bare);
}

/** The words of an organisation without the vowel that links what it is called with what it does. */
export const withoutEzafe = (words: readonly LatinWord[]): readonly LatinWord[] =>
  words.map((word, place) => withoutLink(word, words[place + 1]));
