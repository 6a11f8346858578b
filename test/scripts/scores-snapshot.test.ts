import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runScript } from '../support/run-script.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const PAIRS = [
  'labelled\tperson\tVladimir Putin\tPUTIN, Vladimir',
  'labelled\tother\tPacific Trader 3\tPacific Trader 8',
  'labelled\tother\tBMW\tOcean Maritime Management',
  'addresses\tother\tLenina 5, Moskva\tul. Lenina 5, Moscow',
];

describe('npm run scores:snapshot', () => {
  const folder = temporaryFolder();
  const at = (name: string): string => join(folder.path, name);
  after(() => folder.remove());

  it('judges the pairs of a file and compares them with a digest', async () => {
    await writeFile(at('pairs.tsv'), PAIRS.map((line) => `${line}\n`).join(''));
    const first = ['--score', at('pairs.tsv'), '--pairs', at('judged.tsv'), '--digest', at('digest.tsv')];
    assert.equal((await runScript('scores-snapshot', first)).code, 0);
    const judged = (await readFile(at('judged.tsv'), 'utf8')).trimEnd().split('\n');
    assert.equal(judged[0], `${PAIRS[0]}\t1.0000\tequal,equal\t`);
    assert.match(judged[1] ?? '', /\t0\.4900\tequal,equal\tthe numbers differ$/u);
    assert.equal(judged[2], `${PAIRS[2]}\t0.0000\t\t`);
    assert.match(judged[3] ?? '', /\t[01]\.\d{4}\t[a-z ,]+\t/u);
    const again = await runScript('scores-snapshot', [
      '--score',
      at('judged.tsv'),
      '--against',
      at('digest.tsv'),
    ]);
    assert.equal(again.code, 0, again.out);
    await writeFile(at('moved.tsv'), (await readFile(at('digest.tsv'), 'utf8')).replace(/[0-9a-f]$/gmu, 'x'));
    const moved = await runScript('scores-snapshot', [
      '--score',
      at('pairs.tsv'),
      '--against',
      at('moved.tsv'),
    ]);
    assert.equal(moved.code, 1);
    assert.match(moved.out, /labelled 0: pairs are judged otherwise/u);
  });

  it('refuses a folder, a number and a revision that is none', async () => {
    for (const args of [
      ['--from', 'nowhere'],
      ['--show', 'many'],
      ['--compare', 'no-such-revision'],
    ]) {
      const { code, err } = await runScript('scores-snapshot', args);
      assert.equal(code, 2, args.join(' '));
      assert.match(err, new RegExp(args[0] ?? '', 'u'));
    }
  });
});
