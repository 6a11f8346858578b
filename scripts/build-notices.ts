/**
 * Writes the table of packages in THIRD_PARTY_NOTICES.md from package-lock.json: every package that `npm ci --omit=dev`
 * may install, with its licence. Fails on a licence that was not looked at before.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { shippedPackages, type ShippedPackage } from './shipped-packages.ts';

const HELP = `Usage: npm run build:notices [-- --check]

Writes the table of packages in THIRD_PARTY_NOTICES.md; with --check only compares it.`;

const NOTICES = fileURLToPath(new URL('../THIRD_PARTY_NOTICES.md', import.meta.url));
const BEGIN = '<!-- packages: begin -->';
const END = '<!-- packages: end -->';

/** Licences that allow running the package in a service and shipping it with one. */
const ACCEPTED: ReadonlySet<string> = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
  ...[
    'PSF-2.0',
    'Python-2.0',
    'Unlicense',
    '(MIT OR WTFPL)',
    '(BSD-2-Clause OR MIT OR Apache-2.0)',
    '(MIT OR CC0-1.0)',
  ],
]);
/** Packages whose manifest names the licence in the old form, which the lock file does not repeat. */
const OLD_FORM: Readonly<Record<string, string>> = { busboy: 'MIT', streamsearch: 'MIT' };

function row({ name, version, license }: ShippedPackage): string {
  const licence = license ?? OLD_FORM[name];
  if (licence === undefined || !ACCEPTED.has(licence)) {
    throw new Error(`${name} ${version}: look at its licence (${licence ?? 'none named'}) before it is used`);
  }
  return `| ${name} | ${version} | ${licence} |`;
}

function packageTable(): string {
  const rows = new Set(shippedPackages().map(row));
  return ['| package | version | licence |', '|---|---|---|', ...[...rows].sort()].join('\n');
}

/** The page with a fresh table between its two marks. */
function freshNotices(page: string): string {
  const [head, rest] = page.split(BEGIN);
  const tail = rest?.split(END)[1];
  if (head === undefined || tail === undefined) throw new Error('THIRD_PARTY_NOTICES.md lost its marks');
  return `${head}${BEGIN}\n\n${packageTable()}\n\n${END}${tail}`;
}

function main(): number {
  const { values } = parseArgs({ options: { check: { type: 'boolean' }, help: { type: 'boolean' } } });
  if (values.help === true) {
    console.log(HELP);
    return 0;
  }
  const page = readFileSync(NOTICES, 'utf8');
  const fresh = freshNotices(page);
  if (values.check !== true) writeFileSync(NOTICES, fresh);
  else if (fresh !== page) {
    console.error(
      'THIRD_PARTY_NOTICES.md does not name the packages of the lock file: npm run build:notices',
    );
    return 1;
  }
  return 0;
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
