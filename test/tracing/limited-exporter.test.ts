import assert from 'node:assert/strict';
import { limitedExporter } from '../../src/tracing/limited-exporter.ts';

describe('lost traces', () => {
  it('are told once a minute, by a code and not by what a collector answered', () => {
    const told: string[] = [];
    let now = 0;
    let error: Error | undefined = Object.assign(new Error('answer with a secret'), { code: 'ECONNREFUSED' });
    const inner = {
      export: (_spans: unknown, done: (result: { code: number; error?: Error }) => void) => {
        done(error === undefined ? { code: 0 } : { code: 1, error });
      },
      shutdown: () => Promise.resolve(),
    };
    const results: number[] = [];
    const exporter = limitedExporter(
      inner,
      (reason) => told.push(reason),
      () => now,
    );
    const send = (): void => exporter.export([], ({ code }) => results.push(code));
    send();
    send();
    now = 61_000;
    error = new TypeError('secret');
    send();
    error = undefined;
    now = 200_000;
    send();
    assert.deepEqual(told, ['ECONNREFUSED', 'TypeError']);
    assert.deepEqual(results, [1, 1, 1, 0]);
  });
});
