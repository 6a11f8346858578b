import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { createFileMailer } from '../../src/mail/file-mailer.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const AT = new Date('2026-03-15T12:00:00Z');
const FROM = { name: 'Alerts', address: 'alerts@sender.example' };
const MAIL = {
  id: 'mail-1',
  to: 'reader@example.com',
  subject: 'Ünïcode',
  text: 'Tëxt',
  html: '<p>Tëxt</p>',
};

describe('mail/file-mailer', () => {
  const folder = temporaryFolder();
  after(() => folder.remove());
  const mails = join(folder.path, 'mail');
  const mailer = createFileMailer(mails, FROM, () => AT);

  it('writes one file for a mail, also when it is sent twice', async () => {
    assert.deepEqual(await mailer.send(MAIL), { outcome: 'sent' });
    assert.deepEqual(await mailer.send(MAIL), { outcome: 'sent' });
    assert.deepEqual(readdirSync(mails), ['mail-1.eml']);
  });

  it('writes a message that says who, when and what', async () => {
    const message = readFileSync(join(mails, 'mail-1.eml'), 'utf8');
    for (const line of [
      'From: Alerts <alerts@sender.example>',
      'Message-ID: <mail-1@sender.example>',
      'Date: Sun, 15 Mar 2026 12:00:00 +0000',
      'To: reader@example.com',
      'Auto-Submitted: auto-generated',
    ]) {
      assert.ok(message.split('\r\n').includes(line), line);
    }
    assert.match(message, /^[\x20-\x7e\r\n]*$/u);
    const read = await PostalMime.parse(message);
    assert.deepEqual(
      [read.subject, read.text?.trim(), read.html?.trim()],
      [MAIL.subject, MAIL.text, MAIL.html],
    );
  });

  it('cannot be made to write another header', async () => {
    await mailer.send({
      ...MAIL,
      id: 'mail-2',
      to: 'a@b.example\r\nBcc: c@d.example',
      subject: 'x\r\nBcc: c@d.example',
    });
    const message = readFileSync(join(mails, 'mail-2.eml'), 'utf8');
    assert.doesNotMatch(message, /^Bcc:/mu);
  });

  it('says so when it cannot write', async () => {
    const file = join(folder.path, 'file');
    writeFileSync(file, '');
    assert.equal((await createFileMailer(file, FROM, () => AT).send(MAIL)).outcome, 'failed');
  });
});
