import assert from 'node:assert/strict';
import { readContacts } from '../../../src/screening/contact-values.ts';
import { createScreening } from '../../../src/screening/create-screening.ts';
import { createElasticsearchEngine } from '../../../src/search/elasticsearch/elasticsearch-engine.ts';
import { createElasticsearchPublisher } from '../../../src/search/elasticsearch/elasticsearch-publisher.ts';
import { listedAddress } from '../../support/addresses.ts';
import {
  describeWithElasticsearch,
  testDeployment,
  type TestDeployment,
} from '../../support/elasticsearch.ts';
import { listedParty } from '../../support/parties.ts';

describeWithElasticsearch('batch on Elasticsearch', (url) => {
  let deployment: TestDeployment;
  before(async () => {
    deployment = testDeployment(url);
    const parties = [1, 2, 3].map((id) =>
      listedParty('Qmbrel Zothvan', {
        id,
        addresses: [listedAddress('44 Qmbrel Street')],
        contacts: [{ type: 'email', value: 'office@zothvan.example' }],
        identifications: [{ type: 'Passport', number: 'K123456', country: 'Iran', note: '' }],
      }),
    );
    deployment.store.commit('OFAC_SDN', parties);
    await createElasticsearchPublisher(deployment, 0).publish('OFAC_SDN');
  });
  after(async () => {
    await deployment.remove();
  });

  it('asks for names and addresses 25 at a time, for values and parties once', async () => {
    const asked: string[] = [];
    const engine = createElasticsearchEngine({
      ...deployment,
      onTiming: ({ question }) => asked.push(question),
    });
    await engine.settled();
    asked.length = 0;
    const contacts = readContacts({ email: 'office@zothvan.example', phone: '+98 21 555 0100' });
    const item = { name: 'Qmbrel Zothvan', address: '44 Qmbrel Street, Tehran', contacts };
    const items = Array.from({ length: 50 }, (_, place) =>
      place % 2 === 0 ? item : { ...item, name: 'Passport K123456' },
    );
    const screening = createScreening({ engine, clock: () => new Date() });
    const batch = await screening.screenBatch({ items, threshold: 0.5, lists: ['OFAC_SDN'] });
    assert.deepEqual(
      asked.filter((question) => question !== 'state'),
      ['values', 'names', 'addresses', 'names', 'addresses', 'parties'],
    );
    for (const { name, address, contacts: found } of batch.results) {
      assert.ok('matches' in name && address !== undefined && 'matches' in address);
      assert.deepEqual([name.totalMatches, address.totalMatches, found?.totalMatches], [3, 3, 3]);
    }
    assert.deepEqual(batch.searchesRun, { name: 50, address: 50, contact: 100 });
  });
});
