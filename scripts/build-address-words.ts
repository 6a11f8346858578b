/**
 * Builds the tables by which addresses are read: `address-words.json` from the dictionaries of `shared/matching-data`
 * (libpostal and rigour, MIT; see THIRD_PARTY_NOTICES.md) and `address-places.json` from local copies of the lists. Both
 * are committed, so that a score means the same on every day and on both engines.
 * Usage: npm run build:address-words -- [--check] [FOLDER]
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { addressPlaceTable } from './address-words/place-table.ts';
import { addressWordTable } from './address-words/word-table.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});
if (values.help) {
  console.log(
    'Usage: npm run build:address-words -- [--check] [FOLDER]\n\nFOLDER holds matching-data/ and lists/.',
  );
  process.exit(0);
}
const root = fileURLToPath(new URL('..', import.meta.url));
const from = positionals[0] ?? `${root}../shared`;

function keep(name: string, table: object): void {
  const target = `${root}src/matching/data/${name}`;
  const text = `${JSON.stringify(table)}\n`;
  if (!values.check) {
    writeFileSync(target, text);
    console.log(`${name}: ${text.length} bytes`);
    return;
  }
  const isCurrent =
    existsSync(target) && JSON.stringify(JSON.parse(readFileSync(target, 'utf8'))) === text.trim();
  console.log(`${name} is ${isCurrent ? 'up to date' : 'out of date: run npm run build:address-words'}`);
  if (!isCurrent) process.exitCode = 1;
}

keep('address-words.json', addressWordTable(`${from}/matching-data`));
keep('address-places.json', await addressPlaceTable(`${from}/lists`));
