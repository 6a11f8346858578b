/**
 * Builds the tables by which addresses are read: `address-words.json` from the dictionaries of `shared/matching-data`
 * (libpostal and rigour, MIT; see THIRD_PARTY_NOTICES.md) and `address-places.json` from local copies of the lists. Both
 * are committed, so that a score means the same on every day and on both engines.
 * Usage: npm run build:address-words -- [--check] [FOLDER]
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { addressPlaceTable } from './address-words/place-table.ts';
import { addressWordFile } from './address-words/word-table.ts';
import { fillFromLists, keepTable } from './list-tables/list-table.ts';

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

const places = addressPlaceTable();
await fillFromLists([places], `${from}/lists`);
const kept = [addressWordFile(`${from}/matching-data`), { file: places.file, text: places.text() }].map(
  (table) => keepTable(root, table, values.check),
);
process.exitCode = kept.includes(false) ? 1 : 0;
