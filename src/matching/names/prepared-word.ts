import type { Rendering } from '../phonetics/sounds.ts';
import type { WordClass } from './words/word-class.ts';

/** What is derived of the other fields: mostly what tells of two words that they share nothing by which they are compared, and of one what it is. */
export interface WordTraits {
  /** What it may be in a name, as bits of `ROLES`. */
  readonly roles: number;
  /** `slipSignature` of its text, as a signed number. */
  readonly letters: number;
  /** A bit for each of its groups, and another one: words that share both mostly share a group. */
  readonly groupBits: number;
  readonly otherGroupBits: number;
  /** A number for each of its groups, which hardly two of them share: they are compared in less time than the groups. */
  readonly groupNumbers: readonly number[];
  /** A bit for each of its rows. */
  readonly rowBits: number;
  /** The ends of its first rows (`rowEndsOf`). */
  readonly rowEnds: number;
  /** A hash of its variant (bits 0 to 7) and of its skeleton (8 to 15), and a bit for each of its sounds and syllables (16 to 31). */
  readonly formBits: number;
  /** Another bit for each of its sounds and syllables (0 to 15) and of its rows (16 to 31): few words share both bits and nothing else. */
  readonly otherBits: number;
  /** Its sounds, of a rendering; null for any other word, few of which are compared by them (`word-sounds.ts`). */
  readonly sounds: string | null;
}

/** One word of a name with everything that a comparison needs, derived once. */
export interface PreparedWord extends WordTraits {
  /** Sets the word apart from every other; `wordFromKey` prepares it anew. */
  readonly key: string;
  /** Small Latin letters and digits. */
  readonly text: string;
  readonly wordClass: WordClass;
  /** Share in its name before the name is summed, above 0 and at most 1. */
  readonly weight: number;
  /** True when it was written without short vowels. */
  readonly consonantal: boolean;
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
