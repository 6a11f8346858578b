import type { ListSource, OpenedFiles, SourceEdition } from '../lists/list-source.ts';

/** The files of one edition, fetched and looked at, not parsed. */
export interface FetchedEdition {
  readonly edition: SourceEdition;
  readonly files: OpenedFiles;
  /** Names of the files, for people. */
  readonly fileNames: readonly string[];
  /** SHA-256 over the roles and contents of the files, hexadecimal. */
  readonly checksum: string;
  readonly origin: 'network' | 'folder';
  /** What went wrong without stopping the fetch, such as an optional file that is not there. */
  readonly warnings: readonly string[];
  /** Tells that the files could not be read, so that no later run takes them from a cache. */
  discard(): Promise<void>;
}

/** Gets the files of lists during one run; a file that several lists are cut from is fetched once and opened as one object. */
export interface ListFetcher {
  /**
   * The files of the list's edition; null when this place has nothing of the list. Throws `ServiceError` `fetch_failed`
   * when they cannot be had and `ListFormatError` when a file is not of its format.
   */
  fetch(source: ListSource): Promise<FetchedEdition | null>;
  /** Ends the run: removes what no later run needs. */
  close(): Promise<void>;
}
