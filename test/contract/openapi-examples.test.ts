import assert from 'node:assert/strict';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { levelOf, roundScore } from '../../src/domain/match.ts';
import { strictContract } from '../../src/http/contract/strict-contract.ts';
import { child, contract, eachSchema, isNode, type Node, operations, resolve } from '../support/contract.ts';

// `strictRequired` and `strictTypes` would object to alternatives written as `oneOf: [{ required }, { required }]`.
const ajv = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false, allErrors: true });
formats.default(ajv, ['date', 'date-time', 'uri']);
ajv.addFormat('int64', { type: 'number', validate: (value: number) => Number.isSafeInteger(value) });
ajv.addVocabulary(['openapi', 'info', 'servers', 'security', 'tags', 'paths', 'components']);
// An example must fit what the document says in words too.
const { jsonSchemaDialect: _dialect, ...document } = strictContract(contract);
ajv.addSchema({ $id: 'contract:', ...document }, undefined, undefined, false);

function assertValid(reference: string, value: unknown, what: string): void {
  const validate = ajv.getSchema(`contract:${reference}`);
  assert.ok(validate, reference);
  assert.ok(validate(value), `${what}: ${ajv.errorsText(validate.errors)}`);
}

function pointer(...parts: readonly string[]): string {
  return `#/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
}

interface Example {
  readonly what: string;
  /** Where the schema it must fit stands. */
  readonly schema: string;
  readonly value: unknown;
}

/** Every example of a request or response body. */
function bodyExamples(): readonly Example[] {
  return operations().flatMap(({ id, path, method, node }) => {
    const bodies: [string, Node, string[]][] = [['request', child(node, 'requestBody'), ['requestBody']]];
    for (const [status, response] of Object.entries(child(node, 'responses'))) {
      const named = isNode(response) && typeof response['$ref'] === 'string' ? response['$ref'] : undefined;
      const place = named === undefined ? ['responses', status] : named.split('/').slice(1);
      bodies.push([status, resolve(response), place]);
    }
    return bodies.flatMap(([kind, body, place]) => {
      const root = place[0] === 'components' ? [] : ['paths', path, method];
      const schema = pointer(...root, ...place, 'content', 'application/json', 'schema');
      const examples = child(child(child(body, 'content'), 'application/json'), 'examples');
      return Object.entries(examples).map(([name, example]) => {
        return { what: `${id} ${kind} ${name}`, schema, value: resolve(example)['value'] };
      });
    });
  });
}

/** Every object with a score that is a match, wherever it stands. */
function matchesIn(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(matchesIn);
  if (!isNode(value)) return [];
  const below = Object.values(value).flatMap(matchesIn);
  return 'score_pct' in value ? [value, ...below] : below;
}

function successes(): readonly Example[] {
  return bodyExamples().filter(({ what }) => / 20[01] /u.test(what));
}

describe('examples of openapi.yaml', () => {
  it('have a body example for every request and every answer', () => {
    assert.ok(bodyExamples().length >= 70);
  });

  it('fit the schema of their body', () => {
    for (const { what, schema, value } of bodyExamples()) assertValid(schema, value, what);
  });

  it('fit the schema they stand in', () => {
    let count = 0;
    for (const [name, schema] of Object.entries(child(child(contract, 'components'), 'schemas'))) {
      eachSchema(schema, pointer('components', 'schemas', name), (part, place) => {
        for (const example of (part['examples'] as unknown[] | undefined) ?? []) {
          assertValid(place, example, place);
          count += 1;
        }
      });
    }
    assert.ok(count > 100);
  });

  it('have scores from which percentage and level follow', () => {
    const matches = matchesIn(successes().map(({ value }) => value));
    assert.ok(matches.length >= 6);
    for (const match of matches) {
      const score = match['score'] as number;
      assert.equal(score, roundScore(score));
      assert.equal(match['score_pct'], Math.round(score * 100));
      assert.equal(match['match_level'], levelOf(score));
      if (match['matched_identifier'] === true) assert.equal(typeof match['matched_alias'], 'string');
    }
  });

  it('count and order what they list', () => {
    for (const { what, value } of successes()) {
      const results = isNode(value) && Array.isArray(value['results']) ? value['results'] : [value];
      for (const result of results.map(resolve)) {
        for (const kind of ['matches', 'contact_matches', 'address_matches']) {
          const matches = result[kind];
          if (!Array.isArray(matches)) continue;
          const scores = matches.map((match) => resolve(match)['score'] as number);
          assert.deepEqual(
            scores,
            scores.toSorted((a, b) => b - a),
            what,
          );
          assert.ok((result[`total_${kind}`] as number) >= scores.length, what);
        }
      }
    }
  });

  it('answer a batch in request order and charge what ran', () => {
    const find = (what: string): Node =>
      resolve(bodyExamples().find((example) => example.what === what)?.value);
    const request = find('screenBatch request items');
    const answer = find('screenBatch 200 items');
    const results = (answer['results'] as unknown[]).map(resolve);
    assert.deepEqual(
      results.map(({ query }) => query),
      (request['items'] as unknown[]).map((item) => resolve(item)['name']),
    );
    const charged = results.map((result) => {
      const contacts = ((result['contacts'] as unknown[] | undefined) ?? []).map(resolve);
      const searched = contacts.filter((contact) => 'total_matches' in contact).length;
      return ('matches' in result ? 1 : 0) + ('address_matches' in result ? 1 : 0) + searched;
    });
    assert.equal(
      answer['total_screened'],
      charged.reduce((sum, searches) => sum + searches, 0),
    );
  });

  it('keep the accounts of a refused request', () => {
    const quotas = bodyExamples().filter(({ value }) => isNode(value) && 'resets_at' in value);
    assert.ok(quotas.length > 0);
    for (const { what, value } of quotas) {
      const quota = value as Readonly<Record<'limit' | 'used' | 'remaining' | 'required', number>>;
      assert.equal(quota.used + quota.remaining, quota.limit, what);
      assert.ok(quota.required > quota.remaining, what);
    }
  });
});
