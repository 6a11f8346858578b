import type { Response } from 'express';
import type { Account } from '../accounts/accounts.ts';

interface RequestContext {
  account?: Account;
  route?: string;
}

const contextOf = (response: Response): RequestContext => response.locals as RequestContext;

/** Notes whose request this is. */
export function setAccount(response: Response, account: Account): void {
  contextOf(response).account = account;
}

/** The account of an authenticated request; undefined before authentication. */
export function knownAccount(response: Response): Account | undefined {
  return contextOf(response).account;
}

/** The account of a request behind the `authenticate` step. Throws when that step is missing from the route. */
export function accountOf(response: Response): Account {
  const account = knownAccount(response);
  if (account === undefined) throw new Error('the route has no authenticate step');
  return account;
}

/** Notes which route of the table answers, for metrics. */
export function setRoute(response: Response, route: string): void {
  contextOf(response).route = route;
}

/** The route that answered; `unmatched` when none did. */
export function routeOf(response: Response): string {
  return contextOf(response).route ?? 'unmatched';
}
