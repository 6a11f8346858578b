import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { loadSampleLists } from '../../scripts/demo/prepare.ts';
import { composeAccess } from '../../src/compose-access.ts';
import { composeAccounts, openAccountServices, type AccountServices } from '../../src/compose-accounts.ts';
import type { StoredAccount } from '../../src/accounts/account-store.ts';
import { draftOf, progressOf, start, untilEnded, type Uploader } from '../support/console-uploads.ts';
import { startServiceProcess, type ServiceProcess } from '../support/service-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { createVisitor } from '../support/visitor.ts';
import { personOf } from '../support/accounts.ts';

const SAMPLE_LISTS = fileURLToPath(new URL('../../demo/lists', import.meta.url));
const ROWS = 2_000;
const KILLS = 2;

describe('a file whose service is killed', () => {
  const folder = temporaryFolder();
  let accounts: AccountServices;
  let account: StoredAccount;
  let service: ServiceProcess | null = null;

  before(async () => {
    await loadSampleLists({ DATA_DIR: folder.path }, SAMPLE_LISTS);
    accounts = await composeAccounts({ DATA_DIR: folder.path });
    ({ account } = await accounts.management.create({ email: 'killed@example.com', plan: 'business' }));
  });
  after(async () => {
    service?.kill();
    await service?.exit;
    await accounts.close();
    folder.remove();
  });

  /** Starts the service and gives its address. */
  async function launch(): Promise<string> {
    service = startServiceProcess({
      DATA_DIR: folder.path,
      PORT: '0',
      LISTS_DIR: folder.path,
      LISTS_SCHEDULE: '0 0 1 1 *',
    });
    const [, port = ''] = await service.waitFor(/listening on [\d.]+:(\d+)/u);
    return `http://127.0.0.1:${port}`;
  }

  async function signedIn(url: string): Promise<Uploader> {
    const sessionId = await composeAccess(accounts, url).sessions.start(
      await personOf(accounts, account.email),
    );
    return { sessionId, visitor: createVisitor(url, sessionId) };
  }

  it('goes on after each start, loses no row and charges each once', async () => {
    let url = await launch();
    let member = await signedIn(url);
    const rows = Array.from({ length: ROWS }, (_, row) => `Harmless Person ${row}`);
    const path = await draftOf({ url }, member, `name\n${rows.join('\n')}\n`);
    await start(member, path);
    for (let kill = 0; kill < KILLS; kill++) {
      const before = (await progressOf(member, path)).done;
      for (let done = before; done === before; { done } = await progressOf(member, path)) await pause(20);
      service?.kill();
      await service?.exit;
      url = await launch();
      member = await signedIn(url);
    }
    const ended = await untilEnded(member, path);
    assert.deepEqual([ended.state, ended.done, ended.searches], ['finished', ROWS, ROWS]);
    const lines = (await member.visitor.get(`${path}/results.csv`)).text.trimEnd().split('\r\n').slice(1);
    assert.deepEqual(
      lines.map((line) => line.split(',')[0]),
      rows,
    );
    // What was under way at a kill is held by its lease for a minute, and then given back.
    assert.equal(await usedAt(folder.path, account, new Date(Date.now() + 61_000)), ROWS);
  });
});

/** Searches that count against the allowance at a moment. */
async function usedAt(dataDir: string, account: StoredAccount, moment: Date): Promise<number> {
  const then = await openAccountServices({ filename: `${dataDir}/accounts.sqlite`, clock: () => moment });
  const { used } = await then.allowance.state(account);
  await then.close();
  return used;
}
