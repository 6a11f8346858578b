import type { ListCode } from '../domain/list-code.ts';
import type { ListedParty, ListedPartyRecord } from '../domain/listed-party.ts';

/** What the store of record knows of one list. */
export interface ListState {
  readonly code: ListCode;
  /** Rises by one with every committed change of the list's parties; 0 while it was never loaded. */
  readonly generation: number;
  readonly entryCount: number;
  /** When the service last fetched the list successfully, also when it was unchanged; null for never. */
  readonly lastUpdated: Date | null;
  /** Publisher's date of the copy, ISO `yyyy-mm-dd`; null where it gives none. */
  readonly dataAsOf: string | null;
  /** When the last attempt ended and why it failed; null after a success. */
  readonly lastFailure: { readonly at: Date; readonly reason: string } | null;
  /** Which edition and files the parties come from, such as `csv-quartet: sdn.csv.gz, alt.csv`. */
  readonly source: string;
  /** Checksum of the fetched files; empty while never loaded. */
  readonly checksum: string;
}

/** What is served of a list, and what it was made of. */
export interface ListEdition {
  readonly generation: number;
  /**
   * Identity of the store and checksum of the list's parties with their ids: what was made of another origin, such as an index, is not of
   * this list, whatever its number.
   */
  readonly origin: string;
}

/** How often updates of a list ended well, also with nothing new, and how often they failed; over all processes and starts. */
export interface UpdateCounts {
  readonly succeeded: number;
  readonly failed: number;
}

/** One party added, changed or removed by a generation. */
export interface PartyChange {
  readonly kind: 'added' | 'changed' | 'removed';
  readonly partyId: number;
  /** The party before; null when added. */
  readonly before: ListedParty | null;
  /** The party after; null when removed. */
  readonly after: ListedParty | null;
}

/** What a commit did. */
export interface CommittedGeneration {
  readonly code: ListCode;
  /** The generation served from now on; the previous one when no party differs. */
  readonly generation: number;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly unchanged: number;
}

/** Where the listed parties are kept. Several processes may read while one writes. */
export interface PartyStore {
  /** State of every list of the catalogue, also of those never loaded. */
  states(): Promise<readonly ListState[]>;
  /** How often each list that was ever tried was updated. */
  updateCounts(): Promise<ReadonlyMap<ListCode, UpdateCounts>>;
  /** The served generation of each loaded list; one cheap statement, asked several times a second. */
  generations(): Promise<ReadonlyMap<ListCode, number>>;
  /** The same with what each generation was made of; as cheap. */
  editions(): Promise<ReadonlyMap<ListCode, ListEdition>>;
  /** Lists whose parties were put back from a time before: until their next update, what is new or gone in them is no news. */
  held(): Promise<ReadonlySet<ListCode>>;
  /**
   * Every party of a list, in id order, as one consistent generation: the newest one when the reading starts. A reader
   * that asked for `generations()` before may therefore meet a newer one, and applying `changesSince` the older one again
   * must do no harm.
   */
  parties(code: ListCode): AsyncIterable<ListedParty>;
  /** The parties of the ids, by id. */
  partiesById(ids: readonly number[]): Promise<ReadonlyMap<number, ListedParty>>;
  /**
   * What the generations after `since` changed, oldest first; null when that is no longer recorded, and for `since` 0: the
   * first generation is read by `parties`. Consumers that must miss nothing keep the generation they have dealt with and
   * ask from there; an announcement is only a hint to ask sooner.
   */
  changesSince(code: ListCode, since: number): Promise<readonly PartyChange[] | null>;
  /**
   * Writes one generation in one transaction: gives ids by (list, publisher reference), compares with what is
   * stored and records the changes. Nothing is visible before it returns. Throws what `records` and `accept` throw, and
   * `ListFormatError` for a reference that comes twice; nothing is written then.
   */
  commit(
    code: ListCode,
    records: AsyncIterable<ListedPartyRecord>,
    details: CommitDetails,
  ): Promise<CommittedGeneration>;
  /** Notes a successful fetch of unchanged files. */
  markFetched(code: ListCode, at: Date): Promise<void>;
  /** Notes a failed attempt; the served generation stays. */
  markFailed(code: ListCode, at: Date, reason: string): Promise<void>;
  close(): Promise<void>;
}

/** A generation of a list. */
export interface GenerationOfList extends ListEdition {
  readonly code: ListCode;
}

/** What a commit writes beside the parties. */
export interface CommitDetails {
  readonly at: Date;
  readonly source: string;
  readonly checksum: string;
  /** Called after the last record and before anything is written; returns the publisher's date or throws to refuse. */
  readonly accept: (counts: { readonly parties: number; readonly previous: number }) => {
    readonly dataAsOf: string | null;
  };
  /**
   * Called with the parties of a new generation, in id order, before it is written: what takes long is done by the time that
   * others see it. Readers and writers of the store are not kept waiting. When it throws nothing is written.
   */
  readonly prepare?: (generation: GenerationOfList, parties: AsyncIterable<ListedParty>) => Promise<void>;
}
