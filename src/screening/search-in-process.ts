import type { SearchEngine } from '../search/search-engine.ts';
import type { FairTurns } from './fair-turns.ts';
import { searchTask } from './search-task.ts';
import type { Asker } from './asker.ts';
import type { FoundOf, Searched, Searcher, SearchTask } from './searcher.ts';

/** Searches in this process, in fair turns with what else it does. */
export function createSearcherInProcess(engine: Pick<SearchEngine, 'snapshot'>, turns: FairTurns): Searcher {
  return {
    search<Task extends SearchTask>(task: Task, asker: Asker): Promise<Searched<FoundOf[Task['kind']]>> {
      return asker.share.inOrder(() =>
        turns.run(asker, async (pace) => {
          const snapshot = await engine.snapshot();
          pace.resume();
          const found = await searchTask(task, { snapshot, pace, share: asker.share });
          const { generations } = snapshot;
          return { found, generations, loadParties: (ids) => snapshot.loadParties(ids) };
        }),
      );
    },
  };
}
