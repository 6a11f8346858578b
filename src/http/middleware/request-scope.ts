import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { mayHoldSecret } from '../../accounts/secret-token.ts';
import { runInScope, type RequestScope } from '../../request-scope.ts';
import type { Tracing } from '../../tracing/tracing.ts';
import { isProbe, methodOf, routeOf } from '../request-context.ts';
import { readTraceParent } from '../requests/trace-parent.ts';

const SANE_REQUEST_ID = /^[\w.:-]{1,128}$/u;

/**
 * Gives each request its one id, in everything logged for it and in the answer: that of the trace it belongs to
 * (`traceparent`), otherwise the client's own `X-Request-Id` when it is a sane one, otherwise a new one.
 */
export function requestScope(tracing: Pick<Tracing, 'begin'> | null): RequestHandler {
  return (request, response, next) => {
    const untraced = scopeOf(request);
    const scope =
      tracing === null || isProbe(request.path) ? untraced : withTrace(tracing, untraced, request, response);
    request.id = scope.requestId;
    response.setHeader('X-Request-Id', scope.requestId);
    runInScope(scope, next);
  };
}

function withTrace(
  tracing: Pick<Tracing, 'begin'>,
  scope: RequestScope,
  request: Request,
  response: Response,
): RequestScope {
  const trace = tracing.begin(scope);
  // Also when the client has hung up.
  response.once('close', () => {
    trace.end({ route: routeOf(response), method: methodOf(request, response), status: response.statusCode });
  });
  return { ...scope, trace };
}

function scopeOf(request: IncomingMessage): RequestScope {
  const parent = readTraceParent(request.headersDistinct['traceparent'] ?? []);
  if (parent !== null) return { requestId: parent.traceId, traceId: parent.traceId, parent, trace: null };
  // Node draws many of these at once; the last seven bytes, which tracing samples by, are all chance.
  const traceId = randomUUID().replaceAll('-', '');
  const sent = request.headers['x-request-id'];
  const requestId = typeof sent === 'string' && isSane(sent) ? sent : traceId;
  return { requestId, traceId, parent, trace: null };
}

/** The id is logged and sent back: a key or a token that was put into the wrong header is not. */
function isSane(id: string): boolean {
  return SANE_REQUEST_ID.test(id) && !mayHoldSecret(id);
}
