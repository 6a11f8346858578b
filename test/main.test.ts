import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAccountServices } from '../src/compose-accounts.ts';
import { startServiceProcess, type ServiceProcess } from './support/service-process.ts';

const LISTENING = /listening on 127\.0\.0\.1:(?<port>\d+)/u;

describe('main', () => {
  let folder: string;
  let running: ServiceProcess[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'screening-main-'));
  });
  afterEach(async () => {
    for (const service of running) service.kill();
    await Promise.all(running.map(({ exit }) => exit));
    running = [];
    await rm(folder, { recursive: true });
  });

  const start = (settings: Readonly<Record<string, string>> = {}): ServiceProcess => {
    const service = startServiceProcess({ PORT: '0', DATA_DIR: folder, JOBS: 'off', ...settings });
    running.push(service);
    return service;
  };
  const portOf = async (service: ServiceProcess): Promise<number> =>
    Number((await service.waitFor(LISTENING)).groups?.['port']);

  const createKey = async (): Promise<string> => {
    const accounts = await openAccountServices({ filename: join(folder, 'accounts.sqlite') });
    const { apiKey } = await accounts.management.create({ email: 'user@example.com', plan: 'starter' });
    await accounts.close();
    return apiKey;
  };

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    it(`finishes the request in flight on ${signal}, then exits 0`, async () => {
      const key = await createKey();
      const service = start();
      const port = await portOf(service);
      const body = JSON.stringify({ name: '' });
      const sent = request({
        port,
        method: 'POST',
        path: '/api/v1/screen/',
        headers: {
          Authorization: `Bearer ${key}`,
          'Content-Type': 'application/json',
          'Content-Length': body.length,
          // The interim answer says that the request has arrived.
          Expect: '100-continue',
        },
      });
      const answered = new Promise<number | undefined>((resolve, reject) => {
        sent.on('response', (response) => {
          response.resume();
          resolve(response.statusCode);
        });
        sent.on('error', reject);
      });
      await new Promise((resolve) => sent.once('continue', resolve));
      service.process.kill(signal);
      await service.waitFor(/"stopping"/u);
      await assert.rejects(fetch(`http://127.0.0.1:${port}/health/live`));
      sent.end(body);
      assert.equal(await answered, 400);
      assert.equal(await service.exit, 0);
    });
  }

  it('says the real address where the port was left to the system', async () => {
    const service = start();
    const port = await portOf(service);
    assert.match(service.output(), new RegExp(`API http://127\\.0\\.0\\.1:${port}/api/v1/`, 'u'));
    const lists = await fetch(`http://127.0.0.1:${port}/api/v1/lists/`);
    assert.equal(lists.status, 200);
  });

  it('names every bad setting and does not start', async () => {
    const service = start({ PORT: 'eighty', WORKERS: '0' });
    assert.equal(await service.exit, 1);
    assert.match(service.output(), /PORT[^]*WORKERS/u);
    assert.doesNotMatch(service.output(), /\n\s+at /u);
  });

  for (const [host, says] of [
    ['192.0.2.1', /^HOST: 192\.0\.2\.1 is no address of this machine\..* \(EADDRNOTAVAIL\)\n$/u],
    [
      'nosuch.invalid',
      /^HOST: no address is known for the name nosuch\.invalid\..* \((?:ENOTFOUND|EAI_AGAIN)\)\n$/u,
    ],
  ] as const) {
    it(`exits 1 when it cannot listen on ${host}, and says in one line why`, async () => {
      const service = start({ HOST: host });
      assert.equal(await service.exit, 1);
      assert.match(service.output(), says);
    });
  }

  it('exits 1 when the port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const service = start({ PORT: String((taken.address() as AddressInfo).port) });
    assert.equal(await service.exit, 1);
    assert.match(service.output(), /^PORT: \d+ on 127\.0\.0\.1 is taken\..* \(EADDRINUSE\)\n$/u);
    taken.close();
  });

  it('replaces a worker that dies, sums the metrics of all, and stops them all', async () => {
    const service = start({ WORKERS: '2' });
    const port = await portOf(service);
    await service.waitFor(/"listening[^]*"listening/u);
    const asked = 20;
    for (let count = 0; count < asked; count++) {
      const answer = await fetch(`http://127.0.0.1:${port}/health/live`, {
        headers: { Connection: 'close' },
      });
      assert.equal(answer.status, 200);
    }
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    assert.match(text, new RegExp(`duration_seconds_count\\{route="/health/live",[^}]*\\} ${asked}\\n`, 'u'));
    const worker = await service.waitFor(/"pid":(?<pid>\d+),"msg":"listening/u);
    process.kill(Number(worker.groups?.['pid']), 'SIGKILL');
    await service.waitFor(/"listening[^]*"listening[^]*"listening/u);
    assert.equal((await fetch(`http://127.0.0.1:${port}/health/live`)).status, 200);
    service.process.kill('SIGTERM');
    assert.equal(await service.exit, 0);
  });
});
