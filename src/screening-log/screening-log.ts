import type { ListCode } from '../domain/list-code.ts';
import type { KnownFacts } from '../domain/facts.ts';
import type { EntryType } from '../domain/listed-party.ts';
import type { SearchedEdition } from '../screening/editions.ts';
import type { CountryUse, JurisdictionFlag, MatchLevel } from '../domain/match.ts';

/** A door: the API, the console by hand, a file that was uploaded there, or the endpoint for AI agents. */
export type Door = 'api' | 'console' | 'upload' | 'agents';

/** Who screened. */
export interface ScreeningOrigin {
  readonly door: Door;
  /** Null for an agent without a key. */
  readonly accountId: number | null;
  /** The key's number, never the key; null when the account screened in the console, or nobody gave one. */
  readonly keyId: number | null;
  /** What the door knows its screenings by, such as `upload 17`. */
  readonly reference?: string;
}

/** A list as it was when it was searched; records of before 2026-12 do not say whether it was stale. */
export type ListEdition = Omit<SearchedEdition, 'stale'> & Partial<Pick<SearchedEdition, 'stale'>>;

/** The options of a screening; what was left out was not sent. */
export interface LoggedOptions {
  readonly threshold: number;
  readonly entryType?: EntryType;
  readonly country?: string;
  /** Left out where the country narrowed as the interface says. */
  readonly countryUse?: CountryUse;
  readonly limit?: number;
  /** What was known beside the name. */
  readonly facts?: KnownFacts;
}

/** A contact value of a screening, and how many parties it found; null when it was not searched. */
export interface LoggedContact {
  readonly type: 'email' | 'phone' | 'website';
  readonly value: string;
  readonly matches: number | null;
}

/** What was found, before any cut to a limit; null for what was not searched. */
export interface FoundCounts {
  readonly name: number | null;
  readonly address: number | null;
  /** Distinct parties. */
  readonly contact: number | null;
}

/** The best match of a screening. */
export interface LoggedMatch {
  readonly partyId: number;
  readonly listCode: ListCode;
  readonly name: string;
  /** 0 to 1. */
  readonly score: number;
}

/** A jurisdiction that a screening pointed to. It is no match and counts as none. */
export type LoggedFlag = Pick<JurisdictionFlag, 'tier' | 'jurisdiction'>;

/** One party that was screened: what an auditor wants to know of it. */
export interface ScreeningRecord {
  readonly origin: ScreeningOrigin;
  readonly screenedAt: Date;
  /** As typed; null when no name was screened. */
  readonly name: string | null;
  /** As typed; null when no address was screened. */
  readonly address: string | null;
  readonly contacts: readonly LoggedContact[];
  readonly options: LoggedOptions;
  readonly lists: readonly ListEdition[];
  readonly found: FoundCounts;
  /** Null when nothing matched. */
  readonly best: LoggedMatch | null;
  readonly flags: readonly LoggedFlag[];
}

/** A record of the log. */
export interface LoggedScreening extends ScreeningRecord {
  readonly id: number;
}

/** Levels to look for: of the best match, or none at all. */
export const LOGGED_LEVELS = ['high', 'medium', 'low', 'none'] as const;

/** The level of a best match, or `none` for a screening without a match. */
export type LoggedLevel = MatchLevel | 'none';

/** A place in the log, newest first. */
export interface LogCursor {
  readonly screenedAt: Date;
  readonly id: number;
}

/** What to look for in an account's log. */
export interface LogSearch {
  readonly accountId: number;
  /** Words that all stand in name, address or contact values, letter case and accents aside. */
  readonly text?: string;
  /** First moment. */
  readonly from?: Date;
  /** First moment after. */
  readonly until?: Date;
  readonly level?: LoggedLevel;
  /** Absent: from the newest on. */
  readonly after?: LogCursor;
}

/** A part of the log, newest first. */
export interface LogPage {
  readonly entries: readonly LoggedScreening[];
  /** Where the next part begins; null at the end. */
  readonly next: LogCursor | null;
}

/** What was screened, by account. */
export interface ScreeningLogStore {
  /** Keeps all records or none, in one step; they survive a crash of the process from then on. */
  append(records: readonly ScreeningRecord[]): Promise<void>;
  /** At most `size` entries that fit. */
  search(search: LogSearch, size: number): Promise<LogPage>;
  /** Null when the account has no such entry. */
  find(accountId: number, id: number): Promise<LoggedScreening | null>;
  /** Forgets what is older; returns how many entries. */
  forgetBefore(moment: Date): Promise<number>;
  /** Accounts with entries. */
  accounts(): Promise<readonly number[]>;
  /** Forgets everything of an account; returns how many entries. */
  forgetAccount(accountId: number): Promise<number>;
}
