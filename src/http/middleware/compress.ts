import type { ServerResponse } from 'node:http';
import compression from 'compression';
import type { Request, RequestHandler, Response } from 'express';

/** Nothing is won below this many bytes. */
const WORTH_BYTES = 1_024;

/**
 * Compresses answers as the client accepts it: Brotli before gzip, at the quick settings of the library, in threads of their own.
 *
 * What an attacker may send is never compressed beside a secret that the attacker is after (BREACH): answers of the API hold no
 * key and no token, whatever was asked. Pages of the console hold the token of their forms; another site cannot have them
 * loaded again and again, since the session's cookie goes with nothing but visits (`SameSite=Lax`).
 */
export function compressAnswers(): RequestHandler {
  return compression({ threshold: WORTH_BYTES, filter: isCompressible });
}

function isCompressible(request: Request, response: Response): boolean {
  if (isStream(response) || isPart(response)) return false;
  return typeOf(response).startsWith('application/yaml') || compression.filter(request, response);
}

/** Events reach the client one by one; a compressor would hold them back. */
function isStream(response: ServerResponse): boolean {
  return typeOf(response).startsWith('text/event-stream');
}

/** A range counts the bytes of the file as it is. */
function isPart(response: ServerResponse): boolean {
  return response.hasHeader('Content-Range');
}

function typeOf(response: ServerResponse): string {
  return String(response.getHeader('Content-Type') ?? '');
}
