import type { EntryType } from '../domain/listed-party.ts';
import type { ListCode } from '../domain/list-code.ts';
import type { JurisdictionFlag, MatchLevel } from '../domain/match.ts';
import type { ColumnMapping } from './columns/column-fields.ts';
import type { TableFormat } from './reading/table-file.ts';

/**
 * Where an upload stands. `draft` waits for its owner to confirm the cost; `queued` and `running` are worked on; `cancelling`
 * is given up after the rows that are under way; `stopped` can go on later; `finished`, `cancelled` and `failed` are ends.
 */
export type UploadState =
  'draft' | 'queued' | 'running' | 'cancelling' | 'stopped' | 'finished' | 'cancelled' | 'failed';

/** States in which rows may still be screened without anybody asking. */
export const ACTIVE_STATES: readonly UploadState[] = ['queued', 'running', 'cancelling'];

/** Options that hold for every row. */
export interface UploadOptions {
  /** Least score, 0 to 1. */
  readonly threshold: number;
  /** Null for all types; a type in a row's own column comes before it. */
  readonly entryType: EntryType | null;
  /** Null for every core list. */
  readonly lists: readonly ListCode[] | null;
}

/** How the table of a file is read. */
export interface UploadReading {
  readonly format: TableFormat;
  readonly hasHeadings: boolean;
  /** Names of the columns: the headings, or `Column 1` and so on. */
  readonly columns: readonly string[];
  readonly mapping: ColumnMapping;
}

/** What screening a file would come to. */
export interface UploadCost {
  /** Rows with content, the headings aside. */
  readonly rows: number;
  /** Rows that cannot be screened: broken, without a name, too long. They cost nothing. */
  readonly unusable: number;
  /** Searches of all rows together, by the rules of a batch. */
  readonly searches: number;
}

/** What became of the rows so far. */
export interface UploadCounts {
  /** Rows whose result is written; the next row to screen has this number, from 0. */
  readonly done: number;
  readonly searches: number;
  readonly high: number;
  readonly medium: number;
  readonly low: number;
  /** Rows that were screened and match nothing. */
  readonly none: number;
  /** Rows of which nothing was screened. */
  readonly failed: number;
  /** Rows with a jurisdiction flag, which is no match. */
  readonly flagged: number;
}

/** An uploaded file and its screening. */
export interface Upload {
  /** 32 hexadecimal digits, which nobody can guess. */
  readonly id: string;
  readonly accountId: number;
  /** As the browser sent it, without folders. */
  readonly fileName: string;
  readonly fileBytes: number;
  readonly state: UploadState;
  /** Why it stopped or failed, in words for its owner; null otherwise. */
  readonly reason: string | null;
  readonly reading: UploadReading;
  readonly options: UploadOptions;
  readonly cost: UploadCost;
  readonly counts: UploadCounts;
  /** Lists that were searched; empty before the first row. */
  readonly listsSearched: readonly ListCode[];
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
}

/** A match as the results keep it. */
export interface KeptMatch {
  readonly partyId: number;
  readonly name: string;
  readonly entryType: EntryType;
  readonly listCode: ListCode;
  readonly score: number;
  readonly kind: 'name' | 'identifier' | 'contact' | 'address';
  /** What matched beside the primary name: an alias, a label with a value, an address. Empty for the primary name. */
  readonly matchedOn: string;
  readonly program: string;
  readonly sourceUrl: string;
}

/** What one search of a row found: the best matches and how many there are, or why it was not searched. */
export type KeptSearch =
  { readonly total: number; readonly matches: readonly KeptMatch[] } | { readonly error: string };

/** What screening a row came to. */
export interface RowDetail {
  readonly name?: KeptSearch;
  readonly address?: KeptSearch;
  readonly contacts?: KeptSearch;
  /** Contact values that were not searched, with the reason. */
  readonly contactErrors: readonly string[];
  readonly flags: readonly JurisdictionFlag[];
}

/** A row with its result. */
export interface RowResult {
  /** From 0. */
  readonly row: number;
  /** Line or sheet row of the file, from 1. */
  readonly line: number;
  /** The cells as read; of a broken row its beginning. */
  readonly cells: readonly string[];
  /** The name that was screened; empty for none. */
  readonly query: string;
  /** Level of the best match; `none` for no match, null when nothing was screened. */
  readonly level: MatchLevel | 'none' | null;
  /** Score of the best match, 0 for none. */
  readonly score: number;
  readonly searches: number;
  /** Why the row, or a part of it, was not screened; null when all was. */
  readonly problem: string | null;
  readonly detail: RowDetail;
}
