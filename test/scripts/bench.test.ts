import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { describeWithElasticsearch } from '../support/elasticsearch.ts';
import { runScript } from '../support/run-script.ts';

const SAMPLES = fileURLToPath(new URL('../../demo/lists', import.meta.url));

describe('npm run bench', () => {
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

describeWithElasticsearch('npm run bench on Elasticsearch', (url) => {
  it('finds the answers of both engines alike, also while the index is rebuilt', async () => {
    const args = ['--engine', 'elasticsearch', '--from', SAMPLES, '--queries', '40', '--complete', '40'];
    const environment = { ELASTICSEARCH_URL: url };
    const { out, err } = await runScript('bench', [...args, '--scale', '2', '--json'], environment);
    assert.equal(err, '');
    const figures = JSON.parse(out) as readonly { name: string; value: number }[];
    const alike = figures.filter(({ name }) => /unlike answers|(?:failed|mixed) of \d+ answers/u.test(name));
    assert.ok(alike.length >= 4, out);
    for (const { name, value } of alike) assert.equal(value, 0, name);
    const names = figures.map(({ name }) => name).join('\n');
    for (const part of [
      'Elasticsearch: rebuild',
      'Elasticsearch: size of the index',
      'Elasticsearch: a screening, p95',
      'Elasticsearch: its engine, p50',
      'Elasticsearch: its transfer, p50',
      'Elasticsearch: its scoring, p50',
      'names by _msearch at 0.3',
      'Elasticsearch: update of 1000 parties',
      'Elasticsearch: its engine, p50, 2 times',
      'Elasticsearch: median with 2 times the parties',
    ]) {
      assert.ok(names.includes(part), part);
    }
  });
});
