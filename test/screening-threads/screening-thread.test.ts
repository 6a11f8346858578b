import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { EngineUnavailableError } from '../../src/errors.ts';
import { askerOf } from '../../src/screening/asker.ts';
import type { SearchTask } from '../../src/screening/searcher.ts';
import { ScreeningThread } from '../../src/screening-threads/screening-thread.ts';

const TASK: SearchTask = {
  kind: 'name',
  name: 'Qmbrel Zothvan',
  contacts: [],
  threshold: 0.5,
  filter: { lists: ['OFAC_SDN'] },
};

/** A thread of such code, that has said that it is ready. */
async function threadOf(code: string) {
  const ends: (Error | null)[] = [];
  const worker = new Worker(
    `const { parentPort } = require('node:worker_threads'); parentPort.postMessage({ kind: 'ready' }); ${code}`,
    { eval: true },
  );
  let onReady = (): void => undefined;
  const ready = new Promise<void>((resolve) => (onReady = resolve));
  const thread = new ScreeningThread(worker, () => performance.now(), {
    onReady,
    onEnd: (failure) => ends.push(failure),
  });
  await ready;
  return { thread, worker, ends };
}

describe('screening thread', () => {
  it('that leaves ten questions for signs of life open is ended, and its request fails', async () => {
    const { thread, worker, ends } = await threadOf('parentPort.on("message", () => { for (;;); });');
    const failed = assert.rejects(thread.search(TASK, askerOf(1, '192.0.2.1', null)), EngineUnavailableError);
    assert.equal(thread.load, 1);
    const exit = once(worker, 'exit');
    for (let question = 0; question < 10; question++) thread.watch();
    assert.deepEqual(ends, []);
    thread.watch();
    await Promise.all([failed, exit]);
    assert.deepEqual(ends, [new Error('a screening thread did not answer')]);
  });

  it('that gives signs of life works on for as long as it takes', async () => {
    const { thread, worker, ends } = await threadOf(
      'parentPort.on("message", ({ kind }) => { if (kind === "ping") parentPort.postMessage({ kind: "pong" }); });',
    );
    const failed = assert.rejects(thread.search(TASK, askerOf(1, '192.0.2.1', null)), EngineUnavailableError);
    for (let question = 0; question < 30; question++) {
      const answered = once(worker, 'message');
      thread.watch();
      await answered;
    }
    assert.deepEqual(ends, []);
    await thread.end();
    await failed;
    assert.deepEqual(ends, [null]);
  });

  it('is not asked while it has nothing to do', async () => {
    const { thread, ends } = await threadOf('setInterval(() => undefined, 1_000);');
    for (let question = 0; question < 30; question++) thread.watch();
    assert.deepEqual(ends, []);
    await thread.end();
  });

  it('tells what a thread throws that is no error of the service', async () => {
    const { thread } = await threadOf(`parentPort.on('message', ({ id, share }) => {
      const error = { name: 'TypeError', message: 'x is not a function', stack: 'there', code: null };
      parentPort.postMessage({ kind: 'answer', id, result: { error }, share, parts: [] });
    });`);
    await assert.rejects(thread.search(TASK, askerOf(1, '192.0.2.1', null)), {
      name: 'TypeError',
      message: 'x is not a function',
      stack: 'there',
    });
    assert.equal(thread.load, 0);
    await thread.end();
  });
});
