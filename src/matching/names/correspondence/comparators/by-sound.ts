import { NAME_MODEL } from '../../../scoring-model.ts';
import type { PreparedWord } from '../../prepared-word.ts';
import type { WordLikeness } from '../correspondence-kind.ts';
import { shares } from '../shared-readings.ts';
import { nearness } from '../spelling-nearness.ts';

const { likeness: model } = NAME_MODEL;

/** "Jing" is no "Jinghua": a code of sounds leaves vowels out, not syllables. */
export function mayBeOfOneSound(length: number, otherLength: number): boolean {
  return Math.abs(length - otherLength) <= Math.max(1, Math.min(length, otherLength) / 3);
}

/** Spellings that a code of sounds takes for one, as near as their letters are. */
export function bySound(a: PreparedWord, b: PreparedWord): WordLikeness | null {
  // "Leonidovich" and "Leontyevich" sound alike by their endings.
  if (a.wordClass === 'patronymic' && b.wordClass === 'patronymic') return null;
  if (!mayBeOfOneSound(a.text.length, b.text.length)) return null;
  if (shares(a.phonetic, b.phonetic) === undefined) return null;
  const near = nearness(a, b);
  if (near < model.phoneticNearness) return null;
  const share = (near - model.phoneticNearness) / (1 - model.phoneticNearness);
  return {
    likeness: model.phoneticLeast + share * (model.phoneticMost - model.phoneticLeast),
    kind: 'sounds alike',
  };
}
