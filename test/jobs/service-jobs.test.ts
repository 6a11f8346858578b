import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { composeAccounts } from '../../src/compose-accounts.ts';
import type { JobName } from '../../src/jobs/job.ts';
import { runScript } from '../support/run-script.ts';
import { startServiceProcess, type ServiceProcess } from '../support/service-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { unListFile } from '../support/un-list-file.ts';

const NAME = 'Zorvikan Quexlatt Mwbtrq';
/** Never comes by itself while a test runs. */
const NEVER = '0 0 29 2 *';

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(100);
}

describe('the jobs of the running service', () => {
  const folder = temporaryFolder();
  const dataDir = join(folder.path, 'data');
  const listsDir = join(folder.path, 'lists');
  const mails = join(dataDir, 'mail');
  let running: ServiceProcess[] = [];

  const put = (names: readonly string[]): void => {
    mkdirSync(join(listsDir, 'UN_CONSOLIDATED'), { recursive: true });
    writeFileSync(join(listsDir, 'UN_CONSOLIDATED', 'consolidated.xml'), unListFile(names));
  };
  const start = (program: string): ServiceProcess => {
    const service = startServiceProcess(
      { DATA_DIR: dataDir, LISTS_DIR: listsDir, LISTS_SCHEDULE: NEVER, PORT: '0', LOG_LEVEL: 'debug' },
      program,
    );
    running.push(service);
    return service;
  };
  const stop = async (service: ServiceProcess): Promise<void> => {
    service.process.kill('SIGTERM');
    assert.equal(await service.exit, 0);
  };
  const mailFiles = (): readonly string[] =>
    existsSync(mails) ? readdirSync(mails).filter((name) => name.endsWith('.eml')) : [];
  const endedRuns = (service: ServiceProcess, job: JobName): number =>
    service.output().split(`"job":"${job}"`).length - 1;
  /** Makes a run of the job overdue, as when no process ran at its time. */
  const makeOverdue = (job: JobName): void => {
    const database = new Database(join(dataDir, 'jobs.sqlite'));
    const { changes } = database
      .prepare('update jobs set next_run_at = ?, locked_at = null where name = ?')
      .run(Date.now() - 3 * 86_400_000, job);
    database.close();
    assert.equal(changes, 1);
  };

  before(async () => {
    put(['Somebody Unrelated']);
    const loaded = await runScript('lists-update', ['--from', listsDir], { DATA_DIR: dataDir });
    assert.equal(loaded.code, 0, loaded.err);
    const accounts = await composeAccounts({ DATA_DIR: dataDir });
    const { account } = await accounts.management.create({ email: 'reader@example.com', plan: 'business' });
    await accounts.watches.add({
      accountId: account.id,
      watches: [{ facts: { kind: 'name', text: NAME, entityType: 'entity', country: '' }, hits: [] }],
      capacity: 10,
      generations: new Map([['UN_CONSOLIDATED', 1]]),
      now: new Date(),
    });
    await accounts.close();
  });
  afterEach(async () => {
    for (const service of running) service.kill();
    await Promise.all(running.map(({ exit }) => exit));
    running = [];
  });
  after(() => folder.remove());

  it('bring a changed file to the reader as a mail, and show in the metrics that nothing waits', async () => {
    const service = start('main');
    const port = (await service.waitFor(/listening on 127\.0\.0\.1:(?<port>\d+)/u)).groups?.['port'];
    makeOverdue('update-lists');
    await until(() => endedRuns(service, 'update-lists') > 0);
    assert.deepEqual(mailFiles(), []);
    put(['Somebody Unrelated', NAME]);
    while (mailFiles().length === 0) {
      // The end of the run before may write its next time over this one.
      makeOverdue('update-lists');
      for (let tenths = 0; tenths < 50 && mailFiles().length === 0; tenths++) await sleep(100);
    }
    const mail = readFileSync(join(mails, mailFiles()[0] ?? ''), 'utf8');
    assert.match(mail, /^To: reader@example\.com\r$/mu);
    assert.match(mail, /^Subject: Sanctions screening: 1 new match for 1 watched item\r$/mu);
    const [, text = ''] = /text\/plain[^]*?\r\n\r\n([^]*?)\r\n--/u.exec(mail) ?? [];
    assert.match(Buffer.from(text, 'base64').toString(), new RegExp(`Listed party: ${NAME}`, 'u'));
    await until(() => endedRuns(service, 'send-mail') > 1);
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    assert.match(metrics, /^mail_outbox_waiting 0$/mu);
    assert.match(metrics, /^mail_outbox_oldest_seconds 0$/mu);
    assert.match(metrics, /^monitoring_last_full_rescreen_timestamp_seconds 0$/mu);
    await stop(service);
    assert.equal(mailFiles().length, 1);
  });

  it('catch up on a missed run once, whichever of two workers takes it', async () => {
    const workers = [start('worker'), start('worker')] as const;
    for (const worker of workers) await worker.waitFor(/running jobs/u);
    makeOverdue('rescreen-all');
    const runs = (): number => workers.reduce((sum, worker) => sum + endedRuns(worker, 'rescreen-all'), 0);
    await until(() => runs() > 0);
    const looked = workers.map((worker) => endedRuns(worker, 'rescreen'));
    // Both have looked for what is due several times since.
    await until(() =>
      workers.some((worker, place) => endedRuns(worker, 'rescreen') >= (looked[place] ?? 0) + 2),
    );
    assert.equal(runs(), 1);
    for (const worker of workers) await stop(worker);
  });

  it('clean up what nobody needs any more, and nothing else', async () => {
    const database = new Database(join(dataDir, 'accounts.sqlite'));
    const old = Date.now() - 100 * 86_400_000;
    const addMail = database.prepare(`
      insert into outbox (id, account_id, kind, recipient, subject, text, html, created_at, due_at, state, ended_at)
      values (?, 1, 'alert', 'reader@example.com', 's', 't', 'h', ?, ?, ?, ?)`);
    addMail.run('sent-long-ago', old, old, 'sent', old);
    addMail.run('refused-long-ago', old, old, 'refused', old);
    const addReservation = database.prepare(
      `insert into reservations (id, account_id, month, searches, lease_ends_at) values (?, 1, '2026-01', 1, ?)`,
    );
    addReservation.run('of-a-dead-process', old);
    addReservation.run('open', Date.now() + 60_000);
    const addKey = database.prepare(`
      insert into idempotency_keys (account_id, key, request_hash, ticket, lease_ends_at, kept_until)
      values (1, ?, x'00', 't', ?, ?)`);
    addKey.run('over', old, old);
    addKey.run('kept', Date.now(), Date.now() + 86_400_000);
    const worker = start('worker');
    await worker.waitFor(/running jobs/u);
    makeOverdue('clean-up');
    await until(() => endedRuns(worker, 'clean-up') > 0);
    await stop(worker);
    const left = (sql: string): unknown[] => database.prepare<[], string>(sql).pluck().all();
    assert.deepEqual(left(`select id from outbox where id like '%long-ago'`), ['refused-long-ago']);
    assert.deepEqual(left('select id from reservations'), ['open']);
    assert.deepEqual(left('select key from idempotency_keys'), ['kept']);
    database.close();
  });

  it('tell the owner that monitoring is suspended', async () => {
    const before = mailFiles().length;
    const accounts = await composeAccounts({ DATA_DIR: dataDir });
    await accounts.management.setPlan('reader@example.com', { plan: 'none' });
    await accounts.close();
    const worker = start('worker');
    await worker.waitFor(/running jobs/u);
    makeOverdue('suspension-mails');
    await until(() => mailFiles().length > before);
    const subjects = mailFiles().map(
      (file) => /^Subject: .*$/mu.exec(readFileSync(join(mails, file), 'utf8'))?.[0],
    );
    assert.ok(
      subjects.some((subject) =>
        subject?.startsWith('Subject: Sanctions screening: monitoring is suspended'),
      ),
    );
    await stop(worker);
  });
});
