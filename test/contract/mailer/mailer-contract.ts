import assert from 'node:assert/strict';
import type { Mail, Mailer } from '../../../src/mail/mailer.ts';
import type { Sender } from '../../../src/mail/sender.ts';

/** A mail as it reached whoever takes it. */
export interface ArrivedMail {
  readonly messageId: string;
  readonly autoSubmitted: string;
  readonly from: Sender;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Whom it went to beside `to`. */
  readonly others: readonly string[];
}

/** An adapter and what it hands mails to. */
export interface MailerUnderTest {
  readonly mailer: Mailer;
  arrived(): Promise<readonly ArrivedMail[]>;
  close(): Promise<void>;
}

/** A sender whose name is not plain ASCII and would be two addresses in a list. */
export const CONTRACT_SENDER: Sender = { name: 'Prüfung, Büro', address: 'alerts@sender.example' };

const MAIL: Mail = {
  id: 'b7a9e6d2-0001',
  to: 'reader@example.com',
  subject: 'A subject',
  text: 'The text\n',
  html: '<p>The text</p>\n',
};

/** What every way of sending mails keeps to. */
export function mailerContract(name: string, open: () => Promise<MailerUnderTest>): void {
  describe(`contract of mailers: ${name}`, () => {
    let under: MailerUnderTest;
    before(async () => {
      under = await open();
    });
    after(() => under.close());
    const sent = async (mail: Partial<Mail>): Promise<ArrivedMail> => {
      assert.deepEqual(await under.mailer.send({ ...MAIL, ...mail }), { outcome: 'sent' });
      const last = (await under.arrived()).at(-1);
      assert.ok(last);
      return last;
    };

    it('hands over both parts, from whom it is and that a machine wrote it, under the id of the mail', async () => {
      const { text, html, ...rest } = await sent({ id: 'first' });
      assert.deepEqual(rest, {
        messageId: '<first@sender.example>',
        autoSubmitted: 'auto-generated',
        from: CONTRACT_SENDER,
        to: MAIL.to,
        subject: MAIL.subject,
        others: [],
      });
      assert.deepEqual([text.trim(), html.trim()], [MAIL.text.trim(), MAIL.html.trim()]);
    });

    it('says the same id when a mail is sent again', async () => {
      const first = await sent({ id: 'again' });
      assert.equal((await sent({ id: 'again' })).messageId, first.messageId);
    });

    for (const [what, written] of [
      ['Cyrillic and Arabic', 'Иванов ٱلْقَاعِدَة'],
      ['Chinese', '上海市黄浦区'],
      ['characters beyond the basic plane', '𠮷野家 🚢'],
      ['two hundred letters', 'Überprüfung '.repeat(17).trim()],
    ]) {
      it(`keeps ${what} in the subject and in both parts`, async () => {
        const { subject, text, html } = await sent({
          id: `letters-${written?.length ?? 0}`,
          subject: written ?? '',
          text: `${written}\n`,
          html: `<p>${written}</p>\n`,
        });
        assert.deepEqual([subject, text.trim(), html.trim()], [written, written, `<p>${written}</p>`]);
      });
    }

    it('takes a line of a text for nothing but a line', async () => {
      const text = 'First\n.\n..\nFrom here\nBcc: other@example.com\n\n.\nLast';
      assert.equal((await sent({ id: 'lines', text })).text.replaceAll('\r\n', '\n').trim(), text);
    });

    for (const at of ['subject', 'to'] as const) {
      for (const lineEnd of ['\r\n', '\n', '\r', '\u2028', '\u0085']) {
        it(`cannot be made to write another header by ${JSON.stringify(lineEnd)} in ${at}`, async () => {
          const value = `${MAIL[at]}${lineEnd}Bcc: other@example.com`;
          const before = (await under.arrived()).length;
          await under.mailer.send({ ...MAIL, id: 'header', [at]: value });
          for (const mail of (await under.arrived()).slice(before)) {
            assert.deepEqual(mail.others, []);
            assert.doesNotMatch(`${mail.subject}${mail.to}`, /[\r\n\u0085\u2028]/u);
          }
        });
      }
    }

    it('sends a long alert', async () => {
      const text = 'Watched name: Viktor Examplov\n'.repeat(30_000).trim();
      assert.equal((await sent({ id: 'long', text })).text.replaceAll('\r\n', '\n').trim(), text);
    });
  });
}
