import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { CONNECTION_LIMITS, type ConnectionLimits } from './connection-limits.ts';
import { Connections, continueWhenRead } from './connections.ts';
import { refusalBy, type Refusal } from './malformed-request.ts';

/** A socket that answers, whether or not the service behind it is ready. */
export interface HttpServer {
  readonly port: number;
  /** Gives every request from now on to the listener; until then the answer is 503. */
  serve(listener: RequestListener): void;
  /** Stops accepting, lets requests in flight finish for at most `graceMs`, then cuts what is left. */
  stop(graceMs: number): Promise<void>;
}

const IDLE_CHECK_MS = 50;

/** Listens on an address; port 0 takes a free one. Throws what the operating system says. */
export async function listen(
  host: string,
  port: number,
  limits: ConnectionLimits = CONNECTION_LIMITS,
): Promise<HttpServer> {
  let listener: RequestListener = starting;
  const server = createServer({
    requestTimeout: limits.requestTimeoutMs,
    headersTimeout: limits.headersTimeoutMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: limits.checkEveryMs,
    maxHeaderSize: limits.headerBytes,
    requireHostHeader: false,
  });
  // Node would leave the others out without a word.
  server.maxHeadersCount = 0;
  const connections = new Connections(server, limits);
  server.on('request', (request, response) => {
    connections.handle(request, response, listener);
  });
  server.on('checkContinue', (request, response) => {
    continueWhenRead(request, response);
    connections.handle(request, response, listener);
  });
  server.on('checkExpectation', (request) => {
    connections.refuse(request.socket, EXPECTS_OTHER);
  });
  server.on('clientError', (error: ParserError, socket: Socket) => {
    if (error.code === 'ECONNRESET') socket.destroy();
    else connections.refuse(socket, refusalBy(error));
  });
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

type ParserError = Error & { readonly code?: string; readonly rawPacket?: Buffer };

const EXPECTS_OTHER: Refusal = { status: '417 Expectation Failed', message: 'Expect: only 100-continue' };

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
