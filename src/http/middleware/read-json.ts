import express, { type Request, type RequestHandler } from 'express';
import { HttpProblem } from '../http-problem.ts';

/**
 * Reads the body as JSON: 400 for none or a malformed one, 413 for more than `largestKb` kB (also after inflating), 415
 * for anything but JSON.
 */
export function readJson(largestKb: number): RequestHandler {
  const parse: RequestHandler = express.json({ limit: `${largestKb}kb`, strict: true, type: () => true });
  return (request, response, next) => {
    if (!hasBody(request)) throw new HttpProblem(400, 'body: a JSON object is required');
    if (!isJson(request)) throw new HttpProblem(415, 'Content-Type: must be application/json');
    parse(request, response, (error?: unknown) => {
      if (error === undefined) next();
      else next(translate(error));
    });
  };
}

function hasBody(request: Request): boolean {
  if (request.headers['transfer-encoding'] !== undefined) return true;
  return Number(request.headers['content-length'] ?? 0) > 0;
}

function isJson(request: Request): boolean {
  const [mediaType = ''] = (request.headers['content-type'] ?? '').split(';', 1);
  return mediaType.trim().toLowerCase() === 'application/json';
}

const PROBLEMS: Readonly<Record<string, readonly [status: number, message: string]>> = {
  'entity.parse.failed': [400, 'body: malformed JSON'],
  'entity.too.large': [413, 'body: too large'],
  'encoding.unsupported': [415, 'Content-Encoding: not supported'],
  'charset.unsupported': [415, 'Content-Type: charset not supported'],
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
