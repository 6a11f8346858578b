import { isKoreanFamilyName } from '../../phonetics/korean-syllables.ts';
import type { Alignment } from '../align-words.ts';
import type { AlignedWords } from '../word-options.ts';
import {
  isCommonName,
  isParentOf,
  isPortugueseFamilyName,
  isSpanishFamilyName,
  isSpanishGivenName,
} from '../words/common-names.ts';
import { beginsCompound } from '../words/compound-given-names.ts';
import { formsOfBothSexes } from '../correspondence/forms-of-both-sexes.ts';
import { jaroWinkler } from '../correspondence/jaro-winkler.ts';
import { isOfCantonese } from '../languages/cantonese-readings.ts';
import { joinReadings } from '../languages/syllables.ts';
import { areWrittenWithOtherSigns, isOfPinyin } from '../preparing/told-by-key.ts';
import type { Side } from '../omission.ts';
import type { PreparedWord } from '../prepared-word.ts';
import { isVietnameseFamilyName, isVietnameseSyllable } from '../languages/vietnamese-names.ts';

/** Words of two names, of which rules ask whether they are two people's. */
type Words = readonly PreparedWord[];

const isSyllable = ({ syllables }: PreparedWord): boolean => syllables.length > 0;

/** Syllables of Korean given names in their usual romanisations: "Yog" is none, and may be "Yong" misspelt. */
const OF_KOREAN_NAMES: ReadonlySet<string> = new Set(
  (
    'ae bae beom bok bong byong byung chan chang chin cho chol cheol chon chong chul chun chung dae dong du eok eun gang geun gil gon gu guk gun gwan gwang gwon gyong gyu ' +
    'ha hae han hee heon ho hong hui hun hwa hwan hyang hyo hyok hyon hyong hyun hyung il im in ja jae jang je jin jo jon jong joo joon ju jun jung ki kil kon ku kuk kum kun ' +
    'kwan kwang kwon kye kyo kyong kyu kyun kyung man mi min mo mok mun myon myong myung na nae nam no ok pil pok pom pong pyo pyok pyong rae rak ran rang ri rim rin ryol ryon ryong ryu ' +
    'sam san sang se seok sik sil sim sin so sok sol son song soo sop su suk sun sung tae taek tok ung un won woo yang ye yeon yo yol yon yong yoo you young yu yul yun yung'
  ).split(' '),
);

const isOfKoreanName = ({ text }: PreparedWord): boolean => OF_KOREAN_NAMES.has(text);
const isCommonInPinyin = ({ text, syllables }: PreparedWord): boolean =>
  isCommonName(text) && syllables.some((reading) => reading.startsWith('c'));

const areKnownSyllables = (a: PreparedWord, b: PreparedWord): boolean =>
  (isOfKoreanName(a) && isOfKoreanName(b)) || (isCommonInPinyin(a) && isCommonInPinyin(b));

/** A family name and two syllables of a given name. */
const KOREAN_OR_CHINESE = 3;

/** True for a name of three syllables apart, as Koreans and Chinese have: "Ri Su Yong". */
const isOfSyllables = (words: Words): boolean =>
  words.length === KOREAN_OR_CHINESE && words.every(isSyllable);

const areAt = (pair: AlignedWords, queryStart: number, listedStart: number): boolean =>
  pair.queryStart === queryStart && pair.listedStart === listedStart;

/** True where a word at a place of the query is taken for one at a place of the listed name. */
const isPairAt = (pairs: readonly AlignedWords[], queryStart: number, listedStart: number): boolean =>
  pairs.some((pair) => areAt(pair, queryStart, listedStart));

/** "Ri Su Yong" and "Ri Yong Su" are two people: the syllables of a given name are not exchanged. */
function areSyllablesExchanged(pairs: readonly AlignedWords[]): boolean {
  return (
    (isPairAt(pairs, 0, 0) && isPairAt(pairs, 1, 2) && isPairAt(pairs, 2, 1)) ||
    (isPairAt(pairs, 2, 2) && isPairAt(pairs, 0, 1) && isPairAt(pairs, 1, 0))
  );
}

