import assert from 'node:assert/strict';
import { EngineUnavailableError, OverBudgetError } from '../../src/errors.ts';
import type { FoundMatch, FoundMatches } from '../../src/screening/found.ts';
import { receivedFound, sentFound, type Found } from '../../src/screening-threads/sent-found.ts';

const EXPLANATION = { correspondences: [], queryLeftOver: [], listedLeftOver: [], remarks: ['equal'] };
const match = (partyId: number, by: FoundMatch['by']): FoundMatch => ({
  partyId,
  score: partyId / 7_000,
  by,
});
const byName = (count: number): FoundMatches => ({
  kept: Array.from({ length: count }, (_, at) => match(at + 1, { kind: 'name', nameIndex: at % 300 })),
  total: count + 5,
});
const byAddress: FoundMatches = {
  kept: Array.from({ length: 90 }, (_, at) => match(at, { kind: 'address', addressIndex: at })),
  total: 90,
};
const withValues: FoundMatches = {
  kept: [
    match(4_000_000_000, { kind: 'identifier', label: 'Passport: K123' }),
    ...byName(80).kept,
    { ...match(3, { kind: 'name', nameIndex: 2 }), explanation: EXPLANATION },
    {
      ...match(5, { kind: 'name', nameIndex: 1 }),
      nameScore: 0.9,
      facts: [{ fact: 'gender', verdict: 'unknown', sent: 'male', listed: '' }],
    },
  ],
  total: 83,
};

const FOUND: readonly (readonly [string, Found])[] = [
  ['nothing', { kept: [], total: 0 }],
  ['few matches', { name: byName(3), contacts: null }],
  ['many matches', { name: byName(6_000), contacts: null }],
  ['matches by addresses', byAddress],
  [
    'many matches, of which the country hid others',
    { name: { ...byName(70), hidden: byName(3) }, contacts: null },
  ],
  ['few matches, of which the country hid many', { ...byName(3), hidden: byName(70) }],
  ['matches by values, and explained', { name: withValues, contacts: { contacts: [], ranked: [] } }],
  [
    'a batch',
    {
      items: [
        { name: byName(70), address: byAddress, contacts: null },
        { name: { error: 'too much' }, address: null, contacts: { contacts: [], ranked: [] } },
      ],
      failures: [],
    },
  ],
];

describe('what was found, sent between threads', () => {
  for (const [what, found] of FOUND) {
    it(`arrives as it was: ${what}`, () => {
      assert.deepEqual(receivedFound(structuredClone(sentFound(found))), found);
    });
  }

  it('of thousands of matches holds hardly an object', () => {
    let objects = 0;
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return;
      objects++;
      Object.values(value).forEach(visit);
    };
    visit(sentFound({ name: byName(10_000), contacts: null }));
    assert.ok(objects < 10, `${objects} objects`);
  });

  it('keeps the failures in it, of their classes', () => {
    const failure = new EngineUnavailableError('the index is gone');
    const found: Found = {
      items: [{ name: null, address: null, contacts: { failure } }],
      failures: [failure, new OverBudgetError('too much'), new TypeError('no function')],
    };
    const received = receivedFound(structuredClone(sentFound(found)));
    assert.ok('items' in received);
    const [ofContacts] = received.items.map(({ contacts }) => contacts);
    assert.ok(ofContacts !== undefined && ofContacts !== null && 'failure' in ofContacts);
    assert.ok(ofContacts.failure instanceof EngineUnavailableError);
    const [first, second, third] = received.failures;
    assert.ok(first instanceof EngineUnavailableError && first.stack === failure.stack);
    assert.ok(second instanceof OverBudgetError);
    assert.ok(third instanceof Error && third.name === 'TypeError');
  });
});
