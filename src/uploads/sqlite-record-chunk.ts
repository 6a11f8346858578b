import type { Database } from 'better-sqlite3';
import { oncePerConnection } from '../db/borrow-connection.ts';
import { scoresOf } from './row-scores.ts';
import type { RowResult } from './upload.ts';
import { wordsOf } from './upload-rows.ts';
import type { RecordedChunk } from './upload-store.ts';

/** What rows add to the counts of their upload. */
interface Added {
  readonly rows: number;
  readonly searches: number;
  readonly high: number;
  readonly medium: number;
  readonly low: number;
  readonly none: number;
  readonly failed: number;
  readonly flagged: number;
}

type Advance = Added & { readonly id: string; readonly from: number; readonly lists: string };

const statements = oncePerConnection((connection: Database) => ({
  advance: connection.prepare<Advance>(`
    update uploads set done = done + @rows, searches = searches + @searches, high = high + @high, medium = medium + @medium,
      low = low + @low, none = none + @none, failed = failed + @failed, flagged = flagged + @flagged, lists = @lists
    where id = @id and done = @from and state in ('running', 'cancelling')`),
  row: connection.prepare(`
    insert into upload_rows (upload_id, row, line, query, level, score, searches, problem, flagged, words,
      name_score, contact_score, address_score)
    values (@id, @row, @line, @query, @level, @score, @searches, @problem, @flagged, @words, @name, @contact, @address)`),
  detail: connection.prepare(
    'insert into upload_row_details (upload_id, row, cells, detail) values (?, ?, ?, ?)',
  ),
  charge: connection.prepare<[string, number, string]>(`
    insert into upload_charges (reservation_id, account_id, searches)
    select ?, account_id, ? from uploads where id = ?`),
}));

/** Writes the next rows of an upload with their charge, or nothing when they are not the next ones. */
export function recordChunk(connection: Database, id: string, chunk: RecordedChunk): boolean {
  return connection.transaction(() => write(connection, id, chunk)).immediate();
}

function write(
  connection: Database,
  id: string,
  { from, rows, charge, listsSearched }: RecordedChunk,
): boolean {
  const { advance, row, detail, charge: addCharge } = statements(connection);
  const lists = JSON.stringify(listsSearched);
  if (advance.run({ id, from, lists, ...addedBy(rows) }).changes === 0) return false;
  for (const result of rows) {
    const { level, score, searches, problem } = result;
    const flagged = result.detail.flags.length > 0 ? 1 : 0;
    const { row: place, line, query } = result;
    const found = { level, score, searches, problem, flagged, words: wordsOf(result) };
    row.run({ id, row: place, line, query, ...found, ...scoresOf(result.detail) });
    detail.run(id, result.row, JSON.stringify(result.cells), JSON.stringify(result.detail));
  }
  if (charge !== null) addCharge.run(charge.reservationId, charge.searches, id);
  return true;
}

function addedBy(rows: readonly RowResult[]): Added {
  const count = (is: (row: RowResult) => boolean): number => rows.filter(is).length;
  return {
    rows: rows.length,
    searches: rows.reduce((sum, { searches }) => sum + searches, 0),
    high: count(({ level }) => level === 'high'),
    medium: count(({ level }) => level === 'medium'),
    low: count(({ level }) => level === 'low'),
    none: count(({ level }) => level === 'none'),
    failed: count(({ level }) => level === null),
    flagged: count(({ detail }) => detail.flags.length > 0),
  };
}
