import { join } from 'node:path';
import { openIndexTasks } from './compose-elasticsearch.ts';
import type { Config } from './config.ts';
import type { PartyStore } from './ingest/party-store.ts';
import type { RebuildReport } from './search/elasticsearch/rebuild-index.ts';
import { isSound, type ListVerdict, type VerifyReport } from './search/elasticsearch/verify-index.ts';
import { compareEmbedded, type EmbeddedVerdict } from './search/embedded/compare-embedded.ts';
import { createSegmentFiles } from './search/embedded/segment-file.ts';

export { isSound, openIndexTasks };
export type { EmbeddedVerdict, ListVerdict, RebuildReport, VerifyReport };

/** Builds the embedded index anew in memory and compares it, and what is kept of it on disk, with the store of record. */
export function verifyEmbeddedIndex(
  config: Pick<Config, 'DATA_DIR'>,
  store: PartyStore,
): Promise<readonly EmbeddedVerdict[]> {
  const files = createSegmentFiles(join(config.DATA_DIR, 'segments'));
  return compareEmbedded({ store, files, nowMs: () => performance.now() });
}
