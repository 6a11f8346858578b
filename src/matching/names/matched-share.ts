import { NAME_MODEL } from '../scoring-model.ts';

/**
 * Share of two names that is matched, 0 to 1, from the matched weight and what is left over on either side. Left-overs of
 * both sides contradict each other, what only one side has is an omission; with scarce evidence an omission counts more.
 * Rises with `matched` and falls with each left-over, so that bounds of the three give a bound of the share.
 */
export function matchedShare(matched: number, leftQuery: number, leftListed: number): number {
  if (matched <= 0) return 0;
  const contradicted = Math.min(leftQuery, leftListed);
  const omitted = Math.max(leftQuery, leftListed) - contradicted;
  const missing = Math.max(0, NAME_MODEL.enoughEvidence - matched);
  const scarce = Math.min(omitted, missing);
  const contradiction =
    NAME_MODEL.contradiction + (NAME_MODEL.scarceContradiction * missing) / NAME_MODEL.enoughEvidence;
  const cost =
    contradiction * contradicted + NAME_MODEL.omission * omitted + NAME_MODEL.scarceEvidence * scarce;
  return matched / (matched + cost);
}
