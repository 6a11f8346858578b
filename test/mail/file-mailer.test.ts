import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFileMailer } from '../../src/mail/file-mailer.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const AT = new Date('2026-03-15T12:00:00Z');
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
  const mailer = createFileMailer(mails, 'Alerts <alerts@sender.example>', () => AT);

  it('writes one file for a mail, also when it is sent twice', async () => {
    assert.deepEqual(await mailer.send(MAIL), { outcome: 'sent' });
    assert.deepEqual(await mailer.send(MAIL), { outcome: 'sent' });
    assert.deepEqual(readdirSync(mails), ['mail-1.eml']);
  });

  it('writes a message that says who, when and what', () => {
    const message = readFileSync(join(mails, 'mail-1.eml'), 'utf8');
    for (const line of [
      'Message-ID: <mail-1@sender.example>',
      'Date: Sun, 15 Mar 2026 12:00:00 +0000',
      'To: reader@example.com',
      `Subject: =?utf-8?B?${Buffer.from('Ünïcode').toString('base64')}?=`,
    ]) {
      assert.ok(message.split('\r\n').includes(line), line);
    }
    assert.ok(message.includes(Buffer.from('Tëxt').toString('base64')));
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
    assert.equal((await createFileMailer(file, 'a@b.example', () => AT).send(MAIL)).outcome, 'failed');
  });
});
