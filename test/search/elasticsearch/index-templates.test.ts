import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { errors } from '@elastic/elasticsearch';
import { putTemplates } from '../../../src/search/elasticsearch/index-catalogue.ts';
import { describeWithElasticsearch, testDeployment } from '../../support/elasticsearch.ts';

const FOLDER = new URL('../../../index-templates/', import.meta.url);

/** Types of fields that any Elasticsearch 9 has without a plug-in, and that nothing analyses. */
const PLAIN_TYPES = ['keyword', 'long', 'double', 'date'];

interface Mappings {
  readonly dynamic: string;
  readonly properties: Readonly<Record<string, { readonly type: string }>>;
}

describe('index templates', () => {
  for (const file of readdirSync(FOLDER)) {
    const text = readFileSync(new URL(file, FOLDER), 'utf8');

    it(`${file} is strict and holds plain fields only`, () => {
      const { mappings } = (JSON.parse(text) as { template: { mappings: Mappings } }).template;
      assert.equal(mappings.dynamic, 'strict');
      for (const [name, { type }] of Object.entries(mappings.properties)) {
        assert.ok(PLAIN_TYPES.includes(type), `${name}: ${type}`);
      }
    });

    it(`${file} needs no analyser, plug-in or script`, () => {
      assert.doesNotMatch(text, /anal[yi]|plugin|"script|icu_|phonetic|synonym/iu);
    });
  }
});

describeWithElasticsearch('index templates in Elasticsearch', (url) => {
  it('let no field in that they do not name', async () => {
    const deployment = testDeployment(url);
    const { client, names } = deployment;
    try {
      await putTemplates(client, names);
      const index = names.index(1);
      const document = { kind: 'party', list: 'OFAC_SDN', party: 1, since: 1, order: 'p1', record: '{}' };
      await client.index({ index, document });
      await assert.rejects(client.index({ index, document: { ...document, extra: 1 } }), (error: unknown) => {
        assert.ok(error instanceof errors.ResponseError);
        assert.match(error.message, /strict_dynamic_mapping_exception/u);
        return true;
      });
    } finally {
      await deployment.remove();
    }
  });
});
