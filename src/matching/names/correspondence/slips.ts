import { NAME_MODEL } from '../../scoring-model.ts';

const { slips } = NAME_MODEL;

/** Edits allowed between two words, by the length of the shorter one. */
export function editBudget(shorterLength: number): 0 | 1 | 2 {
  if (shorterLength >= slips.twoFrom) return 2;
  return shorterLength >= slips.oneFrom ? 1 : 0;
}

const LENGTH_SHIFT = 26;
const LETTERS = 2 ** LENGTH_SHIFT - 1;
/** The greatest length that a signature tells. */
export const LONGEST_LENGTH = 63;
const LETTER_A = 97;

/** Which letters a word has (bits 0 to 25) and how many characters (above, at most 63); see `mayBeSlips`. */
export function slipSignature(text: string): number {
  let letters = 0;
  for (let index = 0; index < text.length; index++) {
    const letter = text.charCodeAt(index) - LETTER_A;
    if (letter >= 0 && letter < LENGTH_SHIFT) letters |= 1 << letter;
  }
  return ((Math.min(text.length, LONGEST_LENGTH) << LENGTH_SHIFT) | letters) >>> 0;
}

/** How many characters the word of a signature has; of longer ones `LONGEST_LENGTH`. */
export const lengthOfSigned = (signature: number): number => signature >>> LENGTH_SHIFT;

/** False only for words of these signatures that do not begin alike, of which one has one letter; of digits and the like nothing is told. */
export function mayBeginAlike(a: number, b: number): boolean {
  return (a & b & LETTERS) !== 0 || (a & LETTERS) === 0 || (b & LETTERS) === 0;
}

/** True when all letters of the word of a signature are among those of another. */
export const hasLettersOf = (others: number, letters: number): boolean => (letters & ~others & LETTERS) === 0;

/** True for signatures of words of the same letters, however often each stands in them. */
export const areOfSameLetters = (a: number, b: number): boolean => ((a ^ b) & LETTERS) === 0;

/** The letters of a signature alone, whatever the length. */
export const lettersOf = (signature: number): number => signature & LETTERS;

/** The letters of a signature, and what is left of them without each one. */
export function lettersWithoutOne(signature: number): readonly number[] {
  const letters = lettersOf(signature);
  const found = [letters];
  for (let left = letters; left !== 0; left &= left - 1) found.push(letters & ~(left & -left));
  return found;
}

/** False only for a word of the second signature that is not one of the first with at most one letter more. */
export function mayBeWithOneMore(letters: number, ofLonger: number): boolean {
  const more = ofLonger & ~letters & LETTERS;
  return hasLettersOf(ofLonger, letters) && (more & (more - 1)) === 0;
}

/** How many letters only one of the words of two signatures has. */
export function lettersApart(a: number, b: number): number {
  let count = 0;
  for (let differing = (a ^ b) & LETTERS; differing !== 0; differing &= differing - 1) count++;
  return count;
}

/** True when no more letters than so many are in only one of the words of two signatures. */
export function areNoMoreApart(a: number, b: number, most: number): boolean {
  let spare = most;
  for (let differing = (a ^ b) & LETTERS; differing !== 0; differing &= differing - 1)
    if (spare-- === 0) return false;
  return true;
}

/**
 * False only for words of these signatures that are further apart than slips: an edit adds or removes at most two letters.
 */
export function mayBeSlips(a: number, b: number): boolean {
  const lengthA = lengthOfSigned(a);
  const lengthB = lengthOfSigned(b);
  const budget = editBudget(Math.min(lengthA, lengthB));
  if (Math.abs(lengthA - lengthB) > budget) return false;
  let differing = (a ^ b) & LETTERS;
  for (let spare = 2 * budget; differing !== 0; spare--) {
    if (spare === 0) return false;
    differing &= differing - 1;
  }
  return true;
}

