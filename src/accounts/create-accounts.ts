import type { Clock } from '../domain/clock.ts';
import type { AccountStore } from './account-store.ts';
import type { Accounts } from './accounts.ts';
import { hashApiKey, isApiKeyForm, sameHash } from './api-key.ts';
import { refusalReason, refusedError } from './plan-state.ts';

/** Who holds a key, and what the holder's plan admits. */
export function createAccounts({
  store,
  clock,
}: {
  readonly store: AccountStore;
  readonly clock: Clock;
}): Accounts {
  return {
    async authenticate(apiKey) {
      if (!isApiKeyForm(apiKey)) return null;
      const hash = hashApiKey(apiKey);
      const holder = await store.useKey(hash, clock());
      // The look-up by hash leaks nothing about the key; the comparison does not rely on how the store compares.
      if (holder === null || !sameHash(holder.hash, hash)) return null;
      return { account: holder.account, keyId: holder.keyId };
    },
    admit(account, feature) {
      const reason = refusalReason(account, feature, clock());
      if (reason !== null) throw refusedError(account, feature, reason);
    },
  };
}
