/**
 * Rebuilds every committed file that a script writes, and compares. What needs data that is not there is named as
 * skipped. What takes long is not derived again while nothing it derives from has changed: code, tables, data, packages, by
 * content. Usage: npm run check:generated
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digestsOfScripts } from './checking/digest-of-script.ts';
import { KnownGood } from './checking/known-good.ts';

interface Generated {
  readonly script: string;
  /** Folder the script reads; null when this checkout holds all it needs. */
  readonly from: string | null;
  /** Takes seconds: is kept. */
  readonly isSlow?: true;
}

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LISTS = '../shared/lists';
const WORDS = '../shared/matching-data';

const GENERATED: readonly Generated[] = [
  { script: 'build-countries.ts', from: WORDS },
  { script: 'build-matching-data.ts', from: WORDS, isSlow: true },
  { script: 'build-notices.ts', from: null },
  { script: 'build-upload-headings.ts', from: null },
];

/** What is made of the lists, which are read once for all of them. */
const OF_LISTS = ['build-person-words.ts', 'build-word-frequencies.ts', 'build-address-words.ts'] as const;
type OfLists = (typeof OF_LISTS)[number];

const known = new KnownGood(join(ROOT, 'node_modules/.cache/generated.json'));
const digestOfScript = digestsOfScripts(ROOT);

/** What the script is made of, and how it is asked. */
const digestFor = (script: string, folders: readonly string[]): string =>
  `${digestOfScript(`scripts/${script}`, folders)} ${digestOfScript('scripts/check-generated.ts', [])}`;

/** Whether the committed files are what the script writes. */
function isFresh({ script, from }: Generated): boolean {
  const folder = from === null ? [] : [`${ROOT}${from}`];
  const args = ['--import', 'tsx', `${ROOT}scripts/${script}`, '--check', ...folder];
  return spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status === 0;
}

/** Whether the committed tables are what the scripts make of the lists. */
async function areFresh(scripts: readonly OfLists[]): Promise<ReadonlyMap<OfLists, boolean>> {
  // Loaded with all that the matcher knows, which a run that finds nothing changed does without.
  const { fillFromLists, keepTable } = await import('./list-tables/list-table.ts');
  const { personWordTable } = await import('./list-tables/person-words.ts');
  const { wordFrequencyTable } = await import('./list-tables/word-frequencies.ts');
  const { addressPlaceTable } = await import('./address-words/place-table.ts');
  const { addressWordFile } = await import('./address-words/word-table.ts');
  const makers = {
    'build-person-words.ts': personWordTable,
    'build-word-frequencies.ts': wordFrequencyTable,
    'build-address-words.ts': addressPlaceTable,
  };
  const tables = scripts.map((script) => [script, makers[script]()] as const);
  await fillFromLists(
    tables.map(([, table]) => table),
    `${ROOT}${LISTS}`,
  );
  const isKept = (file: string, text: string): boolean => keepTable(ROOT, { file, text }, true);
  const fresh = tables.map(([script, table]) => [script, isKept(table.file, table.text())] as const);
  const words = addressWordFile(`${ROOT}${WORDS}`);
  return new Map(
    fresh.map(([script, isTable]) => [
      script,
      script === 'build-address-words.ts' ? isKept(words.file, words.text) && isTable : isTable,
    ]),
  );
}

let stale = 0;
function report(script: string, fresh: boolean, how = 'fresh'): void {
  console.log(`${script}: ${fresh ? how : 'STALE, run it and commit what it writes'}`);
  if (!fresh) stale++;
}

const UNCHANGED = 'fresh, since nothing it is made of has changed';

function compare(generated: Generated): void {
  const { script, from, isSlow } = generated;
  if (from !== null && !existsSync(`${ROOT}${from}`)) {
    console.log(`${script}: skipped, there is no folder ${from}`);
    return;
  }
  const digest = isSlow === true ? digestFor(script, from === null ? [] : [from]) : null;
  if (digest !== null && known.has(script, digest)) {
    report(script, true, UNCHANGED);
    return;
  }
  const fresh = isFresh(generated);
  if (digest !== null) known.set(script, fresh ? digest : null);
  report(script, fresh);
}

async function compareTablesOfLists(): Promise<void> {
  const missing = [LISTS, WORDS].find((folder) => !existsSync(`${ROOT}${folder}`));
  if (missing !== undefined) {
    for (const script of OF_LISTS) console.log(`${script}: skipped, there is no folder ${missing}`);
    return;
  }
  const digests = new Map(OF_LISTS.map((script) => [script, digestFor(script, [LISTS, WORDS])]));
  const isKnown = (script: OfLists): boolean => known.has(script, digests.get(script) ?? '');
  const changed = OF_LISTS.filter((script) => !isKnown(script));
  for (const script of OF_LISTS) if (isKnown(script)) report(script, true, UNCHANGED);
  if (changed.length === 0) return;
  for (const [script, fresh] of await areFresh(changed)) {
    known.set(script, fresh ? (digests.get(script) ?? null) : null);
    report(script, fresh);
  }
}

for (const generated of GENERATED) compare(generated);
await compareTablesOfLists();
known.save();
process.exitCode = stale === 0 ? 0 : 1;
