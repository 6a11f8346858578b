import { composeIngest } from '../src/compose-ingest.ts';
import { readConfig } from '../src/config.ts';
import { primaryName } from '../src/domain/listed-party.ts';
import { ServiceError } from '../src/errors.ts';
import type { PartyChange } from '../src/ingest/party-store.ts';
import { runCommand, UsageError } from '../src/command-line.ts';
import { readListCodes } from './lists/command-line.ts';

const HELP = `usage: npm run lists:changes -- --list CODE [--since GENERATION] [--json]

Prints the parties that were added, changed and removed, with old and new values.

  --list CODE         the list
  --since GENERATION  what every generation after this one changed (default: the newest generation)
  --json              print JSON
  --help              print this`;

process.exitCode = await runCommand(
  {
    name: 'lists:changes',
    help: HELP,
    options: {
      list: { type: 'string' },
      since: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
    run: async ({ list, since, json }) => {
      if (list === undefined) throw new UsageError('--list is missing');
      const [code] = readListCodes([list]);
      if (code === undefined) throw new UsageError('--list is missing');
      const services = await composeIngest(readConfig());
      try {
        const { store } = services;
        const generation = (await store.generations()).get(code) ?? 0;
        const from = since === undefined ? newestChange(generation) : readGeneration(since);
        const changes = await store.changesSince(code, from);
        if (changes === null) {
          throw new ServiceError(
            'not_found',
            `the changes of ${code} after generation ${from} are not recorded`,
          );
        }
        console.log(json ? JSON.stringify({ code, since: from, generation, changes }) : asText(changes));
        return 0;
      } finally {
        await services.close();
      }
    },
  },
  process.argv.slice(2),
);

/** The first generation of a list has nothing to be compared with: no changes, not an unknown number of them. */
function newestChange(generation: number): number {
  return generation <= 1 ? generation : generation - 1;
}

function readGeneration(text: string): number {
  if (!/^\d{1,9}$/u.test(text)) throw new UsageError('--since: must be the number of a generation');
  return Number(text);
}

function asText(changes: readonly PartyChange[]): string {
  if (changes.length === 0) return 'no changes';
  return changes.map(describeChange).join('\n');
}

function describeChange({ kind, partyId, before, after }: PartyChange): string {
  const party = after ?? before;
  const head = `${kind.padEnd(8)}${partyId}  ${party === null ? '' : `${party.publisherRef}  ${primaryName(party)}`}`;
  if (before === null || after === null) return head;
  const fields = (Object.keys(after) as (keyof typeof after)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  const lines = fields.map(
    (field) => `    ${field}: ${JSON.stringify(before[field])} -> ${JSON.stringify(after[field])}`,
  );
  return [head, ...lines].join('\n');
}
