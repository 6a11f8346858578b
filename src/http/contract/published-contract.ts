import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';

/** Where the contract is: served as it is, and what every request is checked against. */
export const CONTRACT_PATH = fileURLToPath(new URL('../../../openapi.yaml', import.meta.url));

/** An object of an OpenAPI document. */
export type ContractNode = Readonly<Record<string, unknown>>;

/** The contract as published, read anew at each call: the validator writes into the document that it is given. */
export function readPublishedContract(): ContractNode {
  return load(readFileSync(CONTRACT_PATH, 'utf8')) as ContractNode;
}
