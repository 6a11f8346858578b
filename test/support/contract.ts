import { type ContractNode, readPublishedContract } from '../../src/http/contract/published-contract.ts';

/** Any object of the API description. */
export type Node = ContractNode;

/** The API description as published, references not resolved. */
export const contract = readPublishedContract();

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** One operation of the description, with its path and method. */
export interface ContractOperation {
  readonly path: string;
  readonly method: string;
  readonly id: string;
  readonly node: Node;
}

/** True for an object that is no array. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object a key holds, a reference followed; an empty object when there is none. */
export function child(node: Node, key: string): Node {
  return resolve(node[key]);
}

/** A value with its reference followed; fields beside the reference win. */
export function resolve(value: unknown): Node {
  if (!isNode(value)) return {};
  const { $ref, ...beside } = value;
  return typeof $ref === 'string' ? { ...at($ref), ...beside } : value;
}

/** The object that a local reference such as `#/components/schemas/Match` points to; throws when there is none. */
export function at(reference: string): Node {
  let node: unknown = contract;
  for (const part of reference.split('/').slice(1)) {
    node = isNode(node) ? node[part.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined;
  }
  if (!isNode(node)) throw new Error(`${reference} points to nothing`);
  return resolve(node);
}

/** Every operation of the description. */
export function operations(): readonly ContractOperation[] {
  return Object.entries(child(contract, 'paths')).flatMap(([path, item]) =>
    Object.entries(resolve(item))
      .filter(([method]) => METHODS.includes(method))
      .map(([method, value]) => {
        const node = resolve(value);
        return { path, method, id: String(node['operationId']), node };
      }),
  );
}

/**
 * Calls `visit` for every schema below a schema, itself included, references not followed. Places are JSON pointers that
 * begin with the one given.
 */
export function eachSchema(
  schema: unknown,
  place: string,
  visit: (schema: Node, place: string) => void,
): void {
  if (!isNode(schema)) return;
  visit(schema, place);
  for (const [name, property] of Object.entries(child(schema, 'properties'))) {
    eachSchema(property, `${place}/properties/${name}`, visit);
  }
  eachSchema(schema['items'], `${place}/items`, visit);
  for (const key of ['allOf', 'anyOf', 'oneOf']) {
    const branches = schema[key];
    if (!Array.isArray(branches)) continue;
    branches.forEach((branch, position) => eachSchema(branch, `${place}/${key}/${position}`, visit));
  }
}
