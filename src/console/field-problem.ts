import { InvalidInputError } from '../errors.ts';

/**
 * What is wrong with a field, as a sentence beside it; throws the error on when it is about something else. Our errors read
 * `email: is not an e-mail address`.
 */
export function fieldProblem(error: unknown, field: string): string {
  if (!(error instanceof InvalidInputError) || !error.message.startsWith(`${field}: `)) throw error;
  return `This ${error.message.slice(field.length + 2)}.`;
}
