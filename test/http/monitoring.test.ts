import assert from 'node:assert/strict';
import request, { type Response, type Test } from 'supertest';
import { engineWith } from '../support/engines.ts';
import { NOW, startHttpService, type ServiceUnderTest } from '../support/http-service.ts';
import { listedParty } from '../support/parties.ts';

/** Fields of the answers that the cases look at. */
interface Body {
  readonly id: number;
  readonly kind: string;
  readonly country: string;
  readonly entity_type: string | null;
  readonly entities: readonly (Omit<Body, 'entities'> & {
    readonly last_match_found: boolean;
    readonly last_match_score: number;
  })[];
  readonly total: number;
  readonly error: string;
  readonly limit: number;
  readonly current: number;
  readonly reason: string;
  readonly remaining: number;
}

const bodyOf = (response: Response): Body => response.body as Body;

const PATH = '/api/v1/monitoring/';

const PARTY = listedParty('Viktor Examplov', {
  id: 5,
  aliases: ['Vik the Sample'],
  addresses: [
    { address: '1 Sample Street', city: '', state: '', postalCode: '', country: '', countryCode: '' },
  ],
});
const FIRM = listedParty('Sample Northern Shipping', { id: 6, entryType: 'entity' });
const SHIP = listedParty('Polar Examplestar', { id: 7, entryType: 'vessel' });

