import { isNameOfMyanmar } from '../languages/burmese-names.ts';
import { NAME_MODEL } from '../../scoring-model.ts';
import type { PreparedWord } from '../prepared-word.ts';
import { isTaken } from '../omission.ts';
import type { AlignedWords } from '../word-options.ts';
import { isChristianName } from '../words/christian-names.ts';
import { isVietnameseFamilyName } from '../languages/vietnamese-names.ts';
import {
  isCommonName,
  isHardlyGiven,
  isPortugueseFamilyName,
  isSpanishFamilyName,
  isSpanishGivenName,
  mayBeFathersName,
} from '../words/common-names.ts';
import { beginsCompound } from '../words/compound-given-names.ts';
import { areBesideCharacters } from './beside-characters.ts';
import { onEitherSide, type Comparison, type OneSide } from './comparison.ts';
import {
  firstName,
  isLegalForm,
  isOfCountry,
  isOfOrganisations,
  isPersonal,
  OF_ORGANISATIONS,
} from './left-words.ts';

const FIRST_OF_THREE_AND_LAST = 2;

/**
 * "Ahmed Mohamed Ali" is a son of Mohamed, "Mohamed Ahmed Ali" one of Ahmed: the first two names of a person are exchanged, and what
 * follows is not, or the first and the third are. Who writes the family name first turns the whole name: "Ali Ahmed Mohamed".
 */
export function areExchanged({ ofQuery: { words: query, others: listed, pairs } }: Comparison): boolean {
  if (pairs.length < SHORTEST_EXCHANGED) return false;
  const isOfThree =
    query.length === SHORTEST_EXCHANGED &&
    listed.length === SHORTEST_EXCHANGED &&
    ![query[0], query[2]].some((word) => isVietnameseFamilyName(word?.text ?? ''));
  let exchanged = 0;
  for (const { queryStart, listedStart, weight } of pairs) {
    const [a, b] = [query[queryStart], listed[listedStart]];
    if (queryStart === listedStart && a?.wordClass === 'particle') continue;
    // "Anatolyevich Vitaliy Markelov": a father's name is told by its form, wherever it stands.
    if (a?.wordClass === 'patronymic' && b?.wordClass === 'patronymic') continue;
    if (a === undefined || b === undefined || !mayBeExchanged(a, query) || !mayBeExchanged(b, listed))
      return false;
    // "Belmokhtar" is a family name of two words, which stands before and behind "Mokhtar".
    if (a.text === 'bel') return false;
    if (queryStart === listedStart) continue;
    if (Math.min(queryStart, listedStart) > 1 && hasOneMore(query, listed)) continue;
    // A rare name is a family's, which may stand anywhere, but for one that fathers are called by.
    const isRare = weight >= NAME_MODEL.commonName && !(mayBeFathersName(a.text) && mayBeFathersName(b.text));
    const places = queryStart + listedStart;
    if (
      isRare ||
      (places !== 1 && !(places === FIRST_OF_THREE_AND_LAST && isOfThree && mayBeFathersName(a.text)))
    )
      return false;
    exchanged++;
  }
  return exchanged === 2;
}

/** True when one of two names has a name more before the family's: "Mohamed Ahmed Hassan Ali", not "Ko Min Ko Naing". */
const hasOneMore = (query: readonly PreparedWord[], listed: readonly PreparedWord[]): boolean =>
  query.length !== listed.length && !repeatsWord(query) && !repeatsWord(listed);
const repeatsWord = (words: readonly PreparedWord[]): boolean =>
  new Set(words.map(({ text }) => text)).size < words.length;

/** "Hafez" is a given name as well as a title, but for one beside "Mohammed" of whom it says that he knows the Koran by heart. */
const mayBeExchanged = (word: PreparedWord, words: readonly PreparedWord[]): boolean =>
  isPersonal(word) ||
  // "Abdi" is a name by itself among Somalis.
  word.text === 'abdul' ||
  (GIVEN_AND_TITLE.test(word.text) && !words.some(({ skeleton }) => skeleton === 'mhmd'));
const GIVEN_AND_TITLE = /^haf[ei][zd]h?$/u;

const SHORTEST_EXCHANGED = 3;

/** Place of the first name of a person of three words or more, where it corresponds to none of the other; -1 where it does. */
function placeOfOtherFirst({ words, pairs, here }: OneSide): number {
  if (words.length < SHORTEST_WITH_ANOTHER_FIRST) return -1;
  const first = firstName(words);
  for (const pair of pairs) if (pair[here] === first) return -1;
  return first;
}

