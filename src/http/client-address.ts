import type { Request } from 'express';
import { readClientAddress } from '../accounts/client-network.ts';

/**
 * The IP address a request came from, as the proxies in front say it (`TRUST_PROXY`); that of the connection where they say
 * no address, such as `unknown`. Every limit by address counts by this one.
 */
export function clientAddressOf(request: Request): string {
  const { remoteAddress = '' } = request.socket;
  return readClientAddress(request.ip ?? '') ?? readClientAddress(remoteAddress) ?? remoteAddress;
}
