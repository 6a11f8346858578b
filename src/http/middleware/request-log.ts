import type { RequestHandler, Response } from 'express';
import { pinoHttp } from 'pino-http';
import type { Logger } from '../../logger.ts';
import { expectedOf, isProbe, knownAccountId, knownKey, routeOf } from '../request-context.ts';

interface LoggedRequest {
  readonly id: unknown;
  readonly method?: string;
}

/**
 * One log line a request: id, method, route, status and time, and the numbers of the account and the key. Headers, bodies and
 * the address as it was sent stay out, for they carry keys, tokens and the names of the people that are screened.
 */
export function requestLog(logger: Logger): RequestHandler {
  return pinoHttp({
    logger,
    // Which route answers is known at the end: the line takes the request then.
    quietResLogger: true,
    wrapSerializers: false,
    serializers: {
      req: ({ id, method, path }: LoggedRequest & { readonly path: string }) => ({ id, method, path }),
      res: (response: { statusCode: number }) => ({ statusCode: response.statusCode }),
      // The error handler logs failures itself, with the request's values cut out.
      err: () => undefined,
    },
    customSuccessObject: (request, response, line: object) => ({ ...line, ...asked(request, response) }),
    customErrorObject: (request, response, _error, line: object) => ({
      ...line,
      ...asked(request, response),
    }),
    customLogLevel: (_request, response) => {
      if (isProbe(routeOf(response as Response))) return 'debug';
      if (response.statusCode < 500) return 'info';
      return expectedOf(response as Response) === undefined ? 'error' : 'warn';
    },
  });
}

/** What was asked, and whose it is, in numbers alone: who they are is for the database of accounts to tell. */
function asked({ id, method }: LoggedRequest, response: object): Readonly<Record<string, unknown>> {
  const accountId = knownAccountId(response as Response);
  const keyId = knownKey(response as Response)?.keyId;
  const reason = expectedOf(response as Response);
  return {
    requestId: id,
    req: { id, method, path: routeOf(response as Response) },
    ...(reason === undefined ? {} : { reason }),
    ...(accountId === undefined ? {} : { accountId }),
    ...(keyId === undefined ? {} : { keyId }),
  };
}
