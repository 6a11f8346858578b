import type { Alignment } from '../align-words.ts';
import type { PreparedWord } from '../prepared-word.ts';
import type { AlignedWords } from '../word-options.ts';
import { NAME_MODEL } from '../../scoring-model.ts';
import { LINKS } from '../words/word-class.ts';
import { saysTrade } from '../words/word-roles.ts';
import type { OneSide } from './comparison.ts';

/** Countries as Russian and Ukrainian name them in the nominative, by which firms are called: "Bank Rossiya", "Hotel Ukraina". */
const AS_NAME = /^(?:ross?i[yij]?a|ukra[yi]+na)$/u;
/** The same as an owner. */
const AS_OWNER = /^(?:ross?ii|rossi[iy]skoy|ukra[iy]+ny)$/u;

const isLinkAt = (words: readonly PreparedWord[], place: number): boolean =>
  LINKS.has(words[place]?.text ?? '');

/** True for the name of a firm, which nothing links to what it is. */
const isCalled = (words: readonly PreparedWord[], place: number): boolean =>
  AS_NAME.test(words[place]?.text ?? '') && !isLinkAt(words, place - 1);

/** "Of Russia", and "Rossii". */
const isOwner = (words: readonly PreparedWord[], place: number): boolean =>
  AS_OWNER.test(words[place]?.text ?? '') || isLinkAt(words, place - 1);

/** What a pair of words, at their places, says of two bodies: that they are two, that it is one word of both, or nothing. */
type Telling = (
  query: readonly PreparedWord[],
  listed: readonly PreparedWord[],
  pair: AlignedWords,
) => 'two bodies' | 'the same' | 'nothing';

/** True for names that say no more than one kind of body beside words that tell them apart. */
function areOtherBodies(
  query: readonly PreparedWord[],
  listed: readonly PreparedWord[],
  { pairs, queryLeft, listedLeft }: Alignment,
  tell: Telling,
): boolean {
  let areTwo = false;
  let saying = 0;
  for (const pair of pairs) {
    const told = tell(query, listed, pair);
    if (told === 'two bodies') areTwo = true;
    else if (told === 'nothing') {
      const word = query[pair.queryStart];
      if (saysTrade(word)) saying++;
      else if (word !== undefined && isTelling(word)) return false;
    }
  }
  return areTwo && saying === 1 && !queryLeft.some(isTelling) && !listedLeft.some(isTelling);
}

const isTelling = (word: PreparedWord): boolean =>
  (word.wordClass === 'name' && word.country === null) || word.wordClass === 'number' || saysTrade(word);

const tellOwner: Telling = (query, listed, { queryStart, listedStart }) => {
  const [a, b] = [query[queryStart], listed[listedStart]];
  if (a === undefined || b === undefined || a.country === null || a.country !== b.country) return 'nothing';
  const areCalledAndOwner =
    (isCalled(query, queryStart) && isOwner(listed, listedStart)) ||
    (isOwner(query, queryStart) && isCalled(listed, listedStart));
  return areCalledAndOwner ? 'two bodies' : 'the same';
};

/** "Bank Rossiya" is a bank of that name, and not the Bank of Russia: one kind of body is all else that corresponds. */
export const areCalledAndOwned = (
  query: readonly PreparedWord[],
  listed: readonly PreparedWord[],
  alignment: Alignment,
): boolean => areOtherBodies(query, listed, alignment, tellOwner);

/** The two countries that are called Korea, by the groups of their names. */
const NORTH = 'kKP';
const SOUTH = 'kKR';

/** "Korea" is said of either, "North Korea" of one. */
const isEither = ({ groups }: PreparedWord): boolean => groups.includes(NORTH) && groups.includes(SOUTH);
const isNorth = ({ groups }: PreparedWord): boolean => groups.includes(NORTH) && !groups.includes(SOUTH);

const tellKorea: Telling = (query, listed, { queryStart, listedStart }) => {
  const [a, b] = [query[queryStart], listed[listedStart]];
  if (a === undefined || b === undefined) return 'nothing';
  return (isEither(a) && isNorth(b)) || (isNorth(a) && isEither(b)) ? 'two bodies' : 'nothing';
};

/**
 * "Bank of Korea" is that of the South, and not the Bank of North Korea: where a name says no more than one kind of body, Korea alone is
 * the South. "Korea Kwangson Banking Corp" may be of either.
 */
export const isOfOtherKorea = (
  query: readonly PreparedWord[],
  listed: readonly PreparedWord[],
  alignment: Alignment,
): boolean => areOtherBodies(query, listed, alignment, tellKorea);

