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
const isOfShip = (word: PreparedWord | undefined): boolean =>
  word?.wordClass === 'title' && PREFIXES_OF_SHIPS.has(word.text);
