import type { ListedParty } from '../../domain/listed-party.ts';
import type { GenerationOfList, PartyStore } from '../../ingest/party-store.ts';
import type { WordCache } from '../../matching/names/prepare-name.ts';
import type { IndexPublisher } from '../index-publisher.ts';
import { buildSegment } from './segment-builder.ts';
import type { SegmentFiles } from './segment-file.ts';

/** What the publisher of segments needs. */
export interface SegmentPublisherOptions {
  readonly store: Pick<PartyStore, 'editions' | 'parties'>;
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
  const write = async (list: GenerationOfList, parties: AsyncIterable<ListedParty>): Promise<void> => {
    const { code, generation, origin } = list;
    const earlier = (await files.newest(code)) ?? undefined;
    await files.write(await buildSegment({ code, generation, origin, parties, cache, nowMs }, earlier));
  };
  return {
    prepare: write,
    async publish(code) {
      const edition = (await store.editions()).get(code);
      if (edition === undefined || (await files.has(code, edition))) return;
      await write({ code, ...edition }, store.parties(code));
    },
  };
}
