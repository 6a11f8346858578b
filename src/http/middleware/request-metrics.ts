import type { RequestHandler } from 'express';
import type { Metrics } from '../../metrics.ts';
import { routeOf } from '../request-context.ts';

/** Observes how long each request took, by route, method and status. */
export function requestMetrics(metrics: Metrics): RequestHandler {
  return (request, response, next) => {
    const started = process.hrtime.bigint();
    response.once('finish', () => {
      metrics.observeRequest({
        route: routeOf(response),
        // Whatever method a client makes up must not become a new series.
        method: routeOf(response) === 'unmatched' ? 'any' : request.method,
        status: response.statusCode,
        seconds: Number(process.hrtime.bigint() - started) / 1e9,
      });
    });
    next();
  };
}
