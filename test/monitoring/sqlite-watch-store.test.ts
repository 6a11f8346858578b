import assert from 'node:assert/strict';
import { SqliteAccountStore } from '../../src/accounts/sqlite-account-store.ts';
import { ACCOUNT_MIGRATIONS } from '../../src/db/migrations/accounts-migrations.ts';
import { openMigrated } from '../../src/db/open-migrated.ts';
import { SqliteWatchStore } from '../../src/monitoring/sqlite-watch-store.ts';

const NOW = new Date('2026-11-28T12:00:00.000Z');

describe('watched items in SQLite', () => {
  it('keep the ids they had before ids were of a moment and chance, ahead of new ones', async () => {
    const database = await openMigrated(':memory:', ACCOUNT_MIGRATIONS, 'accounts');
    try {
      const facts = { plan: 'starter', trialStartedAt: null, planEndsAt: null } as const;
      const account = { ...facts, email: 'user@example.com' };
      const { id: accountId } = await new SqliteAccountStore(database).createAccount(account, null, NOW);
      await database('watches').insert({
        id: 41,
        account_id: accountId,
        kind: 'name',
        text: 'Known Example',
        country: '',
        entity_type: 'individual',
        watch_key: 'known',
        created_at: NOW.getTime() - 1,
        best_score: 0,
        behind: 0,
      });
      const store = new SqliteWatchStore(database);
      const named = (text: string) =>
        ({ kind: 'name', text, entityType: 'individual', country: '' }) as const;
      const watches = ['One', 'Two'].map((text) => ({ facts: named(text), hits: [] }));
      const added = await store.add({ accountId, watches, capacity: 5, generations: new Map(), now: NOW });
      const [one = 0, two = 0] = added.map(({ id }) => id);
      assert.ok(41 < one && one < two && Number.isSafeInteger(two));
      assert.deepEqual(
        (await store.list(accountId)).map(({ id }) => id),
        [41, one, two],
      );
      assert.equal(await store.find(accountId, named('ONE')), one);
      assert.deepEqual([await store.remove(accountId, 41), await store.remove(accountId, 41)], [true, false]);
    } finally {
      await database.destroy();
    }
  });
});
