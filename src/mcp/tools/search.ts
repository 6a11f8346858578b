import { z } from 'zod';
import { primaryName } from '../../domain/listed-party.ts';
import { EngineUnavailableError } from '../../errors.ts';
import type { ToolParts } from '../parts.ts';
import { text } from '../arguments.ts';
import { plain } from '../results/plain-text.ts';
import { defineTool, type Tool } from '../tool.ts';

/** Weaker likenesses are for screenings, which weigh them; a reader looks for an entry it knows of. */
const THRESHOLD = 0.5;
const MOST_RESULTS = 20;

const output = z.object({
  results: z.array(z.object({ id: z.string(), title: z.string(), url: z.string() })),
  total_results: z.int().describe('Entries found, shown or not'),
});

/**
 * `search`: finds entries by name, in the form agent platforms expect of a retrieval connector: ids, titles and URLs, the
 * text being the same as JSON. Searches every list that is loaded, also those a screening searches only when named.
 */
export function search({
  screening,
  catalogue,
  isSearchable,
  requireLists,
  admission,
}: Pick<ToolParts, 'screening' | 'catalogue' | 'isSearchable' | 'requireLists' | 'admission'>): Tool {
  return defineTool({
    name: 'search',
    title: 'Find entries',
    description:
      'Finds entries of all loaded lists by name or identifier; returns ids, titles and URLs, best first. Read one with fetch. This is not a screening and clears nobody: use screen_entity to screen.',
    input: z.strictObject({ query: text(1, 500, 'Name or identifier of a listed party.') }),
    output,
    async run({ query }, caller) {
      await admission.look(caller);
      await requireLists();
      const lists = (await catalogue()).map(({ facts }) => facts.code).filter(isSearchable);
      if (lists.length === 0) throw new EngineUnavailableError('no list is in the index');
      const request = { name: query, lists, threshold: THRESHOLD, limit: MOST_RESULTS };
      const found = await screening.screenName(request, caller.asker);
      const results = found.matches.map(({ party }) => ({
        id: String(party.id),
        title: plain(`${primaryName(party)} (${party.entryType}, ${party.listCode})`),
        url: party.sourceUrl,
      }));
      const structured = { results, total_results: found.totalMatches };
      return { structured, text: JSON.stringify(structured) };
    },
  });
}
