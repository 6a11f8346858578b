import type { ListCode } from '../../src/domain/list-code.ts';
import type { ListedParty } from '../../src/domain/listed-party.ts';
import { createEmbeddedEngine, type EmbeddedEngine } from '../../src/search/embedded/embedded-engine.ts';
import { buildSegment } from '../../src/search/embedded/segment-builder.ts';

/** Serves the parties as a generation of a list. */
export async function serve(
  engine: EmbeddedEngine,
  code: ListCode,
  generation: number,
  parties: readonly ListedParty[],
): Promise<void> {
  const inOrder = parties.toSorted((a, b) => a.id - b.id);
  await engine.serve([
    await buildSegment({
      code,
      generation,
      parties: (async function* () {
        yield* inOrder;
      })(),
      cache: engine.words,
      nowMs: () => 0,
    }),
  ]);
}

/** An embedded engine that holds one generation of each list given. */
export async function engineWith(
  lists: Readonly<Partial<Record<ListCode, readonly ListedParty[]>>>,
): Promise<EmbeddedEngine> {
  const engine = createEmbeddedEngine();
  for (const [code, parties] of Object.entries(lists)) await serve(engine, code as ListCode, 1, parties);
  engine.markComplete();
  return engine;
}
