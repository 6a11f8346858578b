import { describeWithElasticsearch, testDeployment } from '../support/elasticsearch.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { openOnElasticsearch } from './support/elasticsearch-world.ts';
import { History } from './support/history.ts';
import { openEmbedded } from './support/stores-world.ts';

/** A few dozen; `STORE_HISTORIES=300 npx mocha test/stores/histories.test.ts` lives more. */
const HISTORIES = Number(process.env['STORE_HISTORIES'] ?? 40);
/** Each makes indices of its own, which takes a second and more. */
const ON_ELASTICSEARCH = Number(process.env['STORE_HISTORIES_ON_ELASTICSEARCH'] ?? 5);
const RULE = 'end with every answer of a fresh ingest, every due alert sent once and unique ids';

describe('random histories of updates, watched items, kills, backups and restores', () => {
  it(`${RULE} (${HISTORIES})`, async () => {
    for (let seed = 1; seed <= HISTORIES; seed++) {
      const folder = temporaryFolder();
      try {
        await History.live(seed, folder.path, openEmbedded);
      } finally {
        folder.remove();
      }
    }
  });
});

describeWithElasticsearch('random histories of stores beside Elasticsearch', (url) => {
  it(`${RULE} (${ON_ELASTICSEARCH})`, async () => {
    for (let seed = 1; seed <= ON_ELASTICSEARCH; seed++) {
      const folder = temporaryFolder();
      const prefix = `test_history_${process.pid}_${seed}`;
      try {
        await History.live(seed, folder.path, openOnElasticsearch(url, prefix));
      } finally {
        folder.remove();
        await testDeployment(url, { prefix }).remove();
      }
    }
  });
});
