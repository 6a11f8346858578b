import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRunStep } from '../../../scripts/clients/run-step.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const lives = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    // A process that has ended stays in the table until its parent asks, which may be nobody in a container.
    return !/^State:\s+Z/mu.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

describe('scripts/clients/run-step', () => {
  const folder = temporaryFolder();
  after(() => {
    folder.remove();
  });
  const run = createRunStep(new AbortController().signal);

  it('returns what a program prints, without its complaints', async () => {
    assert.equal(
      await run('sh', ['-c', 'echo "$GREETING"; echo no >&2'], { env: { GREETING: 'hello' } }),
      'hello\n',
    );
  });

  it('says how a program failed, with its last words', async () => {
    await assert.rejects(
      run('sh', ['-c', 'echo out; echo why >&2; exit 3']),
      /^ServiceError: sh -c ended with 3:\nout\nwhy$/u,
    );
    await assert.rejects(run('no-such-program', ['x']), /no-such-program x cannot be run/u);
    const long = run('sh', ['-c', 'echo first; seq 100000; echo last; exit 1']);
    await assert.rejects(
      long,
      ({ message }: Error) => /:\nfirst\n[^]*\n…\n[^]*\nlast$/u.test(message) && message.length < 7_000,
    );
  });

  it('ends a program with all it started, and starts none afterwards', async () => {
    const stop = new AbortController();
    const stoppable = createRunStep(stop.signal);
    const file = join(folder.path, 'pid');
    const running = stoppable('sh', [
      '-c',
      `sleep 600 & echo $! > ${file}.draft; mv ${file}.draft ${file}; wait`,
    ]);
    const failed = assert.rejects(running, /was ended/u);
    while (!existsSync(file)) await sleep(20);
    const started = Number(readFileSync(file, 'utf8'));
    assert.ok(lives(started));
    stop.abort();
    await failed;
    while (lives(started)) await sleep(20);
    await assert.rejects(stoppable('sh', ['-c', 'true']), /abort/iu);
  });
});
