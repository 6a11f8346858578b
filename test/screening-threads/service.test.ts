import assert from 'node:assert/strict';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Worker } from 'node:worker_threads';
import { startConsoleService, type ConsoleService, type Member } from '../support/console-service.ts';

const workers: Worker[] = [];
const onWorker = (message: unknown): void => {
  workers.push((message as { readonly worker: Worker }).worker);
};

describe('a service that screens in a thread', function () {
  this.timeout(120_000);
  let service: ConsoleService;
  let member: Member;
  before(async () => {
    subscribe('worker_threads', onWorker);
    service = await startConsoleService({ SCREENING_THREADS: '1' });
    member = await service.member('starter');
  });
  after(async () => {
    unsubscribe('worker_threads', onWorker);
    await service.stop();
  });

  const post = async (path: string, body: object) => {
    const answer = await fetch(service.url + path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        ...(path === '/mcp' ? {} : { Authorization: `Bearer ${member.apiKey}` }),
      },
      body: JSON.stringify(body),
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const left = async (): Promise<number> =>
    (await service.accounts.allowance.state(member.account)).remaining;

  it('answers every door from it', async () => {
    const [worker] = workers;
    assert.ok(worker !== undefined);
    let sent = 0;
    const postMessage = worker.postMessage.bind(worker);
    worker.postMessage = (message: { readonly kind: string }) => {
      if (message.kind === 'search') sent++;
      postMessage(message);
    };
    assert.equal((await post('/api/v1/screen/', { name: 'Xqzwvt Brmplk' })).status, 200);
    assert.equal((await post('/api/v1/screen/address/', { address: '77 Qwyzzle Street' })).status, 200);
    assert.equal((await post('/api/v1/screen/batch/', { names: ['Xqzwvt', 'Brmplk'] })).status, 200);
    const call = { name: 'screen_entity', arguments: { name: 'Xqzwvt Brmplk' } };
    assert.equal(
      (await post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call })).status,
      200,
    );
    assert.equal(sent, 4);
    worker.postMessage = postMessage;
  });

  it('answers 500 with when to come again, and charges nothing, when it ends meanwhile; then another answers', async () => {
    const [worker] = workers;
    assert.ok(worker !== undefined);
    const before = await left();
    worker.postMessage = (message: { readonly kind: string }) => {
      if (message.kind === 'search') void worker.terminate();
    };
    const failed = await post('/api/v1/screen/', { name: 'Xqzwvt Brmplk' });
    assert.equal(failed.status, 500);
    assert.ok(Number(failed.headers.get('retry-after')) > 0);
    assert.equal(await left(), before);
    assert.equal((await post('/api/v1/screen/', { name: 'Xqzwvt Brmplk' })).status, 200);
    assert.equal(workers.length, 2);
    const metrics = await (await fetch(`${service.url}/metrics`)).text();
    assert.match(metrics, /^screening_threads_ended_total 1$/mu);
  });

  it('stops with its threads', async () => {
    const own = await startConsoleService({ SCREENING_THREADS: '2' });
    const [last, ...others] = workers.slice(-2);
    await own.stop();
    assert.deepEqual(
      [last, ...others].map((worker) => worker?.threadId),
      [-1, -1],
    );
  });
});
