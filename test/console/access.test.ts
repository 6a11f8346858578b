import assert from 'node:assert/strict';
import { startConsoleService, type ConsoleService } from '../support/console-service.ts';
import type { VisitedPage, Visitor } from '../support/visitor.ts';

const PASSWORD = 'correct horse battery';
const MARKUP = '<img src=x onerror=alert(1)>';

describe('access to the console by HTTP', () => {
  let service: ConsoleService;
  before(async () => {
    service = await startConsoleService();
  });
  after(() => service.stop());

  const lastLink = async (): Promise<string> => {
    const [mail] = (await service.mails()).slice(-1);
    const url = /https?:\S+/u.exec(mail?.text ?? '')?.[0] ?? '';
    return url.slice(service.url.length);
  };
  const tokenOf = (path: string): string => new URL(path, service.url).searchParams.get('token') ?? '';
  const signUp = async (visitor: Visitor, email: string): Promise<VisitedPage> => {
    await visitor.post('/sign-up', { email });
    const path = await lastLink();
    await visitor.get(path);
    return visitor.post('/set-password', { token: tokenOf(path), password: PASSWORD });
  };

  it('signs up by mail, starts the trial, signs out and in again', async () => {
    const visitor = service.visitor();
    const done = await signUp(visitor, 'new@example.com');
    assert.deepEqual([done.status, done.location], [303, '/']);
    const dashboard = await visitor.follow(done);
    assert.match(dashboard.text, /Your 14-day trial has started/u);
    assert.match(dashboard.text, /<span class="plan-name">trial<\/span>/u);
    assert.doesNotMatch((await visitor.get('/')).text, /has started/u, 'a notice is shown once');
    assert.equal((await visitor.post('/sign-out')).location, '/sign-in');
    assert.equal((await visitor.get('/keys')).location, '/sign-in?next=%2Fkeys');
    const back = await visitor.post('/sign-in', {
      email: 'NEW@example.com ',
      password: PASSWORD,
      next: '/keys',
    });
    assert.deepEqual([back.status, back.location], [303, '/keys']);
  });

  it('sets another password by mail, which ends every session', async () => {
    const first = service.visitor();
    await signUp(first, 'forgetful@example.com');
    const second = service.visitor();
    await second.post('/forgot-password', { email: 'forgetful@example.com' });
    const path = await lastLink();
    assert.match((await second.get(path)).text, /Set your password/u);
    await second.post('/set-password', { token: tokenOf(path), password: 'another long password' });
    assert.equal((await first.get('/account')).status, 303);
    assert.equal((await second.get('/account')).status, 200);
    assert.equal((await second.get(path)).status, 410);
    const signedIn = await service
      .visitor()
      .post('/sign-in', { email: 'forgetful@example.com', password: PASSWORD });
    assert.equal(signedIn.status, 422);
  });

  it('answers alike whether an address has an account', async () => {
    await service.member('starter', { email: 'known@example.com' });
    const ask = async (path: string, fields: Record<string, string>): Promise<string> => {
      const page = await service.visitor().post(path, fields);
      const alike = page.text
        .replaceAll(fields['email'] ?? '', 'E')
        .replace(/content="[\w-]{43}"|value="[\w-]{43}"/gu, '');
      return `${page.status} ${page.location ?? ''} ${alike}`;
    };
    for (const path of ['/sign-up', '/forgot-password', '/sign-in']) {
      const password = path === '/sign-in' ? { password: PASSWORD } : {};
      const known = await ask(path, { email: 'known@example.com', ...password });
      const unknown = await ask(path, { email: 'nobody@example.com', ...password });
      assert.equal(known, unknown, path);
    }
  });

  it('promises a mail for a forgotten password only where an account exists', async () => {
    const { text } = await service.visitor().post('/forgot-password', { email: 'nobody@example.com' });
    assert.match(text, /If an account with the address <bdi>nobody@example\.com<\/bdi> exists/u);
  });

  it('gives a fresh session at sign-in, and drops the one that was planted before', async () => {
    const { account, person } = await service.member('starter', { email: 'rotate@example.com' });
    await service.access.signIn.setPassword(person, PASSWORD);
    const visitor = service.visitor();
    await visitor.get('/sign-in');
    const planted = visitor.cookies.get('session') ?? '';
    assert.match(planted, /^[\w-]{43}$/u);
    const signedIn = await visitor.post('/sign-in', { email: account.email, password: PASSWORD });
    assert.match(
      signedIn.headers.get('set-cookie') ?? '',
      /^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/u,
    );
    assert.notEqual(visitor.cookies.get('session'), planted);
    assert.equal(await service.access.sessions.resume(planted), null);
  });

  it('leads only to pages of its own after signing in', async () => {
    const { account, person } = await service.member('starter', { email: 'next@example.com' });
    await service.access.signIn.setPassword(person, PASSWORD);
    for (const next of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/a\r\nb',
    ]) {
      const page = await service
        .visitor()
        .post('/sign-in', { email: account.email, password: PASSWORD, next });
      assert.equal(page.location, '/', next);
    }
  });

  it('slows down guesses at one account, in the same words for one that does not exist', async () => {
    const { account, person } = await service.member('starter', { email: 'guessed@example.com' });
    await service.access.signIn.setPassword(person, PASSWORD);
    for (const email of [account.email, 'unknown-guessed@example.com']) {
      const visitor = service.visitor();
      for (let guess = 0; guess < 10; guess++) {
        assert.equal((await visitor.post('/sign-in', { email, password: `guess ${guess}` })).status, 422);
      }
      const refused = await visitor.post('/sign-in', { email, password: PASSWORD });
      assert.equal(refused.status, 429);
      assert.match(refused.headers.get('retry-after') ?? '', /^\d+$/u);
      assert.match(refused.text, /Try again in 15 minutes/u);
    }
  });

  it('mails one address at most five times an hour for one asker', async () => {
    const visitor = service.visitor();
    const ask = (): Promise<VisitedPage> =>
      visitor.post('/forgot-password', { email: 'flooded@example.com' });
    for (let time = 0; time < 5; time++) assert.equal((await ask()).status, 200);
    assert.equal((await ask()).status, 429);
    const mails = await service.mails();
    assert.equal(mails.filter(({ to }) => to === 'flooded@example.com').length, 5);
  });

  it('refuses every form without the visitor’s own token', async () => {
    const { visitor, account } = await service.member('starter');
    const other = await (await service.member('starter')).visitor.csrf();
    const forms = [
      '/keys',
      '/keys/1/revoke',
      '/account/password',
      '/account/sign-out-everywhere',
      '/sign-in',
      '/sign-up',
    ];
    for (const path of [...forms, '/sign-out', '/forgot-password', '/set-password', '/sign-in-link']) {
      for (const csrf of ['', 'x'.repeat(43), other]) {
        const page = await visitor.post(path, { csrf, label: 'by another site', email: 'x@example.com' });
        assert.equal(page.status, 403, `${path} with ${csrf}`);
        assert.match(page.text, /was not sent from this site/u);
      }
    }
    assert.equal((await service.accounts.store.listKeys(account.id)).length, 1);
    assert.equal((await visitor.get('/account')).status, 200);
  });

  it('refuses a token from before signing in', async () => {
    const { account, person } = await service.member('starter', { email: 'stale@example.com' });
    await service.access.signIn.setPassword(person, PASSWORD);
    const visitor = service.visitor();
    const csrf = await visitor.csrf();
    await visitor.post('/sign-in', { email: account.email, password: PASSWORD });
    assert.equal((await visitor.post('/keys', { csrf })).status, 403);
  });

  it('shows markup in an address or a label as text', async () => {
    const { visitor } = await service.member('starter');
    const pages = [
      await visitor.post('/keys', { label: MARKUP }),
      await visitor.get('/keys'),
      await service.visitor().post('/sign-up', { email: MARKUP }),
      await service.visitor().post('/sign-in', { email: MARKUP, password: 'x', next: `"${MARKUP}` }),
    ];
    for (const { text } of pages) {
      assert.doesNotMatch(text, /<img/u);
      assert.match(text, /&lt;img/u);
    }
  });

  it('forgets the session that signs out everywhere, and every other', async () => {
    const { person, visitor } = await service.member('starter');
    const elsewhere = await service.access.sessions.start(person);
    assert.equal((await visitor.post('/account/sign-out-everywhere')).location, '/sign-in');
    assert.equal((await visitor.get('/account')).status, 303);
    assert.equal(await service.access.sessions.resume(elsewhere), null);
  });

  it('asks for the present password before it sets another', async () => {
    const { account, visitor } = await service.member('starter');
    const first = await visitor.post('/account/password', { password: PASSWORD });
    assert.equal(first.location, '/account', 'none to ask for yet');
    const next = { password: 'another long password' };
    const wrong = await visitor.post('/account/password', { ...next, current: 'wrong' });
    assert.deepEqual([wrong.status, wrong.text.includes('This is not your password')], [422, true]);
    assert.equal(
      (await visitor.post('/account/password', { ...next, current: PASSWORD })).location,
      '/account',
    );
    assert.notEqual(await service.access.signIn.check(account.email, next.password), null);
  });
});
