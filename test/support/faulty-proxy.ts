import { connect, createServer, type Server, type Socket } from 'node:net';

/** What the proxy does to what passes through it. */
export type Fault =
  /** Passes everything on. */
  | { readonly kind: 'none' }
  /** Ends connections at once. */
  | { readonly kind: 'drop' }
  /** Takes requests and never answers. */
  | { readonly kind: 'silence' }
  /** Holds answers back. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** Ends the connection after so many bytes of an answer. */
  | { readonly kind: 'truncate'; readonly bytes: number };

/** A proxy between a client and a server that misbehaves on demand. */
export interface FaultyProxy {
  readonly url: string;
  /** Applies to connections from now on; open ones are ended. */
  setFault(fault: Fault): void;
  close(): Promise<void>;
}

function passOn(client: Socket, target: { host: string; port: number }, fault: Fault): void {
  if (fault.kind === 'drop') {
    client.destroy();
    return;
  }
  const server = connect(target.port, target.host);
  const end = (): void => {
    client.destroy();
    server.destroy();
  };
  for (const socket of [client, server]) socket.on('error', end).on('close', end);
  client.pipe(server);
  if (fault.kind === 'silence') {
    server.resume();
    return;
  }
  let passed = 0;
  server.on('data', (chunk: Buffer) => {
    if (fault.kind === 'delay') {
      setTimeout(() => client.write(chunk), fault.ms).unref();
      return;
    }
    if (fault.kind === 'truncate' && passed + chunk.length > fault.bytes) {
      client.write(chunk.subarray(0, fault.bytes - passed), end);
      return;
    }
    passed += chunk.length;
    client.write(chunk);
  });
}

/** Listens on a free port of the loopback address and passes on to a server. */
export async function startFaultyProxy(targetUrl: string): Promise<FaultyProxy> {
  const { hostname, port } = new URL(targetUrl);
  const target = { host: hostname, port: Number(port) };
  let fault: Fault = { kind: 'none' };
  const open = new Set<Socket>();
  const server: Server = createServer((client) => {
    open.add(client);
    client.on('close', () => open.delete(client));
    passOn(client, target, fault);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  const endAll = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    setFault(next) {
      fault = next;
      endAll();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        endAll();
      }),
  };
}
