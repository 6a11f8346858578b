import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendAnswer, type Sending } from '../../src/console/send-answer.ts';

describe('an answer of the console', () => {
  it('that is a long file is no leak of listeners, however many at the door wait for its end', async () => {
    const warnings: Error[] = [];
    const onWarning = (warning: Error): void => void warnings.push(warning);
    process.on('warning', onWarning);
    const server = createServer((request, response) => {
      for (let waiting = 0; waiting < 8; waiting++) response.on('close', () => undefined);
      const sending = { request, response } as unknown as Sending;
      void sendAnswer(sending, {
        kind: 'download',
        filename: 'results.csv',
        contentType: 'text/csv',
        body: (async function* () {
          for (let line = 0; line < 1_000; line++) yield await Promise.resolve(`line ${line}\n`);
        })(),
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    assert.equal((await answer.text()).split('\n').length, 1_001);
    await new Promise((resolve) => setImmediate(resolve));
    process.off('warning', onWarning);
    await new Promise((resolve) => server.close(resolve));
    assert.deepEqual(warnings, []);
  });
});
