import assert from 'node:assert/strict';
import { listedParty } from '../support/parties.ts';
import { engineHolding } from '../support/embedded-engine.ts';
import { startScreeningService, succeeded, type ScreeningService } from '../support/screening-service.ts';

type Body = Readonly<Record<string, unknown>>;

const born = (text: string, day: string) => ({ birthDates: [{ text, earliest: day, latest: day }] });
const LISTED = [
  listedParty('Qmbrel Zothvan', {
    id: 1,
    ...born('03 Feb 1970', '1970-02-03'),
    countries: [{ name: 'Iran', code: 'IR', relation: 'nationality' }],
    identifications: [{ type: 'Passport', number: 'K1234567', country: 'Iran', note: '' }],
    remarks: 'Gender: M',
  }),
  listedParty('Qmbrel Zothvan', { id: 2, ...born('1991-11-30', '1991-11-30') }),
  listedParty('Wendrik Uphasol', { id: 3 }),
];

describe('http: facts beside a name', () => {
  let service: ScreeningService;

  before(async () => {
    service = await startScreeningService('business', await engineHolding(LISTED));
  });
  after(() => service.close());

  const screen = async (body: object): Promise<Body> => succeeded(await service.post('', body));
  const matchesOf = async (body: object): Promise<readonly Body[]> =>
    (await screen(body))['matches'] as readonly Body[];

  const FACTS = {
    date_of_birth: '1970-02-03',
    nationality: 'Iranian',
    gender: 'male',
    identifiers: [{ number: 'A0000001', type: 'passport', country: 'IR' }],
  };

  it('are shown with each match, beside what the list says, and order equal names', async () => {
    const [first, second, ...others] = await matchesOf({ name: 'Qmbrel Zothvan', ...FACTS });
    assert.deepEqual(others, []);
    assert.deepEqual(
      [first?.['id'], first?.['score'], first?.['name_score'], first?.['match_level']],
      [1, 1, 1, 'high'],
    );
    assert.deepEqual(first?.['facts'], [
      { fact: 'date_of_birth', verdict: 'agrees', sent: '1970-02-03', listed: '03 Feb 1970' },
      { fact: 'nationality', verdict: 'agrees', sent: 'Iranian', listed: 'Iran (nationality)' },
      { fact: 'gender', verdict: 'agrees', sent: 'male', listed: 'male' },
      {
        fact: 'identifier',
        verdict: 'unknown',
        sent: 'passport: A0000001 (IR)',
        listed: 'Passport: K1234567 (Iran)',
      },
    ]);
    assert.deepEqual(
      [
        second?.['id'],
        second?.['score'],
        second?.['score_pct'],
        second?.['name_score'],
        second?.['match_level'],
      ],
      [2, 0.6, 60, 1, 'medium'],
    );
  });

  it('filter nothing: what they hold below the threshold stays', async () => {
    const answer = await screen({ name: 'Qmbrel Zothvan', threshold: 0.8, ...FACTS });
    assert.equal(answer['total_matches'], 2);
    assert.deepEqual(
      (answer['matches'] as readonly Body[]).map(({ score }) => score),
      [1, 0.6],
    );
    const limited = await screen({ name: 'Qmbrel Zothvan', date_of_birth: '1991-11-30', limit: 1 });
    assert.deepEqual([limited['total_matches'], (limited['matches'] as readonly Body[])[0]?.['id']], [2, 2]);
  });

  it('find by an identifier, for the price of the name', async () => {
    const before = await service.remaining();
    const [match, ...others] = await matchesOf({
      name: 'Somebody Else',
      identifiers: [{ number: 'K 123 45 67', type: 'Reisepass', country: 'Iran' }],
    });
    assert.deepEqual(others, []);
    assert.deepEqual(
      [match?.['id'], match?.['score'], match?.['matched_identifier'], match?.['matched_alias']],
      [1, 1, true, 'Passport: K1234567 (Iran)'],
    );
    assert.ok((match?.['name_score'] as number) < 0.3);
    assert.equal(before - (await service.remaining()), 1);
  });

  it('leave an answer as it is where none was sent, empty texts and lists among them', async () => {
    const plain = await screen({ name: 'Qmbrel Zothvan' });
    const [match] = plain['matches'] as readonly Body[];
    assert.equal(Object.hasOwn(match ?? {}, 'facts') || Object.hasOwn(match ?? {}, 'name_score'), false);
    const empty = { date_of_birth: '', nationality: ' ', identifiers: [] };
    assert.deepEqual(await screen({ name: 'Qmbrel Zothvan', ...empty }), plain);
  });

  it('go with the items of a batch, each with its own', async () => {
    const items = [
      { name: 'Qmbrel Zothvan', date_of_birth: '1991' },
      { name: 'Qmbrel Zothvan', ...FACTS },
      { name: 'Wendrik Uphasol' },
    ];
    const { results } = succeeded(await service.post('batch/', { items })) as {
      results: readonly { matches: readonly Body[] }[];
    };
    assert.deepEqual(
      results.map(({ matches }) => matches.map(({ id, score }) => [id, score])),
      [
        [
          [2, 1],
          [1, 0.6],
        ],
        [
          [1, 1],
          [2, 0.6],
        ],
        [[3, 1]],
      ],
    );
    assert.equal(Object.hasOwn(results[2]?.matches[0] ?? {}, 'facts'), false);
  });

  it('say which nationality is not understood, with and without a match', async () => {
    for (const name of ['Qmbrel Zothvan', 'Nobody Atallhere']) {
      const { notices, matches } = await screen({ name, nationality: 'Atlantis' });
      const [notice] = notices as readonly Body[];
      assert.deepEqual([notice?.['field'], notice?.['code']], ['nationality', 'unknown_nationality']);
      for (const { facts, score } of matches as readonly Body[]) {
        const [fact] = facts as readonly Body[];
        assert.deepEqual([fact?.['verdict'], score], ['unknown', 1]);
      }
    }
    const items = [{ name: 'Qmbrel Zothvan', nationality: 'Atlantis' }];
    const { results } = succeeded(await service.post('batch/', { items }));
    const [{ notices = [] } = {}] = results as readonly { notices?: readonly Body[] }[];
    assert.equal(notices[0]?.['code'], 'unknown_nationality');
  });

  it('are no field of an address', async () => {
    const answer = await service.post('address/', { address: '1 Main Street', date_of_birth: '1970' });
    assert.equal(answer.status, 400);
    assert.match(answer.text, /date_of_birth/u);
  });
});
