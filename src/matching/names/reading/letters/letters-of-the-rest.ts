import { BETWEEN_NAMES } from '../../../normalise/split-words.ts';
import type { LatinWord } from '../../../transliterate/to-latin.ts';
import { PARTICLES } from '../../words/word-class.ts';

/** "IRGC Instituto Regional de Gestión y Calidad" says itself what its letters mean. */
export function areOfTheRest({ text }: LatinWord, words: readonly LatinWord[]): boolean {
  const initials = words
    .filter(
      (word) =>
        word.text !== text &&
        !PARTICLES.has(word.text) &&
        word.text.length > 1 &&
        word.text !== BETWEEN_NAMES,
    )
    .map((word) => word.text.charAt(0))
    .join('');
  return text.length > 2 && initials.startsWith(text);
}
