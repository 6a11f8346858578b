import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import type { Account } from '../../../src/accounts/accounts.ts';
import { openAccountServices, type AccountServices } from '../../../src/compose-accounts.ts';
import { composeFit } from '../../../src/compose-fit.ts';
import { composeIngest, segmentFolder, type IngestServices } from '../../../src/compose-ingest.ts';
import { openScreeningLog, type OpenScreeningLog } from '../../../src/compose-screening-log.ts';
import type { ListCode } from '../../../src/domain/list-code.ts';
import { createLogger } from '../../../src/logger.ts';
import { createOutbox } from '../../../src/mail/outbox.ts';
import { createMatchWatch } from '../../../src/monitoring/match-watch.ts';
import { createMonitoring } from '../../../src/monitoring/monitoring.ts';
import { createRescreening, type Rescreening } from '../../../src/monitoring/rescreen.ts';
import type { AlertRun } from '../../../src/monitoring/sent-alerts.ts';
import { leaveGap, type FitStores } from '../../../src/monitoring/store-fit.ts';
import { ADDRESS_SEARCHING } from '../../../src/screening/screen-address.ts';
import { createEmbeddedEngine } from '../../../src/search/embedded/embedded-engine.ts';
import { createSegmentFiles } from '../../../src/search/embedded/segment-file.ts';
import { createStoreFollower } from '../../../src/search/embedded/store-follower.ts';
import { viewOfParties } from '../../../src/search/embedded/view-of-parties.ts';
import type { SearchEngine } from '../../../src/search/search-engine.ts';
import { memberOf } from '../../../src/screening/asker.ts';
import { record, streamOf } from '../../ingest/support/records.ts';

export const STORES = ['accounts', 'lists', 'screenings'] as const;
export type StoreName = (typeof STORES)[number];
export const LISTS: readonly ListCode[] = ['UN_CONSOLIDATED', 'EU_FSF'];

/** Names of the parties of a list by the publisher's reference. */
export type Edition = ReadonlyMap<string, string>;

/** A search engine that holds what is committed when it is asked to catch up. */
export interface WorldEngine {
  readonly engine: SearchEngine;
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

/** Opens an engine over a store of lists. */
export type OpenEngine = (folder: string, ingest: IngestServices) => Promise<WorldEngine>;

const GO_ON = new AbortController().signal;
const nowMs = (): number => performance.now();
const LOGGER = createLogger('silent');

/** The preset engine, with the segments that the folder keeps. */
export const openEmbedded: OpenEngine = async (folder, ingest) => {
  const engine = createEmbeddedEngine();
  let lastFailure: unknown = null;
  const follower = createStoreFollower({
    store: ingest.store,
    engine,
    files: createSegmentFiles(segmentFolder({ DATA_DIR: folder })),
    intervalMs: 2,
    nowMs,
    onBuild: () => undefined,
    onSwitch: () => undefined,
    onFailure: (error) => (lastFailure = error),
  });
  await follower.start();
  return {
    engine,
    async catchUp() {
      for (;;) {
        if (lastFailure !== null) throw new Error('the follower failed', { cause: lastFailure });
        const wanted = await ingest.store.generations();
        const { generations } = await engine.snapshot();
        if ([...wanted].every(([code, generation]) => generations.get(code) === generation)) return;
        await sleep(2);
      }
    },
    async close() {
      await follower.stop();
      await engine.close();
    },
  };
};

class Killed extends Error {}

/** Everything that a service opens of its folder, without its doors. */
export class StoresWorld {
  readonly folder: string;
  /** Alerts that reached their readers, as `watch id, list and reference`; they outlast every store. */
  readonly delivered: string[] = [];
  /** What the publishers have now. */
  readonly published = new Map<ListCode, Edition>();
  readonly #openEngine: OpenEngine;
  readonly #shown = new Set<string>();
  #now = Date.UTC(2026, 2, 15);
  #open: Opened | null = null;

  private constructor(folder: string, openEngine: OpenEngine) {
    this.folder = folder;
    this.#openEngine = openEngine;
  }

  static async open(folder: string, openEngine: OpenEngine = openEmbedded): Promise<StoresWorld> {
    const world = new StoresWorld(folder, openEngine);
    await world.start();
    return world;
  }

