import type { IncomingMessage } from 'node:http';
import { PageProblem } from './page-problem.ts';

const LARGEST_BYTES = 65_536;
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/iu;

/** Reads the fields of a form. Throws `PageProblem` 413 or 415. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  if (!FORM_TYPE.test(request.headers['content-type'] ?? '')) {
    throw new PageProblem(415, 'The form was sent in a way this page does not read.');
  }
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_BYTES) throw tooLarge();
  const chunks: Buffer[] = [];
  let bytes = 0;
  // The connection still has to carry the answer when reading ends early.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > LARGEST_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

function tooLarge(): PageProblem {
  return new PageProblem(413, 'The form is too large.', { Connection: 'close' });
}
