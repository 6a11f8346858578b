import assert from 'node:assert/strict';
import {
  allowanceReset,
  countedMonths,
  monthOf,
  nextMonthStart,
  retryAfterSeconds,
} from '../../src/accounts/allowance-months.ts';
import { account } from '../support/accounts.ts';

describe('months of the allowance', () => {
  it('are those of UTC, whatever the offset of the moment was', () => {
    assert.equal(monthOf(new Date('2026-12-01T00:30:00+01:00')), '2026-11');
    assert.equal(monthOf(new Date('2026-11-30T23:30:00-01:00')), '2026-12');
  });
  for (const [moment, expected] of [
    ['2026-11-30T23:59:59.999Z', '2026-12-01T00:00:00.000Z'],
    ['2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
    ['2026-12-31T23:59:59.999Z', '2027-01-01T00:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', '2028-03-01T00:00:00.000Z'],
    ['2026-01-31T00:00:00.000Z', '2026-02-01T00:00:00.000Z'],
  ] as const) {
    it(`end after ${moment} at ${expected}`, () =>
      assert.equal(nextMonthStart(new Date(moment)).toISOString(), expected));
  }
  it('count alone on a paid plan, and from its beginning on a trial', () => {
    const began = new Date('2026-11-25T00:00:00Z');
    const now = new Date('2026-12-03T00:00:00Z');
    assert.deepEqual(countedMonths(account({ trialStartedAt: began }), now), {
      from: '2026-12',
      to: '2026-12',
    });
    assert.deepEqual(countedMonths(account({ plan: 'trial', trialStartedAt: began }), now), {
      from: '2026-11',
      to: '2026-12',
    });
  });
  it('reset on a paid plan and never on a trial or without a plan', () => {
    const now = new Date('2026-11-21T00:00:00Z');
    assert.equal(allowanceReset(account(), now)?.toISOString(), '2026-12-01T00:00:00.000Z');
    assert.equal(
      allowanceReset(account({ plan: 'enterprise' }), now)?.toISOString(),
      '2026-12-01T00:00:00.000Z',
    );
    assert.equal(allowanceReset(account({ plan: 'trial', trialStartedAt: now }), now), null);
    assert.equal(allowanceReset(account({ plan: 'none' }), now), null);
  });
});

describe('Retry-After', () => {
  const resetsAt = new Date('2026-12-01T00:00:00Z');
  for (const [now, expected] of [
    ['2026-11-01T00:00:00Z', 86_400],
    ['2026-11-29T23:59:59Z', 86_400],
    ['2026-11-30T00:00:01Z', 86_399],
    ['2026-11-30T23:59:58.500Z', 2],
    ['2026-11-30T23:59:59.999Z', 1],
    ['2026-12-01T00:00:00Z', 1],
    ['2026-12-01T00:00:05Z', 1],
  ] as const) {
    it(`is ${expected} at ${now}`, () => assert.equal(retryAfterSeconds(resetsAt, new Date(now)), expected));
  }
  it('is absent where nothing resets', () => assert.equal(retryAfterSeconds(null, resetsAt), null));
});
