import assert from 'node:assert/strict';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import SqliteDatabase from 'better-sqlite3';
import { startConsoleService, type ConsoleService } from '../support/console-service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));

/** Whether a file system of a test's own can be mounted here: by root, in a name space that ends with its process. */
const canMount = spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;

interface Readiness {
  readonly status: number;
  readonly checks: ReadonlyMap<string, { readonly ready: boolean; readonly detail: string }>;
}

async function readinessOf(url: string): Promise<Readiness> {
  const response = await fetch(`${url}/health/ready`);
  const { checks } = (await response.json()) as {
    checks: { name: string; ready: boolean; detail: string }[];
  };
  return { status: response.status, checks: new Map(checks.map((check) => [check.name, check])) };
}

/** Waits until a store is ready, or is not, and returns what is said of it. */
async function until(url: string, store: string, ready: boolean): Promise<string> {
  for (;;) {
    const { status, checks } = await readinessOf(url);
    const check = checks.get(store);
    assert.ok(check !== undefined, `nothing is said of ${store}`);
    assert.equal((await fetch(`${url}/health/live`)).status, 200);
    if (check.ready === ready) {
      if (!ready) assert.equal(status, 503);
      return check.detail;
    }
    await sleep(100);
  }
}

describe('readiness', function () {
  this.timeout(120_000);

  describe('of a service', () => {
    let service: ConsoleService;
    before(async () => {
      service = await startConsoleService({ JOBS: 'on', LISTS_SCHEDULE: '0 0 29 2 *' });
    });
    after(() => service.stop());

    it('tries the folder and every store', async () => {
      const { status, checks } = await readinessOf(service.url);
      assert.equal(status, 200);
      for (const name of ['accounts', 'screenings', 'uploads', 'lists', 'jobs'])
        assert.equal(checks.get(`${name}.sqlite`)?.detail, 'writable', name);
      assert.equal(checks.get('DATA_DIR')?.detail, 'writable');
    });

    it('says which store is locked or gone, and is well again by itself', async () => {
      const holder = new SqliteDatabase(join(service.dataDir, 'accounts.sqlite'));
      holder.exec('begin immediate');
      const file = join(service.dataDir, 'uploads.sqlite');
      renameSync(file, `${file}.away`);
      const [locked, gone] = await Promise.all([
        until(service.url, 'accounts.sqlite', false),
        until(service.url, 'uploads.sqlite', false),
      ]);
      assert.equal(locked, 'locked by another process');
      assert.equal(gone, 'uploads.sqlite cannot be used: the file is gone');
      const metrics = await (await fetch(`${service.url}/metrics`)).text();
      assert.match(metrics, /^store_usable\{store="accounts\.sqlite"\} 0$/mu);
      assert.match(metrics, /^store_usable\{store="lists\.sqlite"\} 1$/mu);
      holder.exec('rollback');
      holder.close();
      renameSync(`${file}.away`, file);
      await Promise.all([
        until(service.url, 'accounts.sqlite', true),
        until(service.url, 'uploads.sqlite', true),
      ]);
      assert.equal((await readinessOf(service.url)).status, 200);
    });

    it('is not lost while an update writes the lists', async () => {
      const holder = new SqliteDatabase(join(service.dataDir, 'lists.sqlite'));
      holder.exec('begin immediate');
      await sleep(13_000);
      assert.equal((await readinessOf(service.url)).checks.get('lists.sqlite')?.ready, true);
      holder.exec('rollback');
      holder.close();
    });
  });

  describe('on a full disk (where file systems can be mounted)', () => {
    let folder: ReturnType<typeof temporaryFolder>;
    let child: ChildProcess | null = null;
    beforeEach(() => {
      folder = temporaryFolder();
    });
    afterEach(async () => {
      if (child !== null) {
        const ended = once(child, 'close');
        child.kill('SIGKILL');
        await ended;
      }
      folder.remove();
    });

    it('is lost, says so, and comes back when there is room', async function () {
      if (!canMount) this.skip();
      const script = 'mount -t tmpfs -o size=8m none "$DATA_DIR" && exec bin/run main';
      const env = { PATH: process.env['PATH'], DATA_DIR: folder.path, PORT: '0', JOBS: 'off' };
      child = spawn('unshare', ['--mount', 'sh', '-c', script], {
        cwd: REPOSITORY,
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let output = '';
      child.stdout?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
      let port: string | undefined;
      while ((port = /listening on 127\.0\.0\.1:(\d+)/u.exec(output)?.[1]) === undefined) await sleep(50);
      const url = `http://127.0.0.1:${port}`;
      await until(url, 'DATA_DIR', true);
      // The folder as the process sees it.
      const filler = join(`/proc/${child.pid ?? 0}/root`, folder.path, 'filler');
      try {
        writeFileSync(filler, Buffer.alloc(16 * 1024 * 1024));
      } catch {
        // Written as far as there was room.
      }
      assert.equal(
        await until(url, 'DATA_DIR', false),
        'the folder cannot be used: no space is left (ENOSPC)',
      );
      assert.equal((await fetch(`${url}/api/v1/lists/`)).status, 200);
      rmSync(filler);
      await until(url, 'DATA_DIR', true);
    });
  });
});
