import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { SMTPServerOptions } from 'smtp-server';
import { createUsageNotices } from '../../src/accounts/usage-notices.ts';
import { openAccountServices } from '../../src/compose-accounts.ts';
import type { Mail, Mailer, MailOutcome } from '../../src/mail/mailer.ts';
import { createOutbox } from '../../src/mail/outbox.ts';
import { createSmtpMailer, type SmtpOptions } from '../../src/mail/smtp-mailer.ts';
import { readSmtpUrl } from '../../src/mail/smtp-url.ts';
import { fakeClock } from '../support/accounts.ts';
import { makeCertificates } from '../support/certificates.ts';
import {
  startSmtpServer,
  type SmtpAnswer,
  type SmtpStep,
  type SmtpTestServer,
} from '../support/smtp-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const MAIL: Mail = {
  id: 'mail-1',
  to: 'reader@example.com',
  subject: 'A subject',
  text: 'The text',
  html: '<p>The text</p>',
};
const SECRET = 'p@ss/wörd#1';
const LOGIN = `user:${encodeURIComponent(SECRET)}@`;
/** Short enough for a test of what never comes; nothing that comes is measured with it. */
const IMPATIENT = { connectMs: 300, answerMs: 300, attemptMs: 2_000 };

function mailerTo(url: string, options: Partial<SmtpOptions> = {}): Mailer {
  const server = readSmtpUrl(url);
  assert.ok(!('problem' in server), 'problem' in server ? server.problem : '');
  const from = { name: 'Alerts', address: 'alerts@sender.example' };
  return createSmtpMailer({ server, from, clock: () => new Date(), ...options });
}

