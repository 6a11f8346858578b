import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runScript } from '../support/run-script.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const SAMPLES = fileURLToPath(new URL('../../demo/lists', import.meta.url));

interface Report {
  readonly figures: readonly { readonly name: string; readonly value: number }[];
  readonly sections: readonly { readonly title: string; readonly lines: readonly string[] }[];
}

describe('npm run bench:matching', () => {
  it('measures pairs, ranking, ordinary names, persons and speed on lists of a folder', async () => {
    const parts = ['cases', 'variants', 'lists', 'ranking', 'persons', 'speed', 'tables'].flatMap((part) => [
      '--part',
      part,
    ]);
    const { out, err } = await runScript('bench-matching', [
      ...parts,
      '--from',
      SAMPLES,
      '--show',
      '2',
      // That all is measured is seen of a part of the pairs, and of few rounds.
      '--every',
      '10',
      '--rounds',
      '2',
      '--json',
    ]);
    assert.equal(err, '');
    const { figures } = JSON.parse(out) as Report;
    for (const name of [
      'case table, test half, best F1',
      'known names in 16 scripts, recall at 0.5',
      'pairs of the lists, test half, recall at 0.5',
      'listed party typed otherwise, comes first',
      'UN persons, found at 0.5',
      'scoring a pair of prepared names',
      'loading the tables adds to a start',
    ]) {
      assert.ok((figures.find((figure) => figure.name === name)?.value ?? 0) > 0, name);
    }
  });

  it('freezes scores and says that nothing moved when the model is the same', async () => {
    const folder = temporaryFolder();
    after(() => folder.remove());
    const file = join(folder.path, 'frozen.txt');
    await runScript('bench-matching', ['--part', 'variants', '--freeze', file]);
    assert.match(await readFile(file, 'utf8'), /^# Scores/u);
    const { out } = await runScript('bench-matching', ['--part', 'variants', '--against', file, '--json']);
    const moved = (JSON.parse(out) as Report).sections.filter(({ title }) => title.startsWith('Moved'));
    assert.equal(moved.length, 4);
    for (const { title, lines } of moved) assert.deepEqual(lines, [], title);
  });

  it('names a part, a number or a file that is none', async () => {
    for (const [option, value] of [
      ['--part', 'everything'],
      ['--show', 'many'],
      ['--every', '0'],
      ['--rounds', '-1'],
      ['--against', 'nowhere.txt'],
    ] as const) {
      const { code, err } = await runScript('bench-matching', [option, value]);
      assert.equal(code, 2);
      assert.match(err, new RegExp(option, 'u'));
    }
  });
});
