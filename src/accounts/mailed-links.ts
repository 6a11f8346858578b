import type { Clock } from '../domain/clock.ts';
import { ServiceError } from '../errors.ts';
import type { MailContent } from '../mail/mailer.ts';
import type { OutboxMail } from '../mail/outbox-store.ts';
import type { AccessStore, LinkPurpose, MailedLink } from './access-store.ts';
import { authorOf, type Person } from '../people/person.ts';
import type { PersonStore } from '../people/person-store.ts';
import { act, SERVICE, type Author } from '../trail/act.ts';
import type { AccountStore } from './account-store.ts';
import type { RandomBytes } from './api-key.ts';
import { parseEmail } from './email.ts';
import { parseNewPassword } from './password.ts';
import { createToken, hashToken } from './secret-token.ts';
import type { SignIn } from './sign-in.ts';

/** A mail about access: with a link to sign up or set a password, or telling why there is none. */
export type AccessMail =
  | { readonly kind: 'sign-up' | 'password'; readonly url: string; readonly hours: number }
  | { readonly kind: 'has-account' | 'no-account' };

/**
 * Links that let the reader of a mailbox in. Each request writes one mail, whether or not the address has an account: what
 * the asker sees, and how long it takes, tells nothing. Addresses are texts as typed; a bad one throws `InvalidInputError`.
 */
export interface MailedLinks {
  /** Mails a link that makes an account; to the owner of one, how to sign in. */
  requestSignUp(email: string): Promise<void>;
  /** Mails a link that sets another password. */
  requestPassword(email: string): Promise<void>;
  /** A link for the operator to hand on: nothing is mailed. Throws `ServiceError` `not_found`. */
  issue(email: string, purpose: 'password' | 'sign-in', by?: Author): Promise<string>;
  /** What a link is for, without using it: programs that check mails open every link. Null when it cannot be used. */
  open(token: string): Promise<MailedLink | null>;
  /**
   * Uses a link to set the password, and makes the account with its trial where there is none. Null when the link cannot be
   * used any more. Throws `InvalidInputError` `password`; the link can be used again then.
   */
  setPassword(token: string, password: string, address?: string | null): Promise<Person | null>;
  /** Uses a link to sign in; null when it cannot be used any more. */
  signIn(token: string): Promise<Person | null>;
}

