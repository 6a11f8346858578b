import assert from 'node:assert/strict';
import { child, contract, eachSchema, isNode, type Node, operations, resolve } from '../support/contract.ts';

const schemas = Object.entries(child(child(contract, 'components'), 'schemas'));

/** Names that mean something else in a language or library of the clients: a type of that name hides or breaks it. */
const TAKEN = new Set(
  (
    'any array arraylist bigint blob boolean byte bytes callable character class client configuration date datetime decimal dict double ' +
    'enum error exception file float formdata function headers import int integer interface iterable list long map ' +
    'model none null number object optional package promise record regexp request response set str string symbol type ' +
    'undefined union url uuid void'
  ).split(' '),
);

/** Calls `visit` for every schema of the document: those with a name, and those of parameters, headers and bodies. */
function everySchema(visit: (schema: Node, place: string) => void): void {
  for (const [name, schema] of schemas) eachSchema(schema, name, visit);
  const components = child(contract, 'components');
  for (const kind of ['parameters', 'headers'])
    for (const [name, part] of Object.entries(child(components, kind)))
      eachSchema(child(resolve(part), 'schema'), name, visit);
}

/** The schema of each body, where it stands in an operation. */
function bodySchemas(): readonly (readonly [place: string, schema: unknown])[] {
  const schemaOf = (body: unknown): unknown => {
    const media = child(child(resolve(body), 'content'), 'application/json');
    return media['schema'];
  };
  return operations().flatMap(({ id, node }) => {
    const answers = Object.entries(child(node, 'responses'));
    const all = answers.map(([status, answer]) => [`${id} ${status}`, schemaOf(answer)] as const);
    return 'requestBody' in node ? [[`${id} request`, schemaOf(node['requestBody'])] as const, ...all] : all;
  });
}

function branches(schema: Node): readonly (readonly [kind: string, parts: readonly unknown[]])[] {
  return ['allOf', 'anyOf', 'oneOf'].flatMap((kind) => {
    const parts = schema[kind];
    return Array.isArray(parts) ? [[kind, parts as readonly unknown[]] as const] : [];
  });
}

const isReference = (schema: unknown): schema is { readonly $ref: string } =>
  isNode(schema) && typeof schema['$ref'] === 'string';
const nameOf = (reference: { readonly $ref: string }): string => reference.$ref.split('/').at(-1) ?? '';

/** Fails with every place that has a fault. */
function assertNowhere(faultOf: (schema: Node, place: string) => string | null): void {
  const faults: string[] = [];
  everySchema((schema, place) => {
    const fault = faultOf(schema, place);
    if (fault !== null) faults.push(`${place}: ${fault}`);
  });
  assert.deepEqual(faults, []);
}

