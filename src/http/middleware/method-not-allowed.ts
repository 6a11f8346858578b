import type { RequestHandler } from 'express';
import { HttpProblem } from '../http-problem.ts';

/** Answers 405 with the methods that the path has. */
export function methodNotAllowed(methods: readonly string[]): RequestHandler {
  const names = methods.map((method) => method.toUpperCase());
  const allowed = names.includes('GET') ? [...names, 'HEAD'] : names;
  return (request) => {
    throw new HttpProblem(405, `${request.method} is not allowed here`, { Allow: allowed.join(', ') });
  };
}
