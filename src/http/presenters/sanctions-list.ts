import type { CatalogueEntry } from '../../ingest/catalogue.ts';

/** A list of the catalogue; interface specification 2.6. */
export function presentList(entry: CatalogueEntry): Readonly<Record<string, unknown>> {
  const { facts } = entry;
  return {
    code: facts.code,
    name: facts.name,
    country: facts.country,
    description: facts.description,
    last_updated: entry.lastUpdated?.toISOString() ?? null,
    data_as_of: entry.dataAsOf,
    stale: entry.stale,
    core: facts.core,
    entry_count: entry.entryCount,
  };
}
