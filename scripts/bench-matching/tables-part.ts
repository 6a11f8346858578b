import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { figure, percentile } from '../bench/measure.ts';
import { bundle } from '../build/bundle.ts';
import { writeDist } from '../build/write-dist.ts';
import type { BenchReport } from './bench-report.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/u, '');
const run = promisify(execFile);

/** Starts of a process. */
const STARTS = 5;

interface Loaded {
  readonly ms: number;
  readonly mb: number;
}

/** Loads the tables as `dist/` would, in a process of its own. */
async function load(program: string): Promise<Loaded> {
  const { stdout } = await run(process.execPath, ['--expose-gc', program], { cwd: root });
  return JSON.parse(stdout) as Loaded;
}

/** Measures what the code and tables of matching names add to a start and to its memory, in processes of their own. */
export async function tablesPart(): Promise<BenchReport> {
  const commands = new Map([['load-tables', 'scripts/bench-matching/load-tables.ts']]);
  // Below the packages that the file imports.
  const dist = `${root}/node_modules/.cache/load-tables`;
  writeDist(root, await bundle({ root, commands, threads: new Map() }), dist);
  const loaded: Loaded[] = [];
  for (let count = 0; count < STARTS; count++) loaded.push(await load(`${dist}/load-tables.js`));
  const median = (field: keyof Loaded): number =>
    percentile(
      loaded.map((one) => one[field]),
      0.5,
    );
  return {
    figures: [
      figure('loading the tables adds to a start', median('ms') / 1000, 's', { atMost: 1 }),
      figure('loading the tables adds to memory', median('mb'), 'MB', { atMost: 150 }),
    ],
    sections: [],
  };
}
