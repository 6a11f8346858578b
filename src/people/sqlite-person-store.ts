import type { Knex } from 'knex';
import { foldEmail } from '../accounts/email.ts';
import { runStatements } from '../db/borrow-connection.ts';
import { sqliteCode } from '../db/sqlite-errors.ts';
import { ServiceError } from '../errors.ts';
import type { OutboxMail } from '../mail/outbox-store.ts';
import { addMailRow } from '../mail/sqlite-outbox-store.ts';
import { act as actOn, type Act } from '../trail/act.ts';
import { appendAct } from '../trail/sqlite-append-act.ts';
import type { AccountPerson, Member, Person } from './person.ts';
import type { Change, Invitation, NewInvitation, PersonStore } from './person-store.ts';
import type { Role } from './roles.ts';
import { addInvitation } from './sqlite-invitations.ts';
import {
  addMember,
  invitationOfRow,
  MEMBER_COLUMNS,
  memberOfRow,
  moveContact,
  personOfRow,
  personWith,
  requireOwnerBeside,
  requireStillOwner,
  type InvitationRow,
  type MemberRow,
  type PersonRow,
} from './sqlite-person-rows.ts';

interface AccountPersonRow extends PersonRow {
  readonly role: Role;
  readonly since: number;
  readonly last_seen_at: number | null;
}

/** People, memberships and invitations in SQLite. */
export class SqlitePersonStore implements PersonStore {
  readonly #database: Knex;

  constructor(database: Knex) {
    this.#database = database;
  }

