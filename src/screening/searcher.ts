import type { KnownFacts } from '../domain/facts.ts';
import type { ListCode } from '../domain/list-code.ts';
import type { LoadedParties } from '../search/search-engine.ts';
import type { Asker } from './asker.ts';
import type { ContactQuery } from './contact-values.ts';
import type { FoundMatches } from './found.ts';
import type { FoundContacts } from './screen-contacts.ts';
import type { SearchScope } from './search-filter.ts';

/** What searches of one request share. */
interface SharedBySearches {
  /** Least score, 0 to 1. */
  readonly threshold: number;
  /** Most matches to keep of each search. */
  readonly limit?: number;
  readonly explain?: boolean;
  /** With `explain`: how many of the best matches of each search are explained. Absent for all. */
  readonly explainBest?: number;
}

/** A name with contact values to search. */
export interface NameTask extends SharedBySearches, SearchScope {
  readonly kind: 'name';
  readonly name: string;
  readonly contacts: readonly ContactQuery[];
  /** Known beside the name; absent for nothing. */
  readonly facts?: KnownFacts;
}

/** An address to search; it names a street. */
export interface AddressTask extends SharedBySearches, SearchScope {
  readonly kind: 'address';
  readonly address: string;
}

/** One party of a batch. */
export interface BatchTaskItem extends SearchScope {
  /** Null where it has no letter or digit and is not searched. */
  readonly name: string | null;
  /** Absent where no address is searched. */
  readonly address?: string;
  readonly contacts: readonly ContactQuery[];
  /** Known beside the name; absent for nothing. */
  readonly facts?: KnownFacts;
}

/** Parties to search together. */
export interface BatchTask extends SharedBySearches {
  readonly kind: 'batch';
  readonly items: readonly BatchTaskItem[];
}

/** Everything that one request searches: plain data, so that it can be searched elsewhere. */
export type SearchTask = NameTask | AddressTask | BatchTask;

/** What a part of an item came to, or what its answer says instead. */
export type FoundPart = FoundMatches | { readonly error: string };

/** What a name with contact values found. */
export interface FoundName {
  readonly name: FoundMatches;
  /** Null where no contact value was sent. */
  readonly contacts: FoundContacts | null;
}

/** What an item of a batch found. */
export interface FoundItem {
  /** Null where the name is not searched. */
  readonly name: FoundPart | null;
  /** Null where no address is searched. */
  readonly address: FoundPart | null;
  /** Null where no contact value was sent. */
  readonly contacts: FoundContacts | null;
}

/** What a batch found. */
export interface FoundBatch {
  /** One for each item, in order. */
  readonly items: readonly FoundItem[];
  /** What failed inside; for the log. */
  readonly failures: readonly unknown[];
}

/** What a task found, by its kind. */
export interface FoundOf {
  readonly name: FoundName;
  readonly address: FoundMatches;
  readonly batch: FoundBatch;
}

/** What was found, and the parties of the view that it was found in. Plain data but for the function. */
export interface Searched<Found> {
  readonly found: Found;
  /** The generation of each list in that view; see `SearchSnapshot`. */
  readonly generations: ReadonlyMap<ListCode, number>;
  /** Throws `EngineUnavailableError`. */
  readonly loadParties: (ids: readonly number[]) => Promise<LoadedParties>;
}

/** Searches for the screenings, wherever: in this process, or in threads beside it. */
export interface Searcher {
  /**
   * Searches everything of a task in one view of the lists. Throws `InvalidInputError` for a name without letter or digit,
   * `EngineUnavailableError`, `OverBudgetError`, `OverloadedError`, `CancelledError`; what fails of a batch's item fails alone.
   */
  search<Task extends SearchTask>(task: Task, asker: Asker): Promise<Searched<FoundOf[Task['kind']]>>;
}
