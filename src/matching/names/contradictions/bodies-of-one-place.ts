import { isPlace } from '../omission.ts';
import type { PreparedWord } from '../prepared-word.ts';
import { LINKS } from '../words/word-class.ts';
import { ROLES, rolesOf, saysTrade } from '../words/word-roles.ts';
import type { Comparison, OneSide } from './comparison.ts';
import { isOfCountry, isTelling } from './left-words.ts';

/**
 * "Oxford University" is not Oxford Brookes University: a name stands before what the organisation is, of which no more than
 * another name corresponds.
 */
export function anotherStandsBetween({ words, left, leftOfOthers, pairs, here }: OneSide): boolean {
  const [more] = left;
  if (left.length !== 1 || leftOfOthers.some((word) => !isSmallWord(word)) || more?.wordClass !== 'name')
    return false;
  if (more.country !== null) return false;
  const telling = pairs.filter((pair) => !isSmallWord(words[pair[here]]));
  if (telling.length !== 2) return false;
  const place = words.indexOf(more);
  const [before, after] = [words[place - 1], words[place + 1]];
  return before?.wordClass === 'name' && after !== undefined && CALLED_AFTER.has(after.text);
}

/**
 * "Tehran Medical University" is not the University of Tehran, nor "China Construction Bank" the Bank of China: the one is called
 * by its place alone, the other says what it is for.
 */
export function areBodiesOfOnePlace({
  words,
  left,
  others,
  leftOfOthers,
  pairs,
  here,
  there,
}: OneSide): boolean {
  if (leftOfOthers.some((word) => !isSmallWord(word)) || !tellPurpose(left)) return false;
  if (left.some((word) => word.wordClass === 'name' && word.country === null)) return false;
  let hasPlace = false;
  let isBody = false;
  for (const pair of pairs) {
    const word = words[pair[here]];
    if (word === undefined || isSmallWord(word) || saysOwner(word)) continue;
    if (OF_PLACES.has(word.text) || isBodyOfPlace(word)) isBody = true;
    else if (!hasPlace && (isOfCountry(word) || isPlace(word) || isCalledByPlace(others, pair[there])))
      hasPlace = true;
    else return false;
  }
  return hasPlace && isBody;
}

/**
 * "Dalian Trading Co" is not Dalian Haibo Trading: a firm that is called by its town and its trade alone, and one that has a name.
 */
export function isAnotherOfTown({ words, left, leftOfOthers, others, pairs, here }: OneSide): boolean {
  if (!left.some(isName) || leftOfOthers.some(isTelling)) return false;
  if (!isOfFirm(words) || !isOfFirm(others)) return false;
  return agreeInTownAndTrade({ words, pairs, here });
}

/** True when nothing corresponds but a town and what firms of it trade in. */
function agreeInTownAndTrade({ words, pairs, here }: Pick<OneSide, 'words' | 'pairs' | 'here'>): boolean {
  let [towns, trades] = [0, 0];
  for (const pair of pairs) {
    const word = words[pair[here]];
    if (word === undefined || isSmallWord(word) || saysFirm(word)) continue;
    if (isOfTown(word)) towns++;
    else if (isTrade(word)) trades++;
    else return false;
  }
  return towns === 1 && trades > 0;
}

/** "Shanghai Electric Machinery Import and Export" is not Shanghai Textile Machinery Import and Export. */
export const areOtherTradesOfTown = ({ ofQuery }: Comparison): boolean =>
  (isOfFirm(ofQuery.words) || isOfFirm(ofQuery.others)) &&
  ofQuery.left.some(isTrade) &&
  ofQuery.leftOfOthers.some(isTrade) &&
  !ofQuery.left.some(isTelling) &&
  !ofQuery.leftOfOthers.some(isTelling) &&
  agreeInTownAndTrade(ofQuery);

const isTrade = (word: PreparedWord): boolean =>
  saysTrade(word) && (word.roles & (ROLES.body | ROLES.bank)) === 0;

const isOfTown = ({ roles }: PreparedWord): boolean => (roles & ROLES.town) !== 0;

const isName = (word: PreparedWord): boolean =>
  word.wordClass === 'name' && word.country === null && !isOfTown(word);
