import { refusalReason } from '../accounts/plan-state.ts';
import { EngineUnavailableError } from '../errors.ts';
import { NOTHING, sumOf, type Items, type RescreenParts, type RescreenReport } from './rescreen-run.ts';
import type { RescreenWatch } from './rescreen-store.ts';
import { screenChanges } from './screen-changes.ts';
import { screenWhole } from './screen-whole.ts';

/** Re-screening of watched items. Throws `EngineUnavailableError`. */
export interface Rescreening {
  /** Screens what has changed since the last run: costs next to nothing when nothing did. */
  changes(stop: AbortSignal): Promise<RescreenReport>;
  /** Screens every item against every list. */
  everything(stop: AbortSignal): Promise<RescreenReport>;
}

/** Creates the use case. */
export function createRescreening(parts: RescreenParts): Rescreening {
  const { store, clock } = parts;
  return {
    async changes(stop) {
      await parts.fit();
      const updatedAt = await lastUpdate(parts);
      const known = await store.screenedGenerations();
      const current = await parts.parties.generations();
      const due = parts.coreLists.filter((code) => (current.get(code) ?? 0) !== (known.get(code) ?? 0));
      const items = await readItems(parts);
      const behind = items.active.filter((watch) => watch.behind);
      if (due.length === 0) await noteUpdate(parts, items, updatedAt);
      const moved =
        due.length === 0 ? NOTHING : await screenChanges(parts, items, { due, known, current }, stop);
      const caughtUp = behind.length === 0 ? NOTHING : await catchUp(parts, items, behind, stop);
      return { ...sumOf(moved, caughtUp), suspended: items.suspended };
    },
    async everything(stop) {
      await parts.fit();
      const items = await readItems(parts);
      const report = await screenWhole(parts, items, { watches: items.active, move: true }, stop);
      if (!stop.aborted && report.waitingFor.length === 0) await store.noteFullRun(clock());
      return { ...report, suspended: items.suspended };
    },
  };
}

/** When a core list was last fetched, also when it was unchanged; null for never. */
async function lastUpdate({ parties, coreLists }: RescreenParts): Promise<Date | null> {
  const states = (await parties.states()).filter(({ code }) => coreLists.includes(code));
  const moments = states.flatMap(({ lastUpdated }) => (lastUpdated === null ? [] : [lastUpdated.getTime()]));
  return moments.length === 0 ? null : new Date(Math.max(...moments));
}

/** An update that changed no party has nothing to screen: what was found before holds, as of now. */
async function noteUpdate(
  { store, clock }: RescreenParts,
  { active }: Items,
  updatedAt: Date | null,
): Promise<void> {
  const noted = await store.lastNotedUpdate();
  if (updatedAt === null || (noted !== null && updatedAt <= noted)) return;
  const watchIds = active.filter(({ behind }) => !behind).map(({ id }) => id);
  await store.noteUpdate({ updatedAt, watchIds, now: clock() });
}

async function readItems({ store, clock }: RescreenParts): Promise<Items> {
  const now = clock();
  const owners = new Map((await store.owners()).map((account) => [account.id, account]));
  const runs = new Set(
    [...owners.values()]
      .filter((account) => refusalReason(account, 'monitoring', now) === null)
      .map(({ id }) => id),
  );
  const all = await store.watches();
  const active = all.filter(({ accountId }) => runs.has(accountId));
  return { active, suspended: all.length - active.length, owners };
}

/** Screens items that were added or resumed while the lists moved on. */
async function catchUp(
  parts: RescreenParts,
  items: Items,
  watches: readonly RescreenWatch[],
  stop: AbortSignal,
): Promise<RescreenReport> {
  try {
    return await screenWhole(parts, items, { watches, move: false }, stop);
  } catch (error) {
    // They stay behind and are caught up by a later run; what was written before stays.
    if (error instanceof EngineUnavailableError) return NOTHING;
    throw error;
  }
}
