import { composeIngest } from '../src/compose-ingest.ts';
import { readConfig } from '../src/config.ts';
import type { UpdateEvent } from '../src/ingest/update-lists.ts';
import { runCommand } from '../src/command-line.ts';
import { readListCodes } from './lists/command-line.ts';
import { describeList, describeUpdate } from './lists/present-update.ts';

const HELP = `usage: npm run lists:update -- [--list CODE ...] [--from DIR] [--force] [--strict] [--json]

Fetches the lists, checks them and stores what changed. Exit code 1 when any list failed; its previous parties stay.

  --list CODE  only this list, may be repeated; a named list that is not there is a failure
  --from DIR   read DIR/CODE/... instead of asking the publishers (default LISTS_DIR); lists without
               a folder there are absent, and stay as they are
  --force      read unchanged files again, and accept a list that shrank, has too few parties or
               not as many records as its publisher says
  --strict     refuse a list with elements, columns or codes that the reader does not know
  --json       print the report as JSON
  --help       print this`;

/** How long to wait for another update to end. */
const WAIT_MS = 15 * 60_000;

process.exitCode = await runCommand(
  {
    name: 'lists:update',
    help: HELP,
    options: {
      list: { type: 'string', multiple: true },
      from: { type: 'string' },
      force: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
    run: async ({ list, from, force, strict, json }) => {
      const codes = list === undefined ? null : readListCodes(list);
      const config = readConfig();
      const services = await composeIngest(config, { onEvent: json ? () => undefined : printEvent });
      try {
        const report = await services.updateLists({
          codes,
          from: from ?? config.LISTS_DIR ?? null,
          force,
          strict,
          waitMs: WAIT_MS,
        });
        console.log(json ? JSON.stringify(report) : describeUpdate(report));
        return report.failed ? 1 : 0;
      } finally {
        await services.close();
      }
    },
  },
  process.argv.slice(2),
);

function printEvent(event: UpdateEvent): void {
  if (event.kind === 'finished') console.log(describeList(event.report));
  if (event.kind === 'waiting') {
    console.error(`waiting for another update (process ${event.holder.pid} on ${event.holder.host})`);
  }
}
