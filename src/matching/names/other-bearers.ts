import { NAME_MODEL } from '../scoring-model.ts';
import type { AlignedWords, Alignment } from './align-words.ts';
import { isSpanishFamilyName } from './common-names.ts';
import { jaroWinkler } from './jaro-winkler.ts';
import type { PreparedWord } from './prepared-word.ts';

/** Words of two names, of which rules ask whether they are two people's. */
type Words = readonly PreparedWord[];

const isSyllable = ({ syllables }: PreparedWord): boolean => syllables.length > 0;

/** A family name and two syllables of a given name. */
const KOREAN_OR_CHINESE = 3;

/** True for a name of three syllables apart, as Koreans and Chinese have: "Ri Su Yong". */
const isOfSyllables = (words: Words): boolean =>
  words.length === KOREAN_OR_CHINESE && words.every(isSyllable);

/** Places of the syllables of the given name, by that of the family name at either end. */
const areAt = (pair: AlignedWords, queryStart: number, listedStart: number): boolean =>
  pair.queryStart === queryStart && pair.listedStart === listedStart;

/** "Ri Su Yong" and "Ri Yong Su" are two people: the syllables of a given name are not exchanged. */
function areSyllablesExchanged(pairs: readonly AlignedWords[]): boolean {
  const has = (queryStart: number, listedStart: number): boolean =>
    pairs.some((pair) => areAt(pair, queryStart, listedStart));
  return (has(0, 0) && has(1, 2) && has(2, 1)) || (has(2, 2) && has(0, 1) && has(1, 0));
}

/** "Cho" may be "Chol" without its last letter. */
const beginsWithOther = (a: string, b: string): boolean => a.startsWith(b) || b.startsWith(a);

/** "Kim Jong Sik" and "Kim Jong Sok" are two people: there are few syllables, and one is no other misspelt. */
export function haveOtherSyllables(
  query: Words,
  listed: Words,
  { pairs, queryLeft, listedLeft }: Alignment,
): boolean {
  if (!isOfSyllables(query) || !isOfSyllables(listed)) return false;
  if (pairs.length === KOREAN_OR_CHINESE && areSyllablesExchanged(pairs)) return true;
  const apart = pairs.filter(
    ({ likeness, queryStart, listedStart }) =>
      likeness < NAME_MODEL.doubtfulSound &&
      !beginsWithOther(query[queryStart]?.text ?? '', listed[listedStart]?.text ?? ''),
  );
  const areLeft = queryLeft.length === 1 && listedLeft.length === 1 && pairs.length === KOREAN_OR_CHINESE - 1;
  return areLeft || (apart.length === 1 && pairs.length === KOREAN_OR_CHINESE);
}

const tellsPerson = ({ wordClass }: PreparedWord): boolean =>
  wordClass === 'name' || wordClass === 'patronymic';

const isOfOrganisations = ({ wordClass }: PreparedWord): boolean =>
  wordClass === 'generic' || wordClass === 'legalForm' || wordClass === 'number';

/** "Abu Ali" is no given name but says whose father its bearer is, who has a given name as well. */
const FATHER_OF = /^(?:abu|abou|abo|umm?|oum)$/u;

const isPlainLatin = ({ consonantal, rendering }: PreparedWord): boolean =>
  !consonantal && rendering === null;

/** Least likeness of letters of two given names that may be spellings of one which no table knows. */
const MAY_BE_SPELLINGS = 0.7;

/** The word that is left over before all that corresponds, if it is the only telling one. */
function leftInFront(words: Words, left: Words, first: number): PreparedWord | null {
  const telling = left.filter(tellsPerson);
  const [given] = telling;
  if (given === undefined || telling.length > MOST_IN_FRONT) return null;
  return telling.every((word) => words.indexOf(word) < first) ? given : null;
}
const MOST_IN_FRONT = 2;

/**
 * "Saad bin Osama bin Laden" and "Hamza bin Osama bin Laden" are brothers: other given names stand before the same names of
 * fathers, in the same order.
 */
export function haveOtherGivenNames(
  query: Words,
  listed: Words,
  { pairs, queryLeft, listedLeft }: Alignment,
): boolean {
  if (queryLeft.length === 0 || listedLeft.length === 0) return false;
  if (query.some(isOfOrganisations) || listed.some(isOfOrganisations)) return false;
  const names = pairs.filter(({ queryStart }) => query[queryStart]?.wordClass === 'name');
  if (names.length < 2) return false;
  const firstOfQuery = Math.min(...names.map(({ queryStart }) => queryStart));
  const firstOfListed = Math.min(...names.map(({ listedStart }) => listedStart));
  const [a, b] = [
    leftInFront(query, queryLeft, firstOfQuery),
    leftInFront(listed, listedLeft, firstOfListed),
  ];
  if (a === null || b === null || FATHER_OF.test(a.text) || FATHER_OF.test(b.text)) return false;
  if (!isPlainLatin(a) || !isPlainLatin(b)) return false;
  return a.skeleton !== b.skeleton && jaroWinkler(a.text, b.text) < MAY_BE_SPELLINGS;
}

/** "Rodríguez Pérez" and "Pérez Rodríguez" have other fathers: two family names of Spanish are exchanged at the end of a name. */
export function areFamiliesExchanged(query: Words, listed: Words, { pairs }: Alignment): boolean {
  const [ofQuery, ofListed] = [query.length - 1, listed.length - 1];
  if (ofQuery < 2 || ofListed < 2) return false;
  const crossed = pairs.filter(
    (pair) => areAt(pair, ofQuery, ofListed - 1) || areAt(pair, ofQuery - 1, ofListed),
  );
  return (
    crossed.length === 2 &&
    crossed.every(({ queryStart }) => isSpanishFamilyName(query[queryStart]?.text ?? '')) &&
    pairs.some((pair) => pair.queryStart < ofQuery - 1 && pair.listedStart < ofListed - 1)
  );
}
