import assert from 'node:assert/strict';
import { readPublishedContract } from '../../../src/http/contract/published-contract.ts';
import { strictContract } from '../../../src/http/contract/strict-contract.ts';
import { isNode, type Node } from '../../support/contract.ts';

/** Every difference between two documents: where it is, and the keywords of both sides that the other lacks. */
function differences(published: unknown, strict: unknown, place = ''): readonly string[] {
  if (Array.isArray(published) && Array.isArray(strict) && published.length === strict.length)
    return published.flatMap((value, at) => differences(value, strict[at], `${place}/${at}`));
  if (!isNode(published) || !isNode(strict))
    return published === strict ? [] : [`${place} ${JSON.stringify(published)} ${JSON.stringify(strict)}`];
  const only = (one: Node, other: Node): Node =>
    Object.fromEntries(Object.entries(one).filter(([key]) => !(key in other)));
  const [removed, added] = [only(published, strict), only(strict, published)];
  const here = Object.keys({ ...removed, ...added }).length > 0;
  const said = here ? [`${place} ${JSON.stringify(removed)} ${JSON.stringify(added)}`] : [];
  const shared = Object.keys(published).filter((key) => key in strict);
  return [...said, ...shared.flatMap((key) => differences(published[key], strict[key], `${place}/${key}`))];
}

const SCHEMAS = '/components/schemas';

describe('http/contract/strict-contract', () => {
  const published = readPublishedContract();
  const found = differences(published, strictContract(published));

  it('differs from openapi.yaml by its rules, said as keywords, and by nothing else', () => {
    const opened = found.filter((difference) => difference.endsWith('/additionalProperties true false'));
    assert.deepEqual(
      found.filter((difference) => !opened.includes(difference)),
      [
        `${SCHEMAS}/BatchRequest {"x-exactly-one-of":[["names"],["items"]]} {"oneOf":[{"required":["names"]},{"required":["items"]}]}`,
        `${SCHEMAS}/Contact {"x-exactly-one-of":[["total_matches"],["error"]]} {"oneOf":[{"required":["total_matches"]},{"required":["error"]}]}`,
        `${SCHEMAS}/BatchResult {"x-exactly-one-of":[["matches","total_matches"],["error"]]} {"oneOf":[{"required":["matches","total_matches"]},{"required":["error"]}]}`,
        `${SCHEMAS}/WatchRequest {"x-at-least-one-of":[["name"],["address"]]} {"anyOf":[{"required":["name"]},{"required":["address"]}]}`,
        `${SCHEMAS}/WatchCreated/properties/created {"x-always":true} {"const":true}`,
        `${SCHEMAS}/WatchDeleted/properties/deleted {"x-always":true} {"const":true}`,
      ],
    );
  });

  it('closes every schema that openapi.yaml leaves open', () => {
    const open = Object.entries(
      (published['components'] as { schemas: Readonly<Record<string, Node>> }).schemas,
    ).filter(([, schema]) => schema['additionalProperties'] === true);
    assert.ok(open.length >= 20);
    assert.deepEqual(
      open.map(([name]) => `${SCHEMAS}/${name}/additionalProperties true false`).toSorted(),
      found.filter((difference) => difference.endsWith(' true false')).toSorted(),
    );
  });

  it('leaves the published document as it is', () => {
    const before = structuredClone(published);
    strictContract(published);
    assert.deepEqual(published, before);
  });

  it('knows every rule that openapi.yaml has', () => {
    assert.doesNotMatch(JSON.stringify(strictContract(published)), /"x-[^"]+":/u);
  });

  it('says what is wrong with a rule that lists no fields', () => {
    assert.throws(() => strictContract({ 'x-exactly-one-of': 'names' }), /lists of fields/u);
    assert.throws(() => strictContract({ 'x-at-least-one-of': [5] }), /lists of fields/u);
  });
});
