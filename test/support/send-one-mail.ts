/** A process of its own that sends one mail through the server of `SMTP_URL` and prints how that ended. */
import { createSmtpMailer } from '../../src/mail/smtp-mailer.ts';
import { readSmtpUrl } from '../../src/mail/smtp-url.ts';

const server = readSmtpUrl(process.argv[2] ?? '');
if ('problem' in server) throw new Error(server.problem);
const mailer = createSmtpMailer({
  server,
  from: { name: 'Alerts', address: 'alerts@sender.example' },
  clock: () => new Date(),
});
const mail = { id: 'mail-1', to: 'reader@example.com', subject: 's', text: 't', html: 'h' };
console.log(JSON.stringify(await mailer.send(mail)));
