import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { matchName } from '../../../src/screening/find-name.ts';
import { createElasticsearchEngine } from '../../../src/search/elasticsearch/elasticsearch-engine.ts';
import {
  createElasticsearchPublisher,
  withIndexLock,
} from '../../../src/search/elasticsearch/elasticsearch-publisher.ts';
import { rebuildIndex } from '../../../src/search/elasticsearch/rebuild-index.ts';
import { isSound, verifyIndex } from '../../../src/search/elasticsearch/verify-index.ts';
import { describeWithElasticsearch, testDeployment } from '../../support/elasticsearch.ts';
import { madeUpParties, seededRandom } from '../../support/parties.ts';

const CHILD = fileURLToPath(new URL('../../support/rebuild-in-process.ts', import.meta.url));
const PARTIES = 1_500;
const SEED = 17;
const KILLS = 5;

describeWithElasticsearch('a rebuild that is killed', (url) => {
  it('serves the old index or the new one, whole, and the next one clears away what is left', async () => {
    const prefix = `test_killed${process.pid}`;
    const deployment = testDeployment(url, { prefix });
    const parties = madeUpParties(PARTIES, SEED);
    const { client, names } = deployment;
    try {
      deployment.store.commit('OFAC_SDN', parties);
      await createElasticsearchPublisher(deployment, 0).publish('OFAC_SDN');
      const engine = createElasticsearchEngine({ ...deployment, stateAgeMs: 0 });
      const [wanted] = parties;
      const name = wanted?.names[0]?.text ?? '';
      const answer = async (): Promise<readonly number[]> => {
        const search = { name, threshold: 0.5, filter: { lists: ['OFAC_SDN'] } } as const;
        const { matches } = await matchName(await engine.snapshot(), search);
        return matches.map(({ party }) => party.id);
      };
      const expected = await answer();
      assert.ok(expected.includes(wanted?.id ?? 0));
      const random = seededRandom(SEED);
      for (let kill = 0; kill < KILLS; kill++) {
        const args = ['--import', 'tsx', CHILD, url, prefix, String(PARTIES), String(SEED)];
        const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
        await once(child.stdout, 'data');
        await sleep(random() * 2_500);
        child.kill('SIGKILL');
        await once(child, 'exit');
        assert.deepEqual(await answer(), expected, `after kill ${kill}`);
      }
      await withIndexLock(deployment, 0, async (lock) => {
        const { index } = await rebuildIndex(deployment, lock, { removeOlderVersions: true });
        assert.deepEqual(await deployment.indices(), [names.locks, index].sort());
        assert.ok((await verifyIndex(deployment, lock, { repair: false })).lists.every(isSound));
      });
      assert.deepEqual(await answer(), expected);
      assert.equal(Object.keys(await client.indices.getAlias({ name: names.alias })).length, 1);
    } finally {
      await deployment.remove();
    }
  });
});
