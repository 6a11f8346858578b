import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';
import { wordTables } from '../words/word-tables.ts';

/** Letters that are written apart at the beginning of the name of a firm: "N P C International". */
const FEWEST_LETTERS_APART = 3;

/** The name of a firm with such letters as one word, as they are written mostly. */
export function joinLettersApart(words: readonly LatinWord[]): readonly LatinWord[] {
  const end = words.findIndex(({ text, consonantal }) => consonantal || !/^[a-z]$/u.test(text));
  // "G y G Internacional" says "and".
  if (
    end < FEWEST_LETTERS_APART ||
    words.slice(0, end).some(({ text, native }) => text === 'y' || native !== undefined)
  )
    return words;
  const { generic, legalForms } = wordTables();
  const isOfFirm = words.slice(end).every(({ text }) => generic.has(text) || legalForms.has(text));
  const letters = words
    .slice(0, end)
    .map(({ text }) => text)
    .join('');
  return isOfFirm ? [latinWord(letters), ...words.slice(end)] : words;
}
