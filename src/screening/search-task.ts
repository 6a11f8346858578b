import { createQueryAddress } from '../matching/addresses/query-address.ts';
import { findAddress } from './screen-address.ts';
import { findContacts } from './screen-contacts.ts';
import { findName } from './find-name.ts';
import { searchBatch } from './search-batch.ts';
import type { FoundName, FoundOf, NameTask, SearchTask } from './searcher.ts';
import type { TaskRun } from './task-run.ts';

/** Searches everything of a task; see `Searcher`. */
export function searchTask<Task extends SearchTask>(
  task: Task,
  run: TaskRun,
): Promise<FoundOf[Task['kind']]> {
  return searchOf(task, run) as Promise<FoundOf[Task['kind']]>;
}

function searchOf(task: SearchTask, run: TaskRun): Promise<FoundOf[SearchTask['kind']]> {
  switch (task.kind) {
    case 'name':
      return searchName(task, run);
    case 'address':
      return findAddress(run.snapshot, { ...task, query: createQueryAddress(task.address) }, run.pace);
    case 'batch':
      return searchBatch(task, run);
  }
}

async function searchName(task: NameTask, { snapshot, pace }: TaskRun): Promise<FoundName> {
  const name = await findName(snapshot, task, pace);
  const contacts = task.contacts.length === 0 ? null : await findContacts(snapshot, task);
  return { name, contacts };
}
