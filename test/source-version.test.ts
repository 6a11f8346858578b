import assert from 'node:assert/strict';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { DERIVING_FOLDERS, digestOfSources, sourceVersion } from '../src/source-version.ts';
import { freshFolder, removeFolders, writeFiles } from './ingest/support/folders.ts';

describe('the version of the sources', () => {
  afterEach(removeFolders);

  it('is the same for the same files and another after any change, addition or renaming', async () => {
    const folder = await freshFolder();
    const version = (): string => digestOfSources(folder, ['lists', 'domain', 'one.yaml']);
    const files = { 'lists/a/parse.ts': '1', 'lists/b.ts': '2', 'domain/c.ts': '3', 'one.yaml': '4' };
    await writeFiles(folder, files);
    const seen = [version()];
    assert.equal(version(), seen[0]);
    const changes: readonly Record<string, string>[] = [
      { 'lists/a/parse.ts': '1 ' },
      { 'lists/d.ts': '' },
      { 'domain/c.ts': '4' },
      { 'one.yaml': '' },
    ];
    for (const change of changes) {
      await writeFiles(folder, change);
      seen.push(version());
    }
    assert.equal(new Set(seen).size, 1 + changes.length);
    assert.ok(seen.every((text) => /^[0-9a-f]{64}$/u.test(text)));
  });

  it('does not ask when a file was written', async () => {
    const folder = await freshFolder();
    await writeFiles(folder, { 'lists/a.ts': '1' });
    const before = digestOfSources(folder, ['lists']);
    utimesSync(join(folder, 'lists/a.ts'), 1, 1);
    assert.equal(digestOfSources(folder, ['lists']), before);
  });

  it('is another one for other folders', () => {
    const seen = DERIVING_FOLDERS.map((folder) => sourceVersion([folder]));
    assert.equal(new Set([...seen, sourceVersion(DERIVING_FOLDERS)]).size, DERIVING_FOLDERS.length + 1);
    assert.ok(seen.every((text) => /^[0-9a-f]{12}$/u.test(text)));
  });
});
