import type { KnownFacts } from '../domain/facts.ts';
import type { ListCode } from '../domain/list-code.ts';
import type { JurisdictionFlag, Match, ScreeningOptions } from '../domain/match.ts';
import type { BatchScreeningRequest, BatchScreeningResult, SearchCounts } from './batch.ts';
import type { Asker } from './asker.ts';
import type { ContactQuery } from './contact-values.ts';
import type { SearchedEdition } from './editions.ts';
import type { HiddenMatches } from './hidden-matches.ts';
import type { Notice } from './notices.ts';
import type { ContactScreening } from './screen-contacts.ts';

/** A name to screen. */
export interface NameScreeningRequest extends ScreeningOptions {
  /** 1 to 500 code points: a name, or an identifier or contact value typed in its place. */
  readonly name: string;
  /** Contact values to look up beside the name; absent when none was sent. */
  readonly contacts?: readonly ContactQuery[];
  /** What is known beside the name; absent for nothing. Contact values are not compared with it. */
  readonly facts?: KnownFacts;
}

/** An address to screen. */
export interface AddressScreeningRequest extends ScreeningOptions {
  /** 1 to 500 code points; must name a street or building. Its country narrows each listed address. */
  readonly address: string;
}

/** The answer to one screening. */
export interface ScreeningResult {
  readonly query: string;
  readonly listsSearched: readonly ListCode[];
  /** Highest score first, cut to the limit. Facts filter none: one that contradicts may hold a score below the threshold. */
  readonly matches: readonly Match[];
  /** Listed parties that the name, or an identifier beside it, finds at or above the threshold, before the cut. */
  readonly totalMatches: number;
  /** Present where `countryUse` asks to tell what the country hid, and the country was understood. */
  readonly hidden?: HiddenMatches;
  readonly jurisdictionFlags: readonly JurisdictionFlag[];
  /** The lists as they were searched; absent where the screening was not told how to date them. */
  readonly editions?: readonly SearchedEdition[];
  /** What is to be known of the request; absent for nothing. */
  readonly notices?: readonly Notice[];
  readonly screenedAt: Date;
  /** Present when a contact value was sent. */
  readonly contacts?: ContactScreening;
}

/** The use cases of screening; every door calls these. Without an asker the service screens of its own accord. */
export interface Screening {
  /**
   * Throws `InvalidInputError` for a name without letter or digit, `EngineUnavailableError`, `OverBudgetError`,
   * `OverloadedError`, `CancelledError`.
   */
  screenName(request: NameScreeningRequest, asker?: Asker): Promise<ScreeningResult>;
  /**
   * Throws `InvalidInputError` for an address that names no street or building, such as a city or country alone;
   * `EngineUnavailableError`.
   */
  screenAddress(request: AddressScreeningRequest, asker?: Asker): Promise<ScreeningResult>;
  /** The searches a batch needs: what to take from an allowance before it runs. */
  searchesOfBatch(request: BatchScreeningRequest): SearchCounts;
  /**
   * Screens up to 100 items; what fails of one item fails alone, such as a name without letter or digit. Throws
   * `EngineUnavailableError` when nothing could be searched.
   */
  screenBatch(request: BatchScreeningRequest, asker?: Asker): Promise<BatchScreeningResult>;
}
