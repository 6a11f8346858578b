import assert from 'node:assert/strict';
import { startConsoleService, type ConsoleService, type Member } from '../support/console-service.ts';
import type { VisitedPage } from '../support/visitor.ts';

const NAME = 'Saddam Hussein';

describe('console: screening', () => {
  let service: ConsoleService;
  let member: Member;
  before(async () => {
    service = await startConsoleService();
  });
  beforeEach(async () => {
    member = await service.member('starter');
  });
  after(() => service.stop());

  const used = async (): Promise<number> => (await service.accounts.allowance.state(member.account)).used;
  const screen = (fields: Readonly<Record<string, string>>, path = '/screen'): Promise<VisitedPage> =>
    member.visitor.post(path, { mark: 'm1', ...fields });
  const resultOf = async (sent: VisitedPage): Promise<string> => {
    assert.match(sent.location ?? sent.text, /^\/screen\/results\/[0-9a-f]{40}$/u);
    return (await member.visitor.follow(sent)).text;
  };

  it('shows matches with level, score, list, what matched, why, and the entry', async () => {
    const sent = await screen({ name: NAME });
    const text = await resultOf(sent);
    for (const said of [
      /badge-(?:high|medium|low)">(?:high|medium|low)<\/span> <span class="level-score">\d+ %/u,
      /EU Consolidated Financial Sanctions List/u,
      /primary name/u,
      /data-label="Born"><bdi dir="auto">1937-04-28/u,
      /data-label="Countries">.*Iraq/u,
      /5 lists searched, with their dates/u,
      /<time class="time" dateTime="2026-05-01">|<time class="time" datetime="2026-05-01">/u,
    ]) {
      assert.match(text, said);
    }
    const details = (await member.visitor.get(`${sent.location ?? ''}/found/1`)).text;
    for (const said of [
      /<h3><bdi dir="auto">Saddam Hussein Al-Tikriti<\/bdi><\/h3>/u,
      /Matched on the primary name/u,
      /<bdi class="word">hussein<\/bdi>.*corresponds to.*<bdi class="word">hussein<\/bdi><span class="muted">equal/u,
      /Only in the listed text: .*tikriti/u,
      /Born<\/dt><dd><bdi dir="auto">1937-04-28/u,
    ]) {
      assert.match(details, said);
    }
    const entry = /href="(\/entries\/\d+)"/u.exec(details)?.[1] ?? assert.fail('no entry');
    assert.match((await member.visitor.get(entry)).text, /Reference of the publisher/u);
    for (const gone of [
      '/entries/0',
      '/entries/x',
      '/entries/999999999',
      `${sent.location ?? ''}/found/99`,
    ]) {
      assert.equal((await member.visitor.get(gone)).status, 404, gone);
    }
    assert.equal(await used(), 1);
  });

  it('compares what else is known, and marks what agrees, contradicts and is unknown', async () => {
    const known = { birth: '1937-04-28', nationality: 'Cuba, Atlantis', identifiers: 'passport: Z9 (Iraq)' };
    const sent = await screen({ name: NAME, ...known });
    assert.match(await resultOf(sent), /The nationality &quot;Atlantis&quot; is not understood/u);
    const details = (await member.visitor.get(`${sent.location ?? ''}/found/1`)).text;
    assert.match(details, /badge-good">agrees<\/span>.*Date of birth: .*1937-04-28.*listed: .*1937-04-28/u);
    assert.match(details, /badge-(?:flag|neutral)">(?:contradicts|unknown)<\/span>.*Nationality: /u);
    assert.match(details, /Identifier: .*passport: Z9 \(Iraq\)/u);
    const contradicted = await screen({ name: NAME, birth: '1999-01-20', mark: 'm2' });
    assert.match(await resultOf(contradicted), /badge-(?:medium|low)/u);
    const card = (await member.visitor.get(`${contradicted.location ?? ''}/found/1`)).text;
    assert.match(card, /badge-flag">contradicts/u);
  });

  it('charges each valid contact value, and says of the others that they were not searched', async () => {
    const text = await resultOf(await screen({ name: NAME, email: 'a@b.example, nonsense', phone: '' }));
    assert.match(text, /nonsense.*not searched, not charged/u);
    assert.match(text, /<dt>Charged<\/dt><dd>2 searches/u);
    assert.equal(await used(), 2);
  });

  it('charges a form that is sent twice once, and shows its one result', async () => {
    const [first, second] = await Promise.all([screen({ name: NAME }), screen({ name: NAME })]);
    const sent = [first, second].map(({ status }) => status).sort();
    assert.ok(String(sent) === '303,303' || String(sent) === '303,409', String(sent));
    const again = await screen({ name: NAME });
    assert.equal(again.location, first.location ?? second.location);
    for (let times = 0; times < 3; times++) await resultOf(again);
    assert.equal(await used(), 1);
    assert.equal((await service.accounts.allowance.state(member.account)).used, 1);
  });

  it('screens anew what was changed in a form that the browser went back to', async () => {
    const first = await screen({ name: NAME });
    const changed = await screen({ name: NAME, country: 'Iraq' });
    const fresh = await screen({ name: NAME, mark: 'm2' });
    assert.equal(new Set([first.location, changed.location, fresh.location]).size, 3);
    assert.equal(await used(), 3);
  });

  it('sets flags apart and says that nothing found under an embargo is no clearance', async () => {
    const text = await resultOf(await screen({ name: 'Zzyzx Qwertuiop', country: 'north korea' }));
    assert.match(text, /A flag is not a match/u);
    assert.match(text, /no clearance/u);
    assert.match(text, /Matches of the name \(0\)/u);
    const risky = await resultOf(await screen({ name: NAME, country: 'Iran' }));
    assert.match(risky, /A flag is not a match/u);
  });

  it('shows a script in a name as the text it is', async () => {
    const name = '<img src=x onerror="alert(1)">';
    const text = await resultOf(await screen({ name, email: '<script>alert(2)</script>' }));
    assert.ok(text.includes('&lt;img src=x onerror='));
    assert.doesNotMatch(text, /<img|<script>alert/u);
  });

  it('leaves no match out for a country, and says what it hides when it is asked to', async () => {
    const count = (text: string): string | undefined => /Matches of the name \((\d+)\)/u.exec(text)?.[1];
    const plain = await resultOf(await screen({ name: NAME }));
    const beside = await resultOf(await screen({ name: NAME, country: 'France' }));
    assert.equal(count(beside), count(plain));
    assert.notEqual(count(plain), '0');
    const sent = await screen({ name: NAME, country: 'France', narrow: 'on' });
    const narrowed = await resultOf(sent);
    const hidden = Number(/(\d+) match(?:es are| is) hidden/u.exec(narrowed)?.[1]);
    assert.equal(Number(count(narrowed)) + hidden, Number(count(plain)));
    assert.doesNotMatch(narrowed, /\/hidden\/1"/u);
    const shown = (await member.visitor.get(`${sent.location ?? ''}?hidden=on`)).text;
    assert.match(shown, /\/hidden\/1"/u);
    assert.equal((await member.visitor.get(`${sent.location ?? ''}/hidden/1`)).status, 200);
    const same = await resultOf(await screen({ name: NAME, country: 'Iraq' }));
    assert.match(same, /<strong>Iraq<\/strong> <span class="muted">\(as given\)/u);
  });

  it('says which country a misspelt one may be, and charges nothing', async () => {
    for (const [country, said] of [
      ['Irann', /Did you mean Iran\?/u],
      ['Nort Korea', /Did you mean North Korea or /u],
      ['customer since 2019', /Choose one of the list, or leave the field empty/u],
    ] as const) {
      const { status, text } = await screen({ name: NAME, country });
      assert.equal(status, 422, country);
      assert.match(text, said);
      assert.match(text, /<option value="North Korea"/u);
    }
    for (const country of ['', 'Russia, Ukraine']) {
      assert.equal((await screen({ name: NAME, country, narrow: 'on' })).status, 422, country);
    }
    assert.equal(await used(), 0);
  });

  it('says the edition of each list, which are stale, and that a wallet is mistyped', async () => {
    const text = await resultOf(await screen({ name: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3' }));
    for (const said of [
      /has a wrong checksum: a character was mistyped/u,
      /Older than the rhythm of the publisher explains, by its own date: .*EU_FSF \(2026-05-01\)/u,
      /5 lists searched, with their dates, \d of them older than their publishers’ rhythm explains/u,
      /<th scope="col">Edition<\/th>/u,
      /<span class="badge badge-medium">stale<\/span>/u,
    ])
      assert.match(text, said);
  });

  it('flags the place of an address that is not searched', async () => {
    const { status, text } = await screen({ address: 'Sevastopol', country: '' }, '/screen/address');
    assert.equal(status, 422);
    assert.match(text, /Jurisdiction flag/u);
    assert.match(text, /That nothing was found is no clearance/u);
  });

  it('shows the matches of one kind, a page at a time, or all of them', async () => {
    const sent = await screen({ name: NAME, threshold: '0' });
    const rows = async (query: string): Promise<number> =>
      [...(await member.visitor.get(`${sent.location ?? ''}${query}`)).text.matchAll(/class="match-row"/gu)]
        .length;
    const all = await rows('');
    assert.ok(all > 1);
    assert.equal(
      (await rows('?level=high')) + (await rows('?level=medium')) + (await rows('?level=low')),
      all,
    );
    assert.equal(await rows('?list=EU_FSF&type=person&on=nothing'), 0);
    assert.equal(await rows('?all=on&page=x&level='), all);
  });

  it('reads a value in the field of a name as such', async () => {
    const text = await resultOf(await screen({ name: 'saddam.hussein@mail.example' }));
    assert.match(text, /It was read as an e-mail address/u);
    assert.match(text, /Matches of the name \(0\)/u);
  });

  it('says above the form when no search is left, and what helps', async () => {
    const { visitor } = await service.member('none');
    const { text } = await visitor.get('/screen');
    assert.match(text, /No searches are left/u);
    assert.match(text, /href="\/pricing"/u);
    assert.doesNotMatch((await member.visitor.get('/screen')).text, /No searches are left/u);
  });

  it('asks who was signed out to sign in, and leads back to the form', async () => {
    const visitor = service.visitor();
    for (const [path, next] of [
      ['/screen', '/screen'],
      ['/monitoring/7/matches/9', '/monitoring/7'],
      ['/keys/1/revoke', '/keys/1/revoke'],
    ] as const) {
      const { status, location } = await visitor.post(path, { name: NAME, csrf: 'of another day' });
      assert.deepEqual([status, location], [303, `/sign-in?next=${encodeURIComponent(next)}`]);
    }
  });

  it('screens an address, and says when it names no street', async () => {
    const path = '/screen/address';
    const wrong = await screen({ address: 'Baghdad', country: 'Iraq' }, path);
    assert.equal(wrong.status, 422);
    assert.match(wrong.text, /id="address-error">This must name a street or building/u);
    assert.equal(await used(), 0);
    const text = await resultOf(await screen({ address: '12 Example Road, Baghdad' }, path));
    assert.match(text, /Matches of the address/u);
    assert.equal(await used(), 1);
  });

  const mistakes: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['name', { name: ' ' }],
    ['name', { name: '?!' }],
    ['name', { name: 'x'.repeat(501) }],
    ['country', { name: NAME, country: 'x'.repeat(101) }],
    ['threshold', { name: NAME, threshold: '1.5' }],
    ['threshold', { name: NAME, threshold: 'much' }],
    ['limit', { name: NAME, limit: '0' }],
    ['limit', { name: NAME, limit: '2.5' }],
    ['type', { name: NAME, type: 'robot' }],
    ['birth', { name: NAME, birth: '1970-02-31' }],
    ['birth', { name: NAME, birth: '2999' }],
    ['gender', { name: NAME, gender: 'X' }],
    ['nationality', { name: NAME, nationality: 'x'.repeat(201) }],
    ['identifiers', { name: NAME, identifiers: Array.from({ length: 11 }, (_, at) => `K${at}`).join() }],
    ['lists', { name: NAME, lists: 'NO_LIST' }],
    ['email', { name: NAME, email: 'x'.repeat(501) }],
  ];
  for (const [field, fields] of mistakes) {
    it(`says a mistake beside its field and charges nothing: ${field} ${JSON.stringify(fields).slice(0, 60)}`, async () => {
      const { status, text } = await screen(fields);
      assert.equal(status, 422);
      assert.match(text, new RegExp(`class="field-error" id="${field}-error"`, 'u'));
      assert.equal(await used(), 0);
    });
  }

  it('keeps what was typed when a mistake is shown', async () => {
    const { text } = await screen({ name: NAME, threshold: '7', email: 'a@b.example', lists: 'EU_FSF' });
    assert.match(text, new RegExp(`value="${NAME}"`, 'u'));
    assert.match(text, /value="a@b.example"/u);
    assert.match(text, /value="EU_FSF" checked/u);
  });

  it('says how many searches are missing, and takes none', async () => {
    const { allowance } = service.accounts;
    await allowance.settle(member.account, await allowance.reserve(member.account, 999), 999);
    const { status, text } = await screen({ name: NAME, email: 'a@b.example' });
    assert.equal(status, 422);
    assert.match(text, /this request needs 2, 1 remain/u);
    assert.equal(await used(), 999);
  });

  it('refuses an account whose plan does not run', async () => {
    const ended = await service.member('starter', { ends: '2020-01-01' });
    const { status, text } = await ended.visitor.post('/screen', { name: NAME });
    assert.equal(status, 403);
    assert.match(text, /See the plans/u);
  });

  it('shows no result to another account, nor to nobody', async () => {
    const { location } = await screen({ name: NAME });
    const other = await service.member('starter');
    assert.equal((await other.visitor.get(location ?? '')).status, 404);
    assert.match((await service.visitor().get(location ?? '')).location ?? '', /^\/sign-in/u);
    assert.equal((await member.visitor.get('/screen/results/x')).status, 404);
    assert.equal((await member.visitor.get(`/screen/results/${'a'.repeat(40)}`)).status, 404);
  });

  it('does nothing for a form without its token', async () => {
    const { status } = await screen({ name: NAME, csrf: 'x' });
    assert.equal(status, 403);
    assert.equal(await used(), 0);
    assert.match((await member.visitor.get('/log')).text, /Nothing was screened yet/u);
  });
});

describe('console: an operator who screens against no stale list', () => {
  it('keeps what was typed, names the list and charges nothing', async () => {
    const service = await startConsoleService({ STALE_LISTS: 'refuse' });
    try {
      const member = await service.member('starter');
      const { status, text } = await member.visitor.post('/screen', { mark: 'm1', name: NAME });
      assert.equal(status, 503);
      assert.match(text, /EU_FSF \(2026-05-01\).* older than its rhythm explains/u);
      assert.match(text, /value="Saddam Hussein"/u);
      assert.equal((await service.accounts.allowance.state(member.account)).used, 0);
    } finally {
      await service.stop();
    }
  });
});
