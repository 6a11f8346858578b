import type { Pace } from '../search/pace.ts';
import type { SearchSnapshot } from '../search/search-engine.ts';
import type { RequestShare } from './asker.ts';

/** Where and how a task is searched. */
export interface TaskRun {
  readonly snapshot: SearchSnapshot;
  readonly pace: Pace;
  readonly share: Pick<RequestShare, 'matches'>;
}
