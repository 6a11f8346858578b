import { candidateBound } from '../../matching/candidate-bound.ts';
import { NAME_MODEL } from '../../matching/scoring-model.ts';
import type { GainBound } from './gain-query.ts';

/**
 * What a share of names costs at least (`matching/names/matched-share.ts`): `leftQuery`, `leftListed` times what is left
 * over of either side, and `scarce` times what the matched weight lacks of enough evidence.
 */
export interface ShareCost {
  readonly leftQuery: number;
  readonly leftListed: number;
  readonly scarce: number;
}

/** Left-overs that contradict as far as both sides have them, what one side has more being an omission. */
function leftOverCosts(omission: number, scarce: number): readonly ShareCost[] {
  const { contradiction } = NAME_MODEL;
  const rest = contradiction - omission;
  // Then the cost is at least that of two equal left-overs.
  if (rest <= omission) return [{ leftQuery: contradiction / 2, leftListed: contradiction / 2, scarce }];
  return [
    { leftQuery: omission, leftListed: rest, scarce },
    { leftQuery: rest, leftListed: omission, scarce },
  ];
}

/**
 * Costs of which each share has at least one: the sum of words that an engine can work out is linear, the cost of a share
 * is the least of these. An omission costs more when evidence is scarce, up to what the evidence lacks.
 */
export function shareCosts(): readonly ShareCost[] {
  const { omission, scarceEvidence } = NAME_MODEL;
  return [...leftOverCosts(omission + scarceEvidence, 0), ...leftOverCosts(omission, scarceEvidence)];
}

/** Scores are rounded to four decimals before they are compared with the threshold. */
const HALF_OF_ROUNDING = 0.00005;
const ARITHMETIC_SLACK = 1e-5;

/** Share of two names that gives a score, before rounding. */
export function leastShare(threshold: number): number {
  return Math.max(0, threshold - HALF_OF_ROUNDING) ** (1 / NAME_MODEL.exponent);
}

/**
 * Bounds as `candidateBound`, each for one of the costs: a name whose score reaches the threshold, 0 to 1, reaches what one
 * of them requires. They let through a tenth of what one bound for all costs does.
 */
export function nameBounds(threshold: number): readonly GainBound<number>[] {
  const least = leastShare(threshold);
  if (least === 0) return [candidateBound(threshold)];
  return shareCosts().map(({ leftQuery, leftListed, scarce }) => ({
    gain(query, listed, likeness) {
      const shared = Math.min(query, listed);
      const matched = (1 - least + least * scarce) * likeness;
      const lost = least * (leftQuery + leftListed) * (1 - likeness);
      return shared * (matched - lost) + least * (leftQuery * query + leftListed * listed);
    },
    required(queryTotal, listedTotal) {
      const evidence = scarce * NAME_MODEL.enoughEvidence;
      return least * (leftQuery * queryTotal + leftListed * listedTotal + evidence) - ARITHMETIC_SLACK;
    },
  }));
}
