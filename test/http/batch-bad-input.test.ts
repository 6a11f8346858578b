import assert from 'node:assert/strict';
import type { SearchEngine } from '../../src/search/search-engine.ts';
import { startScreeningService, type ScreeningService } from '../support/screening-service.ts';

type BadBody = readonly [rule: string, body: object | string, field: string];

const over = (length: number): string => 'x'.repeat(length + 1);
const items = (item: unknown): object => ({ items: [{ name: 'x1' }, item] });

/** What is wrong with the options that all screenings share, beside a valid rest. */
const badOptions = (valid: object): readonly BadBody[] => [
  ['type null', { ...valid, type: null }, 'type'],
  ['type unknown', { ...valid, type: 'person' }, 'type'],
  ['type a list', { ...valid, type: ['entity'] }, 'type'],
  ['threshold null', { ...valid, threshold: null }, 'threshold'],
  ['threshold a string', { ...valid, threshold: '0.5' }, 'threshold'],
  ['threshold below 0', { ...valid, threshold: -0.0001 }, 'threshold'],
  ['threshold above 1', { ...valid, threshold: 1.0001 }, 'threshold'],
  ['threshold 1e9', { ...valid, threshold: 1e9 }, 'threshold'],
  ['lists null', { ...valid, lists: null }, 'lists'],
  ['lists with a number', { ...valid, lists: [5] }, 'lists[0]'],
  ['lists a string', { ...valid, lists: 'OFAC_SDN' }, 'lists'],
  ['lists with an unknown code', { ...valid, lists: ['OFAC_SDN', 'OFAC'] }, 'lists[1]'],
  ['an unknown field', { ...valid, nmae: 'y' }, 'nmae'],
  ['__proto__ as a field', `${JSON.stringify(valid).slice(0, -1)},"__proto__":{"limit":1}}`, '__proto__'],
];

const badTexts = (field: string, longest: number): readonly (readonly [string, unknown])[] => [
  [`${field} null`, null],
  [`${field} a number`, 5],
  [`${field} true`, true],
  [`${field} a list`, ['x']],
  [`${field} an object`, { a: 'x' }],
  [`${field} of ${longest + 1} code points`, '\u{20000}'.repeat(longest + 1)],
];

const ITEM_FIELDS: readonly BadBody[] = (
  [
    ['name', 500],
    ['address', 500],
    ['country', 100],
    ['email', 500],
    ['phone', 500],
    ['website', 500],
    ['date_of_birth', 10],
    ['nationality', 200],
    ['gender', 10],
  ] as const
).flatMap(([field, longest]) =>
  badTexts(field, longest).map(([rule, value]): BadBody => [
    `item ${rule}`,
    items({ name: 'x', [field]: value }),
    `items[1].${field}`,
  ]),
);

const BAD_BATCHES: readonly BadBody[] = [
  ['neither names nor items', {}, 'names, items: exactly one'],
  ['only options', { threshold: 0.5 }, 'names, items: exactly one'],
  ['both names and items', { names: ['x1'], items: [{ name: 'x1' }] }, 'names, items: exactly one'],
  ['names null', { names: null }, 'names'],
  ['names a string', { names: 'x1' }, 'names'],
  ['names an object', { names: { 0: 'x1' } }, 'names'],
  ['no names', { names: [] }, 'names'],
  ['101 names', { names: Array.from({ length: 101 }, () => 'x1') }, 'names'],
  ['an empty name', { names: ['x1', ''] }, 'names[1]'],
  ['a name null', { names: [null] }, 'names[0]'],
  ['a name a number', { names: [7] }, 'names[0]'],
  ['a name a list', { names: [['x1']] }, 'names[0]'],
  ['a name of 501 code points', { names: [over(500)] }, 'names[0]'],
  ['items null', { items: null }, 'items'],
  [
    '31 February of an item',
    items({ name: 'x', date_of_birth: '2001-02-31' }),
    'items[1].date_of_birth: there',
  ],
  [
    'a future birth of an item',
    items({ name: 'x', date_of_birth: '2300' }),
    'items[1].date_of_birth: must not',
  ],
  ['gender X of an item', items({ name: 'x', gender: 'X' }), 'items[1].gender: must be equal to one of'],
  [
    'signs as an identifier of an item',
    items({ name: 'x', identifiers: [{ number: 'K1' }, { number: '-' }] }),
    'items[1].identifiers[1].number: must contain',
  ],
  ['no items', { items: [] }, 'items'],
  ['101 items', { items: Array.from({ length: 101 }, () => ({ name: 'x1' })) }, 'items'],
  ['items an object', { items: { name: 'x1' } }, 'items'],
  ['an item null', items(null), 'items[1]'],
  ['an item a string', items('x1'), 'items[1]'],
  ['an item a list', items([{ name: 'x1' }]), 'items[1]'],
  ['an item with items', items({ name: 'x', items: [{ name: 'x1' }] }), 'items[1].items'],
  ['an item without name', items({ address: '1 Main Street' }), 'items[1].name'],
  ['an item with an empty name', items({ name: '' }), 'items[1].name'],
  ['an item with a limit', items({ name: 'x', limit: 1 }), 'items[1].limit'],
  ['an item with lists', items({ name: 'x', lists: ['OFAC_SDN'] }), 'items[1].lists'],
  ['a limit', { names: ['x1'], limit: 3 }, 'limit'],
  ...ITEM_FIELDS,
  ...badOptions({ names: ['x1'] }),
  ['an array', [], 'body'],
  ['null', 'null', 'body'],
  ['cut JSON', '{"names":["x1"', 'body'],
  [
    'an item with a key sent twice',
    '{"items":[{"name":"x1"},{"name":"x","name":"y"}]}',
    'items[1].name: is sent',
  ],
  ['nothing', '', 'body'],
];

