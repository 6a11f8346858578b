import assert from 'node:assert/strict';
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { openAccountServices, type AccountServices } from '../../src/compose-accounts.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const SCRIPT = fileURLToPath(new URL('../support/reserve-in-process.ts', import.meta.url));
const EMAIL = 'shared@example.com';

interface Reserving {
  readonly process: ChildProcessByStdio<Writable, Readable, null>;
  nextLine(): Promise<string>;
}

function startReserving(filename: string, requests: number): Reserving {
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, filename, EMAIL, String(requests)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    process: child,
    async nextLine() {
      const { value, done } = await lines.next();
      assert.ok(!done, 'the process ended early');
      return value;
    },
  };
}

describe('allowance of several processes', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let filename: string;
  let services: AccountServices;
  let shiftMs: number;
  const started: Reserving[] = [];
  const start = (file: string, requests: number): Reserving => {
    const child = startReserving(file, requests);
    started.push(child);
    return child;
  };

  beforeEach(async () => {
    folder = temporaryFolder();
    filename = join(folder.path, 'accounts.sqlite');
    shiftMs = 0;
    services = await openAccountServices({ filename, clock: () => new Date(Date.now() + shiftMs) });
    await services.management.create({ email: EMAIL, plan: 'starter' });
  });
  afterEach(async () => {
    for (const child of started.splice(0)) child.process.kill('SIGKILL');
    await services.close();
    folder.remove();
  });

  const sharedAccount = async () => {
    const account = await services.store.findByEmail(EMAIL);
    assert.ok(account);
    return account;
  };

  it('lets exactly 500 of 8 x 200 concurrent reservations through when 500 are left', async () => {
    const account = await sharedAccount();
    const before = await services.allowance.reserve(account, 500);
    await services.allowance.settle(account, before, 500);

    const children = Array.from({ length: 8 }, () => start(filename, 200));
    for (const child of children) assert.equal(await child.nextLine(), 'ready');
    for (const child of children) child.process.stdin.write('go\n');
    const taken = await Promise.all(children.map(async (child) => Number(await child.nextLine())));
    assert.equal(
      taken.reduce((sum, count) => sum + count, 0),
      500,
    );
    assert.equal((await services.allowance.state(account)).remaining, 0);

    const ends = children.map((child) => once(child.process, 'exit'));
    for (const child of children) child.process.stdin.end();
    for (const [code] of await Promise.all(ends)) assert.equal(code, 0);
    shiftMs = 3_600_000;
    assert.equal((await services.allowance.state(account)).used, 1_000);
  });

  it('gives back what a process held that was killed, once the lease is over', async () => {
    const account = await sharedAccount();
    const child = start(filename, 40);
    assert.equal(await child.nextLine(), 'ready');
    child.process.stdin.write('go\n');
    assert.equal(await child.nextLine(), '40');
    const ended = once(child.process, 'exit');
    child.process.kill('SIGKILL');
    assert.deepEqual(await ended, [null, 'SIGKILL']);

    assert.equal((await services.allowance.state(account)).used, 40);
    shiftMs = 61_000;
    assert.equal((await services.allowance.state(account)).used, 0);
    await services.allowance.reserve(account, 1_000);
  });

  it('counts every search once when all processes finish', async () => {
    const children = Array.from({ length: 4 }, () => start(filename, 100));
    for (const child of children) assert.equal(await child.nextLine(), 'ready');
    const ends = children.map((child) => once(child.process, 'exit'));
    for (const child of children) child.process.stdin.end('go\n');
    for (const [code] of await Promise.all(ends)) assert.equal(code, 0);
    const account = await sharedAccount();
    assert.equal((await services.allowance.state(account)).used, 400);
  });

  it('brings a new database up to date from several processes that start at once', async () => {
    const fresh = join(folder.path, 'fresh', 'accounts.sqlite');
    const children = Array.from({ length: 6 }, () => start(fresh, 0));
    const ends = children.map((child) => once(child.process, 'exit'));
    for (const [code] of await Promise.all(ends)) assert.equal(code, 3);
    const opened = await openAccountServices({ filename: fresh });
    await opened.management.create({ email: EMAIL, plan: 'trial' });
    await opened.close();
  });
});
