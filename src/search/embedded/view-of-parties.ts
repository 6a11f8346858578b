import type { ListCode } from '../../domain/list-code.ts';
import type { ListedParty } from '../../domain/listed-party.ts';
import type { SearchSnapshot } from '../search-engine.ts';
import { createEmbeddedEngine } from './embedded-engine.ts';
import type { SegmentData } from './list-segment.ts';
import { buildSegment } from './segment-builder.ts';

/**
 * A view of nothing but the parties given, searched by the same rules as whole lists: what changed in a list is matched
 * at a cost that follows the change.
 */
export async function viewOfParties(
  lists: ReadonlyMap<ListCode, readonly ListedParty[]>,
  nowMs: () => number,
): Promise<SearchSnapshot> {
  const engine = createEmbeddedEngine();
  const segments: SegmentData[] = [];
  for (const [code, parties] of lists) {
    const inOrder = parties.toSorted((a, b) => a.id - b.id);
    const segment = await buildSegment({
      code,
      generation: 1,
      parties: each(inOrder),
      cache: engine.words,
      nowMs,
    });
    segments.push(segment);
  }
  await engine.serve(segments);
  engine.markComplete();
  return engine.snapshot();
}

async function* each(parties: readonly ListedParty[]): AsyncGenerator<ListedParty> {
  // Building gives way to requests by itself; the parties are in memory.
  yield* await Promise.resolve(parties);
}
