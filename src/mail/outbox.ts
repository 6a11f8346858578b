import type { Clock } from '../domain/clock.ts';
import type { Mailer } from './mailer.ts';
import type { ClaimedMail, OutboxStore } from './outbox-store.ts';

/** When mails are tried again, in milliseconds. */
export interface OutboxTiming {
  /** How long other processes leave a claimed mail alone: longer than any attempt takes. */
  readonly leaseMs: number;
  /** Pause after the first failure. */
  readonly firstPauseMs: number;
}

/** What sending mails is made of. */
export interface OutboxParts {
  readonly store: Pick<OutboxStore, 'claim' | 'markSent' | 'markRefused' | 'retryAt'>;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly timing?: OutboxTiming;
  /** Remembers what a mail reported, once it is sent. */
  readonly remember?: (reports: string) => Promise<void>;
  /** Told of mails that were not delivered; `id` names the mail, never its reader. */
  readonly onTrouble: (trouble: {
    readonly id: string;
    readonly outcome: string;
    readonly reason: string;
  }) => void;
}

/** Sends every mail that is due, until `stop`. Returns how many were sent. */
export type SendDueMails = (stop: AbortSignal) => Promise<number>;

const TIMING: OutboxTiming = { leaseMs: 120_000, firstPauseMs: 30_000 };
const LONGEST_PAUSE_MS = 3_600_000;

/** Doubled after each failure, up to an hour. There is no last attempt. */
function pauseAfter(attempts: number, firstPauseMs: number): number {
  return Math.min(LONGEST_PAUSE_MS, firstPauseMs * 2 ** (attempts - 1));
}

/**
 * Creates the use case. A mail is claimed before it is sent and marked after: a crash in between repeats it with the same
 * id, and never loses it.
 */
export function createOutbox({
  store,
  mailer,
  clock,
  onTrouble,
  remember,
  timing = TIMING,
}: OutboxParts): SendDueMails {
  // It is sent all the same, and a second one would be worse.
  const forgotten = (id: string) => (error: unknown) => {
    onTrouble({ id, outcome: 'sent', reason: `what it reports is not noted: ${String(error)}` });
  };
  const sendOne = async (mail: ClaimedMail): Promise<boolean> => {
    const result = await mailer.send(mail);
    const now = clock();
    if (result.outcome === 'sent') {
      if (mail.reports !== null) await remember?.(mail.reports).catch(forgotten(mail.id));
      await store.markSent(mail.id, now);
      return true;
    }
    onTrouble({ id: mail.id, ...result });
    if (result.outcome === 'refused') {
      await store.markRefused(mail.id, now, result.reason);
    } else {
      const pauseMs = pauseAfter(mail.attempts, timing.firstPauseMs);
      await store.retryAt(mail.id, new Date(now.getTime() + pauseMs), result.reason);
    }
    return false;
  };
  return async (stop) => {
    let sent = 0;
    while (!stop.aborted) {
      const now = clock();
      const mail = await store.claim(now, new Date(now.getTime() + timing.leaseMs));
      if (mail === null) break;
      if (await sendOne(mail)) sent++;
    }
    return sent;
  };
}
