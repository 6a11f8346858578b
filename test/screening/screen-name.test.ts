import assert from 'node:assert/strict';
import type { MatchedOn } from '../../src/domain/match.ts';
import { matchName } from '../../src/screening/find-name.ts';
import { engineHolding } from '../support/embedded-engine.ts';
import { listedParty } from '../support/parties.ts';

const PARTIES = [
  listedParty('Pyotr Zverov', {
    id: 1,
    identifications: [{ type: 'Passport', number: 'K123456', country: 'Iran', note: '' }],
  }),
  listedParty('Falaknaz Trading', {
    id: 2,
    entryType: 'entity',
    aliases: ['falaknaz-trading.com'],
    contacts: [
      { type: 'website', value: 'www.falaknaz-trading.com' },
      { type: 'email', value: 'info@falaknaz-trading.com' },
    ],
  }),
];

describe('screening/screen-name', () => {
  const matchedOn = async (name: string): Promise<readonly MatchedOn[]> => {
    const snapshot = await (await engineHolding(PARTIES)).snapshot();
    const search = { name, threshold: 0.9, filter: { lists: ['OFAC_SDN'] as const } };
    return (await matchName(snapshot, search)).matches.map((match) => match.matchedOn);
  };

  for (const [name, label] of [
    ['Pyotr Zverov, passport no. K123456', 'Passport: K123456 (Iran)'],
    ['K123456', 'Passport: K123456 (Iran)'],
    ['falaknaz-trading.com', 'Website: www.falaknaz-trading.com'],
    ['Falaknaz Trading info@falaknaz-trading.com', 'Email: info@falaknaz-trading.com'],
  ] as const) {
    it(`names the equal value of ${name}, whatever the names say`, async () => {
      assert.deepEqual(await matchedOn(name), [{ kind: 'identifier', label }]);
    });
  }

  for (const name of ['Pyotr Zverov', 'Pyotr Zverov, passport no. K123457', 'Falaknaz Trading']) {
    it(`names the name of ${name}, which holds no value of the party`, async () => {
      const [match] = await matchedOn(name);
      assert.equal(match?.kind, 'name');
    });
  }

  it('screens a value that is no name as such, and likens it to no name', async () => {
    for (const text of [
      'pyotr.zverov@mail.example.com',
      '+7 495 123-45-67',
      'pyotr-zverov.org',
      'IMO 1234567',
    ]) {
      const snapshot = await (await engineHolding(PARTIES)).snapshot();
      const found = await matchName(snapshot, { name: text, threshold: 0, filter: { lists: ['OFAC_SDN'] } });
      assert.deepEqual(found, { matches: [], total: 0 }, text);
    }
  });

  it('finds a party whose very name is a website, and one on the domain of a typed value', async () => {
    const named = listedParty('Zverov-Exchange.com', { id: 3, entryType: 'entity' });
    const snapshot = await (await engineHolding([...PARTIES, named])).snapshot();
    const find = (name: string) =>
      matchName(snapshot, { name, threshold: 0.3, filter: { lists: ['OFAC_SDN'] }, explain: true });
    assert.deepEqual(
      (await find('zverov-exchange.com')).matches.map(({ party, score }) => [party.id, score]),
      [[3, 1]],
    );
    const called = listedParty('Zverov Exchange Limited', {
      id: 4,
      entryType: 'entity',
      aliases: ['EXVER', 'EXVER.COM', 'OTHERVER.COM'],
    });
    const other = listedParty('Otherzver', { id: 5, entryType: 'entity', aliases: ['VEREX.COM'] });
    const both = await (await engineHolding([called, other])).snapshot();
    const findCalled = (name: string) =>
      matchName(both, { name, threshold: 0.3, filter: { lists: ['OFAC_SDN'] } });
    assert.deepEqual(
      (await findCalled('exver.com')).matches.map(({ party, score, matchedOn: on }) => [party.id, score, on]),
      [[4, 1, { kind: 'name', text: 'EXVER.COM', primary: false }]],
    );
    // The firm is called so without the end, and by another website.
    assert.deepEqual((await findCalled('otherzver.com')).matches, []);
    const [near] = (await find('sales@falaknaz-trading.com')).matches;
    assert.deepEqual([near?.party.id, near?.score], [2, 0.9]);
    assert.deepEqual(near?.explanation?.remarks, ['it is on the domain of a recorded website']);
  });
});
