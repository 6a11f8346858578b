import { oneLine } from './escape.ts';
import type { Mail } from './mailer.ts';

/** A mail as a message of RFC 5322 with a text and an HTML part. */
export function emlOf(mail: Mail, from: string, date: Date): string {
  const boundary = `part-${mail.id}`;
  const part = (type: string, content: string): readonly string[] => [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    base64Lines(content),
  ];
  return [
    `Message-ID: ${messageId(mail.id, from)}`,
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    `From: ${oneLine(from)}`,
    `To: ${oneLine(mail.to)}`,
    `Subject: ${encodedWord(oneLine(mail.subject))}`,
    'Auto-Submitted: auto-generated',
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    ...part('text/plain', mail.text),
    ...part('text/html', mail.html),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}

/** The id under which mail programs know the mail, also when it is sent twice. */
export function messageId(id: string, from: string): string {
  const domain = /@([\w.-]+)/u.exec(from)?.[1] ?? 'localhost';
  return `<${id}@${domain}>`;
}

function base64Lines(content: string): string {
  return (
    Buffer.from(content, 'utf8')
      .toString('base64')
      .match(/.{1,76}/gu) ?? []
  ).join('\r\n');
}

/** RFC 2047; printable ASCII stays readable. */
function encodedWord(text: string): string {
  if (/^[\x20-\x7e]*$/u.test(text)) return text;
  return `=?utf-8?B?${Buffer.from(text, 'utf8').toString('base64')}?=`;
}
