import assert from 'node:assert/strict';
import express from 'express';
import request from 'supertest';
import { jsonPieces, sendJson } from '../../src/http/send-json.ts';

const match = (id: number) => ({
  id,
  name: `Qmbrel "Zothvan" ${id} \u2028`,
  aliases: ['a', 'b'],
  address: undefined,
});
const matches = (count: number) => Array.from({ length: count }, (_, id) => match(id));
const BODIES: readonly (readonly [string, object])[] = [
  ['nothing', {}],
  ['one match', { query: 'x', matches: matches(1) }],
  ['many matches', { query: 'x', matches: matches(1_203), total: 1_203 }],
  ['a batch', { results: [{ matches: matches(700), error: undefined }, { error: 'no' }, { matches: [] }] }],
  [
    'a batch of many items',
    { results: Array.from({ length: 100 }, (_, at) => ({ at, matches: matches(30) })) },
  ],
  ['gaps', { matches: [...matches(60), null, undefined, 'text', 5] }],
];

describe('answers in JSON', () => {
  for (const [what, body] of BODIES) {
    it(`are what they would be in one go: ${what}`, () => {
      assert.equal([...jsonPieces(body)].join(''), JSON.stringify(body));
    });
  }

  it('of thousands of matches come in pieces of some thousand characters', () => {
    const pieces = [...jsonPieces({ results: [{ matches: matches(5_000) }, { matches: matches(5_000) }] })];
    assert.ok(pieces.length >= 30, `${pieces.length} pieces`);
    assert.ok(Math.max(...pieces.map(({ length }) => length)) < 2 * 16_384);
  });

  it('reach the client whole, however long they are', async () => {
    const app = express();
    app.get('/:count', async ({ params }, response) => {
      await sendJson(response, { matches: matches(Number(params.count)) });
    });
    for (const count of [2, 2_000]) {
      const { body, headers } = await request(app).get(`/${count}`);
      assert.deepEqual(body, JSON.parse(JSON.stringify({ matches: matches(count) })));
      assert.equal(headers['content-type'], 'application/json; charset=utf-8');
    }
  });
});
