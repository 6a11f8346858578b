/** What a search knows of a listed name before it is scored, so that scoring need not find it out. */
export interface CandidateKnowledge {
  /** False where no neighbours of the name are a word of the query, or two, in other letters or with the space elsewhere. */
  readonly mayBeNeighbours: boolean;
  /** False where the query and the name are not alike as wholes: by no acronym, nor by a brand, nor with their spaces elsewhere. */
  readonly mayBeWhole: boolean;
}

/** Of a name of which nothing is known. */
export const NOTHING_KNOWN: CandidateKnowledge = { mayBeNeighbours: true, mayBeWhole: true };
