import assert from 'node:assert/strict';
import { OverBudgetError, OverloadedError } from '../../src/errors.ts';
import { askerOf, type Asker } from '../../src/screening/asker.ts';
import { withFailedWorkLimited } from '../../src/screening/failed-work.ts';
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
  beforeEach(() => {
    [now, searched, fails] = [0, 0, true];
    const searcher = {
      search: async (_task: unknown, { share }: Asker) => {
        searched++;
        share.spentMs += 2_000;
        if (!fails) return { found: { kept: [], total: 0 }, loadParties: async () => new Map() };
        share.failedMs += 2_000;
        throw new OverBudgetError('too much');
      },
    } as unknown as Searcher;
    guarded = withFailedWorkLimited(searcher, { nowMs: () => now, limits: LIMITS });
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

  it('remembers a bounded number of clients', async () => {
    await exhaust(1, '192.0.2.1');
    for (let other = 2; other < 6; other++)
      await assert.rejects(ask(other, `192.0.2.${other}`), OverBudgetError);
    await assert.rejects(ask(1, '192.0.2.1'), OverBudgetError);
  });
});
