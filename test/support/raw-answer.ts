import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** An answer as it comes over the wire; `fetch` and supertest decompress it, and then nobody knows. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The bytes that were sent. */
  readonly sent: Buffer;
  /** The body, decompressed. */
  readonly text: string;
}

/** A request with no other headers than these. */
export interface RawRequest {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
}

/** Asks and reads the answer as it comes. */
export function askRaw(
  url: string,
  { method = 'GET', headers = {}, body }: RawRequest = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers }, (answer) => {
      const encoding = answer.headers['content-encoding'];
      buffer(answer).then((sent) => {
        const text = decompress(sent, encoding).toString('utf8');
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, sent, text });
      }, reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

function decompress(sent: Buffer, encoding: string | undefined): Buffer {
  switch (sent.length === 0 ? undefined : encoding) {
    case undefined:
      return sent;
    case 'br':
      return brotliDecompressSync(sent);
    case 'gzip':
      return gunzipSync(sent);
    case 'deflate':
      return inflateSync(sent);
    default:
      throw new Error(`nobody asked for ${encoding}`);
  }
}
