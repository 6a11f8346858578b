import type { OutboxMail } from '../mail/outbox-store.ts';
import type { Member, Person } from '../people/person.ts';
import type { Act } from '../trail/act.ts';

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
  readonly personId: number;
  readonly now: Date;
}

/** How long a session lasts. */
export interface SessionLife {
  /** Without a request, milliseconds. */
  readonly idleMs: number;
  /** In all, milliseconds. */
  readonly absoluteMs: number;
}

/** Passwords, sessions and mailed links. An act that is given is recorded in the same transaction, in the trail of every account of the person. */
export interface AccessStore {
  /** The stored form of a person's password; null when it never had one. */
  passwordOf(personId: number): Promise<string | null>;
  /** Sets the password and ends every session and link of the person, in one transaction. */
  setPassword(person: Pick<Person, 'id' | 'email'>, hash: string, act: Act, now: Date): Promise<void>;
  /** Replaces the stored form of an unchanged password, unless it was changed meanwhile. */
  renewHash(personId: number, before: string, after: string): Promise<void>;
  /** Begins a session, and records the act in the trail of its account alone. Throws `ServiceError` `not_found` without the membership. */
  startSession(session: NewSession, act: Act): Promise<void>;
  /** Who a session that lasts is of, with the role of this moment; null otherwise. Records the use, at most once a minute. */
  useSession(idHash: Uint8Array, life: SessionLife, now: Date): Promise<Member | null>;
  /** Ends a session, whoever's it is; the act is recorded when there was one. */
  endSession(idHash: Uint8Array, actOf: ((member: Member) => Act) | null, now: Date): Promise<void>;
  /** Ends every session of the person, in all its accounts. */
  endSessions(personId: number, act: Act, now: Date): Promise<void>;
  /** Records an act in the trail of every account of the person; of a person without any, or null, in that of the service. */
  record(personId: number | null, act: Act, now: Date): Promise<void>;
  /** The account that the person was in last, or else its first; null for a person without any. */
  accountToEnter(personId: number): Promise<number | null>;
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
