import type { ListCode } from '../domain/list-code.ts';
import { createRenewedView } from './renewed-view.ts';
import {
  alertComposer,
  NOTHING,
  reportOf,
  type Items,
  type RescreenParts,
  type RescreenReport,
} from './rescreen-run.ts';
import type { RescreenWatch } from './rescreen-store.ts';
import { screenWatches } from './screen-watches.ts';

/** Items to match against whole lists. */
export interface WholeScreening {
  readonly watches: readonly RescreenWatch[];
  /** Whether the generations up to which all items are screened become those that were looked at. */
  readonly move: boolean;
  /** Absent: all core lists. */
  readonly only?: readonly ListCode[];
}

type Generations = ReadonlyMap<ListCode, number>;

/**
 * Matches items against whole lists, in views that are at least as new as what they were screened against. The views are
 * renewed on the way; what a later one holds more counts as found early, and an update's changes find it known. Throws
 * `EngineUnavailableError`.
 */
export async function screenWhole(
  parts: RescreenParts,
  items: Items,
  { watches, move, only = parts.coreLists }: WholeScreening,
  stop: AbortSignal,
): Promise<RescreenReport> {
  const held = await parts.parties.held();
  const searched = only.filter((code) => !held.has(code));
  const known = await parts.store.screenedGenerations();
  const view = createRenewedView(parts.engine, parts.nowMs);
  await view.current();
  const late = lateLists(searched, view.generations(), known);
  if (late.length > 0) return { ...NOTHING, waitingFor: late };
  const served = searched.filter((code) => view.generations().has(code));
  const parties = new Map(served.map((code) => [code, null]));
  const screened = await screenWatches(
    parts,
    { watches, view: () => view.current(), lists: served, parties },
    stop,
  );
  if (screened === null) return NOTHING;
  const seen = view.generations();
  // A list that a later view lacks counts as lost too, also when it was never screened before.
  const lost = served.filter((code) => (seen.get(code) ?? -1) < (known.get(code) ?? 0));
  if (lost.length > 0) return { ...NOTHING, waitingFor: lost };
  const lists = served.map((code) => {
    const from = known.get(code) ?? 0;
    return { code, from, to: move ? (seen.get(code) ?? 0) : from };
  });
  const outcome = await parts.store.write({
    lists,
    scope: parties,
    screened,
    whole: only === parts.coreLists,
    now: parts.clock(),
    composeMail: alertComposer(parts, items),
  });
  return reportOf(watches.length, outcome);
}

/** Lists of which the items have seen more than the view holds. */
function lateLists(lists: readonly ListCode[], held: Generations, known: Generations): readonly ListCode[] {
  return lists.filter((code) => (held.get(code) ?? 0) < (known.get(code) ?? 0));
}
