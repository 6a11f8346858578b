import type { KnownFacts } from '../domain/facts.ts';
import type { ListCode } from '../domain/list-code.ts';
import type { JurisdictionFlag, Match, ScreeningOptions } from '../domain/match.ts';
import type { ContactQuery } from './contact-values.ts';
import type { SearchedEdition } from './editions.ts';
import type { HiddenMatches } from './hidden-matches.ts';
import type { Notice } from './notices.ts';
import type { ContactScreening } from './screen-contacts.ts';

/** One party to screen in a batch. */
export interface BatchItem {
  /** 1 to 500 code points: a name, or an identifier or contact value typed in its place. */
  readonly name: string;
  /** Absent for none. Searched only when it names a street or building. */
  readonly address?: string;
  /** Country text as sent; `countryUse` of the request says what it does. */
  readonly country?: string;
  /** Absent for none. */
  readonly contacts?: readonly ContactQuery[];
  /** What is known beside the name, compared and looked up with it in one search; absent for nothing. */
  readonly facts?: KnownFacts;
}

/** Parties to screen in one request. */
export interface BatchScreeningRequest extends Omit<ScreeningOptions, 'country' | 'limit'> {
  /** 1 to 100. */
  readonly items: readonly BatchItem[];
}

/** What one search of an item found, or why it was not run or failed; then it is not charged. */
export type SearchedPart =
  | {
      readonly matches: readonly Match[];
      readonly totalMatches: number;
      /** Present where `countryUse` asks to tell what the country hid, and the country was understood. */
      readonly hidden?: HiddenMatches;
    }
  | { readonly error: string };

/** The answer to one item. */
export interface BatchItemResult {
  readonly query: string;
  readonly jurisdictionFlags: readonly JurisdictionFlag[];
  /** What is to be known of the item; absent for nothing. */
  readonly notices?: readonly Notice[];
  readonly name: SearchedPart;
  /** Present when an address was sent. */
  readonly address?: SearchedPart & { readonly text: string };
  /** Present when a contact value was sent. */
  readonly contacts?: ContactScreening;
}

/** Searches by kind. */
export interface SearchCounts {
  readonly name: number;
  readonly address: number;
  readonly contact: number;
}

/** The answer to a batch. */
export interface BatchScreeningResult {
  readonly listsSearched: readonly ListCode[];
  /** One for each item, in order. */
  readonly results: readonly BatchItemResult[];
  /** Searches that ran, which are charged. */
  readonly searchesRun: SearchCounts;
  /** The lists as they were searched, once for all items; absent where the screening was not told how to date them. */
  readonly editions?: readonly SearchedEdition[];
  readonly screenedAt: Date;
  /** What failed inside; for the log, not for clients. */
  readonly failures: readonly unknown[];
}

/** The sum of the kinds. */
export function totalSearches({ name, address, contact }: SearchCounts): number {
  return name + address + contact;
}

/** Searches that ran for one item. */
export function searchesRunFor({ name, address, contacts }: BatchItemResult): SearchCounts {
  const searched = contacts?.contacts.filter((contact) => 'totalMatches' in contact) ?? [];
  return {
    name: 'matches' in name ? 1 : 0,
    address: address !== undefined && 'matches' in address ? 1 : 0,
    contact: searched.length,
  };
}