/** What mailed links are made of. */
export interface MailedLinkParts {
  readonly accounts: Pick<AccountStore, 'createAccount'>;
  readonly people: Pick<PersonStore, 'findPerson' | 'membershipsOf'>;
  readonly store: AccessStore;
  readonly signIn: SignIn;
  readonly compose: (mail: AccessMail) => MailContent;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly createId: () => string;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

const HOUR_MS = 3_600_000;
/** Hours a link lasts. An operator's link may wait for its reader over a weekend. */
const HOURS: Readonly<Record<LinkPurpose, number>> = { 'sign-up': 24, password: 1, 'sign-in': 72 };
const ISSUED_HOURS = 72;

/** Mailed links over a store. */
export function createMailedLinks(parts: MailedLinkParts): MailedLinks {
  const { people, store, signIn, clock } = parts;
  const hashOf = (token: string): Buffer | null => hashToken(token);
  const find = async (token: string): Promise<MailedLink | null> => {
    const hash = hashOf(token);
    return hash === null ? null : store.findLink(hash, clock());
  };
  const take = async (token: string): Promise<MailedLink | null> => {
    const hash = hashOf(token);
    return hash === null ? null : store.takeLink(hash, clock());
  };
  return {
    async requestSignUp(email) {
      const address = parseEmail(email);
      const known = await findKnown(parts, address);
      if (known === null) await mailLink(parts, { purpose: 'sign-up', email: address }, null);
      else await mailNote(parts, 'has-account', known.email, known);
    },
    async requestPassword(email) {
      const address = parseEmail(email);
      const known = await findKnown(parts, address);
      if (known === null) await mailNote(parts, 'no-account', address, null);
      else await mailLink(parts, { purpose: 'password', email: known.email }, known);
    },
    async issue(email, purpose, by = SERVICE) {
      const known = await findKnown(parts, parseEmail(email));
      if (known === null) throw new ServiceError('not_found', 'email: no account has this address');
      const { url, hash, link } = newLink(parts, { purpose, email: known.email }, ISSUED_HOURS);
      await store.addLink(hash, link, null, clock());
      await store.record(known.personId, act('link.issued', by, known.email, { purpose }), clock());
      return url;
    },
    open: find,
    async setPassword(token, password, address = null) {
      const open = await find(token);
      if (open === null || open.purpose === 'sign-in') return null;
      // Before the link is used up: a weak password can be mended.
      parseNewPassword(password, open.email);
      const link = await take(token);
      if (link === null) return null;
      const known = await findKnown(parts, link.email);
      if (known === null) await beginTrial(parts, link, address);
      const person = await people.findPerson(link.email);
      if (person === null || (known === null && link.purpose !== 'sign-up')) return null;
      await signIn.setPassword(person, password, authorOf(person, address));
      return person;
    },
    async signIn(token) {
      if ((await find(token))?.purpose !== 'sign-in') return null;
      const link = await take(token);
      return link === null ? null : people.findPerson(link.email);
    },
  };
}

/** Somebody who belongs to an account, and one of those accounts. */
interface Known {
  readonly personId: number;
  readonly email: string;
  readonly accountId: number;
}

/** Null for an address that nobody has who belongs to an account. */
async function findKnown({ people }: MailedLinkParts, email: string): Promise<Known | null> {
  const person = await people.findPerson(email);
  if (person === null) return null;
  const [first] = await people.membershipsOf(person.id);
  return first === undefined
    ? null
    : { personId: person.id, email: person.email, accountId: first.account.id };
}

/** A new account on its trial, without a key, with its owner. Nothing for a link to another password whose account was deleted. */
async function beginTrial(
  { accounts, clock }: MailedLinkParts,
  link: MailedLink,
  address: string | null,
): Promise<void> {
  if (link.purpose !== 'sign-up') return;
  const now = clock();
  const facts = { email: link.email, plan: 'trial', trialStartedAt: now, planEndsAt: null } as const;
  const by: Author = { kind: 'nobody', id: null, name: link.email, address };
  await accounts.createAccount(facts, null, now, act('account.created', by, link.email, { plan: 'trial' }));
}

type LinkFor = Pick<MailedLink, 'purpose' | 'email'>;

function newLink(
  { clock, randomBytes, publicUrl }: MailedLinkParts,
  { purpose, email }: LinkFor,
  hours: number,
): { readonly url: string; readonly hash: Buffer; readonly link: MailedLink } {
  const token = createToken(randomBytes);
  const hash = hashToken(token);
  if (hash === null) throw new Error('a token of our own has an unknown form');
  const page = purpose === 'sign-in' ? 'sign-in-link' : 'set-password';
  return {
    // In the query, which logs leave out.
    url: `${publicUrl}/${page}?token=${token}`,
    hash,
    link: { purpose, email, endsAt: new Date(clock().getTime() + hours * HOUR_MS) },
  };
}

async function mailLink(
  parts: MailedLinkParts,
  wanted: LinkFor & { readonly purpose: 'sign-up' | 'password' },
  known: Known | null,
): Promise<void> {
  const hours = HOURS[wanted.purpose];
  const { url, hash, link } = newLink(parts, wanted, hours);
  const content = parts.compose({ kind: wanted.purpose, url, hours });
  await parts.store.addLink(hash, link, mailTo(parts, link.email, known, content), parts.clock());
}

async function mailNote(
  parts: MailedLinkParts,
  kind: 'has-account' | 'no-account',
  email: string,
  known: Known | null,
): Promise<void> {
  await parts.store.addMail(mailTo(parts, email, known, parts.compose({ kind })), parts.clock());
}

function mailTo(
  { createId }: MailedLinkParts,
  to: string,
  known: Known | null,
  content: MailContent,
): OutboxMail {
  return { id: createId(), accountId: known?.accountId ?? null, kind: 'link', to, ...content };
}
