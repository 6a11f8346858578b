import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers one request of a test's publisher. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A publisher's web server on this machine. */
export interface Publisher {
  readonly url: (path: string) => string;
  /** Requests so far, as `path` and headers. */
  readonly requests: { readonly path: string; readonly headers: IncomingMessage['headers'] }[];
  /** Answers of a path, used up one after the other; the last one stays. */
  answer(path: string, ...answers: readonly Answer[]): void;
  close(): Promise<void>;
}

/** Starts a publisher that answers 404 until it is told otherwise. */
export async function startPublisher(): Promise<Publisher> {
  const answers = new Map<string, Answer[]>();
  const requests: Publisher['requests'] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    requests.push({ path, headers: request.headers });
    const left = answers.get(path) ?? [status(404)];
    const answer = left.length > 1 ? left.shift() : left[0];
    answer?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: (path) => `http://127.0.0.1:${port}${path}`,
    requests,
    answer: (path, ...given) => {
      answers.set(path, [...given]);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** Answers 200 with a body. */
export function body(content: string | Uint8Array, headers: Readonly<Record<string, string>> = {}): Answer {
  return (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/xml', ...headers }).end(content);
  };
}

/** Answers a status without a body. */
export function status(code: number, headers: Readonly<Record<string, string>> = {}): Answer {
  return (_request, response) => {
    response.writeHead(code, headers).end();
  };
}

/** Answers like a server that knows validators: 304 to a request that sends the same ones. */
export function validated(content: string, etag: string, lastModified?: string): Answer {
  return (request, response) => {
    const same = request.headers['if-none-match'] === etag;
    const headers = { ETag: etag, ...(lastModified === undefined ? {} : { 'Last-Modified': lastModified }) };
    if (same) response.writeHead(304, headers).end();
    else response.writeHead(200, headers).end(content);
  };
}

/** Breaks the connection, after some of the body where there is one. */
export function broken(content = ''): Answer {
  return (_request, response) => {
    if (content === '') {
      response.destroy();
      return;
    }
    response.writeHead(200, { 'Content-Length': String(content.length * 2) });
    response.write(content, () => response.destroy());
  };
}
