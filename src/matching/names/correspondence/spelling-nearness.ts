import type { PreparedWord } from '../prepared-word.ts';
import { jaroWinkler } from './jaro-winkler.ts';

/** How near the spellings of two words are, 0 to 1. */
export function nearness(a: PreparedWord, b: PreparedWord): number {
  if (a.variant === b.variant) return 1;
  return Math.max(jaroWinkler(a.text, b.text), jaroWinkler(a.variant, b.variant));
}
