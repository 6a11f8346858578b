import type { Clock } from '../domain/clock.ts';
import type { Mailer } from './mailer.ts';
import type { ClaimedMail, OutboxStore } from './outbox-store.ts';

/** What sending mails is made of. */
export interface OutboxParts {
  readonly store: OutboxStore;
  readonly mailer: Mailer;
  readonly clock: Clock;
  /** Told of mails that were not delivered; `id` names the mail, never its reader. */
  readonly onTrouble: (trouble: {
    readonly id: string;
    readonly outcome: string;
    readonly reason: string;
  }) => void;
}

/** Sends every mail that is due, until `stop`. Returns how many were sent. */
export type SendDueMails = (stop: AbortSignal) => Promise<number>;

/** How long another process leaves a claimed mail alone: longer than any attempt takes. */
const LEASE_MS = 120_000;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 3_600_000;

/** Pause before the attempt after this many, in milliseconds: doubled each time, up to an hour. There is no last one. */
export function pauseAfter(attempts: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1));
}

/**
 * Creates the use case. A mail is claimed before it is sent and marked after: a crash in between repeats it with the same
 * id, and never loses it.
 */
export function createOutbox({ store, mailer, clock, onTrouble }: OutboxParts): SendDueMails {
  const sendOne = async (mail: ClaimedMail): Promise<boolean> => {
    const result = await mailer.send(mail);
    const now = clock();
    if (result.outcome === 'sent') {
      await store.markSent(mail.id, now);
      return true;
    }
    onTrouble({ id: mail.id, ...result });
    if (result.outcome === 'refused') await store.markRefused(mail.id, now, result.reason);
    else await store.retryAt(mail.id, new Date(now.getTime() + pauseAfter(mail.attempts)), result.reason);
    return false;
  };
  return async (stop) => {
    let sent = 0;
    while (!stop.aborted) {
      const now = clock();
      const mail = await store.claim(now, new Date(now.getTime() + LEASE_MS));
      if (mail === null) break;
      if (await sendOne(mail)) sent++;
    }
    return sent;
  };
}
