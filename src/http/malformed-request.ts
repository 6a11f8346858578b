import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** Why a request is not read: a status line and words for the client. */
export interface Refusal {
  readonly status: string;
  readonly message: string;
}

/** A request line that is longer is what was too large, and not the headers after it. */
const LONGEST_LINE = 8_192;

const bad = (message: string): Refusal => ({ status: '400 Bad Request', message });
const TOO_LARGE: Refusal = {
  status: '431 Request Header Fields Too Large',
  message: 'headers: too large',
};

export const TIMED_OUT: Refusal = { status: '408 Request Timeout', message: 'the request took too long' };

/**
 * What Node's parser lets pass and two servers may read differently (request smuggling), or that RFC 9112 wants refused; null
 * for a sound request.
 */
export function refusalOf(request: IncomingMessage, mostHeaders: number): Refusal | null {
  const names = request.rawHeaders.filter((_, place) => place % 2 === 0).map((name) => name.toLowerCase());
  if (names.length > mostHeaders) return { ...TOO_LARGE, message: `headers: at most ${mostHeaders}` };
  const hosts = names.filter((name) => name === 'host').length;
  if (hosts > 1 || (hosts === 0 && request.httpVersion === '1.1')) return bad('Host: must be sent once');
  const coding = request.headers['transfer-encoding'];
  if (coding !== undefined && coding.trim().toLowerCase() !== 'chunked')
    return bad('Transfer-Encoding: only chunked');
  // RFC 9112, 6.1: HTTP/1.0 has no transfer codings; a proxy of it would read on to the end of the connection.
  if (request.httpVersion === '1.0' && coding !== undefined)
    return bad('Transfer-Encoding: is not part of HTTP/1.0');
  return null;
}

/** What Node's parser refused. */
export function refusalBy(error: { readonly code?: string; readonly rawPacket?: Buffer }): Refusal {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return TIMED_OUT;
  if (error.code !== 'HPE_HEADER_OVERFLOW') return bad('malformed HTTP request');
  const [line = ''] = (error.rawPacket?.toString('latin1') ?? '').split('\r\n', 1);
  return /^[A-Z]+ /u.test(line) && line.length > LONGEST_LINE ? bad('URL: too long') : TOO_LARGE;
}

/** Answers in place of the app, in the form of the contract's errors, and closes the connection. */
export function refuse(socket: Socket, { status, message }: Refusal): void {
  const body = JSON.stringify({ error: message });
  const headers = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`, () => socket.destroySoon());
}
