import type { RequestHandler } from 'express';
import { HttpProblem } from '../http-problem.ts';
import { API_BASE_PATH } from '../routes.ts';

const LONGEST_URL = 8_192;

/** RFC 9112, 3.2.2: a client of a proxy writes the whole URL. Whose it is, is for the `Host` header to say. */
const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*/iu;

/**
 * Refuses a URL that no route could mean, and lets API paths come without their trailing slash. A path that starts with two
 * slashes stays a path: read as a URL, its first part would be a host.
 */
export function saneUrl(): RequestHandler {
  return (request, _response, next) => {
    if (request.url.length > LONGEST_URL) {
      throw new HttpProblem(400, `URL: must not be longer than ${LONGEST_URL} characters`);
    }
    if (!isWellEncoded(request.url)) throw new HttpProblem(400, 'URL: malformed percent-encoding');
    const target = request.url.replace(ABSOLUTE_FORM, '');
    if (target !== request.url) request.url = target.startsWith('/') ? target : `/${target}`;
    if (!request.url.startsWith('/')) throw new HttpProblem(400, 'URL: must be a path');
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
