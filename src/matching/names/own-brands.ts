import { saysCompany } from './acronyms.ts';
import { isOwnName, isPlace } from './omission.ts';
import { isNative } from './preparing/told-by-key.ts';
import type { PreparedWord } from './prepared-word.ts';
import { WELL_KNOWN_FIRMS } from './words/well-known-firms.ts';
import { ROLES } from './words/word-roles.ts';

const MOST_WORDS = 16;

/** Words that are added to what an organisation is and tell no trade: "Federal Hydro-Generating Company" is still a company. */
const OF_ANY: ReadonlySet<string> = new Set(
  'scientific research production state national federal central general public private joint main special united limited international enterprise'.split(
    ' ',
  ),
);

/** Roles of words that tell another body of one name: its football club, its veterans, its town, its second works. */
const OF_ANOTHER = ROLES.sport | ROLES.association | ROLES.troops | ROLES.number | ROLES.patronymic;

const SAYS_WHAT = ROLES.generic | ROLES.legalForm | ROLES.particle | ROLES.ofCountry;

/** "NTTs", "PSZ", "MA": letters that say in front of a brand what the firm is. */
const IN_LETTERS = /^(?:[a-z]{2}|[^aeiouy\d]{3,5})$/u;

/** True for a word that tells one organisation from another of the same name: a trade, a kind of body, a place, a country. */
const tellsApart = (word: PreparedWord): boolean =>
  word.wordClass === 'legalForm'
    ? word.groups.some((group) => RESEARCH_FIRMS.test(group))
    : (word.country !== null || isPlace(word) || word.wordClass === 'generic') &&
      !saysCompany(word) &&
      !OF_ANY.has(word.text);
/** "NPP Zvezda" is no television channel. */
const RESEARCH_FIRMS = /^lnp[op]$/u;

/** Spellings of one brand that is romanised or translated in part: "Zvyozdochka" and "Zvezdochka", "Nefteprodukt" and "Nefteproduct". */
const oneSpelling = (text: string): string =>
  text
    .replaceAll('yo', 'e')
    .replace(/c(?!h)/gu, 'k')
    .replace(/([a-z])\1/gu, '$1');

/** Beside letters that nobody can tell the meaning of, a shorter brand may be another's: "HS Atlantica". */
const SHORTEST_BESIDE_LETTERS = 10;

/**
 * The one word that only this organisation is called by, where those before it say what it is: "Federal Hydro-Generating Company
 * RusHydro"; null of any other name.
 */
export function ownBrandOf(words: readonly PreparedWord[]): string | null {
  if (words.length < 2 || words.length > MOST_WORDS) return null;
  let brand: string | null = null;
  let [isOfFirm, hasLetters] = [false, false];
  for (const word of words) {
    if (word.consonantal || isNative(word) || (word.roles & OF_ANOTHER) !== 0) return null;
    if ((word.roles & SAYS_WHAT) !== 0 || isPlace(word)) {
      // "Gazprom Media" is a firm of Gazprom's: only what stands before the brand describes the same one.
      if (brand !== null && tellsApart(word)) return null;
      isOfFirm ||= word.wordClass === 'generic' || word.wordClass === 'legalForm';
      continue;
    }
    if (isOwnName(word) && !WELL_KNOWN_FIRMS.has(word.text) && brand === null) brand = oneSpelling(word.text);
    else if (IN_LETTERS.test(word.text)) hasLetters = true;
    else return null;
  }
  return isOfFirm && (brand?.length ?? 0) >= (hasLetters ? SHORTEST_BESIDE_LETTERS : 0) ? brand : null;
}

const saySame = (a: PreparedWord, b: PreparedWord): boolean =>
  a.text === b.text || a.groups.some((group) => /^[mk]/u.test(group) && b.groups.includes(group));

/** True when a word tells the first organisation from others that the second does not have. */
function tellsMore(words: readonly PreparedWord[], others: readonly PreparedWord[]): boolean {
  for (const word of words)
    if (tellsApart(word) && !others.some((other) => saySame(word, other))) return true;
  return false;
}

const C = 'c'.charCodeAt(0);

/** True when a word begins as the brand does: most names have none, which is faster to tell than what they are called. */
function mayHave(brand: string, words: readonly PreparedWord[]): boolean {
  const initial = brand.charCodeAt(0);
  for (const { text } of words) {
    const other = text.charCodeAt(0);
    if (other === initial || (other === C && brand.startsWith('k'))) return true;
  }
  return false;
}

/**
 * True for two organisations that are called by one word which nobody else has, of which only one says more of what it is: "PJSC
 * RusHydro" / "Federal Hydro-Generating Company RusHydro", not "RusHydro Insurance" / "RusHydro Construction".
 */
export const areOfOneBrand = (
  brand: string,
  words: readonly PreparedWord[],
  listed: readonly PreparedWord[],
): boolean =>
  mayHave(brand, listed) &&
  ownBrandOf(listed) === brand &&
  !(tellsMore(words, listed) && tellsMore(listed, words));
