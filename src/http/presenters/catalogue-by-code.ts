import type { CatalogueEntry } from '../../ingest/catalogue.ts';
import type { CatalogueByCode } from '../dependencies.ts';

/** The entries by the code of their list. */
export function catalogueByCode(entries: readonly CatalogueEntry[]): CatalogueByCode {
  return new Map(entries.map((entry) => [entry.facts.code, entry]));
}
