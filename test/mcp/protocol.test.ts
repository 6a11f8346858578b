import assert from 'node:assert/strict';
import { request as httpRequest } from 'node:http';
import { startAgentsService, type AgentsService } from '../support/agents-service.ts';
import { listedParty } from '../support/parties.ts';

interface RpcAnswer {
  readonly jsonrpc: string;
  readonly id: number | null;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

describe('mcp: protocol', () => {
  let agents: AgentsService;
  before(async () => {
    agents = await startAgentsService([listedParty('Brightwater Example Holding', { id: 101 })]);
  });
  after(() => agents.close());

  const answerOf = async (response: Response): Promise<RpcAnswer> => (await response.json()) as RpcAnswer;

  /** A request with headers that fetch does not let a caller set. */
  const raw = (
    method: string,
    headers: Readonly<Record<string, string>>,
    body = JSON.stringify(LIST),
  ): Promise<{ readonly status: number; readonly text: string }> =>
    new Promise((resolve, reject) => {
      const preset = {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
      };
      const sent = httpRequest(agents.url, { method, headers: { ...preset, ...headers } }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      });
      sent.on('error', reject);
      sent.end(body);
    });

  it('is stateless: a call needs no handshake and gets no session', async () => {
    const response = await agents.post(LIST);
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('mcp-session-id'), null);
    assert.equal(response.headers.get('cache-control'), 'no-store');
    assert.match(response.headers.get('content-type') ?? '', /^application\/json/u);
    const { result } = await answerOf(response);
    assert.deepEqual(
      (result?.['tools'] as { name: string }[]).map(({ name }) => name),
      TOOLS,
    );
  });

