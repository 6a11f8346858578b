import { connect, type Socket } from 'node:net';

/** A connection on which bytes are sent as they are. */
export interface RawConnection {
  readonly socket: Socket;
  /** Everything that came so far. */
  readonly text: () => string;
  send(bytes: string | Uint8Array): void;
  /** Waits until what came has this in it; rejects when the connection ends without. */
  until(pattern: RegExp): Promise<string>;
  /** Waits for the end of the connection, and gives everything that came. */
  readonly closed: Promise<string>;
  destroy(): void;
}

/** Opens a connection to a port of this machine. */
export async function openConnection(port: number): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
    tell();
  });
  // What a closed connection says of writes is no matter: its answer is.
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => {
    socket.once('close', () => resolve(text));
  });
  await new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  return {
    socket,
    closed,
    text: () => text,
    send: (bytes) => void socket.write(bytes),
    until: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (!pattern.test(text)) return;
          listeners.delete(look);
          resolve(text);
        };
        listeners.add(look);
        look();
        void closed.then(() => reject(new Error(`the connection ended without ${String(pattern)}: ${text}`)));
      }),
    destroy: () => {
      socket.destroy();
    },
  };
}
