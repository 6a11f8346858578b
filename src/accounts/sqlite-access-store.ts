import type { Database } from 'better-sqlite3';
import type { Knex } from 'knex';
import {
  borrowConnection,
  oncePerConnection,
  runStatements,
  writeIfPossible,
} from '../db/borrow-connection.ts';
import { sqliteCode } from '../db/sqlite-errors.ts';
import { ServiceError } from '../errors.ts';
import type { OutboxMail } from '../mail/outbox-store.ts';
import { addMailRow } from '../mail/sqlite-outbox-store.ts';
import type { Member, Person } from '../people/person.ts';
import { MEMBER_COLUMNS, memberOfRow, type MemberRow } from '../people/sqlite-person-rows.ts';
import type { Act } from '../trail/act.ts';
import { appendAct } from '../trail/sqlite-append-act.ts';
import { SERVICE_TRAIL } from '../trail/trail-store.ts';
import type { AccessStore, LinkPurpose, MailedLink, NewSession, SessionLife } from './access-store.ts';
import { foldEmail } from './email.ts';

/** How old the recorded last use of a session may become before it is written again. */
const USE_STEP_MS = 60_000;

interface LinkRow {
  readonly purpose: LinkPurpose;
  readonly email: string;
  readonly ends_at: number;
}

interface SessionLimits {
  readonly idHash: Uint8Array;
  readonly seenAfter: number;
  readonly createdAfter: number;
}

const SESSION_OF_MEMBER = `from sessions
  join accounts on accounts.id = sessions.account_id
  join people on people.id = sessions.person_id
  join memberships on memberships.account_id = sessions.account_id and memberships.person_id = sessions.person_id
  where id_hash = @idHash`;

/** What every request of the console asks. */
const hotStatements = oncePerConnection((connection: Database) => ({
  findSession: connection.prepare<SessionLimits, MemberRow & { readonly seen_at: number }>(`
    select ${MEMBER_COLUMNS.join(', ')}, sessions.seen_at ${SESSION_OF_MEMBER}
      and seen_at > @seenAfter and sessions.created_at > @createdAfter`),
  seeSession: connection.prepare<[number, Uint8Array]>('update sessions set seen_at = ? where id_hash = ?'),
}));

/** Passwords, sessions and links in SQLite, for any number of processes on one file. */
export class SqliteAccessStore implements AccessStore {
  readonly #database: Knex;

  constructor(database: Knex) {
    this.#database = database;
  }

