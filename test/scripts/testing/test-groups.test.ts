import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { filesByGroup, TEST_GROUPS, testFilesIn } from '../../../scripts/testing/test-groups.ts';

const FOLDER = fileURLToPath(new URL('../../', import.meta.url));
/** Helpers that start a server, a browser or the service in a process of its own, or look for a server. */
const SLOW_HELPERS =
  /from '[^']*support\/(?:browser|service-process|killed-monitoring)\.ts'|describeWithElasticsearch|MONGODB_URL'\]/u;

describe('groups of test files', () => {
  const files = testFilesIn(FOLDER);
  const groups = filesByGroup(files);

  it('hold every file once', () => {
    assert.ok(files.length > 300);
    assert.deepEqual([...groups.values()].flat().sort(), files);
  });

  it('are none of them empty', () => {
    assert.deepEqual([...groups.keys()], TEST_GROUPS);
  });

  it('leave nothing in a quick run that needs a server, a browser or the service in a process', () => {
    const quick = [...groups].flatMap(([{ slow }, own]) => (slow ? [] : own));
    assert.ok(quick.length > 200);
    const wrong = quick.filter(
      (file) =>
        !file.startsWith('scripts/testing/') && SLOW_HELPERS.test(readFileSync(`${FOLDER}${file}`, 'utf8')),
    );
    assert.deepEqual(wrong, []);
  });

  it('say which file no group takes', () => {
    const group = { name: 'a', files: /^a\//u, slow: false };
    assert.throws(() => filesByGroup(['a/x.test.ts', 'b/y.test.ts'], [group]), /b\/y\.test\.ts/u);
  });
});
