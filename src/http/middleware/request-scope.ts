import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { runInScope, type RequestScope } from '../../request-scope.ts';
import { readTraceParent } from '../requests/trace-parent.ts';

const SANE_REQUEST_ID = /^[\w.:-]{1,128}$/u;
const TRACE_ID_BYTES = 16;

/**
 * Gives each request its one id, in everything logged for it and in the answer: that of the trace it belongs to
 * (`traceparent`), otherwise the client's own `X-Request-Id` when it is a sane one, otherwise a new one.
 */
export function requestScope(): RequestHandler {
  return (request, response, next) => {
    const scope = scopeOf(request);
    request.id = scope.requestId;
    response.setHeader('X-Request-Id', scope.requestId);
    runInScope(scope, next);
  };
}

function scopeOf(request: IncomingMessage): RequestScope {
  const parent = readTraceParent(request.headersDistinct['traceparent'] ?? []);
  if (parent !== null) return { requestId: parent.traceId, traceId: parent.traceId, parent };
  const traceId = randomBytes(TRACE_ID_BYTES).toString('hex');
  const sent = request.headers['x-request-id'];
  const requestId = typeof sent === 'string' && SANE_REQUEST_ID.test(sent) ? sent : traceId;
  return { requestId, traceId, parent };
}
