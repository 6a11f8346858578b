import assert from 'node:assert/strict';
import type { MatchedOn } from '../../src/domain/match.ts';
import { matchName } from '../../src/screening/screen-name.ts';
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
});
