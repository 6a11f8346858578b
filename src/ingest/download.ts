import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { pipeline } from 'node:stream/promises';
import { ListFormatError } from '../errors.ts';
import { FetchError } from './retry.ts';

/** Bounds of one download. */
export interface DownloadLimits {
  /** From the request to the last byte. */
  readonly totalMs: number;
  /** Longest silence, before the answer and between two pieces of it. */
  readonly silenceMs: number;
  /** Most bytes, after the content encoding is undone. */
  readonly maxBytes: number;
}

/** What to download and where to. */
export interface DownloadRequest {
  readonly url: string;
  /** File to write; removed when the download fails. */
  readonly path: string;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly userAgent: string;
  /** What the publisher's interface asks for besides, such as the language. */
  readonly headers: Readonly<Record<string, string>>;
}

/** What came; null for a file that has not changed. */
export interface Downloaded {
  readonly checksum: string;
  readonly bytes: number;
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** Address after redirects. */
  readonly finalUrl: string;
}

const MOST_REDIRECTS = 10;
const REDIRECTS = [301, 302, 303, 307, 308];

// The UN answers 404 for moments when its storage moves, and 403 is how bot walls say "too fast".
const PASSING_STATUSES = [403, 404, 408, 425, 429];

/** Downloads one file. Throws `FetchError`, or `ListFormatError` for a file beyond the limit. */
export async function download(request: DownloadRequest, limits: DownloadLimits): Promise<Downloaded | null> {
  const deadline = startDeadline(limits);
  try {
    const { response, url } = await follow(request, deadline.signal);
    if (response.status === 304) return null;
    if (response.status !== 200) throw await statusError(response, url);
    const written = await write(response, request.path, limits.maxBytes, deadline.heard);
    return {
      ...written,
      etag: response.headers.get('etag'),
      lastModified: response.headers.get('last-modified'),
      finalUrl: url,
    };
  } catch (error) {
    await rm(request.path, { force: true });
    throw translate(error, request.url, deadline.expired());
  } finally {
    deadline.stop();
  }
}

interface Deadline {
  readonly signal: AbortSignal;
  readonly heard: () => void;
  readonly expired: () => string | null;
  readonly stop: () => void;
}

function startDeadline({ totalMs, silenceMs }: DownloadLimits): Deadline {
  const controller = new AbortController();
  let reason: string | null = null;
  const expire = (why: string) => () => {
    reason = why;
    controller.abort();
  };
  const total = setTimeout(expire(`not finished after ${totalMs / 1000} s`), totalMs);
  const silence = setTimeout(expire(`nothing came for ${silenceMs / 1000} s`), silenceMs);
  return {
    signal: controller.signal,
    heard: () => {
      silence.refresh();
    },
    expired: () => reason,
    stop: () => {
      clearTimeout(total);
      clearTimeout(silence);
    },
  };
}

/** Follows redirects by hand: never from HTTPS to anything less. */
async function follow(
  request: DownloadRequest,
  signal: AbortSignal,
): Promise<{ readonly response: Response; readonly url: string }> {
  let url = new URL(request.url);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const response = await fetch(url, { redirect: 'manual', headers: headersOf(request), signal });
    const location = response.headers.get('location');
    if (!REDIRECTS.includes(response.status) || location === null) return { response, url: url.href };
    await response.body?.cancel();
    const next = new URL(location, url);
    if (next.protocol !== 'https:' && next.protocol !== url.protocol) {
      throw new FetchError(`redirected from ${url.protocol}// to ${next.protocol}//`, { retryable: false });
    }
    url = next;
  }
  throw new FetchError('too many redirects', { retryable: true });
}

function headersOf({ userAgent, headers, etag, lastModified }: DownloadRequest): Record<string, string> {
  return {
    'User-Agent': userAgent,
    Accept: '*/*',
    ...headers,
    ...(etag === null ? {} : { 'If-None-Match': etag }),
    ...(lastModified === null ? {} : { 'If-Modified-Since': lastModified }),
  };
}

async function statusError(response: Response, url: string): Promise<FetchError> {
  await response.body?.cancel();
  const { status } = response;
  return new FetchError(`${hostOf(url)} answered ${status}`, {
    status,
    retryable: status >= 500 || PASSING_STATUSES.includes(status),
    retryAfterMs: retryAfterMs(response.headers),
  });
}

function retryAfterMs(headers: Headers): number | null {
  const value = headers.get('retry-after');
  if (value === null) return null;
  if (/^\d+$/u.test(value)) return Number(value) * 1000;
  const [at, now] = [Date.parse(value), Date.parse(headers.get('date') ?? '')];
  return Number.isNaN(at - now) ? null : Math.max(0, at - now);
}

async function write(
  response: Response,
  path: string,
  maxBytes: number,
  heard: () => void,
): Promise<{ readonly checksum: string; readonly bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* counted(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      heard();
      bytes += chunk.length;
      if (bytes > maxBytes) throw new ListFormatError(`the file has more than ${maxBytes} bytes`);
      hash.update(chunk);
      yield chunk;
    }
  }
  const body = response.body === null ? Readable.from([]) : Readable.fromWeb(response.body as ReadableStream);
  await pipeline(body, counted, createWriteStream(path));
  checkLength(response.headers, bytes);
  return { checksum: hash.digest('hex'), bytes };
}

/** A connection that breaks may look like the end of the file; the length tells. */
function checkLength(headers: Headers, bytes: number): void {
  const declared = headers.get('content-length');
  if (declared === null || headers.get('content-encoding') !== null || Number(declared) === bytes) return;
  throw new FetchError(`the answer was cut short: ${bytes} of ${declared} bytes`, { retryable: true });
}

function translate(error: unknown, url: string, expired: string | null): unknown {
  if (error instanceof FetchError || error instanceof ListFormatError) return error;
  const problem = expired ?? describeNetworkError(error);
  if (problem === null) return error;
  return new FetchError(`${hostOf(url)}: ${problem}`, { retryable: true, cause: error });
}

/** What went wrong on the network; null for an error of another kind, such as a full disk. */
function describeNetworkError(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const cause: unknown = error.cause ?? error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (error instanceof TypeError) return code === '' ? `no answer (${error.message})` : `no answer (${code})`;
  return code.startsWith('UND_ERR') || code === 'ECONNRESET' || code.startsWith('Z_')
    ? `the answer broke off (${code})`
    : null;
}

function hostOf(url: string): string {
  return new URL(url).host;
}
