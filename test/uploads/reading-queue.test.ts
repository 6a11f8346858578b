import assert from 'node:assert/strict';
import { createReadingQueue, MOST_READINGS, MOST_UNDER_WAY } from '../../src/uploads/reading-queue.ts';

/** Work that ends when it is told to. */
function held(): {
  readonly work: () => Promise<void>;
  readonly end: () => void;
  readonly isRunning: () => boolean;
} {
  let running = false;
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const work = async (): Promise<void> => {
    running = true;
    await ended;
    running = false;
  };
  return { work, end, isRunning: () => running };
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('reading of files in turns', () => {
  it('reads one file of an account at a time, and so many of all', async () => {
    const queue = createReadingQueue();
    const files = [1, 1, 1, 2, 3].map((account) => ({ account, ...held() }));
    const readings = files.map(({ account, work }) => queue.read(account, work));
    const running = (): readonly boolean[] => files.map(({ isRunning }) => isRunning());
    await settle();
    assert.equal(MOST_READINGS, 2);
    assert.deepEqual(running(), [true, false, false, true, false]);
    files[0]?.end();
    await settle();
    assert.deepEqual(running(), [false, true, false, true, false]);
    files[1]?.end();
    files[3]?.end();
    await settle();
    assert.deepEqual(running(), [false, false, true, false, true]);
    for (const { end } of files) end();
    await Promise.all(readings);
  });

  it('goes on after a file that could not be read', async () => {
    const queue = createReadingQueue();
    await assert.rejects(
      queue.read(1, () => Promise.reject(new Error('broken'))),
      /broken/u,
    );
    assert.equal(await queue.read(1, async () => 'read'), 'read');
  });

  it('has so many files of an account under way, and as many of another', async () => {
    const queue = createReadingQueue();
    const files = Array.from({ length: MOST_UNDER_WAY }, held);
    const coming = files.map(({ work }) => queue.admit(1, work));
    await assert.rejects(
      queue.admit(1, async () => undefined),
      { problem: 'too_many_files' },
    );
    assert.equal(await queue.admit(2, async () => 'other'), 'other');
    for (const { end } of files) end();
    await Promise.all(coming);
    assert.equal(await queue.admit(1, async () => 'again'), 'again');
  });
});
