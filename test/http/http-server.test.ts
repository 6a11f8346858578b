import assert from 'node:assert/strict';
import { Agent, request } from 'node:http';
import { listen, type HttpServer } from '../../src/http/http-server.ts';

interface Answer {
  readonly status: number | undefined;
  readonly text: string;
}

function get(port: number, path: string, agent?: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, ...(agent === undefined ? {} : { agent }) }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode, text }));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('http/http-server', () => {
  let server: HttpServer;
  beforeEach(async () => {
    server = await listen('127.0.0.1', 0);
  });
  afterEach(() => server.stop(0).catch(() => undefined));

  it('is alive but answers 503 until it is given a listener', async () => {
    assert.equal((await get(server.port, '/health/live')).status, 200);
    const { status, text } = await get(server.port, '/health/ready');
    assert.equal(status, 503);
    assert.equal((JSON.parse(text) as { status: string }).status, 'unavailable');
    server.serve((_request, response) => response.end('served'));
    assert.equal((await get(server.port, '/health/ready')).text, 'served');
  });

  it('tells people meanwhile that it starts, on a page that looks again', async () => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/`, { headers: { Accept: 'text/html' } });
    assert.deepEqual([answer.status, answer.headers.get('content-type')], [503, 'text/html; charset=utf-8']);
    assert.match(await answer.text(), /http-equiv="refresh"/u);
  });

  it('fails on a port that is taken', async () => {
    await assert.rejects(listen('127.0.0.1', server.port), { code: 'EADDRINUSE' });
  });

  it('finishes requests in flight and closes kept-alive connections, then refuses new ones', async () => {
    let answer = (): void => undefined;
    const arrived = new Promise<void>((resolve) => {
      server.serve((_request, response) => {
        answer = () => response.end('done');
        resolve();
      });
    });
    const agent = new Agent({ keepAlive: true });
    const inFlight = get(server.port, '/slow', agent);
    await arrived;
    const stopped = server.stop(30_000);
    await assert.rejects(get(server.port, '/late'), { code: 'ECONNREFUSED' });
    answer();
    assert.equal((await inFlight).text, 'done');
    await stopped;
    agent.destroy();
  });

  it('cuts what does not finish in time', async () => {
    server.serve(() => undefined);
    const stuck = get(server.port, '/stuck');
    const failed = assert.rejects(stuck);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await server.stop(10);
    await failed;
  });
});