/** Lengths that a word may have which is a slip of one of this length, as signatures tell them. */
export function lengthsOfSlips(length: number): readonly number[] {
  const longer = editBudget(length);
  const lengths: number[] = [];
  for (let other = Math.max(0, length - longer); other <= Math.min(LONGEST_LENGTH, length + longer); other++)
    if (Math.abs(length - other) <= editBudget(Math.min(length, other))) lengths.push(other);
  return lengths;
}

/** Likeness of two words that are slips of this cost apart; short words lose more by the same slip. */
export function slipLikeness(a: string, b: string, cost: number): number {
  const length = Math.max(a.length, b.length);
  const missing = Math.max(0, slips.fullLength - length);
  const atStart = a[0] === b[0] ? 0 : slips.firstLetterCost;
  return Math.max(slips.least, 1 - (cost + atStart) / length - missing * slips.lossPerMissingLetter);
}

const isVowel = (letter: string | undefined): boolean => letter !== undefined && 'aeiouy'.includes(letter);

/** Strips the common start and end, which no cheapest way of editing touches. */
function differingMiddle(a: string, b: string): readonly [string, string, string] {
  let start = 0;
  const shorter = Math.min(a.length, b.length);
  while (start < shorter && a.charCodeAt(start) === b.charCodeAt(start)) start++;
  let end = 0;
  while (end < shorter - start && a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end))
    end++;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end), a[start - 1] ?? ''];
}

function costOfOne(fromA: string, fromB: string, before: string): number | null {
  if (fromA.length === 1 && fromB.length === 1) {
    return isVowel(fromA) && isVowel(fromB) ? slips.vowelCost : slips.cost;
  }
  if (fromA.length + fromB.length === 1) {
    const letter = fromA + fromB;
    if (letter === before) return slips.doubledLetterCost;
    // "Zhuk" / "Žuk": what a háček or a cedilla says is lost without it.
    if (letter === 'h' && (before === 's' || before === 'z' || before === 'c'))
      return slips.doubledLetterCost;
    return isVowel(letter) ? slips.vowelCost : slips.cost;
  }
  if (fromA.length === 2 && fromB.length === 2 && fromA[0] === fromB[1] && fromA[1] === fromB[0]) {
    // "Karami" is no "Akrami" misspelt.
    return before === '' ? slips.swapAtStartCost : slips.swapCost;
  }
  return null;
}

/** Shorter words are other names with their letters exchanged: "Nisar" / "Nasir", "Hatami" / "Hamati", "Warner" / "Warren". */
export const SHORTEST_MOVED = 7;
/** A letter further from its place than this is not seen to be the same one. */
const LONGEST_MOVE = 3;

/**
 * True for middles of two words of which one has a letter two places on, "Galindo" / "Galdino", or two consonants exchanged across a
 * letter, "Barakat" / "Bakarat". Vowels so exchanged are those of another name: "Nisaruddin" / "Nasiruddin".
 */
function isMoved(fromA: string, fromB: string, before: string): boolean {
  if (before === '' || fromA.length !== LONGEST_MOVE || fromB.length !== LONGEST_MOVE) return false;
  const [first, second, third] = fromA;
  if (first === undefined || second === undefined || third === undefined) return false;
  if (fromB === second + third + first || fromB === third + first + second) return true;
  return fromB === third + second + first && !isVowel(first) && !isVowel(third);
}

/** True for two words, of at least so many letters, that are such a move apart. */
export function areMoved(a: string, b: string, shortest = SHORTEST_MOVED): boolean {
  if (a.length !== b.length || a.length < shortest) return false;
  return isMoved(...differingMiddle(a, b));
}

/** What a machine that reads print takes for one another: "Mohamrned" is "Mohammed". */
const READ_ALIKE: ReadonlyMap<string, string> = new Map([
  ['rn', 'm'],
  ['vv', 'w'],
  ['cl', 'd'],
]);

