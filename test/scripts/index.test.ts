import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeIngest } from '../../src/compose-ingest.ts';
import { derivationDigest } from '../../src/search/elasticsearch/derivation.ts';
import { describeWithElasticsearch, testDeployment, type TestDeployment } from '../support/elasticsearch.ts';
import { listedParty } from '../support/parties.ts';
import { runScript } from '../support/run-script.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** A store of record with two parties. */
async function fill(dataDir: string): Promise<void> {
  const { store, close } = await composeIngest({ DATA_DIR: dataDir });
  const records = [1, 2].map((id) => {
    const { id: _, ...record } = listedParty('Qmbrel Zothvan', { id });
    return record;
  });
  await store.commit(
    'OFAC_SDN',
    (async function* () {
      for (const record of records) yield await Promise.resolve(record);
    })(),
    { at: new Date(), source: 'test', checksum: '1', accept: () => ({ dataAsOf: null }) },
  );
  await close();
}

describe('npm run index:rebuild and index:verify', () => {
  const folder = temporaryFolder();
  before(() => fill(folder.path));
  after(() => {
    folder.remove();
  });

  it('write the segments of the embedded engine anew, and compare them with the store', async () => {
    const environment = { DATA_DIR: folder.path };
    const rebuilt = await runScript('index-rebuild', ['--json'], environment);
    assert.equal(rebuilt.code, 0, rebuilt.err);
    assert.deepEqual(JSON.parse(rebuilt.out), {
      rebuilt: true,
      engine: 'embedded',
      lists: [{ code: 'OFAC_SDN', parties: 2 }],
    });
    const verified = await runScript('index-verify', [], environment);
    assert.equal(verified.code, 0, verified.err);
    assert.match(verified.out, /OFAC_SDN\s+2 parties, equal, file on disk: equal/u);
  });

  it('mend a segment of the embedded engine that is damaged', async () => {
    const environment = { DATA_DIR: folder.path };
    const segments = join(folder.path, 'segments');
    const [name = ''] = readdirSync(segments);
    const whole = readFileSync(join(segments, name));
    writeFileSync(join(segments, name), whole.subarray(0, whole.length - 40));
    const repaired = await runScript('index-verify', ['--repair'], environment);
    assert.equal(repaired.code, 0, repaired.err);
    assert.match(repaired.out, /file on disk: none, written anew/u);
    assert.deepEqual(readFileSync(join(segments, name)), whole);
  });

  it('say how they are used, and what is no option', async () => {
    for (const script of ['index-rebuild', 'index-verify']) {
      assert.match((await runScript(script, ['--help'])).out, /^usage: npm run index:/u);
      assert.notEqual((await runScript(script, ['--everything'])).code, 0);
    }
  });

  it('say that the engine cannot be reached, without its address', async () => {
    const environment = {
      DATA_DIR: folder.path,
      SEARCH_ENGINE: 'elasticsearch',
      ELASTICSEARCH_URL: 'http://127.0.0.1:9',
    };
    for (const script of ['index-rebuild', 'index-verify']) {
      const { code, err } = await runScript(script, [], environment);
      assert.notEqual(code, 0);
      assert.match(err, /the search engine failed/u);
      assert.doesNotMatch(err, /127\.0\.0\.1/u);
    }
  });
});

describeWithElasticsearch('npm run index:rebuild and index:verify on Elasticsearch', (url) => {
  const folder = temporaryFolder();
  const prefix = `test_scripts${process.pid}`;
  let deployment: TestDeployment;
  before(async () => {
    deployment = testDeployment(url, { prefix, derivation: derivationDigest() });
    await fill(folder.path);
  });
  after(async () => {
    await deployment.remove();
    folder.remove();
  });

  it('build, find damage, repair it and find none', async () => {
    const environment = {
      DATA_DIR: folder.path,
      SEARCH_ENGINE: 'elasticsearch',
      ELASTICSEARCH_URL: url,
      ELASTICSEARCH_INDEX_PREFIX: prefix,
    };
    const rebuilt = await runScript('index-rebuild', [], environment);
    assert.equal(rebuilt.code, 0, rebuilt.err);
    assert.match(rebuilt.out, /OFAC_SDN\s+2 parties\s+4 documents/u);
    const sound = await runScript('index-verify', [], environment);
    assert.equal(sound.code, 0, sound.err);
    const index = deployment.names.index(1);
    await deployment.client.delete({ index, id: 'p1@1', refresh: true });
    const damaged = await runScript('index-verify', [], environment);
    assert.equal(damaged.code, 1);
    assert.match(damaged.out, /1 different/u);
    const repaired = await runScript('index-verify', ['--repair', '--json'], environment);
    assert.equal(repaired.code, 0, repaired.err);
    assert.equal((JSON.parse(repaired.out) as { repaired: boolean }).repaired, true);
    assert.equal((await runScript('index-verify', [], environment)).code, 0);
  });
});
