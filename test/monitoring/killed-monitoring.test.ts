import assert from 'node:assert/strict';
import { killMonitoring } from '../support/killed-monitoring.ts';

/** `KILLS=50` runs as many as the figures of monitoring are stated for. */
const KILLS = Number(process.env['KILLS'] ?? 4);

describe('monitoring that is killed', () => {
  it(`delivers every alert, none under two ids, after ${KILLS} kills at random moments`, async () => {
    const report = await killMonitoring(KILLS, 20_260_315);
    assert.ok(report.due >= KILLS);
    assert.deepEqual([report.lost, report.repeatedUnderAnotherId], [[], []]);
  });
});
