import type { RequestHandler } from 'express';
import type { ContractNode } from './contract/published-contract.ts';
import type { HttpDependencies } from './dependencies.ts';
import { getLists } from './handlers/get-lists.ts';
import { addMonitored, listMonitored, removeMonitored } from './handlers/monitoring.ts';
import { screenAddress } from './handlers/screen-address.ts';
import { screenBatch } from './handlers/screen-batch.ts';
import { screenName } from './handlers/screen-name.ts';
import { admit, authenticate } from './middleware/authenticate.ts';
import { checkRequest } from './middleware/contract.ts';
import { readJson } from './middleware/read-json.ts';
import type { StepName } from './routes.ts';

const SINGLE_SCREEN_KB = 256;
/**
 * 100 items with every text at its greatest length (2,600 characters), each character written as an escaped surrogate
 * pair of 12 bytes, are 3.1 MB.
 */
const BATCH_KB = 4096;

/** Builds every step that the route table names. */
export function createSteps(
  dependencies: HttpDependencies,
  contract: ContractNode,
): Readonly<Record<StepName, () => RequestHandler>> {
  const { accounts, failedAuthentications } = dependencies;
  const steps = {
    authenticate: authenticate(accounts, failedAuthentications),
    admitScreening: admit(accounts, 'screening'),
    admitMonitoring: admit(accounts, 'monitoring'),
    readJson: readJson(SINGLE_SCREEN_KB),
    readBatchJson: readJson(BATCH_KB),
    checkRequest: checkRequest(contract),
    screenName: screenName(dependencies),
    screenBatch: screenBatch(dependencies),
    screenAddress: screenAddress(dependencies),
    getLists: getLists(dependencies),
    listMonitored: listMonitored(dependencies),
    addMonitored: addMonitored(dependencies),
    removeMonitored: removeMonitored(dependencies),
  };
  return {
    authenticate: () => steps.authenticate,
    admitScreening: () => steps.admitScreening,
    admitMonitoring: () => steps.admitMonitoring,
    readJson: () => steps.readJson,
    readBatchJson: () => steps.readBatchJson,
    checkRequest: () => steps.checkRequest,
    screenName: () => steps.screenName,
    screenBatch: () => steps.screenBatch,
    screenAddress: () => steps.screenAddress,
    getLists: () => steps.getLists,
    listMonitored: () => steps.listMonitored,
    addMonitored: () => steps.addMonitored,
    removeMonitored: () => steps.removeMonitored,
  };
}
