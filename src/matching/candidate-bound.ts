import { LEAST_OMISSION, matchedShare } from './names/matched-share.ts';
import { NAME_MODEL } from './scoring-model.ts';

/**
 * What retrieval must add up so that no name is lost whose score reaches a threshold.
 *
 * The score is `x ** exponent` with `x = M / (M + cost)`, where M is the matched weight and the cost at least
 * `LEAST_OMISSION * (left over of the query + left over of the listed name)`. So `x >= t` needs
 * `(1 - t) * M - t * omission * (leftQuery + leftListed) >= 0`, which is a sum over words: with nothing matched it is
 * `-required`, and a correspondence adds at most its `gain`. A name is a candidate when its gains reach `required`.
 */
export interface CandidateBound {
  /** The least score that is a match, before it is rounded. */
  readonly leastScore: number;
  /**
   * Most that the correspondence of a query word of weight `query` with a listed word of weight `listed` at this
   * likeness can add. Rises with each argument.
   */
  gain(query: number, listed: number, likeness: number): number;
  /** As `gain` where so much is matched, whatever the rest of the two words is worth: never below it. */
  gainOfMatched(matched: number, query: number, listed: number): number;
  /** What the gains must add up to, for the total weights of the query and of the listed name. */
  required(queryTotal: number, listedTotal: number): number;
  /** False only when the score of a name cannot reach the threshold of which no more than this is matched. */
  mayReach(most: MostMatched): boolean;
  /**
   * The most that may be left over of the query, or of the listed name, where no more than this is matched: beyond it
   * `mayReach` is false. More where at least two words may correspond, between and after which others are left out by habit.
   */
  mostLeft(matched: number, mayBeFramed: boolean): number;
}

/** The most that the words of a query can match of one listed name. */
export interface MostMatched {
  /** Sum over the corresponding query words of weight times greatest likeness. */
  readonly matched: number;
  /** Weight of the query words that correspond to no listed word. */
  readonly leftQuery: number;
  /** Weight of the listed name beyond the heaviest words that the query words can take up. */
  readonly leftListed: number;
  /** The most of what is left of the query that is left out by habit (`omission.ts`). */
  readonly sparedOfQuery: number;
  /** False when no more than one word corresponds, so that nothing stands between two that do. */
  readonly mayBeFramed: boolean;
}

/**
 * The greatest share of any name that leaves at least this much over. More left over costs more, but where it turns what is not
 * spared of the other side's omission into a contradiction.
 */
function greatestShare({ matched, leftQuery, leftListed, sparedOfQuery, mayBeFramed }: MostMatched): number {
  const ofQuery = Math.max(0, leftQuery);
  const ofListed = Math.max(0, leftListed);
  const sparedOfListed = mayBeFramed ? ofListed : NAME_MODEL.sparedByHabit * ofListed;
  const sparedHere = mayBeFramed
    ? sparedOfQuery
    : NAME_MODEL.sparedByHabit * Math.min(sparedOfQuery, ofQuery);
  const spared = ofListed >= ofQuery ? sparedOfListed : sparedHere;
  const saved = mayBeFramed ? Number.POSITIVE_INFINITY : 0;
  const share = matchedShare({ matched, leftQuery: ofQuery, leftListed: ofListed, spared, saved });
  const turned = Math.max(ofQuery, ofListed) - spared;
  if (turned <= Math.min(ofQuery, ofListed)) return share;
  const turnedShare = matchedShare({
    matched,
    leftQuery: Math.max(ofQuery, turned),
    leftListed: Math.max(ofListed, turned),
    spared,
    saved,
  });
  return Math.max(share, turnedShare);
}

/** Scores are rounded to four decimals before they are compared with the threshold. */
const HALF_OF_ROUNDING = 0.00005;
/** Sums of gains are kept as 32-bit numbers by the embedded engine. */
const ARITHMETIC_SLACK = 1e-5;

/** The bound for a least score of 0 to 1; for 0, every correspondence is enough. */
export function candidateBound(threshold: number): CandidateBound {
  const {
    exponent,
    omission: omissionOfOne,
    enoughEvidence,
    scarceEvidence,
    scarceOmission,
    sparedByHabit,
  } = NAME_MODEL;
  const omission = LEAST_OMISSION;
  const scarceOfOne = scarceEvidence + (1 - sparedByHabit) * scarceOmission;
  const leastScore = Math.max(0, threshold - HALF_OF_ROUNDING);
  const least = leastScore ** (1 / exponent);
  const rateTurned = (1 - sparedByHabit) * NAME_MODEL.contradiction + sparedByHabit * omissionOfOne;
  const gainOfMatched: CandidateBound['gainOfMatched'] = (matched, query, listed) =>
    (1 - least) * matched + least * omission * (query + listed);
  return {
    leastScore,
    gain(query, listed, likeness) {
      const shared = Math.min(query, listed);
      const unlike = 2 * least * omission * shared * (1 - likeness);
      return gainOfMatched(shared * likeness, query, listed) - unlike;
    },
    gainOfMatched,
    required(queryTotal, listedTotal) {
      return least * omission * (queryTotal + listedTotal) - ARITHMETIC_SLACK;
    },
    mayReach(most) {
      return greatestShare(most) >= least - ARITHMETIC_SLACK;
    },
    mostLeft(matched, mayBeFramed) {
      if (least <= ARITHMETIC_SLACK) return Number.POSITIVE_INFINITY;
      // What a cost may be at most; an omission that is spared costs least of all.
      const costs = matched / (least - ARITHMETIC_SLACK) - matched;
      const missing = Math.max(0, enoughEvidence - matched);
      const scarce = mayBeFramed ? scarceEvidence : scarceOfOne;
      const omitted = mayBeFramed ? omission : omissionOfOne;
      const left = costs / (omitted + scarce);
      const most = left <= missing ? left : (costs - scarce * missing) / omitted;
      // What is spared may be all that is left of an omission when the rest contradicts.
      return mayBeFramed ? most : Math.max(most, costs / rateTurned);
    },
  };
}