const beginsWithOther = (a: string, b: string): boolean => a.startsWith(b) || b.startsWith(a);

/** "Jon" may be "Jong" without its last letter and "Cho" "Chol", but "Ju" is no "Jun". */
const lacksLastOfSyllable = (a: string, b: string): boolean =>
  beginsWithOther(a, b) && /[gl]$/u.test(a.length < b.length ? b : a);

const mayBeOfVietnam = (words: Words): boolean =>
  words.length >= SHORTEST_OF_VIETNAM && isVietnameseFamilyName(words[0]?.text ?? '');
const SHORTEST_OF_VIETNAM = 3;
/** "Ly" is "Li" as well. */
const withOneI = (text: string): string => text.replace(/y$/u, 'i');

/** "Tron" may be "Trong" without its last letter; "Tho" and "Thoi" are two names. */
const lacksLastConsonant = (a: string, b: string): boolean =>
  beginsWithOther(a, b) && !/[aeiouy]$/u.test(a.length < b.length ? b : a);

/** "Lê Minh Tuấn" and "Lê Minh Tú": the given name of each is left over. */
function areOtherAtOnePlace(
  query: Words,
  listed: Words,
  [ofQuery]: readonly PreparedWord[],
  [ofListed]: readonly PreparedWord[],
): boolean {
  if (ofQuery === undefined || ofListed === undefined) return false;
  const place = query.indexOf(ofQuery);
  return (
    place > 0 &&
    listed.indexOf(ofListed) === place &&
    isVietnameseSyllable(ofQuery.text) &&
    isVietnameseSyllable(ofListed.text) &&
    query.every(({ text }) => isVietnameseSyllable(text))
  );
}

/** "Phạm Minh Chính" and "Phạm Minh Chiến" are two people: their names are of syllables, and one is no other misspelt. */
function haveOtherVietnamese(
  query: Words,
  listed: Words,
  { pairs, queryLeft, listedLeft }: Alignment,
): boolean {
  if (!mayBeOfVietnam(query) || !mayBeOfVietnam(listed) || query.length !== listed.length) return false;
  // "Phạm Bình Minh" is not Phạm Minh Bình.
  if (
    query.length === SHORTEST_OF_VIETNAM &&
    isPairAt(pairs, 0, 0) &&
    isPairAt(pairs, 1, 2) &&
    isPairAt(pairs, 2, 1)
  )
    return true;
  if (
    queryLeft.length === 1 &&
    listedLeft.length === 1 &&
    areOtherAtOnePlace(query, listed, queryLeft, listedLeft)
  )
    return true;
  return pairs.some(({ queryStart, listedStart, likeness }) => {
    const [a, b] = [query[queryStart], listed[listedStart]];
    if (likeness === 1 || queryStart === 0 || queryStart !== listedStart) return false;
    if (a === undefined || b === undefined) return false;
    if (areWrittenWithOtherSigns(a, b)) return true;
    if (withOneI(a.text) === withOneI(b.text)) return false;
    return [a, b].every(({ text }) => isVietnameseSyllable(text)) && !lacksLastConsonant(a.text, b.text);
  });
}

const isPinyinReading = (reading: string): boolean => reading.startsWith('c');

/** "Zhou Li" and "Zhu Li" are of two families, whichever way each is romanised. */
function haveOtherFamilies(query: Words, listed: Words, pairs: readonly AlignedWords[]): boolean {
  if (query.length !== 2 || listed.length !== 2 || pairs.length !== 2) return false;
  if (!query.every(isSyllable) || !listed.every(isSyllable)) return false;
  // "Chiang" is how older books spell "Jiang".
  if (!pairs.some((pair) => areAt(pair, 0, 0) && pair.likeness < LOOKS_ALIKE)) return false;
  const [a, b] = [query[0], listed[0]];
  if (a === undefined || b === undefined || a.text === b.text) return false;
  if (!a.syllables.some(isPinyinReading) || !b.syllables.some(isPinyinReading)) return false;
  return !a.syllables.some((reading) => b.syllables.includes(reading));
}

