import assert from 'node:assert/strict';
import type { Mail } from '../../src/mail/mailer.ts';
import { createSendGridMailer } from '../../src/mail/sendgrid-mailer.ts';
import { startFakeSendGrid, type FakeSendGrid, type SendGridAnswer } from '../support/fake-sendgrid.ts';

const FROM = { name: 'Sanctions screening', address: 'alerts@sender.example' };
const MAIL: Mail = {
  id: 'mail-1',
  to: 'reader@example.com',
  subject: 'A subject',
  text: 'The text',
  html: '<p>The text</p>',
};

describe('mail/sendgrid-mailer', () => {
  let fake: FakeSendGrid;
  let decision: SendGridAnswer = 202;
  before(async () => {
    fake = await startFakeSendGrid(() => decision);
  });
  after(() => fake.close());

  const mailer = () => createSendGridMailer({ apiKey: 'SG.secret', baseUrl: fake.url, from: FROM });

  it('sends both parts under the id of the mail, without tracking', async () => {
    decision = 202;
    assert.deepEqual(await mailer().send(MAIL), { outcome: 'sent' });
    const sent = fake.delivered.at(-1);
    assert.deepEqual(
      [sent?.id, sent?.messageId, sent?.to, sent?.subject, sent?.text, sent?.html],
      ['mail-1', '<mail-1@sender.example>', MAIL.to, MAIL.subject, MAIL.text, MAIL.html],
    );
    assert.deepEqual(sent?.from, { name: FROM.name, email: FROM.address });
    const tracking = JSON.stringify(sent?.tracking);
    for (const kind of ['click_tracking', 'open_tracking']) {
      assert.match(tracking, new RegExp(`"${kind}":\\{"enable":false`, 'u'));
    }
    assert.equal(fake.authorizations.at(-1), 'Bearer SG.secret');
  });

  for (const [answer, outcome] of [
    [400, 'refused'],
    [413, 'refused'],
    [401, 'failed'],
    [429, 'failed'],
    [500, 'failed'],
    ['broken', 'failed'],
  ] as const) {
    it(`takes ${answer} for ${outcome}`, async () => {
      decision = answer;
      const result = await mailer().send(MAIL);
      assert.equal(result.outcome, outcome);
      assert.ok('reason' in result && !result.reason.includes('secret'));
    });
  }

  it('cannot be made to write another header', async () => {
    decision = 202;
    await mailer().send({
      ...MAIL,
      to: 'reader@example.com\r\nBcc: other@example.com',
      subject: 'A\r\nBcc: b@c.d',
    });
    const sent = fake.delivered.at(-1);
    assert.doesNotMatch(`${sent?.to ?? ''}${sent?.subject ?? ''}`, /[\r\n]/u);
  });

  it('fails when nobody answers', async () => {
    const nowhere = createSendGridMailer({
      apiKey: 'SG.x',
      baseUrl: 'http://127.0.0.1:9',
      from: FROM,
    });
    assert.equal((await nowhere.send(MAIL)).outcome, 'failed');
  });
});
