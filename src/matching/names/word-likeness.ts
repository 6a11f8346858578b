import { NAME_MODEL } from '../scoring-model.ts';
import { jaroWinkler } from './jaro-winkler.ts';
import type { PreparedWord } from './prepared-word.ts';
import { slipCost } from './slips.ts';

/** The closed set of ways in which one word may correspond to another. */
export type CorrespondenceKind =
  | 'equal'
  | 'known spelling'
  | 'nickname'
  | 'same meaning'
  | 'spelling variant'
  | 'same consonants'
  | 'slip'
  | 'sounds alike'
  | 'initial'
  | 'joined';

/** How alike two words are, and why. */
export interface WordLikeness {
  /** Above 0, at most 1. */
  readonly likeness: number;
  readonly kind: CorrespondenceKind;
}

const { likeness: model } = NAME_MODEL;

const shares = (a: readonly string[], b: readonly string[]): string | undefined =>
  a.find((item) => b.includes(item));

/** Likeness of spelling variants: short words lose, since families merge more of them ("Li" / "Lee"). */
export function variantLikeness(shorterLength: number): number {
  const missing = Math.max(0, model.variantFullLength - shorterLength);
  return Math.max(model.variantShort, model.variant - missing * model.variantLossPerMissingLetter);
}

/** Words of a group that begin alike or are near in spelling; short ones must begin alike: not "Yang" / "Zhang". */
function looksRelated(a: PreparedWord, b: PreparedWord): boolean {
  if (a.consonantal || b.consonantal || a.variant[0] === b.variant[0]) return true;
  return Math.min(a.text.length, b.text.length) > SHORT_NAME && nearness(a, b) >= model.phoneticNearness;
}

/** Names of up to this many letters lie in each other's groups by chance of transcription. */
const SHORT_NAME = 4;

function byGroup(a: PreparedWord, b: PreparedWord): WordLikeness | null {
  if (a.groups.length === 0 || b.groups.length === 0) return null;
  const group = shares(a.groups, b.groups);
  if (group === undefined) return null;
  if (group.startsWith('n')) return { likeness: model.nickname, kind: 'nickname' };
  if (group.startsWith('g')) {
    const likeness = looksRelated(a, b) ? model.equivalent : model.equivalent * model.unlikeEquivalent;
    return { likeness, kind: 'known spelling' };
  }
  return { likeness: model.sameMeaning, kind: 'same meaning' };
}

/** How near the spellings of two words are, 0 to 1. */
function nearness(a: PreparedWord, b: PreparedWord): number {
  return Math.max(jaroWinkler(a.text, b.text), jaroWinkler(a.variant, b.variant));
}

function byConsonants(a: PreparedWord, b: PreparedWord): WordLikeness | null {
  if (a.skeleton.length < 2 || a.skeleton !== b.skeleton) return null;
  if (a.consonantal || b.consonantal) return { likeness: model.consonantScript, kind: 'same consonants' };
  if (a.skeleton.length < 3 || nearness(a, b) < model.phoneticNearness) return null;
  return { likeness: model.consonants, kind: 'same consonants' };
}

function byVariant(a: PreparedWord, b: PreparedWord): WordLikeness | null {
  if (a.variant !== b.variant || a.consonantal || b.consonantal) return null;
  const shorter = Math.min(a.text.length, b.text.length);
  return { likeness: variantLikeness(shorter), kind: 'spelling variant' };
}

function bySlip(a: PreparedWord, b: PreparedWord): WordLikeness | null {
  const cost = slipCost(a.text, b.text);
  if (cost === null) return null;
  return { likeness: 1 - cost / Math.max(a.text.length, b.text.length), kind: 'slip' };
}

function bySound(a: PreparedWord, b: PreparedWord): WordLikeness | null {
  if (shares(a.phonetic, b.phonetic) === undefined) return null;
  const near = nearness(a, b);
  if (near < model.phoneticNearness) return null;
  const share = (near - model.phoneticNearness) / (1 - model.phoneticNearness);
  return {
    likeness: model.phoneticLeast + share * (model.phoneticMost - model.phoneticLeast),
    kind: 'sounds alike',
  };
}

function byInitial(a: PreparedWord, b: PreparedWord): WordLikeness | null {
  if ((a.text.length === 1) === (b.text.length === 1)) return null;
  return a.text[0] === b.text[0] ? { likeness: model.initial, kind: 'initial' } : null;
}

const COMPARATORS = [byGroup, byVariant, byConsonants, bySlip, bySound] as const;

const isKnownName = (word: PreparedWord): boolean => word.groups[0]?.startsWith('g') ?? false;

/** Two names that the tables know as different ones are less alike than their sound: "Mahmoud" / "Mohammed". */
function unlessKnownApart(found: WordLikeness, a: PreparedWord, b: PreparedWord): WordLikeness {
  if (!isKnownName(a) || !isKnownName(b)) return found;
  if (found.kind === 'slip') return { ...found, likeness: found.likeness * model.slipOfKnownNames };
  if (found.kind !== 'same consonants' && found.kind !== 'sounds alike') return found;
  return { ...found, likeness: found.likeness * model.soundOfKnownNames };
}

/** The best correspondence of two words; null when they have none. Symmetric. */
export function wordLikeness(a: PreparedWord, b: PreparedWord): WordLikeness | null {
  if (a.text === b.text) return { likeness: model.equal, kind: 'equal' };
  if (a.wordClass === 'number' || b.wordClass === 'number') return null;
  if (a.text.length === 1 || b.text.length === 1) return byInitial(a, b);
  let best: WordLikeness | null = null;
  for (const compare of COMPARATORS) {
    const found = compare(a, b);
    if (found !== null && (best === null || found.likeness > best.likeness)) best = found;
  }
  return best === null ? null : unlessKnownApart(best, a, b);
}
