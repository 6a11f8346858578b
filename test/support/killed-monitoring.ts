import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { composeAccounts } from '../../src/compose-accounts.ts';
import { composeIngest } from '../../src/compose-ingest.ts';
import { createMatchWatch } from '../../src/monitoring/match-watch.ts';
import { createMonitoring } from '../../src/monitoring/monitoring.ts';
import { ADDRESS_SEARCHING } from '../../src/screening/screen-address.ts';
import { memberOf } from '../../src/screening/asker.ts';
import { record, streamOf } from '../ingest/support/records.ts';
import { engineWith } from './engines.ts';
import { startFakeSendGrid, type DeliveredMail, type SendGridAnswer } from './fake-sendgrid.ts';
import { seededRandom } from './parties.ts';
import { temporaryFolder } from './temporary-folder.ts';

const WORKER = fileURLToPath(new URL('./monitoring-in-process.ts', import.meta.url));
const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
const ANSWERS: readonly SendGridAnswer[] = [202, 202, 202, 429, 500, 'broken', 'lost'];
const ACCOUNTS = 5;
const ITEMS = 20;

/** What was due after all kills, and what arrived. */
export interface KillReport {
  readonly kills: number;
  /** An alert for each pair of account and party. */
  readonly due: number;
  readonly lost: readonly string[];
  /** Alerts that arrived under more than one id. */
  readonly repeatedUnderAnotherId: readonly string[];
  /** Mails that arrived more than once, under their id. */
  readonly repeated: number;
}

const watched = (item: number): string => `Zorvikan Number${item} Quexlatt`;

/**
 * Adds parties generation by generation, and ends the process that re-screens and sends with kill -9 at a random moment of
 * each; then lets it finish.
 */
export async function killMonitoring(kills: number, seed: number): Promise<KillReport> {
  const folder = temporaryFolder();
  const random = seededRandom(seed);
  const fake = await startFakeSendGrid(() => ANSWERS[Math.floor(random() * ANSWERS.length)] ?? 202);
  const ingest = await composeIngest({ DATA_DIR: folder.path });
  try {
    const commit = (parties: number): Promise<unknown> =>
      ingest.store.commit('UN_CONSOLIDATED', streamOf(recordsUpTo(parties)), {
        at: new Date(),
        source: 'test',
        checksum: String(parties),
        accept: () => ({ dataAsOf: null }),
      });
    await commit(0);
    await watchEverything(folder.path);
    await runWorker(folder.path, fake.url, null);
    for (let kill = 1; kill <= kills; kill++) {
      await commit(kill);
      await runWorker(folder.path, fake.url, random() * 250);
    }
    await runWorker(folder.path, fake.url, null);
    return reportOf(kills, fake.delivered);
  } finally {
    await ingest.close();
    await fake.close();
    folder.remove();
  }
}

/** One party that no item matches, and one for each of the first items. */
function recordsUpTo(parties: number): ReturnType<typeof record>[] {
  const matching = Array.from({ length: parties }, (_, place) =>
    record(`p${place}`, {
      names: [
        {
          text: `${watched(place % ITEMS)} Round${Math.floor(place / ITEMS)}x`,
          kind: 'primary',
          quality: 'strong',
        },
      ],
      remarks: `party ${place}`,
    }),
  );
  return [
    record('first', { names: [{ text: 'Unmatched Mwbtrq', kind: 'primary', quality: 'strong' }] }),
    ...matching,
  ];
}

async function watchEverything(dataDir: string): Promise<void> {
  const accounts = await composeAccounts({ DATA_DIR: dataDir });
  const monitoring = createMonitoring({
    store: accounts.watches,
    engine: await engineWith({ UN_CONSOLIDATED: [] }),
    matchWatch: createMatchWatch(ADDRESS_SEARCHING),
    addresses: ADDRESS_SEARCHING,
    coreLists: ['UN_CONSOLIDATED'],
    clock: () => new Date(),
  });
  for (let reader = 0; reader < ACCOUNTS; reader++) {
    const { account } = await accounts.management.create({
      email: `reader${reader}@example.com`,
      plan: 'business',
    });
    for (let item = 0; item < ITEMS; item++) {
      await monitoring.add(
        account,
        monitoring.read({ name: watched(item), entityType: 'entity' }),
        memberOf(account.id),
      );
    }
  }
  await accounts.close();
}

/** Runs the worker to its end, or kills it so long after it began. */
async function runWorker(dataDir: string, url: string, killAfterMs: number | null): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', WORKER, dataDir, url], {
    cwd: REPOSITORY,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  await once(child.stdout, 'data');
  if (killAfterMs !== null) {
    await sleep(killAfterMs);
    child.kill('SIGKILL');
  }
  const [code] = (await ended) as [number | null];
  if (killAfterMs === null && code !== 0) throw new Error(`the worker ended with ${String(code)}`);
}

function reportOf(kills: number, delivered: readonly DeliveredMail[]): KillReport {
  const idsOf = new Map<string, Set<string>>();
  for (const mail of delivered) {
    for (const [, party] of mail.text.matchAll(/^Listed party: (.*)$/gmu)) {
      const alert = `${mail.to} ${party ?? ''}`;
      idsOf.set(alert, (idsOf.get(alert) ?? new Set()).add(mail.id));
    }
  }
  const due = recordsUpTo(kills)
    .slice(1)
    .flatMap(({ names }) =>
      Array.from({ length: ACCOUNTS }, (_, reader) => `reader${reader}@example.com ${names[0]?.text ?? ''}`),
    );
  return {
    kills,
    due: due.length,
    lost: due.filter((alert) => !idsOf.has(alert)),
    repeatedUnderAnotherId: [...idsOf].filter(([, ids]) => ids.size > 1).map(([alert]) => alert),
    repeated: delivered.length - new Set(delivered.map(({ id }) => id)).size,
  };
}
