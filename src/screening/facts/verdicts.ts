import type { FactVerdict } from '../../domain/facts.ts';

/** The order in which verdicts of several listed values speak: what cannot be read may be the one that fits. */
const SPEAKS: readonly FactVerdict[] = ['agrees', 'near', 'unknown', 'contradicts'];

/** The verdict of several listed values: the best one; `unknown` where there is none. */
export function bestVerdict(verdicts: readonly FactVerdict[]): FactVerdict {
  return SPEAKS.find((verdict) => verdicts.includes(verdict)) ?? 'unknown';
}
