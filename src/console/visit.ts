import type { IncomingMessage } from 'node:http';
import type { StoredAccount } from '../accounts/account-store.ts';

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
  /** Who is signed in. */
  readonly account: StoredAccount | null;
  /** The id in the visitor's cookie; of nobody's session while `account` is null. */
  readonly sessionId: string;
  /** Goes into every form as `csrf`, and into the header `X-CSRF-Token` of what a script posts. */
  readonly csrfToken: string;
  readonly now: Date;
}

/** A request by somebody who is signed in. */
export interface MemberVisit extends Visit {
  readonly account: StoredAccount;
}
