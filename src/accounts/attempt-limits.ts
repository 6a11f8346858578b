import type { Clock } from '../domain/clock.ts';
import { clientNetwork } from './client-network.ts';
import { foldEmail } from './email.ts';
import type { SharedRate } from './rate-counter.ts';
import { createRateWindow, type RateWindow } from './rate-window.ts';

/** How often one thing may be tried, by client network and by account. */
export interface AttemptLimits {
  /** Counts an attempt. Null while it may go on; otherwise the whole seconds (at least 1) to wait. */
  record(clientAddress: string, email: string): Promise<number | null>;
}

/** Attempts allowed in a window. */
export interface AttemptRule {
  readonly windowMs: number;
  /** From one network for one address: a person who has forgotten which password it was. */
  readonly pair: number;
  /** From one network for any address: one guess for many accounts. */
  readonly network: number;
  /** For one address from anywhere: many machines guessing one password. */
  readonly email: number;
  /**
   * From one network for one address once that is used up. Above 0, so that strangers who guess cannot lock the owner out, who
   * comes from another network; and few, so that each network that guesses gains little. 0 where nobody may go on.
   */
  readonly pairAfterEmail: number;
}

const MINUTE_MS = 60_000;
const REMEMBERED = 10_000;

/** Signing in. */
export const SIGN_IN_RULE: AttemptRule = {
  windowMs: 15 * MINUTE_MS,
  pair: 10,
  network: 100,
  email: 100,
  pairAfterEmail: 2,
};

/** Asking for a mail: nobody's mailbox is filled from here. Whoever asked, the owner has the mails by then. */
export const MAIL_RULE: AttemptRule = {
  windowMs: 60 * MINUTE_MS,
  pair: 5,
  network: 30,
  email: 10,
  pairAfterEmail: 0,
};

/** Counts attempts, over all processes that share the counts; null for one process alone. Memory is bounded. */
export function createAttemptLimits(
  clock: Clock,
  rule: AttemptRule,
  shared: SharedRate | null = null,
): AttemptLimits {
  const window = (times: number, by: string): RateWindow =>
    createRateWindow(
      clock,
      { times, windowMs: rule.windowMs, clients: REMEMBERED },
      shared === null ? null : { ...shared, kind: `${shared.kind} by ${by}` },
    );
  const pairs = window(rule.pair, 'network and address');
  const networks = window(rule.network, 'network');
  const emails = window(rule.email, 'address');
  const fewer = window(rule.pairAfterEmail, 'network and address in demand');
  return {
    async record(clientAddress, email) {
      const network = clientNetwork(clientAddress);
      const address = foldEmail(email.trim()).slice(0, 254);
      const pair = `${network} ${address}`;
      const waitFewer = await fewer.record(pair);
      // Whoever is refused already does not use up what is left to others for this address.
      const refused = (await pairs.record(pair)) ?? (await networks.record(network));
      if (refused !== null) return refused;
      const wait = await emails.record(address);
      return wait === null || waitFewer === null ? null : Math.min(wait, waitFewer);
    },
  };
}
