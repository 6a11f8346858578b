import assert from 'node:assert/strict';
import { join } from 'node:path';
import { readerVersion } from '../../src/ingest/reader-version.ts';
import { freshFolder, removeFolders, writeFiles } from './support/folders.ts';

describe('the version of the readers', () => {
  afterEach(removeFolders);

  it('is the same for the same files and another after any change, addition or renaming', async () => {
    const folder = await freshFolder();
    const version = (): Promise<string> => readerVersion([join(folder, 'lists'), join(folder, 'domain')]);
    await writeFiles(folder, { 'lists/a/parse.ts': '1', 'lists/b.ts': '2', 'domain/c.ts': '3' });
    const seen = [await version()];
    assert.equal(await version(), seen[0]);
    await writeFiles(folder, { 'lists/a/parse.ts': '1 ' });
    seen.push(await version());
    await writeFiles(folder, { 'lists/d.ts': '' });
    seen.push(await version());
    await writeFiles(folder, { 'domain/c.ts': '4' });
    seen.push(await version());
    assert.equal(new Set(seen).size, 4);
    assert.ok(seen.every((text) => /^[0-9a-f]{12}$/u.test(text)));
  });
});
