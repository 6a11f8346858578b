import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { filesByGroup, TEST_GROUPS, testFilesIn } from '../../../scripts/testing/test-groups.ts';

const FOLDER = fileURLToPath(new URL('../../', import.meta.url));

describe('groups of test files', () => {
  const files = testFilesIn(FOLDER);
  const groups = filesByGroup(files, (file) => readFileSync(`${FOLDER}${file}`, 'utf8'));
  const groupOf = (file: string): string | undefined =>
    [...groups].find(([, own]) => own.includes(file))?.[0].name;

  it('hold every file once', () => {
    assert.ok(files.length > 300);
    assert.deepEqual([...groups.values()].flat().sort(), files);
  });

  it('are none of them empty', () => {
    assert.deepEqual([...groups.keys()], TEST_GROUPS);
  });

  const examples: readonly (readonly [string, string])[] = [
    ['console/uploads-browser.test.ts', 'browser'],
    ['search/elasticsearch/index-life.test.ts', 'Elasticsearch and MongoDB'],
    ['jobs/mongo-backend.test.ts', 'Elasticsearch and MongoDB'],
    ['main.test.ts', 'processes'],
    ['ingest/killed-run.test.ts', 'processes'],
    ['scripts/bench.test.ts', 'benchmarks'],
    ['search/elasticsearch/gain-query.test.ts', 'everything else'],
    ['matching/names/score-names.test.ts', 'matching'],
  ];
  for (const [file, name] of examples) {
    it(`have ${file} in ${name}`, () => assert.equal(groupOf(file), name));
  }

  it('leave most files in a quick run', () => {
    const quick = [...groups].flatMap(([{ slow }, own]) => (slow ? [] : own));
    assert.ok(quick.length > (3 * files.length) / 4);
  });

  it('take a file by what stands in it, wherever it lies', () => {
    // In two parts, as this file is none of them.
    const browser = ["import { browserFor } from '../../support", "browser.ts';"].join('/');
    const [[group] = []] = [...filesByGroup(['matching/new.test.ts'], () => browser)];
    assert.equal(group?.name, 'browser');
  });

  it('say which file no group takes', () => {
    const group = { name: 'a', files: /^a\//u, slow: false };
    assert.throws(() => filesByGroup(['a/x.test.ts', 'b/y.test.ts'], () => '', [group]), /b\/y\.test\.ts/u);
  });
});
