import type { Request, RequestHandler, Response } from 'express';
import { error as openApiErrors, middleware } from 'express-openapi-validator';
import type { ContractNode } from '../contract/published-contract.ts';
import { strictContract } from '../contract/strict-contract.ts';
import { fieldName } from '../field-name.ts';
import { HttpProblem } from '../http-problem.ts';

const shared = { validateSecurity: false, fileUploader: false, useRequestUrl: true } as const;

type ApiSpec = Parameters<typeof middleware>[0]['apiSpec'];

/** Checks body and query against the contract; a 400 names every field that is wrong. */
export function checkRequest(published: ContractNode): RequestHandler {
  const steps = middleware({
    ...shared,
    apiSpec: strictContract(published) as unknown as ApiSpec,
    // `npm run check` does; at every start it would take a tenth of the time.
    validateApiSpec: false,
    validateRequests: { allErrors: true, allowUnknownQueryParameters: false },
    validateResponses: false,
  });
  return (request, response, next) => {
    // The validator compiles and keeps one validator per spelling of the content type, which is the client's to choose;
    // `readJson` has refused everything else than JSON by now.
    if (request.headers['content-type'] !== undefined) request.headers['content-type'] = 'application/json';
    runAll(steps, request, response, (error) => {
      next(error === undefined ? undefined : translate(error, request));
    });
  };
}

/** Checks the service's own answers against the contract, errors included; a wrong one becomes a 500. */
export function checkResponse(published: ContractNode): RequestHandler {
  const steps = middleware({
    ...shared,
    apiSpec: strictContract(published) as unknown as ApiSpec,
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

/** A body of several megabytes can be wrong in a hundred thousand places. */
const MOST_PROBLEMS = 20;

function translate(error: unknown, request: Request): unknown {
  if (!(error instanceof openApiErrors.BadRequest)) return error;
  const texts = [...new Set(withAlternatives(error.errors, request).map(describe))];
  const more = texts.length - MOST_PROBLEMS;
  const told = more > 0 ? [...texts.slice(0, MOST_PROBLEMS), `and ${more} more`] : texts;
  return new HttpProblem(400, told.join('; '));
}

/**
 * The validator tells of a body that must have exactly one of two fields, or at least one, by what each alternative
 * misses; one text that names both fields says it better.
 */
function withAlternatives(problems: readonly FieldProblem[], request: Request): readonly FieldProblem[] {
  const noObject = problems.filter(({ path, message }) => path === '/body' && message === 'must be object');
  if (noObject.length > 0) return noObject;
  const choice = problems.find(({ path, message }) => path === '/body' && message in CHOICES);
  const fields = choice === undefined ? [] : alternativesOf(request);
  if (choice === undefined || fields.length === 0) return problems;
  const missing = new Set(fields.map((field) => `/body/${field}`));
  const others = problems.filter(
    ({ path, message }) => path !== '/body' && !(missing.has(path) && isRequired(message)),
  );
  return [...others, { path: `/body/${fields.join(', ')}`, message: CHOICES[choice.message] ?? '' }];
}

const CHOICES: Readonly<Record<string, string>> = {
  'must match exactly one schema in oneOf': 'exactly one of them is required',
  'must match a schema in anyOf': 'at least one of them is required',
};

/** The fields of which a body has one: each alternative of its schema requires another. */
function alternativesOf(request: Request): readonly string[] {
  const { openapi } = request as Request & { readonly openapi?: { readonly schema?: DescribedOperation } };
  const schema = openapi?.schema?.requestBody?.content?.['application/json']?.schema;
  return (schema?.oneOf ?? schema?.anyOf ?? []).flatMap(({ required = [] }) => required);
}

interface DescribedOperation {
  readonly requestBody?: {
    readonly content?: Readonly<Record<string, { readonly schema?: DescribedBody }>>;
  };
}

interface DescribedBody {
  readonly oneOf?: readonly { readonly required?: readonly string[] }[];
  readonly anyOf?: readonly { readonly required?: readonly string[] }[];
}

const isRequired = (message: string): boolean => message.startsWith("must have required property '");

/** What texts that miss a pattern of openapi.yaml lack. */
const PATTERNS: Readonly<Record<string, string>> = {
  'must match pattern "^[\\x21-\\x7e]+$"': 'must be 1 to 255 printable ASCII characters without blanks',
};

interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

function describe({ path, message }: FieldProblem): string {
  const field = fieldOf(path);
  if (isRequired(message)) return `${field}: is required`;
  if (message.startsWith('must NOT have additional properties'))
    return `${field}: is not a field of this request`;
  if (message.startsWith('must NOT have unevaluated properties'))
    return `${field}: is not a field of this request`;
  if (message.startsWith('Unknown query parameter'))
    return `${field}: is not a query parameter of this request`;
  if (message.startsWith('Empty value found')) return `${field}: must not be empty`;
  return `${field}: ${PATTERNS[message] ?? message}`;
}

/** `/body/items/0/name` as `items[0].name`; the body itself as `body`. */
function fieldOf(path: string): string {
  const [place = '', ...parts] = path.split('/').slice(1);
  return parts.length === 0 ? place : fieldName(parts);
}
