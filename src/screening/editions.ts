import type { ListCode } from '../domain/list-code.ts';
import type { Catalogue, CatalogueEntry } from '../ingest/catalogue.ts';

/** A list as it was when it was searched. */
export interface SearchedEdition {
  readonly code: ListCode;
  /** The service's own count of editions. */
  readonly generation: number;
  /** Publisher's date, ISO `yyyy-mm-dd`; null where it gives none. */
  readonly dataAsOf: string | null;
  /** When the service last fetched the list, ISO date-time; null for never. */
  readonly fetchedAt: string | null;
  /** True when the publisher's date is older than its rhythm explains. */
  readonly stale: boolean;
}

/** The editions of the lists that were searched, by the generations of the view that was searched, in the order of the lists. */
export type EditionsOf = (
  lists: readonly ListCode[],
  generations: ReadonlyMap<ListCode, number>,
) => Promise<readonly SearchedEdition[]>;

/** Editions of each list that are remembered: a view that is searched may be one behind the store. */
const REMEMBERED = 3;

/**
 * Tells which editions were searched. A view is served up to a second after its lists were committed: what is told is the edition
 * of the view, never that of the store beside it.
 */
export function createEditions(catalogue: Catalogue): EditionsOf {
  const known = new Map<ListCode, readonly SearchedEdition[]>();
  const remember = (entries: readonly CatalogueEntry[]): void => {
    for (const entry of entries) {
      const edition = editionOf(entry);
      const before = known.get(edition.code) ?? [];
      const others = before.filter(({ generation }) => generation !== edition.generation);
      known.set(edition.code, [edition, ...others].slice(0, REMEMBERED));
    }
  };
  const find = (code: ListCode, generation: number): SearchedEdition | undefined =>
    known.get(code)?.find((edition) => edition.generation === generation);
  return async (lists, generations) => {
    const searched = lists.flatMap((code) => {
      const generation = generations.get(code);
      return generation === undefined ? [] : [[code, generation] as const];
    });
    remember(await catalogue());
    const isKnown = ([code, generation]: readonly [ListCode, number]): boolean =>
      find(code, generation) !== undefined;
    if (!searched.every(isKnown)) remember(await catalogue({ anew: true }));
    return searched.map(([code, generation]) => find(code, generation) ?? undated(code, generation));
  };
}

function editionOf({ facts, generation, dataAsOf, lastUpdated, stale }: CatalogueEntry): SearchedEdition {
  const fetchedAt = lastUpdated?.toISOString() ?? null;
  return { code: facts.code, generation, dataAsOf, fetchedAt, stale };
}

/** An edition that this process has never seen in the store. */
const undated = (code: ListCode, generation: number): SearchedEdition => ({
  code,
  generation,
  dataAsOf: null,
  fetchedAt: null,
  stale: false,
});

/** The editions of an answer; nothing where nobody dates them. */
export async function presentEditions(
  editionsOf: EditionsOf | undefined,
  { lists }: { readonly lists: readonly ListCode[] },
  { generations }: { readonly generations: ReadonlyMap<ListCode, number> },
): Promise<{ readonly editions?: readonly SearchedEdition[] }> {
  return editionsOf === undefined ? {} : { editions: await editionsOf(lists, generations) };
}
