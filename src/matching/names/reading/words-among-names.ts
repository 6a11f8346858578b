import type { PreparedWord } from '../prepared-word.ts';
import { isCommonName, mayBeFathersName } from '../words/common-names.ts';

/** Words of organisations that people are called by as well: "Mir Hossein Mousavi" is not called after the world. */
const NAMES_AS_WELL: ReadonlySet<string> = new Set('mir amal arkan hayat islam young steel'.split(' '));

/** What persons' names have beside each other, and those of organisations need not. */
const OF_PERSONS = new Set(['name', 'patronymic', 'particle', 'title', 'initial']);
const FEWEST_BESIDE = 2;

const isCommon = ({ text }: PreparedWord): boolean => isCommonName(text) || mayBeFathersName(text);

/**
 * Place of a word that says what an organisation is elsewhere, and can only be a name here, since there are two more beside it, one of them
 * that many people have, and nothing else: "Asghar Mir-Hejazi", "Karim Islam Chowdhury". -1 where there is none.
 */
export function placeAmongNames(words: readonly PreparedWord[]): number {
  if (words.length <= FEWEST_BESIDE) return -1;
  const place = words.findIndex(
    ({ wordClass, text, syllables }) =>
      wordClass === 'generic' && syllables.length === 0 && NAMES_AS_WELL.has(text),
  );
  if (place < 0) return -1;
  const others = words.filter((_, other) => other !== place);
  if (!others.every(({ wordClass }) => OF_PERSONS.has(wordClass))) return -1;
  const names = others.filter(({ wordClass }) => wordClass === 'name');
  return names.length >= FEWEST_BESIDE && names.some(isCommon) ? place : -1;
}
