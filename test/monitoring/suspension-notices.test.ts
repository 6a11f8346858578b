import assert from 'node:assert/strict';
import type { Account } from '../../src/accounts/accounts.ts';
import { openAccountServices, type AccountServices } from '../../src/compose-accounts.ts';
import { createSuspensionNotices } from '../../src/monitoring/suspension-notices.ts';
import { fakeClock } from '../support/accounts.ts';

const EMAIL = 'reader@example.com';

describe('monitoring/suspension-notices', () => {
  const clock = fakeClock('2026-03-15T12:00:00Z');
  let accounts: AccountServices;
  let account: Account;
  let created = 0;

  beforeEach(async () => {
    clock.set('2026-03-15T12:00:00Z');
    accounts = await openAccountServices({ filename: ':memory:', clock: clock.now });
    account = (await accounts.management.create({ email: EMAIL, plan: 'starter' })).account;
  });
  afterEach(() => accounts.close());

  const notices = () =>
    createSuspensionNotices({
      store: accounts.suspensionNotices,
      compose: (_account, reason, items) => ({ subject: reason, text: `${items} items`, html: '' }),
      createId: () => `mail-${++created}`,
      clock: clock.now,
    })();

  async function watch(...texts: readonly string[]): Promise<readonly number[]> {
    const facts = texts.map(
      (text) => ({ kind: 'name', text, entityType: 'individual', country: '' }) as const,
    );
    const added = await accounts.watches.add({
      accountId: account.id,
      watches: facts.map((fact) => ({ facts: fact, hits: [] })),
      capacity: 10,
      generations: new Map(),
      now: clock.now(),
    });
    return added.map(({ id }) => id);
  }

  async function mails(): Promise<readonly (readonly [string, string, string])[]> {
    const found = [];
    for (;;) {
      const mail = await accounts.outbox.claim(clock.now(), new Date(clock.now().getTime() + 1000));
      if (mail === null) return found;
      await accounts.outbox.markSent(mail.id, clock.now());
      found.push([mail.to, mail.subject, mail.text] as const);
    }
  }

  const setPlan = (plan: string, ends?: string) =>
    accounts.management.setPlan(EMAIL, { plan, ...(ends === undefined ? {} : { ends }) });

  it('say nothing while the plan runs', async () => {
    await watch('A Name');
    assert.equal(await notices(), 0);
    assert.deepEqual(await mails(), []);
  });

  it('tell the owner once that the plan ended, with how many items stand still', async () => {
    await watch('A Name', 'Another Name');
    await setPlan('starter', '2026-03-20T00:00:00Z');
    assert.equal(await notices(), 0);
    clock.set('2026-03-20T00:00:00Z');
    assert.equal(await notices(), 1);
    assert.deepEqual(await mails(), [[EMAIL, 'plan_ended', '2 items']]);
    clock.advance(40 * 86_400_000);
    assert.equal(await notices(), 0);
    assert.deepEqual(await mails(), []);
  });

  it('tell that the plan does not include monitoring', async () => {
    await watch('A Name');
    await setPlan('trial');
    await notices();
    assert.deepEqual(await mails(), [[EMAIL, 'not_included', '1 items']]);
  });

  it('do not tell again when the reason changes while the suspension goes on', async () => {
    await watch('A Name');
    await setPlan('none');
    await notices();
    await setPlan('trial');
    assert.equal(await notices(), 0);
  });

  it('tell again of the next suspension', async () => {
    await watch('A Name');
    await setPlan('none');
    await notices();
    await setPlan('professional');
    assert.equal(await notices(), 0);
    await setPlan('none');
    assert.equal(await notices(), 1);
    assert.equal((await mails()).length, 2);
  });

  it('say nothing to an account that watches nothing, and forget it', async () => {
    const [id] = await watch('A Name');
    await setPlan('none');
    await notices();
    await accounts.watches.remove(account.id, id ?? 0);
    assert.equal(await notices(), 0);
    assert.deepEqual(await accounts.suspensionNotices.accounts(), []);
  });

  it('are written once by two processes at the same time', async () => {
    await watch('A Name');
    await setPlan('none');
    const told = await Promise.all([notices(), notices(), notices()]);
    assert.deepEqual(told.toSorted(), [0, 0, 1]);
    assert.equal((await mails()).length, 1);
  });
});