describe('mail/smtp-mailer', () => {
  const closing: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  async function serverThat(
    answers: Partial<Record<SmtpStep, SmtpAnswer>> = {},
    options: SMTPServerOptions = {},
  ): Promise<SmtpTestServer> {
    const server = await startSmtpServer((step) => answers[step] ?? 'ok', options);
    closing.push(() => server.close());
    return server;
  }

  /** A server that does with each connection what `serve` says, from before the greeting on. */
  async function rawServer(serve: (socket: Socket) => void): Promise<number> {
    const sockets = new Set<Socket>();
    const server: Server = createServer((socket) => {
      sockets.add(socket.on('error', () => undefined));
      serve(socket);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    });
    return (server.address() as AddressInfo).port;
  }

  describe('takes an answer for what it is', () => {
    const cases: readonly (readonly [SmtpStep, SmtpAnswer, MailOutcome['outcome']])[] = [
      ['RCPT TO', '550 5.1.1 No such user', 'refused'],
      ['RCPT TO', '553 5.1.3 Bad address', 'refused'],
      ['RCPT TO', '450 4.2.0 Greylisted, try again later', 'failed'],
      ['RCPT TO', '451 4.7.1 Greylisting in action', 'failed'],
      ['RCPT TO', '554 5.7.1 Relay access denied', 'failed'],
      ['RCPT TO', '530 5.7.0 Authentication required', 'failed'],
      ['RCPT TO', '421 4.3.2 Shutting down', 'failed'],
      ['MAIL FROM', '553 5.7.1 Sender address not owned by the user', 'failed'],
      ['MAIL FROM', '550 5.1.8 Sender not known', 'failed'],
      ['MAIL FROM', '552 5.3.4 Message too large', 'refused'],
      ['MAIL FROM', '452 4.3.1 No space left', 'failed'],
      ['DATA', '554 5.7.1 Looks like spam', 'refused'],
      ['DATA', '451 4.3.0 Local error', 'failed'],
    ];
    for (const [step, answer, outcome] of cases) {
      it(`${answer} to ${step}: ${outcome}`, async () => {
        const server = await serverThat({ [step]: answer });
        const result = await mailerTo(`smtp://127.0.0.1:${server.port}`).send(MAIL);
        assert.equal(result.outcome, outcome, JSON.stringify(result));
        assert.ok('reason' in result && result.reason.includes(answer.slice(4)), JSON.stringify(result));
        assert.equal(server.taken.length, 0);
      });
    }

    it('a login that is not taken: failed, without the password', async () => {
      const server = await serverThat(
        {},
        {
          authOptional: false,
          allowInsecureAuth: true,
          onAuth: ({ password }, _session, done) => {
            done(Object.assign(new Error(`wrong password ${password ?? ''}`), { responseCode: 535 }));
          },
        },
      );
      const result = await mailerTo(`smtp://${LOGIN}127.0.0.1:${server.port}`).send(MAIL);
      assert.equal(result.outcome, 'failed');
      assert.ok('reason' in result);
      assert.match(result.reason, /535 wrong password/u);
      assert.doesNotMatch(result.reason, /p@ss/u);
    });

    it('without the reader, whom the server repeats', async () => {
      const server = await serverThat({ 'RCPT TO': `550 5.1.1 <${MAIL.to}>: no such user` });
      const result = await mailerTo(`smtp://127.0.0.1:${server.port}`).send(MAIL);
      assert.ok('reason' in result);
      assert.match(result.reason, /no such user/u);
      assert.doesNotMatch(result.reason, /reader@/u);
    });
  });

  it('logs in with a password of special characters', async () => {
    let given: unknown;
    const server = await serverThat(
      {},
      {
        authOptional: false,
        allowInsecureAuth: true,
        onAuth: ({ username, password }, _session, done) => {
          given = [username, password];
          done(null, { user: username ?? '' });
        },
      },
    );
    const result = await mailerTo(`smtp://${LOGIN}127.0.0.1:${server.port}`).send(MAIL);
    assert.deepEqual(result, { outcome: 'sent' });
    assert.deepEqual(given, ['user', SECRET]);
    assert.equal(server.taken[0]?.user, 'user');
  });

  describe('a server that does not answer', () => {
    for (const step of ['MAIL FROM', 'RCPT TO', 'DATA'] as const) {
      it(`falls silent at ${step}: failed`, async () => {
        const server = await serverThat({ [step]: 'silence' });
        const mailer = mailerTo(`smtp://127.0.0.1:${server.port}`, { timing: IMPATIENT });
        assert.equal((await mailer.send(MAIL)).outcome, 'failed');
      });
      it(`breaks the connection at ${step}: failed`, async () => {
        const server = await serverThat({ [step]: 'broken' });
        const result = await mailerTo(`smtp://127.0.0.1:${server.port}`).send(MAIL);
        assert.equal(result.outcome, 'failed');
        assert.equal(server.connections, 1, 'no other try of its own');
      });
    }

    it('is not there: failed', async () => {
      const port = await rawServer(() => undefined);
      for (const close of closing.splice(0)) await close();
      const result = await mailerTo(`smtp://127.0.0.1:${port}`).send(MAIL);
      assert.equal(result.outcome, 'failed');
      assert.match('reason' in result ? result.reason : '', /^no answer: .*ECONNREFUSED/u);
    });

    it('has a name that leads nowhere: failed', async () => {
      assert.equal((await mailerTo('smtp://nowhere.invalid').send(MAIL)).outcome, 'failed');
    });

    for (const [what, serve] of [
      ['never greets', () => undefined],
      ['greets with what is no answer', (socket: Socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
      ['turns everybody away', (socket: Socket) => socket.end('554 5.3.2 No service here\r\n')],
      [
        'drips a greeting that never ends',
        (socket: Socket) => {
          const dripping = setInterval(() => socket.write('220-more\r\n'), 50);
          socket.once('close', () => {
            clearInterval(dripping);
          });
        },
      ],
      [
        'drips an answer that never ends',
        (socket: Socket) => {
          socket.write('220 here\r\n');
          socket.once('data', () => {
            const dripping = setInterval(() => socket.write('250-more\r\n'), 50);
            socket.once('close', () => {
              clearInterval(dripping);
            });
          });
        },
      ],
    ] as const) {
      it(`${what}: failed`, async () => {
        const port = await rawServer(serve);
        const mailer = mailerTo(`smtp://127.0.0.1:${port}`, { timing: IMPATIENT });
        assert.equal((await mailer.send(MAIL)).outcome, 'failed');
      });
    }

    it('takes its time: sent once', async () => {
      const server = await serverThat(
        {},
        {
          onRcptTo: (_address, _session, done) => {
            setTimeout(done, 700);
          },
        },
      );
      assert.deepEqual(await mailerTo(`smtp://127.0.0.1:${server.port}`).send(MAIL), { outcome: 'sent' });
      assert.equal(server.taken.length, 1);
    });

    it('is left alone when the process ends', async () => {
      const ending = new AbortController();
      let isClosed = (): void => undefined;
      const closed = new Promise<void>((resolve) => {
        isClosed = resolve;
      });
      const port = await rawServer((socket) => {
        socket.once('close', isClosed);
        ending.abort();
      });
      const mailer = mailerTo(`smtp://127.0.0.1:${port}`, { ending: ending.signal });
      assert.equal((await mailer.send(MAIL)).outcome, 'failed');
      await closed;
    });
  });

  for (const to of [
    'a@b.example, c@d.example',
    'a@b.example> <c@d.example',
    '',
    '<>',
    'nobody',
    'a@b.example\r\nRCPT TO:<c@d.example>',
  ]) {
    it(`sends to nobody for ${JSON.stringify(to)}`, async () => {
      const server = await serverThat();
      const result = await mailerTo(`smtp://127.0.0.1:${server.port}`).send({ ...MAIL, to });
      assert.notEqual(result.outcome, 'sent');
      assert.equal(server.taken.length, 0);
    });
  }

  it('sends to a domain of other letters', async () => {
    const server = await serverThat();
    const mailer = mailerTo(`smtp://127.0.0.1:${server.port}`);
    assert.deepEqual(await mailer.send({ ...MAIL, to: 'leser@prüfung.example' }), { outcome: 'sent' });
    assert.match(server.taken[0]?.raw ?? '', /^To: leser@xn--prfung-4ya\.example\r$/mu);
  });

  describe('behind the outbox', () => {
    const clock = fakeClock('2026-03-15T12:00:00Z');

    /** Writes one mail, and looks for due mails now and an hour later. Returns what arrived. */
    async function sendDueTwice(answers: readonly SmtpAnswer[]): Promise<SmtpTestServer['taken']> {
      const left = [...answers];
      const server = await startSmtpServer((step) => (step === 'DATA' ? (left.shift() ?? 'ok') : 'ok'));
      closing.push(() => server.close());
      const accounts = await openAccountServices({ filename: ':memory:', clock: clock.now });
      closing.push(() => accounts.close());
      const { account } = await accounts.management.create({ email: MAIL.to, plan: 'starter' });
      const reservation = await accounts.allowance.reserve(account, 1_000);
      await accounts.allowance.settle(account, reservation, 1_000);
      await createUsageNotices({
        store: accounts.usageNotices,
        allowance: accounts.allowance,
        compose: () => MAIL,
        createId: () => 'mail-1',
        clock: clock.now,
      })();
      const outbox = createOutbox({
        store: accounts.outbox,
        mailer: mailerTo(`smtp://127.0.0.1:${server.port}`),
        clock: clock.now,
        onTrouble: () => undefined,
      });
      for (let hour = 0; hour < 2; hour++) {
        await outbox(new AbortController().signal);
        clock.advance(3_600_000);
      }
      assert.equal((await accounts.outbox.depth()).waiting, 0);
      return server.taken;
    }

    it('sends a mail once that the server took', async () => {
      assert.equal((await sendDueTwice(['ok'])).length, 1);
    });

    it('sends a mail again that the server put off, once', async () => {
      assert.equal((await sendDueTwice(['451 4.7.1 Greylisted'])).length, 1);
    });

    it('does not send a mail again that the server refused', async () => {
      assert.equal((await sendDueTwice(['554 5.6.0 No'])).length, 0);
    });

    it('sends a mail again under its id when the answer was lost', async () => {
      const taken = await sendDueTwice(['broken']);
      assert.deepEqual(
        taken.map(({ message }) => message.messageId),
        ['<mail-1@sender.example>', '<mail-1@sender.example>'],
      );
    });
  });

  describe('encryption', () => {
    const folder = temporaryFolder();
    let certificates: ReturnType<typeof makeCertificates>;
    before(() => {
      certificates = makeCertificates(folder.path);
    });
    after(() => folder.remove());

    /** Sends in a process that knows the authority, or does not. */
    const sendKnowing = (url: string, ca: string | null): Promise<MailOutcome> =>
      new Promise((resolve, reject) => {
        const program = fileURLToPath(new URL('../support/send-one-mail.ts', import.meta.url));
        const known = ca === null ? {} : { NODE_EXTRA_CA_CERTS: ca };
        const env = { PATH: process.env['PATH'], ...known };
        execFile(process.execPath, ['--import', 'tsx', program, url], { env }, (error, out) => {
          if (error !== null) reject(new Error(error.message));
          else resolve(JSON.parse(out) as MailOutcome);
        });
      });
    it('smtps speaks TLS from the first byte, with a certificate that is checked', async () => {
      const server = await serverThat({}, { ...certificates, secure: true });
      const url = `smtps://127.0.0.1:${server.port}`;
      assert.equal((await sendKnowing(url, null)).outcome, 'failed');
      assert.equal(server.taken.length, 0);
      assert.deepEqual(await sendKnowing(url, certificates.ca), { outcome: 'sent' });
      assert.deepEqual(
        server.taken.map(({ secure }) => secure),
        [true],
      );
    });

    it('smtps does not fall back to plain text', async () => {
      const server = await serverThat();
      const mailer = mailerTo(`smtps://127.0.0.1:${server.port}`, { timing: IMPATIENT });
      assert.equal((await mailer.send(MAIL)).outcome, 'failed');
      assert.equal(server.taken.length, 0);
    });

    it('smtp encrypts where the server offers it, and checks the certificate', async () => {
      const server = await serverThat({}, { ...certificates, disabledCommands: [] });
      const url = `smtp://127.0.0.1:${server.port}`;
      assert.equal((await sendKnowing(url, null)).outcome, 'failed');
      assert.deepEqual(await sendKnowing(url, certificates.ca), { outcome: 'sent' });
      assert.deepEqual(await sendKnowing(`${url}?ignoreTLS=true`, null), { outcome: 'sent' });
      assert.deepEqual(
        server.taken.map(({ secure }) => secure),
        [true, false],
      );
    });

    it('requireTLS sends nothing to a server that does not offer it', async () => {
      const server = await serverThat();
      const result = await mailerTo(`smtp://127.0.0.1:${server.port}?requireTLS=true`).send(MAIL);
      assert.equal(result.outcome, 'failed');
      assert.equal(server.taken.length, 0);
    });
  });
});
