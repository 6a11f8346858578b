import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { TRIED_NODES, untriedNode } from '../src/node-version.ts';

describe('the version of Node', () => {
  for (const version of ['20.19.0', '20.20.2', '22.12.0', '22.23.3', 'v22.23.1']) {
    it(`${version} was tried`, () => assert.equal(untriedNode(version), null));
  }

  for (const version of [
    '18.20.8',
    '20.18.3',
    '21.7.3',
    '22.11.0',
    '23.11.0',
    '24.21.0',
    '26.0.0',
    '',
    'x',
    '22',
    '-1.99',
  ]) {
    it(`${JSON.stringify(version)} was not, and one line says what to do`, () => {
      const problem = untriedNode(version) ?? '';
      assert.ok(problem.includes(`Node ${version}`));
      assert.match(problem, /run it with Node 22 \(from 22\.12\) or 20 \(from 20\.19\)$/u);
      assert.doesNotMatch(problem, /\n/u);
    });
  }

  it('is what package.json asks for', () => {
    const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    const range = TRIED_NODES.map(({ major, minor }) => `^${major}.${minor}.0`).join(' || ');
    assert.equal(manifest.engines.node, range);
  });
});
