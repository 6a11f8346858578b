import type { PreparedWord } from '../../prepared-word.ts';

/** "Al" is no slip of "Ali" nor "AB" one of "Abu", and "יעל" (Yael) is not "Al". */
export const isLinkOrForm = ({ wordClass, consonantal, text }: PreparedWord): boolean =>
  (wordClass === 'particle' || wordClass === 'legalForm') && !consonantal && text.length < SHORTEST_WITH_SLIP;
const SHORTEST_WITH_SLIP = 4;

/** "בן" is "bin" as a link of names, in whatever script. */
export const oneIsLinkOrForm = (a: PreparedWord, b: PreparedWord): boolean =>
  isLinkOrForm(a) !== isLinkOrForm(b) && a.wordClass !== b.wordClass;
