/**
 * Makes src/countries/data/countries.json from the territories file of rigour (MIT) and the tables of
 * scripts/countries and the names of i18n-iso-countries (MIT): `npx tsx scripts/build-countries.ts PATH/territories.jsonl.gz`.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildCountries } from './countries/build.ts';
import { readTerritories, readTranslations } from './countries/read.ts';

const target = fileURLToPath(new URL('../src/countries/data/countries.json', import.meta.url));

const source = process.argv[2];
if (source === undefined || source === '--help') {
  console.error('usage: build-countries.ts TERRITORIES.jsonl.gz');
  process.exitCode = source === undefined ? 1 : 0;
} else {
  const { json, dropped } = buildCountries(readTerritories(source), readTranslations());
  writeFileSync(target, json);
  console.log(
    `${target}: ${json.length} characters; names of two countries, left out: ${dropped.join(', ')}`,
  );
}
