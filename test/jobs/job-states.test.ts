import assert from 'node:assert/strict';
import type { JobParameters } from 'agenda';
import { readJobStates } from '../../src/jobs/job-states.ts';

const NOW = new Date('2026-03-15T12:00:00.000Z');
const ago = (seconds: number): Date => new Date(NOW.getTime() - seconds * 1_000);

describe('how jobs stand', () => {
  const stateOf = async (job: Partial<JobParameters>) => {
    const jobs = [{ name: 'rescreen', priority: 0, nextRunAt: null, type: 'single', data: {}, ...job }];
    const repository = { queryJobs: async () => ({ jobs, total: 1 }) };
    const [state] = await readJobStates(repository as unknown as Parameters<typeof readJobStates>[0], NOW);
    return state;
  };

  it('says how long a job is late, and that one to come is not', async () => {
    assert.equal((await stateOf({ nextRunAt: ago(90) }))?.lateSeconds, 90);
    assert.equal((await stateOf({ nextRunAt: ago(-90) }))?.lateSeconds, 0);
    assert.equal((await stateOf({ nextRunAt: null }))?.lateSeconds, 0);
  });

  it('takes a job that runs for none that is late, until whoever ran it is gone', async () => {
    assert.equal((await stateOf({ nextRunAt: ago(900), lockedAt: ago(20) }))?.lateSeconds, 0);
    assert.equal((await stateOf({ nextRunAt: ago(900), lockedAt: ago(600) }))?.lateSeconds, 900);
  });

  it('counts failures since the last run that went well', async () => {
    const failing = await stateOf({ failCount: 3, failedAt: ago(5) });
    assert.deepEqual([failing?.failuresInARow, failing?.lastFailedAt], [3, ago(5)]);
    const well = await stateOf({});
    assert.deepEqual([well?.failuresInARow, well?.lastFailedAt], [0, null]);
  });
});
