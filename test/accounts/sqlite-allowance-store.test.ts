import { join } from 'node:path';
import type { Account } from '../../src/accounts/accounts.ts';
import type { PlanFacts } from '../../src/accounts/plan-state.ts';
import { SqliteAccountStore } from '../../src/accounts/sqlite-account-store.ts';
import { SqliteAllowanceStore } from '../../src/accounts/sqlite-allowance-store.ts';
import { ACCOUNT_MIGRATIONS } from '../../src/db/migrations/accounts-migrations.ts';
import { openMigrated } from '../../src/db/open-migrated.ts';
import { describeAllowance, type AllowanceFixture } from '../contract/allowance.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { act, SERVICE } from '../../src/trail/act.ts';

async function open(filename: string, cleanUp: () => void): Promise<AllowanceFixture> {
  const database = await openMigrated(filename, ACCOUNT_MIGRATIONS, 'accounts');
  const accounts = new SqliteAccountStore(database);
  let made = 0;
  const create = (facts: PlanFacts): Promise<Account> => {
    made++;
    const key = { hash: new Uint8Array(32).fill(made), prefix: 'ssk_', label: '' };
    return accounts.createAccount({ ...facts, email: `user${made}@example.com` }, key, new Date(0));
  };
  return {
    store: new SqliteAllowanceStore(database),
    async setAccount(changes, existing) {
      const facts: PlanFacts = { plan: 'none', trialStartedAt: null, planEndsAt: null, ...changes };
      if (existing === undefined) return create(facts);
      await accounts.setPlan(existing.id, facts, act('plan.set', SERVICE), new Date(0));
      return { ...existing, ...facts };
    },
    deleteAccount: async (account) => {
      await accounts.deleteAccount(account.id, act('account.deleted', SERVICE), new Date(0));
    },
    async close() {
      await database.destroy();
      cleanUp();
    },
  };
}

describeAllowance('SQLite in memory', () => open(':memory:', () => {}));

describeAllowance('an SQLite file', () => {
  const folder = temporaryFolder();
  return open(join(folder.path, 'accounts.sqlite'), folder.remove);
});
