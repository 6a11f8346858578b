import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../support/temporary-folder.ts';

const WORKER = fileURLToPath(new URL('../support/job-in-process.ts', import.meta.url));
const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));

/** A worker in a process of its own. */
class WorkerProcess {
  readonly #child: ChildProcess;
  readonly exit: Promise<unknown>;
  output = '';

  constructor(file: string, { lockMs, runMs }: { readonly lockMs: number; readonly runMs: number }) {
    const args = ['--import', 'tsx', WORKER, file, String(lockMs), String(runMs), '100'];
    this.#child = spawn(process.execPath, args, { cwd: REPOSITORY, stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child.stdout?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    this.exit = once(this.#child, 'close');
  }

  /** Moments at which runs began or ended. */
  moments(kind: 'started' | 'ended'): readonly number[] {
    return [...this.output.matchAll(new RegExp(`^${kind} (\\d+)$`, 'gmu'))].map(([, moment]) =>
      Number(moment),
    );
  }

  async until(condition: () => boolean): Promise<void> {
    while (!condition()) await sleep(10);
  }

  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    this.#child.kill(signal);
    await this.exit;
  }
}

describe('workers in several processes', () => {
  const folder = temporaryFolder();
  let files = 0;
  const workers: WorkerProcess[] = [];
  let file: string;

  const start = async (lockMs: number, runMs: number): Promise<WorkerProcess> => {
    const worker = new WorkerProcess(file, { lockMs, runMs });
    workers.push(worker);
    await worker.until(() => worker.output.includes('ready'));
    return worker;
  };

  beforeEach(() => {
    file = join(folder.path, `jobs-${++files}.sqlite`);
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.end('SIGKILL')));
  });
  after(() => folder.remove());

  it('run each run of a job once and never two at a time', async () => {
    const both = await Promise.all([start(60_000, 100), start(60_000, 100)]);
    const runs = (): number => both.reduce((sum, worker) => sum + worker.moments('ended').length, 0);
    await both[0].until(() => runs() >= 6);
    await Promise.all(both.map((worker) => worker.end('SIGTERM')));
    const spans = both
      .flatMap((worker) =>
        worker.moments('started').map((from, run) => [from, worker.moments('ended')[run]] as const),
      )
      .toSorted(([a], [b]) => a - b);
    for (const [place, [, to]] of spans.slice(0, -1).entries()) {
      assert.ok((to ?? Infinity) <= (spans[place + 1]?.[0] ?? 0), JSON.stringify(spans));
    }
    assert.ok(!both.some(({ output }) => output.includes('failed')));
  });

  it('take over the job of one that was ended with kill -9, when its lock is over', async () => {
    const crashed = await start(1_500, 600_000);
    await crashed.until(() => crashed.moments('started').length === 1);
    await crashed.end('SIGKILL');
    const heir = await start(1_500, 10);
    await heir.until(() => heir.moments('ended').length > 0);
    const waited = (heir.moments('started')[0] ?? 0) - (crashed.moments('started')[0] ?? 0);
    assert.ok(waited >= 1_000, `taken over after ${waited} ms, while the lock still held`);
  });

  it('finish what they run on SIGTERM, and leave the job to the others at once', async () => {
    const ending = await start(600_000, 700);
    await ending.until(() => ending.moments('started').length === 1);
    const heir = await start(600_000, 10);
    await ending.end('SIGTERM');
    assert.equal(ending.moments('started').length, ending.moments('ended').length);
    await heir.until(() => heir.moments('ended').length > 0);
    assert.ok((heir.moments('started')[0] ?? 0) >= (ending.moments('ended').at(-1) ?? Infinity));
  });
});
