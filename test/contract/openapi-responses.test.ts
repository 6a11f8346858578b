import assert from 'node:assert/strict';
import request from 'supertest';
import { child, operations, resolve } from '../support/contract.ts';
import { validatorApp } from '../support/validator-app.ts';

interface Seen {
  readonly status: number;
  readonly body: unknown;
}

describe('responses checked by openapi.yaml', () => {
  let answer = { status: 200, body: {} as unknown };
  const answering = validatorApp(() => answer);

  async function answerOf(method: string, path: string, status: number, body: unknown): Promise<Seen> {
    answer = { status, body };
    const url = `/api/v1${path}`;
    const agent = request(answering);
    const response = await (method === 'get'
      ? agent.get(url)
      : method === 'delete'
        ? agent.delete(url).send({})
        : agent.post(url).send({}));
    return { status: response.status, body: response.body as unknown };
  }

  for (const { id, method, path, node } of operations()) {
    for (const [status, response] of Object.entries(child(node, 'responses'))) {
      const media = child(child(resolve(response), 'content'), 'application/json');
      for (const [name, example] of Object.entries(child(media, 'examples'))) {
        it(`${id} may answer ${status} with the example ${name}`, async () => {
          const body = resolve(example)['value'];
          assert.deepEqual(await answerOf(method, path, Number(status), body), {
            status: Number(status),
            body,
          });
        });
      }
    }
  }

  const watched = {
    id: 1,
    kind: 'name',
    name: 'x',
    entity_type: 'entity',
    last_checked_at: '2026-11-20T06:05:00.000Z',
    last_match_found: false,
    last_match_score: 0,
  };
  const list = {
    code: 'EU_FSF',
    name: 'x',
    country: 'x',
    description: 'x',
    last_updated: '2026-11-20T06:05:00.000Z',
    data_as_of: '2026-11-20',
    core: true,
    entry_count: 0,
  };

  for (const [field, wrong] of Object.entries({ entity_type: 'vessel', last_checked_at: 'yesterday' })) {
    it(`lets ${field} of a watched item be null but not ${wrong}`, async () => {
      const body = (value: unknown): object => ({ entities: [{ ...watched, [field]: value }], total: 1 });
      assert.equal((await answerOf('get', '/monitoring/', 200, body(null))).status, 200);
      assert.equal((await answerOf('get', '/monitoring/', 200, body(wrong))).status, 500);
    });
  }

  for (const [field, wrong] of Object.entries({ last_updated: '2026-11-20', data_as_of: '20 Nov 2026' })) {
    it(`lets ${field} of a list be null but not ${wrong}`, async () => {
      const body = (value: unknown): object => ({ lists: [{ ...list, [field]: value }] });
      assert.equal((await answerOf('get', '/lists/', 200, body(null))).status, 200);
      assert.equal((await answerOf('get', '/lists/', 200, body(wrong))).status, 500);
    });
  }

  const batch = (result: object): object => ({
    lists_searched: ['EU_FSF'],
    results: [{ query: 'x', jurisdiction_flags: [], ...result }],
    total_screened: 0,
    screened_at: '2026-11-20T09:32:00.000Z',
  });
  const contact = { type: 'email', value: 'x' };

  for (const [rule, result, status] of [
    ['an error instead of matches', { error: 'x' }, 200],
    ['neither matches nor an error', {}, 500],
    ['matches beside an error', { matches: [], total_matches: 0, error: 'x' }, 500],
    ['matches without their total', { matches: [] }, 500],
    ['address matches without their total', { error: 'x', address: 'y', address_matches: [] }, 500],
    ['contacts without contact matches', { error: 'x', contacts: [] }, 500],
    [
      'a contact with neither total nor error',
      { error: 'x', contacts: [contact], contact_matches: [], total_contact_matches: 0 },
      500,
    ],
    [
      'a contact with an error',
      { error: 'x', contacts: [{ ...contact, error: 'y' }], contact_matches: [], total_contact_matches: 0 },
      200,
    ],
  ] as const) {
    it(`${status === 200 ? 'allows' : 'refuses'} a batch result with ${rule}`, async () => {
      assert.equal((await answerOf('post', '/screen/batch/', 200, batch(result))).status, status);
    });
  }

  for (const [rule, status, body] of [
    ['a refusal without its links', 403, { error: 'x', reason: 'no_plan' }],
    ['an incomplete quota body', 429, { error: 'x', limit: 1 }],
    ['an error body with a stack', 400, { error: 'x', stack: 'y' }],
    ['a status that is not documented', 418, { error: 'x' }],
  ] as const) {
    it(`refuses ${rule}`, async () => {
      const seen = await answerOf('post', '/screen/', status, body);
      assert.equal(seen.status, 500);
      assert.notDeepEqual(seen.body, body);
    });
  }
});
