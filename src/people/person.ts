import type { StoredAccount } from '../accounts/account-store.ts';
import type { Author } from '../trail/act.ts';
import type { Role } from './roles.ts';

/** Somebody who can sign in, known by an e-mail address. */
export interface Person {
  readonly id: number;
  readonly email: string;
  readonly createdAt: Date;
}

/** A person in one of the accounts it belongs to. */
export interface Member {
  readonly person: Person;
  readonly account: StoredAccount;
  readonly role: Role;
}

/** A person among those of an account. */
export interface AccountPerson {
  readonly person: Person;
  readonly role: Role;
  readonly since: Date;
  /** When a session of the person was last used in this account; null for none that is kept. */
  readonly lastSeenAt: Date | null;
}

/** Who does something in an account, and from where. */
export interface Actor {
  readonly accountId: number;
  /** Null for an operator, who may do everything. */
  readonly member: Pick<Member, 'person' | 'role'> | null;
  readonly author: Author;
}

/** A member as who acts, from an address. */
export function actorOf(member: Member, address: string | null): Actor {
  return { accountId: member.account.id, member, author: authorOf(member.person, address) };
}

/** A person as the author of an act. */
export function authorOf({ id, email }: Person, address: string | null): Author {
  return { kind: 'person', id, name: email, address };
}
