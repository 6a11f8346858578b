import { createElasticsearchEngine } from '../../../src/search/elasticsearch/elasticsearch-engine.ts';
import { createElasticsearchPublisher } from '../../../src/search/elasticsearch/elasticsearch-publisher.ts';
import { describeAddressSearch } from '../../contract/search-engine/search-engine-addresses.ts';
import { describeFacts } from '../../contract/search-engine/search-engine-facts.ts';
import {
  describeSearchEngine,
  type EngineUnderTest,
} from '../../contract/search-engine/search-engine-contract.ts';
import { describeWithElasticsearch, testDeployment } from '../../support/elasticsearch.ts';

describeWithElasticsearch('search engine contract on Elasticsearch', (url) => {
  const creating = (mostWords: number) => (): Promise<EngineUnderTest> => {
    // Snapshots of the suite outlive a change of the list.
    const deployment = testDeployment(url, { graceMs: 60_000 });
    const engine = createElasticsearchEngine({ ...deployment, stateAgeMs: 0, mostWords });
    const publisher = createElasticsearchPublisher(deployment, 0);
    return Promise.resolve({
      engine,
      async replaceList(code, parties) {
        deployment.store.commit(code, parties);
        await publisher.publish(code);
        await engine.settled();
      },
      close: () => deployment.remove(),
    });
  };
  const withWords = creating(1_000_000);
  describeSearchEngine('elasticsearch', withWords);
  describeAddressSearch('elasticsearch', withWords);
  describeFacts('elasticsearch', withWords);
  const withoutWords = creating(0);
  describeSearchEngine('elasticsearch, too many words for memory', withoutWords);
  describeAddressSearch('elasticsearch, too many words for memory', withoutWords);
});
