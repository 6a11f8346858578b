import type { IncomingMessage } from 'node:http';
import type { StoredAccount } from '../accounts/account-store.ts';
import type { Actor, Person } from '../people/person.ts';
import type { Role } from '../people/roles.ts';

/** One request to the console, read and checked. */
export interface Visit {
  readonly method: 'GET' | 'POST';
  /** Without the query. */
  readonly path: string;
  /** Values of the `:name` parts of the route. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Fields of a form that was sent; empty on GET and where the route reads the body itself. */
  readonly form: URLSearchParams;
  /** For a route that reads the body itself. */
  readonly request: IncomingMessage;
  readonly clientAddress: string;
  /** The account that somebody is signed in to. */
  readonly account: StoredAccount | null;
  /** Who is signed in. */
  readonly person: Person | null;
  /** What the person is in the account. */
  readonly role: Role | null;
  /** The id in the visitor's cookie; of nobody's session while `account` is null. */
  readonly sessionId: string;
  /** Goes into every form as `csrf`, and into the header `X-CSRF-Token` of what a script posts. */
  readonly csrfToken: string;
  readonly now: Date;
}

/** A request by somebody who is signed in. */
export interface MemberVisit extends Visit {
  readonly account: StoredAccount;
  readonly person: Person;
  readonly role: Role;
  /** The person as who acts in the account. */
  readonly actor: Actor;
}
