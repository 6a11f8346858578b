import type { PlaceName } from './place-names.ts';

/** A listed name found in a text. */
export interface Mention {
  readonly name: PlaceName;
  /** First token and the one behind the last; null in scripts without spaces. */
  readonly words: { readonly from: number; readonly to: number } | null;
  readonly start: number;
  readonly end: number;
}
