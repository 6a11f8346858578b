import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../domain/clock.ts';
import { download, type DownloadLimits, type Downloaded } from './download.ts';
import type { FetchMemory, RememberedFile } from './fetch-memory.ts';

/** What is asked of a publisher. */
export interface FileAddress {
  readonly url: string;
  /** Sent along; the same URL answers something else to other headers. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A downloaded file on disk. */
export interface KeptFile {
  /** The address as one text, see `addressKey`. */
  readonly url: string;
  readonly path: string;
  readonly checksum: string;
  /** `Last-Modified` as an ISO day; null when unknown. */
  readonly lastModified: string | null;
}

/** Where downloads go and what is remembered of them. */
export interface KeptFilesOptions {
  readonly directory: string;
  readonly memory: FetchMemory;
  readonly clock: Clock;
  readonly limits: DownloadLimits;
  readonly userAgent: string;
}

const PART = '.part';

/** An address as one URL: headers go into the fragment, which is never sent. Equal keys get equal files. */
export function addressKey({ url, headers = {} }: FileAddress): string {
  const fragment = new URLSearchParams(headers).toString();
  return fragment === '' ? url : `${url}#${fragment}`;
}

/**
 * The folder of downloaded files. A file is written beside its place and renamed, under a name that holds its checksum, and
 * remembered only then: a kill leaves at worst a file nobody remembers, which the next run removes.
 */
export class KeptFiles {
  readonly #options: KeptFilesOptions;

  constructor(options: KeptFilesOptions) {
    this.#options = options;
  }

  /** Downloads a file, or takes the kept copy when the server says that it has not changed. */
  async fetch(address: FileAddress): Promise<KeptFile> {
    const { directory, memory, clock } = this.#options;
    const url = addressKey(address);
    const known = await this.#intact(await memory.find(url));
    const part = join(directory, `${nameOf(url)}${PART}`);
    const downloaded = await this.#download(address, part, known);
    if (downloaded === null) {
      if (known !== null) return this.#kept(known);
      throw new Error(`${url} answered "not modified" to an unconditional request`);
    }
    const file = { url, ...pick(downloaded) };
    await rename(part, this.#pathOf(file));
    await memory.remember(file, clock());
    return this.#kept(file);
  }

  /** The copy kept from an earlier run; null when there is none. */
  async recall(url: string): Promise<KeptFile | null> {
    const known = await this.#intact(await this.#options.memory.find(url));
    return known === null ? null : this.#kept(known);
  }

  forget(url: string): Promise<void> {
    return this.#options.memory.forget(url);
  }

  /** Makes the folder and removes everything in it that is not remembered. */
  async sweep(): Promise<void> {
    const { directory, memory } = this.#options;
    await mkdir(directory, { recursive: true });
    const kept = new Set((await memory.all()).map((file) => this.#pathOf(file)));
    for (const name of await readdir(directory)) {
      const path = join(directory, name);
      if (!kept.has(path)) await rm(path, { force: true, recursive: true });
    }
  }

  #download(
    { url, headers = {} }: FileAddress,
    path: string,
    known: RememberedFile | null,
  ): Promise<Downloaded | null> {
    const { limits, userAgent } = this.#options;
    const { etag = null, lastModified = null } = known ?? {};
    return download({ url, path, etag, lastModified, userAgent, headers }, limits);
  }

  /** What is remembered of a file whose copy is as it came. */
  async #intact(file: RememberedFile | null): Promise<RememberedFile | null> {
    if (file === null) return null;
    const path = this.#pathOf(file);
    const found = await stat(path).catch(() => null);
    if (found?.size !== file.bytes) return null;
    // A copy that the disk has changed would be read as what the publisher says.
    const hash = createHash('sha256');
    for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
    return hash.digest('hex') === file.checksum ? file : null;
  }

  #kept(file: RememberedFile): KeptFile {
    return {
      url: file.url,
      path: this.#pathOf(file),
      checksum: file.checksum,
      lastModified: isoDay(file.lastModified),
    };
  }

  #pathOf({ url, checksum }: Pick<RememberedFile, 'url' | 'checksum'>): string {
    return join(this.#options.directory, `${nameOf(url)}-${checksum.slice(0, 16)}`);
  }
}

function nameOf(url: string): string {
  return createHash('sha256').update(url).digest('hex').slice(0, 16);
}

function pick({ etag, lastModified, checksum, bytes }: Downloaded): Omit<RememberedFile, 'url'> {
  return { etag, lastModified, checksum, bytes };
}

function isoDay(header: string | null): string | null {
  const time = Date.parse(header ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10);
}
