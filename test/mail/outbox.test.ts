import assert from 'node:assert/strict';
import { openAccountServices, type AccountServices } from '../../src/compose-accounts.ts';
import type { Mail, MailOutcome } from '../../src/mail/mailer.ts';
import { createOutbox } from '../../src/mail/outbox.ts';
import { createUsageNotices } from '../../src/accounts/usage-notices.ts';
import type { Account } from '../../src/accounts/accounts.ts';
import { fakeClock } from '../support/accounts.ts';

const GO_ON = new AbortController().signal;

describe('mail/outbox', () => {
  const clock = fakeClock('2026-03-15T12:00:00Z');
  let accounts: AccountServices;
  let account: Account;
  let answers: MailOutcome[];
  let sent: Mail[];
  let troubles: string[];
  let created: number;

  beforeEach(async () => {
    clock.set('2026-03-15T12:00:00Z');
    accounts = await openAccountServices({ filename: ':memory:', clock: clock.now });
    account = (await accounts.management.create({ email: 'reader@example.com', plan: 'starter' })).account;
    answers = [];
    sent = [];
    troubles = [];
    created = 0;
  });
  afterEach(() => accounts.close());

  async function use(searches: number): Promise<void> {
    const reservation = await accounts.allowance.reserve(account, searches);
    await accounts.allowance.settle(account, reservation, searches);
  }

  const notices = () =>
    createUsageNotices({
      store: accounts.usageNotices,
      allowance: accounts.allowance,
      compose: (_account, level) => ({ subject: `${level} %`, text: 't', html: 'h' }),
      createId: () => `mail-${++created}`,
      clock: clock.now,
    })();

  const outbox = () =>
    createOutbox({
      store: accounts.outbox,
      mailer: {
        send: async (mail) => {
          sent.push(mail);
          return answers.shift() ?? { outcome: 'sent' };
        },
      },
      clock: clock.now,
      onTrouble: ({ outcome }) => troubles.push(outcome),
    });

  it('tells of 80 and of 100 percent of the allowance once each', async () => {
    await use(799);
    assert.equal(await notices(), 0);
    await use(1);
    assert.deepEqual([await notices(), await notices()], [1, 0]);
    await use(200);
    assert.deepEqual([await notices(), await notices()], [1, 0]);
    await outbox()(GO_ON);
    assert.deepEqual(
      sent.map(({ to, subject }) => [to, subject]),
      [
        ['reader@example.com', '80 %'],
        ['reader@example.com', '100 %'],
      ],
    );
  });

  it('does not tell of 80 percent after 100, and begins anew each month', async () => {
    await use(1000);
    assert.deepEqual([await notices(), await notices()], [1, 0]);
    clock.set('2026-04-02T12:00:00Z');
    await use(800);
    assert.equal(await notices(), 1);
  });

  it('sends a mail once', async () => {
    await use(800);
    await notices();
    assert.deepEqual([await outbox()(GO_ON), await outbox()(GO_ON)], [1, 0]);
  });

  it('sends a mail once from several processes', async () => {
    await use(1000);
    await notices();
    await Promise.all([outbox()(GO_ON), outbox()(GO_ON), outbox()(GO_ON)]);
    assert.equal(sent.length, 1);
  });

  it('tries again with growing pauses, under the same id', async () => {
    await use(800);
    await notices();
    answers = Array.from({ length: 9 }, () => ({ outcome: 'failed', reason: '429' }));
    const pauses: number[] = [];
    while (sent.length < 10) {
      await outbox()(GO_ON);
      const attempts = sent.length;
      let waited = 0;
      while (sent.length === attempts && attempts < 10) {
        clock.advance(30_000);
        waited += 30;
        await outbox()(GO_ON);
      }
      if (attempts < 10) pauses.push(waited);
    }
    assert.deepEqual(pauses, [30, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
    assert.equal(new Set(sent.map(({ id }) => id)).size, 1);
    assert.equal((await accounts.outbox.depth()).waiting, 0);
  });

  it('keeps a refused mail with its reason and does not try it again', async () => {
    await use(800);
    await notices();
    answers = [{ outcome: 'refused', reason: 'no such address' }];
    await outbox()(GO_ON);
    clock.advance(86_400_000);
    await outbox()(GO_ON);
    assert.equal(sent.length, 1);
    assert.deepEqual(troubles, ['refused']);
    assert.deepEqual(await accounts.outbox.depth(), { waiting: 0, oldest: null });
  });

  it('repeats a mail with its id when the process ended before it was marked', async () => {
    await use(800);
    await notices();
    const claimed = await accounts.outbox.claim(clock.now(), new Date(clock.now().getTime() + 120_000));
    assert.equal(await outbox()(GO_ON), 0);
    clock.advance(120_000);
    assert.equal(await outbox()(GO_ON), 1);
    assert.equal(sent[0]?.id, claimed?.id);
  });

  it('knows how many mails wait and since when', async () => {
    await use(800);
    await notices();
    assert.deepEqual(await accounts.outbox.depth(), { waiting: 1, oldest: clock.now() });
  });

  it('forgets mails that were sent long ago, and only those', async () => {
    await use(800);
    await notices();
    assert.equal(await accounts.outbox.forgetSentBefore(new Date('2027-01-01')), 0);
    await outbox()(GO_ON);
    assert.equal(await accounts.outbox.forgetSentBefore(new Date('2027-01-01')), 1);
  });
});
