import type { Rendering } from '../phonetics/sounds.ts';
import type { WordClass } from './word-class.ts';

/** One word of a name with everything that a comparison needs, derived once. */
export interface PreparedWord {
  /** Sets the word apart from every other; `wordFromKey` prepares it anew. */
  readonly key: string;
  /** Small Latin letters and digits. */
  readonly text: string;
  readonly wordClass: WordClass;
  /** Share in its name before the name is summed, above 0 and at most 1. */
  readonly weight: number;
  /** True when it was written without short vowels. */
  readonly consonantal: boolean;
  /** How common a name is, 0 for a rare or unknown one to 1: a common one is seldom another's slip of the pen. */
  readonly commonness: number;
  /** How well it is known as a name or a word, however short: 0 for an unknown one, which may be a misspelt other, to 1. */
  readonly known: number;
  /** ISO 3166-1 alpha-2 code of the country that it names or comes from; null for any other word. */
  readonly country: string | null;
  readonly variant: string;
  readonly skeleton: string;
  /** The script that renders the sounds of names, from which it is read; null for Latin letters and the like. */
  readonly rendering: Rendering | null;
  /** Rows of consonants in wide classes, of which a rendering and what it renders share one. */
  readonly rows: readonly string[];
  /** What the syllables of a Korean or Chinese name may be; spellings of one name share one. */
  readonly syllables: readonly string[];
  readonly phonetic: readonly string[];
  /** Groups of known equivalents it belongs to. */
  readonly groups: readonly string[];
}
