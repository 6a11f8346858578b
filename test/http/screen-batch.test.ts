import assert from 'node:assert/strict';
import { EngineUnavailableError } from '../../src/errors.ts';
import { engineHolding, tampered } from '../support/embedded-engine.ts';
import { NOW } from '../support/http-service.ts';
import {
  LISTED,
  startScreeningService,
  succeeded,
  type ScreeningService,
} from '../support/screening-service.ts';

type Body = Readonly<Record<string, unknown>>;

describe('http: POST /screen/batch/', () => {
  let service: ScreeningService;
  beforeEach(async () => {
    service = await startScreeningService('starter');
  });
  afterEach(() => service.close());

  const screen = async (body: object): Promise<Body> => succeeded(await service.post('batch/', body));
  const results = ({ results: found }: Body): readonly Body[] => found as readonly Body[];

  it('answers names in their order with exactly the fields of the contract', async () => {
    const body = await screen({ names: ['Nobody Known', 'Qmbrel Zothvan'], threshold: 0.9 });
    const fields = ['lists_searched', 'results', 'total_screened', 'screened_at', 'list_editions'];
    assert.deepEqual(Object.keys(body), fields);
    assert.deepEqual(body['lists_searched'], ['EU_FSF', 'OFAC_SDN']);
    assert.equal(body['total_screened'], 2);
    assert.equal(body['screened_at'], NOW.toISOString());
    const [nobody, known] = results(body);
    assert.deepEqual(nobody, {
      query: 'Nobody Known',
      jurisdiction_flags: [],
      matches: [],
      total_matches: 0,
    });
    assert.deepEqual(
      (known?.['matches'] as Body[]).map(({ id }) => id),
      [9_001],
    );
  });

  it('fails a name without letter or digit alone, uncharged', async () => {
    const body = await screen({ names: ['-- !? --', 'Qmbrel Zothvan', ' \t\u3000'], threshold: 0.9 });
    const [signs, known, blank] = results(body);
    const error = 'The name has no letter and no digit.';
    assert.deepEqual(signs, { query: '-- !? --', jurisdiction_flags: [], error });
    assert.equal(known?.['total_matches'], 1);
    assert.equal(blank?.['error'], error);
    assert.equal(body['total_screened'], 1);
    assert.equal(await service.remaining(), 999);
  });

  it('searches the address and contact values of an item whose name cannot be', async () => {
    const item = { name: '?', address: '27 Stromynka Street, Moscow', email: 'office@zothvan.example' };
    const body = await screen({ items: [item] });
    const [result = {}] = results(body);
    assert.ok('error' in result && !('matches' in result));
    assert.deepEqual([result['total_address_matches'], result['total_contact_matches']], [1, 1]);
    assert.equal(body['total_screened'], 2);
    assert.equal(await service.remaining(), 998);
  });

  for (const placeholder of [
    '-',
    'N/A',
    '.',
    '--',
    'n.a.',
    ' NOT available ',
    'None',
    'k. A.',
    '不详',
    '###',
  ]) {
    it(`takes "${placeholder}" for no address and no contact value, uncharged`, async () => {
      const place = { address: placeholder, email: placeholder, phone: placeholder, website: placeholder };
      const body = await screen({ items: [{ name: 'Qmbrel Zothvan', ...place }, { name: 'Nobody Known' }] });
      const [result = {}, other] = results(body);
      assert.equal(result['address_error'], 'The address names no street or building.');
      assert.ok(!('address_matches' in result));
      const contacts = result['contacts'] as readonly Body[];
      assert.deepEqual(
        contacts.map(({ type, error, total_matches: total }) => [type, typeof error, total]),
        ['email', 'phone', 'website'].map((type) => [type, 'string', undefined]),
      );
      assert.equal(result['total_matches'], 1);
      assert.ok('matches' in (other ?? {}));
      assert.equal(body['total_screened'], 2);
    });
  }

  it('searches an address that only has such a word in it, and a name that is one', async () => {
    const items = [{ name: 'Null', address: '5 None Street, Moscow' }];
    const body = await screen({ items });
    assert.deepEqual(
      results(body).map((result) => ['matches' in result, 'address_matches' in result]),
      [[true, true]],
    );
    assert.equal(body['total_screened'], 2);
  });

  it('answers a batch of which nothing can be searched, also when nothing is left', async () => {
    await service.use(1_000);
    const headers = { 'Idempotency-Key': 'nothing-to-search' };
    const sent = { items: [{ name: '-', address: 'N/A', phone: '--' }] };
    const first = await service.post('batch/', sent, headers);
    assert.equal(succeeded(first)['total_screened'], 0);
    assert.equal(first.headers['x-ratelimit-remaining'], '0');
    const again = await service.post('batch/', sent, headers);
    assert.deepEqual([again.text, again.headers['idempotency-replayed']], [first.text, 'true']);
  });

  it('answers an item with name, address and contact values in one result', async () => {
    const body = await screen({
      items: [
        {
          name: 'Qmbrel Zothvan',
          address: '27 Stromynka Street, 107076 Moscow',
          country: 'Russia',
          email: 'office@zothvan.example; x',
          phone: '',
        },
      ],
      threshold: 0.8,
    });
    const [result = {}] = results(body);
    assert.deepEqual(Object.keys(result), [
      'query',
      'jurisdiction_flags',
      'matches',
      'total_matches',
      'address',
      'address_matches',
      'total_address_matches',
      'contacts',
      'contact_matches',
      'total_contact_matches',
    ]);
    const [match] = result['address_matches'] as Body[];
    assert.deepEqual(match?.['matched_address'], {
      address: '27 Stromynka Ul.',
      city: 'Moscow',
      state: '',
      postal_code: '107076',
      country: 'Russia',
    });
    assert.equal(match['matched_alias'], null);
    assert.equal((result['jurisdiction_flags'] as Body[])[0]?.['jurisdiction'], 'Russia');
    assert.equal(body['total_screened'], 3);
    assert.equal(await service.remaining(), 997);
  });

  const addresses = [
    { address: 'Moscow', error: true },
    { address: 'Russia', error: true },
    { address: '107076', error: true },
    { address: '27 Stromynka Street, Moscow', error: false },
  ];
  for (const { address, error } of addresses) {
    it(`${error ? 'does not search or charge' : 'searches and charges'} the address ${address}`, async () => {
      const body = await screen({ items: [{ name: 'Nobody Known', address }] });
      const [result = {}] = results(body);
      assert.equal(result['address'], address);
      assert.equal('address_error' in result, error);
      assert.equal('address_matches' in result, !error);
      assert.equal(body['total_screened'], error ? 1 : 2);
      assert.equal(await service.remaining(), error ? 999 : 998);
    });
  }

  it('counts empty fields of an item as not sent', async () => {
    const item = { name: 'Nobody Known', address: ' ', country: '', email: '', phone: ' ; ', website: '\n' };
    const [result = {}] = results(await screen({ items: [item] }));
    assert.deepEqual(Object.keys(result), ['query', 'jurisdiction_flags', 'matches', 'total_matches']);
    assert.equal(await service.remaining(), 999);
  });

  it('charges exactly what ran, sent in the headers', async () => {
    const answer = await service.post('batch/', {
      items: [
        { name: 'a1', email: 'a@x.example,b@x.example,nonsense', website: 'x.example' },
        { name: 'b1', address: '1 Main Street, Springfield', phone: '1,2,3' },
        { name: 'c1', address: 'Springfield' },
      ],
    });
    assert.equal(succeeded(answer)['total_screened'], 7);
    assert.equal(answer.headers['x-ratelimit-limit'], '1000');
    assert.equal(answer.headers['x-ratelimit-remaining'], '993');
    assert.equal(await service.remaining(), 993);
  });

  it('checks the allowance for the whole request before anything runs', async () => {
    await service.use(997);
    const item = { name: 'a1', email: 'a@x.example' };
    const { status, body, headers } = await service.post('batch/', { items: [item, item] });
    assert.equal(status, 429);
    assert.deepEqual([body['required'], body['remaining'], body['used']], [4, 3, 997]);
    assert.equal(headers['x-ratelimit-remaining'], '3');
    assert.equal(await service.remaining(), 3);
    await screen({ items: [item, { name: 'b1' }] });
    assert.equal(await service.remaining(), 0);
  });

  it('never takes more than is left, however many batches come at once', async () => {
    await service.use(900);
    const names = Array.from({ length: 30 }, (_, at) => `name ${at}`);
    const answers = await Promise.all(Array.from({ length: 6 }, () => service.post('batch/', { names })));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 200, 200, 429, 429, 429]);
    assert.equal(await service.remaining(), 10);
  });

  it('does not charge the item that failed, nor fail the request', async () => {
    const broken = tampered(await engineHolding(LISTED), (snapshot) => ({
      findNamesOfMany: async (searches) =>
        (await snapshot.findNamesOfMany(searches)).map((answer, place) =>
          place === 1 ? { failure: new EngineUnavailableError('shard 3 of 10.0.0.1 is gone') } : answer,
        ),
    }));
    const failing = await startScreeningService('starter', broken);
    try {
      const names = ['Qmbrel Zothvan', 'Nobody Known', 'Uphasol Holding'];
      const answer = await failing.post('batch/', { names });
      const body = succeeded(answer);
      assert.deepEqual(
        results(body).map((result) => 'error' in result),
        [false, true, false],
      );
      assert.deepEqual(Object.keys(results(body)[1] ?? {}), ['query', 'jurisdiction_flags', 'error']);
      assert.equal(body['total_screened'], 2);
      assert.equal(await failing.remaining(), 998);
      assert.doesNotMatch(answer.text, /10\.0\.0\.1/u);
      assert.match(failing.logText(), /shard 3/u);
    } finally {
      await failing.close();
    }
  });

  it('gives everything back when nothing can be searched', async () => {
    const dead = {
      ...(await engineHolding(LISTED)),
      snapshot: () => Promise.reject(new EngineUnavailableError('gone')),
    };
    const failing = await startScreeningService('starter', dead);
    try {
      assert.equal((await failing.post('batch/', { names: ['a1', 'b1'] })).status, 500);
      assert.equal(await failing.remaining(), 1000);
    } finally {
      await failing.close();
    }
  });

  it('keeps duplicates: each is a search', async () => {
    const body = await screen({ names: ['Qmbrel Zothvan', 'Qmbrel Zothvan'] });
    assert.equal(results(body).length, 2);
    assert.deepEqual(results(body)[0], results(body)[1]);
    assert.equal(body['total_screened'], 2);
  });

  const threshold = [
    [0, 200],
    [1, 200],
    [-0.0001, 400],
    [1.0001, 400],
  ] as const;
  for (const [value, expected] of threshold) {
    it(`answers ${expected} to the threshold ${value}`, async () => {
      const { status } = await service.post('batch/', { names: ['Qmbrel Zothvan'], threshold: value });
      assert.equal(status, expected);
    });
  }

  it('applies threshold, type and lists to every item', async () => {
    const names = ['Qmbrel Zothvan', 'Uphasol Holding'];
    const found = async (options: object): Promise<readonly unknown[]> =>
      results(await screen({ names, threshold: 0.9, ...options })).map((result) => result['total_matches']);
    assert.deepEqual(await found({}), [1, 1]);
    assert.deepEqual(await found({ type: 'individual' }), [1, 0]);
    assert.deepEqual(await found({ lists: ['EU_FSF'] }), [0, 1]);
    assert.deepEqual(await found({ lists: [] }), await found({}));
  });

  for (const path of ['batch/', 'batch']) {
    it(`takes 100 items with every text at its greatest length, in any script, at ${path}`, async () => {
      const longest = '\u{20000}'.repeat(500);
      const item = {
        name: longest,
        address: longest,
        country: '\u{20000}'.repeat(100),
        email: longest,
        phone: longest,
        website: longest,
      };
      const escaped = JSON.stringify({ items: Array.from({ length: 100 }, () => item) }).replace(
        /[\u0080-\uffff]/gu,
        (letter) =>
          [...Array(letter.length).keys()].map((at) => `\\u${letter.charCodeAt(at).toString(16)}`).join(''),
      );
      const body = succeeded(await service.post(path, escaped));
      assert.equal(results(body).length, 100);
    });
  }
});
