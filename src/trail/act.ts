/**
 * Every act that the trail knows, with its words. An act has a subject (whom or what it is about) and details, which are texts and
 * numbers of ours: never a secret, never anything of what is screened.
 */
export const ACTS = {
  'account.created': 'account created',
  'account.deleted': 'account deleted',
  'account.contact-changed': 'contact address changed',
  'account.exported': 'data of the account exported',
  'plan.set': 'plan set',
  'plan.ordered': 'plan asked for',
  'person.invited': 'person invited',
  'invitation.resent': 'invitation sent again',
  'invitation.revoked': 'invitation revoked',
  'person.joined': 'person joined',
  'person.removed': 'person removed',
  'person.left': 'person left',
  'role.changed': 'role changed',
  'sign-in.succeeded': 'signed in',
  'sign-in.failed': 'sign-in failed',
  'sign-out': 'signed out',
  'account.entered': 'switched to this account',
  'session.ended': 'session ended',
  'sessions.ended': 'all sessions ended',
  'password.changed': 'password changed',
  'link.issued': 'link to sign in issued',
  'key.created': 'API key created',
  'key.revoked': 'API key revoked',
  'screenings.exported': 'screening log exported',
  'results.exported': 'results of a file exported',
  'trail.exported': 'trail exported',
} as const;

export type ActKind = keyof typeof ACTS;

/** Who did something. */
export interface Author {
  /** `operator` by `npm run accounts`; `service` without anybody; `nobody` somebody who did not prove who it is. */
  readonly kind: 'person' | 'operator' | 'service' | 'nobody';
  /** Of a person; null for the others. */
  readonly id: number | null;
  /** The address of a person, the name of an operator. */
  readonly name: string;
  /** The IP address it came from; null where none is known. */
  readonly address: string | null;
}

/** One act, as it is to be recorded. */
export interface Act {
  readonly kind: ActKind;
  readonly by: Author;
  /** Whom or what it is about, such as an address or the number of a key; empty where the act says it all. */
  readonly subject: string;
  readonly details: Readonly<Record<string, string | number>>;
}

/** What the service does by itself. */
export const SERVICE: Author = { kind: 'service', id: null, name: 'service', address: null };

/** An operator's name as typed or as the system knows it. */
export function operatorAuthor(name: string): Author {
  return { kind: 'operator', id: null, name, address: null };
}

/** An act, its details left out where there are none. */
export function act(
  kind: ActKind,
  by: Author,
  subject: string | number = '',
  details: Act['details'] = {},
): Act {
  return { kind, by, subject: String(subject), details };
}
