import type { ListCode, ListKind } from '../domain/list-code.ts';
import type { ListedPartyRecord } from '../domain/listed-party.ts';

/** What the catalogue says of a list. */
export interface ListFacts {
  readonly code: ListCode;
  /** Display name, as in `list_name`. */
  readonly name: string;
  readonly description: string;
  readonly publisher: string;
  /** Jurisdiction of the publisher, as a display name (`United States`). */
  readonly country: string;
  readonly kind: ListKind;
  /** True when a screening that names no lists searches this list. */
  readonly core: boolean;
  /** Days after which the publisher's own date is older than its rhythm explains: the list is fetched, but stands still. */
  readonly staleAfterDays: number;
  /** Public page of the list. */
  readonly pageUrl: string;
}

/** What the first bytes of a file must look like before a parser sees it. */
export type FileFormat = 'xml' | 'csv' | 'json' | 'xlsx' | 'xls' | 'ods' | 'html' | 'text';

/** Where the publisher serves a file. */
export type PublisherLocation =
  | { readonly kind: 'direct'; readonly url: string }
  /** The address changes; `find` reads it from the text of a page and returns null when it is not there. */
  | { readonly kind: 'linked'; readonly pageUrl: string; readonly find: (page: string) => string | null }
  /** Numbered pages from 1 until `isLast` says so of a page's text. */
  | {
      readonly kind: 'paged';
      readonly url: (page: number) => string;
      /** Request headers the publisher's interface asks for, such as the language. */
      readonly headers?: Readonly<Record<string, string>>;
      readonly isLast: (body: string, page: number) => boolean;
    };

/** One file (or run of numbered files) that an edition is made of. */
export interface SourceFile {
  /** Name the reader asks for it by, such as `primary` or `aliases`. */
  readonly role: string;
  readonly format: FileFormat;
  /** Null for a layout that is only read from a local folder. */
  readonly location: PublisherLocation | null;
  /**
   * File names accepted in the list's local folder, best first; a `.gz` twin of each is accepted too and read
   * through. A RegExp takes every matching file, in numeric order of the name.
   */
  readonly localNames: readonly (string | RegExp)[];
  /** Folder under `LISTS_DIR` when it is not the list's own: that of a file which several lists are cut from. */
  readonly folder?: string;
  /** True when the edition can be read without it. */
  readonly optional: boolean;
}

/** A file, opened for one read. `bytes()` may be called again and then starts anew. */
export interface OpenedFile {
  readonly name: string;
  bytes(): AsyncIterable<Uint8Array>;
  /** Day of the HTTP `Last-Modified` header, ISO; null when unknown. */
  readonly lastModified: string | null;
}

/** The files of one edition, by role. */
export interface OpenedFiles {
  /** The file of a role that is not optional. Throws `ListFormatError` when it is missing. */
  one(role: string): OpenedFile;
  /** Every file of the role, in order; empty when there is none. */
  all(role: string): readonly OpenedFile[];
}

/** What a reader tells the run about a file besides the records; each function may be handed on by itself. */
export interface ReadReport {
  /** The publisher's own date of this copy, ISO `yyyy-mm-dd`. */
  readonly dataAsOf: (date: string) => void;
  /** The number of records the publisher says the file holds. */
  readonly declaredCount: (count: number) => void;
  /** An element, column or code the reader does not know: counted per `what`, never silently dropped. */
  readonly unknown: (what: string, example: string) => void;
  /** A record left out on purpose (de-listed, expired), counted per `reason`. */
  readonly leftOut: (reason: string, publisherRef: string) => void;
}

/** One layout in which a publisher serves, or served, its list. */
export interface SourceEdition {
  /** Short name, such as `classic-xml` or `csv-quartet`. */
  readonly id: string;
  readonly files: readonly SourceFile[];
  /** Reads the records as a stream. Throws `ListFormatError` when the file is not this layout or not whole. */
  read(files: OpenedFiles, report: ReadReport): AsyncIterable<ListedPartyRecord>;
}

/** One list: facts, expectations and its layouts, best first. */
export interface ListSource {
  readonly facts: ListFacts;
  /** Folder under `LISTS_DIR`; the list's code but for lists cut from a shared file (`US_CSL`). */
  readonly folder: string;
  /** The network serves the first edition whose required files all have a location. */
  readonly editions: readonly SourceEdition[];
  readonly expectations: {
    /** Fewer parties than this are refused when they come from the network. */
    readonly minimumParties: number;
  };
  /** For a list that its publisher is moving: what an operator does when it cannot be fetched or is another file. */
  readonly whenMoved?: string;
  /** Fields of the publisher that are not taken, each with the reason. */
  readonly ignoredFields: readonly { readonly field: string; readonly reason: string }[];
}
