import type { Account, RefusalReason } from '../accounts/accounts.ts';
import { refusalReason } from '../accounts/plan-state.ts';
import type { Clock } from '../domain/clock.ts';
import type { MailContent } from '../mail/mailer.ts';
import type { OutboxMail } from '../mail/outbox-store.ts';

/** An account that watches something, or whose owner was told that its monitoring is suspended. */
export interface MonitoredAccount {
  readonly account: Account;
  /** Watched names and addresses. */
  readonly items: number;
  /** Whether its owner knows of the suspension that goes on. */
  readonly told: boolean;
}

/** Which owners were told. */
export interface SuspensionNoticeStore {
  accounts(): Promise<readonly MonitoredAccount[]>;
  /** Notes that the owner was told and writes the mail, in one transaction; false when another process was faster. */
  tell(accountId: number, mail: OutboxMail, now: Date): Promise<boolean>;
  /** Forgets the notice: the suspension is over, and the owner is told of the next one. */
  forget(accountId: number): Promise<void>;
}

/** What the notices are made of. */
export interface SuspensionNoticeParts {
  readonly store: SuspensionNoticeStore;
  readonly compose: (account: Account, reason: RefusalReason, items: number) => MailContent;
  readonly createId: () => string;
  readonly clock: Clock;
}

/**
 * Tells the owner of watched items once that they are no longer screened, because the plan ended or does not include
 * monitoring. Returns how many owners were told.
 */
export function createSuspensionNotices(parts: SuspensionNoticeParts): () => Promise<number> {
  const { store, clock } = parts;
  return async () => {
    const now = clock();
    let toldNow = 0;
    for (const { account, items, told } of await store.accounts()) {
      const reason = items === 0 ? null : refusalReason(account, 'monitoring', now);
      if (reason === null) {
        if (told) await store.forget(account.id);
        continue;
      }
      if (!told && (await store.tell(account.id, mailOf(parts, { account, items, reason }), now))) toldNow++;
    }
    return toldNow;
  };
}

function mailOf(
  { compose, createId }: SuspensionNoticeParts,
  {
    account,
    items,
    reason,
  }: { readonly account: Account; readonly items: number; readonly reason: RefusalReason },
): OutboxMail {
  const content = compose(account, reason, items);
  return { id: createId(), accountId: account.id, kind: 'suspension', to: account.email, ...content };
}
