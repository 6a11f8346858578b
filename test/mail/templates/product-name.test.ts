import assert from 'node:assert/strict';
import type { MailContent } from '../../../src/mail/mailer.ts';
import { accessMail } from '../../../src/mail/templates/access-mail.ts';
import { alertMail } from '../../../src/mail/templates/alert-mail.ts';
import { suspensionMail } from '../../../src/mail/templates/suspension-mail.ts';
import { usageMail } from '../../../src/mail/templates/usage-mail.ts';

const PUBLIC_URL = 'https://screening.example';
const LINK = { url: `${PUBLIC_URL}/set-password?token=abc`, hours: 1 };
const USE = { used: 20, limit: 25, resetsAt: null, upgradeUrl: PUBLIC_URL };

const MAILS: readonly (readonly [subject: string, mail: MailContent])[] = [
  ['confirm your e-mail address', accessMail({ kind: 'sign-up', ...LINK }, PUBLIC_URL)],
  ['set your password', accessMail({ kind: 'password', ...LINK }, PUBLIC_URL)],
  ['you have an account already', accessMail({ kind: 'has-account' }, PUBLIC_URL)],
  ['no account has this address', accessMail({ kind: 'no-account' }, PUBLIC_URL)],
  ['0 new matches for 0 watched items', alertMail([], PUBLIC_URL)],
  ['monitoring is suspended', suspensionMail({ why: 'w', items: 1, upgradeUrl: PUBLIC_URL })],
  ["80 % of your trial's searches are used", usageMail({ percent: 80, ...USE })],
  ["all of your trial's searches are used", usageMail({ percent: 100, ...USE })],
];

describe('subjects of mails', () => {
  for (const [subject, mail] of MAILS) {
    it(`begin with the product: ${subject}`, () => {
      assert.equal(mail.subject, `Sanctions screening: ${subject}`);
      assert.ok(mail.html.includes('<title>Sanctions screening: '));
    });
  }
});
