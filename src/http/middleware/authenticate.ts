import type { Request, RequestHandler } from 'express';
import type { Accounts, Feature } from '../../accounts/accounts.ts';
import type { FailedAuthentications } from '../../accounts/failed-authentications.ts';
import { clientAddressOf } from '../client-address.ts';
import { HttpProblem } from '../http-problem.ts';
import { accountOf, setKey } from '../request-context.ts';

const CHALLENGE = { 'WWW-Authenticate': 'Bearer' };

// The scheme is case-insensitive (RFC 9110, 11.1), the token is the rest without spaces (RFC 6750, 2.1).
const BEARER = /^bearer +([\w.~+/-]+=*)$/iu;

/**
 * Finds the account of the bearer key. A client address with too many wrong keys gets 429, but a right key always
 * passes, so nobody can lock out a neighbour behind the same address.
 */
export function authenticate(accounts: Accounts, failures: FailedAuthentications): RequestHandler {
  return async (request, response, next) => {
    const apiKey = bearerKey(request);
    if (apiKey === 'missing')
      throw new HttpProblem(401, 'Authorization header with a bearer key is required', CHALLENGE);
    const key = apiKey === 'malformed' ? null : await accounts.authenticate(apiKey.key);
    if (key === null) throw refusal(await failures.record(clientAddressOf(request)));
    setKey(response, key);
    next();
  };
}

/** Like `authenticate`, but a request without a key passes, without an account. */
export function authenticateIfAsked(accounts: Accounts, failures: FailedAuthentications): RequestHandler {
  const authenticated = authenticate(accounts, failures);
  return (request, response, next) => {
    if (bearerKey(request) === 'missing') {
      next();
      return undefined;
    }
    return authenticated(request, response, next);
  };
}

/** Lets only accounts pass whose plan admits the feature; `RefusedError` otherwise. */
export function admit(accounts: Accounts, feature: Feature): RequestHandler {
  return (_request, response, next) => {
    accounts.admit(accountOf(response), feature);
    next();
  };
}

function bearerKey(request: Request): 'missing' | 'malformed' | { readonly key: string } {
  // `headers` keeps only the first of two Authorization headers; a proxy might have checked the other one.
  const sent = request.headersDistinct['authorization'] ?? [];
  if (sent.length === 0) return 'missing';
  const key = sent.length === 1 ? BEARER.exec(sent[0] ?? '')?.[1] : undefined;
  return key === undefined ? 'malformed' : { key };
}

function refusal(waitSeconds: number | null): HttpProblem {
  if (waitSeconds === null) return new HttpProblem(401, 'the API key is not valid', CHALLENGE);
  return new HttpProblem(429, 'too many failed authentications from this address', {
    'Retry-After': String(waitSeconds),
  });
}