const isOfFirm = (words: readonly PreparedWord[]): boolean =>
  (rolesOf(words) & ROLES.legalForm) !== 0 || words.some(saysFirm);
const saysFirm = (word: PreparedWord): boolean => word.wordClass === 'generic' && !saysTrade(word);

/** "Kurdistan Workers' Party" is not the Kurdistan Democratic Party: of one place, and each for something else. */
export function areForOtherPurposes({ ofQuery: { words, left, leftOfOthers, pairs } }: Comparison): boolean {
  if (!left.some(saysTradeOfItsOwn) || !leftOfOthers.some(saysTradeOfItsOwn)) return false;
  const all = [...left, ...leftOfOthers].filter((word) => !isSmallWord(word));
  if (!all.every(saysTrade) || !all.some(saysPurpose)) return false;
  let saying = 0;
  for (const { queryStart } of pairs) {
    const word = words[queryStart];
    if (word === undefined || isSmallWord(word) || isOfCountry(word) || isPlace(word)) continue;
    if (!saysTrade(word)) return false;
    if (!isOfInstitute(word)) saying++;
  }
  return saying <= FEW_GENERIC;
}

/** "Scientific Research Institute of Applied ..." says no more than "Institute of ...". */
const isOfInstitute = ({ groups }: PreparedWord): boolean => groups.some((group) => OF_INSTITUTES.has(group));
const OF_INSTITUTES: ReadonlySet<string> = new Set(
  'mSCIENTIFIC mRESEARCH mINSTITUTE mhAPPLIED mCENTRAL mFED mhSTATE'.split(' '),
);

/** "Of the Republic of Belarus" says no more than "of Belarus". */
const saysTradeOfItsOwn = (word: PreparedWord): boolean =>
  saysTrade(word) && !/^(?:republic|federation|kingdom)$/u.test(word.text);

/** Of more words that agree a long name is known, whatever else its translations call it. */
const FEW_GENERIC = 2;

const saysPurpose = (word: PreparedWord): boolean =>
  saysTrade(word) && !isOfCountry(word) && !OF_STATES.has(word.text);

/** "Minsk State University" is no more of one purpose than the University of Minsk. */
const saysOwner = ({ groups }: PreparedWord): boolean => groups.some((group) => OWNERS.has(group));
const OWNERS: ReadonlySet<string> = new Set('mhSTATE mhNATIONAL mFED'.split(' '));

const isOf = (group: string, { groups }: PreparedWord): boolean => groups.includes(group);

/** "People's Bank of China" is not the Bank of China, and "Bank of the People's Republic of China" may be. */
const tellPurpose = (left: readonly PreparedWord[]): boolean =>
  left.some(saysPurpose) ||
  (left.some((word) => isOf('mhPEOPLE', word)) && !left.some((word) => isOf('mREPU', word)));

/** "Of Tehran", after what is there. */
const isCalledByPlace = (words: readonly PreparedWord[], place: number): boolean =>
  place > 1 && words[place]?.wordClass === 'name' && LINKS.has(words[place - 1]?.text ?? '');

/** What countries call themselves, which is left out as often as not: "Bank of the Islamic Republic of Iran". */
const OF_STATES: ReadonlySet<string> = new Set(
  'islamic republic state federation kingdom arab democratic peoples'.split(' '),
);

/** Bodies that a place has several of, by what they are for. */
const OF_PLACES: ReadonlySet<string> = new Set(
  'university college academy hospital bank museum theatre theater airport'.split(' '),
);
const BODIES_OF_PLACES: ReadonlySet<string> = new Set(
  'mUNIVERSITY mBANK mHOSPITAL mMUSEUM mACADEMY mCOLLEGE'.split(' '),
);
const isBodyOfPlace = ({ groups }: PreparedWord): boolean =>
  groups.some((group) => BODIES_OF_PLACES.has(group));

/** Bodies that are called after towns and founders, of which one town has many. */
const CALLED_AFTER: ReadonlySet<string> = new Set(
  'university college school academy hospital clinic bank air airlines airways hotel club museum shipping'.split(
    ' ',
  ),
);

const isSmallWord = (word: PreparedWord | undefined): boolean =>
  word === undefined || word.wordClass === 'particle' || word.wordClass === 'legalForm';
