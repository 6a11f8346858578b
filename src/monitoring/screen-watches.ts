import type { ListCode } from '../domain/list-code.ts';
import { levelOf, type MatchLevel } from '../domain/match.ts';
import { CancelledError } from '../errors.ts';
import { jobOf } from '../screening/asker.ts';
import type { SearchSnapshot } from '../search/search-engine.ts';
import type { MatchWatch } from './match-watch.ts';
import type { PartyScope, RescreenStore, RescreenWatch, ScreenedWatch } from './rescreen-store.ts';
import type { WatchHit } from './watch-store.ts';

const RANK: Readonly<Record<MatchLevel, number>> = { low: 0, medium: 1, high: 2 };

/** True when a score is of a higher level than another. */
export function levelRose(before: number, now: number): boolean {
  return RANK[levelOf(now)] > RANK[levelOf(before)];
}

/** Longest stretch of screening without giving way to requests, in milliseconds. */
const SLICE_MS = 10;

/** What screening items needs. */
interface Screener {
  readonly store: Pick<RescreenStore, 'hits'>;
  readonly matchWatch: MatchWatch;
  readonly nowMs: () => number;
}

/** Items, and what they are screened against. */
export interface WatchScreening {
  readonly watches: readonly RescreenWatch[];
  /** The view to search next. */
  readonly view: () => Promise<SearchSnapshot>;
  /** Lists of the view to search. */
  readonly lists: readonly ListCode[];
  /** The parties that the view stands for, also those that are listed no longer. */
  readonly parties: PartyScope;
}

/** Screens the items in small slices; null when `stop` was aborted on the way. */
export async function screenWatches(
  { store, matchWatch, nowMs }: Screener,
  { watches, view, lists, parties }: WatchScreening,
  stop: AbortSignal,
): Promise<readonly ScreenedWatch[] | null> {
  const known = await store.hits(parties);
  const screened: ScreenedWatch[] = [];
  let sliceEnd = nowMs() + SLICE_MS;
  for (const watch of watches) {
    const asker = { ...jobOf(watch.accountId), signal: stop, hasNoShare: true } as const;
    const found = await unlessStopped(matchWatch(await view(), watch, lists, asker));
    if (found === null) return null;
    const { scores, present } = found;
    const fresh = freshIds(scores, known.get(watch.id));
    const matches = fresh.size === 0 ? [] : await present(fresh);
    screened.push({
      watchId: watch.id,
      scores: scores.map(({ partyId, score }) => ({ partyId, score })),
      fresh: new Map(matches.map((match) => [match.party.id, match])),
    });
    if (nowMs() < sliceEnd) continue;
    await new Promise((resolve) => setImmediate(resolve));
    if (stop.aborted) return null;
    sliceEnd = nowMs() + SLICE_MS;
  }
  return screened;
}

/** Null where it was told to stop on the way. */
async function unlessStopped<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof CancelledError) return null;
    throw error;
  }
}

function freshIds(
  scores: readonly { readonly partyId: number; readonly score: number }[],
  known: ReadonlyMap<number, WatchHit> | undefined,
): ReadonlySet<number> {
  const fresh = scores.filter(({ partyId, score }) => {
    const before = known?.get(partyId);
    return before === undefined || levelRose(before.score, score);
  });
  return new Set(fresh.map(({ partyId }) => partyId));
}
