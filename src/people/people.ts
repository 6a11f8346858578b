import { parseEmail } from '../accounts/email.ts';
import { parseNewPassword } from '../accounts/password.ts';
import { createToken, hashToken } from '../accounts/secret-token.ts';
import type { RandomBytes } from '../accounts/api-key.ts';
import type { SignIn } from '../accounts/sign-in.ts';
import type { Clock } from '../domain/clock.ts';
import { InvalidInputError, ServiceError } from '../errors.ts';
import type { MailContent } from '../mail/mailer.ts';
import type { OutboxMail } from '../mail/outbox-store.ts';
import { act } from '../trail/act.ts';
import { requirePermitted } from './errors.ts';
import { authorOf, type AccountPerson, type Actor, type Member, type Person } from './person.ts';
import type { Change, Invitation, PersonStore } from './person-store.ts';
import { parseRole, ROLES, type Role, type UseCase } from './roles.ts';

/** What a mailed invitation says. */
export interface InvitationMail {
  readonly url: string;
  readonly days: number;
  readonly invitedBy: string;
  readonly role: Role;
}

/** An invitation as whoever holds its link sees it. */
export interface OpenInvitation {
  readonly invitation: Invitation;
  /** Whether somebody with its address has a password, and has to sign in to accept. */
  readonly hasPassword: boolean;
}

/** What became of accepting an invitation. */
export type Acceptance =
  | { readonly kind: 'joined'; readonly member: Member }
  /** Used, revoked or too old. */
  | { readonly kind: 'gone' }
  /** Somebody else is signed in than the one who was invited. */
  | { readonly kind: 'another person' }
  | { readonly kind: 'sign in first' };

/**
 * People of an account. Who may do it is decided by the actor's role at this moment: `RoleRefusedError`. What cannot be throws
 * `PeopleConflictError`, a person or invitation that the account does not have `ServiceError` `not_found`, a bad text
 * `InvalidInputError` `email` or `role`.
 */
export interface People {
  list(
    actor: Actor,
  ): Promise<{ readonly people: readonly AccountPerson[]; readonly invitations: readonly Invitation[] }>;
  /** Mails an invitation. */
  invite(actor: Actor, request: { readonly email: string; readonly role: string }): Promise<Invitation>;
  /** Mails another link; the one before works no more. */
  resend(actor: Actor, invitationId: number): Promise<Invitation>;
  revoke(actor: Actor, invitationId: number): Promise<void>;
  setRole(actor: Actor, personId: number, role: string): Promise<void>;
  /** Ends the membership and its sessions at once; acts stay. Whoever may do nothing else may leave. */
  remove(actor: Actor, personId: number): Promise<void>;
  /** What a person is in which accounts. */
  membershipsOf(person: Person): Promise<readonly Member[]>;
  /** An invitation by its token, without using it; null when it cannot be used. */
  open(token: string): Promise<OpenInvitation | null>;
  /**
   * Accepts an invitation, as who is signed in, or with a first password. Throws `InvalidInputError` `password`; the invitation can be
   * used again then.
   */
  accept(token: string, as: Accepting): Promise<Acceptance>;
}

/** Who accepts an invitation. */
export interface Accepting {
  /** Who is signed in; null for nobody. */
  readonly person: Person | null;
  /** For somebody who has none yet. */
  readonly password: string;
  readonly address: string | null;
}