/** True for a family name that Hong Kong spells otherwise: "Wang" is "Wong" there. */
const isOfTheNorth = (family: PreparedWord, other: PreparedWord): boolean =>
  family.text === other.text &&
  family.groups.some(isOfCantonese) &&
  !family.groups.some((group) => isOfCantonese(group) && other.groups.includes(group));

/** "Wang Chi-shan" is no Wang Zhishan: whose family name is not spelt as Hong Kong does is not called as it spells either. */
function isGivenNameOfTheSouth(query: Words, listed: Words, pairs: readonly AlignedWords[]): boolean {
  for (const { queryStart, queryLength, listedStart, listedLength } of pairs) {
    if (queryLength === listedLength) continue;
    const [family, others] = [query[0], listed[0]];
    const word = queryLength === 1 ? query[queryStart] : listed[listedStart];
    const first = queryLength === 1 ? listed[listedStart] : query[queryStart];
    const second = queryLength === 1 ? listed[listedStart + 1] : query[queryStart + 1];
    if (family === undefined || others === undefined || word === undefined) continue;
    if (first === undefined || second === undefined || !isOfPinyin(word)) continue;
    if (!(queryLength === 1 ? isOfTheNorth(family, others) : isOfTheNorth(others, family))) continue;
    const readings = joinReadings(first.syllables, second.syllables);
    if (!word.syllables.some((reading) => readings.includes(reading))) return true;
  }
  return false;
}

/** "Kim Jong Sik" and "Kim Jong Sok" are two people: there are few syllables, and one is no other misspelt. */
export function haveOtherSyllables(
  query: Words,
  listed: Words,
  { pairs, queryLeft, listedLeft }: Alignment,
): boolean {
  if (
    haveOtherVietnamese(query, listed, { pairs, queryLeft, listedLeft }) ||
    haveOtherFamilies(query, listed, pairs)
  )
    return true;
  if (isGivenNameOfTheSouth(query, listed, pairs)) return true;
  if (!isOfSyllables(query) || !isOfSyllables(listed)) return false;
  if (pairs.length === KOREAN_OR_CHINESE && areSyllablesExchanged(pairs)) return true;
  const apart = pairs.filter((pair) => {
    const [a, b] = [query[pair.queryStart], listed[pair.listedStart]];
    if (a === undefined || b === undefined || pair.likeness >= LOOKS_ALIKE) return false;
    if (areAt(pair, 0, 0) && isKoreanFamilyName(a.text) && isKoreanFamilyName(b.text)) return true;
    return areKnownSyllables(a, b) && !lacksLastOfSyllable(a.text, b.text);
  });
  const areLeft = queryLeft.length === 1 && listedLeft.length === 1 && pairs.length === KOREAN_OR_CHINESE - 1;
  return areLeft || (apart.length === 1 && pairs.length === KOREAN_OR_CHINESE);
}

const tellsPerson = ({ wordClass }: PreparedWord): boolean =>
  wordClass === 'name' || wordClass === 'patronymic';

const isOfOrganisations = ({ wordClass }: PreparedWord): boolean =>
  wordClass === 'generic' || wordClass === 'legalForm' || wordClass === 'number';

const isPlainLatin = ({ consonantal, rendering }: PreparedWord): boolean =>
  !consonantal && rendering === null;

/** Under this two known names are two names, though they look or sound alike. */
const LOOKS_ALIKE = 0.5;
const FEW_NAMES = 3;
/** Shorter names are syllables of several languages. */
const SHORTEST_LOOKALIKE = 4;

/** Least likeness of letters of two given names that may be spellings of one which no table knows. */
const MAY_BE_SPELLINGS = 0.7;
/** The same of two well known names. */
const MAY_BE_KNOWN = 0.85;

/** How well known, 0 to 1, names are that are no other names misspelt. */
const WELL_KNOWN = 0.4;
const SHORTEST_TOLD_APART = 3;

