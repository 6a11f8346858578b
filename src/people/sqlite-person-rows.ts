import type { Knex } from 'knex';
import { accountOfRow, type AccountRow } from '../accounts/account-rows.ts';
import { foldEmail } from '../accounts/email.ts';
import { createCustomerIds } from '../db/customer-ids.ts';
import { ServiceError } from '../errors.ts';
import { PeopleConflictError, RoleRefusedError } from './errors.ts';
import type { Actor, Member, Person } from './person.ts';
import type { Invitation } from './person-store.ts';
import { isPermitted, type Role } from './roles.ts';

/** A row of the table `people`. */
export interface PersonRow {
  readonly id: number;
  readonly email: string;
  readonly created_at: number;
}

/** A row of the table `invitations`, its token aside. */
export interface InvitationRow {
  readonly id: number;
  readonly account_id: number;
  readonly email: string;
  readonly email_key: string;
  readonly role: Role;
  readonly invited_by: string;
  readonly sent_at: number;
  readonly ends_at: number;
}

/** A membership joined to its account and person. */
export interface MemberRow extends AccountRow {
  readonly person_id: number;
  readonly person_email: string;
  readonly person_created_at: number;
  readonly role: Role;
}

/** What a query of `MemberRow`s selects. */
export const MEMBER_COLUMNS = [
  'accounts.*',
  'people.id as person_id',
  'people.email as person_email',
  'people.created_at as person_created_at',
  'memberships.role',
];

const ids = createCustomerIds();

/** The person of a row. */
export function personOfRow(row: PersonRow): Person {
  return { id: row.id, email: row.email, createdAt: new Date(row.created_at) };
}

/** The member of a row. */
export function memberOfRow(row: MemberRow): Member {
  const person = { id: row.person_id, email: row.person_email, createdAt: new Date(row.person_created_at) };
  return { person, account: accountOfRow(row), role: row.role };
}

/** The invitation of a row. */
export function invitationOfRow(row: InvitationRow): Invitation {
  return {
    id: row.id,
    accountId: row.account_id,
    email: row.email,
    role: row.role,
    invitedBy: row.invited_by,
    sentAt: new Date(row.sent_at),
    endsAt: new Date(row.ends_at),
  };
}

/** The person with an address, made where there is none; within the transaction that makes it a member. */
export async function personWith(transaction: Knex, email: string, now: Date): Promise<Person> {
  const email_key = foldEmail(email);
  const row = { id: ids.next(now), email, email_key, created_at: now.getTime() };
  await transaction('people').insert(row).onConflict('email_key').ignore();
  const found = await transaction('people').where({ email_key }).first<PersonRow | undefined>('*');
  if (found === undefined) throw new Error('the person was not stored');
  return personOfRow(found);
}

/** Makes a person a member; who is one already stays what it is. */
export async function addMember(
  transaction: Knex,
  {
    accountId,
    personId,
    role,
  }: { readonly accountId: number; readonly personId: number; readonly role: Role },
  now: Date,
): Promise<void> {
  await transaction('memberships')
    .insert({ account_id: accountId, person_id: personId, role, since: now.getTime() })
    .onConflict(['account_id', 'person_id'])
    .ignore();
}

/** Within a transaction that has written: throws `RoleRefusedError` unless the actor may change people now. */
export async function requireStillOwner(transaction: Knex, { accountId, member }: Actor): Promise<void> {
  if (member === null) return;
  const role = await roleOf(transaction, accountId, member.person.id);
  if (role === null || !isPermitted(role, 'change people')) throw new RoleRefusedError('change people');
}

/** Within a transaction: throws `PeopleConflictError` when the person is the only owner, `not_found` when no member. */
export async function requireOwnerBeside(
  transaction: Knex,
  accountId: number,
  personId: number,
): Promise<Role> {
  const role = await roleOf(transaction, accountId, personId);
  if (role === null) throw new ServiceError('not_found', 'person: is not one of this account');
  const others = await transaction('memberships')
    .where({ account_id: accountId, role: 'owner' })
    .whereNot({ person_id: personId })
    .pluck<number[]>('person_id');
  if (role === 'owner' && others.length === 0) {
    throw new PeopleConflictError('an account needs an owner: make somebody else one first');
  }
  return role;
}

async function roleOf(transaction: Knex, accountId: number, personId: number): Promise<Role | null> {
  const found = await transaction('memberships')
    .where({ account_id: accountId, person_id: personId })
    .first<{ readonly role: Role } | undefined>('role');
  return found?.role ?? null;
}

/**
 * Within a transaction that has removed a person: alerts name customers, so that an address of somebody who left is no contact any more
 * where an owner's address can be. Null where the contact stays.
 */
export async function moveContact(
  transaction: Knex,
  accountId: number,
  left: Person,
): Promise<string | null> {
  const email_key = foldEmail(left.email);
  const isContact = await transaction('accounts')
    .where({ id: accountId, email_key })
    .first<object | undefined>('id');
  if (isContact === undefined) return null;
  const [owner] = await transaction('memberships')
    .join('people', 'people.id', 'memberships.person_id')
    .where({ account_id: accountId, role: 'owner' })
    .whereNotIn('people.email_key', transaction('accounts').select('email_key'))
    .orderBy(['since', 'people.id'])
    .select<{ readonly email: string; readonly email_key: string }[]>('people.email', 'people.email_key');
  if (owner === undefined) return null;
  await transaction('accounts').where({ id: accountId }).update(owner);
  return owner.email;
}