const BAD_ADDRESSES: readonly BadBody[] = [
  ['address missing', {}, 'address'],
  ['address empty', { address: '' }, 'address'],
  ['address blank', { address: ' \n' }, 'address'],
  ['address without letter or digit', { address: '-- / --' }, 'address'],
  ['an address that stands for none', { address: 'N/A' }, 'address'],
  ...badTexts('address', 500).map(([rule, address]): BadBody => [rule, { address }, 'address']),
  ...badTexts('country', 100).map(([rule, country]): BadBody => [
    rule,
    { address: '1 Main Street', country },
    'country',
  ]),
  ...['Moscow', 'Russia', 'RU', 'New York', 'Москва', 'تهران', '107076', 'Springfield, IL'].map(
    (address): BadBody => [`the place ${address} alone`, { address }, 'address'],
  ),
  ['a country repeated', { address: 'Islamic Republic of Iran', country: 'IR' }, 'address'],
  ...[null, 0, -1, 1.5, '3'].map((limit): BadBody => [
    `limit ${String(limit)}`,
    { address: '1 Main Street', limit },
    'limit',
  ]),
  ['a contact field', { address: '1 Main Street', email: 'a@x.example' }, 'email'],
  ['a name', { address: '1 Main Street', name: 'x' }, 'name'],
  ...badOptions({ address: '1 Main Street' }),
  ['an array', [], 'body'],
  ['nothing', '', 'body'],
];

const BAD_QUERIES = [
  ['batch/?limit=5', 'limit'],
  ['batch/?threshold=0.5', 'threshold'],
  ['address/?limit=0', 'limit'],
  ['address/?limit=-1', 'limit'],
  ['address/?limit=1.5', 'limit'],
  ['address/?limit=', 'limit'],
  ['address/?limit=1&limit=2', 'limit'],
  ['address/?limit=1&limit=1', 'limit'],
  ['address/?country=IR', 'country'],
] as const;

describe('http: bad input of batches and addresses', () => {
  let service: ScreeningService;
  let asked = 0;

  before(async () => {
    const engine: SearchEngine = {
      snapshot: () => {
        asked++;
        return Promise.reject(new Error('nothing bad may reach the engine'));
      },
      health: async () => ({ ready: true, detail: '' }),
      close: async () => {},
    };
    service = await startScreeningService('starter', engine);
  });
  after(async () => {
    const remaining = await service.remaining();
    await service.close();
    assert.equal(asked, 0, 'nothing bad may reach the engine');
    assert.equal(remaining, 1000, 'nothing bad may be charged');
  });

  const refused = async (path: string, body: object | string, expected = 400): Promise<string> => {
    const { status, body: answer, text } = await service.post(path, body);
    assert.equal(status, expected, text);
    assert.deepEqual(Object.keys(answer), ['error']);
    assert.doesNotMatch(text, /node_modules|\bat \S+ \(|\.ts:/u);
    return String(answer['error']);
  };

  for (const [path, bodies] of [
    ['batch/', BAD_BATCHES],
    ['address/', BAD_ADDRESSES],
  ] as const) {
    for (const [rule, body, field] of bodies) {
      it(`answers 400 naming ${field} to ${path} with ${rule}`, async () => {
        const error = await refused(path, body);
        assert.ok(error.startsWith(field), error);
      });
    }
  }

  for (const [query, field] of BAD_QUERIES) {
    it(`answers 400 naming ${field} to ${query}`, async () => {
      const body = query.startsWith('batch') ? { names: ['x1'] } : { address: '1 Main Street' };
      const error = await refused(query, body);
      assert.ok(error.startsWith(field), error);
    });
  }

  it('names the wrong item among a hundred', async () => {
    const names = Array.from({ length: 100 }, (_, at) => (at === 99 ? over(500) : `x${at}`));
    assert.match(await refused('batch/', { names }), /^names\[99\]: /u);
  });

  it('answers in a few words to a body that is wrong in a hundred thousand places', async () => {
    const extra = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`field${at}`, 1]));
    const body = { items: Array.from({ length: 100 }, () => ({ ...extra, ['y'.repeat(10_000)]: 1 })) };
    const error = await refused('batch/', body);
    assert.ok(error.length < 3_000, String(error.length));
    assert.match(error, /; and \d+ more$/u);
  });

  it('answers 400 to a deeply nested item', async () => {
    await refused('batch/', `{"items":[${'['.repeat(100_000)}${']'.repeat(100_000)}]}`);
    await refused('batch/', `{"items":[{"name":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}]}`);
  });

  it('answers 413 to a body that no batch can need', async () => {
    await refused('batch/', JSON.stringify({ names: ['x'.repeat(5_000_000)] }), 413);
    await refused('address/', JSON.stringify({ address: 'x'.repeat(300_000) }), 413);
  });

  it('answers 400 to a list that was never loaded', async () => {
    for (const [path, body] of [
      ['batch/', { names: ['x1'] }],
      ['address/', { address: '1 Main Street' }],
    ] as const) {
      const error = await refused(path, { ...body, lists: ['OFAC_SDN', 'UN_CONSOLIDATED'] });
      assert.match(error, /^lists: UN_CONSOLIDATED /u);
    }
  });

  it('answers 400 rather than 429 when the allowance is used up', async () => {
    const small = await startScreeningService('starter');
    try {
      await small.use(1000);
      for (const [path, body] of [
        ['batch/', { names: [''] }],
        ['address/', { address: 'Moscow' }],
      ] as const) {
        assert.equal((await small.post(path, body)).status, 400);
      }
    } finally {
      await small.close();
    }
  });
});
