import { saysCompany } from './acronyms.ts';
import { isOwnName } from './omission.ts';
import { isNative } from './preparing/told-by-key.ts';
import type { PreparedWord } from './prepared-word.ts';

/** Letters of a brand that may be blended, and of what each word gives to it. */
const SHORTEST = 7;
const LONGEST = 20;
const SHORTEST_PART = 3;
const FEWEST_PARTS = 2;
const MOST_PARTS = 4;
const MOST_WORDS = 8;

const isInLetters = (word: PreparedWord): boolean => !word.consonantal && !isNative(word);

/** True for a word that says no more than that it is a firm, or that links others. */
const isSmall = (word: PreparedWord): boolean =>
  word.wordClass === 'particle' || word.text.length === 1 || saysCompany(word);

/** The one word that a firm is called by, its legal form aside: "Colcerdos Ltda."; null of any other name. */
export function blendOf(words: readonly PreparedWord[]): string | null {
  let found: string | null = null;
  for (const word of words) {
    if (saysCompany(word)) continue;
    if (found !== null || !isOwnName(word) || word.country !== null || !isInLetters(word)) return null;
    found = word.text;
  }
  return found !== null && found.length >= SHORTEST && found.length <= LONGEST && /^[a-z]+$/u.test(found)
    ? found
    : null;
}

/** The telling words of an organisation, of whose beginnings a brand may be made; null of any other name. */
export function blendableWords(words: readonly PreparedWord[]): readonly string[] | null {
  if (words.length < FEWEST_PARTS || words.length > MOST_WORDS) return null;
  const parts: string[] = [];
  let [isCalled, isOfFirm] = [false, false];
  for (const word of words) {
    if (word.wordClass === 'generic' || word.wordClass === 'legalForm') isOfFirm = true;
    if (isSmall(word)) continue;
    if ((word.wordClass !== 'name' && word.wordClass !== 'generic') || !isInLetters(word)) return null;
    if (word.text.length < SHORTEST_PART) return null;
    if (word.wordClass === 'name') isCalled = true;
    parts.push(word.text);
  }
  // Words of trades alone are blended by too many: "Intertrade" is not every "International Trade Company".
  return isCalled && isOfFirm && parts.length >= FEWEST_PARTS && parts.length <= MOST_PARTS ? parts : null;
}

/** True when letters from `start` on are made of the beginnings of the words from `place` on. */
function continues(blend: string, start: number, parts: readonly string[], place: number): boolean {
  const part = parts[place] ?? '';
  let shared = 0;
  while (shared < part.length && start + shared < blend.length && part[shared] === blend[start + shared])
    shared++;
  if (place === parts.length - 1) {
    const left = blend.length - start - shared;
    // "Agroindupalma" of "Agroindustrial Palmera" ends as a word does.
    return (
      shared >= SHORTEST_PART &&
      (left === 0 || (left === 1 && shared > SHORTEST_PART && /[ao]$/u.test(blend)))
    );
  }
  for (let length = shared; length >= SHORTEST_PART; length--)
    if (continues(blend, start + length, parts, place + 1)) return true;
  return false;
}

/** True for a brand that is made of the beginnings of words: "Colcerdos" of "Colombiana de Cerdos". */
const isBlend = (blend: string, parts: readonly string[]): boolean =>
  blend !== parts.join('') && continues(blend, 0, parts, 0);

/** The key under which a name of several words is filed whose beginnings a brand may be made of. */
export const keyOfBlendable = ([first = '', second = '']: readonly string[]): string =>
  first.slice(0, SHORTEST_PART) + second.slice(0, SHORTEST_PART);

/** The keys of a brand, by whichever letters its second word may begin with. */
export function keysOfBlend(blend: string): readonly string[] {
  const keys: string[] = [];
  for (let start = SHORTEST_PART; start + SHORTEST_PART <= blend.length; start++)
    keys.push(blend.slice(0, SHORTEST_PART) + blend.slice(start, start + SHORTEST_PART));
  return keys;
}

/** True when a word begins with this character: most names have none, which is faster to tell than whether they are blended. */
function haveInitial(words: readonly PreparedWord[], initial: number): boolean {
  for (const { text } of words) if (text.charCodeAt(0) === initial) return true;
  return false;
}

/** True when a listed name has the words of which a query's brand is made, or is the brand that is made of a query's words. */
export function areBlended(
  blend: string | null,
  parts: readonly string[] | null,
  listed: readonly PreparedWord[],
): boolean {
  if (blend !== null && listed.length > 1 && haveInitial(listed, blend.charCodeAt(0))) {
    const others = blendableWords(listed);
    if (others !== null && isBlend(blend, others)) return true;
  }
  if (parts === null || !haveInitial(listed, parts[0]?.charCodeAt(0) ?? 0)) return false;
  const other = blendOf(listed);
  return other !== null && isBlend(other, parts);
}
