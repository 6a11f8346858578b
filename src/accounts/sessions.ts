import type { Clock } from '../domain/clock.ts';
import { ServiceError } from '../errors.ts';
import { authorOf, type Member, type Person } from '../people/person.ts';
import { act } from '../trail/act.ts';
import type { AccessStore, SessionLife } from './access-store.ts';
import type { RandomBytes } from './api-key.ts';
import { createToken, hashToken } from './secret-token.ts';

/** Sessions end after 12 hours without a request, and after a week whatever happens. */
export const SESSION_LIFE: SessionLife = { idleMs: 12 * 3_600_000, absoluteMs: 7 * 86_400_000 };

/** Where somebody comes from. */
export interface Origin {
  /** The IP address; null where none is known. */
  readonly address: string | null;
}

const NOWHERE: Origin = { address: null };

/** Who is signed in, and in which account. A session is known by its id alone, which the browser keeps in a cookie. */
export interface Sessions {
  /**
   * Begins a session in the account the person was in last, under a fresh id, which is returned; whatever id the visitor had before means
   * nothing. Throws `ServiceError` `not_found` for a person without an account.
   */
  start(person: Person, from?: Origin): Promise<string>;
  /** Ends a session and begins one in another account of its person. Throws `ServiceError` `not_found` where it is no member. */
  enter(id: string, member: Member, accountId: number, from: Origin): Promise<string>;
  /** Who a session is of, with the role of this moment; null when it has ended or never was. */
  resume(id: string): Promise<Member | null>;
  /** Ends a session; its person signed out. */
  end(id: string, from?: Origin): Promise<void>;
  /** Ends the sessions of the person everywhere. */
  endAll(person: Person, from?: Origin): Promise<void>;
}

/** Sessions over a store. */
export function createSessions({
  store,
  clock,
  randomBytes,
}: {
  readonly store: AccessStore;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
}): Sessions {
  const newId = (): { readonly id: string; readonly idHash: Uint8Array } => {
    const id = createToken(randomBytes);
    const idHash = hashToken(id);
    if (idHash === null) throw new Error('a token of our own has an unknown form');
    return { id, idHash };
  };
  return {
    async start(person, { address } = NOWHERE) {
      const accountId = await store.accountToEnter(person.id);
      if (accountId === null) throw new ServiceError('not_found', 'the person belongs to no account');
      const { id, idHash } = newId();
      const signedIn = act('sign-in.succeeded', authorOf(person, address), person.email);
      await store.startSession({ idHash, accountId, personId: person.id, now: clock() }, signedIn);
      return id;
    },
    async enter(id, { person }, accountId, { address }) {
      const { id: next, idHash } = newId();
      const entered = act('account.entered', authorOf(person, address), person.email);
      await store.startSession({ idHash, accountId, personId: person.id, now: clock() }, entered);
      const before = hashToken(id);
      if (before !== null) await store.endSession(before, null, clock());
      return next;
    },
    async resume(id) {
      const idHash = hashToken(id);
      return idHash === null ? null : store.useSession(idHash, SESSION_LIFE, clock());
    },
    async end(id, { address } = NOWHERE) {
      const idHash = hashToken(id);
      if (idHash === null) return;
      await store.endSession(
        idHash,
        ({ person }) => act('sign-out', authorOf(person, address), person.email),
        clock(),
      );
    },
    endAll: (person, { address } = NOWHERE) =>
      store.endSessions(person.id, act('sessions.ended', authorOf(person, address), person.email), clock()),
  };
}
