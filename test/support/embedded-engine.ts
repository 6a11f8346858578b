import type { ListCode } from '../../src/domain/list-code.ts';
import type { ListedParty } from '../../src/domain/listed-party.ts';
import { createEmbeddedEngine, type EmbeddedEngine } from '../../src/search/embedded/embedded-engine.ts';
import { buildSegment } from '../../src/search/embedded/segment-builder.ts';
import type { SearchEngine, SearchSnapshot } from '../../src/search/search-engine.ts';

async function* inOrder(parties: readonly ListedParty[]): AsyncGenerator<ListedParty> {
  for (const party of [...parties].sort((a, b) => a.id - b.id)) yield await Promise.resolve(party);
}

/** The embedded engine, holding these parties. */
export async function engineHolding(parties: readonly ListedParty[]): Promise<EmbeddedEngine> {
  const engine = createEmbeddedEngine();
  const nowMs = (): number => performance.now();
  for (const code of new Set<ListCode>(['EU_FSF', 'OFAC_SDN', ...parties.map(({ listCode }) => listCode)])) {
    const own = inOrder(parties.filter(({ listCode }) => listCode === code));
    await engine.serve([
      await buildSegment({ code, generation: 1, parties: own, cache: engine.words, nowMs }),
    ]);
  }
  engine.markComplete();
  return engine;
}

/** The engine with some of its questions answered otherwise; each replacement is given the true snapshot. */
export function tampered(
  engine: SearchEngine,
  replace: (snapshot: SearchSnapshot) => Partial<SearchSnapshot>,
): SearchEngine {
  return {
    async snapshot() {
      const snapshot = await engine.snapshot();
      return { ...snapshot, ...replace(snapshot) };
    },
    health: () => engine.health(),
    close: () => engine.close(),
  };
}
