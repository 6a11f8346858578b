import type { ContractNode } from './published-contract.ts';

/**
 * What the published document says only in words, because generators of clients stumble over the keywords of JSON Schema for
 * it. Each rule of the document is one of these keywords beside those words.
 */
const RULES: Readonly<Record<string, (value: unknown) => ContractNode>> = {
  // Generators make empty types of alternatives that only require fields.
  'x-exactly-one-of': (groups) => ({ oneOf: alternatives(groups) }),
  'x-at-least-one-of': (groups) => ({ anyOf: alternatives(groups) }),
  // A constant that is no text does not compile in most languages.
  'x-always': (value) => ({ const: value }),
  // Clients let answers gain fields; the service itself adds none that is not described.
  additionalProperties: () => ({ additionalProperties: false }),
};

/**
 * The stricter document that requests, and in tests answers, are checked against: the published one with its rules as
 * keywords. Nothing else differs.
 */
export function strictContract(published: ContractNode): ContractNode {
  return strict(published) as ContractNode;
}

function strict(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strict);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, below]) => {
      const rule = RULES[key];
      return rule === undefined ? [[key, strict(below)]] : Object.entries(rule(below));
    }),
  );
}

/** One schema for each group of fields: it requires all of them. */
function alternatives(groups: unknown): readonly ContractNode[] {
  if (!Array.isArray(groups) || !groups.every(Array.isArray))
    throw new Error('openapi.yaml: alternatives are lists of fields');
  return groups.map((required: unknown) => ({ required }));
}
