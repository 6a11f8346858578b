import type { LatinWord } from '../../../transliterate/to-latin.ts';
import { wordTables } from '../../words/word-tables.ts';
import { BODIES_IN_LETTERS } from './bodies-in-letters.ts';

/** "VNIIA im. Dukhova": an institute in letters beside the name of a person or a place; the letters after tell of what it is. */
const INSTITUTE_IN_LETTERS = /^(?<institute>(?:gos|ts|c|v)?nii)[a-z]{1,3}$/u;
/** Two institutes that stand beside one another on every list, and are known by their letters. */
export const NUCLEAR = /^vnii[te]f$/u;
const SHORTEST_BESIDE_INSTITUTE = 6;

const tellsWhich = (word: LatinWord): boolean =>
  word.text.length >= SHORTEST_BESIDE_INSTITUTE &&
  !wordTables().generic.has(word.text) &&
  !wordTables().legalForms.has(word.text);

/** What kind of institute such letters begin with. */
export function instituteOf({ text }: LatinWord, words: readonly LatinWord[]): readonly string[] | undefined {
  const institute = INSTITUTE_IN_LETTERS.exec(text)?.groups?.['institute'];
  if (
    institute === undefined ||
    NUCLEAR.test(text) ||
    !words.some((word) => word.text !== text && tellsWhich(word))
  )
    return undefined;
  return BODIES_IN_LETTERS.get(institute);
}
