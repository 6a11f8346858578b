import type { Mail } from './mailer.ts';

/** Why a mail was written. */
export type MailKind = 'alert' | 'usage' | 'suspension' | 'link';

/** A mail to be sent. */
export interface OutboxMail extends Mail {
  /** Whom it is for; null for a person who has no account yet. */
  readonly accountId: number | null;
  readonly kind: MailKind;
}

/** A mail that this process has claimed. */
export interface ClaimedMail extends Mail {
  /** What it reports, as whoever wrote it noted it; null for nothing to remember. */
  readonly reports: string | null;
  /** This attempt included. */
  readonly attempts: number;
}

/** How many mails wait, and since when the oldest does. */
export interface OutboxDepth {
  readonly waiting: number;
  readonly oldest: Date | null;
}

/** Mails that are to be sent. They are written together with what they report. */
export interface OutboxStore {
  /** Claims the mail that is due first until `leaseEndsAt`, in one atomic step; null when none is due. */
  claim(now: Date, leaseEndsAt: Date): Promise<ClaimedMail | null>;
  markSent(id: string, now: Date): Promise<void>;
  /** The mail cannot be delivered; it is kept with the reason. */
  markRefused(id: string, now: Date, reason: string): Promise<void>;
  retryAt(id: string, due: Date, reason: string): Promise<void>;
  depth(): Promise<OutboxDepth>;
  /** Forgets mails that were sent before. */
  forgetSentBefore(moment: Date): Promise<number>;
}
