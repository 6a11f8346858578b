import { NAME_MODEL } from '../scoring-model.ts';
import type { PreparedWord } from './prepared-word.ts';

/** True for a word of one letter or digit, which may stand for a word that begins with it. */
export const isInitial = ({ text }: PreparedWord): boolean => text.length === 1;

/**
 * The most weight that an initial takes up of a word of the other name: of the heaviest it leaves a share open, less where
 * there are several (`covered-share.ts`).
 */
export function takenByInitial(initial: PreparedWord, words: readonly PreparedWord[]): number {
  const { leftByInitial, leftBySeveralInitials, weights } = NAME_MODEL;
  const share = words.filter(isInitial).length > 1 ? leftBySeveralInitials : leftByInitial;
  return weights.rarest - share * (weights.rarest - initial.weight);
}

/** "Grace I" is "Grace 1": what a last letter "I" and the number say for one another; null for any other text. */
export function asRoman(text: string): string | null {
  if (text === '1') return 'i';
  return text === 'i' ? '1' : null;
}
