import { join } from 'node:path';
import type { SearchConfig } from './compose-elasticsearch.ts';
import type { Config } from './config.ts';
import { ACCOUNT_MIGRATIONS } from './db/migrations/accounts-migrations.ts';
import { LIST_MIGRATIONS } from './db/migrations/lists-migrations.ts';
import { openMigrated } from './db/open-migrated.ts';
import { tryBesideLongWrites, tryReadingStore } from './db/try-store.ts';
import type { Clock } from './domain/clock.ts';
import { createCatalogue, type Catalogue } from './ingest/catalogue.ts';
import { createAskFirstLoad, type AskFirstLoad, type LoadProgressStore } from './ingest/first-load.ts';
import { createFolderFetcher } from './ingest/folder-fetcher.ts';
import { createHttpFetcher } from './ingest/http-fetcher.ts';
import type { NumberMarks } from './ingest/number-marks.ts';
import type { CommittedGeneration, PartyStore } from './ingest/party-store.ts';
import { noteContents } from './ingest/sqlite-contents.ts';
import { SqliteFetchMemory } from './ingest/sqlite-fetch-memory.ts';
import { SqliteListLineage } from './ingest/sqlite-list-lineage.ts';
import { SqliteLoadProgress } from './ingest/sqlite-load-progress.ts';
import { SqlitePartyStore } from './ingest/sqlite-party-store.ts';
import { SqliteNumberMarks } from './ingest/sqlite-number-marks.ts';
import { SqliteRunLock } from './ingest/sqlite-run-lock.ts';
import { createListUpdate, type UpdateEvent, type UpdateLists } from './ingest/update-lists.ts';
import type { ListSource } from './lists/list-source.ts';
import { LIST_SOURCES } from './lists/registry.ts';
import type { ListLineage } from './monitoring/store-fit.ts';
import { createSegmentFiles } from './search/embedded/segment-file.ts';
import { createSegmentPublisher } from './search/embedded/segment-publisher.ts';
import type { IndexPublisher } from './search/index-publisher.ts';
import { sourceVersion } from './source-version.ts';

/** The store of record and what works on it. */
export interface IngestServices {
  readonly store: PartyStore;
  /** Where its numbers come from. */
  readonly lineage: ListLineage;
  readonly catalogue: Catalogue;
  readonly updateLists: UpdateLists;
  /** Whether lists are being updated now, by any process. */
  isUpdating(): Promise<boolean>;
  /** How loading the lists for the first time stands, whichever process does it. */
  readonly firstLoad: AskFirstLoad;
  readonly progress: LoadProgressStore;
  /** Writes a few bytes, or reads where this process updates nothing. An update that writes meanwhile is no trouble. */
  tryStore(writes: boolean): Promise<void>;
  /** Closes the database. */
  close(): Promise<void>;
}

/** What a door or a test may put in place of the presets. */
export interface IngestOptions {
  readonly sources?: readonly ListSource[];
  readonly publisher?: (store: PartyStore) => IndexPublisher;
  readonly announce?: (generation: CommittedGeneration) => Promise<void>;
  readonly onEvent?: (event: UpdateEvent) => void;
  readonly clock?: Clock;
  /** Of accounts that are open already; otherwise they are opened for the first commit. */
  readonly marks?: NumberMarks;
}

/** Everything that decides what a reader makes of a file. */
const READER_FOLDERS = ['lists', 'countries', 'domain'] as const;

/** How long the catalogue may be behind the store. */
const CATALOGUE_AGE_MS = 500;

/**
 * Opens `DATA_DIR/lists.sqlite`, brings its schema up to date and builds ingest and catalogue over it. Nothing is loaded
 * into memory. Throws `ServiceError` `configuration` when the file cannot be opened.
 */
export async function composeIngest(
  config: Pick<Config, 'DATA_DIR'> & Partial<SearchConfig>,
  options: IngestOptions = {},
): Promise<IngestServices> {
  const { sources = LIST_SOURCES, clock = () => new Date() } = options;
  const filename = join(config.DATA_DIR, 'lists.sqlite');
  const database = await openMigrated(filename, LIST_MIGRATIONS, 'lists');
  await noteContents(database);
  const marks = options.marks === undefined ? openMarks(config) : { marks: options.marks, close: nothing };
  const store = new SqlitePartyStore(filename, database, marks.marks);
  const memory = new SqliteFetchMemory(database);
  const lock = new SqliteRunLock(database, clock);
  const progress = new SqliteLoadProgress(database);
  const publisher = await openPublisher(config, store);
  const facts = [...sources, ...LIST_SOURCES].map((source) => source.facts);
  return {
    store,
    lineage: new SqliteListLineage(database),
    catalogue: createCatalogue({ facts, store, clock, maxAgeMs: CATALOGUE_AGE_MS }),
    isUpdating: () => lock.isHeld(),
    progress,
    firstLoad: createAskFirstLoad({
      progress,
      isUpdating: () => lock.isHeld(),
      loaded: async () => (await store.generations()).size,
      known: sources.length,
    }),
    updateLists: createListUpdate({
      sources,
      store,
      clock,
      lock,
      progress,
      openFetcher: (from) =>
        from === null
          ? createHttpFetcher({ directory: join(config.DATA_DIR, 'fetch'), memory, clock })
          : createFolderFetcher(from),
      publisher: options.publisher?.(store) ?? publisher,
      announce: options.announce ?? (() => Promise.resolve()),
      onEvent: options.onEvent ?? (() => undefined),
      readerVersion: () => sourceVersion(READER_FOLDERS),
    }),
    tryStore: (writes) => (writes ? tryBesideLongWrites(database) : tryReadingStore(database)),
    close: async () => {
      await publisher.close();
      await store.close();
      await marks.close();
      await database.destroy();
    },
  };
}

const nothing = (): Promise<void> => Promise.resolve();

/** The marks of a process that does nothing else with accounts: opened by the first commit. */
function openMarks({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): { marks: NumberMarks; close(): Promise<void> } {
  let opening: ReturnType<typeof openMigrated> | null = null;
  const open = (): ReturnType<typeof openMigrated> =>
    (opening ??= openMigrated(join(DATA_DIR, 'accounts.sqlite'), ACCOUNT_MIGRATIONS, 'accounts'));
  const opened = async (): Promise<NumberMarks> => new SqliteNumberMarks(await open());
  return {
    marks: {
      all: async () => (await opened()).all(),
      raise: async (marks) => (await opened()).raise(marks),
    },
    close: async () => {
      if (opening !== null) await (await opening).destroy();
    },
  };
}

/** Folder of the embedded engine's segments, which ingest writes and servers read. */
export function segmentFolder({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string {
  return join(DATA_DIR, 'segments');
}

async function openPublisher(
  config: Pick<Config, 'DATA_DIR'> & Partial<SearchConfig>,
  store: PartyStore,
): Promise<IndexPublisher & { close(): Promise<void> }> {
  const { SEARCH_ENGINE, ELASTICSEARCH_INDEX_PREFIX, ...settings } = config;
  if (SEARCH_ENGINE !== 'elasticsearch' || ELASTICSEARCH_INDEX_PREFIX === undefined) {
    const files = createSegmentFiles(segmentFolder(config));
    const nowMs = (): number => performance.now();
    return { ...createSegmentPublisher({ store, files, nowMs }), close: () => Promise.resolve() };
  }
  const { openElasticsearchPublisher } = await import('./compose-elasticsearch.ts');
  return openElasticsearchPublisher({ ...settings, SEARCH_ENGINE, ELASTICSEARCH_INDEX_PREFIX }, store);
}
