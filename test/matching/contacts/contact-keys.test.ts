import assert from 'node:assert/strict';
import { readContactField } from '../../../src/matching/contacts/contact-field.ts';
import { CONTACT_RULES } from '../../../src/matching/contacts/contact-keys.ts';
import { listedContactKeys } from '../../../src/matching/contacts/listed-contacts.ts';
import { CONTACT_CASES, type ContactCase } from '../../cases/contacts.ts';

/** The best score of the keys that both sides derive. */
function scoreOf({ type, sent, recordedAs, recorded, countries = [] }: ContactCase): number {
  const filed = new Set(
    listedContactKeys({ type: recordedAs, value: recorded }, countries).map(({ key }) => key),
  );
  const [query, ...others] = readContactField(type, sent);
  assert.ok(query !== undefined && others.length === 0, 'one value was sent');
  assert.ok('lookups' in query, `${sent} is valid`);
  const shared = query.lookups.filter(({ key }) => filed.has(key));
  return Math.max(0, ...shared.map(({ rule }) => CONTACT_RULES[rule].score));
}

describe('matching/contacts', () => {
  for (const one of CONTACT_CASES) {
    const { rule, type, sent, recordedAs, recorded, score } = one;
    it(`scores ${score} for ${type} ${sent} against ${recordedAs} ${recorded}: ${rule}`, () => {
      assert.equal(scoreOf(one), score);
    });
  }

  it('has about as many cases that must not match as must', () => {
    const misses = CONTACT_CASES.filter(({ score }) => score === 0).length;
    assert.ok(misses >= 40 && CONTACT_CASES.length - misses >= 40, `${misses} of ${CONTACT_CASES.length}`);
  });
});
