import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { startConsoleService, type ConsoleService, type Member } from '../support/console-service.ts';
import { askRaw } from '../support/raw-answer.ts';

/** The most a first view may weigh, compressed. */
const BUDGET_BYTES = 150_000;

describe('console by HTTP', () => {
  let service: ConsoleService;
  let member: Member;
  before(async () => {
    service = await startConsoleService();
    member = await service.member('business');
  });
  after(() => service.stop());

  const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(service.url + path, { headers, redirect: 'manual' });

  it('answers people with a page and programs with JSON where there is nothing', async () => {
    const page = await get('/nothing', { Accept: 'text/html' });
    assert.deepEqual([page.status, page.headers.get('content-type')], [404, 'text/html; charset=utf-8']);
    for (const path of ['/nothing', '/api/v1/nothing/']) {
      const json = await get(path, path.startsWith('/api') ? { Accept: 'text/html' } : {});
      assert.deepEqual(
        [json.status, typeof ((await json.json()) as { error: unknown }).error],
        [404, 'string'],
        path,
      );
    }
  });

  it('says which methods an address takes', async () => {
    const answer = await fetch(`${service.url}/keys/1/revoke`, { method: 'DELETE' });
    assert.deepEqual([answer.status, answer.headers.get('allow')], [405, 'GET, POST']);
  });

  it('answers HEAD like GET, without a body', async () => {
    const answer = await fetch(`${service.url}/sign-in`, { method: 'HEAD' });
    assert.deepEqual([answer.status, await answer.text()], [200, '']);
  });

  it('keeps pages out of every cache and forbids inline script and style', async () => {
    for (const path of ['/', '/sign-in', '/quick-start']) {
      const { headers } = await get(path, { Accept: 'text/html' });
      assert.equal(headers.get('cache-control'), 'no-store');
      const policy = headers.get('content-security-policy') ?? '';
      assert.match(policy, /default-src 'none'/u);
      assert.match(policy, /script-src 'self'(;|$)/u);
      assert.match(policy, /style-src 'self'(;|$)/u);
      assert.doesNotMatch(policy, /unsafe|https?:/u);
    }
  });

  it('has no inline script, no inline style and nothing from elsewhere on any page', async () => {
    for (const path of ['/', '/keys', '/quick-start', '/account']) {
      const { text } = await member.visitor.get(path);
      assert.doesNotMatch(text, /<script(?![^>]*\ssrc="\/assets\/)/u, path);
      assert.doesNotMatch(text, /<style|\sstyle=|\son\w+=/u, path);
      assert.doesNotMatch(text, /(?:src|href)="(?:https?:)?\/\//u, path);
    }
  });

  it('lets a browser keep assets for a year under a mark of their content', async () => {
    const { text } = await member.visitor.get('/');
    const assets = [...text.matchAll(/(?:src|href)="(?<url>\/assets\/[^"]+)"/gu)].map(
      ({ groups }) => groups?.['url'] ?? '',
    );
    assert.ok(assets.length >= 3);
    for (const url of assets) {
      const answer = await get(url);
      assert.equal(answer.status, 200, url);
      assert.match(answer.headers.get('cache-control') ?? '', /max-age=31536000, immutable/u);
    }
    const outdated = await get('/assets/app.css?v=outdated');
    assert.equal(outdated.headers.get('cache-control'), 'no-cache');
  });

  for (const path of [
    '/assets/',
    '/assets/nothing.css',
    '/assets/..%2f..%2fpackage.json',
    '/assets/../console.ts',
  ]) {
    it(`serves nothing at ${path}`, async () => {
      const answer = await raw(service.url, path);
      assert.match(answer, /^HTTP\/1\.1 404 /u);
    });
  }

  it(`sends a first view of at most ${BUDGET_BYTES / 1000} kB compressed`, async () => {
    for (const path of ['/', '/keys', '/quick-start', '/account']) {
      const cookie = `session=${member.sessionId}`;
      const page = await weigh(service.url + path, cookie);
      let bytes = page.bytes;
      for (const { groups } of page.text.matchAll(/(?:src|href)="(?<url>\/assets\/[^"]+)"/gu)) {
        bytes += (await weigh(service.url + (groups?.['url'] ?? ''), cookie)).bytes;
      }
      assert.ok(bytes <= BUDGET_BYTES, `${path}: ${bytes} bytes`);
    }
  });

  it('refuses a form that is too large or is none', async () => {
    const cookie = `session=${member.sessionId}`;
    const post = (body: string, type: string): Promise<Response> =>
      fetch(`${service.url}/keys`, {
        method: 'POST',
        body,
        headers: { 'Content-Type': type, Cookie: cookie },
      });
    assert.equal(
      (await post(`label=${'x'.repeat(70_000)}`, 'application/x-www-form-urlencoded')).status,
      413,
    );
    assert.equal((await post('{}', 'application/json')).status, 415);
  });

  it('refuses what a browser says another site sent', async () => {
    const answer = await fetch(`${service.url}/keys`, {
      method: 'POST',
      body: new URLSearchParams({ csrf: await member.visitor.csrf() }),
      headers: { Cookie: `session=${member.sessionId}`, 'Sec-Fetch-Site': 'cross-site' },
    });
    assert.equal(answer.status, 403);
  });

  it('shows a new key once, and never again', async () => {
    const created = await member.visitor.post('/keys', { label: 'شركة' });
    const key = /ssk_[0-9A-Za-z]{43}/u.exec(created.text)?.[0] ?? '';
    assert.notEqual(await service.accounts.accounts.authenticate(key), null);
    const later = await member.visitor.get('/keys');
    assert.doesNotMatch(later.text, /ssk_[0-9A-Za-z]{43}/u);
    assert.match(later.text, /<bdi dir="auto">شركة<\/bdi>/u);
  });

  it('says what is wrong with a label beside it', async () => {
    const page = await member.visitor.post('/keys', { label: 'x'.repeat(101) });
    assert.equal(page.status, 422);
    assert.match(page.text, /This must have at most 100 characters\./u);
  });

  it('revokes a key after a confirmation', async () => {
    const { visitor, apiKey } = await service.member('starter');
    const id = /\/keys\/(?<id>\d+)\/revoke/u.exec((await visitor.get('/keys')).text)?.groups?.['id'] ?? '';
    assert.match((await visitor.get(`/keys/${id}/revoke`)).text, /Revoke this key\?/u);
    assert.notEqual(await service.accounts.accounts.authenticate(apiKey), null);
    assert.equal((await visitor.post(`/keys/${id}/revoke`)).location, '/keys');
    assert.equal(await service.accounts.accounts.authenticate(apiKey), null);
    assert.equal((await visitor.get(`/keys/${id}/revoke`)).status, 404);
  });

  it('knows no key of another account, nor what is no number', async () => {
    const other = await service.member('starter');
    const [key] = await service.accounts.store.listKeys(other.account.id);
    for (const id of [String(key?.id), '0', '-1', '1e3', '999999999999999999', 'x']) {
      assert.equal((await member.visitor.get(`/keys/${id}/revoke`)).status, 404, id);
      assert.equal((await member.visitor.post(`/keys/${id}/revoke`)).status, 404, id);
    }
    assert.notEqual(await service.accounts.accounts.authenticate(other.apiKey), null);
  });

  const STATES = [
    ['an account without a plan', 'none', {}, /Your account has no plan/u],
    ['a trial that ended', 'trial', { trialStarted: '2020-01-01' }, /Your trial ended/u],
    ['a plan that ended', 'starter', { ends: '2020-01-01' }, /Your plan ended/u],
  ] as const;
  for (const [what, plan, more, words] of STATES) {
    it(`tells the owner of ${what}`, async () => {
      const { visitor } = await service.member(plan, more);
      const { status, text } = await visitor.get('/');
      assert.equal(status, 200);
      assert.match(text, words);
    });
  }

  it('shows searches used and left, and the day they ran', async () => {
    const { account, visitor } = await service.member('starter');
    const reservation = await service.accounts.allowance.reserve(account, 12);
    await service.accounts.allowance.settle(account, reservation, 12);
    const { text } = await visitor.get('/');
    assert.match(text, /12 of 1,000 used this month/u);
    assert.match(text, />988</u);
    const today = new Date().toISOString().slice(0, 10);
    assert.match(text, new RegExp(`${today}: 12 searches`, 'u'));
  });

  it('shows everybody the examples with this service’s own address', async () => {
    const { text } = await service.visitor().get('/quick-start');
    assert.ok(text.split(`${service.url}/api/v1/screen/`).length - 1 >= 3);
  });
});

async function weigh(
  url: string,
  cookie: string,
): Promise<{ readonly bytes: number; readonly text: string }> {
  const headers = { Accept: 'text/html', 'Accept-Encoding': 'br', Cookie: cookie };
  const { sent, text } = await askRaw(url, { headers });
  assert.ok(sent.length > 0, url);
  return { bytes: sent.length, text };
}

/** Sends a path as it is: fetch would tidy it up. */
function raw(url: string, path: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
    });
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('end', () => {
      resolve(answer);
    });
    socket.on('error', reject);
  });
}
