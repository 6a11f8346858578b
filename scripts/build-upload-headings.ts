/**
 * Writes the headings that uploads know into docs/uploads.md, from the tables that recognise them.
 * Usage: npm run build:upload-headings [-- --check]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { HeadingMeaning } from '../src/uploads/columns/heading-meaning.ts';
import { HEADING_TABLES, headingsOf } from '../src/uploads/columns/heading-words.ts';

const PAGE = fileURLToPath(new URL('../docs/uploads.md', import.meta.url));
const START =
  '<!-- headings:start: written by npm run build:upload-headings -->\n<!-- prettier-ignore-start -->\n';
const END = '<!-- prettier-ignore-end -->\n<!-- headings:end -->';

/** What a column with a heading is, as the page of a file says it. */
const WORDS: Readonly<Record<HeadingMeaning, string>> = {
  whole_name: 'name',
  name_line: 'name, goes on',
  given_name: 'first name',
  middle_name: 'middle name',
  family_name: 'last name',
  second_family_name: 'second surname',
  organisation: 'name of an organisation',
  other_party: "another party's name",
  whole_address: 'address',
  street: 'street',
  address_line: 'address, goes on',
  postal_code: 'postal code',
  city: 'town',
  region: 'region',
  country: 'country',
  email: 'e-mail',
  phone: 'phone',
  website: 'website',
  identifier: 'identifier',
  wallet: 'wallet',
  birth_date: 'date of birth',
  entity_type: 'type',
  some_type: 'type, where it holds types',
  reference: 'own reference',
  note: 'note',
  other: 'not screened',
};

/** The table: a row for each meaning in each language or system. */
function headingsTable(): string {
  const rows = HEADING_TABLES.map(([meaning, from, words]) => {
    const headings = headingsOf(words).join('; ').replaceAll('|', '\\|');
    return `| ${from} | ${WORDS[meaning]} | ${headings} |`;
  });
  return ['| language or system | column | headings |', '| --- | --- | --- |', ...rows, ''].join('\n');
}

const page = readFileSync(PAGE, 'utf8');
const [before, rest] = [page.split(START)[0] ?? '', page.split(END)[1] ?? ''];
const wanted = `${before}${START}\n${headingsTable()}\n${END}${rest}`;
if (!process.argv.includes('--check')) writeFileSync(PAGE, wanted);
else if (page !== wanted) {
  console.error('docs/uploads.md does not name the headings that are known: npm run build:upload-headings');
  process.exitCode = 1;
}
