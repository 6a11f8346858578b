import type { Clock } from '../domain/clock.ts';
import type { AccessStore, SessionLife } from './access-store.ts';
import type { StoredAccount } from './account-store.ts';
import type { RandomBytes } from './api-key.ts';
import { createToken, hashToken } from './secret-token.ts';

/** Sessions end after 12 hours without a request, and after a week whatever happens. */
export const SESSION_LIFE: SessionLife = { idleMs: 12 * 3_600_000, absoluteMs: 7 * 86_400_000 };

/** Who is signed in. A session is known by its id alone, which the browser keeps in a cookie. */
export interface Sessions {
  /** Begins a session under a fresh id, which is returned; whatever id the visitor had before means nothing. */
  start(account: StoredAccount): Promise<string>;
  /** The account of a session; null when it has ended or never was. */
  resume(id: string): Promise<StoredAccount | null>;
  end(id: string): Promise<void>;
  /** Ends the sessions of the account everywhere. */
  endAll(account: StoredAccount): Promise<void>;
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
  return {
    async start(account) {
      const id = createToken(randomBytes);
      const idHash = hashToken(id);
      if (idHash === null) throw new Error('a token of our own has an unknown form');
      await store.startSession({ idHash, accountId: account.id, now: clock() });
      return id;
    },
    async resume(id) {
      const idHash = hashToken(id);
      return idHash === null ? null : store.useSession(idHash, SESSION_LIFE, clock());
    },
    async end(id) {
      const idHash = hashToken(id);
      if (idHash !== null) await store.endSession(idHash);
    },
    endAll: (account) => store.endSessions(account.id),
  };
}
