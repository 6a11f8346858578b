import type { ErrorRequestHandler, Express, RequestHandler } from 'express';
import { askerFor } from './asker-for.ts';
import type { HttpDependencies } from './dependencies.ts';
import { clientAddressOf } from './client-address.ts';
import { answerTo } from './error-handler.ts';
import { authenticateIfAsked } from './middleware/authenticate.ts';
import { knownHosts } from './middleware/known-hosts.ts';
import { methodNotAllowed } from './middleware/method-not-allowed.ts';
import { readJson } from './middleware/read-json.ts';
import { reportFailure } from './report-failure.ts';
import { knownKey, setRoute } from './request-context.ts';

const PATH = '/mcp';
const LARGEST_KB = 256;

/** Codes of JSON-RPC 2.0, section 5.1; -32000 is the first of those left to a server. */
const RPC_CODE: Readonly<Record<number, number>> = { 400: -32700, 413: -32600, 415: -32600 };
const RPC_REFUSED = -32000;
const RPC_INTERNAL = -32603;

/**
 * The endpoint for AI agents. It keeps no session, so there is nothing to GET or DELETE. Whoever comes without a key may
 * pass; a key that is not valid may not, or its owner would wonder where the searches go.
 */
export function addAgentsEndpoint(app: Express, dependencies: HttpDependencies): void {
  const { accounts, failedAuthentications, publicUrl } = dependencies;
  app.use(PATH, labelled, knownHosts(publicUrl));
  app.post(
    PATH,
    authenticateIfAsked(accounts, failedAuthentications),
    readJson(LARGEST_KB),
    answer(dependencies),
  );
  app.all(PATH, methodNotAllowed(['post']));
  app.use(PATH, rpcErrors(dependencies));
}

const labelled: RequestHandler = (_request, response, next) => {
  setRoute(response, PATH);
  response.set('Cache-Control', 'no-store');
  next();
};

function answer({ agents, logger }: HttpDependencies): RequestHandler {
  return async (request, response) => {
    const body: unknown = request.body;
    await agents({
      request,
      response,
      body,
      caller: {
        key: knownKey(response) ?? null,
        clientAddress: clientAddressOf(request),
        asker: askerFor(request, response),
        report: (error) => {
          reportFailure(logger, { error, sent: body, response, message: 'a tool failed' });
        },
      },
    });
  };
}

/** Errors before a message was read, in the form of the protocol: no message, so no id. */
function rpcErrors({ logger, clock, publicUrl }: HttpDependencies): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const { status, headers, body } = answerTo(error, publicUrl, clock());
    if (status >= 500) {
      reportFailure(logger, { error, sent: request.body, response, message: 'request failed' });
    }
    if (response.headersSent) {
      next(error);
      return;
    }
    const code = RPC_CODE[status] ?? (status >= 500 ? RPC_INTERNAL : RPC_REFUSED);
    response.status(status).set(headers ?? {});
    response.json({ jsonrpc: '2.0', error: { code, message: body['error'] }, id: null });
  };
}
