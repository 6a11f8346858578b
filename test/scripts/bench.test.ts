import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { runScript } from '../support/run-script.ts';

const SAMPLES = fileURLToPath(new URL('../../demo/lists', import.meta.url));

describe('npm run bench', function () {
  this.timeout(300_000);

  it('measures every figure and finds the answers complete', async () => {
    const args = ['--from', SAMPLES, '--queries', '40', '--complete', '40', '--scale', '2', '--json'];
    const { out, err } = await runScript('bench', args);
    assert.equal(err, '');
    const figures = JSON.parse(out) as readonly { name: string; value: number }[];
    const value = (name: string): number | undefined => figures.find((figure) => figure.name === name)?.value;
    for (const threshold of [0.3, 0.5, 0.8])
      assert.equal(value(`incomplete answers of 40 at ${threshold}`), 0);
    for (const name of [
      'ingest of the lists',
      'start to ready',
      'search and score, p50',
      'one client over HTTP, p50',
    ]) {
      assert.ok((value(name) ?? 0) > 0, name);
    }
  });

  it('names a number that is none', async () => {
    const { code, err } = await runScript('bench', ['--queries', 'many']);
    assert.notEqual(code, 0);
    assert.match(err, /--queries/u);
  });
});
