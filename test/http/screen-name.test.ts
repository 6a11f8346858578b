import assert from 'node:assert/strict';
import request from 'supertest';
import type { Match } from '../../src/domain/match.ts';
import { matchOf, NOW, PARTY, startHttpService, type ServiceUnderTest } from '../support/http-service.ts';

type Body = Readonly<Record<string, unknown>>;

describe('http: POST /screen/', () => {
  let service: ServiceUnderTest;
  let key: string;
  let found: readonly Match[] = [];

  before(async () => {
    service = await startHttpService({ find: async () => found });
    key = await service.keyFor('business');
  });
  after(() => service.close());
  beforeEach(() => {
    found = [];
    service.asked.length = 0;
  });

  const screen = async (body: object, path = '/api/v1/screen/'): Promise<Body> => {
    const answer = await request(service.app).post(path).set('Authorization', `Bearer ${key}`).send(body);
    assert.equal(answer.status, 200, answer.text);
    return answer.body as Body;
  };

  const screenOne = async (match: Match): Promise<Body> => {
    found = [match];
    const { matches } = await screen({ name: 'Example' });
    return (matches as readonly Body[])[0] ?? {};
  };

  it('presents a match with exactly the fields of the contract', async () => {
    assert.deepEqual(
      await screenOne(matchOf(0.9512, { kind: 'name', text: 'NORTHERN EXAMPLE', primary: true })),
      {
        id: 7,
        name: 'NORTHERN EXAMPLE',
        entry_type: 'vessel',
        list_code: 'OFAC_SDN',
        list_name: 'OFAC SDN List',
        list_kind: 'sanctions',
        program: 'PROGRAM-A; PROGRAM-B',
        remarks: '',
        score: 0.9512,
        score_pct: 95,
        matched_alias: null,
        matched_identifier: false,
        aliases: ['SOUTHERN EXAMPLE', 'OLD EXAMPLE'],
        addresses: [{ city: 'Sampletown', country: 'Iran' }],
        identifications: [
          { type: 'IMO number', number: '1234567' },
          { type: 'Digital Currency Address - XBT', number: 'sample-wallet' },
        ],
        match_level: 'high',
      },
    );
  });

  it('names the alias that matched', async () => {
    const match = await screenOne(matchOf(0.6, { kind: 'name', text: 'OLD EXAMPLE', primary: false }));
    assert.equal(match['matched_alias'], 'OLD EXAMPLE');
    assert.equal(match['matched_identifier'], false);
    assert.equal(match['match_level'], 'medium');
  });

  for (const kind of ['identifier', 'contact'] as const) {
    it(`names the ${kind} that matched and marks it`, async () => {
      const match = await screenOne(matchOf(1, { kind, label: 'IMO number: 1234567' }));
      assert.equal(match['matched_alias'], 'IMO number: 1234567');
      assert.equal(match['matched_identifier'], true);
      assert.equal(match['score_pct'], 100);
    });
  }

  const percentages = [
    { score: 0.285, percent: 29, level: 'low' },
    { score: 0.4999, percent: 50, level: 'low' },
    { score: 0.5, percent: 50, level: 'medium' },
    { score: 0.7999, percent: 80, level: 'medium' },
    { score: 0.8, percent: 80, level: 'high' },
  ];
  for (const { score, percent, level } of percentages) {
    it(`shows the score ${score} as ${percent} %, ${level}`, async () => {
      const match = await screenOne(matchOf(score, { kind: 'name', text: 'OLD EXAMPLE', primary: false }));
      assert.deepEqual([match['score_pct'], match['match_level']], [percent, level]);
    });
  }

  it('presents a party that records next to nothing', async () => {
    const bare = {
      ...PARTY,
      names: PARTY.names.slice(0, 1),
      addresses: [],
      identifications: [],
      wallets: [],
      programs: [],
    };
    const match = await screenOne(
      matchOf(1, { kind: 'name', text: 'NORTHERN EXAMPLE', primary: true }, bare),
    );
    assert.deepEqual(
      [match['program'], match['aliases'], match['addresses'], match['identifications']],
      ['', [], [], []],
    );
  });

  it('answers the query, the lists, the total, no flags and the time, and nothing else', async () => {
    assert.deepEqual(await screen({ name: ' Example  Ltd ' }), {
      query: ' Example  Ltd ',
      lists_searched: ['EU_FSF', 'OFAC_SDN'],
      matches: [],
      total_matches: 0,
      jurisdiction_flags: [],
      screened_at: NOW.toISOString(),
    });
  });

  it('searches every loaded core list by default, from 0.3, without type, country or limit', async () => {
    await screen({ name: 'Example' });
    assert.deepEqual(service.asked, [{ name: 'Example', lists: ['EU_FSF', 'OFAC_SDN'], threshold: 0.3 }]);
  });

  it('passes every option on', async () => {
    const { lists_searched: searched } = await screen({
      name: 'Example',
      type: 'entity',
      country: ' Iran ',
      threshold: 0,
      lists: ['OFAC_SDN', 'MX_SAT_69B', 'OFAC_SDN'],
      limit: 3,
    });
    assert.deepEqual(searched, ['MX_SAT_69B', 'OFAC_SDN']);
    assert.deepEqual(service.asked, [
      {
        name: 'Example',
        lists: ['MX_SAT_69B', 'OFAC_SDN'],
        threshold: 0,
        entryType: 'entity',
        country: 'Iran',
        limit: 3,
      },
    ]);
  });

  it('reads empty optional texts and no lists as not sent', async () => {
    await screen({ name: 'Example', country: '  ', email: '', phone: ' ', website: '', lists: [] });
    assert.deepEqual(service.asked, [{ name: 'Example', lists: ['EU_FSF', 'OFAC_SDN'], threshold: 0.3 }]);
  });

  const limits = [
    { query: '?limit=2', body: {}, limit: 2 },
    { query: '', body: { limit: 4 }, limit: 4 },
    { query: '?limit=2', body: { limit: 4 }, limit: 2 },
    { query: '?limit=4', body: { limit: 2 }, limit: 2 },
    { query: '?limit=1000000000', body: {}, limit: 1_000_000_000 },
  ];
  for (const { query, body, limit } of limits) {
    it(`takes the limit ${limit} from '${query}' and ${JSON.stringify(body)}`, async () => {
      await screen({ name: 'Example', ...body }, `/api/v1/screen/${query}`);
      assert.equal(service.asked[0]?.limit, limit);
    });
  }

  it('keeps the real total when the limit cuts', async () => {
    const match = matchOf(0.9, { kind: 'name', text: 'OLD EXAMPLE', primary: false });
    found = [match, match, match];
    const { matches, total_matches: total } = await screen({ name: 'Example', limit: 2 });
    assert.equal((matches as unknown[]).length, 2);
    assert.equal(total, 3);
  });

  it('answers on the path without the trailing slash too', async () => {
    await screen({ name: 'Example' }, '/api/v1/screen');
    await screen({ name: 'Example' }, '/api/v1/screen?limit=1');
    assert.equal(service.asked[1]?.limit, 1);
  });

  it('takes 500 code points, also where they are 1000 UTF-16 units', async () => {
    await screen({ name: '\u{20000}'.repeat(500) });
    await screen({ name: 'ا'.repeat(500) });
  });

  const oddNames = [
    'a\u0000b',
    '\u202Eabc\u202C',
    `e${'\u0301'.repeat(499)}`,
    '\uD800x',
    '1',
    '漢',
    '$a',
    '__proto__',
  ];
  for (const name of oddNames) {
    it(`answers for the odd name ${JSON.stringify(name).slice(0, 30)}`, async () => {
      await screen({ name });
    });
  }

  it('forbids caches to keep the answer', async () => {
    const { headers } = await request(service.app)
      .post('/api/v1/screen/')
      .set('Authorization', `Bearer ${key}`)
      .send({ name: 'Example' });
    assert.equal(headers['cache-control'], 'no-store');
  });
});
