import assert from 'node:assert/strict';
import { parsePlan, planFacts, type PlanRequest } from '../../src/accounts/plan-request.ts';
import { InvalidInputError } from '../../src/errors.ts';

const now = new Date('2026-11-21T12:00:00Z');

describe('plan request', () => {
  it('reads a date as its first moment in UTC', () => {
    const { planEndsAt } = parsePlan({ plan: 'starter', ends: '2028-02-29' }, now);
    assert.equal(planEndsAt?.toISOString(), '2028-02-29T00:00:00.000Z');
  });
  it('reads a date-time with its zone', () => {
    const { planEndsAt } = parsePlan({ plan: 'starter', ends: '2026-12-01T01:00:00+02:00' }, now);
    assert.equal(planEndsAt?.toISOString(), '2026-11-30T23:00:00.000Z');
  });
  const bad: readonly [PlanRequest, string][] = [
    [{ plan: '' }, 'plan'],
    [{ plan: 'gold' }, 'plan'],
    [{ plan: 'Starter' }, 'plan'],
    [{ plan: 'starter\n' }, 'plan'],
    [{ plan: 'toString' }, 'plan'],
    [{ plan: 'starter', ends: '' }, 'ends'],
    [{ plan: 'starter', ends: 'tomorrow' }, 'ends'],
    [{ plan: 'starter', ends: '2026-02-30' }, 'ends'],
    [{ plan: 'starter', ends: '2027-02-29' }, 'ends'],
    [{ plan: 'starter', ends: '2026-13-01' }, 'ends'],
    [{ plan: 'starter', ends: '30.11.2026' }, 'ends'],
    [{ plan: 'starter', ends: '2026-11-30T12:00:00' }, 'ends'],
    [{ plan: 'starter', ends: '2026-11-30T25:00:00Z' }, 'ends'],
    [{ plan: 'starter', ends: '2026-11-30\n' }, 'ends'],
    [{ plan: 'trial', ends: '2026-11-30' }, 'ends'],
    [{ plan: 'none', ends: '2026-11-30' }, 'ends'],
    [{ plan: 'trial', trialStarted: 'x' }, 'trial-started'],
    [{ plan: 'trial', trialStarted: '2026-11-22' }, 'trial-started'],
  ];
  for (const [request, field] of bad) {
    it(`refuses ${JSON.stringify(request)}, naming ${field}`, () =>
      assert.throws(
        () => parsePlan(request, now),
        (error) => error instanceof InvalidInputError && error.message.startsWith(`${field}: `),
      ));
  }
});

describe('plan and dates of an account', () => {
  const earlier = new Date('2026-01-01T00:00:00Z');
  const trial = (trialStarted?: string) => parsePlan({ plan: 'trial', trialStarted }, now);

  it('begin a first trial now', () => {
    assert.deepEqual(planFacts(trial(), null, now).trialStartedAt, now);
  });
  it('keep the beginning of an earlier trial: there is no second one by accident', () => {
    assert.deepEqual(planFacts(trial(), earlier, now).trialStartedAt, earlier);
  });
  it('take the beginning that the request names', () => {
    assert.equal(
      planFacts(trial('2026-11-20'), earlier, now).trialStartedAt?.toISOString(),
      '2026-11-20T00:00:00.000Z',
    );
  });
  it('remember the trial on a paid plan and forget an earlier end', () => {
    const facts = planFacts(parsePlan({ plan: 'starter' }, now), earlier, now);
    assert.deepEqual(facts, { plan: 'starter', trialStartedAt: earlier, planEndsAt: null });
  });
});
