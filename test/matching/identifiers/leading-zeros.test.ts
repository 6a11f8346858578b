import assert from 'node:assert/strict';
import { listedValues } from '../../../src/matching/identifiers/listed-values.ts';
import { queryValueKeys } from '../../../src/matching/identifiers/query-values.ts';
import { listedParty } from '../../support/parties.ts';

const found = (recorded: string, typed: string): boolean => {
  const party = listedParty('Somebody Listed', {
    id: 1,
    identifications: [{ type: 'KRS', number: recorded, country: 'Poland', note: '' }],
  });
  const keys = new Set(queryValueKeys(typed));
  return listedValues(party).some(({ key }) => keys.has(key));
};

describe('zeros in front of a number', () => {
  for (const [recorded, typed] of [
    ['0000880789', '880789'],
    ['0000880789', 'KRS 880789'],
    ['880789', '0000880789'],
    ['0000880789', '00880789'],
    ['0000880789', '0000880789'],
    ['007704734000', '7704734000'],
  ] as const) {
    it(`recorded ${recorded} is found by "${typed}"`, () => assert.ok(found(recorded, typed)));
  }
  for (const [recorded, typed] of [
    ['0000880789', '880788'],
    ['0000880789', '8807890000'],
    ['0000001234', '1234'],
    ['0000000000', '0'],
    ['K0001234', 'K1234'],
  ] as const) {
    it(`recorded ${recorded} is not found by "${typed}"`, () => assert.equal(found(recorded, typed), false));
  }
});
