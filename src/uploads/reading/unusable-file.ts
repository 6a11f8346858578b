import { ServiceError } from '../../errors.ts';

/** Why an uploaded file cannot be screened. */
export type FileProblem =
  | 'empty'
  | 'binary'
  | 'unsupported'
  | 'broken'
  | 'too_large'
  | 'no_rows'
  | 'too_many_rows'
  | 'too_many_files'
  | 'too_wide';

/** An uploaded file cannot be screened; the message says why and what to do, in words for the person who uploaded it. */
export class UnusableFileError extends ServiceError {
  readonly problem: FileProblem;

  constructor(problem: FileProblem, message: string, options?: { readonly cause?: unknown }) {
    super('invalid_input', message, options);
    this.problem = problem;
  }
}
