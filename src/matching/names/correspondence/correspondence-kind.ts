/** The closed set of ways in which one word may correspond to another. */
export type CorrespondenceKind =
  | 'equal'
  | 'known spelling'
  | 'nickname'
  | 'same meaning'
  | 'spelling variant'
  | 'same consonants'
  | 'same syllables'
  | 'rendering'
  | 'slip'
  | 'sounds alike'
  | 'of the other sex'
  | 'initial'
  | 'joined';

/** How alike two words are, and why. */
export interface WordLikeness {
  /** Above 0, at most 1. */
  readonly likeness: number;
  readonly kind: CorrespondenceKind;
}
