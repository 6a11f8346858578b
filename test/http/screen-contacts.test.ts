import assert from 'node:assert/strict';
import { EngineUnavailableError } from '../../src/errors.ts';
import { engineHolding, tampered } from '../support/embedded-engine.ts';
import {
  LISTED,
  startScreeningService,
  succeeded,
  type ScreeningService,
} from '../support/screening-service.ts';

type Body = Readonly<Record<string, unknown>>;

const CONTACT_FIELDS = ['contacts', 'contact_matches', 'total_contact_matches'];

describe('http: contact values of POST /screen/', () => {
  let service: ScreeningService;
  before(async () => {
    service = await startScreeningService('business');
  });
  after(() => service.close());

  const screen = async (body: object, path = ''): Promise<Body> =>
    succeeded(await service.post(path, { name: 'Nobody Known', ...body }));
  const matches = ({ contact_matches: found }: Body): readonly (readonly unknown[])[] =>
    (found as readonly Body[]).map((match) => [match['id'], match['score'], match['matched_alias']]);

  it('answers without the contact fields when none was sent', async () => {
    const body = await screen({});
    for (const field of CONTACT_FIELDS) assert.ok(!(field in body), field);
  });

  for (const empty of ['', '  ', ' , ;\n']) {
    it(`counts the field ${JSON.stringify(empty)} as not sent`, async () => {
      const left = await service.remaining();
      const body = await screen({ email: empty, phone: empty, website: empty });
      for (const field of CONTACT_FIELDS) assert.ok(!(field in body), field);
      assert.equal(await service.remaining(), left - 1);
    });
  }

  it('answers with all three fields when only invalid values were sent', async () => {
    const left = await service.remaining();
    const body = await screen({ website: 'not a website' });
    assert.deepEqual(body['contacts'], [
      { type: 'website', value: 'not a website', error: 'Not a valid website.' },
    ]);
    assert.deepEqual([body['contact_matches'], body['total_contact_matches']], [[], 0]);
    assert.equal(await service.remaining(), left - 1);
  });

  it('names what matched, apart from the name’s matches', async () => {
    const body = await screen({
      name: 'Wendrik Uphasol Shipping',
      email: 'office@ZOTHVAN.example',
      phone: '495 123 45 67',
    });
    assert.deepEqual(matches(body), [
      [9_001, 1, 'Email: Office@zothvan.example'],
      [9_002, 0.9, 'Phone: +7 495 123-45-67'],
    ]);
    assert.ok((body['contact_matches'] as Body[]).every((match) => match['matched_identifier'] === true));
    assert.deepEqual(
      (body['matches'] as Body[]).map(({ id }) => id),
      [9_002, ...(body['matches'] as Body[]).slice(1).map(({ id }) => id)],
    );
    assert.deepEqual(body['contacts'], [
      { type: 'email', value: 'office@ZOTHVAN.example', total_matches: 1 },
      { type: 'phone', value: '495 123 45 67', total_matches: 1 },
    ]);
  });

  it('shows a party once, with its best value', async () => {
    const body = await screen({
      email: 'x@uphasol.example',
      website: 'www.uphasol.example',
      phone: '+74951234567',
    });
    assert.equal(body['total_contact_matches'], 2);
    assert.deepEqual(matches(body), [
      [9_002, 1, 'Phone: +7 495 123-45-67'],
      [9_003, 1, 'Website: uphasol.example/holding'],
    ]);
    assert.deepEqual(
      (body['contacts'] as Body[]).map((contact) => contact['total_matches']),
      [2, 1, 2],
    );
  });

  it('names the website of a domain rather than an e-mail address on it', async () => {
    const found = matches(await screen({ website: 'shop.uphasol.example' }));
    assert.deepEqual(found[0], [9_002, 0.9, 'Website: http://www.uphasol.example']);
  });

  it('finds a contact value and a number beside the name, and says so', async () => {
    for (const [name, alias] of [
      ['Wendrik Uphasol Shipping, tel. +7 (495) 123-45-67', 'Phone: +7 495 123-45-67'],
      ['Wendrik Uphasol Shipping [info@uphasol.example]', 'Email: info@uphasol.example'],
    ] as const) {
      const [best] = (await screen({ name, threshold: 0.9 }))['matches'] as Body[];
      assert.deepEqual([best?.['matched_alias'], best?.['matched_identifier']], [alias, true], name);
    }
  });

  it('never matches by the domain of a public mail provider', async () => {
    const body = await screen({ email: 'someone.else@gmail.com', website: 'gmail.com' });
    assert.deepEqual(body['contact_matches'], []);
  });

  it('applies threshold, type, lists, country and limit, and keeps the totals real', async () => {
    const website = 'shop.uphasol.example';
    assert.equal((await screen({ website, threshold: 0.9 }))['total_contact_matches'], 2);
    assert.equal((await screen({ website, threshold: 0.91 }))['total_contact_matches'], 0);
    assert.equal((await screen({ website, type: 'individual' }))['total_contact_matches'], 0);
    assert.equal((await screen({ website, lists: ['EU_FSF'] }))['total_contact_matches'], 1);
    const email = 'office@zothvan.example';
    assert.equal((await screen({ email, country: 'Iran' }))['total_contact_matches'], 1);
    assert.equal((await screen({ email, country: 'Cuba' }))['total_contact_matches'], 0);
    const cut = await screen({ website, limit: 1 });
    assert.equal(matches(cut).length, 1);
    assert.equal(cut['total_contact_matches'], 2);
    assert.equal(matches(await screen({ website }, '?limit=1')).length, 1);
  });

  it('charges the name and each valid value, each once', async () => {
    const left = await service.remaining();
    const email = 'a@x.example, A@X.example, nonsense; b@x.example, c@x.example, d@x.example, e@x.example';
    const answer = await service.post('', { name: 'x', email, phone: '+7 495 123-45-67' });
    const { contacts } = succeeded(answer);
    assert.deepEqual(
      (contacts as Body[]).map(({ value, error }) => [value, error ?? 'searched']),
      [
        ['a@x.example', 'searched'],
        ['nonsense', 'Not a valid email address.'],
        ['b@x.example', 'searched'],
        ['c@x.example', 'searched'],
        ['d@x.example', 'searched'],
        ['e@x.example', 'Only the first 5 values of a field are searched.'],
        ['+7 495 123-45-67', 'searched'],
      ],
    );
    assert.equal(await service.remaining(), left - 6);
    assert.equal(answer.headers['x-ratelimit-remaining'], String(left - 6));
  });

  it('lists every one of hundreds of values in one field', async () => {
    const website = Array.from({ length: 200 }, (_, at) => at.toString(36))
      .join(',')
      .slice(0, 500);
    const { contacts } = await screen({ website });
    assert.equal((contacts as unknown[]).length, new Set(website.split(',').filter(Boolean)).size);
    assert.ok((contacts as Body[]).every((contact) => 'error' in contact));
  });

  for (const odd of [
    '\u0000',
    '\uD800',
    '<script>alert(1)</script>',
    "' OR 1=1 --",
    '{"$gt":""}',
    '../../etc/passwd',
    '😀',
    '()'.repeat(250),
    '@'.repeat(500),
    '+'.repeat(500),
    '<'.repeat(500),
    '"'.repeat(500),
  ]) {
    it(`answers for the odd value ${JSON.stringify(odd).slice(0, 30)}`, async () => {
      const { contacts } = await screen({ email: odd, phone: odd, website: odd });
      assert.ok(
        (contacts as Body[]).every(
          (contact) =>
            contact['error'] ===
            `Not a valid ${({ email: 'email address', phone: 'phone number', website: 'website' } as Record<string, string>)[String(contact['type'])]}.`,
        ),
      );
    });
  }

  it('answers 429 before anything runs when the values do not fit', async () => {
    const small = await startScreeningService('starter');
    try {
      await small.use(998);
      const { status, body } = await small.post('', {
        name: 'x',
        phone: '+74951234567',
        email: 'a@x.example',
      });
      assert.equal(status, 429);
      assert.deepEqual([body['required'], body['remaining']], [3, 2]);
      assert.equal(await small.remaining(), 2);
    } finally {
      await small.close();
    }
  });

  it('finds a contact value typed in place of the name', async () => {
    for (const [name, id] of [
      ['OFFICE@zothvan.example', 9_001],
      ['0074951234567', 9_002],
      ['https://www.uphasol.example/about', 9_002],
    ] as const) {
      const [best] = (await screen({ name, threshold: 0.9 }))['matches'] as Body[];
      assert.deepEqual([best?.['id'], best?.['score'], best?.['matched_identifier']], [id, 1, true], name);
    }
  });

  it('does not charge values whose search failed, and logs why without naming them', async () => {
    const broken = tampered(await engineHolding(LISTED), (snapshot) => ({
      findValues: (keys, filter) =>
        keys.some((key) => key.startsWith('email:'))
          ? Promise.reject(new EngineUnavailableError('no answer about email:office@zothvan.example'))
          : snapshot.findValues(keys, filter),
    }));
    const failing = await startScreeningService('starter', broken);
    try {
      const body = succeeded(
        await failing.post('', { name: 'Qmbrel Zothvan', email: 'office@zothvan.example' }),
      );
      assert.equal((body['matches'] as Body[])[0]?.['id'], 9_001);
      assert.deepEqual(body['contacts'], [
        {
          type: 'email',
          value: 'office@zothvan.example',
          error: 'The search failed and was not charged; please try again.',
        },
      ]);
      assert.equal(await failing.remaining(), 999);
      assert.match(failing.logText(), /a part of a screening failed/u);
      assert.doesNotMatch(failing.logText(), /office@zothvan/u);
    } finally {
      await failing.close();
    }
  });
});
