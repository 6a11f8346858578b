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

  const times = (count: number, address: string, email: string): Promise<(number | null)[]> =>
    oneByOne(Array.from({ length: count }, () => [address, email] as const));
  const oneByOne = async (
    attempts: readonly (readonly [address: string, email: string])[],
  ): Promise<(number | null)[]> => {
    const waits: (number | null)[] = [];
    for (const [address, email] of attempts) waits.push(await limits.record(address, email));
    return waits;
  };

  it('let one client try one address a few times, and say how long to wait', async () => {
    assert.deepEqual(await times(4, '192.0.2.1', 'a@example.com'), [null, null, null, 60]);
    clock.advance(45_000);
    assert.deepEqual(await times(1, '192.0.2.1', 'a@example.com'), [15]);
    clock.advance(15_000);
    assert.deepEqual(await times(1, '192.0.2.1', 'a@example.com'), [null]);
  });

  it('take an address for the same in any letter case, and with blanks around it', async () => {
    await times(3, '192.0.2.1', 'a@example.com');
    assert.deepEqual(await times(1, '192.0.2.1', ' A@Example.COM '), [60]);
  });

  it('stop one client that tries one password with many addresses', async () => {
    const tries = await oneByOne(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => ['192.0.2.1', `${name}@example.com`]),
    );
    assert.deepEqual(tries, [null, null, null, null, null, null, 60]);
  });

  it('take every address of an IPv6 customer for one client', async () => {
    await times(3, '2001:db8::1', 'a@example.com');
    assert.deepEqual(await times(1, '2001:db8::ffff', 'a@example.com'), [60]);
    assert.deepEqual(await times(1, '2001:db8:0:1::1', 'a@example.com'), [null]);
  });

  it('stop many clients that try one address', async () => {
    const tries = await oneByOne(Array.from({ length: 9 }, (_, at) => [`192.0.2.${at}`, 'a@example.com']));
    assert.deepEqual(tries, [...Array<null>(8).fill(null), 60]);
  });

  describe('that leave the owner a door', () => {
    beforeEach(() => {
      limits = createAttemptLimits(clock.now, { ...RULE, pairAfterEmail: 1 });
    });
    const guessFrom = (networks: number): Promise<(number | null)[]> =>
      oneByOne(
        Array.from({ length: 3 * networks }, (_, at) => [
          `198.51.100.${Math.floor(at / 3)}`,
          'a@example.com',
        ]),
      );

    it('let another client try while many guess one address', async () => {
      await guessFrom(20);
      assert.deepEqual(await times(2, '203.0.113.1', 'a@example.com'), [null, 60]);
    });

    it('leave each of many clients one guess when the address was tried often', async () => {
      const guesses = (await guessFrom(20)).filter((wait) => wait === null).length;
      // Eight for the address, then one for each further network: the third has two of the eight.
      assert.equal(guesses, 8 + 17);
    });

    it('say the shorter of two waits', async () => {
      await guessFrom(2);
      clock.advance(30_000);
      assert.deepEqual(await times(3, '203.0.113.1', 'a@example.com'), [null, null, 30]);
    });

    it('let the owner in whom strangers lock out today, through the rule of signing in', async () => {
      limits = createAttemptLimits(clock.now, SIGN_IN_RULE);
      for (let network = 0; network < 50; network++)
        await times(20, `198.51.100.${network}`, 'a@example.com');
      assert.deepEqual(await times(3, '203.0.113.1', 'a@example.com'), [null, null, 900]);
    });

    it('never fill a mailbox, whoever asks', async () => {
      limits = createAttemptLimits(clock.now, MAIL_RULE);
      const asked = await oneByOne(Array.from({ length: 50 }, (_, at) => [`192.0.2.${at}`, 'a@example.com']));
      assert.equal(asked.filter((wait) => wait === null).length, 10);
    });
  });

  it('do not let a client that is refused use up what is left for its neighbours', async () => {
    await times(50, '192.0.2.1', 'a@example.com');
    assert.deepEqual(await times(1, '192.0.2.2', 'a@example.com'), [null]);
  });
});
