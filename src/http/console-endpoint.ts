import type { Express, RequestHandler } from 'express';
import type { HttpDependencies } from './dependencies.ts';
import { clientAddressOf } from './client-address.ts';
import { reportFailure } from './report-failure.ts';
import { setAccountId, setRoute } from './request-context.ts';

/** The web console, asked for what nothing else here has an answer to. */
export function addConsole(app: Express, { console, logger }: HttpDependencies): void {
  const handler: RequestHandler = async (request, response, next) => {
    const answered = await console({
      request,
      response,
      clientAddress: clientAddressOf(request),
      matched: (route) => {
        setRoute(response, route);
      },
      recognised: (accountId) => {
        setAccountId(response, accountId);
      },
      report: (error, sent) => {
        reportFailure(logger, { error, sent, response, message: 'request failed' });
      },
    });
    if (!answered) next();
  };
  app.use(handler);
}
