import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareFolders } from '../src/compose-folders.ts';
import { ServiceError } from '../src/errors.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

describe('folders of the settings', () => {
  const folder = temporaryFolder();
  const file = join(folder.path, 'file');
  before(() => {
    writeFileSync(file, '');
  });
  after(() => {
    folder.remove();
  });

  const refusal = async (settings: { DATA_DIR: string; LISTS_DIR: string | undefined }): Promise<string> => {
    try {
      await prepareFolders(settings);
      return 'taken';
    } catch (error) {
      assert.ok(error instanceof ServiceError && error.code === 'configuration');
      return error.message;
    }
  };

  it('may be anything that can be used', async () => {
    assert.equal(await refusal({ DATA_DIR: join(folder.path, 'data'), LISTS_DIR: folder.path }), 'taken');
  });

  it('do not let a service wait for lists in a folder that is not there', async () => {
    const missing = join(folder.path, 'missing');
    const said = await refusal({ DATA_DIR: folder.path, LISTS_DIR: missing });
    assert.ok(said.startsWith(`bad settings:\n  LISTS_DIR: ${missing} is not there (ENOENT)`), said);
  });

  it('are all named at once', async () => {
    const said = await refusal({ DATA_DIR: file, LISTS_DIR: file });
    assert.match(said, /\n {2}DATA_DIR: .* is a file.*\n {2}LISTS_DIR: .* is no folder \(ENOTDIR\)/u);
  });
});
