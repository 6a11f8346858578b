import type { ComparedFact } from '../domain/facts.ts';
import type { EntryType } from '../domain/listed-party.ts';
import type { ListCode } from '../domain/list-code.ts';
import type { JurisdictionFlag, MatchLevel } from '../domain/match.ts';
import type { BriefWhy } from '../screening/brief-why.ts';
import type { ColumnLook } from './columns/column-content.ts';
import type { ColumnMapping } from './columns/column-fields.ts';
import type { ColumnOrigin } from './columns/recognise-columns.ts';
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
  /** Whether only parties tied to the country of a row, or to none, are matches; the others are counted. Absent for no. */
  readonly narrowByCountry?: boolean;
}

/** How the table of a file is read. */
export interface UploadReading {
  readonly format: TableFormat;
  readonly hasHeadings: boolean;
  /** Place of the headings among the rows, from 0; the rows above are titles. Absent for the first. */
  readonly headingRow?: number;
  /** Rows that the headings take, 1 or 2; absent for one. */
  readonly headingRows?: number;
  /** Names of the columns: the headings, or `Column 1` and so on. */
  readonly columns: readonly string[];
  readonly mapping: ColumnMapping;
  /** How each column came by its field; absent where nothing is to be asked. */
  readonly origins?: readonly ColumnOrigin[];
  /** How the cells of each column look; absent where nothing is to be asked. */
  readonly looks?: readonly ColumnLook[];
  /** Which country, by its code, a text in a column of countries means, where its owner says so. */
  readonly countries?: Readonly<Record<string, string>>;
}

/** What screening a file would come to. */
export interface UploadCost {
  /** Rows with content, the headings aside. */
  readonly rows: number;
  /** Rows that cannot be screened: broken, without a name, too long. They cost nothing. */
  readonly unusable: number;
  /** Searches of all rows together, by the rules of a batch. */
  readonly searches: number;
  /** What was seen while the rows were read; absent where nothing was. */
  readonly remarks?: FileRemarks;
}

/** What a file has that its owner should know before it is screened. */
export interface FileRemarks {
  /** Texts in columns of countries that name no country that we know, with the rows that have them; the first ones. */
  readonly unknownCountries: readonly { readonly text: string; readonly rows: number }[];
  /** Rows with a country that is not understood. */
  readonly rowsOfUnknownCountries: number;
  /** Rows with letters that look misread, and the first of them. */
  readonly misread: number;
  readonly misreadText: string;
  /** Rows with a number that a spreadsheet has shortened (`1.23E+12`), and the first of them. */
  readonly shortened: number;
  readonly shortenedText: string;
  /** Rows with two parties or more. */
  readonly severalParties: number;
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
  /** The name that was screened, where it is not the first of the row. */
  readonly party?: string;
  /** What the row says beside the name, compared with the list; absent where it says nothing, and beyond the best matches. */
  readonly facts?: readonly ComparedFact[];
  /** What the name alone scores; present with `facts`. */
  readonly nameScore?: number;
  /** Countries the party is tied to, as codes; absent beyond the best matches, as are the facts below. */
  readonly countries?: readonly string[];
  /** Countries whose national or citizen the party is, in English; absent for none. */
  readonly nationalities?: readonly string[];
  /** Dates of birth as recorded; absent for none. */
  readonly birthDates?: readonly string[];
  /** Numbers and wallets with what they are, such as `Passport: K123`; absent for none. */
  readonly identifiers?: readonly string[];
  /** Why the score is what it is; absent beyond the best matches, and in rows screened by an earlier version. */
  readonly why?: BriefWhy;
}

/** What one search of a row found: the best matches and how many there are, or why it was not searched. */
export type KeptSearch =
  | {
      readonly total: number;
      readonly matches: readonly KeptMatch[];
      /** What the country hid; present where that was asked for. */
      readonly hidden?: { readonly total: number; readonly matches: readonly KeptMatch[] };
    }
  | { readonly error: string };

/** What screening a row came to. */
export interface RowDetail {
  readonly name?: KeptSearch;
  readonly address?: KeptSearch;
  readonly contacts?: KeptSearch;
  /** The other parties of the row; absent for none. */
  readonly others?: readonly { readonly query: string; readonly name: KeptSearch }[];
  /** What is to be known of the row beside what was not screened; absent for nothing. */
  readonly notes?: readonly string[];
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
  /** The name that was screened, the first of several; empty for none. */
  readonly query: string;
  /** Level of `score`; `none` for no match, null when nothing was screened. */
  readonly level: MatchLevel | 'none' | null;
  /** Score of the best match, 0 for none; an address counts for less than `high`, see `MOST_OF_ADDRESS`. */
  readonly score: number;
  readonly searches: number;
  /** Why the row, or a part of it, was not screened; null when all was. */
  readonly problem: string | null;
  readonly detail: RowDetail;
}
