import assert from 'node:assert/strict';
import { readPublishedContract } from '../../src/http/contract/published-contract.ts';
import { API_BASE_PATH, OPERATIONS } from '../../src/http/routes.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

interface Contract {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { operationId?: string; security?: unknown[] }>>>
  >;
}

const contract = readPublishedContract() as unknown as Contract;

const documented = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => METHODS.includes(method))
    .map(([method, operation]) => `${operation.operationId} ${method} ${path}`),
);

const served = OPERATIONS.map(({ operationId, method, path }) => `${operationId} ${method} ${path}`);

describe('http/routes', () => {
  it('serves every operation of openapi.yaml and no other', () => {
    assert.deepEqual(served.toSorted(), documented.toSorted());
  });

  it('serves below the base path of openapi.yaml', () => {
    for (const { url } of contract.servers) assert.ok(url.endsWith(API_BASE_PATH), url);
  });

  it('asks for a key exactly where openapi.yaml does', () => {
    for (const { operationId, method, path, steps } of OPERATIONS) {
      const isPublic = contract.paths[path]?.[method]?.security?.length === 0;
      assert.equal(steps.includes('authenticate'), !isPublic, operationId);
    }
  });

  it('authenticates before it admits, admits before it reads, reads before it checks', () => {
    const order = [
      'authenticate',
      'admitScreening',
      'admitMonitoring',
      'readJson',
      'readBatchJson',
      'checkRequest',
    ];
    for (const { operationId, steps } of OPERATIONS) {
      const positions = steps.map((step) => order.indexOf(step)).filter((position) => position >= 0);
      assert.deepEqual(
        positions,
        positions.toSorted((a, b) => a - b),
        operationId,
      );
    }
  });
});
