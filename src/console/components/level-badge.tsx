import type { VNode } from 'preact';
import { levelOf } from '../../domain/match.ts';
import { Badge } from './parts.tsx';

/** How alike a match is: the level as a word and a colour, the score as a percentage. */
export function LevelBadge({ score }: { readonly score: number }): VNode {
  const level = levelOf(score);
  return (
    <span class="level">
      <Badge tone={level}>{level}</Badge> <span class="level-score">{`${Math.round(score * 100)} %`}</span>
    </span>
  );
}
