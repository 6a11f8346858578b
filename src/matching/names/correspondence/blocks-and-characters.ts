import { isNative } from '../preparing/told-by-key.ts';
import type { PreparedWord } from '../prepared-word.ts';

/** "도훈" is read To-hun, of which "To-chun" is no slip: who writes Hangul writes whole syllables. */
export const isInHangul = (word: PreparedWord): boolean => blocksOf(word) > 0;

/** "재용" and "재명" are two given names: who writes Hangul writes whole syllables. */
const MOST_BLOCKS = 3;
const blocksOf = (word: PreparedWord): number =>
  isNative(word) ? (HANGUL.exec(word.key)?.groups?.['blocks'] ?? '').length : 0;
const HANGUL = /@(?<blocks>\p{Script=Hangul}+)$/u;

/** "영철" and "용철" are both written Yong-chol in the North. */
export const areOtherBlocks = (a: PreparedWord, b: PreparedWord): boolean =>
  a.key !== b.key && areShortInHangul(a, b);

/** True for two words in Hangul of so few blocks that each of them tells names apart. */
export function areShortInHangul(a: PreparedWord, b: PreparedWord): boolean {
  const [ofA, ofB] = [blocksOf(a), blocksOf(b)];
  return ofA > 0 && ofB > 0 && Math.max(ofA, ofB) <= MOST_BLOCKS;
}

const HAN = new RegExp(`@\\p{Script=Han}{1,${MOST_BLOCKS}}$`, 'u');

/** True for two words in so few characters that each of them tells names apart: "一郎" and "次郎". */
export const areShortInHan = (a: PreparedWord, b: PreparedWord): boolean =>
  HAN.test(a.key) && HAN.test(b.key);
