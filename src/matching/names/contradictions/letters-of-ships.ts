import type { PreparedWord } from '../prepared-word.ts';
import { PREFIXES_OF_SHIPS } from '../words/word-class.ts';
import type { OneSide } from './comparison.ts';

/** "MV Maria S" is not the "M/V Maria": a letter after the name of a ship tells her from others. */
export const hasLetterOfShip = ({ words, left, others }: OneSide): boolean => {
  const last = words.at(-1);
  return (
    last?.wordClass === 'initial' &&
    left.at(-1) === last &&
    (isOfShip(words[0]) || isOfShip(others[0])) &&
    others.at(-1)?.wordClass === 'name'
  );
};

/** The one word that a firm is called by, with the letter behind it where it has one; null of any other name. */
function brandWithLetter(words: readonly PreparedWord[]): readonly [brand: string, letter: string] | null {
  let [brand, letter] = ['', ''];
  for (const { wordClass, text, consonantal } of words) {
    if (wordClass === 'legalForm') continue;
    if (brand === '' && wordClass === 'name' && text.length >= SHORTEST_BRAND && !consonantal) brand = text;
    else if (brand !== '' && letter === '' && text.length === 1 && /^[a-z]$/u.test(text)) letter = text;
    else return null;
  }
  return brand === '' ? null : [brand, letter];
}
const SHORTEST_BRAND = 4;

/** "Angstrem-T" is not "Angstrem JSC": a letter behind the one word that a firm is called by tells it from others. */
export function hasLetterOfFirm({ words, others }: OneSide): boolean {
  if (!words.some(isForm) && !others.some(isForm)) return false;
  const brand = brandWithLetter(words);
  return brand !== null && brand[1] !== '' && brandWithLetter(others)?.[1] === '';
}
const isForm = ({ wordClass }: PreparedWord): boolean => wordClass === 'legalForm';

const isOfShip = (word: PreparedWord | undefined): boolean =>
  word?.wordClass === 'title' && PREFIXES_OF_SHIPS.has(word.text);
