import type { PreparedWord } from '../prepared-word.ts';

/** Forms of short names are near in letters by chance: "Fang" / "Huang", "Yong" / "Dong". */
export const isShort = (a: PreparedWord, b: PreparedWord): boolean =>
  Math.min(a.text.length, b.text.length) < 6;

/** With two consonants the vowels tell names apart: "Omar" / "Ammar". */
export const tellsBySound = ({ skeleton }: PreparedWord): boolean =>
  skeleton.length > 3 || (skeleton.length === 3 && !skeleton.includes("'"));

/** "Shahid" is no "Zahid". */
export const beginApart = (a: PreparedWord, b: PreparedWord): boolean =>
  (a.skeleton.startsWith('$') && b.skeleton.startsWith('z')) ||
  (a.skeleton.startsWith('z') && b.skeleton.startsWith('$'));

/** Other scripts spell vowels by rules of their own. */
export const isLatin = ({ rendering }: PreparedWord): boolean =>
  rendering === null || rendering === 'alphabet';

/** True for a word that some table knows, and not only the rules of a spelling. */
export const isOfTables = ({ groups }: PreparedWord): boolean =>
  groups.some((group) => !BY_SPELLING.includes(group.charAt(0)));
/** First letters of the groups that no table has. */
const BY_SPELLING = 'bcdehrxyz';
