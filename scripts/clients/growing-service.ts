import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { freePort } from '../services/run-program.ts';

/** The field that every object of every answer gains; no contract names it. */
const GROWN = {
  field_of_a_later_version: { note: 'ignore the fields that you do not know', numbers: [1, 2] },
};

/** Answers of a service with a field more in each object, as a later version of it may send them. */
export interface GrowingService {
  readonly url: string;
  stop(): Promise<void>;
}

/** Passes requests on to a service, and adds a field to every object of its answers. */
export async function startGrowingService(target: string): Promise<GrowingService> {
  const server = createServer((request, response) => {
    passOn(target, request).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      (error: unknown) => response.writeHead(502).end(String(error)),
    );
  });
  const port = await freePort();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function passOn(
  target: string,
  request: IncomingMessage,
): Promise<{ readonly status: number; readonly headers: Record<string, string>; readonly body: string }> {
  const body = await buffer(request);
  const passed = ['authorization', 'content-type', 'idempotency-key'].flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const answer = await fetch(`${target}${request.url ?? ''}`, {
    method: request.method ?? 'GET',
    headers: Object.fromEntries(passed) as Record<string, string>,
    ...(body.length === 0 ? {} : { body: new Uint8Array(body) }),
  });
  const {
    'content-encoding': _encoding,
    'content-length': _length,
    'transfer-encoding': _chunks,
    connection: _kept,
    ...headers
  } = Object.fromEntries(answer.headers);
  return { status: answer.status, headers, body: JSON.stringify(withField(await answer.json())) };
}

/** The value with the field in each object that it holds. */
export function withField(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withField);
  if (typeof value !== 'object' || value === null) return value;
  const grown = Object.entries(value).map(([key, below]) => [key, withField(below)] as const);
  return { ...Object.fromEntries(grown), ...GROWN };
}
