import { spellingsOf } from '../../knowledge/tables-of-names.ts';
import { burmeseNamesInLatin } from '../../transliterate/burmese.ts';
import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';

const ADDRESSES: ReadonlySet<string> = new Set(['u', 'daw']);
const FEWEST_OTHERS = 2;

let known: ReadonlySet<string> | null = null;

/** True for a word of small Latin letters that names of Myanmar are made of: "Aung", "Soe". */
export function isNameOfMyanmar(text: string): boolean {
  known ??= new Set([...burmeseNamesInLatin(), ...spellingsOf('my').flat()]);
  return known.has(text);
}

const isOfName = ({ text, consonantal, native }: LatinWord): boolean =>
  !consonantal && native === undefined && isNameOfMyanmar(text);

/** True for words that are all names of Myanmar but for one: "Oo" closes such a name and is no legal form there. */
export function isBurmeseBeside(words: readonly LatinWord[], word: LatinWord | undefined): boolean {
  const others = words.filter((other) => other !== word);
  return others.length >= FEWEST_OTHERS - (word?.text === 'oo' ? 1 : 0) && others.every(isOfName);
}

/** "Tay Za" is one name, "Teza". */
const FIRST_OF_TEZA = /^(?:tay|te|tey)$/u;
const LAST_OF_TEZA = /^zar?$/u;
const isTeza = (word: LatinWord | undefined, next: LatinWord | undefined): boolean =>
  word !== undefined && FIRST_OF_TEZA.test(word.text) && LAST_OF_TEZA.test(next?.text ?? '');

/** A name of which "Tay Za" is a part, with both as one. */
export function joinTeza(words: readonly LatinWord[]): readonly LatinWord[] {
  if (!words.some((word, place) => isTeza(word, words[place + 1]))) return words;
  return words.flatMap((word, place) => {
    if (isTeza(word, words[place + 1])) return [latinWord('tayza')];
    return isTeza(words[place - 1], word) ? [] : [word];
  });
}

/** A name of Myanmar without the "Mr" or "Mrs" in front of it: "U Thein Sein". */
export function withoutBurmeseAddress(words: readonly LatinWord[]): readonly LatinWord[] {
  const [first] = words;
  if (first === undefined || !ADDRESSES.has(first.text)) return words;
  return isBurmeseBeside(words, first) ? words.slice(1) : words;
}
