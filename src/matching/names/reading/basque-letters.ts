import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';

/** "Etxebarria" is "Echevarria" as Basques write it. */
export const inSpanishLetters = (word: LatinWord): LatinWord =>
  !word.consonantal && word.native === undefined && BASQUE.test(word.text)
    ? latinWord(word.text.replaceAll('tx', 'ch'))
    : word;
const BASQUE = /tx(?=[aeiou])/u;
