/** What is kept of a file that was fetched whole. */
export interface RememberedFile {
  readonly url: string;
  /** Validators of the answer, sent back next time; null where the server gave none. */
  readonly etag: string | null;
  /** The `Last-Modified` header as it came. */
  readonly lastModified: string | null;
  /** SHA-256 of the file, hexadecimal; also part of the name of the kept copy. */
  readonly checksum: string;
  readonly bytes: number;
}

/** Remembers fetched files between runs, so that unchanged ones are not sent again. */
export interface FetchMemory {
  find(url: string): Promise<RememberedFile | null>;
  remember(file: RememberedFile, at: Date): Promise<void>;
  forget(url: string): Promise<void>;
  all(): Promise<readonly RememberedFile[]>;
}
