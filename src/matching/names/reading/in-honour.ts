import type { PreparedWord } from '../prepared-word.ts';

/** "Named after", where nothing but the name of somebody follows. */
const NAMED_AFTER: ReadonlySet<string> = new Set(['imeni', 'im', 'imienia', 'named']);

/** True for words that say whom a body honours. */
export const honourSomebody = (words: readonly PreparedWord[]): boolean =>
  words.some(({ text }) => NAMED_AFTER.has(text));

/** Groups of what a word says, and of the country that it names. */
const SAYS = /^[mk]/u;
const SHORTEST = 4;

/** True for what an organisation is called: "Splav", not "Moskovskiy" or "Tekhnicheskiy". */
const callsIt = ({ wordClass, text, groups }: PreparedWord): boolean =>
  wordClass === 'name' && text.length >= SHORTEST && !groups.some((group) => SAYS.test(group));

/**
 * How many words a name has before those that honour somebody, where it is called something without them: "NPO Splav imeni A.N.
 * Ganicheva", "Tatneft named after V.D. Shashin"; null for any other, as "Zavod imeni Likhacheva".
 */
export function lengthWithoutHonour(words: readonly PreparedWord[]): number | null {
  if (words.some(({ wordClass }) => wordClass === 'between')) return null;
  const place = words.findIndex(({ text }) => NAMED_AFTER.has(text));
  if (place < 1 || place > words.length - 2) return null;
  return words.slice(0, place).some(callsIt) ? place : null;
}
