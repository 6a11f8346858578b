import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { startConsoleService, type ConsoleService, type Member } from '../support/console-service.ts';

const NAME = 'Qmbrel Zothvan';

describe('the trail in the console', () => {
  let service: ConsoleService;
  let owner: Member;
  let apiKey: string;
  before(async () => {
    service = await startConsoleService();
    owner = await service.member('business', { email: 'owner@example.com' });
    const { visitor } = owner;
    const made = await visitor.post('/keys', { label: owner.apiKey });
    apiKey = /ssk_[0-9A-Za-z]{43}/u.exec(made.text)?.[0] ?? assert.fail();
    await visitor.post('/monitoring', { name: NAME, kind: 'name' });
    await visitor.post('/people', { email: 'guest@example.com', role: 'analyst' });
    await visitor.post('/checkout/enterprise', { billing: 'yearly' });
    await visitor.get('/log/export.csv');
    await service.visitor().post('/sign-in', { email: 'OWNER@example.com', password: 'hunter2 hunter2' });
    await service.visitor().post('/sign-in', { email: 'nobody@example.com', password: 'hunter2 hunter2' });
  });
  after(() => service?.stop());

  const acts = async (query = ''): Promise<readonly (readonly unknown[])[]> => {
    const { text } = await owner.visitor.get(`/trail/export.jsonl${query}`);
    const lines = text
      .trim()
      .split('\n')
      .filter((line) => line !== '');
    return lines.map((line) => {
      const { act, by, subject } = JSON.parse(line) as { act: string; by: { name: string }; subject: string };
      return [act, by.name, subject];
    });
  };

  it('has who did what, newest first, and that it was taken along', async () => {
    const [key] = (await service.accounts.store.listKeys(owner.account.id)).slice(-1);
    const me = owner.account.email;
    assert.deepEqual(await acts(), [
      ['trail.exported', me, 'jsonl'],
      ['sign-in.failed', '', me],
      ['screenings.exported', me, ''],
      ['plan.ordered', me, 'enterprise'],
      ['person.invited', me, 'guest@example.com'],
      ['key.created', me, String(key?.id)],
      ['sign-in.succeeded', me, me],
      ['account.created', 'service', me],
    ]);
  });

  it('keeps a failed attempt with an unknown address for the service, without the address', async () => {
    const lines = await service.accounts.trailStore.search({ accountId: 0 }, 10);
    assert.deepEqual(
      lines.map(({ kind, subject, by }) => [kind, subject, by.name, by.address]),
      [['sign-in.failed', '', '', '127.0.0.1']],
    );
  });

  it('holds no secret, no password and no screened name', async () => {
    for (const path of ['/trail', '/trail/export.csv', '/trail/export.jsonl']) {
      const { text } = await owner.visitor.get(path);
      for (const secret of [apiKey, owner.apiKey, 'hunter2', NAME, owner.sessionId]) {
        assert.equal(text.includes(secret), false, `${path} has ${secret}`);
      }
    }
  });

  it('is searched, and narrows by nothing that it does not understand', async () => {
    assert.deepEqual(await acts('?act=person.invited'), [
      ['person.invited', owner.account.email, 'guest@example.com'],
    ]);
    assert.equal((await acts('?q=GUEST@')).length, 1);
    assert.deepEqual(await acts('?to=2001-01-01'), []);
    for (const query of [
      '?act=nothing',
      '?from=yesterday',
      '?from=2026-13-45',
      '?before=-1',
      `?q=${'x'.repeat(5_000)}`,
    ]) {
      assert.equal((await owner.visitor.get(`/trail${query}`)).status, 200, query);
    }
    const page = await owner.visitor.get('/trail?q=%3Cimg%20src=x%3E');
    assert.doesNotMatch(page.text, /<img/u);
  });

  it('gives JSON lines from which every hash can be worked out', async () => {
    const { text } = await owner.visitor.get('/trail/export.jsonl');
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, never>);
    for (const line of lines) {
      const { kind, id, name, address } = line['by'] ?? assert.fail();
      const details = Object.entries(line['details'] ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
      const at = Date.parse(String(line['at']));
      const said = [line['previous_hash'], line['account_id'], line['number'], at, line['act']];
      const whole = JSON.stringify([...said, [kind, id, name, address], line['subject'], details]);
      assert.equal(createHash('sha256').update(whole).digest('hex'), line['hash']);
    }
  });

  it('says whether its chain holds', async () => {
    assert.match((await owner.visitor.get('/trail/check')).text, /The chain holds/u);
  });
});
