import type { MatchWatch } from './match-watch.ts';

/** The same matching of watched items, each of which is counted; one against no list is none. */
export function countMatching(
  matchWatch: MatchWatch,
  count: (outcome: 'match' | 'no_match' | 'failed') => void,
): MatchWatch {
  return async (snapshot, watch, lists, asker) => {
    if (lists.length === 0) return matchWatch(snapshot, watch, lists, asker);
    try {
      const found = await matchWatch(snapshot, watch, lists, asker);
      count(found.scores.length > 0 ? 'match' : 'no_match');
      return found;
    } catch (error) {
      count('failed');
      throw error;
    }
  };
}