  findPerson(email: string): Promise<Person | null> {
    return this.#run(async () => {
      const row = await this.#database('people')
        .where({ email_key: foldEmail(email) })
        .first<PersonRow | undefined>('*');
      return row === undefined ? null : personOfRow(row);
    });
  }

  membershipsOf(personId: number): Promise<readonly Member[]> {
    return this.#run(async () => {
      const rows = await members(this.#database)
        .where('memberships.person_id', personId)
        .orderBy(['memberships.since', 'memberships.account_id'])
        .select<MemberRow[]>(MEMBER_COLUMNS);
      return rows.map(memberOfRow);
    });
  }

  membership(accountId: number, personId: number): Promise<Member | null> {
    return this.#run(() => membership(this.#database, accountId, personId));
  }

  people(accountId: number): Promise<readonly AccountPerson[]> {
    return this.#run(async () => {
      const rows = await this.#database('memberships')
        .join('people', 'people.id', 'memberships.person_id')
        .where('memberships.account_id', accountId)
        .orderBy(['memberships.since', 'people.id'])
        .select<AccountPersonRow[]>(
          'people.*',
          'memberships.role',
          'memberships.since',
          this.#database.raw(`(select max(seen_at) from sessions where sessions.person_id = people.id
            and sessions.account_id = memberships.account_id) as last_seen_at`),
        );
      return rows.map((row) => ({
        person: personOfRow(row),
        role: row.role,
        since: new Date(row.since),
        lastSeenAt: row.last_seen_at === null ? null : new Date(row.last_seen_at),
      }));
    });
  }

  invitations(accountId: number): Promise<readonly Invitation[]> {
    return this.#run(async () => {
      const rows = await this.#database('invitations')
        .where({ account_id: accountId })
        .orderBy('id')
        .select<InvitationRow[]>('*');
      return rows.map(invitationOfRow);
    });
  }

  invite(invitation: NewInvitation, mail: OutboxMail, change: Change): Promise<Invitation> {
    return this.#change(change, (transaction) => addInvitation(transaction, invitation, mail, change));
  }

  resend(
    id: number,
    { tokenHash, endsAt }: Pick<NewInvitation, 'tokenHash' | 'endsAt'>,
    mail: OutboxMail,
    change: Change,
  ): Promise<Invitation | null> {
    const { actor, act, now } = change;
    return this.#change(change, async (transaction) => {
      const [row] = await transaction('invitations')
        .where({ id, account_id: actor.accountId })
        .update({ token_hash: Buffer.from(tokenHash), sent_at: now.getTime(), ends_at: endsAt.getTime() })
        .returning<InvitationRow[]>('*');
      if (row === undefined) return null;
      await addMailRow(transaction, mail, now);
      await appendAct(transaction, actor.accountId, act, now);
      return invitationOfRow(row);
    });
  }

  revoke(id: number, change: Change): Promise<boolean> {
    const { actor, act, now } = change;
    return this.#change(change, async (transaction) => {
      const dropped = await transaction('invitations').where({ id, account_id: actor.accountId }).del();
      if (dropped === 0) return false;
      await appendAct(transaction, actor.accountId, act, now);
      return true;
    });
  }

  findInvitation(tokenHash: Uint8Array, now: Date): Promise<Invitation | null> {
    return this.#run(async () => {
      const row = await this.#database('invitations')
        .where({ token_hash: Buffer.from(tokenHash) })
        .where('ends_at', '>', now.getTime())
        .first<InvitationRow | undefined>('*');
      return row === undefined ? null : invitationOfRow(row);
    });
  }

  accept(
    tokenHash: Uint8Array,
    actOf: (person: Person, invitation: Invitation) => Act,
    now: Date,
  ): Promise<Member | null> {
    return this.#transaction(async (transaction) => {
      const waiting = transaction('invitations')
        .where({ token_hash: Buffer.from(tokenHash) })
        .where('ends_at', '>', now.getTime());
      const row = await waiting.clone().first<InvitationRow | undefined>('*');
      await waiting.del();
      if (row === undefined) return null;
      const person = await personWith(transaction, row.email, now);
      const accountId = row.account_id;
      await addMember(transaction, { accountId, personId: person.id, role: row.role }, now);
      // Where the person goes on.
      await transaction('people').where({ id: person.id }).update({ last_account_id: accountId });
      await appendAct(transaction, accountId, actOf(person, invitationOfRow(row)), now);
      return membership(transaction, accountId, person.id);
    });
  }

  setRole(personId: number, role: Role, change: Change): Promise<void> {
    const { actor, act, now } = change;
    const where = { account_id: actor.accountId, person_id: personId };
    return this.#change(change, async (transaction) => {
      if (role !== 'owner') await requireOwnerBeside(transaction, actor.accountId, personId);
      const changed = await transaction('memberships').where(where).update({ role });
      if (changed === 0) throw new ServiceError('not_found', 'person: is not one of this account');
      await appendAct(transaction, actor.accountId, act, now);
    });
  }

  remove(person: Person, change: Change): Promise<void> {
    const { actor, act, now } = change;
    const where = { account_id: actor.accountId, person_id: person.id };
    const leaves = actor.member?.person.id === person.id;
    const work = async (transaction: Knex): Promise<void> => {
      await requireOwnerBeside(transaction, actor.accountId, person.id);
      await transaction('memberships').where(where).del();
      await transaction('sessions').where(where).del();
      await appendAct(transaction, actor.accountId, act, now);
      const contact = await moveContact(transaction, actor.accountId, person);
      if (contact === null) return;
      await appendAct(transaction, actor.accountId, actOn('account.contact-changed', act.by, contact), now);
    };
    return leaves ? this.#transaction(work) : this.#change(change, work);
  }

  /** A transaction in which the actor may change people. */
  #change<T>({ actor }: Change, work: (transaction: Knex) => Promise<T>): Promise<T> {
    return this.#transaction(async (transaction) => {
      await requireStillOwner(transaction, actor);
      return work(transaction);
    });
  }

  /** A transaction that writes first, and so shuts other processes out from its beginning. */
  async #transaction<T>(work: (transaction: Knex) => Promise<T>): Promise<T> {
    try {
      return await this.#run(() =>
        this.#database.transaction(async (transaction) => {
          await transaction('memberships').whereRaw('false').del();
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

function members(database: Knex): Knex.QueryBuilder {
  return database('memberships')
    .join('accounts', 'accounts.id', 'memberships.account_id')
    .join('people', 'people.id', 'memberships.person_id');
}

async function membership(database: Knex, accountId: number, personId: number): Promise<Member | null> {
  const row = await members(database)
    .where({ 'memberships.account_id': accountId, 'memberships.person_id': personId })
    .first<MemberRow | undefined>(MEMBER_COLUMNS);
  return row === undefined ? null : memberOfRow(row);
}
