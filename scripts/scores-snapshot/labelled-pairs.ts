import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readRecords } from '../../src/lists/formats/delimited-text.ts';
import { readCaseTable } from '../bench-matching/case-table.ts';
import { readPairs } from '../bench-addresses/quality.ts';
import type { Pair, Part } from './pair.ts';

const casesAt = (path: string): string => fileURLToPath(new URL(`../../test/cases/${path}`, import.meta.url));

/** The pairs of two columns of a table, persons or not. */
async function pairsOf(
  path: string,
  part: Part,
  columns: readonly [string, string],
): Promise<readonly Pair[]> {
  const pairs: Pair[] = [];
  const rows = readRecords(createReadStream(casesAt(path)), { required: columns, unknownColumn: () => {} });
  for await (const row of rows)
    pairs.push({ part, a: row[columns[0]] ?? '', b: row[columns[1]] ?? '', isPerson: false });
  return pairs;
}

/** Every so-many-th labelled pair of names, in the order of the tables under `test/cases/matching`. */
export async function labelledPairs(every: number): Promise<readonly Pair[]> {
  const cases = await readCaseTable(casesAt('matching/pairs.csv'));
  const pairs = [
    ...cases.map(({ a, b, isPerson }): Pair => ({ part: 'labelled', a, b, isPerson })),
    ...(await pairsOf('matching/known-names.csv', 'labelled', ['spelling', 'name'])),
    ...(await pairsOf('matching/other-names.csv', 'labelled', ['a', 'b'])),
  ];
  return pairs.filter((_, place) => place % every === 0);
}

/** All labelled pairs of addresses. */
export async function addressPairs(): Promise<readonly Pair[]> {
  const pairs = await readPairs(casesAt('addresses/pairs.csv'));
  return pairs.map(({ a, b }): Pair => ({ part: 'addresses', a, b, isPerson: false }));
}