const isToldApart = (word: PreparedWord): boolean =>
  word.wordClass === 'name' &&
  word.known >= WELL_KNOWN &&
  word.text.length >= SHORTEST_TOLD_APART &&
  isPlainLatin(word) &&
  !isParentOf(word.text);

/** True for two words that nothing joins and that are hardly spellings of one name. */
function areOtherNamesOfPeople(a: PreparedWord, b: PreparedWord, mayBeSpellings: number): boolean {
  if (formsOfBothSexes(a.text, b.text) === 'given name') return true;
  return a.skeleton !== b.skeleton && jaroWinkler(a.text, b.text) < mayBeSpellings;
}

/**
 * The words left over of a name without one that is as often left out in front of what the other begins with: "Muhammad" of "Muhammad Bara
 * al-Qatirji", who is Bara al-Qatirji, whatever else he is called.
 */
function withoutFirstOfCompound(
  left: Words,
  words: Words,
  pairs: readonly AlignedWords[],
  side: Side,
): Words {
  const [first] = words;
  if (first === undefined || first !== left[0] || !beginsCompound(first, words[1])) return left;
  const isTold = pairs.some(
    ({ queryStart, listedStart }) =>
      (side === 'query' ? queryStart : listedStart) === 1 &&
      (side === 'query' ? listedStart : queryStart) === 0,
  );
  return isTold ? left.slice(1) : left;
}

/** True when each side has a well known name that the other has not. */
function haveOtherNamesLeft(queryLeft: Words, listedLeft: Words): boolean {
  return queryLeft.some(
    (a) =>
      isToldApart(a) && listedLeft.some((b) => isToldApart(b) && areOtherNamesOfPeople(a, b, MAY_BE_KNOWN)),
  );
}

/** The word that is left over before all that corresponds, if it is the only telling one. */
function leftInFront(words: Words, left: Words, first: number): PreparedWord | null {
  const telling = left.filter(tellsPerson);
  const [given] = telling;
  if (given === undefined || telling.length > MOST_IN_FRONT) return null;
  return telling.every((word) => words.indexOf(word) < first) ? given : null;
}
const MOST_IN_FRONT = 2;

/** "Saad bin Osama bin Laden" and "Hamza bin Osama bin Laden": other given names before the same names of fathers. */
function haveOthersInFront(
  query: Words,
  listed: Words,
  names: readonly AlignedWords[],
  { queryLeft, listedLeft }: Alignment,
): boolean {
  if (names.length < 2) return false;
  const firstOfQuery = Math.min(...names.map(({ queryStart }) => queryStart));
  const firstOfListed = Math.min(...names.map(({ listedStart }) => listedStart));
  const a = leftInFront(query, queryLeft, firstOfQuery);
  const b = leftInFront(listed, listedLeft, firstOfListed);
  if (a === null || b === null || isParentOf(a.text) || isParentOf(b.text)) return false;
  if (!isPlainLatin(a) || !isPlainLatin(b)) return false;
  return (isServant(query, a) && isServant(listed, b)) || areOtherNamesOfPeople(a, b, MAY_BE_SPELLINGS);
}

/** "Abd al-Khaliq" and "Abd al-Malik" look alike, and serve by two of the names of God. */
const isServant = (words: Words, word: PreparedWord): boolean =>
  words[words.indexOf(word) - 1]?.text === 'abdul';

/** "Emin Garayev" and "Emil Garayev": two names that many people have, and that only look alike. */
function areLookalikes(
  query: Words,
  listed: Words,
  { queryStart, listedStart, likeness }: AlignedWords,
): boolean {
  const [a, b] = [query[queryStart], listed[listedStart]];
  if (a === undefined || b === undefined || likeness >= LOOKS_ALIKE) return false;
  if (Math.min(a.text.length, b.text.length) < SHORTEST_LOOKALIKE) return false;
  if (isOfSyllables(query) && isOfSyllables(listed)) return false;
  return isPlainLatin(a) && isPlainLatin(b) && isCommonName(a.text) && isCommonName(b.text);
}

