import type { Clock } from '../domain/clock.ts';
import { clientNetwork } from './client-network.ts';

/** A UTC day, ISO `yyyy-mm-dd`. */
export type Day = string;

/** What became of one screening asked for without a key. */
export type DailyOutcome =
  | {
      readonly taken: true;
      readonly ticket: DailyTicket;
      readonly remaining: number;
      readonly resetsAt: Date;
    }
  | { readonly taken: false; readonly resetsAt: Date };

/** Which screening of which day was taken, to give it back. */
export interface DailyTicket {
  readonly day: Day;
  readonly network: string;
}

/** The free screenings of each client network and UTC day, exact for any number of processes. */
export interface DailyScreenings {
  /** Takes one in one atomic step, unless the network had `limit` of them today. */
  take(clientAddress: string, limit: number): Promise<DailyOutcome>;
  /** Gives one back that did not run. */
  giveBack(ticket: DailyTicket): Promise<void>;
}

/** Where the free screenings are counted. */
export interface DailyScreeningStore {
  /** Counts one more and returns how many the network has now; null, and counts nothing, when it had `limit`. */
  take(ticket: DailyTicket, limit: number): Promise<number | null>;
  giveBack(ticket: DailyTicket): Promise<void>;
}

/** The free screenings over a store. */
export function createDailyScreenings({
  store,
  clock,
}: {
  readonly store: DailyScreeningStore;
  readonly clock: Clock;
}): DailyScreenings {
  return {
    async take(clientAddress, limit) {
      const now = clock();
      const ticket = { day: now.toISOString().slice(0, 10), network: clientNetwork(clientAddress) };
      const taken = await store.take(ticket, limit);
      const resetsAt = nextDay(now);
      if (taken === null) return { taken: false, resetsAt };
      return { taken: true, ticket, remaining: Math.max(0, limit - taken), resetsAt };
    },
    giveBack: (ticket) => store.giveBack(ticket),
  };
}

function nextDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
}
