import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { figure, percentile } from '../bench/measure.ts';
import type { BenchReport } from './bench-report.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const entry = fileURLToPath(new URL('load-tables.ts', import.meta.url));
const run = promisify(execFile);

/** Starts of a process, after one in which its file is made. */
const STARTS = 5;

interface Loaded {
  readonly ms: number;
  readonly mb: number;
}

async function load(): Promise<Loaded> {
  const { stdout } = await run(process.execPath, ['--expose-gc', 'scripts/start.js', entry], { cwd: root });
  return JSON.parse(stdout) as Loaded;
}

/** Measures what the code and tables of matching names add to a start and to its memory, in processes of their own. */
export async function tablesPart(): Promise<BenchReport> {
  await load();
  const loaded: Loaded[] = [];
  for (let count = 0; count < STARTS; count++) loaded.push(await load());
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
