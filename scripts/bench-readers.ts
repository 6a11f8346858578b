import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ListCode } from '../src/domain/list-code.ts';
import { keepsLimit, tableOf } from './bench/measure.ts';
import { readerFigures, sampleOf, XML_LISTS } from './bench/reader-bench.ts';
import { runCommand, UsageError } from '../src/command-line.ts';
import { readListCodes } from './lists/command-line.ts';

const HELP = `usage: npm run bench:readers -- [--list CODE] [--from DIR] [--sample FILE] [--megabytes N] [--json]

Reads the XML of lists with its records repeated up to a size, each in a process of its own, and measures the most memory
that the process had. Exit code 1 when a limit is missed.

  --list CODE    one of ${XML_LISTS.join(', ')} (default: each)
  --from DIR     folder with copies of the lists (default ../shared/lists)
  --sample FILE  XML of the --list to repeat instead, in this process
  --megabytes N  size to read, 1 to 2000 (default 200)
  --json         print the figures as JSON
  --help         print this`;

const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs this script for a sample of one list in a process of its own: memory is that of a process. */
async function inOwnProcess(code: ListCode, folder: string, args: readonly string[]): Promise<number> {
  const temporary = await mkdtemp(join(tmpdir(), 'bench-readers-'));
  try {
    const sample = join(temporary, 'sample.xml');
    await writeFile(sample, await sampleOf(code, folder));
    const script = fileURLToPath(import.meta.url);
    const own = [...process.execArgv, script, '--list', code, '--sample', sample, ...args];
    const child = spawn(process.execPath, own, { cwd: root, stdio: 'inherit' });
    const [exitCode] = (await once(child, 'exit')) as [number | null];
    return exitCode ?? 1;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

function readXmlLists(list: string | undefined): readonly ListCode[] {
  if (list === undefined) return XML_LISTS;
  const codes = readListCodes([list]);
  if (!codes.every((code) => XML_LISTS.includes(code)))
    throw new UsageError(`--list: must be one of ${XML_LISTS.join(', ')}, not ${list}`);
  return codes;
}

process.exitCode = await runCommand(
  {
    name: 'bench:readers',
    help: HELP,
    options: {
      list: { type: 'string' },
      from: { type: 'string' },
      sample: { type: 'string' },
      megabytes: { type: 'string', default: '200' },
      json: { type: 'boolean', default: false },
    },
    run: async ({ list, from, sample, megabytes, json }) => {
      const size = Number(megabytes);
      if (!Number.isInteger(size) || size < 1 || size > 2000) {
        throw new UsageError(
          `--megabytes: must be a whole number from 1 to 2000, not ${JSON.stringify(megabytes)}`,
        );
      }
      const codes = readXmlLists(list);
      if (sample !== undefined) {
        const [code] = codes;
        if (code === undefined || codes.length > 1) throw new UsageError('--sample: needs --list');
        const figures = await readerFigures(code, await readFile(sample, 'utf8'), size);
        console.log(json ? JSON.stringify(figures) : tableOf(figures));
        return figures.every(keepsLimit) ? 0 : 1;
      }
      const folder = from ?? fileURLToPath(new URL('../../shared/lists', import.meta.url));
      const options = ['--megabytes', megabytes, ...(json ? ['--json'] : [])];
      let worst = 0;
      for (const code of codes) worst = Math.max(worst, await inOwnProcess(code, folder, options));
      return worst;
    },
  },
  process.argv.slice(2),
);
