import type { ListCode } from '../../domain/list-code.ts';
import { ServiceError } from '../../errors.ts';
import type { PartyStore } from '../../ingest/party-store.ts';
import type { IndexPublisher } from '../index-publisher.ts';

/** What keeping an index needs. */
export interface KeeperOptions {
  readonly store: Pick<PartyStore, 'editions'>;
  /** Must not wait for another writer. */
  readonly publisher: IndexPublisher;
  readonly intervalMs: number;
  readonly onFailure: (error: unknown) => void;
  /** Told of every round that brought all lists up to date, or found them so. */
  readonly onKept?: () => void;
}

/** Makes up for what no update did: an index that is missing or of an older version, a publishing that failed. */
export interface IndexKeeper {
  start(): void;
  /** Stops after the list at hand. */
  stop(): Promise<void>;
}

/** Creates a keeper; nothing happens before `start`. */
export function createIndexKeeper({
  store,
  publisher,
  intervalMs,
  onFailure,
  onKept,
}: KeeperOptions): IndexKeeper {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;

  async function publishAll(): Promise<void> {
    const codes: readonly ListCode[] = [...(await store.editions()).keys()];
    for (const code of codes) if (!stopped) await publisher.publish(code);
    onKept?.();
  }

  function run(): void {
    running = publishAll()
      .catch((error: unknown) => {
        // Whoever writes the index just now does the same work.
        if (!(error instanceof ServiceError && error.code === 'busy')) onFailure(error);
      })
      .finally(() => {
        if (stopped) return;
        timer = setTimeout(run, intervalMs);
        timer.unref();
      });
  }

  return {
    start: run,
    async stop() {
      stopped = true;
      if (timer !== null) clearTimeout(timer);
      await running;
    },
  };
}
