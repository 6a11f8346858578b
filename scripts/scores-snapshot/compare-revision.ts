import { execFileSync, spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, symlinkSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { UsageError } from '../../src/command-line.ts';
import { takeSnapshot, type Wanted } from './take-snapshot.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/u, '');

/** What builds the tables of knowledge of a revision, where they are not committed. */
const KNOWLEDGE = 'scripts/knowledge/ensure.ts';

/** Puts the files of a revision into a folder, with the packages of this one. */
async function checkOut(revision: string, folder: string): Promise<void> {
  const known = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`], { cwd: ROOT });
  if (known.status !== 0) throw new UsageError(`--compare: ${revision} is no revision`);
  await mkdir(folder);
  const archive = join(folder, '..', 'revision.tar');
  execFileSync('git', ['archive', '--output', archive, revision], { cwd: ROOT });
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
}

const linesOf = (file: string): AsyncIterableIterator<string> =>
  createInterface({ input: createReadStream(file), crlfDelay: Infinity })[Symbol.asyncIterator]();

/** A pair without its verdict, and the verdict: score, kinds of correspondence, contradiction. */
function parted(line: string): readonly [pair: string, verdict: string] {
  const cells = line.split('\t');
  return [cells.slice(0, 4).join('\t'), cells.slice(4).join(' | ')];
}

/** Prints pairs that the two files judge otherwise, and returns how many there are. */
async function printDifferences(before: string, after: string, show: number): Promise<number> {
  const others = linesOf(before);
  let [pairs, differing] = [0, 0];
  for await (const line of linesOf(after)) {
    const { value } = (await others.next()) as { value?: string };
    pairs++;
    if (line === value) continue;
    if (differing++ >= show) continue;
    const [pair, now] = parted(line);
    const [, then] = parted(value ?? '');
    console.log(`${pair}\n  before: ${then}\n  now:    ${now}`);
  }
  console.log(`${pairs} pairs, ${differing} are judged otherwise`);
  return differing;
}

/**
 * Judges the same pairs by the matcher of another revision as well, which must have this command, and prints those that differ.
 * Returns 1 when there are any. Throws `UsageError` for what is no revision.
 */
export async function compareWithRevision(revision: string, wanted: Wanted, show: number): Promise<number> {
  const place = await mkdtemp(join(tmpdir(), 'scores-snapshot-'));
  try {
    const folder = join(place, 'revision');
    await checkOut(revision, folder);
    const [before, after] = [join(place, 'before.tsv'), join(place, 'after.tsv')];
    await takeSnapshot(wanted, createWriteStream(after));
    const ensure = existsSync(join(folder, KNOWLEDGE)) ? ['--import', `./${KNOWLEDGE}`] : [];
    const args = [
      '--import',
      'tsx',
      ...ensure,
      'scripts/scores-snapshot.ts',
      '--score',
      after,
      '--pairs',
      before,
    ];
    const { status } = spawnSync(process.execPath, args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new UsageError(`--compare: ${revision} cannot judge pairs`);
    return (await printDifferences(before, after, show)) === 0 ? 0 : 1;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
