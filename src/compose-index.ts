import { segmentFolder } from './compose-ingest.ts';
import { openIndexTasks } from './compose-elasticsearch.ts';
import type { Config } from './config.ts';
import type { PartyStore } from './ingest/party-store.ts';
import type { RebuildReport } from './search/elasticsearch/rebuild-index.ts';
import { isSound, type ListVerdict, type VerifyReport } from './search/elasticsearch/verify-index.ts';
import {
  compareEmbedded,
  rebuildEmbedded,
  type EmbeddedVerdict,
  type RebuiltSegment,
} from './search/embedded/compare-embedded.ts';
import { createSegmentFiles } from './search/embedded/segment-file.ts';

export { isSound, openIndexTasks };
export type { EmbeddedVerdict, ListVerdict, RebuildReport, RebuiltSegment, VerifyReport };

/**
 * Builds the embedded index anew in memory and compares it, and what is kept of it on disk, with the store of record; with `repair`, what
 * is kept and differs is written anew.
 */
export function verifyEmbeddedIndex(
  config: Pick<Config, 'DATA_DIR'>,
  store: PartyStore,
  options: { readonly repair: boolean },
): Promise<readonly EmbeddedVerdict[]> {
  return compareEmbedded({ ...embeddedParts(config, store), ...options });
}

/** Builds the embedded index of every list anew, from the store of record alone, and keeps it. */
export function rebuildEmbeddedIndex(
  config: Pick<Config, 'DATA_DIR'>,
  store: PartyStore,
): Promise<readonly RebuiltSegment[]> {
  return rebuildEmbedded(embeddedParts(config, store));
}

function embeddedParts(
  config: Pick<Config, 'DATA_DIR'>,
  store: PartyStore,
): Parameters<typeof rebuildEmbedded>[0] {
  return { store, files: createSegmentFiles(segmentFolder(config)), nowMs: () => performance.now() };
}