/** "Saif al-Islam Muammar Gaddafi" is a son of "Muammar Gaddafi": another given name comes before the same ones. */
function anotherComesFirst(side: OneSide): boolean {
  const { words, leftOfOthers, pairs, here, there } = side;
  const first = placeOfOtherFirst(side);
  if (first < 0 || pairs.length < 2 || leftOfOthers.some(isPersonal)) return false;
  // "Tehran Pishro Systems Research" is a firm with its town before it, "NK Lukoil OAO" one with its kind.
  if (pairs.some((pair) => ((words[pair[here]]?.roles ?? 0) & OF_ORGANISATIONS) !== 0)) return false;
  if (beginsCompound(words[first], words[first + 1])) return false;
  // "Sayed" may be a title on one side and the name "Said" on the other.
  if (leftOfOthers.some(({ variant }) => variant === words[first]?.variant)) return false;
  // In the order of the other side, and the family name last on both.
  const inOrder = [...pairs].sort((a, b) => a[here] - b[here]);
  // "Anatolyevich Markelov" is told without a given name, not by another one.
  if (words[inOrder[0]?.[here] ?? 0]?.wordClass === 'patronymic') return false;
  const isTurned = inOrder.some((pair, index) => pair[there] < (inOrder[index - 1]?.[there] ?? 0));
  if (isTurned && !isChainOfFathers(calledOf(words, inOrder, here), words[first])) return false;
  return first < (inOrder[0]?.[here] ?? 0) && !areTwoFamilyNames(calledOf(words, inOrder, here));
}

/** "Iván Hernández Dala" is General Hernández Dala: the two that correspond are his father's and his mother's family names. */
function areTwoFamilyNames(called: readonly PreparedWord[]): boolean {
  const [father, mother, ...more] = called;
  if (father === undefined || mother === undefined || more.length > 0) return false;
  return (
    (isSpanishFamilyName(father.text) && isHardlyGiven(father.text)) ||
    (isSpanishFamilyName(mother.text) && isHardlyGiven(mother.text) && isHardlyGiven(father.text))
  );
}

/** "Gabriel Jok Riak", who has a Christian name beside those of his people, is called Jok Riak. */
function hasChristianName({ words, others }: OneSide): boolean {
  const [first, given] = words.filter(isPersonal);
  if (first === undefined || given === undefined || !isChristianName(first.text)) return false;
  return others.filter(isPersonal).every(isOfOtherPeople) && others.some(({ known }) => known < HARDLY_KNOWN);
}

/** True for a name that is none of a Christian, nor one of a people that calls itself by its fathers' names. */
const isOfOtherPeople = ({ text }: PreparedWord): boolean =>
  !isChristianName(text) && !mayBeFathersName(text);
const HARDLY_KNOWN = 0.3;

const SHORTEST_WITH_ANOTHER_FIRST = 3;

/** "John Lee Ka-chiu" is 李家超: the given name that comes first is one that no name in characters has. */
const isGivenBesideCharacters = ({ words, left, leftOfOthers, pairs }: OneSide): boolean =>
  areBesideCharacters({ inCharacters: words, leftOfCharacters: left, left: leftOfOthers, pairs });

/**
 * "Syrenius Cephus" may well be Sayma Syrenius Cephus: a name that hardly anybody is given, and no father's, is the bearer's own one.
 */
function isCalledByRareName({ words, pairs, here }: OneSide): boolean {
  const [given] = calledOf(
    words,
    [...pairs].sort((a, b) => a[here] - b[here]),
    here,
  );
  if (given === undefined || given.consonantal || given.weight < NAME_MODEL.rareWord) return false;
  // "Badruddin Jalaluddin Haqqani", "Khalifa Belqasim Haftar": what is compounded is given as readily as any.
  if (COMPOUNDED.test(given.text) || words.some(({ text }) => text === 'abdul')) return false;
  return isHardlyGiven(given.text) && !mayBeFathersName(given.text);
}

const COMPOUNDED = /(?:u[dl]{1,2}[iy]+n|[oe]*dd?ine?|ullah|rahman|qa+s+[ie]m)$/u;

/** "Khalifa Muhammad Turki al-Subaiy" has a father and a grandfather, and is not Turki Muhammad al-Subaiy, whose own name that is. */
function isChainOfFathers(called: readonly PreparedWord[], own: PreparedWord | undefined): boolean {
  const fathers = called.slice(0, -1);
  return (
    fathers.length > 1 && own?.wordClass === 'name' && fathers.every(({ text }) => mayBeFathersName(text))
  );
}

