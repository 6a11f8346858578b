import assert from 'node:assert/strict';
import { LIST_CODES, LIST_KINDS } from '../../src/domain/list-code.ts';
import { ENTRY_TYPES } from '../../src/domain/listed-party.ts';
import {
  at,
  child,
  contract,
  eachSchema,
  isNode,
  type Node,
  operations,
  resolve,
} from '../support/contract.ts';

const schemas = Object.entries(child(child(contract, 'components'), 'schemas'));

/** Statuses of each operation; interface specification 4 and 7, and the statuses any HTTP service has. */
const STATUSES: Readonly<Record<string, string>> = {
  screenName: '200 400 401 403 405 409 413 415 429 500',
  screenBatch: '200 400 401 403 405 409 413 415 429 500',
  screenAddress: '200 400 401 403 405 409 413 415 429 500',
  getLists: '200 400 405 500',
  listMonitored: '200 400 401 403 405 429 500',
  addMonitored: '201 400 401 403 405 409 413 415 429 500',
  removeMonitored: '200 400 401 403 404 405 413 415 429 500',
};

/** Enumerations of the interface specification, section 2.1. */
const ENUMERATIONS: Readonly<Record<string, readonly string[]>> = {
  EntryType: ENTRY_TYPES,
  ListCode: LIST_CODES,
  ListKind: LIST_KINDS,
  MatchLevel: ['high', 'medium', 'low'],
  ContactType: ['email', 'phone', 'website'],
  FlagTier: ['embargoed', 'high_risk'],
  RefusalReason: ['no_plan', 'trial_ended', 'plan_ended', 'not_included'],
  QuotaReason: ['quota_exhausted', 'trial_ended', 'plan_ended'],
  WatchKind: ['name', 'address'],
  WatchedNameType: ['individual', 'entity'],
};

/** Required fields of each schema; interface specification 2 and 4. */
const REQUIRED: Readonly<Record<string, string>> = {
  NameScreenRequest: 'name',
  BatchItem: 'name',
  AddressScreenRequest: 'address',
  WatchRemoval: 'id',
  ListedPlace: 'city country',
  Identification: 'type number',
  Match:
    'id name entry_type list_code list_name list_kind program remarks score score_pct matched_alias ' +
    'matched_identifier aliases addresses identifications match_level',
  AddressMatch:
    'id name entry_type list_code list_name list_kind program remarks score score_pct matched_alias ' +
    'matched_identifier aliases addresses identifications match_level matched_address',
  MatchedAddress: 'address city state postal_code country',
  Contact: 'type value',
  ListEdition: 'code data_as_of last_updated generation stale',
  Notice: 'field code text',
  JurisdictionGround: 'tier reason authority source_url',
  JurisdictionFlag: 'tier jurisdiction reason authority source_url evidence other_grounds',
  NameScreenResponse: 'query lists_searched matches total_matches jurisdiction_flags screened_at',
  AddressScreenResponse: 'query lists_searched matches total_matches jurisdiction_flags screened_at',
  BatchResult: 'query jurisdiction_flags',
  BatchResponse: 'lists_searched results total_screened screened_at',
  SanctionsList: 'code name country description last_updated data_as_of core entry_count',
  ListsResponse: 'lists',
  WatchCreated: 'id kind name entity_type created',
  WatchDeleted: 'id deleted',
  WatchedItem: 'id kind name entity_type last_checked_at last_match_found last_match_score',
  WatchedItems: 'entities total',
  RequestError: 'error',
  Refusal: 'error reason upgrade_url pricing_url',
  QuotaExceeded: 'error limit used remaining required resets_at reason upgrade_url pricing_url',
  MonitoringLimit: 'error limit current',
};

function hasText(node: Node, key: string): boolean {
  const text = node[key];
  return typeof text === 'string' && text.trim() !== '';
}

function media(node: Node): Node {
  return child(child(node, 'content'), 'application/json');
}

