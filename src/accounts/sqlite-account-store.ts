import type { Database } from 'better-sqlite3';
import type { Knex } from 'knex';
import {
  borrowConnection,
  oncePerConnection,
  runStatements,
  writeIfPossible,
} from '../db/borrow-connection.ts';
import { createCustomerIds } from '../db/customer-ids.ts';
import { sqliteCode } from '../db/sqlite-errors.ts';
import { ServiceError } from '../errors.ts';
import { accountOfRow, apiKeyOfRow, type AccountRow, type ApiKeyRow } from './account-rows.ts';
import type {
  AccountStore,
  ApiKeyRecord,
  DeletedRecords,
  KeyHolder,
  NewApiKey,
  StoredAccount,
} from './account-store.ts';
import { foldEmail } from './email.ts';
import type { PlanFacts } from './plan-state.ts';
import { deleteAccountRows } from './sqlite-delete-account.ts';

/** How old the recorded last use of a key may become before it is written again. */
const LAST_USE_STEP_MS = 60_000;

interface HolderRow extends AccountRow {
  readonly key_id: number;
  readonly hash: Buffer;
  readonly last_used_at: number | null;
}

const hotStatements = oncePerConnection((connection: Database) => ({
  findHolder: connection.prepare<[Uint8Array], HolderRow>(`
    select accounts.*, api_keys.id as key_id, api_keys.hash, api_keys.last_used_at
    from api_keys join accounts on accounts.id = api_keys.account_id
    where api_keys.hash = ? and api_keys.revoked_at is null`),
  recordUse: connection.prepare<[number, number]>('update api_keys set last_used_at = ? where id = ?'),
}));

const ids = createCustomerIds();

/** Accounts and keys in SQLite. */
export class SqliteAccountStore implements AccountStore {
  readonly #database: Knex;

  constructor(database: Knex) {
    this.#database = database;
  }

  async createAccount(
    account: PlanFacts & { readonly email: string },
    key: NewApiKey | null,
    now: Date,
  ): Promise<StoredAccount> {
    const row = {
      email: account.email,
      email_key: foldEmail(account.email),
      ...planColumns(account),
      created_at: now.getTime(),
    };
    return this.#run(async () => {
      const created = await this.#database.transaction(async (transaction) => {
        const [inserted] = await transaction<AccountRow>('accounts').insert(row).returning<AccountRow[]>('*');
        if (inserted === undefined) throw new Error('the account was not stored');
        if (key !== null) await transaction('api_keys').insert(keyColumns(inserted.id, key, now));
        return inserted;
      });
      return accountOfRow(created);
    });
  }

  findByEmail(email: string): Promise<StoredAccount | null> {
    return this.#findOne({ email_key: foldEmail(email) });
  }

  findById(id: number): Promise<StoredAccount | null> {
    return this.#findOne({ id });
  }

  setPlan(accountId: number, facts: PlanFacts): Promise<void> {
    return this.#run(async () => {
      await this.#database('accounts').where({ id: accountId }).update(planColumns(facts));
    });
  }

  deleteAccount(accountId: number): Promise<DeletedRecords | null> {
    return borrowConnection(this.#database, (connection) => deleteAccountRows(connection, accountId));
  }

  addKey(accountId: number, key: NewApiKey, now: Date): Promise<ApiKeyRecord> {
    return this.#run(async () => {
      const [row] = await this.#database('api_keys')
        .insert(keyColumns(accountId, key, now))
        .returning<ApiKeyRow[]>('*');
      if (row === undefined) throw new Error('the key was not stored');
      return apiKeyOfRow(row);
    });
  }

  listKeys(accountId: number): Promise<readonly ApiKeyRecord[]> {
    return this.#run(async () => {
      const rows = await this.#database('api_keys')
        .where({ account_id: accountId })
        .orderBy('id')
        .select<ApiKeyRow[]>('*');
      return rows.map(apiKeyOfRow);
    });
  }

  revokeKey(accountId: number, keyId: number, now: Date): Promise<boolean> {
    return this.#run(async () => {
      const revoked = await this.#database('api_keys')
        .where({ id: keyId, account_id: accountId })
        .update({ revoked_at: this.#database.raw('coalesce(revoked_at, ?)', [now.getTime()]) });
      return revoked === 1;
    });
  }

  useKey(hash: Uint8Array, now: Date): Promise<KeyHolder | null> {
    return borrowConnection(this.#database, (connection) => {
      const { findHolder, recordUse } = hotStatements(connection);
      const row = findHolder.get(hash);
      if (row === undefined) return null;
      const due = row.last_used_at === null || now.getTime() - row.last_used_at >= LAST_USE_STEP_MS;
      // A right key is one, whether its use can be noted or not.
      if (due) writeIfPossible(() => recordUse.run(now.getTime(), row.key_id));
      return { keyId: row.key_id, hash: row.hash, account: accountOfRow(row) };
    });
  }

  #findOne(where: { readonly id: number } | { readonly email_key: string }): Promise<StoredAccount | null> {
    return this.#run(async () => {
      const row = await this.#database('accounts').where(where).first<AccountRow | undefined>('*');
      return row === undefined ? null : accountOfRow(row);
    });
  }

  async #run<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await runStatements(this.#database, work);
    } catch (error) {
      if (sqliteCode(error) === 'SQLITE_CONSTRAINT_UNIQUE') {
        throw new ServiceError('already_exists', 'email: an account with this address exists already', {
          cause: error,
        });
      }
      if (sqliteCode(error) === 'SQLITE_CONSTRAINT_FOREIGNKEY') {
        throw new ServiceError('not_found', 'the account does not exist any more', { cause: error });
      }
      throw error;
    }
  }
}

function planColumns({
  plan,
  trialStartedAt,
  planEndsAt,
}: PlanFacts): Record<string, string | number | null> {
  return {
    plan,
    trial_started_at: trialStartedAt?.getTime() ?? null,
    plan_ends_at: planEndsAt?.getTime() ?? null,
  };
}

function keyColumns(
  accountId: number,
  { hash, prefix, label }: NewApiKey,
  now: Date,
): Record<string, string | number | Uint8Array> {
  const columns = {
    account_id: accountId,
    hash: Buffer.from(hash),
    prefix,
    label,
    created_at: now.getTime(),
  };
  return { id: ids.next(now), ...columns };
}
