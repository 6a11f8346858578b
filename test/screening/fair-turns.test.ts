import assert from 'node:assert/strict';
import { CancelledError, OverBudgetError, OverloadedError } from '../../src/errors.ts';
import { askerOf, jobOf, type Asker } from '../../src/screening/asker.ts';
import { FairTurns } from '../../src/screening/fair-turns.ts';
import { WORK_LIMITS, type WorkLimits } from '../../src/screening/work-limits.ts';
import type { Pace } from '../../src/search/pace.ts';

const WIDE: WorkLimits = { ...WORK_LIMITS, sliceMs: 10 };

/** Turns under a clock that moves only when work says how long it took. */
function turnsWith(limits: Partial<WorkLimits> = {}): {
  readonly turns: FairTurns;
  readonly work: (ms: number) => void;
} {
  let now = 0;
  const turns = new FairTurns({ limits: { ...WIDE, ...limits }, nowMs: () => now });
  return { turns, work: (ms) => (now += ms) };
}

const client = (account: number, signal: AbortSignal | null = null): Asker =>
  askerOf(account, `192.0.2.${account}`, signal);

/** Work of so many slices, each as long as a turn; notes each in the record. */
function slices(count: number, name: string, record: string[], work: (ms: number) => void) {
  return async (pace: Pace): Promise<string> => {
    for (let slice = 0; slice < count; slice++) {
      record.push(name);
      work(10);
      const wait = pace.step(0);
      if (wait !== null) await wait;
    }
    return name;
  };
}