/** A father, a grandfather and a family name. */
const SHORTEST_CHAIN = 3;

/** True when the name that comes first is one of a people that calls itself by its fathers' names, and so are those that correspond. */
function isSonInChain(side: OneSide): boolean {
  const { words, pairs, here } = side;
  if (pairs.length < SHORTEST_CHAIN || placeOfOtherFirst(side) < 0) return false;
  const inOrder = [...pairs].sort((a, b) => a[here] - b[here]);
  return isChainOfFathers(calledOf(words, inOrder, here), words[firstName(words)]) && anotherComesFirst(side);
}

/** The names of one side that correspond, in their order. */
const calledOf = (
  words: readonly PreparedWord[],
  pairs: readonly AlignedWords[],
  here: OneSide['here'],
): readonly PreparedWord[] => pairs.flatMap((pair) => words[pair[here]] ?? []).filter(isPersonal);

/** Letters that nobody could speak, as firms have them: "MNG". */
const OF_LETTERS = /^[^aeiouy]{3,}$/u;

/** True when a given name and a family name are all that two names of persons have in common. */
function mayBeChild({ words, left, others, leftOfOthers, pairs }: OneSide): boolean {
  let names = 0;
  for (const { queryStart, listedStart } of pairs) {
    const [a, b] = [words[queryStart], others[listedStart]];
    if (a === undefined || b === undefined || isOfOrganisations(a) || isOfOrganisations(b)) return false;
    if (isOfCountry(a) && !isCommonName(a.text)) return false;
    if (a.wordClass === 'name') names++;
  }
  return (
    names === 2 &&
    ![...left, ...leftOfOthers].some(
      (word) => isLegalForm(word) || isOfCountry(word) || OF_LETTERS.test(word.text),
    )
  );
}

const doesAnotherComeFirst = (comparison: Comparison): boolean =>
  onEitherSide(comparison, anotherComesFirst) && !onEitherSide(comparison, isGivenBesideCharacters);

/** True for a name with another given name before the same ones, when these are no more than a given and a family name. */
export const isChildOfOther = (comparison: Comparison): boolean =>
  (mayBeChild(comparison.ofQuery) &&
    doesAnotherComeFirst(comparison) &&
    !onEitherSide(comparison, hasChristianName) &&
    !onEitherSide(comparison, isCalledByRareName)) ||
  onEitherSide(comparison, isSonInChain);

/** The same where more words correspond, or the name that comes first may be left out. */
export const isAnotherOfFamily = (comparison: Comparison): boolean =>
  doesAnotherComeFirst(comparison) && !isChildOfOther(comparison);

/**
 * "Carlos Alberto Romero García" is called "Carlos Romero", not "Carlos García", who has another father; "João Costa Pereira", whose
 * father's name comes last, is called "João Pereira".
 */
export function hasOnlyMothersName({ words, leftOfOthers, pairs, here }: OneSide): boolean {
  if (leftOfOthers.some(isPersonal)) return false;
  const last = words.length - 1;
  const [father, mother] = [words[last - 1], words[last]];
  if (last < 2 || pairs.length < 2 || father === undefined || mother === undefined) return false;
  const ofName = here === 'queryStart' ? 'query' : 'listed';
  const [isFirstTaken, isLastTaken] = [isTaken(pairs, last - 1, ofName), isTaken(pairs, last, ofName)];
  if (isFirstTaken === isLastTaken) return false;
  const isSpanish =
    isSpanishFamilyName(father.text) &&
    (isSpanishFamilyName(mother.text) || isSpanishGivenName(words[0]?.text ?? ''));
  if (isSpanish) return isLastTaken;
  return isFirstTaken && isPortugueseFamilyName(father.text) && isPortugueseFamilyName(mother.text);
}

const FEWEST_OF_MYANMAR = 2;

/**
 * True for names of Myanmar of which one goes on behind the other: nobody has a family name there, and each word tells the bearer.
 * "Soe Win" is not Soe Win Maung.
 */
export function goesOnInMyanmar({ words, left, leftOfOthers, pairs, here }: OneSide): boolean {
  if (left.length === 0 || leftOfOthers.length > 0 || pairs.length < FEWEST_OF_MYANMAR) return false;
  if (words.length !== pairs.length + left.length) return false;
  const last = Math.max(...pairs.map((pair) => pair[here]));
  return last === pairs.length - 1 && words.every(({ text }) => isNameOfMyanmar(text));
}
