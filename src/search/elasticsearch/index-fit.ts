import type { ListCode } from '../../domain/list-code.ts';
import type { ListEdition } from '../../ingest/party-store.ts';
import type { IndexState } from './index-state.ts';

type Editions = ReadonlyMap<ListCode, ListEdition>;

/** Identity of the store that an origin is of. */
const storeOf = (origin: string | undefined): string | undefined => origin?.split('.')[0];

/** Whether the index serves a generation of a list that was made of the same parties. */
export function isServed(state: IndexState, code: ListCode, edition: ListEdition): boolean {
  return state.generations[code] === edition.generation && state.origins?.[code] === edition.origin;
}

/** Whether all that the index serves was made of lists that the store holds, or held before: of another store it has to be built anew. */
export function isOfStore(state: IndexState, editions: Editions): boolean {
  return codesOf(state).every((code) => {
    const edition = editions.get(code);
    return edition !== undefined && storeOf(state.origins?.[code]) === storeOf(edition.origin);
  });
}

/**
 * Whether the index may answer: it may be behind the store, while an update is on its way, and never ahead of it or of other parties under
 * the same number, as beside a store that was put back.
 */
export function mayAnswer(state: IndexState, editions: Editions): boolean {
  if (!isOfStore(state, editions)) return false;
  return codesOf(state).every((code) => {
    const edition = editions.get(code);
    const served = state.generations[code] ?? 0;
    if (edition === undefined || served > edition.generation) return false;
    return served < edition.generation || state.origins?.[code] === edition.origin;
  });
}

const codesOf = (state: IndexState): readonly ListCode[] => Object.keys(state.generations) as ListCode[];
