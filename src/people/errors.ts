import { ServiceError } from '../errors.ts';
import { isPermitted, type Role, type UseCase } from './roles.ts';

/** The person's role in the account does not admit what was asked. */
export class RoleRefusedError extends ServiceError {
  readonly useCase: UseCase;

  constructor(useCase: UseCase) {
    super('refused', `your role in this account does not let you ${useCase}`);
    this.useCase = useCase;
  }
}

/** People of an account cannot be changed that way now, such as when the last owner would leave. */
export class PeopleConflictError extends ServiceError {
  constructor(message: string) {
    super('already_exists', message);
  }
}

/** Throws `RoleRefusedError` unless the role may use the use case; nobody's role is null. */
export function requirePermitted(role: Role | null, useCase: UseCase): void {
  if (role === null || !isPermitted(role, useCase)) throw new RoleRefusedError(useCase);
}
