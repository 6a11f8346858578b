import type { ListCode } from '../../domain/list-code.ts';
import type { ListEdition, PartyStore } from '../../ingest/party-store.ts';
import type { EmbeddedEngine } from './embedded-engine.ts';
import type { SegmentData } from './list-segment.ts';
import { buildSegment } from './segment-builder.ts';
import type { SegmentFiles } from './segment-file.ts';

/** What a follower of the store of record needs. */
export interface FollowerOptions {
  readonly store: Pick<PartyStore, 'editions' | 'parties'>;
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
  /** Told when a new view is served: the first once everything committed was loaded. */
  readonly onServed?: () => void;
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
  const served = new Map<ListCode, ListEdition>();
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;
  let isComplete = false;

  const build = async (code: ListCode, edition: ListEdition): Promise<SegmentData> => {
    const { store, engine, files, nowMs, onBuild } = options;
    onBuild(code, edition.generation);
    const source = { code, ...edition, parties: store.parties(code), cache: engine.words, nowMs };
    return buildSegment(source, (await files?.newest(code)) ?? undefined);
  };

  async function catchUp(): Promise<void> {
    const segments: SegmentData[] = [];
    const built: SegmentData[] = [];
    try {
      for (const [code, edition] of await options.store.editions()) {
        if (stopped || isSame(served.get(code), edition)) continue;
        const kept = (await options.files?.read(code, edition)) ?? null;
        const segment = kept ?? (await build(code, edition));
        segments.push(segment);
        if (kept === null) built.push(segment);
      }
    } finally {
      // Together: the index of all names is made once, however many lists are new. What can be read is served in any case.
      if (segments.length > 0) await serve(segments);
    }
    await keep(built);
  }

  /** A list that moved on while it was read is of neither generation for certain: it is served until the next look, and not kept. */
  async function keep(built: readonly SegmentData[]): Promise<void> {
    if (options.files === null || built.length === 0) return;
    const editions = await options.store.editions();
    for (const segment of built) {
      if (isSame(editions.get(segment.code), segment))
        await options.files.write(segment).catch(options.onFailure);
    }
  }

  async function serve(segments: readonly SegmentData[]): Promise<void> {
    await options.engine.serve(segments);
    for (const { code, generation, origin } of segments) {
      served.set(code, { generation, origin });
      options.onSwitch(code, generation);
    }
    if (isComplete) options.onServed?.();
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
      isComplete = true;
      options.onServed?.();
      schedule();
    },
    async stop() {
      stopped = true;
      if (timer !== null) clearTimeout(timer);
      await running;
    },
  };
}

function isSame(served: ListEdition | undefined, edition: ListEdition): boolean {
  return served?.generation === edition.generation && served.origin === edition.origin;
}
