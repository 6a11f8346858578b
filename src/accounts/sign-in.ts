import type { Clock } from '../domain/clock.ts';
import type { AccessStore } from './access-store.ts';
import type { AccountStore, StoredAccount } from './account-store.ts';
import type { RandomBytes } from './api-key.ts';
import {
  hashPassword,
  isOutdated,
  parseNewPassword,
  PASSWORD_COST,
  SALT_BYTES,
  verifyPassword,
  type PasswordCost,
} from './password.ts';

/** Passwords of accounts. */
export interface SignIn {
  /** The account with this address and password; null for any other pair. Costs the same whether the address is known. */
  check(email: string, password: string): Promise<StoredAccount | null>;
  /** Whether the account ever had one; one that an operator made has none at first. */
  hasPassword(account: StoredAccount): Promise<boolean>;
  /**
   * Sets a password and ends every session and mailed link of the account. Throws `InvalidInputError` `password` for a weak
   * one.
   */
  setPassword(account: StoredAccount, password: string): Promise<void>;
}

/** What checking passwords needs. */
export interface SignInParts {
  readonly accounts: Pick<AccountStore, 'findByEmail'>;
  readonly store: AccessStore;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly cost?: PasswordCost;
}

/** Passwords over a store. */
export function createSignIn(parts: SignInParts): SignIn {
  const { accounts, store, clock, randomBytes, cost = PASSWORD_COST } = parts;
  const newSalt = (): Uint8Array => randomBytes(SALT_BYTES);
  // What an unknown address is compared with, so that the time of an answer does not tell who has an account.
  const nobody = ['scrypt', cost.N, cost.r, cost.p, 'AAAAAAAAAAAAAAAAAAAAAA', 'A'.repeat(43)].join('$');
  return {
    async check(email, password) {
      const account = await accounts.findByEmail(email);
      const stored = account === null ? null : await store.passwordOf(account.id);
      const right = await verifyPassword(password, stored ?? nobody);
      if (account === null || stored === null || !right) return null;
      if (isOutdated(stored, cost)) {
        await store.renewHash(account.id, stored, await hashPassword(password, newSalt(), cost));
      }
      return account;
    },
    hasPassword: async (account) => (await store.passwordOf(account.id)) !== null,
    async setPassword(account, password) {
      const hash = await hashPassword(parseNewPassword(password, account.email), newSalt(), cost);
      await store.setPassword(account, hash, clock());
    },
  };
}
