import { BYTE_ORDER_MARK, csvLine, type CsvCell } from '../csv/csv-line.ts';
import { ACTS } from './act.ts';
import type { TrailLine } from './chain.ts';
import type { TrailSearch, TrailStore } from './trail-store.ts';

/** How a trail is taken along: a table, or one JSON object a line, from which the hashes can be worked out again. */
export type TrailFormat = 'csv' | 'jsonl';

/** Lines that are read at once. */
const PAGE = 500;

const COLUMNS: readonly (readonly [string, (line: TrailLine) => CsvCell])[] = [
  ['number', ({ number }) => number],
  ['at', ({ at }) => at.toISOString()],
  ['act', ({ kind }) => kind],
  ['meaning', ({ kind }) => ACTS[kind]],
  ['by', ({ by }) => by.kind],
  ['name', ({ by }) => by.name],
  ['address', ({ by }) => by.address],
  ['subject', ({ subject }) => subject],
  ['details', ({ details }) => detailsText(details)],
  ['previous_hash', ({ previousHash }) => previousHash],
  ['hash', ({ hash }) => hash],
];

/** What fits a search, newest first, piece by piece: a trail of any length in little memory. */
export async function* exportTrail(
  store: Pick<TrailStore, 'search'>,
  search: TrailSearch,
  format: TrailFormat,
): AsyncGenerator<string> {
  if (format === 'csv') yield BYTE_ORDER_MARK + csvLine(COLUMNS.map(([title]) => title));
  for (let before = search.before; ;) {
    const lines = await store.search(before === undefined ? search : { ...search, before }, PAGE);
    if (lines.length > 0) yield lines.map(format === 'csv' ? csvOf : jsonOf).join('');
    const last = lines.at(-1);
    if (last === undefined || lines.length < PAGE) return;
    before = last.number;
  }
}

/** The details of an act in one line: `role: auditor, before: analyst`. */
export function detailsText(details: TrailLine['details']): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');
}

function csvOf(line: TrailLine): string {
  return csvLine(COLUMNS.map(([, value]) => value(line)));
}

function jsonOf(line: TrailLine): string {
  const { accountId, number, at, kind, by, subject, details, previousHash, hash } = line;
  const object = {
    ...{ account_id: accountId, number, at: at.toISOString(), act: kind },
    by: { kind: by.kind, id: by.id, name: by.name, address: by.address },
    ...{ subject, details, previous_hash: previousHash, hash },
  };
  return `${JSON.stringify(object)}\n`;
}
