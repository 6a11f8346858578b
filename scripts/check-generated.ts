/**
 * Rebuilds every committed file that a script writes, and compares. What needs data that is not there is named as
 * skipped. Usage: npm run check:generated
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Generated {
  readonly script: string;
  /** Folder the script reads; null when this checkout holds all it needs. */
  readonly from: string | null;
}

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const GENERATED: readonly Generated[] = [
  { script: 'build-countries.ts', from: '../shared/matching-data' },
  { script: 'build-matching-data.ts', from: '../shared/matching-data' },
  { script: 'build-person-words.ts', from: '../shared/lists' },
  { script: 'build-word-frequencies.ts', from: '../shared/lists' },
  { script: 'build-address-words.ts', from: '../shared' },
  { script: 'build-notices.ts', from: null },
  { script: 'build-upload-headings.ts', from: null },
];

/** Whether the committed files are what the script writes. */
function isFresh({ script, from }: Generated): boolean {
  const folder = from === null ? [] : [`${ROOT}${from}`];
  const args = ['--import', 'tsx', `${ROOT}scripts/${script}`, '--check', ...folder];
  return spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status === 0;
}

let stale = 0;
for (const generated of GENERATED) {
  const { script, from } = generated;
  if (from !== null && !existsSync(`${ROOT}${from}`)) {
    console.log(`${script}: skipped, there is no folder ${from}`);
    continue;
  }
  const fresh = isFresh(generated);
  console.log(`${script}: ${fresh ? 'fresh' : 'STALE, run it and commit what it writes'}`);
  if (!fresh) stale++;
}
process.exitCode = stale === 0 ? 0 : 1;
