import type { RequestHandler } from 'express';
import { HttpProblem } from '../http-problem.ts';
import { API_BASE_PATH } from '../routes.ts';

const LONGEST_URL = 8_192;

/** Refuses a URL that no route could mean, and lets API paths come without their trailing slash. */
export function saneUrl(): RequestHandler {
  return (request, _response, next) => {
    if (request.url.length > LONGEST_URL) {
      throw new HttpProblem(400, `URL: must not be longer than ${LONGEST_URL} characters`);
    }
    if (!isWellEncoded(request.url)) throw new HttpProblem(400, 'URL: malformed percent-encoding');
    const [path, query] = splitOnce(request.url);
    if (path.startsWith(`${API_BASE_PATH}/`) && !path.endsWith('/')) request.url = `${path}/${query}`;
    next();
  };
}

function isWellEncoded(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

function splitOnce(url: string): readonly [string, string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}
