import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { composeAccounts } from '../src/compose-accounts.ts';
import { composeIngest, type IngestServices } from '../src/compose-ingest.ts';
import { record, streamOf } from './ingest/support/records.ts';
import { startServiceProcess, type ServiceProcess } from './support/service-process.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const NAME = 'Zorvikan Quexlatt Mwbtrq';

async function commit(ingest: IngestServices, names: readonly string[]): Promise<void> {
  const records = names.map((text, place) =>
    record(`ref-${place}`, { names: [{ text, kind: 'primary', quality: 'strong' }] }),
  );
  await ingest.store.commit('UN_CONSOLIDATED', streamOf(records), {
    at: new Date(),
    source: 'test',
    checksum: names.join(),
    accept: () => ({ dataAsOf: null }),
  });
}

describe('the worker', () => {
  const folder = temporaryFolder();
  const mails = join(folder.path, 'mail');
  let ingest: IngestServices;
  let worker: ServiceProcess | null = null;

  before(async () => {
    ingest = await composeIngest({ DATA_DIR: folder.path });
    await commit(ingest, ['Somebody Unrelated']);
    const accounts = await composeAccounts({ DATA_DIR: folder.path });
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
  after(async () => {
    worker?.kill();
    await ingest.close();
    folder.remove();
  });

  it('alerts of what another process has loaded, and ends when it is told to', async () => {
    worker = startServiceProcess({ DATA_DIR: folder.path }, 'worker');
    await worker.waitFor(/running jobs/u);
    await commit(ingest, ['Somebody Unrelated', NAME]);
    while (!existsSync(mails) || !readdirSync(mails).some((name) => name.endsWith('.eml'))) await sleep(100);
    const [mail] = readdirSync(mails).filter((name) => name.endsWith('.eml'));
    const message = readFileSync(join(mails, mail ?? ''), 'utf8');
    assert.match(message, /^To: reader@example\.com\r$/mu);
    worker.process.kill('SIGTERM');
    assert.equal(await worker.exit, 0);
  });

  for (const schedule of ['now and then', 'every day', '0 */6 * *']) {
    it(`names a schedule that is none and does not start: ${schedule}`, async () => {
      const refused = startServiceProcess({ DATA_DIR: folder.path, LISTS_SCHEDULE: schedule }, 'worker');
      assert.equal(await refused.exit, 1);
      assert.match(refused.output(), /LISTS_SCHEDULE: must be five fields of cron/u);
      assert.doesNotMatch(refused.output(), /running jobs/u);
    });
  }
});
