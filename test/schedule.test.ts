import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { Agenda } from 'agenda';
import { SqliteBackend } from '../src/jobs/sqlite-backend/sqlite-backend.ts';
import { JOB_MIGRATIONS } from '../src/db/migrations/jobs-migrations.ts';
import { openMigrated } from '../src/db/open-migrated.ts';
import { nextRun, scheduleProblem } from '../src/schedule.ts';

describe('schedule', () => {
  const refused: readonly (readonly [schedule: string, says: RegExp])[] = [
    ['every day', /five fields of cron \(minute, hour, day of the month, month, day of the week\)/u],
    ['0 */6 * *', /five fields/u],
    ['0 0 */6 * * *', /five fields/u],
    ['@daily', /five fields/u],
    ['', /five fields/u],
    ['5000', /five fields/u],
    ['3 days', /five fields/u],
    ['one day and two hours', /the minute cannot be "one"/u],
    ['* * * * *\n* * * * *', /five fields|cannot be/u],
    ['60 * * * *', /^the minute cannot be "60" \(0 to 59\)$/u],
    ['* 24 * * *', /^the hour cannot be "24" \(0 to 23\)$/u],
    ['0 0 0 * *', /^the day of the month cannot be "0" \(1 to 31\)$/u],
    ['0 0 * 13 *', /^the month cannot be "13"/u],
    ['0 0 * * 8', /^the day of the week cannot be "8"/u],
    ['99 99 * * *', /the minute.*the hour/u],
    ['*/0 * * * *', /the minute/u],
    ['*/90 * * * *', /the minute/u],
    ['5-1 * * * *', /the minute/u],
    ['-5 * * * *', /the minute/u],
    ['1,,2 * * * *', /the minute/u],
    ['1.5 * * * *', /the minute/u],
    ['0x10 * * * *', /the minute/u],
    ['٣ * * * *', /the minute/u],
    ['H * * * *', /the minute/u],
    ['? * * * *', /the minute/u],
    ['0 0 L * *', /the day of the month/u],
    ['0 0 15W * *', /the day of the month/u],
    ['0 0 * * 1#2', /the day of the week/u],
    ['0 0 * * MONDAY', /the day of the week/u],
    ['0 0 30 2 *', /a day that no month has/u],
    ['0 0 31 2 *', /a day that no month has/u],
    ['0 0 31 4,6,9,11 *', /a day that no month has/u],
    [`${'1,'.repeat(20_000)}1 * * * *`, /the minute cannot be "1,1,.{0,40}"/u],
  ];
  for (const [schedule, says] of refused) {
    it(`refuses ${JSON.stringify(schedule.slice(0, 40))}`, () => {
      assert.match(scheduleProblem(schedule) ?? 'taken', says);
    });
  }

  const FROM = '2026-01-01T00:00:00.000Z';
  const read: readonly (readonly [schedule: string, first: string, second: string])[] = [
    ['0 */6 * * *', '2026-01-01T06:00', '2026-01-01T12:00'],
    ['* * * * *', '2026-01-01T00:01', '2026-01-01T00:02'],
    ['15 3,15 * * *', '2026-01-01T03:15', '2026-01-01T15:15'],
    ['0 0 29 2 *', '2028-02-29T00:00', '2032-02-29T00:00'],
    ['0 8-18/5 * * MON-FRI', '2026-01-01T08:00', '2026-01-01T13:00'],
    // Either day fits where both are given, as in cron: Mondays, and the 13th, a Tuesday.
    ['0 0 13 * 1', '2026-01-05T00:00', '2026-01-12T00:00'],
    ['0 0 13 1 2', '2026-01-06T00:00', '2026-01-13T00:00'],
    ['0 0 * feb 7', '2026-02-01T00:00', '2026-02-08T00:00'],
    ['0 0 30 2 1', '2026-02-02T00:00', '2026-02-09T00:00'],
  ];
  for (const [schedule, first, second] of read) {
    it(`reads ${schedule} in UTC`, () => {
      assert.equal(scheduleProblem(schedule), null);
      const next = nextRun(schedule, new Date(FROM));
      assert.equal(next.toISOString(), `${first}:00.000Z`);
      assert.equal(nextRun(schedule, next).toISOString(), `${second}:00.000Z`);
    });
  }

  it('is read by the very parser that runs it', () => {
    const here = createRequire(import.meta.url);
    const there = createRequire(here.resolve('agenda'));
    assert.equal(there.resolve('cron-parser'), here.resolve('cron-parser'));
  });

  it('is run when it says, also by Agenda', async () => {
    const database = await openMigrated(':memory:', JOB_MIGRATIONS, 'jobs');
    const agenda = new Agenda({ backend: new SqliteBackend(database, () => new Date()) });
    try {
      await agenda.ready;
      for (const [schedule] of read) {
        const before = new Date();
        const job = agenda.create('update-lists', {});
        job.repeatEvery(schedule, { timezone: 'UTC' });
        const expected = [nextRun(schedule, before), nextRun(schedule, new Date())].map(Number);
        assert.ok(expected.includes(Number(job.attrs.nextRunAt)), schedule);
      }
    } finally {
      await agenda.stop();
      await database.destroy();
    }
  });
});