describe('openapi.yaml for generators of clients', () => {
  it('has no pattern that only JavaScript reads: Python raises before it sends', () => {
    assertNowhere(({ pattern }) =>
      typeof pattern === 'string' && /\\[pP]\{|\\u|\(\?</u.test(pattern) ? pattern : null,
    );
  });

  it('has alternatives of named schemas alone, each the only content of a schema with a name', () => {
    assertNowhere((schema, place) => {
      const [first, ...others] = branches(schema);
      if (first === undefined) return null;
      const [kind, parts] = first;
      if (kind !== 'anyOf' || others.length > 0) return `${kind}: only anyOf is read alike`;
      if (place.includes('/')) return 'a union needs a name, or clients call it InlineObject';
      if ('properties' in schema || 'required' in schema) return 'alternatives beside properties';
      return parts.every(isReference) ? null : 'an alternative without a name';
    });
  });

  it('orders alternatives from the most specific and by the alphabet, in which clients of Go try them', () => {
    for (const [name, schema] of schemas) {
      const parts = ((schema as Node)['anyOf'] ?? []) as readonly { readonly $ref: string }[];
      const names = parts.map(nameOf);
      assert.deepEqual(names, names.toSorted(), name);
      parts.forEach((part, position) => {
        const required = new Set(resolve(part)['required'] as readonly string[]);
        for (const later of parts.slice(position + 1)) {
          const others = resolve(later)['required'] as readonly string[];
          assert.ok(
            [...required].some((field) => !others.includes(field)),
            `${name}: whatever is a ${nameOf(later)} would be read as a ${nameOf(part)}`,
          );
        }
      });
    }
  });

  it('names the schema of every body', () => {
    for (const [place, schema] of bodySchemas()) assert.ok(isReference(schema), place);
  });

  it('has no constants, and enumerates texts alone', () => {
    assertNowhere((schema) => {
      if ('const' in schema) return 'const';
      const values = (schema['enum'] ?? []) as readonly unknown[];
      return values.every((value) => typeof value === 'string' || value === null) ? null : 'enum';
    });
  });

  it('has objects without a name nowhere', () => {
    assertNowhere((schema, place) =>
      schema['type'] === 'object' && place.includes('/') ? 'an object without a name' : null,
    );
  });

  it('says that a value may be null where it stands, never by a schema that generators merge', () => {
    assertNowhere((schema) => {
      const { type, nullable } = schema;
      if (nullable !== undefined) return 'nullable is no keyword of OpenAPI 3.1';
      const types = Array.isArray(type) ? (type as readonly unknown[]) : [type];
      return types.length > 2 || (types.length === 2 && !types.includes('null')) ? 'several types' : null;
    });
  });

  it('has names that differ by more than their case and mean nothing else in a language', () => {
    const names = schemas.map(([name]) => name);
    for (const name of names) {
      assert.match(name, /^[A-Z][A-Za-z0-9]*$/u);
      assert.ok(!TAKEN.has(name.toLowerCase()), name);
    }
    assert.equal(new Set(names.map((name) => name.toLowerCase())).size, names.length);
  });

  it('lets every answer gain fields: clients of Java and Go refuse them otherwise', () => {
    const open = new Set<string>();
    const visit = (schema: unknown): void => {
      const target = resolve(schema);
      if (isReference(schema)) {
        if (open.has(nameOf(schema))) return;
        open.add(nameOf(schema));
        if (target['type'] === 'object') assert.equal(target['additionalProperties'], true, nameOf(schema));
      }
      for (const property of Object.values(child(target, 'properties'))) visit(property);
      if (target['items'] !== undefined) visit(target['items']);
      for (const [, parts] of branches(target)) parts.forEach(visit);
    };
    for (const [place, schema] of bodySchemas()) if (!place.endsWith(' request')) visit(schema);
    assert.ok(open.size >= 30, String(open.size));
  });

  it('says in words what it does not say as a keyword', () => {
    const words: Readonly<Record<string, RegExp>> = {
      BatchRequest: /Exactly one of `names` and `items`/u,
      WatchRequest: /At least one of `name` and `address`/u,
      Contact: /Exactly one of `total_matches` and `error`/u,
      BatchResult: /`matches` with `total_matches`, or `error`, never both/u,
    };
    for (const [name, text] of Object.entries(words)) {
      const { description, ...rest } = resolve(schemas.find(([known]) => known === name)?.[1]);
      assert.match(String(description), text);
      assert.ok('x-exactly-one-of' in rest || 'x-at-least-one-of' in rest, name);
    }
  });

  it('writes a match at an address as a match with its address, and both answers with the same fields', () => {
    const propertiesOf = (name: string): Node =>
      child(child(child(child(contract, 'components'), 'schemas'), name), 'properties');
    const { matched_address: matchedAddress, ...shared } = propertiesOf('AddressMatch');
    assert.deepEqual(matchedAddress, { $ref: '#/components/schemas/MatchedAddress' });
    assert.deepEqual(shared, propertiesOf('Match'));
    const {
      matches: _named,
      contacts,
      contact_matches,
      total_contact_matches,
      ...base
    } = propertiesOf('NameScreenResponse');
    assert.ok(contacts && contact_matches && total_contact_matches);
    const { matches: _located, ...addressBase } = propertiesOf('AddressScreenResponse');
    assert.deepEqual(addressBase, base);
  });

  it('names an absolute server first, since generators take the first', () => {
    const servers = contract['servers'] as readonly { readonly url: string; readonly description: string }[];
    assert.ok(URL.canParse(servers[0]?.url ?? ''));
    assert.equal(servers[1]?.url, '/api/v1');
  });
});
