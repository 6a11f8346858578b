import { z } from 'zod';
import { LIST_CODES, LIST_KINDS } from '../../domain/list-code.ts';
import type { ToolParts } from '../parts.ts';
import { plain } from '../results/plain-text.ts';
import { defineTool, type Tool } from '../tool.ts';

const source = z.object({
  code: z.enum(LIST_CODES),
  name: z.string(),
  kind: z.enum(LIST_KINDS),
  country: z.string().describe("Jurisdiction of the list's publisher"),
  description: z.string(),
  core: z.boolean().describe('True when a screening that names no lists searches this list'),
  searchable: z.boolean().describe('False while the list is not loaded: it is not searched then'),
  entry_count: z.int(),
  last_updated: z.iso.datetime().nullable().describe('When the service last fetched the list'),
  data_as_of: z.string().nullable().describe("Publisher's date of that copy"),
  stale: z.boolean().describe("True when that date is older than the publisher's rhythm explains"),
});

/** `list_sanctions_sources`: the catalogue; interface specification 2.6 and 4.7. */
export function listSanctionsSources({
  catalogue,
  isSearchable,
  admission,
}: Pick<ToolParts, 'catalogue' | 'isSearchable' | 'admission'>): Tool {
  return defineTool({
    name: 'list_sanctions_sources',
    title: 'List the sources',
    description:
      'Lists the sanctions and related lists of the service with code, entry count, last update and the date of the data (data_as_of). Not counted as a screening.',
    input: z.strictObject({}),
    output: z.object({ sources: z.array(source), total: z.int() }),
    async run(_sent, caller) {
      await admission.look(caller);
      const sources = (await catalogue()).map(({ facts, entryCount, lastUpdated, dataAsOf, stale }) => ({
        code: facts.code,
        name: facts.name,
        kind: facts.kind,
        country: facts.country,
        description: facts.description,
        core: facts.core,
        searchable: isSearchable(facts.code),
        entry_count: entryCount,
        last_updated: lastUpdated?.toISOString() ?? null,
        data_as_of: dataAsOf,
        stale,
      }));
      const text = [`${sources.length} lists:`, ...sources.map(sourceLine)].join('\n');
      return { structured: { sources, total: sources.length }, text };
    },
  });
}

function sourceLine(found: z.output<typeof source>): string {
  const updated = found.last_updated === null ? 'never updated' : `updated ${found.last_updated}`;
  const facts = [
    `${found.entry_count} entries`,
    updated,
    ...(found.data_as_of === null ? [] : [`data_as_of ${found.data_as_of}`]),
    ...(found.stale ? ['older than the rhythm of its publisher explains'] : []),
    ...(found.core ? [] : ['only searched when named']),
    ...(found.searchable ? [] : ['not searchable now']),
  ];
  return plain(`- ${found.code}: ${found.name} (${found.country}), ${facts.join(', ')}`);
}
