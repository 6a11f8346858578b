import assert from 'node:assert/strict';
import {
  createAttemptLimits,
  MAIL_RULE,
  SIGN_IN_RULE,
  type AttemptLimits,
} from '../../src/accounts/attempt-limits.ts';
import { fakeClock, type FakeClock } from '../support/accounts.ts';

const RULE = { windowMs: 60_000, pair: 3, network: 6, email: 8, pairAfterEmail: 0 };

describe('limits on attempts', () => {
  let clock: FakeClock;
  let limits: AttemptLimits;
  beforeEach(() => {
    clock = fakeClock('2026-11-21T12:00:00.000Z');
    limits = createAttemptLimits(clock.now, RULE);
  });

  const times = (count: number, address: string, email: string): (number | null)[] =>
    Array.from({ length: count }, () => limits.record(address, email));

  it('let one client try one address a few times, and say how long to wait', () => {
    assert.deepEqual(times(4, '192.0.2.1', 'a@example.com'), [null, null, null, 60]);
    clock.advance(45_000);
    assert.deepEqual(times(1, '192.0.2.1', 'a@example.com'), [15]);
    clock.advance(15_000);
    assert.deepEqual(times(1, '192.0.2.1', 'a@example.com'), [null]);
  });

  it('take an address for the same in any letter case, and with blanks around it', () => {
    times(3, '192.0.2.1', 'a@example.com');
    assert.deepEqual(times(1, '192.0.2.1', ' A@Example.COM '), [60]);
  });

  it('stop one client that tries one password with many addresses', () => {
    const tries = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) =>
      limits.record('192.0.2.1', `${name}@example.com`),
    );
    assert.deepEqual(tries, [null, null, null, null, null, null, 60]);
  });

  it('take every address of an IPv6 customer for one client', () => {
    times(3, '2001:db8::1', 'a@example.com');
    assert.deepEqual(times(1, '2001:db8::ffff', 'a@example.com'), [60]);
    assert.deepEqual(times(1, '2001:db8:0:1::1', 'a@example.com'), [null]);
  });

  it('stop many clients that try one address', () => {
    const tries = Array.from({ length: 9 }, (_, at) => limits.record(`192.0.2.${at}`, 'a@example.com'));
    assert.deepEqual(tries, [...Array<null>(8).fill(null), 60]);
  });

  describe('that leave the owner a door', () => {
    beforeEach(() => {
      limits = createAttemptLimits(clock.now, { ...RULE, pairAfterEmail: 1 });
    });
    const guessFrom = (networks: number): (number | null)[] =>
      Array.from({ length: networks }, (_, at) => times(3, `198.51.100.${at}`, 'a@example.com')).flat();

    it('let another client try while many guess one address', () => {
      guessFrom(20);
      assert.deepEqual(times(2, '203.0.113.1', 'a@example.com'), [null, 60]);
    });

    it('leave each of many clients one guess when the address was tried often', () => {
      const guesses = guessFrom(20).filter((wait) => wait === null).length;
      // Eight for the address, then one for each further network: the third has two of the eight.
      assert.equal(guesses, 8 + 17);
    });

    it('say the shorter of two waits', () => {
      guessFrom(2);
      clock.advance(30_000);
      assert.deepEqual(times(3, '203.0.113.1', 'a@example.com'), [null, null, 30]);
    });

    it('let the owner in whom strangers lock out today, through the rule of signing in', () => {
      limits = createAttemptLimits(clock.now, SIGN_IN_RULE);
      for (let network = 0; network < 50; network++) times(20, `198.51.100.${network}`, 'a@example.com');
      assert.deepEqual(times(3, '203.0.113.1', 'a@example.com'), [null, null, 900]);
    });

    it('never fill a mailbox, whoever asks', () => {
      limits = createAttemptLimits(clock.now, MAIL_RULE);
      const asked = Array.from({ length: 50 }, (_, at) => limits.record(`192.0.2.${at}`, 'a@example.com'));
      assert.equal(asked.filter((wait) => wait === null).length, 10);
    });
  });

  it('do not let a client that is refused use up what is left for its neighbours', () => {
    times(50, '192.0.2.1', 'a@example.com');
    assert.deepEqual(times(1, '192.0.2.2', 'a@example.com'), [null]);
  });
});
