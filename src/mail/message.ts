import type { SendMailOptions } from 'nodemailer';
import { oneLine } from './escape.ts';
import type { Mail } from './mailer.ts';
import { messageId } from './message-id.ts';
import type { Sender } from './sender.ts';

/** A mail as a message with a text and an HTML part, for nodemailer to compose. */
export function messageOf(mail: Mail, from: Sender, date: Date): SendMailOptions {
  return {
    messageId: messageId(mail.id, from),
    date,
    from: { ...from },
    // As an object: a text would be read as a list of addresses.
    to: { name: '', address: oneLine(mail.to) },
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    textEncoding: 'base64',
    headers: { 'Auto-Submitted': 'auto-generated' },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
