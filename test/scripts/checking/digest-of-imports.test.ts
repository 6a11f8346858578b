import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DigestsOfImports } from '../../../scripts/checking/digest-of-imports.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const FILES = {
  'package-lock.json': '{}',
  'tsconfig.json': '{}',
  'rules.js': 'rules',
  'src/a.ts': "import { b } from './b.ts';\nexport const a = b;\n",
  'src/b.ts': "import type { C } from './deep/c.ts';\nimport 'somewhere-else';\nexport const b: C = 1;\n",
  'src/deep/c.ts': "export type C = number;\nexport type D = typeof import('../table.json');\n",
  'src/table.json': '{"a": 1}',
  'src/alone.ts': "export const alone = new URL('./beside.tsv', import.meta.url);\n",
  'src/beside.tsv': 'a\tb\n',
  'src/loop.ts': "import './round.ts';\n",
  'src/round.ts': "import './loop.ts';\nimport './missing.ts';\n",
};

describe('digest of a file and all that it imports', () => {
  const folder = temporaryFolder();
  after(() => folder.remove());
  const write = (file: string, text: string): void => {
    const path = join(folder.path, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  const digest = (file: string): string => new DigestsOfImports(folder.path, ['rules.js']).digest([file]);

  beforeEach(() => {
    for (const [file, text] of Object.entries(FILES)) write(file, text);
  });

  it('takes types, tables and what is found beside the file, through others as well', () => {
    const imports = new DigestsOfImports(folder.path);
    assert.deepEqual(imports.closure(['src/a.ts']), [
      'src/a.ts',
      'src/b.ts',
      'src/deep/c.ts',
      'src/table.json',
    ]);
    assert.deepEqual(imports.closure(['src/alone.ts']), ['src/alone.ts', 'src/beside.tsv']);
    assert.deepEqual(imports.closure(['src/loop.ts']), ['src/loop.ts', 'src/round.ts']);
  });

  for (const changed of [
    'src/a.ts',
    'src/deep/c.ts',
    'src/table.json',
    'package-lock.json',
    'tsconfig.json',
    'rules.js',
  ]) {
    it(`is another one when ${changed} is`, () => {
      const before = digest('src/a.ts');
      assert.equal(digest('src/a.ts'), before);
      write(changed, `${FILES[changed as keyof typeof FILES]} `);
      assert.notEqual(digest('src/a.ts'), before);
    });
  }

  it('stays when what it does not import changes', () => {
    const before = digest('src/a.ts');
    write('src/alone.ts', 'export {};\n');
    assert.equal(digest('src/a.ts'), before);
  });

  it('needs the settings', () => {
    assert.throws(() => new DigestsOfImports(folder.path, ['none.js']), /none\.js/u);
  });
});
