import type { ListCode } from '../domain/list-code.ts';
import { EngineUnavailableError, InvalidInputError } from '../errors.ts';
import type { CatalogueEntry } from '../ingest/catalogue.ts';

/** The catalogue, and which of its lists can be searched now. */
export interface ListChoice {
  readonly catalogue: readonly CatalogueEntry[];
  readonly isSearchable: (code: ListCode) => boolean;
}

/**
 * The lists a request searches, in the order of the catalogue, each once. Nothing is ever said to be searched that
 * was not: a named list without data is an error. By default, and where no list is named (clients that are generated send
 * an empty array for what was not set), every core list of the index is searched.
 * Throws `InvalidInputError` for a list that was never loaded, `EngineUnavailableError` for one that is loaded but not in
 * the index.
 */
export function searchedLists(
  choice: ListChoice,
  named: readonly ListCode[] | undefined,
): readonly ListCode[] {
  if (named === undefined || named.length === 0) return defaultLists(choice);
  for (const code of named) requireSearchable(choice, code);
  return choice.catalogue.map(({ facts }) => facts.code).filter((code) => named.includes(code));
}

function defaultLists({ catalogue, isSearchable }: ListChoice): readonly ListCode[] {
  const core = catalogue.filter(({ facts }) => facts.core).map(({ facts }) => facts.code);
  const searched = core.filter(isSearchable);
  if (searched.length === 0) throw new EngineUnavailableError('no list is in the index');
  return searched;
}

function requireSearchable({ catalogue, isSearchable }: ListChoice, code: ListCode): void {
  if (isSearchable(code)) return;
  const generation = catalogue.find(({ facts }) => facts.code === code)?.generation ?? 0;
  if (generation === 0) throw new InvalidInputError('lists', `${code} has not been loaded yet`);
  throw new EngineUnavailableError(`${code} is not in the index`);
}
