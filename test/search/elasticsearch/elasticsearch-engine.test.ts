import { createElasticsearchEngine } from '../../../src/search/elasticsearch/elasticsearch-engine.ts';
import { createElasticsearchPublisher } from '../../../src/search/elasticsearch/elasticsearch-publisher.ts';
import { describeSearchEngine } from '../../contract/search-engine/search-engine-contract.ts';
import { describeWithElasticsearch, testDeployment } from '../../support/elasticsearch.ts';

describeWithElasticsearch('search engine contract on Elasticsearch', (url) => {
  describeSearchEngine('elasticsearch', async () => {
    // Snapshots of the suite outlive a change of the list.
    const deployment = testDeployment(url, { graceMs: 60_000 });
    const engine = createElasticsearchEngine({ ...deployment, stateAgeMs: 0 });
    const publisher = createElasticsearchPublisher(deployment, 0);
    return {
      engine,
      async replaceList(code, parties) {
        deployment.store.commit(code, parties);
        await publisher.publish(code);
      },
      close: () => deployment.remove(),
    };
  });
});
