import type { Request, Response } from 'express';
import type { Account, AuthenticatedKey } from '../accounts/accounts.ts';
import type { ScreeningOrigin } from '../screening-log/screening-log.ts';

interface RequestContext {
  key?: AuthenticatedKey;
  accountId?: number;
  route?: string;
  expected?: string;
}

/** Where the notes about a request are kept: Express gives each answer a place for them. */
export type Noted = Pick<Response, 'locals'>;

const contextOf = (response: Noted): RequestContext => response.locals as RequestContext;

/** Notes whose request this is. */
export function setKey(response: Response, key: AuthenticatedKey): void {
  contextOf(response).key = key;
}

/** Notes whose request this is where nobody sent a key, as in the console. */
export function setAccountId(response: Response, accountId: number): void {
  contextOf(response).accountId = accountId;
}

/** The number of the account whose request this is; undefined while nobody knows. */
export function knownAccountId(response: Response): number | undefined {
  const { key, accountId } = contextOf(response);
  return key?.account.id ?? accountId;
}

/** The key of an authenticated request and its account; undefined before authentication. */
export function knownKey(response: Response): AuthenticatedKey | undefined {
  return contextOf(response).key;
}

/** The key of a request behind the `authenticate` step. Throws when that step is missing from the route. */
function keyOf(response: Response): AuthenticatedKey {
  const key = knownKey(response);
  if (key === undefined) throw new Error('the route has no authenticate step');
  return key;
}

/** The account of a request behind the `authenticate` step. Throws when that step is missing from the route. */
export function accountOf(response: Response): Account {
  return keyOf(response).account;
}

/** Who screens by a request behind the `authenticate` step. */
export function originOf(response: Response): ScreeningOrigin {
  const { account, keyId } = keyOf(response);
  return { door: 'api', accountId: account.id, keyId };
}

/** Notes that a failure is a state that comes and goes by itself, by its code. */
export function setExpected(response: Noted, code: string): void {
  contextOf(response).expected = code;
}

/** The code of such a state; undefined for any other answer. */
export function expectedOf(response: Noted): string | undefined {
  return contextOf(response).expected;
}

/** Notes which route of the table answers, for metrics. */
export function setRoute(response: Response, route: string): void {
  contextOf(response).route = route;
}

/** The route that answered; `unmatched` when none did. */
export function routeOf(response: Response): string {
  return contextOf(response).route ?? 'unmatched';
}

/** The method, where a route knows it: whatever a client makes up must not become a new series. */
export function methodOf(request: Request, response: Response): string {
  return routeOf(response) === 'unmatched' ? 'any' : request.method;
}

/** Asked every few seconds by whoever watches the service. */
const PROBES: ReadonlySet<string> = new Set(['/health/live', '/health/ready', '/metrics']);

/** Whether a path or a route is that of a probe: among the others, their lines and traces would bury the rest. */
export function isProbe(path: string): boolean {
  return PROBES.has(path);
}
