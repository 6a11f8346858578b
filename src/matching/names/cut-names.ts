import { NAME_MODEL } from '../scoring-model.ts';
import type { PreparedWord } from './prepared-word.ts';
import { ROLES } from './word-roles.ts';

/** How many characters a line of a payment message holds, as SWIFT writes names: what is longer is cut there. */
const LENGTH_OF_LINE = 35;
/** In capitals, as such messages are, with two words before the last one. */
const LINE = /^[\p{Lu}\d][^\p{Ll}]*[\s,][^\p{Ll}]*\s[\p{Lu}'’-]*\p{Lu}$/u;

/** True for a name that fills such a line to the last letter, which may be cut short: "MOHAMMED BIN ZAYED BIN SULTAN AL NA". */
export const mayBeCut = (text: string): boolean => text.length === LENGTH_OF_LINE && LINE.test(text);

/** Fewest letters of a beginning that tell the word, and fewest of all. */
const TELLING = 4;
const SHORTEST = 2;

/** True for the last word of a line that may cut it short. */
export const isCut = ({ roles }: PreparedWord): boolean => (roles & ROLES.cut) !== 0;

const CUT_SHORT = ROLES.name | ROLES.patronymic | ROLES.generic;

/** Likeness of a word that is cut short and one that begins so; 0 for others. */
export function cutLikeness(a: PreparedWord, b: PreparedWord): number {
  const [cut, whole] = isCut(a) ? [a, b] : [b, a];
  if (isCut(whole) || (whole.roles & CUT_SHORT) === 0) return 0;
  if (cut.text.length < SHORTEST || whole.text.length <= cut.text.length) return 0;
  if (!whole.text.startsWith(cut.text)) return 0;
  return cut.text.length < TELLING ? NAME_MODEL.likeness.cutShort : NAME_MODEL.likeness.cut;
}
