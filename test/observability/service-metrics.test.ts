import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { startConsoleService, type ConsoleService } from '../support/console-service.ts';

describe('the metrics of the service', () => {
  let service: ConsoleService;
  before(async () => {
    const settings = {
      JOBS: 'on',
      LISTS_SCHEDULE: '0 0 29 2 *',
      SOURCE_COMMIT: '0123abc',
      MCP_DAILY_LIMIT: '1',
    };
    service = await startConsoleService(settings);
  });
  after(() => service.stop());

  const read = async (): Promise<string> => (await fetch(`${service.url}/metrics`)).text();
  /** The value of one series; null where it is not there. */
  const valueOf = async (series: string): Promise<number | null> => {
    const line = (await read()).split('\n').find((text) => text.startsWith(`${series} `));
    return line === undefined ? null : Number(line.slice(series.length + 1));
  };
  const post = (path: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(service.url + path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        ...headers,
      },
      body: JSON.stringify(body),
    });
  const callTool = (name: string, args: object): Promise<Response> =>
    post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } });

  it('name the version, Node and the commit', async () => {
    const text = await read();
    assert.match(
      text,
      /^screening_build_info\{version="\d+\.\d+\.\d+",node="v\d+\.\d+\.\d+",commit="0123abc"\} 1$/mu,
    );
  });

  it('say of each list when it was fetched, how old its data are and how many entries it has', async () => {
    const fetched = (await valueOf('list_fetched_timestamp_seconds{list="OFAC_SDN"}')) ?? 0;
    assert.ok(fetched > 1_600_000_000 && fetched <= Date.now() / 1000);
    assert.ok(((await valueOf('list_entries{list="OFAC_SDN"}')) ?? 0) > 0);
    assert.equal(await valueOf('list_core{list="OFAC_SDN"}'), 1);
    assert.equal(await valueOf('list_core{list="FBI_WANTED"}'), 0);
    assert.ok(((await valueOf('list_updates_total{list="OFAC_SDN",outcome="succeeded"}')) ?? 0) >= 1);
    assert.equal(await valueOf('list_updates_total{list="OFAC_SDN",outcome="failed"}'), 0);
    assert.match(await read(), /^list_data_timestamp_seconds\{list="[A-Z_]+"\} 1\d{9}$/mu);
  });

  it('count screenings by door and outcome, and refusals by reason', async () => {
    const { apiKey } = await service.member('starter');
    const headers = { Authorization: `Bearer ${apiKey}` };
    assert.equal(await valueOf('screenings_total{door="api_single",outcome="no_match"}'), 0);
    assert.equal((await post('/api/v1/screen/', { name: 'Xqzwvt Brmplk' }, headers)).status, 200);
    const batch = { names: ['Xqzwvt Brmplk', 'Yqzwvt Crmplk'] };
    assert.equal((await post('/api/v1/screen/batch/', batch, headers)).status, 200);
    assert.equal(await valueOf('screenings_total{door="api_single",outcome="no_match"}'), 1);
    assert.equal(await valueOf('screenings_total{door="api_batch",outcome="no_match"}'), 2);
    const { apiKey: ended } = await service.member('starter', { ends: '2026-01-01' });
    const refused = await post('/api/v1/screen/', { name: 'x' }, { Authorization: `Bearer ${ended}` });
    assert.equal(refused.status, 403);
    assert.equal(await valueOf('allowance_refusals_total{reason="plan_ended"}'), 1);
  });

  it('count what cannot be searched as invalid, by every door of the API', async () => {
    const { apiKey } = await service.member('starter');
    const headers = { Authorization: `Bearer ${apiKey}` };
    const item = { name: '-', address: 'Paris' };
    assert.equal((await post('/api/v1/screen/', { name: '-' }, headers)).status, 400);
    assert.equal((await post('/api/v1/screen/address/', { address: '-' }, headers)).status, 400);
    assert.equal((await post('/api/v1/screen/batch/', { items: [item, item] }, headers)).status, 200);
    for (const [door, invalid] of [
      ['api_single', 1],
      ['api_address', 1],
      ['api_batch', 2],
    ] as const) {
      assert.equal(await valueOf(`screenings_total{door="${door}",outcome="invalid"}`), invalid, door);
      assert.equal(await valueOf(`screenings_total{door="${door}",outcome="failed"}`), 0, door);
    }
  });

  it('count calls of agents by tool and outcome, and make no series of a name that was made up', async () => {
    await callTool('screen_entity', { name: 'Xqzwvt Brmplk' });
    await callTool('screen_entity', { name: 'Xqzwvt Brmplk' });
    await callTool('list_sanctions_sources', {});
    await callTool('drop_tables', {});
    await callTool('fetch', { id: 7, unknown: true });
    const calls = (tool: string, outcome: string): Promise<number | null> =>
      valueOf(`mcp_calls_total{tool="${tool}",outcome="${outcome}"}`);
    assert.equal(await calls('screen_entity', 'succeeded'), 1);
    assert.equal(await calls('screen_entity', 'refused'), 1);
    assert.equal(await calls('list_sanctions_sources', 'succeeded'), 1);
    assert.equal(await calls('unknown', 'refused'), 1);
    assert.equal(await calls('fetch', 'refused'), 1);
    assert.doesNotMatch(await read(), /drop_tables/u);
    assert.equal(await valueOf('screenings_total{door="agents",outcome="no_match"}'), 1);
    assert.equal(await valueOf('allowance_refusals_total{reason="free_screenings_used_up"}'), 1);
  });

  it('say how each job stands, and count its runs', async () => {
    while ((await valueOf('job_runs_total{name="uploads",outcome="succeeded"}')) === null) await sleep(200);
    assert.equal(await valueOf('job_late_seconds{name="update-lists"}'), 0);
    assert.equal(await valueOf('job_failures_in_a_row{name="update-lists"}'), 0);
    assert.equal(await valueOf('job_last_failure_timestamp_seconds{name="update-lists"}'), 0);
  });

  it('hold no more series than routes, lists, doors and jobs make', async () => {
    for (let made = 0; made < 50; made++) {
      await fetch(`${service.url}/made-up-${made}`, { method: 'POST' });
      await callTool(`made-up-${made}`, {});
    }
    const text = await read();
    assert.doesNotMatch(text, /made-up/u);
    assert.ok(text.split('\n').length < 1_000);
  });
});