  it('introduces itself with what agents must know', async () => {
    const params = {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 't', version: '1' },
    };
    const { result } = await answerOf(
      await agents.post({ jsonrpc: '2.0', id: 1, method: 'initialize', params }),
    );
    assert.equal(result?.['protocolVersion'], '2025-06-18');
    assert.deepEqual(result?.['capabilities'], { tools: {} });
    assert.match(String(result?.['instructions']), /An empty result is no clearance/u);
  });

  it('answers every request of a batch, and notifications with 202', async () => {
    const ping = { jsonrpc: '2.0', id: 2, method: 'ping' };
    const notification = { jsonrpc: '2.0', method: 'notifications/initialized' };
    const answers = (await (await agents.post([LIST, notification, ping])).json()) as RpcAnswer[];
    assert.deepEqual(answers.map(({ id }) => id).sort(), [1, 2]);
    assert.equal((await agents.post(notification)).status, 202);
    assert.equal((await agents.post([notification])).status, 202);
  });

  it('answers a request that is cancelled in its own batch', async () => {
    const cancelled = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } };
    const response = await agents.post([LIST, cancelled]);
    assert.equal(response.status, 200);
    assert.equal((await agents.post([cancelled])).status, 202);
  });

  const REFUSED: readonly (readonly [
    what: string,
    status: number,
    body: unknown,
    headers?: Record<string, string>,
  ])[] = [
    ['a protocol version nobody knows', 400, LIST, { 'MCP-Protocol-Version': '1999-01-01' }],
    ['an Accept without event streams', 406, LIST, { Accept: 'application/json' }],
    ['an Accept of anything', 406, LIST, { Accept: '*/*' }],
    ['another content type', 415, LIST, { 'Content-Type': 'text/plain' }],
    ['malformed JSON', 400, '{"jsonrpc":'],
    ['an empty body', 400, ''],
    ['a string', 400, '"tools/list"'],
    ['an object that is no message', 400, { hello: 'world' }],
    ['another version of JSON-RPC', 400, { ...LIST, jsonrpc: '1.0' }],
    ['a batch with one wrong message', 400, [LIST, 7]],
    ['a batch of 101 messages', 400, Array.from({ length: 101 }, (_, id) => ({ ...LIST, id }))],
    ['a body of 300 kB', 413, { ...LIST, params: { cursor: 'x'.repeat(300_000) } }],
    ['a body that is not what its encoding says', 400, LIST, { 'Content-Encoding': 'gzip' }],
  ];
  for (const [what, status, body, headers] of REFUSED) {
    it(`refuses ${what} with ${status} as an error of JSON-RPC`, async () => {
      const response = await agents.post(body, headers);
      assert.equal(response.status, status);
      const { jsonrpc, id, error } = await answerOf(response);
      assert.deepEqual([jsonrpc, id], ['2.0', null]);
      assert.ok(error !== undefined && error.code < -31_999 && error.message !== '');
      assert.equal(error.data, undefined);
      assert.doesNotMatch(error.message, /at .*:\d+|node_modules/u);
    });
  }

  it('refuses a request without Accept', async () => {
    const response = await raw('POST', { Accept: '' });
    assert.equal(response.status, 406);
    assert.equal((JSON.parse(response.text) as RpcAnswer).jsonrpc, '2.0');
  });

  it('answers an unknown method as the protocol says', async () => {
    for (const method of ['resources/list', 'no/such', 'tools/CALL']) {
      const { error } = await answerOf(await agents.post({ jsonrpc: '2.0', id: 1, method }));
      assert.equal(error?.code, -32601, method);
    }
  });

  const call = async (params: unknown): Promise<RpcAnswer> =>
    answerOf(await agents.post({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }));

  const NO_TOOL = 'params.name must be the name of a tool, as text.';
  const NO_OBJECT = 'params.arguments must be an object with the arguments of the tool by name.';
  const WRONG_CALLS: readonly (readonly [params: unknown, says: string])[] = [
    [undefined, NO_TOOL],
    [{}, NO_TOOL],
    [{ name: 7 }, NO_TOOL],
    [{ name: null, arguments: {} }, NO_TOOL],
    ...['screen_entity', 'screen_address', 'list_sanctions_sources', 'search', 'fetch'].flatMap((name) =>
      ['x', [], 5, true, '{}'].map((sent) => [{ name, arguments: sent }, NO_OBJECT] as const),
    ),
  ];
  for (const [params, says] of WRONG_CALLS) {
    it(`answers the call ${JSON.stringify(params)} as one of invalid parameters`, async () => {
      assert.deepEqual((await call(params)).error, { code: -32602, message: says });
    });
  }

  it('reads a call without arguments, and one of null', async () => {
    const name = 'list_sanctions_sources';
    for (const params of [{ name }, { name, arguments: null }]) {
      const { result } = await call(params);
      assert.ok(result?.['structuredContent'] !== undefined, JSON.stringify(params));
    }
  });

  it('knows no tool by the name of a member of every object', async () => {
    for (const name of ['constructor', '__proto__', 'toString']) {
      const { result } = await answerOf(
        await agents.post({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name } }),
      );
      assert.equal(result?.['isError'], true, name);
    }
  });

  it('allows nothing but POST', async () => {
    for (const method of ['GET', 'DELETE', 'PUT', 'OPTIONS', 'HEAD']) {
      const response = await fetch(agents.url, { method, headers: { Accept: 'text/event-stream' } });
      assert.equal(response.status, 405, method);
      assert.equal(response.headers.get('allow'), 'POST');
      const text = await response.text();
      if (method !== 'HEAD') assert.equal((JSON.parse(text) as RpcAnswer).error?.code, -32000, method);
    }
  });

  describe('DNS rebinding', () => {
    const hosts: readonly (readonly [header: 'Host' | 'Origin', value: string, status: number])[] = [
      ['Host', 'screening.example', 200],
      ['Host', 'SCREENING.example:443', 200],
      ['Host', 'localhost:3000', 200],
      ['Host', '[::1]:8080', 200],
      ['Host', 'attacker.example', 403],
      ['Host', 'screening.example.attacker.example', 403],
      ['Host', 'attacker.example@localhost', 403],
      ['Host', 'localhost@attacker.example', 403],
      ['Host', 'localhost/../attacker.example', 403],
      ['Host', ' ', 403],
      ['Origin', 'https://screening.example', 200],
      ['Origin', 'http://localhost:6274', 200],
      ['Origin', 'https://attacker.example', 403],
      ['Origin', 'https://screening.example.attacker.example', 403],
      ['Origin', 'null', 403],
      ['Origin', 'file://localhost', 403],
      ['Origin', '', 403],
    ];
    for (const [header, value, status] of hosts) {
      it(`${header} "${value}" gets ${status}`, async () => {
        const response = await raw('POST', { [header]: value });
        assert.equal(response.status, status, response.text);
        if (status === 403) assert.equal((JSON.parse(response.text) as RpcAnswer).error?.code, -32000);
      });
    }

    it('a trusted proxy says by which name the client asked', async () => {
      assert.equal((await raw('POST', { 'X-Forwarded-Host': 'attacker.example' })).status, 403);
      const named = { Host: 'upstream.internal', 'X-Forwarded-Host': 'screening.example' };
      assert.equal((await raw('POST', named)).status, 200);
    });
  });
});

const TOOLS = ['screen_entity', 'screen_address', 'list_sanctions_sources', 'search', 'fetch'];
