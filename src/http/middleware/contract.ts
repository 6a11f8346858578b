import type { Request, RequestHandler, Response } from 'express';
import { error as openApiErrors, middleware } from 'express-openapi-validator';
import { HttpProblem } from '../http-problem.ts';

const shared = { validateSecurity: false, fileUploader: false, useRequestUrl: true } as const;

/** Checks body and query against openapi.yaml; a 400 names every field that is wrong. */
export function checkRequest(contractPath: string): RequestHandler {
  const steps = middleware({
    ...shared,
    apiSpec: contractPath,
    validateRequests: { allErrors: true, allowUnknownQueryParameters: false },
    validateResponses: false,
  });
  return (request, response, next) => {
    // The validator compiles and keeps one validator per spelling of the content type, which is the client's to choose;
    // `readJson` has refused everything else than JSON by now.
    if (request.headers['content-type'] !== undefined) request.headers['content-type'] = 'application/json';
    runAll(steps, request, response, (error) => {
      next(error === undefined ? undefined : translate(error));
    });
  };
}

/** Checks the service's own answers against openapi.yaml, errors included; a wrong one becomes a 500. */
export function checkResponse(contractPath: string): RequestHandler {
  const steps = middleware({
    ...shared,
    apiSpec: contractPath,
    validateRequests: false,
    validateResponses: true,
  });
  return (request, response, next) => {
    runAll(steps, request, response, next);
  };
}

type Next = (error?: unknown) => void;

/** Runs the validator's own middlewares one after the other. */
function runAll(steps: readonly RequestHandler[], request: Request, response: Response, done: Next): void {
  const { method } = request;
  // HEAD is answered wherever GET is, without a description of its own.
  if (method === 'HEAD') request.method = 'GET';
  const run = (position: number, error?: unknown): void => {
    const step = steps[position];
    if (error === undefined && step !== undefined) {
      void step(request, response, (problem?: unknown) => run(position + 1, problem));
      return;
    }
    request.method = method;
    done(error);
  };
  run(0);
}

function translate(error: unknown): unknown {
  if (error instanceof openApiErrors.BadRequest) {
    const texts = error.errors.map((problem) => describe(problem));
    return new HttpProblem(400, [...new Set(texts)].join('; '));
  }
  return error;
}

interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

function describe({ path, message }: FieldProblem): string {
  const field = fieldName(path);
  if (message.startsWith("must have required property '")) return `${field}: is required`;
  if (message.startsWith('must NOT have additional properties'))
    return `${field}: is not a field of this request`;
  if (message.startsWith('must NOT have unevaluated properties'))
    return `${field}: is not a field of this request`;
  if (message.startsWith('Unknown query parameter'))
    return `${field}: is not a query parameter of this request`;
  if (message.startsWith('Empty value found')) return `${field}: must not be empty`;
  return `${field}: ${message}`;
}

/** `/body/items/0/name` as `items[0].name`; the body itself as `body`. */
function fieldName(path: string): string {
  const [place = '', ...parts] = path.split('/').slice(1);
  if (parts.length === 0) return place;
  return parts.map((part, at) => (/^\d+$/u.test(part) ? `[${part}]` : at === 0 ? part : `.${part}`)).join('');
}
