import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runScript } from '../support/run-script.ts';

describe('npm run score:names', () => {
  it('prints the score of two names', async () => {
    const { code, out } = await runScript('score-names', ['Vladimir Putin', 'PUTIN, Vladimir']);
    assert.equal(code, 0);
    assert.equal(out, '1\n');
  });

  it('explains word by word', async () => {
    const { out } = await runScript('score-names', [
      '--explain',
      'Vladimir Putn',
      'Vladimir Vladimirovich Putin',
    ]);
    assert.match(out, /vladimir ~ vladimir: equal, 1/u);
    assert.match(out, /putn ~ putin: slip/u);
    assert.match(out, /left over in B: vladimirovich/u);
  });

  it('prints JSON', async () => {
    const { out } = await runScript('score-names', ['--json', '--explain', 'Bank Melli', 'Banque Melli']);
    const answer = JSON.parse(out) as { score: number; why: { correspondences: readonly unknown[] } };
    assert.ok(answer.score > 0.9 && answer.score < 1);
    assert.equal(answer.why.correspondences.length, 2);
  });

  it('scores the pairs of a CSV file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pairs-'));
    const file = join(folder, 'pairs.csv');
    await writeFile(file, '\ufeffa,b\n"Putin, Vladimir",Vladimir Putin\nAnna,Robert\n"say ""x""",other\n');
    const { code, out } = await runScript('score-names', ['--csv', file]);
    await rm(folder, { recursive: true });
    assert.equal(code, 0);
    assert.deepEqual(out.trimEnd().split('\n'), [
      'a,b,score',
      '"Putin, Vladimir",Vladimir Putin,1',
      'Anna,Robert,0',
      '"say ""x""",other,0',
    ]);
  });

  const MISTAKES: readonly (readonly [string, readonly string[]])[] = [
    ['one name', ['Ivan']],
    ['three names', ['a', 'b', 'c']],
    ['an unknown option', ['--loud', 'a', 'b']],
    ['a file that is not there', ['--csv', '/nowhere/pairs.csv']],
  ];
  for (const [mistake, args] of MISTAKES) {
    it(`says what is wrong with ${mistake}, without a stack`, async () => {
      const { code, err } = await runScript('score-names', args);
      assert.notEqual(code, 0);
      assert.match(err, /Usage/u);
      assert.doesNotMatch(err, /\n\s+at /u);
    });
  }
});
