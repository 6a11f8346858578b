/**
 * A process of its own that re-screens and sends until all is done or it is killed: `DATA_DIR SENDGRID_URL`. It says `ready`
 * when it begins and ends when nothing is left to re-screen and no mail waits.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { composeAccounts } from '../../src/compose-accounts.ts';
import { composeIngest } from '../../src/compose-ingest.ts';
import { createOutbox } from '../../src/mail/outbox.ts';
import { createSendGridMailer } from '../../src/mail/sendgrid-mailer.ts';
import { alertMail } from '../../src/mail/templates/alert-mail.ts';
import { alertLines } from '../../src/monitoring/alert-lines.ts';
import { createMatchWatch } from '../../src/monitoring/match-watch.ts';
import { createRescreening } from '../../src/monitoring/rescreen.ts';
import { ADDRESS_SEARCHING } from '../../src/screening/screen-address.ts';
import { createEmbeddedEngine } from '../../src/search/embedded/embedded-engine.ts';
import { createStoreFollower } from '../../src/search/embedded/store-follower.ts';
import { viewOfParties } from '../../src/search/embedded/view-of-parties.ts';

const [dataDir = '', sendGridUrl = ''] = process.argv.slice(2);
const nowMs = (): number => performance.now();
const clock = (): Date => new Date();
const ingest = await composeIngest({ DATA_DIR: dataDir });
const accounts = await composeAccounts({ DATA_DIR: dataDir });
const engine = createEmbeddedEngine();
const follower = createStoreFollower({
  store: ingest.store,
  engine,
  files: null,
  intervalMs: 100_000,
  nowMs,
  onBuild: () => undefined,
  onSwitch: () => undefined,
  onFailure: () => undefined,
});
await follower.start();
const rescreening = createRescreening({
  store: accounts.rescreens,
  fit: () => Promise.resolve(),
  parties: ingest.store,
  engine,
  viewOf: (parties) => viewOfParties(parties, nowMs),
  matchWatch: createMatchWatch(ADDRESS_SEARCHING),
  coreLists: ['UN_CONSOLIDATED'],
  composeAlert: (matches) =>
    alertMail(
      alertLines(matches, { listName: (code) => code, publicUrl: 'https://screening.example' }),
      'https://screening.example/',
    ),
  createId: randomUUID,
  clock,
  nowMs,
});
const sendDue = createOutbox({
  store: accounts.outbox,
  mailer: createSendGridMailer({
    apiKey: 'SG.test',
    baseUrl: sendGridUrl,
    from: { name: 'Alerts', address: 'alerts@sender.example' },
  }),
  clock,
  timing: { leaseMs: 300, firstPauseMs: 20 },
  onTrouble: () => undefined,
});
console.log('ready');
const { signal } = new AbortController();
for (;;) {
  await rescreening.changes(signal);
  await sendDue(signal);
  if ((await accounts.outbox.depth()).waiting === 0) break;
  await sleep(20);
}
await follower.stop();
await accounts.close();
await ingest.close();
