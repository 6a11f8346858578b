import { NAME_MODEL } from '../../scoring-model.ts';
import type { Alignment } from '../align-words.ts';
import { agreeInMost } from '../chains-of-names.ts';
import { isMisreadRegistration } from '../preparing/told-by-key.ts';
import type { PreparedName } from '../prepared-name.ts';
import type { PreparedWord } from '../prepared-word.ts';
import type { QueryName } from '../query-name.ts';
import { ROLES, rolesOf } from '../words/word-roles.ts';
import {
  anotherStandsBetween,
  areBodiesOfOnePlace,
  areForOtherPurposes,
  areOtherTradesOfTown,
  isAnotherOfTown,
} from './bodies-of-one-place.ts';
import {
  areCalledAndOwned,
  areOtherIslamicGroups,
  areOtherPolytechnics,
  isOfScienceToo,
  isOfOtherKorea,
} from './bodies-of-countries.ts';
import { endInOtherConsonants } from './brands-apart.ts';
import { hasOneNumberMore, haveOtherNumbers } from './closing-numbers.ts';
import { comparisonOf, onEitherSide, type Comparison, type OneSide } from './comparison.ts';
import { areClubAndBody, areOtherFirms } from './generic-names.ts';
import { areOfOtherInitials } from './initials-apart.ts';
import { hasLetterOfFirm, hasLetterOfShip } from './letters-of-ships.ts';
import { areOfOtherLines, isTrustBank } from './lines-of-business.ts';
import { agreeOnlyInGeneric } from './only-generic-words.ts';
import {
  areExchanged,
  goesOnInMyanmar,
  hasOnlyMothersName,
  isAnotherOfFamily,
  isChildOfOther,
} from './order-of-names.ts';
import { areFamiliesExchanged, haveOtherNames, haveOtherSyllables } from './other-bearers.ts';
import { areOfOtherDirections, areOtherParts, isOfPartOfContinent } from './parts-of-bodies.ts';
import { arePersonAndOrganisation } from './persons-and-organisations.ts';
import {
  areChildOfEachOther,
  areFatherAndSon,
  areGivenNamesAlone,
  areManAndWoman,
  areOfOtherFathers,
  areTwoPeople,
  isFatherOfOther,
} from './relatives.ts';

/** A rule that keeps a pair under a limit, and the limit. */
export interface Cap {
  readonly remark: string;
  readonly limit: number;
}

interface Rule extends Cap {
  readonly holds: (comparison: Comparison) => boolean;
}

type ByWords = (
  query: readonly PreparedWord[],
  listed: readonly PreparedWord[],
  alignment: Alignment,
) => boolean;

const byWords =
  (rule: ByWords) =>
  ({ ofQuery: { words, others }, alignment }: Comparison): boolean =>
    rule(words, others, alignment);

const byEither =
  (rule: (side: OneSide) => boolean) =>
  (comparison: Comparison): boolean =>
    onEitherSide(comparison, rule);

/** True when a word of a role is left on both sides. */
const areLeftOnBoth = ({ ofQuery: { left, leftOfOthers } }: Comparison, role: number): boolean =>
  (rolesOf(left) & rolesOf(leftOfOthers) & role) !== 0;

const hasNumberLeft = ({ ofQuery: { left, leftOfOthers } }: Comparison): boolean =>
  ((rolesOf(left) | rolesOf(leftOfOthers)) & ROLES.number) !== 0;

