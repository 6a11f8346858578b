import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A socket that answers, whether or not the service behind it is ready. */
export interface HttpServer {
  readonly port: number;
  /** Gives every request from now on to the listener; until then the answer is 503. */
  serve(listener: RequestListener): void;
  /** Stops accepting, lets requests in flight finish for at most `graceMs`, then cuts what is left. */
  stop(graceMs: number): Promise<void>;
}

// A file of 50 MB takes four minutes at 2 Mbit/s; whoever needs longer for one, or for headers, keeps a socket for nothing.
const REQUEST_TIMEOUT_MS = 300_000;
const HEADERS_TIMEOUT_MS = 30_000;
const IDLE_CHECK_MS = 50;

/** Listens on an address; port 0 takes a free one. Throws what the operating system says. */
export async function listen(host: string, port: number): Promise<HttpServer> {
  let listener: RequestListener = starting;
  const limits = { requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: HEADERS_TIMEOUT_MS };
  const server = createServer(limits, (request, response) => {
    listener(request, response);
  });
  server.on('clientError', refuseUnreadable);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return {
    port: (server.address() as AddressInfo).port,
    serve: (next) => {
      listener = next;
    },
    stop: (graceMs) => stop(server, graceMs),
  };
}

/** What a person sees meanwhile; it loads again by itself. */
const STARTING_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="5">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Starting</title></head>
<body><h1>The service is starting</h1><p>It loads its lists. This page looks again every five seconds.</p></body></html>`;

/** Answers while lists are loaded into the index: alive, not ready. */
const starting: RequestListener = (request, response) => {
  const live = request.url === '/health/live';
  if (!live && request.headers.accept?.includes('text/html') === true) {
    response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8', 'Retry-After': '5' });
    response.end(STARTING_PAGE);
    return;
  }
  response.writeHead(live ? 200 : 503, {
    'Content-Type': 'application/json; charset=utf-8',
    'Retry-After': '5',
  });
  response.end(
    JSON.stringify(live ? { status: 'ok' } : { status: 'unavailable', error: 'the service is starting' }),
  );
};

async function stop(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A kept-alive connection turns idle only when its request is answered, after close() looked at it.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}

const UNREADABLE: Readonly<Record<string, readonly [status: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: ['400 Bad Request', 'URL or headers: too large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'the request took too long'],
};

/** Node answers what is not HTTP with an empty body; the contract promises JSON. */
function refuseUnreadable(error: Error & { readonly code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const [status, message] = UNREADABLE[error.code ?? ''] ?? ['400 Bad Request', 'malformed HTTP request'];
  const body = JSON.stringify({ error: message });
  const headers = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`);
}
