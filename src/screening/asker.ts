/** Of one request: what it has used of what it may use, and that its searches run one after the other. */
export class RequestShare {
  spentMs = 0;
  /** Of that, spent on what failed. */
  failedMs = 0;
  candidates = 0;
  matches = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** Runs work once all that was given before has ended, so that each knows what is left. */
  inOrder<Result>(work: () => Promise<Result>): Promise<Result> {
    const next = this.#last.then(work, work);
    this.#last = next.catch(() => undefined);
    return next;
  }
}

/** For whom work is done. */
export interface Asker {
  /** By whose turns: the account, the network of the client. Nobody's for work of the service itself. */
  readonly clients: readonly string[];
  /** A job gives way to every request, and has all the time it needs. */
  readonly urgency: 'request' | 'job';
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal | null;
  readonly share: RequestShare;
  /** What has to be found whatever it takes: gives way to others, but never ends for its share. */
  readonly hasNoShare?: true;
}

/** Someone whose work has no name: what the service does of its own accord. */
export function nobody(): Asker {
  return { clients: [], urgency: 'job', signal: null, share: new RequestShare() };
}

/** A job of an account, null for none. */
export function jobOf(accountId: number | null): Asker {
  return { ...nobody(), clients: accountId === null ? [] : [`account ${accountId}`] };
}

/** Somebody of an account who waits for an answer. */
export function memberOf(accountId: number): Asker {
  return { ...jobOf(accountId), urgency: 'request' };
}

/** The client of a request by its account, null for none, and the network it comes from. */
export function askerOf(accountId: number | null, network: string, signal: AbortSignal | null): Asker {
  const clients = [...(accountId === null ? [] : [`account ${accountId}`]), `network ${network}`];
  return { clients, urgency: 'request', signal, share: new RequestShare() };
}
