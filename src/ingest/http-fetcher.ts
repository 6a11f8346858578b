import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../domain/clock.ts';
import { ListFormatError, ServiceError } from '../errors.ts';
import type {
  FileFormat,
  ListSource,
  PublisherLocation,
  SourceEdition,
  SourceFile,
} from '../lists/list-source.ts';
import type { DownloadLimits } from './download.ts';
import type { FetchMemory } from './fetch-memory.ts';
import { editionChecksum, fileNames, openedFiles, type CheckedFile } from './fetched-files.ts';
import { addressKey, KeptFiles, type FileAddress, type KeptFile } from './kept-files.ts';
import type { FetchedEdition, ListFetcher } from './list-fetcher.ts';
import { MAX_UNPACKED_BYTES, openFile } from './open-file.ts';
import { getLocation } from './publisher-locations.ts';
import { FetchError, withRetries, type RetryPolicy } from './retry.ts';

/** How the publishers are asked. */
export interface HttpFetcherOptions {
  /** Folder of downloaded files. */
  readonly directory: string;
  readonly memory: FetchMemory;
  readonly clock: Clock;
  readonly limits?: DownloadLimits;
  readonly maxUnpackedBytes?: number;
  readonly retry?: RetryPolicy;
  readonly pagePauseMs?: number;
}

// The largest file, the advanced SDN list, has about 120 MB.
const LIMITS: DownloadLimits = { totalMs: 600_000, silenceMs: 60_000, maxBytes: 500_000_000 };

const RETRY: RetryPolicy = {
  attempts: 4,
  firstPauseMs: 2_000,
  longestPauseMs: 60_000,
  sleep: (milliseconds) => sleep(milliseconds),
  random: Math.random,
};

const PAGE_PAUSE_MS = 500;

// Australia drops unknown product tokens without an answer and France asks for a name: this form serves both.
const USER_AGENT = 'Mozilla/5.0 (compatible; sanctions-screening-service/1.0)';

interface FetchedFile extends CheckedFile {
  readonly url: string;
}

/**
 * Opens a fetcher for one run that gets lists from their publishers: of each the first edition whose required files all
 * have an address. Files are accepted for their first bytes, never for a content type. Validators of the copies kept
 * in `directory` go along, so that only what changed is sent; within a run no address is asked twice.
 */
export async function createHttpFetcher(options: HttpFetcherOptions): Promise<ListFetcher> {
  const kept = new KeptFiles({ limits: LIMITS, ...options, userAgent: USER_AGENT });
  await kept.sweep();
  return new HttpFetcher(options, kept);
}

class HttpFetcher implements ListFetcher {
  readonly #kept: KeptFiles;
  readonly #retry: RetryPolicy;
  readonly #maxUnpackedBytes: number;
  readonly #pagePauseMs: number;
  readonly #downloads = new Map<string, Promise<KeptFile>>();
  readonly #opened = new Map<string, Promise<FetchedFile>>();

  constructor(options: HttpFetcherOptions, kept: KeptFiles) {
    this.#kept = kept;
    this.#retry = options.retry ?? RETRY;
    this.#maxUnpackedBytes = options.maxUnpackedBytes ?? MAX_UNPACKED_BYTES;
    this.#pagePauseMs = options.pagePauseMs ?? PAGE_PAUSE_MS;
  }

  async fetch(source: ListSource): Promise<FetchedEdition> {
    const edition = publishedEdition(source);
    const warnings: string[] = [];
    const byRole = new Map<string, readonly FetchedFile[]>();
    for (const file of edition.files) {
      if (file.location === null) continue;
      const files = file.optional
        ? await this.#fetchOptional(file, file.location, warnings)
        : await this.#fetchAll(file.location, file.format);
      byRole.set(file.role, [...(byRole.get(file.role) ?? []), ...files]);
    }
    return {
      edition,
      files: openedFiles(byRole),
      fileNames: fileNames(byRole),
      checksum: editionChecksum(byRole),
      origin: 'network',
      warnings,
      discard: async () => {
        for (const { url } of [...byRole.values()].flat()) await this.#kept.forget(url);
      },
    };
  }

  close(): Promise<void> {
    return this.#kept.sweep();
  }

  async #fetchAll(location: PublisherLocation, format: FileFormat): Promise<readonly FetchedFile[]> {
    const files = await getLocation(location, {
      get: (address) => this.#get(address),
      pauseBetweenPages: () => sleep(this.#pagePauseMs),
    });
    return Promise.all(files.map((file) => this.#open(file, format)));
  }

  /** The copy of an earlier run stands in for an optional file, so that a bad day takes no names off a list. */
  async #fetchOptional(
    file: SourceFile,
    location: PublisherLocation,
    warnings: string[],
  ): Promise<readonly FetchedFile[]> {
    const earlier = location.kind === 'direct' ? await this.#kept.recall(location.url) : null;
    try {
      return await this.#fetchAll(location, file.format);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const gone = error instanceof FetchError && (error.status === 404 || error.status === 410);
      const useEarlier = error instanceof FetchError && !gone && earlier !== null;
      const consequence = useEarlier ? 'the copy of an earlier run is used' : 'the list is read without it';
      warnings.push(`${file.role}: ${error.message}; ${consequence}`);
      return useEarlier ? [await this.#open(earlier, file.format)] : [];
    }
  }

  #get(address: FileAddress): Promise<KeptFile> {
    return once(this.#downloads, addressKey(address), () =>
      withRetries(this.#retry, () => this.#kept.fetch(address)),
    );
  }

  #open(file: KeptFile, format: FileFormat): Promise<FetchedFile> {
    return once(this.#opened, `${format} ${file.path}`, () => this.#openChecked(file, format));
  }

  async #openChecked(file: KeptFile, format: FileFormat): Promise<FetchedFile> {
    const name = nameOf(file.url);
    try {
      const opened = await openFile({ ...file, name }, format, this.#maxUnpackedBytes);
      return { opened, checksum: file.checksum, url: file.url };
    } catch (error) {
      await this.#kept.forget(file.url);
      if (!(error instanceof ListFormatError)) throw error;
      throw new ListFormatError(`${name}: ${error.message}`, { cause: error });
    }
  }
}

function publishedEdition({ editions, facts }: ListSource): SourceEdition {
  const published = editions.find(({ files }) =>
    files.every((file) => file.optional || file.location !== null),
  );
  if (published === undefined) {
    throw new ServiceError(
      'fetch_failed',
      `${facts.code} has no file that can be fetched; use a local folder`,
    );
  }
  return published;
}

function once<T>(known: Map<string, Promise<T>>, key: string, start: () => Promise<T>): Promise<T> {
  const running = known.get(key) ?? start();
  known.set(key, running);
  return running;
}

/** Last part of the path of an address, for people. */
function nameOf(url: string): string {
  const { pathname, host } = new URL(url);
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  return last === '' ? host : safeDecode(last);
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
