import type { ListCode } from '../../domain/list-code.ts';
import type { PartyStore } from '../../ingest/party-store.ts';
import type { EmbeddedEngine } from './embedded-engine.ts';
import type { SegmentData } from './list-segment.ts';
import { buildSegment } from './segment-builder.ts';
import type { SegmentFiles } from './segment-file.ts';

/** What a follower of the store of record needs. */
export interface FollowerOptions {
  readonly store: Pick<PartyStore, 'generations' | 'parties'>;
  readonly engine: EmbeddedEngine;
  /** Segments of earlier runs; null to build every one. */
  readonly files: SegmentFiles | null;
  /** How often the store is asked for new generations, in milliseconds. */
  readonly intervalMs: number;
  /** A clock that only rises, in milliseconds. */
  readonly nowMs: () => number;
  /** Told of each list whose index is built here, since none is kept of this release: that takes seconds, for all lists a minute. */
  readonly onBuild: (code: ListCode, generation: number) => void;
  /** Told of each list that was switched to a new generation, and of failures. */
  readonly onSwitch: (code: ListCode, generation: number) => void;
  readonly onFailure: (error: unknown) => void;
}

/** Keeps the embedded engine at the newest committed generation of every list. */
export interface StoreFollower {
  /** Loads everything that is committed, then keeps following. */
  start(): Promise<void>;
  /** Stops after the step at hand. */
  stop(): Promise<void>;
}

/** Creates a follower; nothing happens before `start`. */
export function createStoreFollower(options: FollowerOptions): StoreFollower {
  const served = new Map<ListCode, number>();
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;

  const build = async (code: ListCode, generation: number): Promise<SegmentData> => {
    const { store, engine, files, nowMs, onBuild } = options;
    onBuild(code, generation);
    const source = { code, generation, parties: store.parties(code), cache: engine.words, nowMs };
    return buildSegment(source, (await files?.newest(code)) ?? undefined);
  };

  async function catchUp(): Promise<void> {
    const segments: SegmentData[] = [];
    const built: SegmentData[] = [];
    try {
      for (const [code, generation] of await options.store.generations()) {
        if (stopped || served.get(code) === generation) continue;
        const kept = (await options.files?.read(code, generation)) ?? null;
        const segment = kept ?? (await build(code, generation));
        segments.push(segment);
        if (kept === null) built.push(segment);
      }
    } finally {
      // Together: the index of all names is made once, however many lists are new. What can be read is served in any case.
      if (segments.length > 0) await serve(segments);
    }
    for (const segment of built) await options.files?.write(segment).catch(options.onFailure);
  }

  async function serve(segments: readonly SegmentData[]): Promise<void> {
    await options.engine.serve(segments);
    for (const { code, generation } of segments) {
      served.set(code, generation);
      options.onSwitch(code, generation);
    }
  }

  function schedule(): void {
    if (stopped) return;
    timer = setTimeout(() => {
      running = catchUp().catch(options.onFailure).finally(schedule);
    }, options.intervalMs);
    timer.unref();
  }

  return {
    async start() {
      await catchUp();
      options.engine.markComplete();
      schedule();
    },
    async stop() {
      stopped = true;
      if (timer !== null) clearTimeout(timer);
      await running;
    },
  };
}
