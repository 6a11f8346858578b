import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createMailedLinks, type AccessMail, type MailedLinks } from '../../src/accounts/mailed-links.ts';
import { createSessions, SESSION_LIFE, type Sessions } from '../../src/accounts/sessions.ts';
import { createSignIn, type SignIn } from '../../src/accounts/sign-in.ts';
import { openAccountServices, type AccountServices } from '../../src/compose-accounts.ts';
import { openDatabase } from '../../src/db/connection.ts';
import { InvalidInputError } from '../../src/errors.ts';
import { fakeClock, personOf, type FakeClock } from '../support/accounts.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const EMAIL = 'someone@example.com';
const PASSWORD = 'correct horse battery';
const HOUR_MS = 3_600_000;

describe('access to the console', () => {
  let services: AccountServices;
  let clock: FakeClock;
  let sessions: Sessions;
  let signIn: SignIn;
  let links: MailedLinks;
  let mails: AccessMail[];
  let mailIds: number;

  beforeEach(async () => {
    clock = fakeClock('2026-11-21T12:00:00.000Z');
    services = await openAccountServices({ filename: ':memory:', clock: clock.now });
    const { store: accounts, access: store, personStore: people } = services;
    mails = [];
    mailIds = 0;
    sessions = createSessions({ store, clock: clock.now, randomBytes });
    signIn = createSignIn({
      people,
      store,
      clock: clock.now,
      randomBytes,
      cost: { N: 2 ** 10, r: 8, p: 1 },
    });
    links = createMailedLinks({
      accounts,
      people,
      store,
      signIn,
      compose: (mail) => {
        mails.push(mail);
        return { subject: mail.kind, text: 'url' in mail ? mail.url : 'no link', html: '' };
      },
      clock: clock.now,
      randomBytes,
      createId: () => `mail-${++mailIds}`,
      publicUrl: 'https://screening.example',
    });
  });
  afterEach(() => services.close());

  const lastToken = (): string => {
    const mail = mails.at(-1);
    assert.ok(mail !== undefined && 'url' in mail, 'the last mail has a link');
    return new URL(mail.url).searchParams.get('token') ?? '';
  };
  const createAccount = async (plan = 'starter') =>
    (await services.management.create({ email: EMAIL, plan })).account;
  const createOwner = async () => {
    await createAccount();
    return personOf(services, EMAIL);
  };

  describe('sessions', () => {
    it('give each sign-in an id of its own', async () => {
      const person = await createOwner();
      const ids = [await sessions.start(person), await sessions.start(person)];
      assert.notEqual(ids[0], ids[1]);
      for (const id of ids) assert.equal((await sessions.resume(id))?.person.id, person.id);
    });
    it('are nobody’s under an id that was never given', async () => {
      await createOwner();
      for (const id of ['', 'x', 'A'.repeat(43), 'ä'.repeat(43)])
        assert.equal(await sessions.resume(id), null);
    });
    it('end after 12 hours without a request, counted from the last one', async () => {
      const id = await sessions.start(await createOwner());
      for (let request = 0; request < 3; request++) {
        clock.advance(11 * HOUR_MS);
        assert.notEqual(await sessions.resume(id), null);
      }
      clock.advance(12 * HOUR_MS);
      assert.equal(await sessions.resume(id), null);
    });
    it('end after a week however much they are used', async () => {
      const id = await sessions.start(await createOwner());
      for (let hours = 0; hours < 7 * 24 - 6; hours += 6) {
        clock.advance(6 * HOUR_MS);
        assert.notEqual(await sessions.resume(id), null, `after ${hours + 6} hours`);
      }
      clock.advance(6 * HOUR_MS);
      assert.equal(await sessions.resume(id), null);
    });
    it('end one by one, all together, with the account, and with another password', async () => {
      const person = await createOwner();
      const start = async () => [await sessions.start(person), await sessions.start(person)] as const;
      const [first, second] = await start();
      await sessions.end(first);
      assert.equal(await sessions.resume(first), null);
      assert.notEqual(await sessions.resume(second), null);
      const [third] = await start();
      await sessions.endAll(person);
      assert.deepEqual([await sessions.resume(second), await sessions.resume(third)], [null, null]);
      const [fourth] = await start();
      await signIn.setPassword(person, PASSWORD);
      assert.equal(await sessions.resume(fourth), null);
      const [fifth] = await start();
      await services.management.remove(EMAIL);
      assert.equal(await sessions.resume(fifth), null);
    });
    it('are forgotten once they have ended', async () => {
      await sessions.start(await createOwner());
      assert.equal(await services.access.forgetEnded(SESSION_LIFE, clock.now()), 0);
      clock.advance(12 * HOUR_MS);
      assert.equal(await services.forgetExpired(), 1);
    });
  });

  describe('passwords', () => {
    it('let in whoever knows address and password, letter case of the address aside', async () => {
      const person = await createOwner();
      assert.equal(await signIn.hasPassword(person), false);
      await signIn.setPassword(person, PASSWORD);
      assert.equal(await signIn.hasPassword(person), true);
      assert.equal((await signIn.check('SOMEONE@example.com', PASSWORD))?.id, person.id);
      assert.equal(await signIn.check(EMAIL, `${PASSWORD}!`), null);
      assert.equal(await signIn.check('nobody@example.com', PASSWORD), null);
    });
    it('let nobody into an account that has none', async () => {
      await createOwner();
      assert.equal(await signIn.check(EMAIL, ''), null);
    });
    it('are stored anew at today’s cost when they are next used', async () => {
      const person = await createOwner();
      await signIn.setPassword(person, PASSWORD);
      const { personStore: people, access: store } = services;
      const cost = { N: 2 ** 11, r: 8, p: 1 };
      const dearer = createSignIn({ people, store, clock: clock.now, randomBytes, cost });
      assert.notEqual(await dearer.check(EMAIL, PASSWORD), null);
      assert.match((await store.passwordOf(person.id)) ?? '', /^scrypt\$2048\$/u);
      assert.notEqual(await dearer.check(EMAIL, PASSWORD), null);
    });
  });

  describe('mailed links', () => {
    it('make an account whose trial starts when the password is chosen', async () => {
      await links.requestSignUp(EMAIL);
      assert.equal(await services.store.findByEmail(EMAIL), null);
      clock.advance(HOUR_MS);
      const person = await links.setPassword(lastToken(), PASSWORD);
      const account = await services.store.findByEmail(EMAIL);
      assert.equal(account?.plan, 'trial');
      assert.deepEqual(account.trialStartedAt, clock.now());
      assert.deepEqual(await services.store.listKeys(account.id), []);
      assert.equal((await signIn.check(EMAIL, PASSWORD))?.id, person?.id);
    });
    it('work once', async () => {
      await links.requestSignUp(EMAIL);
      const token = lastToken();
      await links.setPassword(token, PASSWORD);
      assert.equal(await links.open(token), null);
      assert.equal(await links.setPassword(token, 'another long password'), null);
      assert.equal(await signIn.check(EMAIL, 'another long password'), null);
    });
    it('work once also when two ask at the same time', async () => {
      await links.requestSignUp(EMAIL);
      const token = lastToken();
      const both = await Promise.all([
        links.setPassword(token, PASSWORD),
        links.setPassword(token, PASSWORD),
      ]);
      assert.equal(both.filter((account) => account !== null).length, 1);
    });
    it('may be opened by programs that check mails', async () => {
      await links.requestSignUp(EMAIL);
      const token = lastToken();
      for (let times = 0; times < 3; times++) assert.equal((await links.open(token))?.email, EMAIL);
      assert.notEqual(await links.setPassword(token, PASSWORD), null);
    });
    it('can be used again after a password that is too weak', async () => {
      await links.requestSignUp(EMAIL);
      await assert.rejects(links.setPassword(lastToken(), 'short'), InvalidInputError);
      assert.notEqual(await links.setPassword(lastToken(), PASSWORD), null);
    });
    for (const [purpose, hours] of [
      ['sign-up', 24],
      ['password', 1],
    ] as const) {
      it(`of a ${purpose} last ${hours} h`, async () => {
        if (purpose === 'password') await createAccount();
        await (purpose === 'password' ? links.requestPassword(EMAIL) : links.requestSignUp(EMAIL));
        clock.advance(hours * HOUR_MS - 1);
        assert.notEqual(await links.open(lastToken()), null);
        clock.advance(1);
        assert.equal(await links.open(lastToken()), null);
        assert.equal(await links.setPassword(lastToken(), PASSWORD), null);
      });
    }
    it('that were open die with the setting of a password', async () => {
      await createAccount();
      await links.requestPassword(EMAIL);
      const first = lastToken();
      await links.requestPassword(EMAIL);
      await links.setPassword(lastToken(), PASSWORD);
      assert.equal(await links.open(first), null);
    });
    it('write one mail whoever asks for what, so that the asker learns nothing', async () => {
      await createAccount();
      await links.requestSignUp(EMAIL);
      await links.requestSignUp('new@example.com');
      await links.requestPassword(EMAIL);
      await links.requestPassword('other@example.com');
      assert.deepEqual(
        mails.map(({ kind }) => kind),
        ['has-account', 'sign-up', 'password', 'no-account'],
      );
      assert.equal((await services.outbox.depth()).waiting, 4);
    });
    it('of an operator sign in once, and set no password', async () => {
      await createAccount();
      const token = new URL(await links.issue(EMAIL, 'sign-in')).searchParams.get('token') ?? '';
      assert.equal(await links.setPassword(token, PASSWORD), null);
      assert.equal((await links.signIn(token))?.email, EMAIL);
      assert.equal(await links.signIn(token), null);
    });
    it('for a password sign nobody in without one', async () => {
      await createAccount();
      const token = new URL(await links.issue(EMAIL, 'password')).searchParams.get('token') ?? '';
      assert.equal(await links.signIn(token), null);
      assert.notEqual(await links.setPassword(token, PASSWORD), null);
    });
    it('bring no deleted account back', async () => {
      await createAccount();
      await links.requestPassword(EMAIL);
      await services.management.remove(EMAIL);
      assert.equal(await links.setPassword(lastToken(), PASSWORD), null);
    });
    for (const bad of [
      '',
      'nobody',
      'a@b',
      'a@example.com\nBcc: b@example.com',
      'x'.repeat(250) + '@example.com',
    ]) {
      it(`are not made for ${JSON.stringify(bad.slice(0, 30))}`, async () => {
        await assert.rejects(links.requestSignUp(bad), InvalidInputError);
        await assert.rejects(links.requestPassword(bad), InvalidInputError);
        assert.equal((await services.outbox.depth()).waiting, 0);
      });
    }
  });

  it('counts searches by the day they ran', async () => {
    const account = await createAccount();
    const use = async (searches: number): Promise<void> => {
      const reservation = await services.allowance.reserve(account, searches);
      await services.allowance.settle(account, reservation, searches);
    };
    await use(2);
    await use(3);
    clock.advance(24 * HOUR_MS);
    await use(4);
    assert.deepEqual(await services.usage.usageByDay(account.id, '2026-11-01'), [
      { day: '2026-11-21', searches: 5 },
      { day: '2026-11-22', searches: 4 },
    ]);
    assert.deepEqual(await services.usage.usageByDay(account.id, '2026-11-22'), [
      { day: '2026-11-22', searches: 4 },
    ]);
  });

  it('counts searches of a month’s last seconds on its last day, though they end in the next month', async () => {
    const account = await createAccount();
    clock.set('2026-11-30T23:59:59.000Z');
    const reservation = await services.allowance.reserve(account, 2);
    clock.advance(5_000);
    await services.allowance.settle(account, reservation, 2);
    assert.deepEqual(await services.usage.usageByDay(account.id, '2026-11-01'), [
      { day: '2026-11-30', searches: 2 },
    ]);
  });

  it('keeps no link in the outbox once its mail was sent', async () => {
    const folder = temporaryFolder();
    const filename = join(folder.path, 'accounts.sqlite');
    const onFile = await openAccountServices({ filename, clock: clock.now });
    const link = {
      purpose: 'sign-up',
      email: EMAIL,
      endsAt: new Date(clock.now().getTime() + HOUR_MS),
    } as const;
    const mail = {
      id: 'm',
      accountId: null,
      kind: 'link',
      to: EMAIL,
      subject: 's',
      text: 'token',
      html: 'token',
    } as const;
    await onFile.access.addLink(randomBytes(32), link, mail, clock.now());
    const database = openDatabase(filename);
    const kept = (): Promise<unknown> => database('outbox').select('state', 'text', 'html');
    assert.deepEqual(await kept(), [{ state: 'waiting', text: 'token', html: 'token' }]);
    await onFile.outbox.markSent('m', clock.now());
    assert.deepEqual(await kept(), [{ state: 'sent', text: '', html: '' }]);
    await Promise.all([database.destroy(), onFile.close()]);
    folder.remove();
  });
});
