import assert from 'node:assert/strict';
import { startConsoleService, type ConsoleService, type Member } from '../support/console-service.ts';

const NAME = 'Saddam Hussein Al-Tikriti';

describe('console: monitoring', () => {
  let service: ConsoleService;
  let member: Member;
  let item: string;
  before(async () => {
    service = await startConsoleService();
  });
  beforeEach(async () => {
    member = await service.member('starter');
    const added = await member.visitor.post('/monitoring', { name: NAME, entity_type: 'individual' });
    item = added.location ?? added.text;
    assert.match(item, /^\/monitoring\/\d+$/u);
  });
  after(() => service.stop());

  const partyOf = (text: string): string =>
    /action="\/monitoring\/\d+\/matches\/(\d+)"/u.exec(text)?.[1] ?? assert.fail('no match to judge');
  const watching = async (): Promise<readonly string[]> =>
    (await service.accounts.watches.list(member.account.id)).map(({ text }) => text);

  it('adds a name and an address, and shows checks, matches to look at and flags', async () => {
    const sent = await member.visitor.post('/monitoring', { address: '5 Example Street', country: 'Iran' });
    assert.equal(sent.location, '/monitoring');
    const { text } = await member.visitor.follow(sent);
    assert.match(text, /It is monitored now. Nothing matches it/u);
    assert.match(text, /Saddam Hussein Al-Tikriti.*badge-medium">2<.*badge-high">high<.*100 %.*UTC/u);
    assert.match(text, /5 Example Street.*badge-flag">Iran</u);
    assert.match(text, /2 of 10 items/u);
  });

  it('filters by text and by what is to be looked at', async () => {
    await member.visitor.post('/monitoring', { name: 'Nobody Atallhere' });
    const shown = async (query: string): Promise<readonly string[]> => {
      const { text } = await member.visitor.get(`/monitoring?${query}`);
      return [...text.matchAll(/href="\/monitoring\/\d+"><bdi dir="auto">(.*?)</gu)].map(
        ([, name]) => name ?? '',
      );
    };
    assert.deepEqual(await shown(''), [NAME, 'Nobody Atallhere']);
    assert.deepEqual(await shown('q=nobody'), ['Nobody Atallhere']);
    assert.deepEqual(await shown('show=waiting'), [NAME]);
    assert.deepEqual(await shown('show=matching&q=atall'), []);
    assert.deepEqual(await shown('page=99'), [NAME, 'Nobody Atallhere']);
  });

  it('takes a judgement with its note, and takes it back', async () => {
    const { text } = await member.visitor.get(item);
    assert.match(text, /Why this score/u);
    const path = `${item}/matches/${partyOf(text)}`;
    const note = 'born elsewhere <b>1950</b>';
    const judged = await member.visitor.follow(
      await member.visitor.post(path, { verdict: 'false_positive', note }),
    );
    assert.match(judged.text, /badge-good">false positive</u);
    assert.match(judged.text, /born elsewhere &lt;b>1950&lt;\/b>/u);
    assert.match((await member.visitor.get('/monitoring')).text, /badge-medium">1</u);
    await member.visitor.post(path, { verdict: '', note: '' });
    assert.match((await member.visitor.get('/monitoring')).text, /badge-medium">2</u);
  });

  it('says beside the note that it is too long, and keeps it in the form', async () => {
    const { text } = await member.visitor.get(item);
    const party = partyOf(text);
    const path = `${item}/matches/${party}`;
    const note = 'y'.repeat(1_001);
    const sent = await member.visitor.post(path, { verdict: 'true_match', note });
    assert.equal(sent.status, 422);
    assert.match(sent.text, new RegExp(`id="note-${party}-error"`, 'u'));
    assert.ok(sent.text.includes(note));
  });

  it('says mistakes beside their fields, and adds nothing', async () => {
    const cases: readonly (readonly [string, Readonly<Record<string, string>>, RegExp])[] = [
      ['name', { name: '' }, /must not be empty/u],
      ['name', { name: '?!' }, /letter or a digit/u],
      ['name', { name: 'x'.repeat(501) }, /at most 500/u],
      ['name', { name: `${NAME.toUpperCase()} ` }, /monitored already/u],
      ['address', { address: 'Baghdad' }, /street or building/u],
      ['country', { address: '5 Example Street', country: 'x'.repeat(101) }, /at most 100/u],
    ];
    for (const [field, fields, words] of cases) {
      const { status, text } = await member.visitor.post('/monitoring', fields);
      assert.equal(status, 422, field);
      const error = new RegExp(`id="${field}-error">(.*?)<`, 'u').exec(text)?.[1] ?? '';
      assert.match(error, words);
    }
    assert.deepEqual(await watching(), [NAME]);
  });

  it('says when the plan has no room, and when the searches are used up', async () => {
    for (let at = 1; at < 10; at++) await member.visitor.post('/monitoring', { name: `Nobody Number ${at}` });
    const full = await member.visitor.post('/monitoring', { name: 'One Too Many' });
    assert.equal(full.status, 422);
    assert.match(full.text, /The plan can monitor 10 names and addresses/u);
    const { allowance } = service.accounts;
    const busy = await service.member('starter');
    await allowance.settle(busy.account, await allowance.reserve(busy.account, 1_000), 1_000);
    assert.equal((await busy.visitor.post('/monitoring', { name: 'Anybody' })).status, 429);
    assert.equal((await busy.visitor.get('/monitoring')).status, 200);
  });

  it('removes an item after asking', async () => {
    const { text } = await member.visitor.get(`${item}/remove`);
    assert.match(text, /Remove an item/u);
    assert.deepEqual(await watching(), [NAME]);
    const sent = await member.visitor.post(`${item}/remove`);
    assert.equal(sent.location, '/monitoring');
    assert.deepEqual(await watching(), []);
  });

  it('lets another account see, judge and remove nothing', async () => {
    const other = await service.member('starter');
    const party = partyOf((await member.visitor.get(item)).text);
    for (const path of [item, `${item}/remove`]) {
      assert.equal((await other.visitor.get(path)).status, 404, path);
    }
    for (const path of [`${item}/remove`, `${item}/matches/${party}`]) {
      const fields = { verdict: 'false_positive', note: 'x' };
      assert.equal((await other.visitor.post(path, fields)).status, 404, path);
    }
    assert.deepEqual(await watching(), [NAME]);
    assert.match((await member.visitor.get('/monitoring')).text, /badge-medium">2</u);
  });

  it('does nothing for forms without their token', async () => {
    const party = partyOf((await member.visitor.get(item)).text);
    for (const [path, fields] of [
      ['/monitoring', { name: 'Somebody' }],
      [`${item}/remove`, {}],
      [`${item}/matches/${party}`, { verdict: 'true_match', note: '' }],
    ] as const) {
      assert.equal((await member.visitor.post(path, { ...fields, csrf: 'x' })).status, 403, path);
    }
    assert.deepEqual(await watching(), [NAME]);
    assert.match((await member.visitor.get('/monitoring')).text, /badge-medium">2</u);
  });

  it('is not for plans without monitoring, and knows no other items', async () => {
    const trial = await service.member('trial');
    const { status, text } = await trial.visitor.get('/monitoring');
    assert.equal(status, 200);
    assert.match(text, /Your plan, Trial, does not include it/u);
    assert.match(text, /href="\/checkout\/starter\?billing=monthly"/u);
    assert.equal((await trial.visitor.post('/monitoring', { name: NAME })).status, 403);
    for (const id of ['0', 'x', '999999', '1e3']) {
      assert.equal((await member.visitor.get(`/monitoring/${id}`)).status, 404, id);
    }
    assert.equal((await member.visitor.post(`${item}/matches/x`, {})).status, 404);
  });
});