describe('http/monitoring', () => {
  let service: ServiceUnderTest;
  let key: string;

  beforeEach(async () => {
    const engine = await engineWith({ OFAC_SDN: [PARTY, FIRM, SHIP] });
    service = await startHttpService({ engine });
    key = await service.keyFor('starter');
  });
  afterEach(() => service.close());

  const as = (test: Test, bearer = key): Test => test.set('Authorization', `Bearer ${bearer}`);
  const list = (bearer?: string): Test => as(request(service.app).get(PATH), bearer);
  const add = (body: object, bearer?: string): Test => as(request(service.app).post(PATH), bearer).send(body);
  const remove = (body: unknown, bearer?: string): Test =>
    as(request(service.app).delete(PATH), bearer)
      .type('json')
      .send(body as object | string);

  async function useUp(searches: number): Promise<void> {
    const account = (await service.accounts.accounts.authenticate(key))?.account;
    assert.ok(account !== undefined);
    const reservation = await service.accounts.allowance.reserve(account, searches);
    await service.accounts.allowance.settle(account, reservation, searches);
  }

  it('watches a name and shows its first result at once', async () => {
    const created = await add({ name: 'Viktor Examplov' }).expect(201);
    const { id } = bodyOf(created);
    assert.deepEqual(created.body, {
      id,
      kind: 'name',
      name: 'Viktor Examplov',
      entity_type: 'individual',
      created: true,
    });
    const body = bodyOf(await list().expect(200));
    assert.deepEqual(body, {
      entities: [
        {
          id,
          kind: 'name',
          name: 'Viktor Examplov',
          entity_type: 'individual',
          last_checked_at: NOW.toISOString(),
          last_match_found: true,
          last_match_score: 1,
        },
      ],
      total: 1,
    });
  });

  it('watches an address with the country it was added with', async () => {
    const created = await add({ address: '1 Sample Street', country: 'Russia' }).expect(201);
    assert.deepEqual(
      [bodyOf(created).kind, bodyOf(created).country, bodyOf(created).entity_type],
      ['address', 'Russia', null],
    );
    const body = bodyOf(await list());
    assert.deepEqual([body.entities[0]?.country, body.entities[0]?.last_match_score], ['Russia', 1]);
    await add({ address: '2 Other Street' }).expect(201);
    assert.equal(bodyOf(await list()).entities[1]?.country, '');
  });

  it('says that nothing matched with a score of 0', async () => {
    await add({ name: 'Quite Unlisted Qwertz' }).expect(201);
    const body = bodyOf(await list());
    assert.deepEqual([body.entities[0]?.last_match_found, body.entities[0]?.last_match_score], [false, 0]);
  });

  it('watches both of name and address, and answers with the name', async () => {
    const body = bodyOf(await add({ name: 'Somebody Else', address: '1 Sample Street' }).expect(201));
    assert.equal(body.kind, 'name');
    assert.equal(bodyOf(await list()).total, 2);
  });

  it('adds neither when the address is already watched', async () => {
    await add({ address: '1 Sample Street' }).expect(201);
    const body = bodyOf(await add({ name: 'Somebody Else', address: '1  SAMPLE street' }).expect(409));
    assert.match(body.error, /^address: /u);
    assert.equal(bodyOf(await list()).total, 1);
  });

  it('adds neither when only one of them fits', async () => {
    for (let place = 1; place <= 9; place++) await add({ name: `Person Number ${place}` }).expect(201);
    const body = bodyOf(await add({ name: 'Somebody Else', address: '1 Sample Street' }).expect(429));
    assert.deepEqual([body.limit, body.current], [10, 9]);
    assert.equal(bodyOf(await list()).total, 9);
  });

  for (const [first, second] of [
    [{ name: 'José  Example' }, { name: ' jose example' }],
    [{ name: 'Strauß Example' }, { name: 'STRAUSS EXAMPLE' }],
    [{ name: 'Иванов Пример' }, { name: 'ИВАНОВ ПРИМЕР' }],
    [
      { address: '1 Rue de l’Exemple', country: 'Russia' },
      { address: '1 rue DE l’exemple', country: 'RU' },
    ],
  ] as const) {
    it(`takes ${JSON.stringify(second)} for ${JSON.stringify(first)}`, async () => {
      await add(first).expect(201);
      await add(second).expect(409);
    });
  }

  for (const [first, second] of [
    [{ name: 'Example 1' }, { address: 'Example 1' }],
    [{ name: 'Example' }, { name: 'Example', entity_type: 'entity' }],
    [
      { address: '1 Example Road', country: 'Russia' },
      { address: '1 Example Road', country: 'Iran' },
    ],
    [{ address: '1 Example Road' }, { address: '1 Example Road', country: 'Iran' }],
  ] as const) {
    it(`tells ${JSON.stringify(second)} from ${JSON.stringify(first)}`, async () => {
      await add(first).expect(201);
      await add(second).expect(201);
    });
  }

  it('finds people recorded as entities, and no ships, for a watched individual', async () => {
    await add({ name: 'Sample Northern Shipping' }).expect(201);
    await add({ name: 'Polar Examplestar' }).expect(201);
    const found = bodyOf(await list()).entities.map((item) => item.last_match_found);
    assert.deepEqual(found, [true, false]);
  });

  it('finds ships, and no people, for a watched entity', async () => {
    await add({ name: 'Polar Examplestar', entity_type: 'entity' }).expect(201);
    await add({ name: 'Viktor Examplov', entity_type: 'entity' }).expect(201);
    const found = bodyOf(await list()).entities.map((item) => item.last_match_found);
    assert.deepEqual(found, [true, false]);
  });

  it('keeps what is known beside a name, and watches two of one name apart', async () => {
    const facts = {
      date_of_birth: '1970-02-03',
      nationality: 'Iran, Iraq',
      gender: 'male',
      identifiers: [{ number: 'K1234567', type: 'passport' }],
    };
    const { id, ...created } = bodyOf(await add({ name: 'Viktor Examplov', ...facts }).expect(201));
    assert.deepEqual(created, {
      kind: 'name',
      name: 'Viktor Examplov',
      entity_type: 'individual',
      created: true,
      ...facts,
    });
    await add({ name: 'viktor examplov', ...facts, nationality: 'IRAN, iraq' }).expect(409);
    await add({ name: 'Viktor Examplov', ...facts, date_of_birth: '1999' }).expect(201);
    await add({ name: 'Viktor Examplov' }).expect(201);
    const { entities } = bodyOf(await list().expect(200));
    assert.deepEqual(
      entities.map((item) => [item.id === id, (item as Partial<typeof facts>).date_of_birth]),
      [
        [true, '1970-02-03'],
        [false, '1999'],
        [false, undefined],
      ],
    );
    assert.deepEqual((entities[0] as Partial<typeof facts>).identifiers, facts.identifiers);
  });

  for (const [rule, body, field] of [
    ['31 February', { name: 'Viktor Examplov', date_of_birth: '1970-02-31' }, 'date_of_birth'],
    ['a future birth', { name: 'Viktor Examplov', date_of_birth: '2100' }, 'date_of_birth'],
    ['gender X', { name: 'Viktor Examplov', gender: 'X' }, 'gender'],
    ['facts of an address', { address: '1 Sample Street', date_of_birth: '1970' }, 'name'],
  ] as const) {
    it(`refuses ${rule}, naming ${field}`, async () => {
      const { error } = bodyOf(await add(body).expect(400));
      assert.ok(error.startsWith(`${field}: `), error);
      assert.equal(bodyOf(await list()).total, 0);
    });
  }

  it('lets accounts watch the same name, and shows each its own', async () => {
    const other = await service.keyFor('professional');
    await add({ name: 'Viktor Examplov' }).expect(201);
    await add({ name: 'Viktor Examplov' }, other).expect(201);
    assert.equal(bodyOf(await list(other)).total, 1);
  });

  it('removes an item once', async () => {
    const { id } = bodyOf(await add({ name: 'Viktor Examplov' }));
    assert.deepEqual((await remove({ id }).expect(200)).body, { id, deleted: true });
    await remove({ id }).expect(404);
    assert.equal(bodyOf(await list()).total, 0);
  });

  it('answers 404 for the item of another account and leaves it', async () => {
    const { id } = bodyOf(await add({ name: 'Viktor Examplov' }));
    const other = await service.keyFor('starter');
    await remove({ id }, other).expect(404);
    assert.equal(bodyOf(await list()).total, 1);
  });

  it('names the item that is watched already, in the text and in Location', async () => {
    const { id } = bodyOf(await add({ name: 'Viktor Examplov' }).expect(201));
    const { id: place } = bodyOf(await add({ address: '1 Sample Street' }).expect(201));
    const again = await add({ name: 'VIKTOR examplov' }).expect(409);
    assert.equal(bodyOf(again).error, `name: is already monitored, by the item with the id ${id}`);
    assert.equal(again.headers['location'], `https://screening.example/api/v1/monitoring/#${id}`);
    const both = await add({ name: 'Somebody Else', address: '1 sample street' }).expect(409);
    assert.match(bodyOf(both).error, new RegExp(`^address: .* ${place}$`, 'u'));
    await remove({ id }).expect(200);
    await add({ name: 'Viktor Examplov' }).expect(201);
  });

  it("never names another account's item", async () => {
    await add({ name: 'Viktor Examplov' }).expect(201);
    const other = await service.keyFor('starter');
    const { id } = bodyOf(await add({ name: 'Viktor Examplov' }, other).expect(201));
    assert.match(
      bodyOf(await add({ name: 'Viktor Examplov' }, other).expect(409)).error,
      new RegExp(` ${id}$`, 'u'),
    );
  });

  describe('with an Idempotency-Key', () => {
    const addOnce = (body: object, idempotencyKey = 'first', bearer?: string): Test =>
      add(body, bearer).set('Idempotency-Key', idempotencyKey);

    it('answers a retry as the first time and adds nothing', async () => {
      const body = { name: 'Somebody Else', address: '1 Sample Street', country: 'Russia' };
      const first = await addOnce(body).expect(201);
      assert.equal(first.headers['idempotency-replayed'], undefined);
      const again = await addOnce(body).expect(201);
      assert.equal(again.text, first.text);
      assert.equal(again.headers['idempotency-replayed'], 'true');
      assert.equal(again.headers['x-ratelimit-remaining'], '1000');
      assert.equal(bodyOf(await list()).total, 2);
      await addOnce(body, 'second').expect(409);
    });

    it('answers a retry also when the item is gone, or no search is left', async () => {
      const first = await addOnce({ name: 'Viktor Examplov' }).expect(201);
      await remove({ id: bodyOf(first).id }).expect(200);
      await useUp(1000);
      assert.equal((await addOnce({ name: 'Viktor Examplov' }).expect(201)).text, first.text);
    });

    it('refuses the key for another body and for another operation', async () => {
      await addOnce({ name: 'Viktor Examplov' }).expect(201);
      for (const body of [{ name: 'Somebody Else' }, { name: 'Viktor Examplov', entity_type: 'entity' }]) {
        const { error } = bodyOf(await addOnce(body).expect(409));
        assert.equal(error, 'Idempotency-Key: was used with another request');
      }
      const screen = as(request(service.app).post('/api/v1/screen/')).set('Idempotency-Key', 'first');
      await screen.send({ name: 'Viktor Examplov' }).expect(409);
      assert.equal(bodyOf(await list()).total, 1);
    });

    it('runs again after a refusal', async () => {
      for (let place = 1; place <= 10; place++) await add({ name: `Person Number ${place}` }).expect(201);
      await addOnce({ name: 'Person Number 3' }).expect(409);
      await addOnce({ name: 'Viktor Examplov' }).expect(429);
      const [item] = bodyOf(await list()).entities;
      await remove({ id: item?.id }).expect(200);
      await addOnce({ name: 'Viktor Examplov' }).expect(201);
    });

    it('adds once when retries come at the same time', async () => {
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => addOnce({ name: 'Viktor Examplov' })),
      );
      for (const { status } of answers) assert.ok(status === 201 || status === 409);
      assert.ok(answers.some(({ status }) => status === 201));
      await addOnce({ name: 'Viktor Examplov' }).expect(201);
      assert.equal(bodyOf(await list()).total, 1);
    });

    it('adds nothing when a retry has taken over, and lets that answer', async () => {
      const account = (await service.accounts.accounts.authenticate(key))?.account;
      assert.ok(account !== undefined);
      const late = {
        ticket: { accountId: account.id, key: 'first', id: 'an earlier ticket' },
        answer: { status: 201, headers: {}, body: '{}' },
      };
      const facts = { kind: 'name', text: 'Viktor Examplov', entityType: 'individual', country: '' } as const;
      const addition = { accountId: account.id, watches: [{ facts, hits: [] }], capacity: 10, now: NOW };
      await assert.rejects(
        service.accounts.watches.add({ ...addition, generations: new Map(), answerOf: () => late }),
        { code: 'busy' },
      );
      assert.equal(bodyOf(await list()).total, 0);
    });

    it('belongs to one account', async () => {
      await addOnce({ name: 'Viktor Examplov' }).expect(201);
      const other = await service.keyFor('starter');
      const { headers } = await addOnce({ name: 'Viktor Examplov' }, 'first', other).expect(201);
      assert.equal(headers['idempotency-replayed'], undefined);
    });

    for (const bad of ['', 'x'.repeat(256), 'a key', 'kéy']) {
      it(`refuses ${JSON.stringify(bad.slice(0, 8))}, naming the header`, async () => {
        const answer = await addOnce({ name: 'Viktor Examplov' }, Buffer.from(bad).toString('latin1')).expect(
          400,
        );
        assert.match(bodyOf(answer).error, /^Idempotency-Key: /iu);
        assert.equal(bodyOf(await list()).total, 0);
      });
    }
  });

  it('never exceeds the capacity under concurrent posts', async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, place) => add({ name: `Person Number ${place}` })),
    );
    const statuses = answers.map(({ status }) => status);
    assert.equal(statuses.filter((status) => status === 201).length, 10);
    assert.equal(statuses.filter((status) => status === 429).length, 15);
    const refused = answers.find(({ status }) => status === 429);
    assert.ok(refused !== undefined);
    assert.deepEqual([bodyOf(refused).limit, bodyOf(refused).current], [10, 10]);
    assert.equal(refused.headers['x-ratelimit-limit'], '1000');
    assert.equal(bodyOf(await list()).total, 10);
  });

  it('adds the same item once under concurrent posts', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => add({ name: 'Viktor Examplov' })));
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [
      201,
      ...Array.from({ length: 9 }, () => 409),
    ]);
  });

  it('answers 409 for a known item when the capacity is reached', async () => {
    for (let place = 1; place <= 10; place++) await add({ name: `Person Number ${place}` }).expect(201);
    await add({ name: 'Person Number 3' }).expect(409);
    await add({ name: 'Person Number 11' }).expect(429);
  });

  it('needs a search left and takes none', async () => {
    await useUp(999);
    const { headers } = await add({ name: 'Viktor Examplov' }).expect(201);
    assert.deepEqual([headers['x-ratelimit-limit'], headers['x-ratelimit-remaining']], ['1000', '1']);
    assert.equal((await list()).headers['x-ratelimit-remaining'], '1');
  });

  it('answers 429 to every request once the searches are used up', async () => {
    const { id } = bodyOf(await add({ name: 'Viktor Examplov' }));
    await useUp(1000);
    for (const answer of [await list(), await add({ name: 'Somebody Else' }), await remove({ id })]) {
      assert.equal(answer.status, 429);
      assert.deepEqual([bodyOf(answer).reason, bodyOf(answer).remaining], ['quota_exhausted', 0]);
      assert.ok(Number(answer.headers['retry-after']) > 0);
      assert.equal(answer.headers['x-ratelimit-remaining'], '0');
    }
  });

  it('is not included in the trial, whatever the body', async () => {
    const trial = await service.keyFor('trial');
    for (const answer of [await list(trial), await add({}, trial), await remove({ id: 'x' }, trial)]) {
      assert.equal(answer.status, 403);
      assert.equal(bodyOf(answer).reason, 'not_included');
    }
  });

  const BAD_ADDITIONS: readonly (readonly [string, unknown, RegExp])[] = [
    ['nothing', {}, /name|address/u],
    ['an empty name', { name: '' }, /name/u],
    ['501 characters', { name: 'x'.repeat(501) }, /name/u],
    ['a name without letter or digit', { name: '!!! ---' }, /^name: /u],
    ['a name that is a number', { name: 5 }, /name/u],
    ['an unknown type', { name: 'A B', entity_type: 'vessel' }, /entity_type/u],
    ['an unknown field', { name: 'A B', lists: ['OFAC_SDN'] }, /lists/u],
    ['an address that is only a city', { address: 'Moscow' }, /^address: /u],
    ['a name beside an address that is only a city', { name: 'Fine Name', address: 'Moscow' }, /^address: /u],
    ['an address of spaces', { address: '   ' }, /^address: /u],
    ['a country of 101 characters', { address: '1 Road', country: 'x'.repeat(101) }, /country/u],
    ['a list', [], /body/u],
  ];
  for (const [name, body, problem] of BAD_ADDITIONS) {
    it(`refuses to add ${name}, and adds nothing`, async () => {
      const answer = await add(body as object).expect(400);
      assert.match(bodyOf(answer).error, problem);
      assert.equal(bodyOf(await list()).total, 0);
    });
  }

  it('counts 500 characters of any script as 500', async () => {
    await add({ name: '𝔄'.repeat(500) }).expect(201);
    await add({ name: 'ن'.repeat(500) }).expect(201);
    await add({ name: '𝔄'.repeat(501) }).expect(400);
  });

  const BAD_REMOVALS: readonly (readonly [string, unknown, number])[] = [
    ['an id as text', { id: '1' }, 400],
    ['no id', {}, 400],
    ['a fraction', { id: 1.5 }, 400],
    ['null', { id: null }, 400],
    ['an unknown field', { id: 1, name: 'x' }, 400],
    ['a negative id', { id: -1 }, 404],
    ['an id beyond the safe integers', { id: 2 ** 53 }, 404],
    ['a huge id', { id: 1e300 }, 404],
    ['an id that overflows', '{"id":1e400}', 400],
    ['two ids', '{"id":1,"id":2}', 400],
  ];
  for (const [name, body, status] of BAD_REMOVALS) {
    it(`answers ${status} to the removal of ${name}`, async () => {
      await add({ name: 'Viktor Examplov' }).expect(201);
      await remove(body).expect(status);
      assert.equal(bodyOf(await list()).total, 1);
    });
  }
});
