import { readFile, stat } from 'node:fs/promises';
import { ServiceError } from '../errors.ts';
import type { PublisherLocation } from '../lists/list-source.ts';
import type { FileAddress, KeptFile } from './kept-files.ts';

/** How the files of a location are got. */
export interface LocationAccess {
  /** Gets one address; asked again in the same run, it answers with the same file. */
  readonly get: (address: FileAddress) => Promise<KeptFile>;
  readonly pauseBetweenPages: () => Promise<void>;
}

/** More pages than any register has. */
const MOST_PAGES = 500;

/** Most bytes of a page that is searched for a link or an end mark. */
const MOST_PAGE_BYTES = 20_000_000;

/** The files that a location stands for. Throws `ServiceError` `fetch_failed`. */
export async function getLocation(
  location: PublisherLocation,
  access: LocationAccess,
): Promise<readonly KeptFile[]> {
  if (location.kind === 'direct') return [await access.get({ url: location.url })];
  if (location.kind === 'paged') return getPages(location, access);
  const page = await readPage(await access.get({ url: location.pageUrl }));
  const link = location.find(page);
  if (link === null) {
    throw new ServiceError('fetch_failed', `no link to the file on ${new URL(location.pageUrl).host}`);
  }
  return [await access.get({ url: new URL(link, location.pageUrl).href })];
}

async function getPages(
  location: Extract<PublisherLocation, { kind: 'paged' }>,
  access: LocationAccess,
): Promise<readonly KeptFile[]> {
  const pages: KeptFile[] = [];
  const headers = location.headers === undefined ? {} : { headers: location.headers };
  for (let page = 1; page <= MOST_PAGES; page++) {
    if (page > 1) await access.pauseBetweenPages();
    const file = await access.get({ url: location.url(page), ...headers });
    pages.push(file);
    if (location.isLast(await readPage(file), page)) return pages;
  }
  throw new ServiceError('fetch_failed', `no last page among ${MOST_PAGES}`);
}

async function readPage({ path, url }: KeptFile): Promise<string> {
  if ((await stat(path)).size > MOST_PAGE_BYTES) {
    throw new ServiceError('fetch_failed', `a page of ${new URL(url).host} is too large`);
  }
  return readFile(path, 'utf8');
}
