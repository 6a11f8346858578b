import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How a body is sent. */
export type Encoding = 'br' | 'gzip' | 'identity';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Nothing is won below this many bytes. */
const WORTH_BYTES = 1_024;
/** Pages are made for one visitor: a quick setting. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** The smallest encoding that the browser reads. */
export function pickEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = new Set(
    (acceptEncoding ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter((part) => !/;\s*q=0(\.0*)?$/u.test(part))
      .map((part) => part.split(';', 1)[0]?.trim()),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}

/** Compresses a body for a browser. */
export async function compress(
  body: string,
  acceptEncoding: string | undefined,
): Promise<{ readonly body: Buffer; readonly encoding: Encoding }> {
  const plain = Buffer.from(body, 'utf8');
  const encoding = plain.length < WORTH_BYTES ? 'identity' : pickEncoding(acceptEncoding);
  switch (encoding) {
    case 'br':
      return { body: await compressBrotli(plain, BROTLI), encoding };
    case 'gzip':
      return { body: await compressGzip(plain), encoding };
    case 'identity':
      return { body: plain, encoding };
  }
}
