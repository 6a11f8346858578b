import assert from 'node:assert/strict';
import { NOW } from '../support/http-service.ts';
import { startScreeningService, succeeded, type ScreeningService } from '../support/screening-service.ts';

type Body = Readonly<Record<string, unknown>>;

describe('http: POST /screen/address/', () => {
  let service: ScreeningService;
  before(async () => {
    service = await startScreeningService('business');
  });
  after(() => service.close());

  const screen = async (body: object, path = 'address/'): Promise<Body> =>
    succeeded(await service.post(path, { address: '27 Stromynka Street, 107076 Moscow', ...body }));

  it('answers with exactly the fields of the contract and the address as recorded', async () => {
    const { matches, ...rest } = await screen({ country: 'Russia', threshold: 0.8 });
    const { jurisdiction_flags: flags, list_editions: _, ...shared } = rest;
    assert.deepEqual(shared, {
      query: '27 Stromynka Street, 107076 Moscow',
      lists_searched: ['EU_FSF', 'OFAC_SDN'],
      total_matches: 1,
      screened_at: NOW.toISOString(),
    });
    assert.equal((flags as Body[])[0]?.['jurisdiction'], 'Russia');
    const [match = {}] = matches as Body[];
    assert.deepEqual(
      [match['id'], match['matched_alias'], match['matched_identifier']],
      [9_001, null, false],
    );
    assert.deepEqual(match['matched_address'], {
      address: '27 Stromynka Ul.',
      city: 'Moscow',
      state: '',
      postal_code: '107076',
      country: 'Russia',
    });
  });

  it('charges one search and sends what is left', async () => {
    const left = await service.remaining();
    const { headers } = await service.post('address/', { address: '1 Main Street, Springfield' });
    assert.equal(headers['x-ratelimit-remaining'], String(left - 1));
    assert.equal(headers['x-ratelimit-limit'], '10000');
  });

  it('keeps the real total when the smaller of both limits cuts', async () => {
    const cut = await screen({ limit: 5, threshold: 0 }, 'address/?limit=1');
    assert.equal((cut['matches'] as unknown[]).length, 1);
    assert.equal(cut['total_matches'], 1);
  });

  for (const [rule, options, total] of [
    ['its list', { lists: ['OFAC_SDN'] }, 1],
    ['another list', { lists: ['EU_FSF'] }, 0],
    ['no list, which is as if not sent', { lists: [] }, 1],
    ['its type', { type: 'individual' }, 1],
    ['another type', { type: 'vessel' }, 0],
    ['its country', { country: 'Russian Federation' }, 1],
    ['another country', { country: 'Cuba' }, 0],
    ['an unknown country', { country: 'Atlantis' }, 1],
  ] as const) {
    it(`finds ${total} when it is narrowed to ${rule}`, async () => {
      assert.equal((await screen({ threshold: 0.8, ...options }))['total_matches'], total);
    });
  }

  it('answers on the path without the trailing slash, 500 code points long', async () => {
    const address = '1 Main Street '.padEnd(500, 'x');
    assert.equal((await screen({ address }, 'address'))['query'], address);
  });
});
