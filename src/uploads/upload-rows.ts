import type { ListCode } from '../domain/list-code.ts';
import { foldHeading } from './columns/fold-heading.ts';
import type { KeptSearch, RowDetail, RowResult, Upload, UploadState } from './upload.ts';

/** A row of the table of uploads. */
export interface UploadRow {
  readonly id: string;
  readonly account_id: number;
  readonly file_name: string;
  readonly file_bytes: number;
  readonly state: UploadState;
  readonly reason: string | null;
  readonly reading: string;
  readonly options: string;
  readonly cost: string;
  readonly lists: string;
  readonly done: number;
  readonly searches: number;
  readonly high: number;
  readonly medium: number;
  readonly low: number;
  readonly none: number;
  readonly failed: number;
  readonly flagged: number;
  readonly created_at: number;
  readonly started_at: number | null;
  readonly ended_at: number | null;
}

/** A row of a result with its cells and matches. */
export interface ResultRow {
  readonly row: number;
  readonly line: number;
  readonly query: string;
  readonly level: RowResult['level'];
  readonly score: number;
  readonly searches: number;
  readonly problem: string | null;
  readonly cells: string;
  readonly detail: string;
}

const momentOf = (milliseconds: number | null): Date | null =>
  milliseconds === null ? null : new Date(milliseconds);

/** The upload that a stored row means. */
export function uploadOfRow(row: UploadRow): Upload {
  const { done, searches, high, medium, low, none, failed, flagged } = row;
  return {
    id: row.id,
    accountId: row.account_id,
    fileName: row.file_name,
    fileBytes: row.file_bytes,
    state: row.state,
    reason: row.reason,
    reading: JSON.parse(row.reading) as Upload['reading'],
    options: JSON.parse(row.options) as Upload['options'],
    cost: JSON.parse(row.cost) as Upload['cost'],
    counts: { done, searches, high, medium, low, none, failed, flagged },
    listsSearched: JSON.parse(row.lists) as readonly ListCode[],
    createdAt: new Date(row.created_at),
    startedAt: momentOf(row.started_at),
    endedAt: momentOf(row.ended_at),
  };
}

/** The result that a stored row means. */
export function resultOfRow({ cells, detail, ...row }: ResultRow): RowResult {
  return {
    row: row.row,
    line: row.line,
    query: row.query,
    level: row.level,
    score: row.score,
    searches: row.searches,
    problem: row.problem,
    cells: JSON.parse(cells) as readonly string[],
    detail: JSON.parse(detail) as RowDetail,
  };
}

/** Most characters of a row that are searched for words. */
const MOST_WORDS = 2_000;

/** What a row is found by: its cells and the names of its matches, folded. */
export function wordsOf({ cells, detail }: RowResult): string {
  const { name, address, contacts, others = [] } = detail;
  const names = [name, address, contacts, ...others.map((other) => other.name)].flatMap(matchNames);
  return foldHeading([...cells, ...names].join(' ')).slice(0, MOST_WORDS);
}

function matchNames(search: KeptSearch | undefined): readonly string[] {
  return search !== undefined && 'matches' in search ? search.matches.map(({ name }) => name) : [];
}
