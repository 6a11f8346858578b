import type { ListCode } from '../../domain/list-code.ts';
import { EngineUnavailableError, InvalidInputError, ServiceError } from '../../errors.ts';
import type { CatalogueEntry } from '../dependencies.ts';

/**
 * The lists a request searches, in the order of the catalogue, each once. Nothing is ever said to be searched that
 * was not: a named list without data is an error, and by default every core list of the index is searched.
 * Throws `InvalidInputError` for no list, `ServiceError` `not_available_yet` for one the service cannot load yet,
 * `EngineUnavailableError` when a list is not in the index.
 */
export function searchedLists(
  catalogue: readonly CatalogueEntry[],
  named: readonly ListCode[] | undefined,
): readonly ListCode[] {
  if (named === undefined) return defaultLists(catalogue);
  if (named.length === 0) throw new InvalidInputError('lists', 'must name at least one list');
  const entries = named.map((code) => entryOf(catalogue, code));
  const missing = entries.find(({ searchable }) => !searchable);
  if (missing !== undefined) throw new EngineUnavailableError(`${missing.facts.code} is not in the index`);
  return catalogue.filter((entry) => entries.includes(entry)).map(({ facts }) => facts.code);
}

function defaultLists(catalogue: readonly CatalogueEntry[]): readonly ListCode[] {
  const searchable = catalogue.filter((entry) => entry.facts.core && entry.searchable);
  if (searchable.length === 0) throw new EngineUnavailableError('no list is in the index');
  return searchable.map(({ facts }) => facts.code);
}

function entryOf(catalogue: readonly CatalogueEntry[], code: ListCode): CatalogueEntry {
  const entry = catalogue.find(({ facts }) => facts.code === code);
  if (entry === undefined) throw new ServiceError('not_available_yet', `lists: ${code} is not available yet`);
  return entry;
}
