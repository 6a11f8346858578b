/** Scores pairs of addresses. Usage: npm run score:addresses -- [--explain] A B | --csv FILE */
import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { readRecords } from '../src/lists/formats/delimited-text.ts';
import { prepareAddress } from '../src/matching/addresses/prepare-address.ts';
import { createQueryAddress } from '../src/matching/addresses/query-address.ts';
import { explainAddress, scoreAddress } from '../src/matching/addresses/score-addresses.ts';

const USAGE = `Usage: npm run score:addresses -- [--explain] [--json] A B
       npm run score:addresses -- --csv FILE

Scores how alike two addresses are, 0 to 1; A is what is searched, B what is listed. A CSV file with the columns a,b
prints a,b,score.`;

function fail(message: string): never {
  console.error(`${message}\n\n${USAGE}`);
  process.exit(2);
}

const score = (a: string, b: string): number => scoreAddress(createQueryAddress(a), prepareAddress(b));
const quoted = (text: string): string => (/[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

async function scoreFile(file: string): Promise<void> {
  console.log('a,b,score');
  const records = readRecords(createReadStream(file), { required: ['a', 'b'], unknownColumn: () => {} });
  for await (const { a = '', b = '' } of records) console.log(`${quoted(a)},${quoted(b)},${score(a, b)}`);
}

function explain(a: string, b: string): void {
  const why = explainAddress(createQueryAddress(a), prepareAddress(b));
  for (const { query, listed, kind, likeness } of why.correspondences) {
    console.log(`  ${query} ~ ${listed}: ${kind}, ${likeness}`);
  }
  if (why.queryLeftOver.length > 0) console.log(`  left over in A: ${why.queryLeftOver.join(' ')}`);
  if (why.listedLeftOver.length > 0) console.log(`  left over in B: ${why.listedLeftOver.join(' ')}`);
  for (const remark of why.remarks) console.log(`  ${remark}`);
}

const options = {
  explain: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  csv: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  if (values.csv !== undefined) return scoreFile(values.csv);
  const [a, b] = positionals;
  if (a === undefined || b === undefined || positionals.length > 2) fail('Two addresses are needed.');
  if (values.json) {
    const why = explainAddress(createQueryAddress(a), prepareAddress(b));
    console.log(JSON.stringify({ a, b, score: score(a, b), ...(values.explain ? { why } : {}) }));
    return;
  }
  console.log(score(a, b));
  if (values.explain) explain(a, b);
}

main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
