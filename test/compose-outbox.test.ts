import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openAccountServices } from '../src/compose-accounts.ts';
import { composeOutbox, type Outbox } from '../src/compose-outbox.ts';
import { openScreeningLog } from '../src/compose-screening-log.ts';
import { readConfig } from '../src/config.ts';
import { createLogger } from '../src/logger.ts';
import { startFakeSendGrid } from './support/fake-sendgrid.ts';
import { startServiceProcess } from './support/service-process.ts';
import { startSmtpServer, type SmtpAnswer } from './support/smtp-server.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const GO_ON = new AbortController().signal;
const SENDER = { name: 'Sanctions screening', address: 'no-reply@screening.example' };

describe('compose-outbox', () => {
  const folder = temporaryFolder();
  const closing: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });
  after(() => folder.remove());

  /** An outbox with one mail that is due, and what it logs. */
  async function outboxWith(
    settings: Readonly<Record<string, string>>,
  ): Promise<{ outbox: Outbox; log: string[]; waiting: () => Promise<number> }> {
    const config = readConfig({
      DATA_DIR: folder.path,
      PUBLIC_URL: 'https://screening.example',
      ...settings,
    });
    const accounts = await openAccountServices({ filename: ':memory:' });
    const log: string[] = [];
    const logger = createLogger('trace', { write: (line) => void log.push(line) });
    const { account } = await accounts.management.create({ email: 'reader@example.com', plan: 'starter' });
    const mail = { id: 'mail-1', to: account.email, subject: 'A subject', text: 't', html: 'h' };
    await accounts.usageNotices.give({
      period: '2026-03',
      level: 80,
      mail: { ...mail, accountId: account.id, kind: 'usage' },
      now: new Date(),
    });
    const { sentAlerts, close } = await openScreeningLog(':memory:');
    closing.push(close);
    const outbox = await composeOutbox({ config, logger, accounts, sentAlerts, clock: () => new Date() });
    closing.push(() => {
      outbox.close();
      return accounts.close();
    });
    return { outbox, log, waiting: async () => (await accounts.outbox.depth()).waiting };
  }

  it('sends through the mail server of SMTP_URL', async () => {
    const server = await startSmtpServer();
    closing.push(() => server.close());
    const { outbox, log } = await outboxWith({ SMTP_URL: `smtp://127.0.0.1:${server.port}` });
    assert.equal(await outbox.sendDue(GO_ON), 1);
    const [mail] = server.taken;
    assert.deepEqual([mail?.message.from?.name, mail?.envelope.from], [SENDER.name, SENDER.address]);
    assert.equal(mail?.message.messageId, '<mail-1@screening.example>');
    assert.deepEqual(log, []);
  });

  it('sends through SendGrid with its key', async () => {
    const fake = await startFakeSendGrid(() => 202);
    closing.push(() => fake.close());
    const { outbox } = await outboxWith({ SENDGRID_API_KEY: 'SG.test', SENDGRID_BASE_URL: fake.url });
    assert.equal(await outbox.sendDue(GO_ON), 1);
    assert.deepEqual(fake.delivered[0]?.from, { name: SENDER.name, email: SENDER.address });
  });

  it('writes files without either', async () => {
    const { outbox } = await outboxWith({});
    assert.equal(await outbox.sendDue(GO_ON), 1);
    assert.deepEqual(readdirSync(join(folder.path, 'mail')), ['mail-1.eml']);
  });

  it('logs neither the password nor the reader when a server refuses both', async () => {
    const answers: SmtpAnswer[] = ['550 5.1.1 <reader@example.com>: no such user, secret'];
    const server = await startSmtpServer((step) => (step === 'RCPT TO' ? (answers[0] ?? 'ok') : 'ok'), {
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => {
        done(null, { user: 'user' });
      },
    });
    closing.push(() => server.close());
    const { outbox, log, waiting } = await outboxWith({
      SMTP_URL: `smtp://user:secret@127.0.0.1:${server.port}`,
    });
    assert.equal(await outbox.sendDue(GO_ON), 0);
    assert.equal(await waiting(), 0, 'a refusal is final');
    assert.equal(log.length, 1);
    assert.match(log[0] ?? '', /a mail was not delivered/u);
    assert.match(log[0] ?? '', /mail-1/u);
    assert.doesNotMatch(log[0] ?? '', /secret|reader@/u);
  });

  it('warns of a sender that no mail server elsewhere takes, where mails are sent', async () => {
    const local = { PUBLIC_URL: 'http://127.0.0.1:8080' };
    assert.deepEqual((await outboxWith(local)).log, []);
    const { log } = await outboxWith({ ...local, SMTP_URL: 'smtp://mail.example' });
    assert.match(log.join(''), /no-reply@localhost.*set MAIL_FROM/u);
    const told = { ...local, SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example' };
    assert.deepEqual((await outboxWith(told)).log, []);
  });

  it('does not let a service start on a bad address of a mail server, and keeps its password', async () => {
    const refused = startServiceProcess({
      DATA_DIR: folder.path,
      SMTP_URL: 'smtp://user:sec#ret@mail.example',
      MAIL_FROM: 'nobody',
    });
    assert.equal(await refused.exit, 1);
    assert.match(refused.output(), /SMTP_URL: [\s\S]*MAIL_FROM: /u);
    assert.doesNotMatch(refused.output(), /sec|ret@/u);
  });
});
