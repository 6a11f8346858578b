import assert from 'node:assert/strict';
import request from 'supertest';
import { validatorApp } from '../support/validator-app.ts';

const checking = validatorApp();

async function send(operation: string, body: object | undefined, query = ''): Promise<request.Response> {
  const [method = '', path = ''] = operation.split(' ');
  const url = `/api/v1${path}${query}`;
  if (method === 'GET') return request(checking).get(url);
  return method === 'DELETE'
    ? request(checking).delete(url).send(body)
    : request(checking).post(url).send(body);
}

const NAME = 'POST /screen/';
const BATCH = 'POST /screen/batch/';
const ADDRESS = 'POST /screen/address/';
const WATCH = 'POST /monitoring/';
const REMOVE = 'DELETE /monitoring/';

/** 500 code points that are 1,000 UTF-16 units. */
const LONGEST = '𐎠'.repeat(500);
const TOO_LONG = `${LONGEST}x`;

const VALID: readonly (readonly [operation: string, body: object])[] = [
  [NAME, { name: 'x' }],
  [NAME, { name: LONGEST, country: '𐎠'.repeat(100), email: LONGEST, phone: LONGEST, website: LONGEST }],
  [NAME, { name: 'x', threshold: 0, limit: 1, type: 'vessel', lists: ['OFAC_SDN', 'OFAC_SDN', 'EU_FSF'] }],
  [NAME, { name: 'x', threshold: 1, limit: 1e9, country: '', email: '', lists: [] }],
  [BATCH, { names: ['x'], lists: [] }],
  [
    BATCH,
    {
      names: Array.from({ length: 100 }, () => LONGEST),
      threshold: 0.5,
      type: 'entity',
      lists: ['UN_CONSOLIDATED'],
    },
  ],
  [BATCH, { items: [{ name: 'x', address: 'y', country: 'z', email: 'a', phone: 'b', website: 'c' }] }],
  [ADDRESS, { address: 'x', lists: [] }],
  [
    ADDRESS,
    { address: LONGEST, country: 'x', type: 'aircraft', threshold: 0.3, lists: ['FR_GELS'], limit: 3 },
  ],
  [WATCH, { name: 'x' }],
  [WATCH, { address: 'x', country: 'y' }],
  [WATCH, { name: 'x', entity_type: 'entity', address: 'y', country: '' }],
  [REMOVE, { id: 1 }],
];

const text = (field: string, longest: string): readonly (readonly [object, string])[] => [
  [{ [field]: null }, field],
  [{ [field]: 5 }, field],
  [{ [field]: true }, field],
  [{ [field]: ['x'] }, field],
  [{ [field]: { a: 1 } }, field],
  [{ [field]: longest }, field],
];
const COUNTRY_TOO_LONG = 'x'.repeat(101);
const options: readonly (readonly [object, string])[] = [
  [{ type: null }, 'type'],
  [{ type: 'person' }, 'type'],
  [{ type: 'Individual' }, 'type'],
  [{ type: ['entity'] }, 'type'],
  [{ threshold: null }, 'threshold'],
  [{ threshold: '0.5' }, 'threshold'],
  [{ threshold: -0.01 }, 'threshold'],
  [{ threshold: 1.01 }, 'threshold'],
  [{ lists: null }, 'lists'],
  [{ lists: 'OFAC_SDN' }, 'lists'],
  [{ lists: [5] }, 'lists/0'],
  [{ lists: ['OFAC_SDN', 'NO_SUCH_LIST'] }, 'lists/1'],
  [{ lists: [null] }, 'lists/0'],
  [{ unknown_field: 1 }, 'unknown_field'],
];
const limits: readonly (readonly [object, string])[] = [
  [{ limit: null }, 'limit'],
  [{ limit: 0 }, 'limit'],
  [{ limit: -1 }, 'limit'],
  [{ limit: 1.5 }, 'limit'],
  [{ limit: '3' }, 'limit'],
];
const contacts = ['email', 'phone', 'website'].flatMap((field) => text(field, TOO_LONG));

