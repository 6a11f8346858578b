import type { Request, Response } from 'express';
import { clientNetwork } from '../accounts/client-network.ts';
import { askerOf, type Asker } from '../screening/asker.ts';
import { clientAddressOf } from './client-address.ts';
import { knownKey } from './request-context.ts';

/** Whose request this is, for the turns of its work, which ends when the client hangs up. */
export function askerFor(request: Request, response: Response): Asker {
  const hangUp = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) hangUp.abort();
  });
  return askerOf(
    knownKey(response)?.account.id ?? null,
    clientNetwork(clientAddressOf(request)),
    hangUp.signal,
  );
}
