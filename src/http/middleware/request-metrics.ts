import type { RequestHandler } from 'express';
import type { Metrics } from '../../metrics.ts';
import { methodOf, routeOf } from '../request-context.ts';

/** Observes how long each request took, by route, method and status. */
export function requestMetrics(metrics: Metrics): RequestHandler {
  return (request, response, next) => {
    const started = process.hrtime.bigint();
    response.once('finish', () => {
      metrics.observeRequest({
        route: routeOf(response),
        method: methodOf(request, response),
        status: response.statusCode,
        seconds: Number(process.hrtime.bigint() - started) / 1e9,
      });
    });
    next();
  };
}
