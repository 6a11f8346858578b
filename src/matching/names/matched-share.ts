import { NAME_MODEL } from '../scoring-model.ts';

/**
 * Share of two names that is matched, 0 to 1, from the matched weight and what is left over on either side. Left-overs of
 * both sides contradict each other, what only one side has is an omission; with scarce evidence either counts more. `lost`
 * is the part of both left-overs by which corresponding words are not quite alike: it contradicts nothing else; `spared`
 * is the part of the omission that is left out by habit, as a father's name is.
 * Rises with `matched` and falls with each left-over, so that bounds of the three give a bound of the share.
 */
export function matchedShare(
  matched: number,
  leftQuery: number,
  leftListed: number,
  lost = 0,
  spared = 0,
): number {
  if (matched <= 0) return 0;
  const contradicted = Math.min(leftQuery, leftListed);
  const omitted = Math.max(leftQuery, leftListed) - contradicted;
  const missing = Math.max(0, NAME_MODEL.enoughEvidence - matched);
  const cost =
    NAME_MODEL.contradiction * contradicted +
    ((NAME_MODEL.scarceContradiction * missing) / NAME_MODEL.enoughEvidence) *
      Math.max(0, contradicted - lost) +
    NAME_MODEL.omission * omitted +
    NAME_MODEL.scarceEvidence * Math.min(omitted, missing) +
    NAME_MODEL.scarceOmission * Math.min(Math.max(0, omitted - spared), missing);
  return matched / (matched + cost);
}