  passwordOf(personId: number): Promise<string | null> {
    return this.#run(async () => {
      const row = await this.#database('person_passwords')
        .where({ person_id: personId })
        .first<{ readonly hash: string } | undefined>('hash');
      return row?.hash ?? null;
    });
  }

  setPassword({ id, email }: Pick<Person, 'id' | 'email'>, hash: string, act: Act, now: Date): Promise<void> {
    const email_key = foldEmail(email);
    return this.#transaction(async (transaction) => {
      await transaction('person_passwords')
        .insert({ person_id: id, hash, changed_at: now.getTime() })
        .onConflict('person_id')
        .merge();
      // The copy from before there were people.
      await transaction('passwords')
        .whereIn('account_id', transaction('accounts').where({ email_key }).select('id'))
        .del();
      await transaction('sessions').where({ person_id: id }).del();
      await transaction('mailed_links').where({ email_key }).del();
      await appendToAll(transaction, id, act, now);
    });
  }

  async renewHash(personId: number, before: string, after: string): Promise<void> {
    await this.#run(() =>
      this.#database('person_passwords').where({ person_id: personId, hash: before }).update({ hash: after }),
    );
  }

  startSession({ idHash, accountId, personId, now }: NewSession, act: Act): Promise<void> {
    const membership = { account_id: accountId, person_id: personId };
    return this.#transaction(async (transaction) => {
      const member = await transaction('memberships').where(membership).first<object | undefined>('role');
      if (member === undefined) throw new ServiceError('not_found', 'the person is not one of the account');
      const moment = now.getTime();
      await transaction('sessions').insert({
        ...membership,
        id_hash: Buffer.from(idHash),
        created_at: moment,
        seen_at: moment,
      });
      await transaction('people').where({ id: personId }).update({ last_account_id: accountId });
      await appendAct(transaction, accountId, act, now);
    });
  }

  useSession(idHash: Uint8Array, life: SessionLife, now: Date): Promise<Member | null> {
    return borrowConnection(this.#database, (connection) => {
      const { findSession, seeSession } = hotStatements(connection);
      const row = findSession.get({ idHash, ...oldest(life, now) });
      if (row === undefined) return null;
      const due = now.getTime() - row.seen_at >= USE_STEP_MS;
      if (due) writeIfPossible(() => seeSession.run(now.getTime(), idHash));
      return memberOfRow(row);
    });
  }

  endSession(idHash: Uint8Array, actOf: ((member: Member) => Act) | null, now: Date): Promise<void> {
    const id_hash = Buffer.from(idHash);
    return this.#transaction(async (transaction) => {
      const row = await sessionMember(transaction, id_hash);
      await transaction('sessions').where({ id_hash }).del();
      if (row === undefined || actOf === null) return;
      const member = memberOfRow(row);
      await appendAct(transaction, member.account.id, actOf(member), now);
    });
  }

  endSessions(personId: number, act: Act, now: Date): Promise<void> {
    return this.#transaction(async (transaction) => {
      await transaction('sessions').where({ person_id: personId }).del();
      await appendToAll(transaction, personId, act, now);
    });
  }

  record(personId: number | null, act: Act, now: Date): Promise<void> {
    return this.#transaction((transaction) => appendToAll(transaction, personId, act, now));
  }

  accountToEnter(personId: number): Promise<number | null> {
    return this.#run(async () => {
      const [first] = await this.#database('memberships')
        .join('people', 'people.id', 'memberships.person_id')
        .where({ person_id: personId })
        .orderByRaw('case when account_id = last_account_id then 0 else 1 end, since, account_id')
        .limit(1)
        .pluck<number[]>('account_id');
      return first ?? null;
    });
  }

  addLink(tokenHash: Uint8Array, link: MailedLink, mail: OutboxMail | null, now: Date): Promise<void> {
    return this.#transaction(async (transaction) => {
      await transaction('mailed_links').insert({
        token_hash: Buffer.from(tokenHash),
        purpose: link.purpose,
        email: link.email,
        email_key: foldEmail(link.email),
        ends_at: link.endsAt.getTime(),
      });
      if (mail !== null) await addMailRow(transaction, mail, now);
    });
  }

  addMail(mail: OutboxMail, now: Date): Promise<void> {
    return this.#run(() => addMailRow(this.#database, mail, now));
  }

  findLink(tokenHash: Uint8Array, now: Date): Promise<MailedLink | null> {
    return this.#run(async () => {
      const row = await link(this.#database, tokenHash, now).first<LinkRow | undefined>('*');
      return row === undefined ? null : linkOf(row);
    });
  }

  takeLink(tokenHash: Uint8Array, now: Date): Promise<MailedLink | null> {
    return this.#transaction(async (transaction) => {
      const row = await link(transaction, tokenHash, now).first<LinkRow | undefined>('*');
      await link(transaction, tokenHash, now).del();
      return row === undefined ? null : linkOf(row);
    });
  }

  forgetEnded(life: SessionLife, now: Date): Promise<number> {
    const { seenAfter, createdAfter } = oldest(life, now);
    return this.#run(async () => {
      const sessions = await this.#database('sessions')
        .where('seen_at', '<=', seenAfter)
        .orWhere('created_at', '<=', createdAfter)
        .del();
      return sessions + (await this.#database('mailed_links').where('ends_at', '<=', now.getTime()).del());
    });
  }

  /** A transaction that writes first, and so shuts other processes out from its beginning. */
  async #transaction<T>(work: (transaction: Knex) => Promise<T>): Promise<T> {
    try {
      return await this.#run(() =>
        this.#database.transaction(async (transaction) => {
          await transaction('sessions').whereRaw('false').del();
          return work(transaction);
        }),
      );
    } catch (error) {
      if (sqliteCode(error) === 'SQLITE_CONSTRAINT_FOREIGNKEY') {
        throw new ServiceError('not_found', 'the account does not exist any more', { cause: error });
      }
      throw error;
    }
  }

  #run<T>(work: () => PromiseLike<T>): Promise<T> {
    return runStatements(this.#database, work);
  }
}

function link(database: Knex, tokenHash: Uint8Array, now: Date): Knex.QueryBuilder {
  return database('mailed_links')
    .where({ token_hash: Buffer.from(tokenHash) })
    .where('ends_at', '>', now.getTime());
}

async function appendToAll(transaction: Knex, personId: number | null, act: Act, now: Date): Promise<void> {
  const accounts =
    personId === null
      ? []
      : await transaction('memberships').where({ person_id: personId }).pluck<number[]>('account_id');
  for (const accountId of accounts.length === 0 ? [SERVICE_TRAIL] : accounts) {
    await appendAct(transaction, accountId, act, now);
  }
}

function sessionMember(transaction: Knex, id_hash: Buffer): Promise<MemberRow | undefined> {
  return transaction('sessions')
    .join('accounts', 'accounts.id', 'sessions.account_id')
    .join('people', 'people.id', 'sessions.person_id')
    .join('memberships', (on) => {
      on.on('memberships.account_id', 'sessions.account_id').on(
        'memberships.person_id',
        'sessions.person_id',
      );
    })
    .where({ id_hash })
    .first<MemberRow | undefined>(MEMBER_COLUMNS);
}

function oldest({ idleMs, absoluteMs }: SessionLife, now: Date): Omit<SessionLimits, 'idHash'> {
  return { seenAfter: now.getTime() - idleMs, createdAfter: now.getTime() - absoluteMs };
}

function linkOf(row: LinkRow): MailedLink {
  return { purpose: row.purpose, email: row.email, endsAt: new Date(row.ends_at) };
}
