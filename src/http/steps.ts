import type { RequestHandler } from 'express';
import type { HttpDependencies } from './dependencies.ts';
import { getLists } from './handlers/get-lists.ts';
import { notAvailableYet } from './handlers/not-available-yet.ts';
import { screenName } from './handlers/screen-name.ts';
import { admit, authenticate } from './middleware/authenticate.ts';
import { checkRequest } from './middleware/contract.ts';
import { readJson } from './middleware/read-json.ts';
import type { Operation, StepName } from './routes.ts';

const SINGLE_SCREEN_KB = 256;

/** Builds every step that the route table names. */
export function createSteps(
  dependencies: HttpDependencies,
  contractPath: string,
): Readonly<Record<StepName, (operation: Operation) => RequestHandler>> {
  const { accounts, failedAuthentications } = dependencies;
  const steps = {
    authenticate: authenticate(accounts, failedAuthentications),
    admitScreening: admit(accounts, 'screening'),
    admitMonitoring: admit(accounts, 'monitoring'),
    readJson: readJson(SINGLE_SCREEN_KB),
    checkRequest: checkRequest(contractPath),
    screenName: screenName(dependencies),
    getLists: getLists(dependencies),
  };
  return {
    authenticate: () => steps.authenticate,
    admitScreening: () => steps.admitScreening,
    admitMonitoring: () => steps.admitMonitoring,
    readJson: () => steps.readJson,
    checkRequest: () => steps.checkRequest,
    notAvailableYet: ({ operationId }) => notAvailableYet(operationId),
    screenName: () => steps.screenName,
    getLists: () => steps.getLists,
  };
}
