import type { ListCode } from '../domain/list-code.ts';
import { readChanges, type ListChanges } from './read-changes.ts';
import {
  alertComposer,
  NOTHING,
  reportOf,
  sumOf,
  type Items,
  type RescreenParts,
  type RescreenReport,
} from './rescreen-run.ts';
import type { RescreenResult, RescreenWatch } from './rescreen-store.ts';
import { screenWatches } from './screen-watches.ts';
import { screenWhole } from './screen-whole.ts';

/** Lists that have moved on since the items were screened. */
export interface Due {
  readonly due: readonly ListCode[];
  readonly known: ReadonlyMap<ListCode, number>;
  readonly current: ReadonlyMap<ListCode, number>;
}

/**
 * Matches the parties that were added or changed against all items; lists whose changes are not recorded are looked at as a
 * whole. Throws `EngineUnavailableError`.
 */
export async function screenChanges(
  parts: RescreenParts,
  items: Items,
  { due, known, current }: Due,
  stop: AbortSignal,
): Promise<RescreenReport> {
  const changes = await readChanges(parts.parties, due, known);
  const watches = items.active.filter(({ behind }) => !behind);
  const lists = changes.lists.map((code) => ({
    code,
    from: known.get(code) ?? 0,
    to: current.get(code) ?? 0,
  }));
  const part =
    lists.length === 0 ? NOTHING : await screenJournal(parts, items, { changes, watches, lists }, stop);
  if (changes.unrecorded.length === 0 || stop.aborted) return part;
  const only = changes.unrecorded;
  return sumOf(part, await screenWhole(parts, items, { watches, move: true, only }, stop));
}

interface JournalScreening {
  readonly changes: ListChanges;
  readonly watches: readonly RescreenWatch[];
  readonly lists: RescreenResult['lists'];
}

async function screenJournal(
  parts: RescreenParts,
  items: Items,
  { changes, watches, lists }: JournalScreening,
  stop: AbortSignal,
): Promise<RescreenReport> {
  const changed = await parts.viewOf(changes.present);
  const searched = [...changes.present].filter(([, parties]) => parties.length > 0).map(([code]) => code);
  const scope = { parties: changes.touched, view: () => Promise.resolve(changed), lists: searched };
  const screened = await screenWatches(parts, { watches, ...scope }, stop);
  if (screened === null) return NOTHING;
  const outcome = await parts.store.write({
    lists,
    scope: changes.touched,
    screened,
    whole: false,
    now: parts.clock(),
    composeMail: alertComposer(parts, items),
  });
  return reportOf(watches.length, outcome);
}
