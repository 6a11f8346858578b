import type { Act } from '../trail/act.ts';
import type { OutboxMail } from '../mail/outbox-store.ts';
import type { AccountPerson, Actor, Member, Person } from './person.ts';
import type { Role } from './roles.ts';

/** An invitation that waits, as the people of its account see it. */
export interface Invitation {
  readonly id: number;
  readonly accountId: number;
  readonly email: string;
  readonly role: Role;
  /** Who invited, by name. */
  readonly invitedBy: string;
  readonly sentAt: Date;
  readonly endsAt: Date;
}

/** What an invitation is stored with. */
export interface NewInvitation {
  readonly email: string;
  readonly role: Role;
  readonly tokenHash: Uint8Array;
  readonly endsAt: Date;
}

/** Who does it and what is recorded, written in one transaction with what changes. */
export interface Change {
  readonly actor: Actor;
  readonly act: Act;
  readonly now: Date;
}

/**
 * People and what they are in accounts. Whatever changes the people of an account checks within its transaction that its actor is
 * still an owner there, and throws `RoleRefusedError` otherwise.
 */
export interface PersonStore {
  findPerson(email: string): Promise<Person | null>;
  /** What a person is in which accounts, the oldest membership first. */
  membershipsOf(personId: number): Promise<readonly Member[]>;
  membership(accountId: number, personId: number): Promise<Member | null>;
  people(accountId: number): Promise<readonly AccountPerson[]>;
  invitations(accountId: number): Promise<readonly Invitation[]>;
  /**
   * Keeps an invitation and its mail; one to the same address whose time is over gives way. Throws `PeopleConflictError` for a person who belongs to the
   * account, who is invited, and where too many are.
   */
  invite(invitation: NewInvitation, mail: OutboxMail, change: Change): Promise<Invitation>;
  /** Gives an invitation another token, with another mail. Null when the account has no such invitation. */
  resend(
    id: number,
    link: Pick<NewInvitation, 'tokenHash' | 'endsAt'>,
    mail: OutboxMail,
    change: Change,
  ): Promise<Invitation | null>;
  /** False when the account has no such invitation. */
  revoke(id: number, change: Change): Promise<boolean>;
  /** An invitation that can be accepted. */
  findInvitation(tokenHash: Uint8Array, now: Date): Promise<Invitation | null>;
  /**
   * Takes an invitation and makes the person with its address a member: once, in one atomic step. The person is made where there is none.
   * Null when it cannot be accepted any more.
   */
  accept(
    tokenHash: Uint8Array,
    actOf: (person: Person, invitation: Invitation) => Act,
    now: Date,
  ): Promise<Member | null>;
  /** Throws `PeopleConflictError` for the last owner, `ServiceError` `not_found` for who is no member. */
  setRole(personId: number, role: Role, change: Change): Promise<void>;
  /**
   * Ends a membership and the sessions in the account. Throws `PeopleConflictError` for the last owner, `ServiceError` `not_found` for
   * who is no member. A person may remove itself whatever its role is. Where its address was the account's contact, that of an owner becomes it.
   */
  remove(person: Person, change: Change): Promise<void>;
}
