import assert from 'node:assert/strict';
import { OverBudgetError, OverloadedError } from '../../src/errors.ts';
import { askerOf, memberOf, type Asker } from '../../src/screening/asker.ts';
import { ALONE } from '../../src/screening/fair-turns.ts';
import {
  createFailedWorkLimit,
  withFailedTurnsLimited,
  withFailedWorkLimited,
  type SharedFailedWork,
} from '../../src/screening/failed-work.ts';
import type { AddressTask, Searcher } from '../../src/screening/searcher.ts';

const TASK: AddressTask = {
  kind: 'address',
  address: '1 Road',
  filter: { lists: ['OFAC_SDN'] },
  threshold: 0,
};
const LIMITS = { ms: 5_000, windowMs: 60_000, clients: 3 };

describe('failed work', () => {
  let now = 0;
  let searched = 0;
  let fails = true;
  let guarded: Searcher;
  let searcher: Searcher;
  const process = (shared: SharedFailedWork | null): Searcher =>
    withFailedWorkLimited(searcher, createFailedWorkLimit({ nowMs: () => now, limits: LIMITS, shared }));
  beforeEach(() => {
    [now, searched, fails] = [0, 0, true];
    searcher = {
      search: async (_task: unknown, { share }: Asker) => {
        searched++;
        share.spentMs += 2_000;
        if (!fails) return { found: { kept: [], total: 0 }, loadParties: async () => new Map() };
        share.failedMs += 2_000;
        throw new OverBudgetError('too much');
      },
    } as unknown as Searcher;
    guarded = process(null);
  });
  const ask = (account: number | null, network: string): Promise<unknown> =>
    guarded.search(TASK, askerOf(account, network, null));
  const exhaust = async (account: number | null, network: string): Promise<void> => {
    for (let request = 0; request < 3; request++)
      await assert.rejects(ask(account, network), OverBudgetError);
  };

  it('is refused beyond five seconds a minute, without any work, until the minute is over', async () => {
    await exhaust(1, '192.0.2.1');
    now = 20_000;
    await assert.rejects(ask(1, '192.0.2.1'), (error) => {
      assert.ok(error instanceof OverloadedError);
      assert.equal(error.retryAfterSeconds, 40);
      return true;
    });
    assert.equal(searched, 3);
    now = 60_000;
    await assert.rejects(ask(1, '192.0.2.1'), OverBudgetError);
    assert.equal(searched, 4);
  });

  it('counts by account from any network, and by network for any account', async () => {
    await exhaust(1, '192.0.2.1');
    await assert.rejects(ask(1, '198.51.100.9'), OverloadedError);
    await assert.rejects(ask(2, '192.0.2.1'), OverloadedError);
    await assert.rejects(ask(null, '192.0.2.1'), OverloadedError);
    await assert.rejects(ask(2, '198.51.100.9'), OverBudgetError);
  });

  it('leaves work that went well alone, however much it is', async () => {
    fails = false;
    for (let request = 0; request < 20; request++) await ask(1, '192.0.2.1');
    assert.equal(searched, 20);
  });

  it('is limited of work that takes turns in this thread as well, but for that of who has no share', async () => {
    const limit = createFailedWorkLimit({ nowMs: () => now, limits: LIMITS, shared: null });
    const turns = withFailedTurnsLimited(ALONE, limit);
    const work = (asker: Asker) => (): Promise<never> => {
      asker.share.failedMs += 2_000;
      return Promise.reject(new OverBudgetError('too much'));
    };
    const add = (asker = memberOf(1)): Promise<never> => turns.run(asker, work(asker));
    for (let request = 0; request < 3; request++) await assert.rejects(add(), OverBudgetError);
    await assert.rejects(add(), OverloadedError);
    await assert.rejects(add({ ...memberOf(1), hasNoShare: true }), OverBudgetError);
    await assert.rejects(add(memberOf(2)), OverBudgetError);
  });

  it('remembers a bounded number of clients', async () => {
    await exhaust(1, '192.0.2.1');
    for (let other = 2; other < 6; other++)
      await assert.rejects(ask(other, `192.0.2.${other}`), OverBudgetError);
    await assert.rejects(ask(1, '192.0.2.1'), OverBudgetError);
  });

  describe('of several processes', () => {
    let counted: [string, number][];
    let isAway: boolean;
    let shared: SharedFailedWork;
    let one: Searcher;
    let two: Searcher;
    beforeEach(() => {
      [counted, isAway] = [[], false];
      shared = {
        add: async (client, ms) => {
          if (isAway) return null;
          counted.push([client, ms]);
          const all = counted.filter(([other]) => other === client);
          return { ms: all.reduce((sum, [, some]) => sum + some, 0), endsInMs: 60_000 - now };
        },
      };
      [one, two] = [process(shared), process(shared)];
    });
    const askAt = (where: Searcher, account: number): Promise<unknown> =>
      where.search(TASK, askerOf(account, `192.0.2.${account}`, null));

    it('is counted together: three requests in all, whichever process takes them', async () => {
      for (const where of [one, two, one]) await assert.rejects(askAt(where, 1), OverBudgetError);
      await assert.rejects(askAt(one, 1), OverloadedError);
      // What a process has not seen fail since, it learns from the next failure.
      await assert.rejects(askAt(two, 1), OverBudgetError);
      await assert.rejects(askAt(two, 1), OverloadedError);
      await assert.rejects(askAt(two, 2), OverBudgetError);
      now = 60_000;
      await assert.rejects(askAt(one, 1), OverBudgetError);
    });

    it('costs what goes well nothing, nor who is refused', async () => {
      fails = false;
      for (let request = 0; request < 20; request++) await askAt(one, 1);
      assert.deepEqual(counted, []);
      fails = true;
      for (let request = 0; request < 3; request++) await assert.rejects(askAt(one, 1), OverBudgetError);
      const before = counted.length;
      assert.equal(before, 6, 'the account and the network, three times');
      for (let request = 0; request < 20; request++) await assert.rejects(askAt(one, 1), OverloadedError);
      assert.equal(counted.length, before);
    });

    it('is made up for once the store is back, and counted by each process until then', async () => {
      isAway = true;
      for (let request = 0; request < 2; request++) await assert.rejects(askAt(one, 1), OverBudgetError);
      isAway = false;
      await assert.rejects(askAt(one, 1), OverBudgetError);
      assert.deepEqual(
        counted.filter(([client]) => client === 'account 1'),
        [['account 1', 6_000]],
      );
      isAway = true;
      await assert.rejects(askAt(one, 1), OverloadedError);
    });
  });
});