describe('openapi.yaml', () => {
  it('holds every operation of section 4 of the specification and no other', () => {
    assert.deepEqual(
      operations().map(({ id, method, path }) => `${id} ${method} ${path}`),
      [
        'screenName post /screen/',
        'screenBatch post /screen/batch/',
        'screenAddress post /screen/address/',
        'getLists get /lists/',
        'listMonitored get /monitoring/',
        'addMonitored post /monitoring/',
        'removeMonitored delete /monitoring/',
      ],
    );
  });

  it('gives every operation a summary, a description and one declared tag', () => {
    const declared = (contract['tags'] as readonly Node[]).map((tag) => tag['name']);
    for (const { id, node } of operations()) {
      assert.ok(hasText(node, 'summary') && hasText(node, 'description'), id);
      const tags = node['tags'] as readonly string[];
      assert.equal(tags.length, 1, id);
      assert.ok(declared.includes(tags[0]), id);
    }
  });

  it('documents every status an operation can answer with', () => {
    for (const { id, node } of operations()) {
      assert.equal(Object.keys(child(node, 'responses')).join(' '), STATUSES[id], id);
    }
  });

  it('needs the bearer key for everything but the catalogue', () => {
    assert.deepEqual(contract['security'], [{ ApiKey: [] }]);
    const key = at('#/components/securitySchemes/ApiKey');
    assert.deepEqual([key['type'], key['scheme']], ['http', 'bearer']);
    for (const { id, node } of operations()) {
      assert.deepEqual(node['security'], id === 'getLists' ? [] : undefined, id);
    }
  });

  it('names the allowance headers on every 200, 201 and 429 of an account, and the headers of other statuses', () => {
    const always = ['X-Request-Id'];
    const allowance = [...always, 'X-RateLimit-Limit', 'X-RateLimit-Remaining'];
    const expected: Readonly<Record<string, readonly string[]>> = {
      '200': allowance,
      '201': allowance,
      '401': [...always, 'WWW-Authenticate'],
      '405': [...always, 'Allow'],
      '429': [...allowance, 'Retry-After'],
      '500': [...always, 'Retry-After'],
    };
    for (const { id, node } of operations()) {
      const responses = child(node, 'responses');
      for (const status of Object.keys(responses)) {
        const headers = Object.keys(child(child(responses, status), 'headers'));
        const own: Readonly<Record<string, readonly string[]>> = {
          'getLists 200': always,
          'addMonitored 409': [...always, 'Location'],
        };
        const wanted = own[`${id} ${status}`] ?? expected[status] ?? always;
        assert.deepEqual(headers, wanted, `${id} ${status}`);
      }
    }
  });

  it('answers every status with described JSON and an example', () => {
    for (const { id, node } of operations()) {
      const responses = child(node, 'responses');
      for (const status of Object.keys(responses)) {
        const response = child(responses, status);
        assert.ok(hasText(response, 'description'), `${id} ${status}`);
        assert.notDeepEqual(child(media(response), 'schema'), {}, `${id} ${status}`);
        assert.notDeepEqual(child(media(response), 'examples'), {}, `${id} ${status}`);
      }
    }
  });

  it('describes every schema and every property', () => {
    for (const [name, schema] of schemas) {
      assert.ok(hasText(resolve(schema), 'description'), name);
      eachSchema(schema, name, (part, place) => {
        for (const [property, value] of Object.entries(child(part, 'properties'))) {
          assert.ok(hasText(resolve(value), 'description'), `${place}.${property}`);
        }
      });
    }
  });

  it('requires the fields the specification requires', () => {
    for (const [name, required] of Object.entries(REQUIRED)) {
      assert.deepEqual(at(`#/components/schemas/${name}`)['required'], required.split(' '), name);
    }
  });

  it('lists as required only properties it describes', () => {
    for (const [name, schema] of schemas) {
      eachSchema(schema, name, (part, place) => {
        if (!isNode(part['properties'])) return;
        for (const property of (part['required'] as string[] | undefined) ?? []) {
          assert.ok(property in part['properties'], `${place}.${property}`);
        }
      });
    }
  });

  it('forbids unknown fields in every object of a request', () => {
    let objects = 0;
    const visit = (schema: Node, place: string): void => {
      const target = resolve(schema);
      if (typeof schema['$ref'] === 'string') return eachSchema(target, place, visit);
      if (target['type'] !== 'object') return;
      objects += 1;
      assert.equal(target['additionalProperties'], false, place);
    };
    for (const { id, node } of operations()) {
      eachSchema(media(child(node, 'requestBody'))['schema'], id, visit);
    }
    assert.equal(objects, 9);
  });

  it('enumerates what the domain and the specification enumerate', () => {
    for (const [name, values] of Object.entries(ENUMERATIONS)) {
      assert.deepEqual(at(`#/components/schemas/${name}`)['enum'], values, name);
    }
  });

  it('bounds every text, list and number of a request as section 8 says', () => {
    const bounds: Readonly<Record<string, Node>> = {
      'NameScreenRequest/properties/name': { minLength: 1, maxLength: 500 },
      'NameScreenRequest/properties/country': { maxLength: 100 },
      'NameScreenRequest/properties/threshold': { minimum: 0, maximum: 1, default: 0.3 },
      'NameScreenRequest/properties/limit': { type: 'integer', minimum: 1 },
      'NameScreenRequest/properties/lists': { minItems: undefined },
      'NameScreenRequest/properties/email': { maxLength: 500 },
      'NameScreenRequest/properties/phone': { maxLength: 500 },
      'NameScreenRequest/properties/website': { maxLength: 500 },
      'BatchRequest/properties/names': { minItems: 1, maxItems: 100 },
      'BatchRequest/properties/names/items': { minLength: 1, maxLength: 500 },
      'BatchRequest/properties/items': { minItems: 1, maxItems: 100 },
      'BatchRequest/properties/threshold': { minimum: 0, maximum: 1, default: 0.3 },
      'BatchItem/properties/name': { minLength: 1, maxLength: 500 },
      'BatchItem/properties/address': { maxLength: 500 },
      'BatchItem/properties/country': { maxLength: 100 },
      'BatchItem/properties/email': { maxLength: 500 },
      'BatchItem/properties/phone': { maxLength: 500 },
      'BatchItem/properties/website': { maxLength: 500 },
      'AddressScreenRequest/properties/address': { minLength: 1, maxLength: 500 },
      'AddressScreenRequest/properties/country': { maxLength: 100 },
      'AddressScreenRequest/properties/threshold': { minimum: 0, maximum: 1, default: 0.3 },
      'AddressScreenRequest/properties/limit': { type: 'integer', minimum: 1 },
      'WatchRequest/properties/name': { minLength: 1, maxLength: 500 },
      'WatchRequest/properties/address': { minLength: 1, maxLength: 500 },
      'WatchRequest/properties/country': { maxLength: 100 },
      'WatchRequest/properties/entity_type': { default: 'individual' },
    };
    for (const [place, expected] of Object.entries(bounds)) {
      const schema = at(`#/components/schemas/${place}`);
      for (const [keyword, value] of Object.entries(expected)) {
        assert.equal(schema[keyword], value, `${place} ${keyword}`);
      }
    }
  });
});
