/** Names of the steps a request passes; `steps.ts` builds each. */
export type StepName =
  | 'authenticate'
  | 'admitScreening'
  | 'admitMonitoring'
  | 'readJson'
  | 'readBatchJson'
  | 'checkRequest'
  | 'screenName'
  | 'screenBatch'
  | 'screenAddress'
  | 'getLists'
  | 'listMonitored'
  | 'addMonitored'
  | 'removeMonitored';

/** Operation ids of openapi.yaml. */
type OperationId =
  | 'screenName'
  | 'screenBatch'
  | 'screenAddress'
  | 'getLists'
  | 'listMonitored'
  | 'addMonitored'
  | 'removeMonitored';

/** One operation of the API: where it is and what happens, in order. */
export interface Operation {
  readonly operationId: OperationId;
  readonly method: 'get' | 'post' | 'delete';
  /** Below `API_BASE_PATH`. */
  readonly path: string;
  readonly steps: readonly StepName[];
}

/** Version 1 of the interface; section 9 of the interface specification. */
export const API_BASE_PATH = '/api/v1';

// 401, then 403, then 400, then 429: a client without a key learns nothing about bodies, and a body that is refused
// costs nothing.
const screening: readonly StepName[] = ['authenticate', 'admitScreening', 'readJson', 'checkRequest'];

/** Every operation of the API. A test ties it to openapi.yaml both ways. */
export const OPERATIONS: readonly Operation[] = [
  { operationId: 'screenName', method: 'post', path: '/screen/', steps: [...screening, 'screenName'] },
  {
    operationId: 'screenBatch',
    method: 'post',
    path: '/screen/batch/',
    steps: ['authenticate', 'admitScreening', 'readBatchJson', 'checkRequest', 'screenBatch'],
  },
  {
    operationId: 'screenAddress',
    method: 'post',
    path: '/screen/address/',
    steps: [...screening, 'screenAddress'],
  },
  { operationId: 'getLists', method: 'get', path: '/lists/', steps: ['checkRequest', 'getLists'] },
  {
    operationId: 'listMonitored',
    method: 'get',
    path: '/monitoring/',
    steps: ['authenticate', 'admitMonitoring', 'checkRequest', 'listMonitored'],
  },
  {
    operationId: 'addMonitored',
    method: 'post',
    path: '/monitoring/',
    steps: ['authenticate', 'admitMonitoring', 'readJson', 'checkRequest', 'addMonitored'],
  },
  {
    operationId: 'removeMonitored',
    method: 'delete',
    path: '/monitoring/',
    steps: ['authenticate', 'admitMonitoring', 'readJson', 'checkRequest', 'removeMonitored'],
  },
];
