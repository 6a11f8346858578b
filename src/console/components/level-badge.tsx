import type { VNode } from 'preact';
import { levelOf } from '../../domain/match.ts';
import { Badge } from './parts.tsx';

/**
 * How alike a match is: the level as a word and a colour, the score as a percentage. It is rounded down, or 0.498 would read
 * as 50 % beside the level below it.
 */
export function LevelBadge({ score }: { readonly score: number }): VNode {
  const level = levelOf(score);
  return (
    <span class="level">
      <Badge tone={level}>{level}</Badge> <span class="level-score">{`${percentOf(score)} %`}</span>
    </span>
  );
}

function percentOf(score: number): number {
  // 0.29 * 100 is a hair under 29: the four decimals of a score come first.
  return Math.floor(Math.round(score * 10_000) / 100);
}
