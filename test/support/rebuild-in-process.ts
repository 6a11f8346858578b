import { withIndexLock } from '../../src/search/elasticsearch/elasticsearch-publisher.ts';
import { rebuildIndex } from '../../src/search/elasticsearch/rebuild-index.ts';
import { testDeployment } from './elasticsearch.ts';
import { madeUpParties } from './parties.ts';

/** Rebuilds the index of a deployment over and over, until it is killed. */
const [url = '', prefix = '', count = '0', seed = '0'] = process.argv.slice(2);
const deployment = testDeployment(url, { prefix });
deployment.store.commit('OFAC_SDN', madeUpParties(Number(count), Number(seed)));
process.stdout.write('started\n');
for (;;) {
  await withIndexLock(deployment, 60_000, (lock) =>
    rebuildIndex(deployment, lock, { removeOlderVersions: true }),
  );
}
