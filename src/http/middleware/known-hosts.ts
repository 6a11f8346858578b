import type { RequestHandler } from 'express';
import { HttpProblem } from '../http-problem.ts';

/** RFC 9110, 7.2: a host and a port, nothing that a URL would read as something else. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/iu;

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Lets only requests pass that were meant for this service: by its public name or one of this machine's, and from no
 * other website. A page that rebinds its own domain name to a local address (DNS rebinding) says so in both headers;
 * the Model Context Protocol asks servers to look.
 */
export function knownHosts(publicUrl: string): RequestHandler {
  const known: ReadonlySet<string> = new Set([new URL(publicUrl).hostname, ...LOCAL_HOSTS]);
  return (request, _response, next) => {
    // A proxy that is trusted says by which name the client asked.
    const { host } = request;
    if (!HOST.test(host) || !known.has(hostOf(`http://${host}`))) {
      throw new HttpProblem(403, 'Host: is not the host of this service');
    }
    const { origin } = request.headers;
    if (origin !== undefined && !known.has(hostOf(origin))) {
      throw new HttpProblem(403, 'Origin: pages of other sites may not use this endpoint');
    }
    next();
  };
}

/** Host name of an address without its port, as URLs write it; empty for what is no address of the web. */
function hostOf(address: string): string {
  if (!/^https?:\/\//iu.test(address) || !URL.canParse(address)) return '';
  return new URL(address).hostname;
}
