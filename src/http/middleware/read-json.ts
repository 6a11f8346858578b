import type { Request, RequestHandler } from 'express';
import { HttpProblem } from '../http-problem.ts';
import { jsonProblem } from './json-problem.ts';
import { readBody } from './read-body.ts';

/**
 * Reads the body as JSON: 400 for none or a malformed one, a key sent twice or a number too large, 413 for more than
 * `largestKb` kB (also after inflating), 415 for anything but JSON.
 */
export function readJson(largestKb: number): RequestHandler {
  return async (request, _response, next) => {
    if (!hasBody(request)) throw new HttpProblem(400, 'body: a JSON object is required');
    const decoder = decoderOf(request);
    request.body = parse(decoder.decode(await readBody(request, largestKb * 1024)));
    next();
  };
}

/** The object or list of a JSON text. Throws `HttpProblem` 400. */
function parse(text: string): object {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HttpProblem(400, 'body: malformed JSON');
  }
  if (typeof value !== 'object' || value === null)
    throw new HttpProblem(400, 'body: a JSON object is required');
  const problem = jsonProblem(text);
  if (problem !== null) throw new HttpProblem(400, problem);
  return value;
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
