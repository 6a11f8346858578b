import type { Clock } from '../domain/clock.ts';
import { clientNetwork } from './client-network.ts';
import type { RateCounter } from './rate-counter.ts';
import { createRateWindow } from './rate-window.ts';

/** Failed authentications per client address, DESIGN 7. */
export interface FailedAuthentications {
  /**
   * Records a failure. Null while the address may go on; otherwise the whole seconds (1 to 60) it has to wait. Only
   * failures are counted and refused: a request with a valid key never asks.
   */
  record(clientAddress: string): Promise<number | null>;
}

/** Bounds of the rule. */
export interface FailedAuthenticationLimits {
  /** Failures an address may make in a window. */
  readonly failures: number;
  readonly windowMs: number;
  /** Addresses that are remembered; the ones that failed first are forgotten first. */
  readonly addresses: number;
}

const LIMITS: FailedAuthenticationLimits = { failures: 100, windowMs: 60_000, addresses: 10_000 };

/** Counts failed authentications by client network, over all processes that share `counter`; null for one process alone. */
export function createFailedAuthentications(
  clock: Clock,
  counter: RateCounter | null = null,
  { failures, windowMs, addresses }: FailedAuthenticationLimits = LIMITS,
): FailedAuthentications {
  const shared = counter === null ? null : { counter, kind: 'failed keys' };
  const window = createRateWindow(clock, { times: failures, windowMs, clients: addresses }, shared);
  return { record: (clientAddress) => window.record(clientNetwork(clientAddress)) };
}