/** What the use cases of people are made of. */
export interface PeopleParts {
  readonly store: PersonStore;
  readonly signIn: Pick<SignIn, 'hasPassword' | 'setPassword'>;
  readonly compose: (mail: InvitationMail) => MailContent;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly createId: () => string;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

const INVITATION_DAYS = 7;
const DAY_MS = 86_400_000;

/** The use cases of people over a store. */
export function createPeople(parts: PeopleParts): People {
  const { store, clock } = parts;
  return {
    async list(actor) {
      requireMay(actor, 'read people');
      const people = await store.people(actor.accountId);
      return { people, invitations: await store.invitations(actor.accountId) };
    },
    invite: (actor, request) => invite(parts, actor, request),
    resend: (actor, id) => resend(parts, actor, id),
    async revoke(actor, id) {
      const { email } = await invitationOf(parts, actor, id);
      const change = { actor, act: act('invitation.revoked', actor.author, email), now: clock() };
      if (!(await store.revoke(id, change))) throw noInvitation();
    },
    async setRole(actor, personId, role) {
      requireMay(actor, 'change people');
      const { person, role: before } = await memberOf(parts, actor, personId);
      const next = readRole(role);
      if (next === before) return;
      const changed = act('role.changed', actor.author, person.email, { before, role: next });
      await store.setRole(personId, next, { actor, act: changed, now: clock() });
    },
    async remove(actor, personId) {
      const leaves = actor.member?.person.id === personId;
      if (!leaves) requireMay(actor, 'change people');
      const { person, role } = await memberOf(parts, actor, personId);
      const removed = act(leaves ? 'person.left' : 'person.removed', actor.author, person.email, { role });
      await store.remove(person, { actor, act: removed, now: clock() });
    },
    membershipsOf: (person) => store.membershipsOf(person.id),
    open: (token) => open(parts, token),
    accept: (token, as) => accept(parts, token, as),
  };
}

/** Throws `RoleRefusedError` unless the actor's role has the use case; operators have all. */
function requireMay({ member }: Actor, useCase: UseCase): void {
  if (member !== null) requirePermitted(member.role, useCase);
}

function readRole(text: string): Role {
  const role = parseRole(text);
  if (role === null) throw new InvalidInputError('role', `must be one of ${ROLES.join(', ')}`);
  return role;
}

async function memberOf({ store }: PeopleParts, { accountId }: Actor, personId: number): Promise<Member> {
  const member = await store.membership(accountId, personId);
  if (member === null) throw new ServiceError('not_found', 'person: is not one of this account');
  return member;
}

function noInvitation(): ServiceError {
  return new ServiceError('not_found', 'invitation: the account has no such one');
}

async function invitationOf({ store }: PeopleParts, actor: Actor, id: number): Promise<Invitation> {
  requireMay(actor, 'change people');
  const found = (await store.invitations(actor.accountId)).find((invitation) => invitation.id === id);
  if (found === undefined) throw noInvitation();
  return found;
}

async function invite(
  parts: PeopleParts,
  actor: Actor,
  request: { readonly email: string; readonly role: string },
): Promise<Invitation> {
  requireMay(actor, 'change people');
  const email = parseEmail(request.email);
  const role = readRole(request.role);
  const { tokenHash, endsAt, mail } = newLink(parts, actor, { email, role });
  const change: Change = {
    actor,
    act: act('person.invited', actor.author, email, { role }),
    now: parts.clock(),
  };
  return parts.store.invite({ email, role, tokenHash, endsAt }, mail, change);
}

async function resend(parts: PeopleParts, actor: Actor, id: number): Promise<Invitation> {
  const invitation = await invitationOf(parts, actor, id);
  const { tokenHash, endsAt, mail } = newLink(parts, actor, invitation);
  const resent = act('invitation.resent', actor.author, invitation.email, { role: invitation.role });
  const change = { actor, act: resent, now: parts.clock() };
  const sent = await parts.store.resend(id, { tokenHash, endsAt }, mail, change);
  if (sent === null) throw noInvitation();
  return sent;
}

function newLink(
  { compose, clock, randomBytes, createId, publicUrl }: PeopleParts,
  { accountId, author }: Actor,
  { email, role }: Pick<Invitation, 'email' | 'role'>,
): { readonly tokenHash: Uint8Array; readonly endsAt: Date; readonly mail: OutboxMail } {
  const token = createToken(randomBytes);
  const tokenHash = hashToken(token);
  if (tokenHash === null) throw new Error('a token of our own has an unknown form');
  // In the query, which logs leave out.
  const url = `${publicUrl}/invitation?token=${token}`;
  const content = compose({ url, days: INVITATION_DAYS, invitedBy: author.name, role });
  return {
    tokenHash,
    endsAt: new Date(clock().getTime() + INVITATION_DAYS * DAY_MS),
    mail: { id: createId(), accountId, kind: 'link', to: email, ...content },
  };
}

async function open({ store, signIn, clock }: PeopleParts, token: string): Promise<OpenInvitation | null> {
  const tokenHash = hashToken(token);
  const invitation = tokenHash === null ? null : await store.findInvitation(tokenHash, clock());
  if (invitation === null) return null;
  const person = await store.findPerson(invitation.email);
  return { invitation, hasPassword: person !== null && (await signIn.hasPassword(person)) };
}

async function accept(parts: PeopleParts, token: string, as: Accepting): Promise<Acceptance> {
  const { store, signIn, clock } = parts;
  const opened = await open(parts, token);
  const tokenHash = hashToken(token);
  if (opened === null || tokenHash === null) return { kind: 'gone' };
  const { invitation, hasPassword } = opened;
  if (as.person !== null && as.person.id !== (await store.findPerson(invitation.email))?.id) {
    return { kind: 'another person' };
  }
  if (as.person === null && hasPassword) return { kind: 'sign in first' };
  // Before the invitation is used up: a weak password can be mended.
  if (as.person === null) parseNewPassword(as.password, invitation.email);
  const member = await store.accept(
    tokenHash,
    (person, { role, invitedBy }) =>
      act('person.joined', authorOf(person, as.address), person.email, { role, invitedBy }),
    clock(),
  );
  if (member === null) return { kind: 'gone' };
  if (as.person === null)
    await signIn.setPassword(member.person, as.password, authorOf(member.person, as.address));
  return { kind: 'joined', member };
}
