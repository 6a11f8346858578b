import { createElasticsearchEngine } from '../../../src/search/elasticsearch/elasticsearch-engine.ts';
import {
  createElasticsearchPublisher,
  withIndexLock,
} from '../../../src/search/elasticsearch/elasticsearch-publisher.ts';
import { readState } from '../../../src/search/elasticsearch/index-state.ts';
import { rebuildIndex } from '../../../src/search/elasticsearch/rebuild-index.ts';
import { testDeployment } from '../../support/elasticsearch.ts';
import type { OpenEngine } from './stores-world.ts';

/** How long a writer waits for another one, which there is none of. */
const WAIT_MS = 60_000;

/** An engine on Elasticsearch, whose index outlives the stores that it was made of, under a prefix. */
export function openOnElasticsearch(url: string, prefix: string): OpenEngine {
  return (_folder, ingest) => {
    const deployment = testDeployment(url, { prefix });
    const writing = { ...deployment, store: ingest.store };
    const engine = createElasticsearchEngine({ ...writing, stateAgeMs: 0 });
    const publisher = createElasticsearchPublisher(writing, WAIT_MS);
    return Promise.resolve({
      engine,
      async catchUp() {
        for (const code of (await ingest.store.editions()).keys()) await publisher.publish(code);
        // As of lists that were never loaded: nobody asks a service for that.
        if ((await readState(writing.client, writing.names.alias)) !== null) return;
        await withIndexLock(writing, WAIT_MS, (lock) =>
          rebuildIndex(writing, lock, { removeOlderVersions: false }),
        );
      },
      close: () => engine.close(),
    });
  };
}
