import type { MailContent } from '../mailer.ts';
import { letter, type Letter } from './letter.ts';

/** What there is to say: a link that lasts so many hours, or why there is none. */
export type AccessLetter =
  | { readonly kind: 'sign-up' | 'password'; readonly url: string; readonly hours: number }
  | { readonly kind: 'has-account' | 'no-account' };

const UNASKED = 'If you did not ask for this, you need not do anything.';

/** A mail that confirms an address or lets its reader set a password. */
export function accessMail(mail: AccessLetter, publicUrl: string): MailContent {
  return letter({ ...letterOf(mail, publicUrl), close: UNASKED });
}

function letterOf(mail: AccessLetter, publicUrl: string): Letter {
  switch (mail.kind) {
    case 'sign-up':
      return {
        subject: 'confirm your e-mail address',
        lines: [
          'Confirm this address and choose a password. Your 14-day trial starts then.',
          validity(mail.hours),
        ],
        link: { label: 'Confirm and choose a password', url: mail.url },
      };
    case 'password':
      return {
        subject: 'set your password',
        lines: ['Somebody asked for a new password for your account.', validity(mail.hours)],
        link: { label: 'Set a new password', url: mail.url },
      };
    case 'has-account':
      return {
        subject: 'you have an account already',
        lines: [
          'Somebody asked for an account with this address, which has one. Sign in with your password, or ask for a new one.',
        ],
        link: { label: 'Sign in', url: `${publicUrl}/sign-in` },
      };
    case 'no-account':
      return {
        subject: 'no account has this address',
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
