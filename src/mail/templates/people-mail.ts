import type { MailContent } from '../mailer.ts';
import { letter } from './letter.ts';

/** A mail that invites somebody to an account. */
export function invitationMail({
  url,
  days,
  invitedBy,
  role,
}: {
  readonly url: string;
  readonly days: number;
  readonly invitedBy: string;
  readonly role: string;
}): MailContent {
  return letter({
    subject: `${invitedBy} invites you`,
    lines: [
      `${invitedBy} invites you to work in the same account, as ${role === 'developer' ? 'a' : 'an'} ${role}.`,
      `The link works once, for ${days} days, and only for this e-mail address.`,
    ],
    link: { label: 'See the invitation', url },
    close: 'If you do not know who that is, you need not do anything.',
  });
}
