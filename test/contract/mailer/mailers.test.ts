import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { createFileMailer } from '../../../src/mail/file-mailer.ts';
import { createSendGridMailer } from '../../../src/mail/sendgrid-mailer.ts';
import { createSmtpMailer } from '../../../src/mail/smtp-mailer.ts';
import { readSmtpUrl, type SmtpServer } from '../../../src/mail/smtp-url.ts';
import { startFakeSendGrid } from '../../support/fake-sendgrid.ts';
import { startSmtpServer } from '../../support/smtp-server.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { CONTRACT_SENDER, mailerContract, type ArrivedMail } from './mailer-contract.ts';

const clock = (): Date => new Date();

/** A message as its reader's mail program reads it. */
function arrived({ headers, messageId, from, to, cc, bcc, subject, text, html }: Email): ArrivedMail {
  const header = (key: string): string => headers.find((one) => one.key === key)?.value ?? '';
  const [reader, ...others] = [...(to ?? []), ...(cc ?? []), ...(bcc ?? [])].map(
    ({ address }) => address ?? '',
  );
  return {
    messageId: messageId ?? '',
    autoSubmitted: header('auto-submitted'),
    from: { name: from?.name ?? '', address: from?.address ?? '' },
    to: reader ?? '',
    subject: subject ?? '',
    text: text ?? '',
    html: html ?? '',
    others,
  };
}

mailerContract('SMTP', async () => {
  const server = await startSmtpServer();
  return {
    mailer: createSmtpMailer({
      server: readSmtpUrl(`smtp://127.0.0.1:${server.port}`) as SmtpServer,
      from: CONTRACT_SENDER,
      clock,
    }),
    arrived: async () =>
      server.taken.map(({ message, envelope }) => ({
        ...arrived(message),
        others: envelope.to.slice(1),
      })),
    close: () => server.close(),
  };
});

mailerContract('SendGrid', async () => {
  const fake = await startFakeSendGrid(() => 202);
  return {
    mailer: createSendGridMailer({ apiKey: 'SG.test', baseUrl: fake.url, from: CONTRACT_SENDER }),
    arrived: async () =>
      fake.delivered.map(({ from, ...mail }) => ({
        messageId: mail.messageId,
        autoSubmitted: mail.autoSubmitted,
        from: { name: from.name ?? '', address: from.email },
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        others: [],
      })),
    close: () => fake.close(),
  };
});

mailerContract('files', async () => {
  const folder = temporaryFolder();
  const writtenAt = (file: string): bigint => statSync(file, { bigint: true }).mtimeNs;
  return {
    mailer: createFileMailer(folder.path, CONTRACT_SENDER, clock),
    arrived: async () => {
      const files = readdirSync(folder.path).map((name) => join(folder.path, name));
      const inOrder = files.sort((a, b) => Number(writtenAt(a) - writtenAt(b)));
      return Promise.all(inOrder.map(async (file) => arrived(await PostalMime.parse(readFileSync(file)))));
    },
    close: async () => {
      folder.remove();
    },
  };
});
