import {
  CancelledError,
  EngineUnavailableError,
  InvalidInputError,
  OverBudgetError,
  ServiceError,
  type ErrorCode,
} from '../errors.ts';

/** An error as it is sent between threads, which know no classes of each other. */
export interface SentError {
  readonly name: string;
  readonly message: string;
  readonly stack: string | null;
  /** Of an error of the service itself. */
  readonly code: ErrorCode | null;
}

/** Takes an error, or whatever was thrown, apart. */
export function sentError(error: unknown): SentError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), stack: null, code: null };
  const { name, message, stack = null } = error;
  return { name, message, stack, code: error instanceof ServiceError ? error.code : null };
}

function receivedOf({ code, message }: SentError): Error {
  switch (code) {
    case 'engine_unavailable':
      return new EngineUnavailableError(message);
    case 'over_budget':
      return new OverBudgetError(message);
    case 'cancelled':
      return new CancelledError();
    case 'invalid_input': {
      const [field = '', ...problem] = message.split(': ');
      return new InvalidInputError(field, problem.join(': '));
    }
    case null:
      return new Error(message);
    default:
      return new ServiceError(code, message);
  }
}

/** The error that was sent, of the class that it had there where the service has one for its code. */
export function receivedError(sent: SentError): Error {
  const error = receivedOf(sent);
  error.name = sent.name;
  if (sent.stack !== null) error.stack = sent.stack;
  return error;
}
