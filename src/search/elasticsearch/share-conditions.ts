import { candidateBound } from '../../matching/candidate-bound.ts';
import { LEAST_OMISSION } from '../../matching/names/matched-share.ts';
import { tellingPlaces } from '../../matching/names/omission.ts';
import type { QueryName } from '../../matching/names/query-name.ts';
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

const { contradiction, omission, omissionBetween, scarceEvidence, scarceOmission, sparedByHabit } =
  NAME_MODEL;

/**
 * Left-overs contradict as far as both sides have them; what one side has more is an omission. Where that is the dearer one,
 * both are taken to cost as a contradiction does: before the words are matched little is known of how far they are apart.
 */
function leftOverCost(contradicted: number, omitted: number, scarce: number): ShareCost {
  const each = contradicted / 2;
  return { each, apart: Math.min(0, omitted - each), scarce };
}

/** With one pair of words only titles and the like are spared of an omission (`matching/names/omission.ts`). */
const SCARCE_OF_ONE = scarceEvidence + (1 - sparedByHabit) * scarceOmission;
/** What is saved of all that one side has left over where it stands between words of both. */
const SAVED = omission - omissionBetween;

/**
 * Costs of which each share has at least one, by how its names correspond. An omission costs more when evidence is scarce, up
 * to what it lacks; several pairs are evidence enough to leave that out. So are two words of the query that are one pair, "Yongc
 * hol" / "Yong Chol": they are matched by more than the weight of one word, and with little that is lacking `onePair` would ask
 * for more than what all left-overs cost that are left out by habit.
 */
export const SHARE_COSTS = {
  /** For one word of the query. */
  onePair: [
    leftOverCost(contradiction, omission + SCARCE_OF_ONE, 0),
    leftOverCost(contradiction, omission, SCARCE_OF_ONE),
  ],
  /** For two words and more, also as one pair, unless a name is told whole. */
  several: [leftOverCost(contradiction - SAVED, omission - SAVED, 0)],
} as const satisfies Readonly<Record<string, readonly ShareCost[]>>;

/** Scores are rounded to four decimals before they are compared with the threshold. */
const HALF_OF_ROUNDING = 0.00005;
const ARITHMETIC_SLACK = 1e-5;

/** Share of two names that gives a score, before rounding. */
export function leastShare(threshold: number): number {
  return Math.max(0, threshold - HALF_OF_ROUNDING) ** (1 / NAME_MODEL.exponent);
}

/**
 * A bound as `candidateBound`, for a cost. How far the left-overs are apart is not known before the words are matched; it
 * differs from how far the names are apart by no more than the matched words are.
 */
function boundBy({ each, apart, scarce }: ShareCost, least: number): GainBound<number> {
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
}

/** A bound for rows of which it is known which side has more left over: what either has left costs so much. */
function boundByRates(perQuery: number, perListed: number, least: number): GainBound<number> {
  const matched = (query: number, listed: number, likeness: number): number =>
    Math.min(query, listed) * ((1 - least) * likeness - least * (perQuery + perListed) * (1 - likeness));
  return {
    gain(query, listed, likeness) {
      return matched(query, listed, likeness) + least * (perQuery * query + perListed * listed);
    },
    required(queryTotal, listedTotal) {
      return least * (perQuery * queryTotal + perListed * listedTotal) - ARITHMETIC_SLACK;
    },
  };
}

const { weights, rareWord, told, toldByRare } = NAME_MODEL;

/** No word that tells nothing of its bearer weighs more, numbers aside, which correspond when they are equal. */
const MOST_UNTELLING = Math.max(
  weights.particle,
  weights.legalForm,
  weights.title,
  weights.initial,
  weights.patronymic,
  weights.generation,
);

/** True for a pair that may be one of those of a name told whole; in a firm's the untelling words may be less alike. */
function isNear(query: number, listed: number, likeness: number): boolean {
  const shared = Math.min(query, listed);
  return shared <= MOST_UNTELLING || likeness >= (shared < rareWord ? told : toldByRare);
}

/** The bounds for rows that tell the query whole, which has no telling word left over, and for those that it tells whole. */
function toldBounds({ name: { words }, names }: QueryName, least: number): readonly GainBound<number>[] {
  const rest = contradiction - LEAST_OMISSION;
  const common = { mayCorrespond: isNear, leastWords: 2 };
  const inRow = { ...boundByRates(rest, LEAST_OMISSION, least), ...common };
  const inQuery = { ...boundByRates(LEAST_OMISSION, rest, least), ...common };
  // One of several names in a text is told without the others.
  return [names.length > 0 ? inRow : { ...inRow, places: tellingPlaces(words) }, inQuery];
}

/**
 * Bounds of which a name reaches what one requires if its score reaches the threshold, 0 to 1. They let through a twentieth of
 * what one bound for all names does.
 */
export function nameBounds(query: QueryName, threshold: number): readonly GainBound<number>[] {
  const least = leastShare(threshold);
  if (least === 0) return [candidateBound(threshold)];
  const onePair = SHARE_COSTS.onePair.map((cost) => boundBy(cost, least));
  if (query.name.words.length < 2) return onePair;
  const several = SHARE_COSTS.several.map((cost) => ({ ...boundBy(cost, least), leastWords: 2 }));
  return [...onePair, ...several, ...toldBounds(query, least)];
}
