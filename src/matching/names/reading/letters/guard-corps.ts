import { BETWEEN_NAMES } from '../../../normalise/split-words.ts';
import { latinWord, type LatinWord } from '../../../transliterate/to-latin.ts';

/** The Guard Corps of Iran is told by two of its words, or by the country. */
const GUARDS = /^(?:the )?(?:iran(?:s|ian)? )?revolutionary guards?(?: corps)?(?: of iran)?$/u;
const GUARD_CORPS = 'islamic revolutionary guard corps'.split(' ');

/** "Iran's Revolutionary Guards" is read as the Islamic Revolutionary Guard Corps as well. */
export function withGuardCorps(words: readonly LatinWord[]): readonly LatinWord[] {
  const text = words.map((word) => word.text).join(' ');
  return GUARDS.test(text)
    ? [...words, latinWord(BETWEEN_NAMES), ...GUARD_CORPS.map((part) => latinWord(part))]
    : words;
}
