import type { AccountStore } from '../accounts/account-store.ts';
import type { ScreeningLogStore } from './screening-log.ts';

const DAY_MS = 86_400_000;

/** Forgets screenings that are older than they are kept, and those of accounts that exist no longer. */
export async function forgetScreenings(
  log: ScreeningLogStore,
  accounts: Pick<AccountStore, 'findById'>,
  { now, days }: { readonly now: Date; readonly days: number },
): Promise<number> {
  let forgotten = await log.forgetBefore(new Date(now.getTime() - days * DAY_MS));
  for (const accountId of await log.accounts()) {
    if ((await accounts.findById(accountId)) === null) forgotten += await log.forgetAccount(accountId);
  }
  return forgotten;
}
