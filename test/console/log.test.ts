import assert from 'node:assert/strict';
import { startConsoleService, type ConsoleService, type Member } from '../support/console-service.ts';
import { linksOn } from '../support/visitor.ts';

describe('console: screening log', () => {
  let service: ConsoleService;
  let member: Member;
  before(async () => {
    service = await startConsoleService();
    member = await service.member('business');
    const { apiKey, visitor } = member;
    await visitor.post('/screen', { mark: 'a', name: 'Saddam Hussein Al-Tikriti' });
    await api(apiKey, 'screen/', { name: '=cmd|calc', country: 'Iran' });
    await api(apiKey, 'screen/batch/', {
      items: [{ name: 'Batch One' }, { name: 'José Two', email: 'a@b.example' }],
    });
  });
  after(() => service.stop());

  async function api(key: string, path: string, body: object): Promise<void> {
    const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const { status } = await fetch(`${service.url}/api/v1/${path}`, init);
    assert.equal(status, 200);
  }
  /** Paths of the entries, newest first. */
  const entries = () => linksOn(member.visitor, '/log', /^\/log\/\d+$/u);
  const names = async (path: string): Promise<readonly string[]> => {
    const { text } = await member.visitor.get(path);
    return [...text.matchAll(/href="\/log\/\d+"><bdi dir="auto">(.*?)<\/bdi>/gu)].map(
      ([, name]) => name ?? '',
    );
  };

  it('lists what was screened by hand and by API, newest first', async () => {
    assert.deepEqual(await names('/log'), [
      'José Two',
      'Batch One',
      '=cmd|calc',
      'Saddam Hussein Al-Tikriti',
    ]);
    const { text } = await member.visitor.get('/log');
    assert.match(text, /API, key first key/u);
    assert.match(text, /Console/u);
    assert.ok(!text.includes(member.apiKey));
  });

  it('lists what an agent screened with a key, and counts what is missing from the log', async () => {
    const agents = await service.member('business');
    const body = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'screen_entity', arguments: { name: 'Asked by an Agent' } },
    };
    for (const authorization of [`Bearer ${agents.apiKey}`, null]) {
      const { status, ok } = await fetch(`${service.url}/mcp`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json, text/event-stream',
          ...(authorization === null ? {} : { Authorization: authorization }),
        },
        body: JSON.stringify(body),
      });
      assert.ok(ok, String(status));
    }
    const { text } = await agents.visitor.get('/log');
    assert.equal([...text.matchAll(/Asked by an Agent/gu)].length, 1);
    assert.match(text, /AI agent, key first key/u);
    assert.match(await (await fetch(`${service.url}/metrics`)).text(), /^screening_log_lost_total 0$/mu);
  });

  it('is searched by text, day and level', async () => {
    assert.deepEqual(await names('/log?q=jose'), ['José Two']);
    assert.deepEqual(await names('/log?level=high'), ['Saddam Hussein Al-Tikriti']);
    assert.deepEqual(await names('/log?to=2020-01-01'), []);
    assert.equal((await names('/log?from=2020-01-01&to=2999-01-01')).length, 4);
    const { text } = await member.visitor.get('/log?q=nothing+like+it');
    assert.match(text, /Nothing found/u);
  });

  it('names a day it cannot read', async () => {
    const { status, text } = await member.visitor.get('/log?from=2026-02-31&to=yesterday&after=x');
    assert.equal(status, 200);
    assert.match(text, /id="from-error"/u);
    assert.match(text, /id="to-error"/u);
  });

  it('shows one entry with its options, counts, flags and lists with their dates', async () => {
    const { text } = await member.visitor.get((await entries())[2] ?? '');
    for (const said of [
      /=cmd\|calc/u,
      /Iran, embargoed/u,
      /Minimum score<\/dt><dd><bdi dir="auto">0.3/u,
      /5 lists searched, with their dates/u,
      /OFAC_NONSDN/u,
      /2024-05-06/u,
    ]) {
      assert.match(text, said);
    }
  });

  it('is taken along as CSV that no spreadsheet runs, as it was searched', async () => {
    const { text, headers } = await member.visitor.get('/log/export.csv');
    assert.match(headers.get('content-disposition') ?? '', /attachment; filename="screening-log-/u);
    assert.equal(headers.get('content-type'), 'text/csv; charset=utf-8');
    const lines = text.trimEnd().split('\r\n');
    assert.equal(lines.length, 5);
    assert.ok(lines[3]?.includes(`,"'=cmd|calc",`), lines[3]);
    const found = await member.visitor.get('/log/export.csv?q=batch');
    assert.equal(found.text.trimEnd().split('\r\n').length, 2);
  });

  it('shows another account nothing', async () => {
    const other = await service.member('business');
    assert.match((await other.visitor.get('/log')).text, /Nothing was screened yet/u);
    const paths = await entries();
    assert.equal(paths.length, 4);
    for (const path of paths) assert.equal((await other.visitor.get(path)).status, 404);
    const { text } = await other.visitor.get('/log/export.csv');
    assert.equal(text.trimEnd().split('\r\n').length, 1);
    for (const path of ['/log', '/log/1', '/log/export.csv']) {
      assert.match((await service.visitor().get(path)).location ?? '', /^\/sign-in/u);
    }
  });

  it('answers 404 for what is no entry', async () => {
    for (const id of ['0', '-1', '1e3', '99999', 'x']) {
      assert.equal((await member.visitor.get(`/log/${id}`)).status, 404, id);
    }
  });

  it('goes on page by page', async () => {
    const busy = await service.member('business');
    const items = Array.from({ length: 60 }, (_, at) => ({ name: `Person Number ${at}` }));
    await api(busy.apiKey, 'screen/batch/', { items });
    const { text } = await busy.visitor.get('/log');
    const older = /href="(\/log\?after=[\d-]+)"/u.exec(text)?.[1] ?? assert.fail('no way to older entries');
    const second = await busy.visitor.get(older);
    assert.equal([...second.text.matchAll(/href="\/log\/\d+"/gu)].length, 10);
    assert.doesNotMatch(second.text, />Older</u);
  });
});
