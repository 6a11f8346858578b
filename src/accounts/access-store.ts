import type { OutboxMail } from '../mail/outbox-store.ts';
import type { StoredAccount } from './account-store.ts';

/** What a mailed link is for: a first password, another password, or to sign in without one. */
export type LinkPurpose = 'sign-up' | 'password' | 'sign-in';

/** A link that was mailed or printed; of its token only the hash is stored. */
export interface MailedLink {
  readonly purpose: LinkPurpose;
  /** The address it was made for, whose mailbox its holder has read. */
  readonly email: string;
  readonly endsAt: Date;
}

/** A session that is beginning. */
export interface NewSession {
  readonly idHash: Uint8Array;
  readonly accountId: number;
  readonly now: Date;
}

/** How long a session lasts. */
export interface SessionLife {
  /** Without a request, milliseconds. */
  readonly idleMs: number;
  /** In all, milliseconds. */
  readonly absoluteMs: number;
}

/** Passwords, sessions and mailed links. */
export interface AccessStore {
  /** The stored form of an account's password; null when it never had one. */
  passwordOf(accountId: number): Promise<string | null>;
  /** Sets the password and ends every session and link of the account, in one transaction. */
  setPassword(account: Pick<StoredAccount, 'id' | 'email'>, hash: string, now: Date): Promise<void>;
  /** Replaces the stored form of an unchanged password, unless it was changed meanwhile. */
  renewHash(accountId: number, before: string, after: string): Promise<void>;
  startSession(session: NewSession): Promise<void>;
  /** The account of a session that lasts; null otherwise. Records the use, at most once a minute. */
  useSession(idHash: Uint8Array, life: SessionLife, now: Date): Promise<StoredAccount | null>;
  endSession(idHash: Uint8Array): Promise<void>;
  /** Ends every session of the account. */
  endSessions(accountId: number): Promise<void>;
  /** Stores a link, and the mail that holds it in the same transaction. */
  addLink(tokenHash: Uint8Array, link: MailedLink, mail: OutboxMail | null, now: Date): Promise<void>;
  /** Writes a mail that holds no link. */
  addMail(mail: OutboxMail, now: Date): Promise<void>;
  /** A link that can still be used. */
  findLink(tokenHash: Uint8Array, now: Date): Promise<MailedLink | null>;
  /** Takes a link in one atomic step: it is handed out once. */
  takeLink(tokenHash: Uint8Array, now: Date): Promise<MailedLink | null>;
  /** Forgets sessions and links whose time is over. Returns how many. */
  forgetEnded(life: SessionLife, now: Date): Promise<number>;
}
