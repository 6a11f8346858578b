import { NAME_MODEL } from '../../scoring-model.ts';
import type { AlignedWords } from '../word-options.ts';
import type { PreparedWord } from '../prepared-word.ts';
import { isLink } from '../preparing/told-by-key.ts';
import { honourSomebody } from '../reading/in-honour.ts';
import { isSpanishFamilyName } from '../words/common-names.ts';
import { ROLES, rolesOf } from '../words/word-roles.ts';
import { onEitherSide, type Comparison, type OneSide } from './comparison.ts';
import { firstName, isPersonal } from './left-words.ts';

/** "E" between the words of an organisation says "and". */
const isInitial = (word: PreparedWord): boolean =>
  word.text.length === 1 && word.wordClass !== 'number' && !isLink(word);
const mayBegin = (word: PreparedWord): boolean => isInitial(word) || isPersonal(word);

/** "John A. Miller" / "John B. Miller", "R. Subramanian" / "Krishna Subramanian". */
function initialsDiffer(a: readonly PreparedWord[], b: readonly PreparedWord[]): boolean {
  if (a.length === 0 || b.length === 0) return false;
  // "Zavod imeni Ya.M. Sverdlova" / "Sverdlov Plant, Dzerzhinsk": whom a body honours has initials, and the body a town.
  if ((honourSomebody(a) && !b.some(isInitial)) || (honourSomebody(b) && !a.some(isInitial))) return false;
  return (a.some(isInitial) && b.some(mayBegin)) || (b.some(isInitial) && a.some(mayBegin));
}

/**
 * "Nemesio R. Oseguera" may be Nemesio Oseguera Cervantes: an initial between given and family name contradicts no second family
 * name, which only follows them.
 */
function isInitialBetween({ words, left, others, leftOfOthers, pairs, here }: OneSide): boolean {
  const [initial, family] = [left[0], leftOfOthers[0]];
  if (left.length !== 1 || leftOfOthers.length !== 1 || initial === undefined || family === undefined)
    return false;
  if (!isInitial(initial) || isInitial(family) || others.at(-1) !== family) return false;
  const before = others.at(-2);
  const isOfTwo = isSpanishFamilyName(family.text) || isSpanishFamilyName(before?.text ?? '');
  if (!isOfTwo && (before?.weight ?? 0) < NAME_MODEL.rareWord) return false;
  const place = words.indexOf(initial);
  return (
    pairs.every(
      ({ likeness, queryStart, listedStart }) =>
        likeness >= NAME_MODEL.told && queryStart <= listedStart + 1 && listedStart <= queryStart + 1,
    ) &&
    pairs.some((pair) => pair[here] < place) &&
    pairs.some((pair) => pair[here] > place)
  );
}

/** "Maha al-Shehri" is not "Waleed M. al-Shehri": another given name comes before the initial that stands for hers. */
function initialComesLater({ words, pairs, here }: OneSide): boolean {
  if ((rolesOf(words) & ROLES.ofOneLetter) === 0) return false;
  const places = new Set(pairs.map((pair) => pair[here]));
  const first = firstName(words);
  if (first < 0 || places.has(first)) return false;
  const given = Math.min(...places);
  return (
    given > first &&
    words[given]?.text.length === 1 &&
    pairs.some((pair) => pair[here] === given && pair.likeness < 1)
  );
}

/**
 * "George H. W. Bush" is not George W. Bush, nor George Walker: between the same given name and family name the first initial of one
 * side is that of no name of the other, which has its later one.
 */
function middleInitialIsOfAnother({ words, others, pairs, here: atHere, there: atThere }: OneSide): boolean {
  const [given, middle] = words;
  if (given === undefined || middle === undefined || !isInitial(middle) || given.text.length < 2)
    return false;
  const last = words.length - 1;
  let [hasGiven, hasFamily, hasLater] = [false, false, false];
  for (const pair of pairs) {
    const [here, there] = [pair[atHere], pair[atThere]];
    if (here === 1) return false;
    if (here === 0 && there === 0) hasGiven = true;
    else if (here === last && there === others.length - 1) hasFamily = true;
    else if (here > 1 && here < last && there === 1 && words[here]?.text.length === 1) hasLater = true;
  }
  return hasGiven && hasFamily && hasLater;
}

/** "D. A. Medvedev" is no Alexei: the first of the initials, which nobody has, is that of another given name. */
function firstInitialIsOfAnother({ words, pairs, here, there }: OneSide): boolean {
  const first = words[0];
  if (first === undefined || !isInitial(first) || pairs.some((pair) => pair[here] === 0)) return false;
  return pairs.some((pair) => pair[there] === 0 && words[pair[here]]?.text.length === 1 && pair.likeness < 1);
}

/** "Perdomo V., Carlos J." is Carlos José Perdomo Vargas: each initial follows the name that it follows there. */
const followsTheSame = (pairs: OneSide['pairs'], { queryStart, listedStart }: AlignedWords): boolean =>
  pairs.some((pair) => pair.queryStart === queryStart - 1 && pair.listedStart === listedStart - 1);

/** "S. K. Shoigu" is no Kuzhuget Sergeevich: of two initials that stand for two words each has its place. */
function areInitialsCrossed({ words, pairs, here }: OneSide): boolean {
  if ((rolesOf(words) & ROLES.ofOneLetter) === 0) return false;
  const ofInitials = pairs.filter((pair) => {
    const word = words[pair[here]];
    return word !== undefined && isInitial(word);
  });
  return ofInitials.some((one) =>
    ofInitials.some(
      (other) =>
        one.queryStart < other.queryStart &&
        one.listedStart > other.listedStart &&
        words[one[here]]?.text !== words[other[here]]?.text &&
        !(followsTheSame(pairs, one) && followsTheSame(pairs, other)),
    ),
  );
}

/** "John R. Smith" is no Robert John, nor Robert J.: an initial and a given name are exchanged, and the family name stays where it is. */
function isInitialExchanged({ words, others, pairs }: OneSide): boolean {
  if (pairs.length < INITIAL_AND_TWO_NAMES) return false;
  if (!pairs.some(({ queryStart, listedStart }) => queryStart === listedStart && queryStart > 1))
    return false;
  const first = pairs.find(({ queryStart, listedStart }) => queryStart === 0 && listedStart === 1);
  const second = pairs.find(({ queryStart, listedStart }) => queryStart === 1 && listedStart === 0);
  if (first === undefined || second === undefined) return false;
  return isOfInitial(words[0], others[1]) || isOfInitial(words[1], others[0]);
}

const INITIAL_AND_TWO_NAMES = 3;

const isOfInitial = (a: PreparedWord | undefined, b: PreparedWord | undefined): boolean =>
  a !== undefined && b !== undefined && isInitial(a) !== isInitial(b);

/** True when the initials of two names are those of two people. */
export function areOfOtherInitials(comparison: Comparison): boolean {
  const { ofQuery } = comparison;
  return (
    (initialsDiffer(ofQuery.left, ofQuery.leftOfOthers) && !onEitherSide(comparison, isInitialBetween)) ||
    isInitialExchanged(ofQuery) ||
    onEitherSide(comparison, areInitialsCrossed) ||
    onEitherSide(comparison, initialComesLater) ||
    onEitherSide(comparison, middleInitialIsOfAnother) ||
    onEitherSide(comparison, firstInitialIsOfAnother)
  );
}