const areReadAlike = (a: string, b: string): boolean => READ_ALIKE.get(a) === b || READ_ALIKE.get(b) === a;

/** Longest differing middle that two edits can turn into another: longer ones are too far apart at both ends. */
const LONGEST_MIDDLE = 64;
const rows = [0, 1, 2].map(() => new Uint8Array(LONGEST_MIDDLE + 1));

/** Optimal string alignment distance of two strings, with a cap of 3 (R. Wagner, R. Lowrance, 1975). */
function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2 || Math.max(a.length, b.length) > LONGEST_MIDDLE) return 3;
  let [beforeLast, last, row] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let j = 0; j <= b.length; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1;
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1);
      }
      row[j] = best;
      if (best < least) least = best;
    }
    if (least > 3) return 3;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return Math.min(3, last[b.length] ?? 3);
}

/** What ends very many family names. */
const FAMILY_ENDING =
  /(?:[uo]ll?ah|[uea]dd?in|[oe]vsk[iy]j?|[oe]v[iy]ch|[oe]vic|[oe]wski|ashvili|eshvili|opoulos|[iy]dis|enko|chuk|[iy]an|[iy]na?|[oe]ve?|[oe]va)$/u;

/** "Khodorkovsky" and "Khodakovsky" are two slips apart in a stem too short for two: their ending says nothing. */
function areFamilyNamesOfShortStems(a: string, b: string): boolean {
  const ending = FAMILY_ENDING.exec(a)?.[0];
  if (ending === undefined || !b.endsWith(ending)) return false;
  return editBudget(Math.min(a.length, b.length) - ending.length) < 2;
}

/** What was asked for last: of two words it is asked several times over. */
let lastA = '';
let lastB = '';
let costOfLast: number | null = null;

/**
 * Cost of the typing slips that turn one word into the other, in edits (about 1 each); null when it takes more
 * edits than the shorter word's length allows. Symmetric.
 */
export function slipCost(a: string, b: string): number | null {
  if (a !== lastA || b !== lastB) {
    costOfLast = slipCostAnew(a, b);
    lastA = a;
    lastB = b;
  }
  return costOfLast;
}

function slipCostAnew(a: string, b: string): number | null {
  const budget = editBudget(Math.min(a.length, b.length));
  if (budget === 0 || Math.abs(a.length - b.length) > budget) return null;
  // One edit leaves the first or the last letter as it is.
  if (budget === 1 && a.length > 2 && b.length > 2 && a[0] !== b[0] && a[a.length - 1] !== b[b.length - 1])
    return null;
  const [fromA, fromB, before] = differingMiddle(a, b);
  if (fromA === '' && fromB === '') return 0;
  const one = costOfOne(fromA, fromB, before);
  if (one !== null) return one;
  if (a.length >= SHORTEST_MOVED && isMoved(fromA, fromB, before)) return slips.moveCost;
  if (budget === 1) return null;
  if (areReadAlike(fromA, fromB)) return slips.vowelCost;
  // Both ends of the middle differ, so that each takes one of the two edits: a swap reaches two letters far.
  if (fromA.length > 4 && !fromB.includes(fromA.slice(2, -2))) return null;
  if (areFamilyNamesOfShortStems(a, b)) return null;
  return editDistance(fromA, fromB) <= 2 ? slips.costOfTwo : null;
}

/** The most that two words can be alike by slips alone, 0 when none join them: what else is known of them only lowers it. */
export function mostBySlips(a: string, b: string): number {
  const cost = slipCost(a, b);
  return cost === null ? 0 : slipLikeness(a, b, cost);
}

/** True for words of two slips, both in their ends: "Eurotrade" / "Eurotrans". */
export function endApart(a: string, b: string): boolean {
  const shared = Math.max(a.length, b.length) - 2;
  return (
    a.at(-1) !== b.at(-1) && a.slice(0, shared) === b.slice(0, shared) && slipCost(a, b) === slips.costOfTwo
  );
}
