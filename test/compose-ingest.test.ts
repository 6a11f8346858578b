import assert from 'node:assert/strict';
import { join } from 'node:path';
import { composeIngest } from '../src/compose-ingest.ts';
import { LIST_CODES } from '../src/domain/list-code.ts';
import { ServiceError } from '../src/errors.ts';
import { freshFolder, removeFolders, writeFiles } from './ingest/support/folders.ts';

describe('composing the ingest', () => {
  afterEach(removeFolders);

  it('makes the data folder and shows all lists before anything is loaded', async () => {
    const services = await composeIngest({ DATA_DIR: join(await freshFolder(), 'a', 'b') });
    const entries = await services.catalogue();
    assert.deepEqual(
      entries.map(({ facts, entryCount, lastUpdated }) => [facts.code, entryCount, lastUpdated]),
      LIST_CODES.map((code) => [code, 0, null]),
    );
    await services.close();
  });

  it('says which file cannot be opened', async () => {
    const folder = await freshFolder();
    await writeFiles(folder, {
      occupied: 'x',
      'broken/lists.sqlite': 'this is no database, but long enough'.repeat(99),
    });
    for (const name of ['occupied', 'broken']) {
      await assert.rejects(composeIngest({ DATA_DIR: join(folder, name) }), (error) => {
        assert.ok(error instanceof ServiceError && error.code === 'configuration');
        return error.message.startsWith(`cannot open the lists in ${join(folder, name, 'lists.sqlite')}: `);
      });
    }
  });
});
