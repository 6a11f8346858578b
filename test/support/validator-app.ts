import express, { type ErrorRequestHandler, type Express } from 'express';
import { middleware } from 'express-openapi-validator';
import { strictContract } from '../../src/http/contract/strict-contract.ts';
import { contract } from './contract.ts';

const showErrors: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
  const { status, message, errors } = error as {
    status?: number;
    message: string;
    errors?: readonly { path: string; message: string }[];
  };
  response.status(status ?? 500).json({ error: message, paths: (errors ?? []).map(({ path }) => path) });
};

type ApiSpec = Parameters<typeof middleware>[0]['apiSpec'];

/** An application of nothing but the validator over the strict contract; it answers with the status and the body that `answer` gives. */
export function validatorApp(answer?: () => { readonly status: number; readonly body: unknown }): Express {
  const app = express();
  app.use(express.json({ limit: '8mb' }));
  app.use(
    middleware({
      apiSpec: strictContract(contract) as unknown as ApiSpec,
      validateSecurity: false,
      validateRequests: answer === undefined ? { allErrors: true } : false,
      validateResponses: answer !== undefined,
    }),
  );
  app.use((_request, response) => {
    const { status, body } = answer?.() ?? { status: 200, body: {} };
    response.status(status).json(body);
  });
  app.use(showErrors);
  return app;
}
