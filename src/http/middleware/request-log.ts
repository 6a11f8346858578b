import type { RequestHandler, Response } from 'express';
import { pinoHttp } from 'pino-http';
import type { Logger } from '../../logger.ts';
import { isProbe, knownAccountId, knownKey, routeOf } from '../request-context.ts';

/**
 * One log line a request: id, method, path, status and time, and the numbers of the account and the key. Headers, bodies and
 * query strings stay out, for they carry keys and the names of the people that are screened.
 */
export function requestLog(logger: Logger): RequestHandler {
  return pinoHttp({
    logger,
    serializers: {
      req: (request: { id: unknown; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: request.url.split('?', 1)[0],
      }),
      res: (response: { statusCode: number }) => ({ statusCode: response.statusCode }),
      // The error handler logs failures itself, with the request's values cut out.
      err: () => undefined,
    },
    customSuccessObject: (request, response, line: object) => ({ ...line, ...whose(request, response) }),
    customErrorObject: (request, response, _error, line: object) => ({
      ...line,
      ...whose(request, response),
    }),
    customLogLevel: (_request, response) => {
      if (isProbe(routeOf(response as Response))) return 'debug';
      return response.statusCode >= 500 ? 'error' : 'info';
    },
  });
}

/** Numbers alone: who they are is for the database of accounts to tell. */
function whose(request: { readonly id: unknown }, response: object): Readonly<Record<string, unknown>> {
  const accountId = knownAccountId(response as Response);
  const keyId = knownKey(response as Response)?.keyId;
  return {
    requestId: request.id,
    ...(accountId === undefined ? {} : { accountId }),
    ...(keyId === undefined ? {} : { keyId }),
  };
}
