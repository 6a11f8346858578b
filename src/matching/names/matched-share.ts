import { NAME_MODEL } from '../scoring-model.ts';

/** What of two names corresponds and what does not, in weights. */
export interface Shares {
  readonly matched: number;
  readonly leftQuery: number;
  readonly leftListed: number;
  /** The part of both left-overs by which corresponding words are not quite alike: it contradicts nothing else. */
  readonly lost?: number;
  /** The part of the omission that is left out by habit, as a father's name is. */
  readonly spared?: number;
  /** What the omission costs less by itself, since it stands between words of both names or follows a name told whole. */
  readonly saved?: number;
  /** What left-overs of both sides contradict each other beyond their weight. */
  readonly lifted?: number;
}

/** The least that an omission costs, as a share of its weight: no word weighs more than 1. */
export const LEAST_OMISSION = NAME_MODEL.omissionBetween * NAME_MODEL.omittedNameMost;

/** What an omission costs more, of what the evidence lacks: least where all of it is spared. */
function scarceRate(omitted: number, spared: number): number {
  const { scarceEvidence, scarceOmission } = NAME_MODEL;
  return omitted <= spared ? scarceEvidence : scarceEvidence + scarceOmission * (1 - spared / omitted);
}

/**
 * Share of two names that is matched, 0 to 1. Left-overs of both sides contradict each other, what only one side has is an
 * omission; with scarce evidence either counts more. Rises with `matched` and falls with each left-over, so that bounds of
 * the three give a bound of the share.
 */
export function matchedShare({
  matched,
  leftQuery,
  leftListed,
  lost = 0,
  spared = 0,
  saved = 0,
  lifted = 0,
}: Shares): number {
  if (matched <= 0) return 0;
  const contradicted = Math.min(leftQuery, leftListed);
  const omitted = Math.max(leftQuery, leftListed) - contradicted;
  const missing = Math.max(0, NAME_MODEL.enoughEvidence - matched);
  const cost =
    NAME_MODEL.contradiction * (contradicted + lifted) +
    ((NAME_MODEL.scarceContradiction * missing) / NAME_MODEL.enoughEvidence) *
      (Math.max(0, contradicted - lost) + lifted) +
    Math.max(LEAST_OMISSION * omitted, NAME_MODEL.omission * omitted - saved) +
    scarceRate(omitted, spared) * Math.min(omitted, missing);
  return matched / (matched + cost);
}
