import { leftOut } from './hidden-matches.ts';
import { contactsTellingHidden } from './screen-contacts.ts';
import { searchItems } from './search-items.ts';
import type { BatchTask, BatchTaskItem, FoundBatch, FoundItem, FoundPart } from './searcher.ts';
import type { TaskRun } from './task-run.ts';

/**
 * What the items of a batch find. An item whose answer tells what its country hides is searched with its country and without:
 * what is found without it alone was hidden.
 */
export async function searchBatch(task: BatchTask, run: TaskRun): Promise<FoundBatch> {
  const { items, places } = withWiderItems(task.items);
  const { items: found, failures } = await searchItems({ ...task, items }, run);
  const itemAt = (place: number): FoundItem => found[place] ?? NOT_SEARCHED;
  return {
    items: places.map(({ narrow, wide }) =>
      wide === null ? itemAt(narrow) : itemTellingHidden(itemAt(narrow), itemAt(wide)),
    ),
    failures,
  };
}

const NOT_SEARCHED: FoundItem = { name: null, address: null, contacts: null };

/** Where an item stands among those that are searched; `wide` is null for one that is searched once. */
interface Places {
  readonly narrow: number;
  readonly wide: number | null;
}

function withWiderItems(asked: readonly BatchTaskItem[]): {
  readonly items: readonly BatchTaskItem[];
  readonly places: readonly Places[];
} {
  const items: BatchTaskItem[] = [];
  const places = asked.map((item): Places => {
    const { wider } = item;
    const narrow = items.push(item) - 1;
    return { narrow, wide: wider === undefined ? null : items.push({ ...item, filter: wider }) - 1 };
  });
  return { items, places };
}

function itemTellingHidden(narrow: FoundItem, wide: FoundItem): FoundItem {
  return {
    name: partTellingHidden(narrow.name, wide.name),
    address: partTellingHidden(narrow.address, wide.address),
    contacts:
      narrow.contacts === null || wide.contacts === null
        ? narrow.contacts
        : contactsTellingHidden(narrow.contacts, wide.contacts),
  };
}

/** A part that cannot say what its country hid has failed: to hide in silence is the one thing it must not do. */
function partTellingHidden(narrow: FoundPart | null, wide: FoundPart | null): FoundPart | null {
  if (narrow === null || wide === null || 'error' in narrow) return narrow;
  if ('error' in wide) return wide;
  const kept = leftOut(wide.kept, narrow.kept, ({ partyId }) => partyId);
  return { ...narrow, hidden: { kept, total: wide.total - narrow.total } };
}
