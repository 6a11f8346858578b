import { z } from 'zod';
import { primaryName } from '../../domain/listed-party.ts';
import type { ToolParts } from '../parts.ts';
import { entryText } from '../results/entry-text.ts';
import { plain } from '../results/plain-text.ts';
import { defineTool, type Tool } from '../tool.ts';
import { ToolRefusal } from '../tool-refusal.ts';

const NO_ID = 'must be an id from search or a screening, such as 12345';

const input = z.strictObject({
  id: z
    .union([z.string(), z.number()], NO_ID)
    .refine((id) => readId(id) !== null, NO_ID)
    .describe('Id of the entry, from search or a screening.'),
});

/** Null for what is no id. Platforms send it as text, models often as the number it is. */
function readId(sent: string | number): number | null {
  const id = Number(sent);
  return /^[1-9]\d*$/u.test(String(sent).trim()) && Number.isSafeInteger(id) ? id : null;
}

const output = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string().describe('The whole entry'),
  url: z.string().describe('Page of the entry or of its list at the publisher'),
  metadata: z.record(z.string(), z.string()),
});

/** `fetch`: one whole entry, in the form agent platforms expect of a retrieval connector. */
export function fetchEntry({
  readEntry,
  catalogue,
  admission,
}: Pick<ToolParts, 'readEntry' | 'catalogue' | 'admission'>): Tool {
  return defineTool({
    name: 'fetch',
    title: 'Read an entry',
    description: 'Reads one listed entry in full by its id. Not counted as a screening.',
    input,
    output,
    async run({ id: sent }, caller) {
      await admission.look(caller);
      const id = String(readId(sent));
      const [party, entries] = await Promise.all([readEntry(Number(id)), catalogue()]);
      if (party === null) {
        throw new ToolRefusal(`id: there is no entry ${id}; entries that were removed are not kept.`);
      }
      const list = entries.find(({ facts }) => facts.code === party.listCode);
      if (list === undefined) throw new Error(`an entry of ${party.listCode}, which is not in the catalogue`);
      const structured = {
        id,
        title: plain(`${primaryName(party)} (${party.entryType}, ${party.listCode})`),
        text: entryText(party, list),
        url: party.sourceUrl,
        metadata: {
          entry_type: party.entryType,
          list_code: party.listCode,
          list_name: list.facts.name,
          list_kind: list.facts.kind,
        },
      };
      return { structured, text: JSON.stringify(structured) };
    },
  });
}
