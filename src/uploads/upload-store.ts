import type { ListCode } from '../domain/list-code.ts';
import type { MatchLevel } from '../domain/match.ts';
import type { LevelCounts, SearchKind } from './row-scores.ts';
import type { RowResult, Upload, UploadCost, UploadOptions, UploadReading, UploadState } from './upload.ts';

/** A fresh upload; its state is `draft`. */
export type NewUpload = Pick<
  Upload,
  'id' | 'accountId' | 'fileName' | 'fileBytes' | 'reading' | 'options' | 'cost' | 'createdAt'
>;

/** The next rows of an upload with what they cost. */
export interface RecordedChunk {
  /** Number of the first row: the rows before it must be written, and none after. */
  readonly from: number;
  readonly rows: readonly RowResult[];
  /** The reservation to settle and the searches that ran under it; null when the rows needed none. */
  readonly charge: { readonly reservationId: string; readonly searches: number } | null;
  readonly listsSearched: readonly ListCode[];
}

/** Searches that ran and whose reservation is not known to be settled. */
export interface OpenCharge {
  readonly reservationId: string;
  readonly accountId: number;
  readonly searches: number;
}

/** Which rows to show; every part that is given must hold. */
export interface RowFilter {
  readonly level?: MatchLevel | 'none';
  /** The kind of search that `level` is of, in place of the row; without a level, rows with a match of that kind. */
  readonly of?: SearchKind;
  /** Words in the cells or in the names of the matches; letter case and accents aside. */
  readonly text?: string;
  /** Rows with a jurisdiction flag. */
  readonly flagged?: boolean;
  /** Rows of which something was not screened. */
  readonly problems?: boolean;
}

/** Order of rows: as in the file, or the best match first, of all or of one kind of search. */
export type RowOrder = 'row' | 'score' | SearchKind;

/** Uploads and the results of their rows. */
export interface UploadStore {
  add(upload: NewUpload): Promise<void>;
  /** Null when the account has no such upload. */
  find(accountId: number, id: string): Promise<Upload | null>;
  /** The account's uploads, newest first. */
  list(accountId: number): Promise<readonly Upload[]>;
  /** Changes how a draft is read. False when it is no draft any more. */
  changeDraft(
    id: string,
    draft: {
      readonly reading: UploadReading;
      readonly options: UploadOptions;
      readonly cost: UploadCost;
    },
  ): Promise<boolean>;
  /** Moves an upload on when it is in one of the states. False when it is not. */
  move(
    id: string,
    from: readonly UploadState[],
    to: UploadState,
    change: { readonly now: Date; readonly reason?: string },
  ): Promise<boolean>;
  /** Uploads to work on, oldest start first. */
  active(): Promise<readonly Upload[]>;
  /**
   * Writes rows together with their charge, in one step that outlasts a power failure. False, and nothing is written, when the
   * upload is not running (or being cancelled) or its next row is another one.
   */
  record(id: string, chunk: RecordedChunk): Promise<boolean>;
  openCharges(): Promise<readonly OpenCharge[]>;
  closeCharge(reservationId: string): Promise<void>;
  /** One page of rows and how many there are in all. */
  rows(
    id: string,
    filter: RowFilter,
    page: { readonly order: RowOrder; readonly offset: number; readonly limit: number },
  ): Promise<{ readonly rows: readonly RowResult[]; readonly total: number }>;
  /** Rows by the level of each kind of search. */
  levels(id: string): Promise<Readonly<Record<SearchKind, LevelCounts>>>;
  /** Rows in the order of the file, after the one numbered `after` (-1 for the first). */
  rowsAfter(id: string, filter: RowFilter, after: number, limit: number): Promise<readonly RowResult[]>;
  /** Drafts made before `draftsBefore`, and uploads that ended before `endedBefore` or are stopped since then. */
  expired(draftsBefore: Date, endedBefore: Date): Promise<readonly string[]>;
  /** Every account that has an upload. */
  accountIds(): Promise<readonly number[]>;
  /** Every upload that is not removed. */
  ids(): Promise<ReadonlySet<string>>;
  /** Hides an upload at once, for good; `forgetRemoved` deletes it. */
  remove(id: string): Promise<void>;
  /** Deletes what was removed, some rows at a time. Open charges stay until they are settled. */
  forgetRemoved(): Promise<void>;
}
