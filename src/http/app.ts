import express, { type Express, type RequestHandler } from 'express';
import { addAgentsEndpoint } from './agents-endpoint.ts';
import { addConsole } from './console-endpoint.ts';
import { type ContractNode, readPublishedContract } from './contract/published-contract.ts';
import type { HttpDependencies } from './dependencies.ts';
import { errorHandler } from './error-handler.ts';
import { HttpProblem } from './http-problem.ts';
import { compressAnswers } from './middleware/compress.ts';
import { checkResponse } from './middleware/contract.ts';
import { methodNotAllowed } from './middleware/method-not-allowed.ts';
import { requestLog } from './middleware/request-log.ts';
import { requestMetrics } from './middleware/request-metrics.ts';
import { requestScope } from './middleware/request-scope.ts';
import { saneUrl } from './middleware/sane-url.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { setRoute } from './request-context.ts';
import { API_BASE_PATH, OPERATIONS } from './routes.ts';
import { addServicePages } from './service-pages.ts';
import { createSteps } from './steps.ts';

/** The HTTP door: the API of the route table, the pages of the service, and the console where neither is meant. */
export function createApp(dependencies: HttpDependencies): Express {
  const { logger, metrics, publicUrl } = dependencies;
  const app = express();
  app.set('trust proxy', dependencies.trustedProxies);
  app.disable('x-powered-by');
  app.use(
    requestScope(dependencies.tracing ?? null),
    requestLog(logger),
    requestMetrics(metrics),
    securityHeaders(publicUrl),
    saneUrl(),
  );
  // Before answers are compressed: the library of its protocol may stream.
  addAgentsEndpoint(app, dependencies);
  app.use(compressAnswers());
  const contract = readPublishedContract();
  addServicePages(app, dependencies, contract);
  addOperations(app, dependencies, contract);
  addConsole(app, dependencies);
  app.use(notFound);
  app.use(errorHandler(dependencies));
  return app;
}

function addOperations(app: Express, dependencies: HttpDependencies, contract: ContractNode): void {
  const steps = createSteps(dependencies, contract);
  const checked = dependencies.validateResponses ? [checkResponse(contract)] : [];
  for (const operation of OPERATIONS) {
    const path = API_BASE_PATH + operation.path;
    const handlers = operation.steps.map((name) => steps[name]());
    app[operation.method](path, named(path), uncached, ...checked, ...handlers);
  }
  for (const path of new Set(OPERATIONS.map((operation) => operation.path))) {
    const methods = OPERATIONS.filter((operation) => operation.path === path).map(({ method }) => method);
    app.all(API_BASE_PATH + path, named(API_BASE_PATH + path), methodNotAllowed(methods));
  }
}

function named(path: string): RequestHandler {
  return (_request, response, next) => {
    setRoute(response, path);
    next();
  };
}

/** Answers belong to one account and one moment unless a handler says otherwise. */
const uncached: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

const notFound: RequestHandler = () => {
  throw new HttpProblem(404, 'there is nothing at this address');
};
