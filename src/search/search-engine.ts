import type { ListCode } from '../domain/list-code.ts';
import type { EntryType, ListedName, ListedParty } from '../domain/listed-party.ts';
import type { PreparedAddress } from '../matching/addresses/prepare-address.ts';
import type { QueryAddress } from '../matching/addresses/query-address.ts';
import type { LookupKey } from '../matching/identifiers/lookup-key.ts';
import type { PreparedWords } from '../matching/names/prepare-name.ts';
import type { PreparedName } from '../matching/names/prepared-name.ts';
import type { CandidateKnowledge } from '../matching/names/candidate-knowledge.ts';
import type { QueryName } from '../matching/names/query-name.ts';
import type { EngineUnavailableError, OverBudgetError } from '../errors.ts';
import type { Pace } from './pace.ts';

/** Which listed parties a search may return. */
export interface SearchFilter {
  /** At least one list. */
  readonly lists: readonly ListCode[];
  /** Absent: every type. A party whose type is a guess passes as individual and as entity. */
  readonly entryType?: EntryType;
  /** ISO 3166-1 alpha-2 codes: keeps parties tied to one of these countries or to none. Absent: every country. */
  readonly countryCodes?: readonly string[];
}

/** One listed name that may reach the threshold. */
export interface NameCandidate {
  readonly partyId: number;
  /** Position of the name in the party's `names`. */
  readonly nameIndex: number;
  readonly quality: ListedName['quality'];
  /** Types as which the party is searched. */
  readonly types: readonly EntryType[];
  readonly name: PreparedName;
  readonly known: CandidateKnowledge;
}

/** A search for names; see `SearchSnapshot.findNames`. */
export interface NameSearch {
  readonly query: QueryName;
  /** 0 to 1. */
  readonly threshold: number;
  readonly filter: SearchFilter;
}

/** Candidates, read one by one: many searches are held at once, and each may have tens of thousands. */
export interface Candidates<Candidate> extends Iterable<Candidate> {
  readonly length: number;
}

/** Why one search of many failed. */
export type SearchFailure = EngineUnavailableError | OverBudgetError;

/** What one search of many found, or why it failed. */
export type NameAnswer =
  { readonly candidates: Candidates<NameCandidate> } | { readonly failure: SearchFailure };

/** One listed address that may reach the threshold. */
export interface AddressCandidate {
  readonly partyId: number;
  /** Position of the address in the party's `addresses`. */
  readonly addressIndex: number;
  readonly address: PreparedAddress;
}

/** A search for addresses; see `SearchSnapshot.findAddresses`. */
export interface AddressSearch {
  readonly query: QueryAddress;
  /** 0 to 1. */
  readonly threshold: number;
  readonly filter: SearchFilter;
}

/** What one search of many found, or why it failed. */
export type AddressAnswer =
  { readonly candidates: Candidates<AddressCandidate> } | { readonly failure: SearchFailure };

/** A listed identifier or contact value that equals a value looked up. */
export interface ValueHit {
  readonly partyId: number;
  /** The key that was asked for. */
  readonly key: LookupKey;
  /** Label and value as recorded, such as `Passport: K123 (Iran)`. */
  readonly label: string;
}

/** A look-up of recorded values; see `SearchSnapshot.findValues`. */
export interface ValueSearch {
  readonly keys: readonly LookupKey[];
  readonly filter: SearchFilter;
}

/** Parties by their id: an engine in memory reads each when it is asked for, since thousands would take much of it. */
export type LoadedParties = Pick<ReadonlyMap<number, ListedParty>, 'get' | 'has' | 'keys' | 'size'>;

/** What one look-up of many found, or why it failed. */
export type ValueAnswer = { readonly hits: readonly ValueHit[] } | { readonly failure: SearchFailure };

/**
 * One consistent view of the index. Every question of one request goes to one snapshot, so that an update in between
 * never mixes two generations in an answer.
 */
export interface SearchSnapshot {
  /** The generation of each list in this view, or an older one: what came later may be in the view, nothing before is missing. */
  readonly generations: ReadonlyMap<ListCode, number>;
  /** Words of listed names that are prepared already, so that a query with them need not prepare them anew. */
  readonly words: PreparedWords;
  /**
   * Every listed name of the filter whose score against the query may reach the threshold: never one too few, a few
   * too many. Threshold 0 asks for every name with at least one correspondence. Throws `EngineUnavailableError`
   * when the answer cannot be complete, and what the pace throws.
   */
  findNames(
    query: QueryName,
    threshold: number,
    filter: SearchFilter,
    pace?: Pace,
  ): Promise<readonly NameCandidate[]>;
  /**
   * `findNames` for many searches at once, in their order; one that failed does not fail the others. Throws
   * `EngineUnavailableError` when none could be asked, `CancelledError`.
   */
  findNamesOfMany(searches: readonly NameSearch[], pace?: Pace): Promise<readonly NameAnswer[]>;
  /** Every recorded identifier or contact value with one of the keys. Throws `EngineUnavailableError`. */
  findValues(keys: readonly LookupKey[], filter: SearchFilter): Promise<readonly ValueHit[]>;
  /**
   * `findValues` for many look-ups at once, in their order; one that failed does not fail the others. Throws
   * `EngineUnavailableError` when none could be asked.
   */
  findValuesOfMany(searches: readonly ValueSearch[]): Promise<readonly ValueAnswer[]>;
  /**
   * Every listed address of the filter whose score against the query may reach the threshold: never one too few, a few
   * too many. Its country narrows each address: those in the country and those without one. Threshold 0 asks for every
   * address with at least one correspondence. Throws `EngineUnavailableError` when the answer cannot be complete, and what
   * the pace throws.
   */
  findAddresses(
    query: QueryAddress,
    threshold: number,
    filter: SearchFilter,
    pace?: Pace,
  ): Promise<readonly AddressCandidate[]>;
  /**
   * `findAddresses` for many searches at once, in their order; one that failed does not fail the others. Throws
   * `EngineUnavailableError` when none could be asked, `CancelledError`.
   */
  findAddressesOfMany(searches: readonly AddressSearch[], pace?: Pace): Promise<readonly AddressAnswer[]>;
  /** The parties of the ids, by id. Throws `EngineUnavailableError`; an unknown id is left out. */
  loadParties(ids: readonly number[]): Promise<LoadedParties>;
}

/** How an engine is doing, for `/health/ready`. */
export interface EngineHealth {
  readonly ready: boolean;
  /** Plain words, such as `index of OFAC_SDN is being built`. */
  readonly detail: string;
}

/** The port that both engines implement. */
export interface SearchEngine {
  /** The newest complete view. Throws `EngineUnavailableError` when there is none. */
  snapshot(): Promise<SearchSnapshot>;
  health(): Promise<EngineHealth>;
  close(): Promise<void>;
}
