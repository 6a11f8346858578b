import type { Clock } from '../domain/clock.ts';
import type { MailContent } from '../mail/mailer.ts';
import type { OutboxMail } from '../mail/outbox-store.ts';
import type { Account, Allowance, AllowanceState } from './accounts.ts';
import { countedMonths, monthOf } from './allowance-months.ts';
import { planState } from './plan-state.ts';
import { PLANS } from './plans.ts';

/** Shares of an allowance at which its holder is told, in percent. */
const LEVELS = [100, 80] as const;

/** A level that was reached. */
export type UsageLevel = (typeof LEVELS)[number];

/** Which notices were given. */
export interface UsageNoticeStore {
  /** Accounts that used or hold searches in the month, `2026-11`. */
  accountsUsing(month: string): Promise<readonly Account[]>;
  /** Notes the notice and writes its mail, in one transaction; false when this or a higher one was given in the period. */
  give(notice: {
    readonly period: string;
    readonly level: UsageLevel;
    readonly mail: OutboxMail & { readonly accountId: number };
    readonly now: Date;
  }): Promise<boolean>;
}

/** What the notices are made of. */
export interface UsageNoticeParts {
  readonly store: UsageNoticeStore;
  readonly allowance: Pick<Allowance, 'state'>;
  readonly compose: (account: Account, level: UsageLevel, state: AllowanceState) => MailContent;
  readonly createId: () => string;
  readonly clock: Clock;
}

/** Tells each account once a month, or once a trial, that 80 % and that all of its allowance is used. */
export function createUsageNotices(parts: UsageNoticeParts): () => Promise<number> {
  return async () => {
    const now = parts.clock();
    let given = 0;
    for (const account of await parts.store.accountsUsing(monthOf(now))) {
      if (planState(account, now) === 'active' && (await notify(parts, account, now))) given++;
    }
    return given;
  };
}

async function notify(parts: UsageNoticeParts, account: Account, now: Date): Promise<boolean> {
  const state = await parts.allowance.state(account);
  const share = (100 * state.used) / PLANS[account.plan].searches;
  const level = LEVELS.find((least) => share >= least);
  if (level === undefined) return false;
  const content = parts.compose(account, level, state);
  const mail = {
    id: parts.createId(),
    accountId: account.id,
    kind: 'usage' as const,
    to: account.email,
    ...content,
  };
  return parts.store.give({ period: periodOf(account, now), level, mail, now });
}

/** A larger plan is another allowance, which may be used up in its turn. */
function periodOf(account: Account, now: Date): string {
  return account.plan === 'trial' ? 'trial' : `${account.plan} ${countedMonths(account, now).to}`;
}
