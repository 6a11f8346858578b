import assert from 'node:assert/strict';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { EngineUnavailableError } from '../../src/errors.ts';
import { callTool, startAgentsService, type AgentsService, type Called } from '../support/agents-service.ts';
import { NOW } from '../support/http-service.ts';
import { listedParty } from '../support/parties.ts';

const PARTY = listedParty('Brightwater Example Holding', {
  id: 101,
  entryType: 'entity',
  contacts: [{ type: 'email', value: 'office@brightwater.example' }],
});
const NAME = { name: 'Brightwater Example Holding' };

describe('mcp: who may call how often', () => {
  let agents: AgentsService;
  /** What the search throws, if anything. */
  let broken: Error | null = null;

  beforeEach(async () => {
    broken = null;
    agents = await startAgentsService([PARTY]);
  });
  afterEach(() => agents.close());

  const from = (address: string): Promise<Client> => agents.connect({ 'X-Forwarded-For': address });
  const withKey = (key: string, address = '192.0.2.1'): Promise<Client> =>
    agents.connect({ 'X-Forwarded-For': address, Authorization: `Bearer ${key}` });
  const screen = (client: Client): Promise<Called> => callTool(client, 'screen_entity', NAME);
  const passed = async (client: Client, times: number): Promise<number> => {
    const calls = await Promise.all(Array.from({ length: times }, () => screen(client)));
    return calls.filter(({ isError }) => !isError).length;
  };

  describe('without a key', () => {
    it('25 screenings a day pass and the 26th is told when and how it goes on', async () => {
      const client = await from('192.0.2.1');
      for (let count = 1; count <= 25; count++) {
        const { isError, values } = await screen(client);
        assert.equal(isError, false);
        assert.deepEqual(values['allowance'], {
          counted: 'free screenings a day',
          remaining: 25 - count,
          resets_at: '2026-03-16T00:00:00.000Z',
        });
      }
      const refused = await screen(client);
      assert.equal(refused.isError, true);
      assert.match(refused.text, /The 25 free screenings a day of this address are used up/u);
      assert.match(refused.text, /reset at 2026-03-16T00:00:00\.000Z/u);
      assert.match(refused.text, /https:\/\/screening\.example\/pricing/u);
      assert.equal((await screen(await from('192.0.2.2'))).isError, false);
    });

    it('25 of 40 at once pass', async () => {
      assert.equal(await passed(await from('192.0.2.1'), 40), 25);
    });

    it('25 of 40 in one batch pass', async () => {
      const batch = Array.from({ length: 40 }, (_, id) => ({
        jsonrpc: '2.0',
        id,
        method: 'tools/call',
        params: { name: 'screen_entity', arguments: NAME },
      }));
      const answers = (await (await agents.post(batch)).json()) as {
        id: number;
        result: { isError?: boolean };
      }[];
      assert.equal(answers.length, 40);
      assert.equal(answers.filter(({ result }) => result.isError === true).length, 15);
    });

    it('the next UTC day begins anew', async () => {
      const client = await from('192.0.2.1');
      agents.setNow(new Date('2026-03-15T23:59:59.999Z'));
      assert.equal(await passed(client, 26), 25);
      agents.setNow(new Date('2026-03-16T00:00:00.000Z'));
      assert.equal(await passed(client, 26), 25);
    });

    it('addresses of one IPv6 /64 are one client', async () => {
      assert.equal(await passed(await from('2001:db8:1:2::1'), 20), 20);
      assert.equal(await passed(await from('2001:db8:1:2::2'), 20), 5);
      assert.equal(await passed(await from('2001:db8:1:3::1'), 20), 20);
    });

    it('an address that the client made up before the trusted proxy changes nothing', async () => {
      assert.equal(await passed(await from('198.51.100.1, 192.0.2.1'), 20), 20);
      assert.equal(await passed(await from('198.51.100.2, 192.0.2.1'), 20), 5);
    });

    it('a screening counts once, with all its contact values', async () => {
      const client = await from('192.0.2.1');
      const { values } = await callTool(client, 'screen_entity', {
        ...NAME,
        email: 'a@example.com, b@example.com, c@example.com',
      });
      assert.equal((values['allowance'] as { remaining: number }).remaining, 24);
    });
  });

  describe('when the search fails', () => {
    beforeEach(async () => {
      await agents.close();
      agents = await startAgentsService([PARTY], {
        screening: {
          searchesOfBatch: () => assert.fail(),
          screenBatch: () => assert.fail(),
          screenAddress: () => assert.fail(),
          screenName: () => Promise.reject(broken ?? new Error('unused')),
        },
      });
    });

    it('nothing is counted, and nothing of what broke is told', async () => {
      const client = await from('192.0.2.1');
      for (const failure of [
        new Error('SQLITE_CORRUPT at /srv/secret for Brightwater Example Holding'),
        new EngineUnavailableError('node 10.0.0.7 of the cluster is gone'),
      ]) {
        broken = failure;
        for (let times = 0; times < 26; times++) {
          const { isError, text } = await screen(client);
          assert.equal(isError, true);
          assert.match(text, /nothing was screened.*nothing was charged/u);
          assert.doesNotMatch(text, /SQLITE|secret|10\.0\.0/u);
        }
      }
    });

    it('operators read why, without the name that was screened', async () => {
      broken = new Error('SQLITE_CORRUPT for Brightwater Example Holding');
      await screen(await from('192.0.2.1'));
      assert.match(agents.service.logText(), /SQLITE_CORRUPT for \[redacted\]/u);
      assert.match(agents.service.logText(), /"requestId":"[\da-f]{32}","failure"/u);
      assert.doesNotMatch(agents.service.logText(), /Brightwater/u);
    });

    it('an account is not charged', async () => {
      const key = await agents.service.keyFor('trial', { trialStarted: NOW.toISOString() });
      const client = await withKey(key);
      broken = new Error('broken');
      assert.equal(await passed(client, 30), 0);
      const state = await stateOf(agents);
      assert.equal(state.used, 0);
    });
  });

  describe('with a key', () => {
    it("the account's allowance is charged by searches, and the day's free screenings are left alone", async () => {
      const client = await withKey(await agents.service.keyFor('starter'));
      const { values } = await callTool(client, 'screen_entity', {
        ...NAME,
        email: 'office@brightwater.example, not an address',
      });
      assert.deepEqual(values['allowance'], {
        counted: 'searches of the account',
        remaining: 998,
        resets_at: '2026-04-01T00:00:00.000Z',
      });
      assert.equal(await passed(client, 30), 30);
      assert.equal(await passed(await from('192.0.2.1'), 30), 25);
    });

    it('a used-up trial is refused with where to go on', async () => {
      const client = await withKey(await agents.service.keyFor('trial', { trialStarted: NOW.toISOString() }));
      assert.equal(await passed(client, 40), 25);
      const { isError, text } = await screen(client);
      assert.equal(isError, true);
      assert.match(text, /too few searches left/u);
      assert.match(text, /https:\/\/screening\.example\/checkout\/starter/u);
    });

    it('an account without a plan is refused screenings, but may read', async () => {
      const client = await withKey(await agents.service.keyFor('none'));
      const { isError, text } = await screen(client);
      assert.equal(isError, true);
      assert.match(text, /the account has no plan/u);
      assert.equal((await callTool(client, 'search', { query: 'Brightwater' })).isError, false);
    });

    it('a key that is not valid is refused with 401, on every kind of message', async () => {
      for (const key of ['ssk_wrong', 'x y', '']) {
        const answer = await agents.post(
          { jsonrpc: '2.0', id: 1, method: 'tools/list' },
          { Authorization: `Bearer ${key}` },
        );
        assert.equal(answer.status, 401, key);
        assert.equal(answer.headers.get('www-authenticate'), 'Bearer');
        const { error } = (await answer.json()) as { error: { code: number; message: string } };
        assert.deepEqual(error, { code: -32000, message: 'the API key is not valid' });
      }
    });
  });

  it('60 other calls a minute pass, counted by address or account', async () => {
    const client = await from('192.0.2.1');
    const looks = ['search', 'fetch', 'list_sanctions_sources'];
    const args = [{ query: 'Brightwater' }, { id: '101' }, {}];
    for (let times = 0; times < 60; times++) {
      const { isError } = await callTool(client, looks[times % 3] ?? '', args[times % 3] ?? {});
      assert.equal(isError, false);
    }
    const refused = await callTool(client, 'search', { query: 'Brightwater' });
    assert.equal(refused.isError, true);
    assert.match(refused.text, /60 a minute.*Try again in 60 seconds/u);
    assert.equal((await screen(client)).isError, false);
    const keyed = await withKey(await agents.service.keyFor('starter'));
    assert.equal((await callTool(keyed, 'search', { query: 'Brightwater' })).isError, false);
    agents.setNow(new Date(NOW.getTime() + 60_000));
    assert.equal((await callTool(client, 'search', { query: 'Brightwater' })).isError, false);
  });

  it('a limit of 0 leaves screening to keys', async () => {
    await agents.close();
    agents = await startAgentsService([PARTY], { dailyLimit: 0 });
    const { isError, text } = await screen(await from('192.0.2.1'));
    assert.equal(isError, true);
    assert.match(text, /There are no free screenings here\..*\/pricing/u);
    assert.equal((await screen(await withKey(await agents.service.keyFor('starter')))).isError, false);
  });
});

/** The allowance of the first account. */
async function stateOf({ service }: AgentsService): Promise<{ readonly used: number }> {
  const account = await service.accounts.store.findByEmail('user1@example.com');
  assert.ok(account !== null);
  return service.accounts.allowance.state(account);
}
