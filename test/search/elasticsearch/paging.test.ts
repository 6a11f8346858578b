import assert from 'node:assert/strict';
import { createQueryAddress } from '../../../src/matching/addresses/query-address.ts';
import { queryOf } from '../../../src/screening/screen-name.ts';
import {
  createElasticsearchEngine,
  type ElasticsearchEngine,
} from '../../../src/search/elasticsearch/elasticsearch-engine.ts';
import { createElasticsearchPublisher } from '../../../src/search/elasticsearch/elasticsearch-publisher.ts';
import { listedAddress } from '../../support/addresses.ts';
import {
  describeWithElasticsearch,
  testDeployment,
  type TestDeployment,
} from '../../support/elasticsearch.ts';
import { listedParty } from '../../support/parties.ts';

/** Elasticsearch gives at most 10,000 hits at once. */
const PARTIES = 10_050;

describeWithElasticsearch('more candidates than one page of Elasticsearch', (url) => {
  const filter = { lists: ['OFAC_SDN'] } as const;
  let deployment: TestDeployment;
  let engine: ElasticsearchEngine;

  before(async () => {
    deployment = testDeployment(url);
    const contacts = [{ type: 'email', value: 'office@zothvan.example' }] as const;
    const addresses = [listedAddress('44 Qmbrel Street')];
    const parties = Array.from({ length: PARTIES }, (_, place) =>
      listedParty('Qmbrel Zothvan', { id: place + 1, addresses, contacts }),
    );
    deployment.store.commit('OFAC_SDN', parties);
    await createElasticsearchPublisher(deployment, 0).publish('OFAC_SDN');
    engine = createElasticsearchEngine(deployment);
    await engine.settled();
  });
  after(async () => {
    await deployment.remove();
  });

  const distinct = (found: readonly { readonly partyId: number }[]): number =>
    new Set(found.map(({ partyId }) => partyId)).size;

  it('leaves no name out, alone or among many', async () => {
    const query = queryOf('Qmbrel Zothvan');
    const found = await (await engine.snapshot()).findNames(query, 0.8, filter);
    assert.deepEqual([found.length, distinct(found)], [PARTIES, PARTIES]);
    const nobody = { query: queryOf('Wendrik Uphasol'), threshold: 0.8, filter };
    const many = await (await engine.snapshot()).findNamesOfMany([nobody, { query, threshold: 0.8, filter }]);
    assert.deepEqual(
      many.map((answer) =>
        'candidates' in answer ? distinct([...answer.candidates]) : answer.failure.message,
      ),
      [0, PARTIES],
    );
  });

  it('leaves no address and no recorded value out', async () => {
    const query = createQueryAddress('44 Qmbrel Street');
    const addresses = await (await engine.snapshot()).findAddresses(query, 0.8, filter);
    assert.equal(distinct(addresses), PARTIES);
    const keys = ['email:office@zothvan.example'] as const;
    const values = await (await engine.snapshot()).findValues(keys, filter);
    assert.equal(distinct(values), PARTIES);
  });

  it('loads every party that is asked for', async () => {
    const ids = Array.from({ length: PARTIES }, (_, place) => place + 1);
    assert.equal((await (await engine.snapshot()).loadParties(ids)).size, PARTIES);
  });
});
