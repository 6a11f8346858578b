import assert from 'node:assert/strict';
import { ListsNotLoadedError } from '../../src/errors.ts';
import type { FirstLoad } from '../../src/ingest/first-load.ts';
import {
  createRequireLists,
  createServedFirstLoad,
  describeFirstLoad,
} from '../../src/ingest/served-first-load.ts';

const NOW = new Date('2026-03-15T12:00:00.000Z');
const waiting: FirstLoad = { kind: 'waiting', failed: null, nextTry: null };
const loading: FirstLoad = { kind: 'loading', done: 7, total: 23 };
const failed: FirstLoad = {
  kind: 'waiting',
  failed: { at: NOW, reason: 'UN_CONSOLIDATED: no network' },
  nextTry: new Date(NOW.getTime() + 120_000),
};

describe('first load, where it is answered', () => {
  const served = (state: { stored: FirstLoad; held: readonly string[] }) => {
    let now = NOW.getTime();
    const asked = createServedFirstLoad({
      ask: () => Promise.resolve(state.stored),
      loaded: () => Promise.resolve(['OFAC_SDN', 'EU_FSF']),
      holds: (code) => state.held.includes(code),
      clock: () => new Date((now += 1_000)),
    });
    return { asked, pass: (ms: number) => (now += ms) };
  };

  it('is complete at once after a start with lists, whatever the engine has of them', async () => {
    const { asked } = served({ stored: { kind: 'complete' }, held: [] });
    assert.deepEqual(await asked(), { kind: 'complete' });
  });

  it('is complete when the own engine holds what was loaded', async () => {
    const state: { stored: FirstLoad; held: string[] } = { stored: loading, held: ['OFAC_SDN'] };
    const { asked } = served(state);
    assert.deepEqual(await asked(), loading);
    state.stored = { kind: 'complete' };
    assert.deepEqual(await asked(), { kind: 'loading', done: 22, total: 23 });
    state.held.push('EU_FSF');
    assert.deepEqual(await asked(), { kind: 'complete' });
    state.held = [];
    assert.deepEqual(await asked(), { kind: 'complete' }, 'for good');
  });

  it('does not wait for ever for an engine that fell behind', async () => {
    const state: { stored: FirstLoad; held: string[] } = { stored: loading, held: [] };
    const { asked, pass } = served(state);
    await asked();
    state.stored = { kind: 'complete' };
    assert.equal((await asked()).kind, 'loading');
    pass(60_000);
    assert.equal((await asked()).kind, 'complete');
  });

  it('tells clients to come again, without what is for operators', async () => {
    const cases: readonly (readonly [FirstLoad, RegExp, number])[] = [
      [
        loading,
        /^the lists are being loaded, 7 of 23 so far; nothing was screened and nothing was charged/u,
        15,
      ],
      [waiting, /^the lists are not loaded yet; nothing was screened/u, 15],
      [failed, /^the lists are not loaded yet; nothing was screened/u, 120],
      [{ ...failed, nextTry: new Date(NOW.getTime() + 3_600_000) }, /try again later$/u, 600],
    ];
    for (const [state, says, seconds] of cases) {
      await assert.rejects(
        createRequireLists(
          () => Promise.resolve(state),
          () => NOW,
        )(),
        (error) => {
          assert.ok(error instanceof ListsNotLoadedError);
          assert.match(error.message, says);
          assert.doesNotMatch(error.message, /network/u);
          assert.equal(error.retryAfterSeconds, seconds);
          return true;
        },
      );
    }
    await createRequireLists(
      () => Promise.resolve({ kind: 'complete' }),
      () => NOW,
    )();
  });

  it('tells operators why, when it is tried again and what to run', () => {
    const jobs = { runsJobs: true };
    assert.equal(describeFirstLoad(loading, jobs), 'loading lists: 7 of 23');
    assert.match(describeFirstLoad(waiting, jobs), /about to begin/u);
    assert.equal(
      describeFirstLoad(failed, jobs),
      'the lists are not loaded; the update that ended at 2026-03-15T12:00:00.000Z failed (UN_CONSOLIDATED: no network); it is tried again at 2026-03-15T12:02:00.000Z, or now by npm run lists:update',
    );
    for (const state of [waiting, failed]) {
      assert.match(
        describeFirstLoad(state, { runsJobs: false }),
        /JOBS=off.*npm run worker.*npm run lists:update/u,
      );
    }
  });
});