/** The rules by which two names contradict each other, in the order in which an explanation names them. */
const RULES: readonly Rule[] = [
  { remark: 'the numbers differ', limit: NAME_MODEL.contradictingNumber, holds: haveOtherNumbers },
  {
    remark: 'one name has a number more',
    limit: NAME_MODEL.numberMore,
    holds: (names) => hasNumberLeft(names) && byWords(hasOneNumberMore)(names),
  },
  {
    remark: 'a registration is misread',
    limit: NAME_MODEL.misreadRegistration,
    holds: byEither(({ words }) => words.some(isMisreadRegistration)),
  },
  {
    remark: 'father and son',
    limit: NAME_MODEL.fatherAndSon,
    holds: (names) =>
      areFatherAndSon(names.ofQuery) || areChildOfEachOther(names) || onEitherSide(names, isFatherOfOther),
  },
  {
    remark: 'the fathers\u2019 names differ',
    limit: NAME_MODEL.contradictingPatronymic,
    holds: ({ ofQuery }) => areOfOtherFathers(ofQuery),
  },
  {
    remark: 'the countries differ',
    limit: NAME_MODEL.contradictingCountry,
    holds: (names) => areLeftOnBoth(names, ROLES.ofCountry) || byWords(isOfOtherKorea)(names),
  },
  { remark: 'a man and a woman', limit: NAME_MODEL.manAndWoman, holds: areManAndWoman },
  { remark: 'the initials differ', limit: NAME_MODEL.contradictingInitial, holds: areOfOtherInitials },
  {
    remark: 'the syllables of the names differ',
    limit: NAME_MODEL.otherBearer,
    holds: byWords(haveOtherSyllables),
  },
  {
    remark: 'each has another name',
    limit: NAME_MODEL.otherBearer,
    holds: (names) => byWords(haveOtherNames)(names) && !byWords(agreeInMost)(names),
  },
  {
    remark: 'each has another name',
    limit: NAME_MODEL.otherEndOfChain,
    holds: (names) => byWords(haveOtherNames)(names) && byWords(agreeInMost)(names),
  },
  {
    remark: 'the family names are exchanged',
    limit: NAME_MODEL.otherBearer,
    holds: byWords(areFamiliesExchanged),
  },
  { remark: 'the first two names are exchanged', limit: NAME_MODEL.exchangedNames, holds: areExchanged },
  {
    remark: 'a name of Myanmar goes on',
    limit: NAME_MODEL.otherBearer,
    holds: byEither(goesOnInMyanmar),
  },
  { remark: 'only given names agree', limit: NAME_MODEL.otherBearer, holds: byEither(areGivenNamesAlone) },
  { remark: 'another given name comes first', limit: NAME_MODEL.childOf, holds: isChildOfOther },
  {
    remark: 'another given name comes first',
    limit: NAME_MODEL.anotherComesFirst,
    holds: isAnotherOfFamily,
  },
  {
    remark: 'the father\u2019s family name is missing',
    limit: NAME_MODEL.onlyMothersName,
    holds: byEither(hasOnlyMothersName),
  },
  { remark: 'two people', limit: NAME_MODEL.twoPeople, holds: byEither(areTwoPeople) },
  {
    remark: 'a person and an organisation',
    limit: NAME_MODEL.personAndOrganisation,
    holds: arePersonAndOrganisation,
  },
  {
    remark: 'another name stands between',
    limit: NAME_MODEL.anotherBetween,
    holds: byEither(anotherStandsBetween),
  },
  {
    remark: 'another body of one place',
    limit: NAME_MODEL.anotherBetween,
    holds: (names) =>
      onEitherSide(names, areBodiesOfOnePlace) ||
      onEitherSide(names, isOfScienceToo) ||
      areForOtherPurposes(names) ||
      byWords(areOtherPolytechnics)(names),
  },
  {
    remark: 'one is called by a country',
    limit: NAME_MODEL.calledByCountry,
    holds: byWords(areCalledAndOwned),
  },
  {
    remark: 'another Islamic group',
    limit: NAME_MODEL.otherBearer,
    holds: byWords(areOtherIslamicGroups),
  },
  {
    remark: 'another part of one body',
    limit: NAME_MODEL.anotherPart,
    holds: (names) =>
      areOfOtherDirections(names.alignment) ||
      byWords(areOtherParts)(names) ||
      onEitherSide(names, isOfPartOfContinent),
  },
  {
    remark: 'another firm of one group',
    limit: NAME_MODEL.anotherOfGroup,
    holds: (names) =>
      (((rolesOf(names.ofQuery.left) | rolesOf(names.ofListed.left)) & ROLES.generic) !== 0 &&
        areOfOtherLines(names.ofQuery.left, names.ofListed.left)) ||
      onEitherSide(names, isTrustBank),
  },
  {
    remark: 'the brands end otherwise',
    limit: NAME_MODEL.otherEndOfBrand,
    holds: endInOtherConsonants,
  },
  {
    remark: 'another firm of one town',
    limit: NAME_MODEL.otherFirm,
    holds: (names) => onEitherSide(names, isAnotherOfTown) || areOtherTradesOfTown(names),
  },
  { remark: 'another ship', limit: NAME_MODEL.otherFirm, holds: byEither(hasLetterOfShip) },
  { remark: 'another firm of one group', limit: NAME_MODEL.otherFirm, holds: byEither(hasLetterOfFirm) },
  { remark: 'another firm of such words', limit: NAME_MODEL.otherFirm, holds: byWords(areOtherFirms) },
  { remark: 'a club or an association', limit: NAME_MODEL.otherFirm, holds: byWords(areClubAndBody) },
  { remark: 'only generic words agree', limit: NAME_MODEL.onlyGeneric, holds: agreeOnlyInGeneric },
];

/** The rules that hold the pair down, for an explanation. */
export function capsOf(query: QueryName, listed: PreparedName, alignment: Alignment): readonly Cap[] {
  const comparison = comparisonOf(query, listed, alignment);
  return RULES.filter((rule) => rule.holds(comparison));
}

/** The same rules, the strictest first, so that none is asked after one that holds. */
const STRICTEST_FIRST: readonly Rule[] = [...RULES].sort((a, b) => a.limit - b.limit);

/** The least limit that any rule sets: no rule holds a score of no more down. */
const LOWEST_LIMIT = STRICTEST_FIRST[0]?.limit ?? 0;

/** The rule that sets the score of two names, 0 to 1 before any rule held; null where none does. */
export function decidingCap(
  score: number,
  query: QueryName,
  listed: PreparedName,
  alignment: Alignment,
): Cap | null {
  if (score <= LOWEST_LIMIT) return null;
  const comparison = comparisonOf(query, listed, alignment);
  for (const rule of STRICTEST_FIRST) {
    if (rule.limit >= score) return null;
    if (rule.holds(comparison)) return rule;
  }
  return null;
}

/** A score, from 0 to 1, as the rules leave it. */
export const heldDown = (
  score: number,
  query: QueryName,
  listed: PreparedName,
  alignment: Alignment,
): number => decidingCap(score, query, listed, alignment)?.limit ?? score;
