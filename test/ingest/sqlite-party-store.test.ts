import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { LIST_MIGRATIONS } from '../../src/db/migrations/lists-migrations.ts';
import { openMigrated } from '../../src/db/open-migrated.ts';
import { SqlitePartyStore } from '../../src/ingest/sqlite-party-store.ts';
import { partyStoreContract } from '../contract/party-store/party-store-contract.ts';
import { marksInMemory } from '../support/number-marks.ts';
import { freshFolder, removeFolders } from './support/folders.ts';
import { collect, numbered, streamOf } from './support/records.ts';

class OwningStore extends SqlitePartyStore {
  readonly #owned: Knex;

  constructor(filename: string, database: Knex) {
    super(filename, database, marksInMemory());
    this.#owned = database;
  }

  override async close(): Promise<void> {
    await super.close();
    await this.#owned.destroy();
  }
}

async function openStore(folder: string): Promise<OwningStore> {
  const filename = join(folder, 'lists.sqlite');
  return new OwningStore(filename, await openMigrated(filename, LIST_MIGRATIONS, 'lists'));
}

describe('SqlitePartyStore', () => {
  afterEach(removeFolders);

  partyStoreContract('SQLite', async () => openStore(await freshFolder()));

  it('shows another process the commits of this one', async () => {
    const folder = await freshFolder();
    const writer = await openStore(folder);
    const reader = await openStore(folder);
    const accept = (): { dataAsOf: null } => ({ dataAsOf: null });
    const details = { at: new Date(0), source: '', checksum: '', accept };
    await writer.commit('EU_FSF', streamOf(numbered(2)), details);
    assert.deepEqual(await reader.generations(), new Map([['EU_FSF', 1]]));
    assert.equal((await collect(reader.parties('EU_FSF'))).length, 2);
    await writer.close();
    await reader.close();
  });

  it('stays the same when it is closed and opened', async () => {
    const folder = await freshFolder();
    const first = await openStore(folder);
    const accept = (): { dataAsOf: null } => ({ dataAsOf: null });
    await first.commit('EU_FSF', streamOf(numbered(5)), {
      at: new Date(0),
      source: 's',
      checksum: 'c',
      accept,
    });
    const before = await collect(first.parties('EU_FSF'));
    await first.close();
    const second = await openStore(folder);
    assert.deepEqual(await collect(second.parties('EU_FSF')), before);
    await second.close();
  });
});