/** A university of technology as Chinese calls it in either way, read from characters. */
const OF_CHARACTERS = 'mtpolytechnic';
const OF_SCIENCE = 'mSCIENTIFIC';

/** "北京理工大学" and "北京工业大学" are two universities, though English calls either one of technology. */
export function areOtherPolytechnics(
  query: readonly PreparedWord[],
  listed: readonly PreparedWord[],
  { pairs }: Alignment,
): boolean {
  for (const { queryStart, listedStart } of pairs) {
    const [a, b] = [query[queryStart], listed[listedStart]];
    if (a?.text !== 'technology' || b?.text !== 'technology') continue;
    if (!a.groups.includes(OF_CHARACTERS) || !b.groups.includes(OF_CHARACTERS)) continue;
    if (a.groups.includes(OF_SCIENCE) !== b.groups.includes(OF_SCIENCE)) return true;
  }
  return false;
}

const OF_TECHNOLOGY = 'mTECH';
const OF_UNIVERSITY = 'mUNIVERSITY';
const isSmall = ({ wordClass }: PreparedWord): boolean =>
  wordClass === 'particle' || wordClass === 'legalForm';

/** What universities of technology of one place have beside it. */
const OF_SOME: readonly string[] = [OF_SCIENCE, 'mELECTRONIC'];

/**
 * "Nanjing Tech University" is not Nanjing University of Science and Technology, nor the University of Science and Technology of China
 * that of Electronic Science and Technology.
 */
export function isOfScienceToo({ words, left, leftOfOthers, pairs, here }: OneSide): boolean {
  const telling = left.filter((word) => !isSmall(word));
  if (telling.length !== 1 || !OF_SOME.some((group) => telling[0]?.groups.includes(group) === true))
    return false;
  if (leftOfOthers.some((word) => !isSmall(word))) return false;
  const says = (group: string): boolean =>
    pairs.some((pair) => words[pair[here]]?.groups.includes(group) === true);
  return says(OF_UNIVERSITY) && says(OF_TECHNOLOGY);
}

/** "Jamaat" as Urdu and Persian write it, and "Islami" beside it; Arabic and Malay have "Islamiya". */
const OF_URDU = /^jam[ae]*i?y?[ae]*t[ei]?$/u;
const ISLAMI = /^[ei]slami$/u;
const ISLAMIYA = /^[ei]slami+y*[ae]t?h?$/u;

/** "Jamiat" (society) is another word than "Jamaat" (group). */
const JAMIAT = /^[dj]*jam[ei]+y*[ae]/u;

const isOfUrdu = (first: PreparedWord | undefined, second: PreparedWord | undefined): boolean =>
  OF_URDU.test(first?.text ?? '') && ISLAMI.test(second?.text ?? '');

/** "Jamaat-e-Islami" is not "Jemaah Islamiyah" nor "al-Gama'a al-Islamiyya", though all of them are Islamic groups. */
export function areOtherIslamicGroups(
  query: readonly PreparedWord[],
  listed: readonly PreparedWord[],
  { pairs }: Alignment,
): boolean {
  const islamic = pairs.find(({ queryStart, listedStart }) => {
    const [a, b] = [query[queryStart]?.text ?? '', listed[listedStart]?.text ?? ''];
    return (ISLAMI.test(a) || ISLAMIYA.test(a)) && (ISLAMI.test(b) || ISLAMIYA.test(b));
  });
  if (islamic === undefined) return false;
  const group = pairs.find(
    (pair) =>
      pair.queryStart < islamic.queryStart &&
      pair.listedStart < islamic.listedStart &&
      pair.weight > NAME_MODEL.weights.company,
  );
  const [a, b] = [query[group?.queryStart ?? -1], listed[group?.listedStart ?? -1]];
  if (a === undefined || b === undefined) return false;
  if (
    (a.text.startsWith('ga') && b.text.startsWith('je')) ||
    (a.text.startsWith('je') && b.text.startsWith('ga'))
  )
    return true;
  if (JAMIAT.test(a.text) !== JAMIAT.test(b.text)) return true;
  const ofQuery = isOfUrdu(a, query[islamic.queryStart]);
  return (
    ofQuery !== isOfUrdu(b, listed[islamic.listedStart]) &&
    !OF_URDU.test((ofQuery ? b : a).text) &&
    ISLAMIYA.test((ofQuery ? listed[islamic.listedStart] : query[islamic.queryStart])?.text ?? '')
  );
}
