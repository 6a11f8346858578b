import { candidateBound } from '../../matching/candidate-bound.ts';
import { LEAST_OMISSION } from '../../matching/names/matched-share.ts';
import { NAME_MODEL } from '../../matching/scoring-model.ts';
import type { GainBound } from './gain-sum.ts';

/**
 * What a share of names costs at least (`matching/names/matched-share.ts`): `each` times what is left over of either side,
 * `apart` times how far these are apart, and `scarce` times what the matched weight lacks of enough evidence.
 */
export interface ShareCost {
  readonly each: number;
  /** At most 0. */
  readonly apart: number;
  readonly scarce: number;
}

/**
 * Left-overs contradict as far as both sides have them; what one side has more is an omission. Where that is the dearer one,
 * both are taken to cost as a contradiction does: before the words are matched little is known of how far they are apart.
 */
function leftOverCost(omission: number, scarce: number): ShareCost {
  const each = NAME_MODEL.contradiction / 2;
  return { each, apart: Math.min(0, omission - each), scarce };
}

/** Costs of which each share has at least one: an omission costs more when evidence is scarce, up to what it lacks. */
export function shareCosts(): readonly ShareCost[] {
  const { scarceEvidence } = NAME_MODEL;
  return [leftOverCost(LEAST_OMISSION + scarceEvidence, 0), leftOverCost(LEAST_OMISSION, scarceEvidence)];
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
 * of them requires. They let through a tenth of what one bound for all costs does. How far the left-overs are apart is not
 * known before the words are matched; it differs from how far the names are apart by no more than the matched words are.
 */
export function nameBounds(threshold: number): readonly GainBound<number>[] {
  const least = leastShare(threshold);
  if (least === 0) return [candidateBound(threshold)];
  return shareCosts().map(({ each, apart, scarce }) => {
    const matched = (query: number, listed: number, likeness: number): number => {
      const lost = least * 2 * each * (1 - likeness);
      return Math.min(query, listed) * ((1 - least + least * scarce) * likeness - lost);
    };
    return {
      gain(query, listed, likeness) {
        const taken = each * (query + listed) - apart * Math.abs(query - listed);
        return matched(query, listed, likeness) + least * taken;
      },
      required(queryTotal, listedTotal) {
        const evidence = scarce * NAME_MODEL.enoughEvidence;
        const left = each * (queryTotal + listedTotal) + apart * Math.abs(queryTotal - listedTotal);
        return least * (left + evidence) - ARITHMETIC_SLACK;
      },
      // Along one line it is known which side has more left over, and so what each side costs.
      net(query, listed, likeness, perListed) {
        return matched(query, listed, likeness) + (least * 2 * each - perListed) * query;
      },
    };
  });
}