describe('fair turns', () => {
  it('answers the single screening of one account after one turn of the batches of another', async () => {
    const { turns, work } = turnsWith();
    const record: string[] = [];
    const batches = Array.from({ length: 5 }, () => turns.run(client(1), slices(50, 'batch', record, work)));
    await Promise.resolve();
    await turns.run(client(2), slices(1, 'single', record, work));
    assert.ok(record.indexOf('single') <= 2, record.slice(0, 10).join(' '));
    await Promise.all(batches);
    assert.equal(record.length, 251);
  });

  it('gives accounts with many requests no more turns than those with one', async () => {
    const { turns, work } = turnsWith();
    const record: string[] = [];
    const many = Array.from({ length: 4 }, () => turns.run(client(1), slices(20, 'many', record, work)));
    await Promise.all([turns.run(client(2), slices(20, 'one', record, work))]);
    const before = record.slice(0, record.lastIndexOf('one') + 1);
    const ofMany = before.filter((name) => name === 'many').length;
    assert.ok(Math.abs(ofMany - 20) <= 3, `${ofMany} turns of the many beside 20 of the one`);
    await Promise.all(many);
  });

  it('counts what comes from one network together, whatever keys it has', async () => {
    const { turns, work } = turnsWith();
    const record: string[] = [];
    const keys = [1, 2, 3, 4].map((account) =>
      turns.run(askerOf(account, '198.51.100.7', null), slices(20, 'keys', record, work)),
    );
    await turns.run(client(9), slices(20, 'other', record, work));
    const ofKeys = record.slice(0, record.lastIndexOf('other') + 1).filter((name) => name === 'keys').length;
    assert.ok(ofKeys <= 24, `${ofKeys} turns of four keys beside 20 of the other`);
    await Promise.all(keys);
  });

  it('lets a client without work under way begin, however many of others have', async () => {
    const { turns, work } = turnsWith({ begun: 2 });
    const record: string[] = [];
    const heavy = [1, 1, 1, 2, 2, 2].map((account) =>
      turns.run(client(account), slices(100, `heavy ${account}`, record, work)),
    );
    await turns.run(client(3), slices(1, 'light', record, work));
    assert.ok(record.indexOf('light') <= 4, record.slice(0, 10).join(', '));
    await Promise.all(heavy);
  });

  it('lets jobs wait for requests, but not for ever', async () => {
    const { turns, work } = turnsWith();
    const record: string[] = [];
    const request = turns.run(client(1), slices(100, 'request', record, work));
    const job = turns.run(jobOf(2), slices(5, 'job', record, work));
    await Promise.all([request, job]);
    const first = record.indexOf('job');
    assert.ok(first > 10 && first < 50, `the job began after ${first} turns`);
  });

  it('ends a search that finds more candidates than its share, and no other of the request', async () => {
    const { turns } = turnsWith({ candidatesOfSearch: 100 });
    const found = await turns.run(client(1), async (pace) => {
      const outcomes: string[] = [];
      for (const candidates of [60, 101, 100]) {
        pace.begin();
        try {
          await pace.step(candidates);
          outcomes.push('found');
        } catch (error) {
          assert.ok(error instanceof OverBudgetError);
          outcomes.push('too many');
        }
      }
      return outcomes;
    });
    assert.deepEqual(found, ['found', 'too many', 'found']);
  });

  it('ends every search once the request has found what all of them may find', async () => {
    const { turns } = turnsWith({ candidates: 250 });
    const asker = client(1);
    const search = (): Promise<void> =>
      turns.run(asker, async (pace) => {
        pace.begin();
        await pace.step(100);
      });
    await search();
    await search();
    await assert.rejects(search(), OverBudgetError);
    await assert.rejects(search(), OverBudgetError);
    await turns.run(client(1), async (pace) => {
      await pace.step(100);
    });
  });

  it('ends a search, and then the request, that takes more processor time than its share', async () => {
    const { turns, work } = turnsWith({ searchMs: 100, requestMs: 250 });
    const asker = client(1);
    const search = (ms: number): Promise<void> =>
      turns.run(asker, async (pace) => {
        pace.begin();
        work(ms);
        await pace.step(0);
      });
    await search(90);
    await assert.rejects(search(110), OverBudgetError);
    assert.equal(asker.share.failedMs, 110);
    await assert.rejects(search(60), OverBudgetError);
    assert.equal(asker.share.spentMs, 260);
    assert.equal(asker.share.failedMs, 170);
  });

  it('ends no work of who has no share, which gives way all the same', async () => {
    const { turns, work } = turnsWith({ candidatesOfSearch: 5, candidates: 5, searchMs: 5, requestMs: 5 });
    const record: string[] = [];
    const asker: Asker = { ...jobOf(1), hasNoShare: true };
    const all = turns.run(asker, async (pace) => {
      pace.assertFits(1_000);
      for (let step = 0; step < 3; step++) {
        record.push('watch');
        work(100);
        await pace.step(1_000);
      }
      return asker.share.failedMs;
    });
    await turns.run(client(2), slices(0, 'other', record, work));
    assert.deepEqual(record, ['watch']);
    assert.equal(await all, 0);
    assert.equal(record.length, 3);
    const hangUp = new AbortController();
    const stopped = turns.run({ ...asker, signal: hangUp.signal }, async (pace) => {
      hangUp.abort();
      await pace.step(0);
    });
    await assert.rejects(stopped, CancelledError);
  });

  it('counts only the time of its own turns', async () => {
    const { turns, work } = turnsWith({ requestMs: 100 });
    const askers = [client(1), client(2), client(3)];
    await Promise.all(askers.map((asker) => turns.run(asker, slices(10, '', [], work))));
    assert.deepEqual(
      askers.map(({ share }) => share.spentMs),
      [100, 100, 100],
    );
  });

  it('ends work at its next step when the client hangs up, and counts it as failed', async () => {
    const { turns, work } = turnsWith();
    const hangUp = new AbortController();
    const asker = client(1, hangUp.signal);
    let steps = 0;
    const running = turns.run(asker, async (pace) => {
      for (; steps < 1000; steps++) {
        work(10);
        if (steps === 3) hangUp.abort();
        const wait = pace.step(0);
        if (wait !== null) await wait;
      }
    });
    await assert.rejects(running, CancelledError);
    assert.equal(steps, 3);
    assert.equal(asker.share.failedMs, 40);
  });

  it('never begins what waits when its client hangs up', async () => {
    const { turns, work } = turnsWith({ begun: 1 });
    const hangUp = new AbortController();
    const running = turns.run(client(1), slices(20, '', [], work));
    const waiting = turns.run(client(1, hangUp.signal), () => assert.fail('it was begun'));
    hangUp.abort();
    await assert.rejects(waiting, CancelledError);
    await running;
  });

  it('refuses what one client asks beyond its share of the queue, and no other client', async () => {
    const { turns, work } = turnsWith({ begun: 1, waitingOfClient: 3 });
    const record: string[] = [];
    const taken = Array.from({ length: 4 }, () => turns.run(client(1), slices(3, 'one', record, work)));
    await assert.rejects(turns.run(client(1), slices(1, 'late', record, work)), (error) => {
      assert.ok(error instanceof OverloadedError);
      assert.ok(error.retryAfterSeconds >= 1);
      return true;
    });
    await turns.run(client(2), slices(1, 'other', record, work));
    await Promise.all(taken);
    assert.deepEqual([record.includes('late'), record.includes('other')], [false, true]);
  });

  it('refuses what has waited too long to begin', async () => {
    const { turns, work } = turnsWith({ begun: 1, waitMs: 50 });
    const record: string[] = [];
    const running = turns.run(client(1), slices(20, 'first', record, work));
    await assert.rejects(turns.run(client(1), slices(1, 'late', record, work)), OverloadedError);
    await running;
    assert.equal(record.includes('late'), false);
  });
});
