/**
 * Makes src/countries/data/countries.json from the territories file of rigour (MIT), the tables of scripts/countries and
 * the names of i18n-iso-countries (MIT).
 * Usage: npm run build:countries -- [--check] [FOLDER]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildCountries } from './countries/build.ts';
import { readTerritories, readTranslations } from './countries/read.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});
if (values.help) {
  console.log('Usage: npm run build:countries -- [--check] [FOLDER]');
  process.exit(0);
}
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = positionals[0] ?? `${root}../shared/matching-data`;
const target = `${root}src/countries/data/countries.json`;

const { json, dropped } = buildCountries(
  readTerritories(`${folder}/territories.jsonl.gz`),
  readTranslations(),
);
if (!values.check) {
  writeFileSync(target, json);
  console.log(`names of two countries, left out: ${dropped.join(', ')}`);
} else if (readFileSync(target, 'utf8') !== json) {
  console.error(`countries.json is not what the script makes of ${folder}`);
  process.exitCode = 1;
}
