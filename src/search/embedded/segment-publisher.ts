import type { ListCode } from '../../domain/list-code.ts';
import type { ListedParty } from '../../domain/listed-party.ts';
import type { PartyStore } from '../../ingest/party-store.ts';
import type { WordCache } from '../../matching/names/prepare-name.ts';
import type { IndexPublisher } from '../index-publisher.ts';
import { buildSegment } from './segment-builder.ts';
import type { SegmentFiles } from './segment-file.ts';

/** What the publisher of segments needs. */
export interface SegmentPublisherOptions {
  readonly store: Pick<PartyStore, 'generations' | 'parties'>;
  readonly files: SegmentFiles;
  /** A clock that only rises, in milliseconds. */
  readonly nowMs: () => number;
}

/**
 * Builds the segment of a generation, before it is committed or, where that was missed, afterwards, and leaves it where
 * servers look for it, so that neither a start nor a switch has to build it while requests are answered.
 */
export function createSegmentPublisher({ store, files, nowMs }: SegmentPublisherOptions): IndexPublisher {
  const cache: WordCache = new Map();
  const write = async (
    code: ListCode,
    generation: number,
    parties: AsyncIterable<ListedParty>,
  ): Promise<void> => {
    const earlier = (await files.newest(code)) ?? undefined;
    await files.write(await buildSegment({ code, generation, parties, cache, nowMs }, earlier));
  };
  return {
    prepare: ({ code, generation }, parties) => write(code, generation, parties),
    async publish(code) {
      const generation = (await store.generations()).get(code);
      if (generation === undefined || (await files.has(code, generation))) return;
      await write(code, generation, store.parties(code));
    },
  };
}
