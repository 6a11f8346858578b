import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionLimits } from './connection-limits.ts';
import { refuse, refusalOf, TIMED_OUT, type Refusal } from './malformed-request.ts';

/** Takes a request in that is sound. */
export type TakeRequest = (request: IncomingMessage, response: ServerResponse) => void;

/** A body that may be left unread without an end of the connection, in bytes. */
const SMALL_BODY_BYTES = 65_536;

/** A connection and what goes on over it. */
interface Connection {
  /** The request whose body or answer is not complete; null when none is. */
  request: IncomingMessage | null;
  response: ServerResponse | null;
  /** The last answer is given: nothing is taken in any more. */
  isClosing: boolean;
  /** What was still sent when it was given is read and thrown away. */
  isLingering: boolean;
}

/** Keeps the connections of a server within limits. */
export class Connections {
  readonly #limits: ConnectionLimits;
  /** In the order of their last use: the first one has idled longest. */
  readonly #open = new Map<Socket, Connection>();

  constructor(server: Server, limits: ConnectionLimits) {
    this.#limits = limits;
    server.on('connection', (socket) => this.#take(socket));
  }

  /** Refuses a request that is not sound, bounds how long its body takes, and gives it on. */
  handle(request: IncomingMessage, response: ServerResponse, take: TakeRequest): void {
    const { socket } = request;
    const connection = this.#open.get(socket);
    if (connection === undefined || connection.isClosing) return;
    this.#use(socket, connection, { request, response });
    const refusal = refusalOf(request, this.#limits.headers);
    if (refusal !== null) {
      this.refuse(socket, refusal);
      return;
    }
    this.#boundBody(request, response);
    closeWhenUnread(request, response);
    take(request, response);
  }

  /** Ends a connection with an answer in place of the app's, or without one when that has begun. */
  refuse(socket: Socket, refusal: Refusal): void {
    const connection = this.#open.get(socket);
    if (connection === undefined || connection.isClosing) return;
    if (!socket.writable || connection.response?.headersSent === true) {
      socket.destroy();
      return;
    }
    connection.isClosing = true;
    refuse(socket, refusal);
  }

  #take(socket: Socket): void {
    const connection: Connection = { request: null, response: null, isClosing: false, isLingering: false };
    this.#open.set(socket, connection);
    socket.once('close', () => this.#open.delete(socket));
    const destroySoon = socket.destroySoon.bind(socket);
    socket.destroySoon = () => {
      if (connection.request?.complete === false && !socket.destroyed) this.#linger(socket, connection);
      else destroySoon();
    };
    if (this.#open.size > this.#limits.connections) this.#makeRoom(socket);
  }

  /** The connection that idles longest goes; the new one when all are at work. */
  #makeRoom(newest: Socket): void {
    for (const [socket, { request }] of this.#open) {
      if (request !== null) continue;
      socket.destroy();
      this.#open.delete(socket);
      return;
    }
    newest.destroy();
  }

  #use(socket: Socket, connection: Connection, now: Pick<Connection, 'request' | 'response'>): void {
    Object.assign(connection, now);
    now.response?.once('close', () => {
      // Of requests that came together the last one counts.
      if (connection.response !== now.response || connection.isClosing) return;
      Object.assign(connection, { request: null, response: null });
      if (this.#open.delete(socket)) this.#open.set(socket, connection);
    });
  }

  #boundBody(request: IncomingMessage, response: ServerResponse): void {
    const { bodyTimeoutMs, bodyBytesASecond } = this.#limits;
    const length = Number(request.headers['content-length'] ?? 0);
    const timer = setTimeout(
      () => {
        if (!request.complete) this.refuse(request.socket, TIMED_OUT);
      },
      bodyTimeoutMs + (length / bodyBytesASecond) * 1000,
    );
    timer.unref();
    const done = (): void => clearTimeout(timer);
    request.once('end', done);
    request.once('close', done);
    response.once('close', done);
  }

  /** Reads and throws away what is still sent: to close at once would take the answer from whoever has not read it yet. */
  #linger(socket: Socket, connection: Connection): void {
    const { lingerMs, lingerBytes } = this.#limits;
    if (connection.isLingering) return;
    Object.assign(connection, { isClosing: true, isLingering: true });
    const destroy = (): void => {
      socket.destroy();
    };
    const timer = setTimeout(destroy, lingerMs);
    socket.once('close', () => clearTimeout(timer));
    socket.end();
    const from = socket.bytesRead;
    connection.request?.on('data', () => {
      if (socket.bytesRead - from > lingerBytes) destroy();
    });
    connection.request?.once('end', destroy);
    connection.request?.resume();
  }
}

/** An answer that does not wait for a large body ends the connection: the rest of it would be read for nobody. */
function closeWhenUnread(request: IncomingMessage, response: ServerResponse): void {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (coding === undefined && Number(length ?? 0) <= SMALL_BODY_BYTES) return;
  const writeHead = response.writeHead.bind(response) as (...sent: readonly unknown[]) => ServerResponse;
  response.writeHead = (...sent: readonly unknown[]) => {
    if (!request.complete) response.setHeader('Connection', 'close');
    return writeHead(...sent);
  };
}

/**
 * Sends `100 Continue` when somebody begins to read the body, so that a request which is refused is never asked for it; its
 * connection ends, since nobody knows whether the body still comes (RFC 9110, 10.1.1).
 */
export function continueWhenRead(request: IncomingMessage, response: ServerResponse): void {
  const read = request._read.bind(request);
  response.setHeader('Connection', 'close');
  request._read = (size) => {
    request._read = read;
    if (!response.headersSent) {
      response.removeHeader('Connection');
      response.writeContinue();
    }
    read(size);
  };
}
