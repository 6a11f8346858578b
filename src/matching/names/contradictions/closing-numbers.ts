import type { Alignment } from '../align-words.ts';
import { AS_GENERATION } from '../preparing/form-marks.ts';
import type { PreparedWord } from '../prepared-word.ts';
import { ROLES, rolesOf } from '../words/word-roles.ts';
import type { Comparison } from './comparison.ts';

/** The number of one of several ships, pipelines and funds; longer ones are of other kinds. */
const SHORT = /^\d{1,2}$/u;

const isShortNumber = ({ wordClass, text, key }: PreparedWord): boolean =>
  wordClass === 'number' && SHORT.test(text) && !key.startsWith(`${AS_GENERATION}|`);

/** What tells nothing of its bearer. */
const SMALL = ROLES.legalForm | ROLES.particle | ROLES.title;
const isSmall = ({ roles }: PreparedWord): boolean => (roles & SMALL) !== 0;

/** True when a name ends with a number, its legal form aside, and all else that it has corresponds. */
function hasNumberMore(words: readonly PreparedWord[], left: readonly PreparedWord[]): boolean {
  let number: PreparedWord | null = null;
  for (const word of left) {
    if (isSmall(word)) continue;
    if (number !== null || !isShortNumber(word)) return false;
    number = word;
  }
  if (number === null) return false;
  const last = words.findLast((word) => !isSmall(word));
  return last === number && words.length > 1;
}

/** "Chon Ma San" is hardly "Chon Ma San 2", nor "Nord Stream AG" "Nord Stream 2 AG": one name has a number at its end, and all else is equal. */
export function hasOneNumberMore(
  query: readonly PreparedWord[],
  listed: readonly PreparedWord[],
  { queryLeft, listedLeft }: Alignment,
): boolean {
  return (
    (listedLeft.every(isSmall) && hasNumberMore(query, queryLeft)) ||
    (queryLeft.every(isSmall) && hasNumberMore(listed, listedLeft))
  );
}

/** Roman numerals that are names and initials as well. */
const ROMAN = /^(?:v|vi|ix|x|xi)$/u;

/** "Ocean Pearl X" and "Ocean Pearl XI" end with other numbers; "Jinping X." may be Xi Jinping. */
function endWithOtherNumerals(
  query: readonly PreparedWord[],
  listed: readonly PreparedWord[],
  { pairs, queryLeft, listedLeft }: Alignment,
): boolean {
  const [a, b] = [query.at(-1), listed.at(-1)];
  if (a === undefined || b === undefined || a.text === b.text) return false;
  if (!ROMAN.test(a.text) || !ROMAN.test(b.text)) return false;
  if (!queryLeft.every(isSmall) || !listedLeft.every(isSmall)) return false;
  return !pairs.some(({ queryStart }) => {
    const word = query[queryStart];
    return word !== undefined && word !== a && word.syllables.length > 0;
  });
}

/** "Black Pearl I" is not "Black Pearl II", nor "Sea Dragon V" "Sea Dragon 6". */
const endsWithNumeral = (words: readonly PreparedWord[], left: readonly PreparedWord[]): boolean =>
  words.length > 1 && NUMERAL.test(words.at(-1)?.text ?? '') && left.some((word) => word === words.at(-1));
const NUMERAL = /^(?:[ivx]|vi|ix|xi)$/u;

/** True when each name has a number of its own. */
export function haveOtherNumbers(comparison: Comparison): boolean {
  const { words, left, others, leftOfOthers } = comparison.ofQuery;
  const [isHere, isThere] = [hasNumber(left), hasNumber(leftOfOthers)];
  return (
    (isHere && isThere) ||
    (isHere && endsWithNumeral(others, leftOfOthers)) ||
    (isThere && endsWithNumeral(words, left)) ||
    endWithOtherNumerals(words, others, comparison.alignment)
  );
}

const hasNumber = (words: readonly PreparedWord[]): boolean => (rolesOf(words) & ROLES.number) !== 0;
