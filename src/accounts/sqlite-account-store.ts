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
import { addMember, personWith } from '../people/sqlite-person-rows.ts';
import { act as actOn, SERVICE, type Act } from '../trail/act.ts';
import { appendAct } from '../trail/sqlite-append-act.ts';
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
    act: Act = actOn('account.created', SERVICE, account.email, { plan: account.plan }),
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
        const owner = await personWith(transaction, account.email, now);
        await addMember(transaction, { accountId: inserted.id, personId: owner.id, role: 'owner' }, now);
        await appendAct(transaction, inserted.id, act, now);
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

  setPlan(accountId: number, facts: PlanFacts, act: Act, now: Date): Promise<void> {
    return this.#transaction(async (transaction) => {
      const changed = await transaction('accounts').where({ id: accountId }).update(planColumns(facts));
      if (changed > 0) await appendAct(transaction, accountId, act, now);
    });
  }

  deleteAccount(accountId: number, act: Act, now: Date): Promise<DeletedRecords | null> {
    return this.#transaction((transaction) => deleteAccountRows(transaction, accountId, act, now));
  }

  addKey(
    accountId: number,
    key: NewApiKey,
    now: Date,
    actOf: (key: ApiKeyRecord) => Act,
  ): Promise<ApiKeyRecord> {
    return this.#transaction(async (transaction) => {
      const [row] = await transaction('api_keys')
        .insert(keyColumns(accountId, key, now))
        .returning<ApiKeyRow[]>('*');
      if (row === undefined) throw new Error('the key was not stored');
      const record = apiKeyOfRow(row);
      await appendAct(transaction, accountId, actOf(record), now);
      return record;
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

  revokeKey(accountId: number, keyId: number, now: Date, act: Act): Promise<boolean> {
    const where = { id: keyId, account_id: accountId };
    return this.#transaction(async (transaction) => {
      const revoked = await transaction('api_keys')
        .where(where)
        .whereNull('revoked_at')
        .update({ revoked_at: now.getTime() });
      if (revoked > 0) await appendAct(transaction, accountId, act, now);
      return (
        revoked > 0 ||
        (await transaction('api_keys').where(where).first<object | undefined>('id')) !== undefined
      );
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

  /** A transaction that writes first, and so shuts other processes out from its beginning. */
  #transaction<T>(work: (transaction: Knex) => Promise<T>): Promise<T> {
    return this.#run(() =>
      this.#database.transaction(async (transaction) => {
        await transaction('api_keys').whereRaw('false').del();
        return work(transaction);
      }),
    );
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
