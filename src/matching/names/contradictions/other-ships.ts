import type { PreparedWord } from '../prepared-word.ts';

const DIGITS_OF_SHIP = 7;
/** "IMO 9231614", "IMO No. 9231614". */
const isNumberOfShip = (word: PreparedWord, place: number, words: readonly PreparedWord[]): boolean =>
  word.text.length === DIGITS_OF_SHIP &&
  /^\d+$/u.test(word.text) &&
  words.slice(Math.max(0, place - 2), place).some(({ text }) => text === 'imo');

/** True where each text tells the number of a ship, and not one number: "Ocean Star (IMO 9231614)" / "Ocean Star (IMO 9400708)". */
export function areOtherShips(query: readonly PreparedWord[], listed: readonly PreparedWord[]): boolean {
  const ofQuery = query.filter(isNumberOfShip);
  const ofListed = ofQuery.length === 0 ? [] : listed.filter(isNumberOfShip);
  if (ofListed.length === 0) return false;
  return !ofQuery.some(({ text }) => ofListed.some((other) => other.text === text));
}