  get parts(): Opened {
    if (this.#open === null) throw new Error('the world is closed');
    return this.#open;
  }

  readonly clock = (): Date => new Date((this.#now += 1000));

  async start(): Promise<void> {
    const { folder, clock } = this;
    const accounts = await openAccountServices({ filename: join(folder, 'accounts.sqlite'), clock });
    const log = await openScreeningLog(join(folder, 'screenings.sqlite'));
    const ingest = await composeIngest({ DATA_DIR: folder }, { marks: accounts.marks, clock });
    const fit = composeFit({ accounts, ingest, sentAlerts: log.sentAlerts, clock, logger: LOGGER });
    await fit();
    const engine = await this.#openEngine(folder, ingest);
    const rescreening = createRescreening({
      store: accounts.rescreens,
      parties: ingest.store,
      fit,
      engine: engine.engine,
      viewOf: (parties) => viewOfParties(parties, nowMs),
      matchWatch: createMatchWatch(ADDRESS_SEARCHING),
      coreLists: LISTS,
      composeAlert: () => ({ subject: 'alert', text: '', html: '' }),
      createId: () => crypto.randomUUID(),
      clock,
      nowMs,
    });
    this.#open = { accounts, log, ingest, fit, engine, rescreening };
  }

  async stop(): Promise<void> {
    const { accounts, log, ingest, engine } = this.parts;
    this.#open = null;
    await engine.close();
    await ingest.close();
    await log.close();
    await accounts.close();
  }

  /** Commits what the publisher has; one that is killed ends before the commit. */
  async update(code: ListCode, { isKilled = false } = {}): Promise<void> {
    const edition = this.published.get(code) ?? new Map<string, string>();
    const records = [...edition].map(([ref, text]) =>
      record(ref, { names: [{ text, kind: 'primary', quality: 'strong' }] }, code),
    );
    const killed = new Error('killed');
    const checksum = JSON.stringify([...edition]);
    const { store } = this.parts.ingest;
    const known = (await store.states()).find((state) => state.code === code);
    if (known?.checksum === checksum && known.generation > 0) {
      await store.markFetched(code, this.clock());
      return;
    }
    const commit = store.commit(code, streamOf(records), {
      at: this.clock(),
      source: 'test',
      checksum,
      accept: () => ({ dataAsOf: null }),
      prepare: () => (isKilled ? Promise.reject(killed) : Promise.resolve()),
    });
    await commit.catch((error: unknown) => {
      if (error !== killed) throw error;
    });
  }

  async watch(account: Account, name: string): Promise<number> {
    const { accounts, engine } = this.parts;
    const monitoring = createMonitoring({
      store: accounts.watches,
      engine: engine.engine,
      matchWatch: createMatchWatch(ADDRESS_SEARCHING),
      addresses: ADDRESS_SEARCHING,
      coreLists: LISTS,
      clock: this.clock,
    });
    const [watch] = await monitoring.add(
      account,
      monitoring.read({ name, entityType: 'entity' }),
      memberOf(account.id),
    );
    return watch?.id ?? 0;
  }

  /** As the jobs do it: re-screens until nothing is due. */
  async rescreen(): Promise<void> {
    await this.parts.engine.catchUp();
    await this.parts.rescreening.changes(GO_ON);
  }

  /** Sends what is due; killed, the first mail is with its reader, and noted as sent nowhere or in the log alone. */
  async send(killed: 'before it is noted' | 'after it is noted' | null = null): Promise<void> {
    const { accounts, log } = this.parts;
    let id = '';
    const sendDue = createOutbox({
      store:
        killed === null
          ? accounts.outbox
          : {
              claim: (now, leaseEndsAt) => accounts.outbox.claim(now, leaseEndsAt),
              markSent: () => Promise.reject(new Killed()),
              markRefused: () => Promise.reject(new Killed()),
              retryAt: () => Promise.reject(new Killed()),
            },
      mailer: {
        send: (mail) => {
          ({ id } = mail);
          return Promise.resolve({ outcome: 'sent' });
        },
      },
      clock: this.clock,
      remember: (reports) => {
        const run = JSON.parse(reports) as AlertRun;
        this.#deliver(id, run);
        return killed === 'before it is noted' ? Promise.resolve() : log.sentAlerts.note(run, this.clock());
      },
      onTrouble: ({ reason }) => {
        throw new Error(reason);
      },
    });
    await sendDue(GO_ON).catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error;
    });
    // Longer than a claim lasts.
    this.#now += 3_600_000;
  }

  /** Mail programs show a Message-ID once. */
  #deliver(id: string, { alerts }: AlertRun): void {
    if (this.#shown.has(id)) return;
    this.#shown.add(id);
    for (const { watchId, listCode, publisherRef } of alerts) {
      this.delivered.push(`${watchId} ${listCode} ${publisherRef}`);
    }
  }

  /** A copy of every store, each as SQLite backs it up. */
  async copy(into: string): Promise<void> {
    mkdirSync(into, { recursive: true });
    for (const store of STORES) {
      const database = new SqliteDatabase(join(this.folder, `${store}.sqlite`), { readonly: true });
      await database.backup(join(into, `${store}.sqlite`));
      database.close();
    }
  }

  /** What `npm run restore` does when nothing may remember what was given; the world must be stopped. */
  async leaveGap(): Promise<void> {
    const ingest = await composeIngest({ DATA_DIR: this.folder });
    await leaveGap(ingest.lineage);
    await ingest.close();
  }

  /** Puts copies in the place of stores; the world must be stopped. */
  putBack(from: string, stores: readonly StoreName[]): void {
    for (const store of stores) {
      const file = join(this.folder, `${store}.sqlite`);
      for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
      cpSync(join(from, `${store}.sqlite`), file);
    }
  }
}

interface Opened {
  readonly accounts: AccountServices;
  readonly log: OpenScreeningLog;
  readonly ingest: IngestServices;
  readonly fit: FitStores;
  readonly engine: WorldEngine;
  readonly rescreening: Rescreening;
}
