import express, { type Request, type RequestHandler } from 'express';
import { HttpProblem } from '../http-problem.ts';
import { jsonProblem } from './json-problem.ts';

/**
 * Reads the body as JSON: 400 for none or a malformed one, a key sent twice or a number too large, 413 for more than
 * `largestKb` kB (also after inflating), 415 for anything but JSON.
 */
export function readJson(largestKb: number): RequestHandler {
  const read: RequestHandler = express.raw({ limit: `${largestKb}kb`, type: () => true });
  return (request, response, next) => {
    if (!hasBody(request)) throw new HttpProblem(400, 'body: a JSON object is required');
    const decoder = decoderOf(request);
    read(request, response, (error?: unknown) => {
      if (error !== undefined) {
        next(translate(error));
        return;
      }
      const read = parse(decoder.decode(request.body as Buffer));
      if (read instanceof HttpProblem) {
        next(read);
        return;
      }
      request.body = read;
      next();
    });
  };
}

/** The object or list of a JSON text, or what to answer instead: what is thrown in a callback of a stream reaches nobody. */
function parse(text: string): object | HttpProblem {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return new HttpProblem(400, 'body: malformed JSON');
  }
  if (typeof value !== 'object' || value === null)
    return new HttpProblem(400, 'body: a JSON object is required');
  const problem = jsonProblem(text);
  return problem === null ? value : new HttpProblem(400, problem);
}

function hasBody(request: Request): boolean {
  if (request.headers['transfer-encoding'] !== undefined) return true;
  return Number(request.headers['content-length'] ?? 0) > 0;
}

/** RFC 8259, 8.1, wants UTF-8; UTF-16 says so. */
const CHARSET = /;\s*charset\s*=\s*"?(?<charset>utf-?8|utf-16(?:le|be)?)"?\s*(?:;|$)/iu;

/** Reads the bytes of a body by its content type. Throws `HttpProblem` 415. */
function decoderOf(request: Request): TextDecoder {
  const sent = request.headers['content-type'] ?? '';
  const [mediaType = ''] = sent.split(';', 1);
  if (mediaType.trim().toLowerCase() !== 'application/json') {
    throw new HttpProblem(415, 'Content-Type: must be application/json');
  }
  if (!/;\s*charset\s*=/iu.test(sent)) return new TextDecoder();
  const charset = CHARSET.exec(sent)?.groups?.['charset'];
  if (charset === undefined) throw new HttpProblem(415, 'Content-Type: charset not supported');
  return new TextDecoder(charset);
}

const PROBLEMS: Readonly<Record<string, readonly [status: number, message: string]>> = {
  'entity.too.large': [413, 'body: too large'],
  'encoding.unsupported': [415, 'Content-Encoding: not supported'],
  'request.aborted': [400, 'body: cut short'],
  'request.size.invalid': [400, 'body: does not have its Content-Length'],
};

function translate(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const type = 'type' in error && typeof error.type === 'string' ? error.type : '';
  const problem = PROBLEMS[type];
  if (problem !== undefined) return new HttpProblem(...problem);
  // Inflating a body that is not what its Content-Encoding says fails with a status and no type.
  return 'status' in error && error.status === 400 ? new HttpProblem(400, 'body: cannot be decoded') : error;
}
