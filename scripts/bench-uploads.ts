import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keepsLimit, tableOf } from './bench/measure.ts';
import { uploadFigures } from './bench/upload-bench.ts';
import { runCommand, UsageError } from '../src/command-line.ts';

const HELP = `usage: npm run bench:uploads -- [--from DIR] [--data DIR] [--rows N] [--xlsx] [--json]

Screens a file through the console of a service on all core lists, while one client screens names over the API, and
measures rows a second, the API's answers before and meanwhile, and memory. Exit code 1 when a limit is missed.

  --from DIR  folder with copies of the lists (default ../shared/lists)
  --data DIR  data folder whose lists are loaded already, which is kept (default: one that is thrown away)
  --rows N    rows of the file, 1 to 100000 (default 10000)
  --xlsx      send a spreadsheet instead of CSV
  --json      print the figures as JSON
  --help      print this`;

process.exitCode = await runCommand(
  {
    name: 'bench:uploads',
    help: HELP,
    options: {
      from: { type: 'string' },
      data: { type: 'string' },
      rows: { type: 'string', default: '10000' },
      xlsx: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
    run: async ({ from, data, rows, xlsx, json }) => {
      const count = Number(rows);
      if (!Number.isInteger(count) || count < 1 || count > 100_000) {
        throw new UsageError(`--rows: must be a whole number from 1 to 100000, not ${JSON.stringify(rows)}`);
      }
      const dataDir = data ?? (await mkdtemp(join(tmpdir(), 'bench-uploads-')));
      try {
        const figures = await uploadFigures({
          dataDir,
          from: from ?? fileURLToPath(new URL('../../shared/lists', import.meta.url)),
          rows: count,
          xlsx,
        });
        console.log(json ? JSON.stringify(figures) : tableOf(figures));
        return figures.every(keepsLimit) ? 0 : 1;
      } finally {
        if (data === undefined) await rm(dataDir, { recursive: true, force: true });
      }
    },
  },
  process.argv.slice(2),
);
