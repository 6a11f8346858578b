import type { Config } from './config.ts';
import type { IndexPublisher } from './search/index-publisher.ts';
import {
  createElasticsearchClient,
  PATIENCE_OF_SERVICE,
  type Patience,
} from './search/elasticsearch/client.ts';
import { derivationDigest } from './search/elasticsearch/derivation.ts';
import {
  createElasticsearchEngine,
  type ElasticsearchEngine,
} from './search/elasticsearch/elasticsearch-engine.ts';
import {
  createElasticsearchPublisher,
  withIndexLock,
} from './search/elasticsearch/elasticsearch-publisher.ts';
import { createIndexKeeper } from './search/elasticsearch/index-keeper.ts';
import { removeEverything } from './search/elasticsearch/index-catalogue.ts';
import { indexNames } from './search/elasticsearch/index-names.ts';
import type { QuestionTiming } from './search/elasticsearch/index-reader.ts';
import { GRACE_MS, type IndexWriting } from './search/elasticsearch/index-writing.ts';
import { rebuildIndex, type RebuildReport } from './search/elasticsearch/rebuild-index.ts';
import { verifyIndex, type VerifyReport } from './search/elasticsearch/verify-index.ts';

/** The settings that say how to reach the cluster. */
export type SearchConfig = Pick<
  Config,
  | 'SEARCH_ENGINE'
  | 'ELASTICSEARCH_URL'
  | 'ELASTICSEARCH_API_KEY'
  | 'ELASTICSEARCH_CA_FILE'
  | 'ELASTICSEARCH_INDEX_PREFIX'
>;

type PartyStore = IndexWriting['store'];

/** How long an update of the lists waits for another writer of the index: longer than a rebuild takes. */
const PUBLISH_WAIT_MS = 600_000;
/** How often a server looks whether the index is there and up to date. */
const KEEP_EVERY_MS = 10_000;

function openWriting(
  config: SearchConfig,
  store: PartyStore,
  onUnfit?: IndexWriting['onUnfit'],
): IndexWriting {
  const client = createElasticsearchClient({
    url: config.ELASTICSEARCH_URL ?? '',
    ...(config.ELASTICSEARCH_API_KEY === undefined ? {} : { apiKey: config.ELASTICSEARCH_API_KEY }),
    ...(config.ELASTICSEARCH_CA_FILE === undefined ? {} : { caFile: config.ELASTICSEARCH_CA_FILE }),
  });
  return {
    client,
    names: indexNames(config.ELASTICSEARCH_INDEX_PREFIX, derivationDigest()),
    store,
    clock: () => new Date(),
    nowMs: () => performance.now(),
    graceMs: GRACE_MS,
    ...(onUnfit === undefined ? {} : { onUnfit }),
  };
}

/** Opens the engine and sees to it that an index is there. Throws `ServiceError` `configuration`; does not connect yet. */
export function openElasticsearchEngine(
  config: SearchConfig,
  store: PartyStore,
  watch: {
    readonly onFailure: (error: unknown) => void;
    readonly onKept?: () => void;
    readonly onUnfit?: IndexWriting['onUnfit'];
    readonly onTiming?: (timing: QuestionTiming) => void;
  },
  patience: Patience = PATIENCE_OF_SERVICE,
): ElasticsearchEngine {
  const { onFailure, onKept, onTiming, onUnfit } = watch;
  const writing = openWriting(config, store, onUnfit);
  const told = onTiming === undefined ? {} : { onTiming };
  const engine = createElasticsearchEngine({ ...writing, ...told, patience });
  const keeper = createIndexKeeper({
    store,
    publisher: createElasticsearchPublisher(writing, 0),
    intervalMs: KEEP_EVERY_MS,
    onFailure,
    ...(onKept === undefined ? {} : { onKept }),
  });
  keeper.start();
  return {
    ...engine,
    close: async () => {
      await keeper.stop();
      await engine.close();
    },
  };
}

/** The publisher of an update of the lists; whoever opened it closes it. */
export function openElasticsearchPublisher(
  config: SearchConfig,
  store: PartyStore,
): IndexPublisher & { close(): Promise<void> } {
  const writing = openWriting(config, store);
  const publisher = createElasticsearchPublisher(writing, PUBLISH_WAIT_MS);
  return { ...publisher, close: () => writing.client.close() };
}

/** What an operator does to the index; throws `ServiceError` `busy` while another process writes it. */
export interface IndexTasks {
  rebuild(): Promise<RebuildReport>;
  verify(options: { readonly repair: boolean }): Promise<VerifyReport>;
  /** Removes the indices and templates of the prefix, of any version; for throw-away deployments. */
  remove(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the operator's tasks. Throws `ServiceError` `configuration`. */
export function openIndexTasks(config: SearchConfig, store: PartyStore): IndexTasks {
  const writing = openWriting(config, store);
  return {
    rebuild: () =>
      withIndexLock(writing, 0, (lock) => rebuildIndex(writing, lock, { removeOlderVersions: true })),
    verify: (options) => withIndexLock(writing, 0, (lock) => verifyIndex(writing, lock, options)),
    remove: () => removeEverything(writing.client, writing.names),
    close: () => writing.client.close(),
  };
}
