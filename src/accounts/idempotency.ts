import { createHash } from 'node:crypto';
import type { Clock } from '../domain/clock.ts';
import { InvalidInputError } from '../errors.ts';

/** How long an answer is kept for a retry. */
const ANSWER_KEPT_MS = 86_400_000;

/** How long a request may run before a retry takes its key over, because its process must have died. */
const REQUEST_LEASE_MS = 60_000;

/** An answer as it was sent, to be sent again. */
export interface KeptAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The right to answer for a key, until it is finished or abandoned or its lease ends. */
export interface IdempotencyTicket {
  readonly accountId: number;
  readonly key: string;
  readonly id: string;
}

/** What a request with an idempotency key meets. */
export type IdempotencyOutcome =
  | { readonly outcome: 'new'; readonly ticket: IdempotencyTicket }
  | { readonly outcome: 'answered'; readonly answer: KeptAnswer }
  | { readonly outcome: 'in_progress' }
  | { readonly outcome: 'different_request' };

/** An answer that is kept in the very step that does or charges what it tells of, so that no crash can leave one without the other. */
export interface ChargedAnswer {
  readonly ticket: IdempotencyTicket;
  readonly answer: KeptAnswer;
}

/** A request that begins, as the store sees it. */
export interface IdempotencyRequest {
  readonly ticket: IdempotencyTicket;
  readonly requestHash: Uint8Array;
  readonly now: Date;
  readonly leaseEndsAt: Date;
  readonly keptUntil: Date;
}

/** Idempotency keys by account, with their answers. */
export interface IdempotencyStore {
  /** Claims the key or says what it was used for, in one atomic step. Forgets keys that are kept no longer. */
  begin(request: IdempotencyRequest): Promise<IdempotencyOutcome>;
  /** Frees the key when the ticket still holds it. */
  abandon(ticket: IdempotencyTicket): Promise<void>;
  /** The answer that a key has at a moment; null for none. */
  find(accountId: number, key: string, now: Date): Promise<KeptAnswer | null>;
}

/** Makes a retried request return the first answer without a second charge, for 24 hours and per account. */
export interface Idempotency {
  /**
   * Begins a request. `new`: run it, then settle its charge together with the answer, or abandon the ticket. `answered`:
   * send the kept answer. `in_progress`: the first request still runs. `different_request`: the key was used for another
   * request.
   */
  begin(accountId: number, key: string, requestHash: Uint8Array): Promise<IdempotencyOutcome>;
  /** For requests that were refused or failed: a retry shall run. */
  abandon(ticket: IdempotencyTicket): Promise<void>;
  /** The answer that is kept for a key of the account; null for none. */
  kept(accountId: number, key: string): Promise<KeptAnswer | null>;
}

/** Idempotency keys over a store. */
export function createIdempotency({
  store,
  clock,
  createId,
}: {
  readonly store: IdempotencyStore;
  readonly clock: Clock;
  readonly createId: () => string;
}): Idempotency {
  return {
    begin(accountId, key, requestHash) {
      const now = clock();
      return store.begin({
        ticket: { accountId, key, id: createId() },
        requestHash,
        now,
        leaseEndsAt: new Date(now.getTime() + REQUEST_LEASE_MS),
        keptUntil: new Date(now.getTime() + ANSWER_KEPT_MS),
      });
    },
    abandon: (ticket) => store.abandon(ticket),
    kept: (accountId, key) => store.find(accountId, key, clock()),
  };
}

/** The value of an `Idempotency-Key` header: 1 to 255 printable ASCII characters. Throws `InvalidInputError`. */
export function parseIdempotencyKey(text: string): string {
  if (!/^[\x21-\x7e]{1,255}$/u.test(text)) {
    throw new InvalidInputError(
      'Idempotency-Key',
      'must be 1 to 255 printable ASCII characters without blanks',
    );
  }
  return text;
}

/** A hash of what makes a request the same: method, path with query, body. Parts cannot run into one another. */
export function hashRequest(...parts: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts), 'utf8').digest();
}
