import type { MailContent } from '../mailer.ts';
import { escapeHtml } from '../escape.ts';
import { htmlPage } from './page.ts';

/** A mail before it is set in text and HTML. */
interface Letter {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly link: { readonly label: string; readonly url: string };
}

/** What there is to say: a link that lasts so many hours, or why there is none. */
export type AccessLetter =
  | { readonly kind: 'sign-up' | 'password'; readonly url: string; readonly hours: number }
  | { readonly kind: 'has-account' | 'no-account' };

const UNASKED = 'If you did not ask for this, you need not do anything.';

/** A mail that confirms an address or lets its reader set a password. */
export function accessMail(mail: AccessLetter, publicUrl: string): MailContent {
  const { subject, lines, link } = letterOf(mail, publicUrl);
  return {
    subject,
    text: `${[...lines, `${link.label}: ${link.url}`, UNASKED].join('\n\n')}\n`,
    html: htmlPage(
      subject,
      [
        ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
        `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`,
        `<p>${escapeHtml(UNASKED)}</p>`,
      ].join('\n'),
    ),
  };
}

function letterOf(mail: AccessLetter, publicUrl: string): Letter {
  switch (mail.kind) {
    case 'sign-up':
      return {
        subject: 'Confirm your e-mail address',
        lines: [
          'Confirm this address and choose a password. Your 14-day trial starts then.',
          validity(mail.hours),
        ],
        link: { label: 'Confirm and choose a password', url: mail.url },
      };
    case 'password':
      return {
        subject: 'Set your password',
        lines: ['Somebody asked for a new password for your account.', validity(mail.hours)],
        link: { label: 'Set a new password', url: mail.url },
      };
    case 'has-account':
      return {
        subject: 'You have an account already',
        lines: [
          'Somebody asked for an account with this address, which has one. Sign in with your password, or ask for a new one.',
        ],
        link: { label: 'Sign in', url: `${publicUrl}/sign-in` },
      };
    case 'no-account':
      return {
        subject: 'No account has this address',
        lines: [
          'Somebody asked for a new password for this address, which has no account. Perhaps you signed up with another address.',
        ],
        link: { label: 'Create an account', url: `${publicUrl}/sign-up` },
      };
  }
}

function validity(hours: number): string {
  return `The link works once, for ${hours === 1 ? 'one hour' : `${hours} hours`}.`;
}