/** Per operation: a body that is valid, and what spoils it with the path the error must have. */
const INVALID: readonly (readonly [string, object, readonly (readonly [object, string])[]])[] = [
  [NAME, {}, [[{}, 'name']]],
  [
    NAME,
    { name: 'x' },
    [
      ...text('name', TOO_LONG),
      [{ name: '' }, 'name'],
      ...text('country', COUNTRY_TOO_LONG),
      ...contacts,
      ...options,
      ...limits,
    ],
  ],
  [
    BATCH,
    { names: ['x'] },
    [
      [{ names: null }, 'names'],
      [{ names: 'x' }, 'names'],
      [{ names: [] }, 'names'],
      [{ names: Array.from({ length: 101 }, () => 'x') }, 'names'],
      [{ names: ['x', ''] }, 'names/1'],
      [{ names: ['x', null] }, 'names/1'],
      [{ names: ['x', TOO_LONG] }, 'names/1'],
      [{ items: [{ name: 'x' }] }, ''],
      [{ limit: 3 }, 'limit'],
      ...options,
    ],
  ],
  [
    BATCH,
    {},
    [
      [{}, 'names'],
      [{}, 'items'],
      [{ items: [] }, 'items'],
      [{ items: Array.from({ length: 101 }, () => ({ name: 'x' })) }, 'items'],
      [{ items: [null] }, 'items/0'],
      [{ items: ['x'] }, 'items/0'],
      [{ items: [[{ name: 'x' }]] }, 'items/0'],
      [{ items: [{}] }, 'items/0/name'],
      [{ items: [{ name: '' }] }, 'items/0/name'],
      [{ items: [{ name: 'x', limit: 1 }] }, 'items/0/limit'],
      ...text('name', TOO_LONG).map(([item]) => [{ items: [item] }, 'items/0/name'] as const),
      ...[...text('address', TOO_LONG), ...text('country', COUNTRY_TOO_LONG), ...contacts].map(
        ([item, field]) => [{ items: [{ name: 'x', ...item }] }, `items/0/${field}`] as const,
      ),
    ],
  ],
  [ADDRESS, {}, [[{}, 'address']]],
  [
    ADDRESS,
    { address: 'x' },
    [
      ...text('address', TOO_LONG),
      [{ address: '' }, 'address'],
      [{ email: 'a@b.example' }, 'email'],
      ...text('country', COUNTRY_TOO_LONG),
      ...options,
      ...limits,
    ],
  ],
  [
    WATCH,
    {},
    [
      [{}, 'name'],
      [{}, 'address'],
      [{ country: 'x' }, 'name'],
      ...text('name', TOO_LONG),
      ...text('address', TOO_LONG),
      [{ name: '' }, 'name'],
      [{ address: '' }, 'address'],
    ],
  ],
  [
    WATCH,
    { name: 'x' },
    [
      [{ entity_type: null }, 'entity_type'],
      [{ entity_type: 'vessel' }, 'entity_type'],
      ...text('country', COUNTRY_TOO_LONG),
      [{ threshold: 0.5 }, 'threshold'],
    ],
  ],
  [REMOVE, {}, [[{}, 'id']]],
  [
    REMOVE,
    { id: 1 },
    [
      [{ id: null }, 'id'],
      [{ id: '1' }, 'id'],
      [{ id: 1.5 }, 'id'],
      [{ name: 'x' }, 'name'],
    ],
  ],
];

interface Problem {
  readonly error: string;
  readonly paths: readonly string[];
}

function shortened(value: unknown): string {
  const json = JSON.stringify(value);
  return json.length > 60 ? `${json.slice(0, 60)}…` : json;
}

describe('requests checked by openapi.yaml', () => {
  for (const [operation, body] of VALID) {
    it(`${operation} takes ${shortened(body)}`, async () => {
      const response = await send(operation, body);
      assert.equal(response.status, 200, response.text);
    });
  }

  for (const [operation, base, spoilt] of INVALID) {
    for (const [change, field] of spoilt) {
      it(`${operation} refuses ${shortened({ ...base, ...change })}, naming ${field || 'the body'}`, async () => {
        const response = await send(operation, { ...base, ...change });
        assert.equal(response.status, 400, response.text);
        const { paths } = response.body as Problem;
        assert.ok(paths.includes(field === '' ? '/body' : `/body/${field}`), response.text);
      });
    }
  }

  it('reports all wrong fields of one body', async () => {
    const response = await send(NAME, { name: '', threshold: 2, lists: ['X'], extra: 1 });
    const { paths } = response.body as Problem;
    assert.deepEqual([...new Set(paths)].toSorted(), [
      '/body/extra',
      '/body/lists/0',
      '/body/name',
      '/body/threshold',
    ]);
  });

  for (const operation of [NAME, BATCH, ADDRESS, WATCH, REMOVE]) {
    it(`${operation} refuses an array`, async () => {
      assert.equal((await send(operation, [])).status, 400);
    });
  }

  for (const operation of [NAME, ADDRESS]) {
    const body = operation === NAME ? { name: 'x' } : { address: 'x' };
    it(`${operation} takes a limit in the query`, async () => {
      assert.equal((await send(operation, body, '?limit=5')).status, 200);
    });
    for (const query of ['?limit=0', '?limit=-1', '?limit=1.5', '?limit=x', '?limit=', '?limit=1&limit=2']) {
      it(`${operation} refuses ${query}, naming limit`, async () => {
        const response = await send(operation, body, query);
        assert.equal(response.status, 400, response.text);
        assert.ok((response.body as Problem).paths.includes('/query/limit'), response.text);
      });
    }
  }

  for (const operation of [BATCH, WATCH, 'GET /lists/', 'GET /monitoring/']) {
    it(`${operation} knows no limit in the query`, async () => {
      const body = operation === BATCH ? { names: ['x'] } : { name: 'x' };
      assert.equal((await send(operation, body, '?limit=5')).status, 400);
    });
  }

  for (const [length, status] of [
    [1, 200],
    [255, 200],
    [256, 400],
  ] as const) {
    it(`answers ${status} to an Idempotency-Key of ${length} characters`, async () => {
      const response = await request(checking)
        .post('/api/v1/screen/')
        .set('Idempotency-Key', 'k'.repeat(length))
        .send({ name: 'x' });
      assert.equal(response.status, status, response.text);
    });
  }
});