/** True for two people who share some names: each has another one that many people have, or another one in front of the same. */
export function haveOtherNames(query: Words, listed: Words, alignment: Alignment): boolean {
  const { pairs, queryLeft, listedLeft } = alignment;
  if (query.some(isOfOrganisations) || listed.some(isOfOrganisations)) return false;
  const names = pairs.filter(({ queryStart }) => query[queryStart]?.wordClass === 'name');
  // So many names beside it say that one of them is misspelt.
  if (names.length <= FEW_NAMES && names.some((pair) => areLookalikes(query, listed, pair))) return true;
  if (queryLeft.length === 0 || listedLeft.length === 0) return false;
  return (
    haveOtherNamesLeft(
      withoutFirstOfCompound(queryLeft, query, pairs, 'query'),
      withoutFirstOfCompound(listedLeft, listed, pairs, 'listed'),
    ) ||
    haveOthersInFront(query, listed, names, alignment) ||
    (names.length <= FEW_NAMES && haveOthersInside(query, listed, alignment))
  );
}

/** Place of the only telling word of what is left, if it is long enough to tell; -1 where there is none or another one. */
function placeOfOnlyLeft(words: Words, left: Words): number {
  let found = -1;
  for (const word of left) {
    if (!tellsPerson(word)) continue;
    if (found >= 0 || word.wordClass !== 'name' || !isPlainLatin(word)) return -1;
    if (word.text.length < SHORTEST_LOOKALIKE) return -1;
    found = words.indexOf(word);
  }
  return found;
}

/**
 * True where each name has a word more among the same ones, unlike that of the other: "Emmerson Tanaka Mnangagwa" and "Emmerson Dambudzo
 * Mnangagwa", a son and a father of whose names one is in both, "Saddam Khalifa Haftar" and "Khalifa Belqasim Haftar", or two of one
 * family, "Teodoro Nguema Obiang Mangue" and "Teodoro Obiang Nguema Mbasogo".
 */
function haveOthersInside(query: Words, listed: Words, { pairs, queryLeft, listedLeft }: Alignment): boolean {
  const [ofQuery, ofListed] = [query.length - 1, listed.length - 1];
  if (ofQuery < 2 || ofListed < 2) return false;
  const here = placeOfOnlyLeft(query, queryLeft);
  const there = here < 0 ? -1 : placeOfOnlyLeft(listed, listedLeft);
  if (there < 0) return false;
  const endAlike = isPairAt(pairs, ofQuery, ofListed);
  const isInside =
    (here === 1 && there === 1 && endAlike && isPairAt(pairs, 0, 0)) ||
    (here === 0 && there === 1 && endAlike && isPairAt(pairs, 1, 0)) ||
    (here === 1 && there === 0 && endAlike && isPairAt(pairs, 0, 1)) ||
    (here === ofQuery && there === ofListed && isPairAt(pairs, 1, 2) && isPairAt(pairs, 2, 1));
  const [a, b] = [query[here], listed[there]];
  if (!isInside || a === undefined || b === undefined) return false;
  // "Mustafamunir" is Mustafa Munir.
  if (a.text.includes(b.text) || b.text.includes(a.text)) return false;
  if (beginsCompound(a, query[here + 1]) || beginsCompound(b, listed[there + 1])) return false;
  return areOtherNamesOfPeople(a, b, MAY_BE_SPELLINGS);
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
    (crossed.every(({ queryStart }) => isSpanishFamilyName(query[queryStart]?.text ?? '')) ||
      (isSpanishGivenName(query[0]?.text ?? '') &&
        crossed.some(({ queryStart }) => isSpanishFamilyName(query[queryStart]?.text ?? ''))) ||
      crossed.every(({ queryStart }) => isPortugueseFamilyName(query[queryStart]?.text ?? ''))) &&
    pairs.some((pair) => pair.queryStart < ofQuery - 1 && pair.listedStart < ofListed - 1)
  );
}
