import { spawn, type SpawnOptions } from 'node:child_process';
import { createServer } from 'node:net';
import { ServiceError } from '../../src/errors.ts';

/** Runs a program to its end and returns what it printed. Throws `ServiceError` with its last words. */
export async function runProgram(
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<string> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const read = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', () => {
      reject(new ServiceError('configuration', `${program} cannot be run; is it installed?`));
    });
    child.once('close', resolve);
  });
  if (code !== 0) {
    throw new ServiceError('configuration', `${program} ${args[0] ?? ''} failed:\n${output.slice(-2_000)}`);
  }
  return output;
}

/** A port of the loopback address that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('the port is unknown'));
      });
    });
  });
}
