import type { RequestHandler } from 'express';
import { ServiceError } from '../../errors.ts';
import type { OperationId } from '../routes.ts';

/** Answers 501 for an operation of the contract that a later release delivers. */
export function notAvailableYet(operationId: OperationId): RequestHandler {
  return () => {
    throw new ServiceError('not_available_yet', `${operationId} is not available yet`);
  };
}
