import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { type Express, type RequestHandler } from 'express';
import { CONTRACT_PATH, type ContractNode } from './contract/published-contract.ts';
import type { HttpDependencies } from './dependencies.ts';
import { documentationPolicy } from './middleware/security-headers.ts';
import { methodNotAllowed } from './middleware/method-not-allowed.ts';
import { presentHealth } from './presenters/health.ts';
import { setRoute } from './request-context.ts';
import { API_BASE_PATH } from './routes.ts';

const DOCUMENTATION_ASSETS = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** The page around it, in the look of the console. */
const DOCUMENTATION_PAGE = fileURLToPath(new URL('documentation/', import.meta.url));

const CONTRACT_CACHING = 'public, max-age=60';

// The distribution's own initializer shows a sample from the network and asks a validator there. Ours tries requests out on the
// service that serves the page, not on the first server of the contract, which is an example. Swagger UI has a dark look of its
// own, which a class of the page turns on: it follows the reader's system, as the console does.
const DOCUMENTATION_INITIALIZER = `const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
window.onload = () => {
  window.ui = SwaggerUIBundle({
    url: '../openapi.yaml',
    dom_id: '#swagger-ui',
    deepLinking: true,
    validatorUrl: null,
    presets: [SwaggerUIBundle.presets.apis],
    layout: 'BaseLayout',
    onComplete: () => window.ui.oas3Actions.setSelectedServer('${API_BASE_PATH}'),
  });
};
`;

/** Health, metrics, the contract and its pages: what operators and integrators open beside the API. */
export function addServicePages(app: Express, dependencies: HttpDependencies, contract: ContractNode): void {
  const { metrics, publicUrl } = dependencies;
  page(app, '/health/live', (_request, response) => {
    response.json({ status: 'ok' });
  });
  page(app, '/health/ready', readiness(dependencies));
  page(app, '/metrics', async (_request, response) => {
    response.type(metrics.contentType).send(await metrics.text());
  });
  page(app, '/openapi.yaml', (_request, response) => {
    response.set('Cache-Control', CONTRACT_CACHING).type('application/yaml');
    response.sendFile(CONTRACT_PATH);
  });
  const contractAsJson = JSON.stringify(contract, null, 2);
  page(app, '/openapi.json', (_request, response) => {
    response.set('Cache-Control', CONTRACT_CACHING).type('application/json').send(contractAsJson);
  });
  app.use('/docs', label('/docs/'), documentationPolicy(publicUrl));
  app.get('/docs/swagger-initializer.js', (_request, response) => {
    response.type('text/javascript').send(DOCUMENTATION_INITIALIZER);
  });
  app.use(
    '/docs',
    express.static(DOCUMENTATION_PAGE),
    express.static(DOCUMENTATION_ASSETS, { index: false }),
  );
}

function page(app: Express, path: string, handler: RequestHandler): void {
  app.get(path, label(path), handler);
  app.all(path, label(path), methodNotAllowed(['get']));
}

function label(route: string): RequestHandler {
  return (_request, response, next) => {
    setRoute(response, route);
    next();
  };
}

function readiness({ readiness: check, catalogue, clock }: HttpDependencies): RequestHandler {
  return async (_request, response) => {
    const [checks, lists] = await Promise.all([check(), catalogue()]);
    const health = presentHealth(checks, lists, clock());
    response.status(health.status === 'ok' ? 200 : 503).json(health);
  };
}
