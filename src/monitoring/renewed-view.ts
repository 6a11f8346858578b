import type { ListCode } from '../domain/list-code.ts';
import type { SearchEngine, SearchSnapshot } from '../search/search-engine.ts';

/** Views of the lists for work that takes longer than a view lasts. */
export interface RenewedView {
  /** A view to put the next questions to. Throws `EngineUnavailableError`. */
  current(): Promise<SearchSnapshot>;
  /** What every view so far held: the oldest generation of each list, lists left out that one of them lacked. */
  generations(): ReadonlyMap<ListCode, number>;
}

/** How long one view is asked: engines promise to keep an old one for seconds only, and a request's own is as short. */
const VIEW_MS = 2_000;

/** Takes a view of the engine and renews it now and then. */
export function createRenewedView(
  engine: Pick<SearchEngine, 'snapshot'>,
  nowMs: () => number,
  viewMs = VIEW_MS,
): RenewedView {
  let view: SearchSnapshot | null = null;
  let renewAt = 0;
  let held: ReadonlyMap<ListCode, number> = new Map();
  return {
    async current() {
      if (view !== null && nowMs() < renewAt) return view;
      const next = await engine.snapshot();
      held = view === null ? next.generations : oldest(held, next.generations);
      view = next;
      renewAt = nowMs() + viewMs;
      return next;
    },
    generations: () => held,
  };
}

function oldest(
  held: ReadonlyMap<ListCode, number>,
  next: ReadonlyMap<ListCode, number>,
): ReadonlyMap<ListCode, number> {
  return new Map(
    [...held].flatMap(([code, generation]) => {
      const other = next.get(code);
      return other === undefined ? [] : [[code, Math.min(generation, other)] as const];
    }),
  );
}
