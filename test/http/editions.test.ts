import assert from 'node:assert/strict';
import type { CatalogueEntry } from '../../src/ingest/catalogue.ts';
import { CATALOGUE } from '../support/http-service.ts';
import { startScreeningService, succeeded, type ScreeningService } from '../support/screening-service.ts';

type Body = Readonly<Record<string, unknown>>;

const EDITION = {
  data_as_of: '2026-03-14',
  last_updated: '2026-03-15T06:00:00.000Z',
  generation: 1,
  stale: false,
};
const ADDRESS = '27 Stromynka Street, Moscow';
const MISTYPED = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3';

describe('http: editions and notices of an answer', () => {
  let service: ScreeningService;
  let entries: readonly CatalogueEntry[];
  beforeEach(async () => {
    entries = CATALOGUE;
    service = await startScreeningService('starter', undefined, {
      catalogue: () => Promise.resolve(entries),
    });
  });
  afterEach(() => service.close());

  const answerOf = async (path: string, body: object): Promise<Body> =>
    succeeded(await service.post(path, body));
  const codes = (answer: Body | undefined): readonly string[] =>
    ((answer?.['notices'] ?? []) as { readonly field: string; readonly code: string }[]).map(
      ({ field, code }) => `${field} ${code}`,
    );

  for (const [path, body] of [
    ['', { name: 'Nobody Known' }],
    ['address/', { address: ADDRESS }],
    ['batch/', { names: ['Nobody Known', 'Nobody Else'] }],
  ] as const) {
    it(`say the edition of each list searched at /screen/${path}, once`, async () => {
      const answer = await answerOf(path, body);
      assert.deepEqual(answer['list_editions'], [
        { code: 'EU_FSF', ...EDITION },
        { code: 'OFAC_SDN', ...EDITION },
      ]);
      assert.ok(!('notices' in answer));
      assert.equal(JSON.stringify(answer).split('list_editions').length, 2);
    });

    it(`name stale lists at /screen/${path}`, async () => {
      entries = CATALOGUE.map((entry) => ({ ...entry, stale: entry.facts.code === 'EU_FSF' }));
      const answer = await answerOf(path, body);
      assert.deepEqual(codes(answer), ['lists stale_lists']);
      const editions = answer['list_editions'] as readonly { readonly stale: boolean }[];
      assert.deepEqual(
        editions.map(({ stale }) => stale),
        [true, false],
      );
    });
  }

  it('say which of the lists named are searched, and no other', async () => {
    const { list_editions: editions } = await answerOf('', { name: 'Nobody Known', lists: ['OFAC_SDN'] });
    assert.deepEqual(editions, [{ code: 'OFAC_SDN', ...EDITION }]);
  });

  it('name a country that is not understood', async () => {
    assert.deepEqual(codes(await answerOf('', { name: 'Nobody Known', country: 'Irann' })), [
      'country unknown_country',
    ]);
    assert.deepEqual(codes(await answerOf('address/', { address: ADDRESS, country: 'Irann' })), [
      'country unknown_country',
    ]);
    assert.deepEqual(codes(await answerOf('', { name: 'Nobody Known', country: 'Iran' })), []);
  });

  it('name a mistyped wallet that matches nothing', async () => {
    const answer = await answerOf('', { name: MISTYPED });
    assert.equal(answer['total_matches'], 0);
    assert.deepEqual(codes(answer), ['name wallet_checksum']);
  });

  it('stand with the item of a batch that they are of', async () => {
    const items = [
      { name: 'Nobody Known', country: 'Iran' },
      { name: 'Nobody Else', country: 'Irann' },
      { name: MISTYPED },
      { name: '?', country: 'Irann' },
    ];
    const answer = await answerOf('batch/', { items });
    assert.deepEqual(codes(answer), []);
    assert.deepEqual((answer['results'] as Body[]).map(codes), [
      [],
      ['country unknown_country'],
      ['name wallet_checksum'],
      ['country unknown_country'],
    ]);
  });
});

describe('http: an operator who screens against no stale list', () => {
  let service: ScreeningService;
  before(async () => {
    const entries = CATALOGUE.map((entry) => ({ ...entry, stale: entry.facts.code === 'EU_FSF' }));
    const catalogue = () => Promise.resolve(entries);
    service = await startScreeningService('starter', undefined, { catalogue, refusesStale: true });
  });
  after(() => service.close());

  for (const [path, body] of [
    ['', { name: 'Qmbrel Zothvan' }],
    ['address/', { address: ADDRESS }],
    ['batch/', { names: ['Qmbrel Zothvan', 'Nobody Else'] }],
  ] as const) {
    it(`answers 500 at /screen/${path} with the list and when to ask again, and charges nothing`, async () => {
      const { status, body: answer, headers } = await service.post(path, body);
      assert.equal(status, 500);
      assert.match(String(answer['error']), /EU_FSF \(2026-03-14\) is older .* nothing was charged/u);
      assert.equal(headers['retry-after'], '3600');
      assert.equal(await service.remaining(), 1_000);
    });
  }

  it('logs it as a state and not as a failure of the service', () => {
    assert.doesNotMatch(service.logText(), /"level":50/u);
    assert.match(service.logText(), /lists_stale/u);
  });

  it('answers on lists that are named and fresh', async () => {
    const answer = succeeded(await service.post('', { name: 'Qmbrel Zothvan', lists: ['OFAC_SDN'] }));
    assert.equal(answer['total_matches'], 1);
  });
});
