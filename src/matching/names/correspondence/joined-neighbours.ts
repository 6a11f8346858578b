import { NAME_MODEL } from '../../scoring-model.ts';

/** Shortest word that is read as two neighbours of the other side written as one. */
const SHORTEST_JOIN = 4;
/** Shortest word that is read as two neighbours with a letter in the place of the space. */
export const SHORTEST_WITH_LETTER_FOR_SPACE = 7;

const { joined, letterForSpace, movedSpace } = NAME_MODEL.likeness;

/** True when leaving one letter of `longer` out gives `shorter`, which is one letter shorter. */
function isWithoutOneLetter(shorter: string, longer: string): boolean {
  let start = 0;
  while (start < shorter.length && shorter[start] === longer[start]) start++;
  return shorter.slice(start) === longer.slice(start + 1);
}

/**
 * How a word is two neighbours of the other side: 0 when it is not, less with a letter in the place of the space
 * ("annaxkosakova" / "Anna Kosakova").
 */
export function joinedNeighbours(text: string, first: string, second: string): number {
  const surplus = text.length - first.length - second.length;
  if (surplus === 0) {
    return text.length >= SHORTEST_JOIN && text.startsWith(first) && text.endsWith(second) ? joined : 0;
  }
  if (surplus !== 1 || text.length < SHORTEST_WITH_LETTER_FOR_SPACE || text[0] !== first[0]) return 0;
  return isWithoutOneLetter(first + second, text) ? letterForSpace : 0;
}

/** How two neighbours are two of the other side with the space put elsewhere: "yongc hol" / "Yong Chol"; 0 when not. */
export function movedSpaceLikeness(a: string, afterA: string, b: string, afterB: string): number {
  const length = a.length + afterA.length;
  if (a.length === b.length || length !== b.length + afterB.length || length < SHORTEST_JOIN) return 0;
  if (a.charCodeAt(0) !== b.charCodeAt(0)) return 0;
  return a + afterA === b + afterB ? movedSpace : 0;
}
