import { composeIngest } from '../../src/compose-ingest.ts';
import type { ListCode } from '../../src/domain/list-code.ts';
import type { ListedParty } from '../../src/domain/listed-party.ts';
import type { EmbeddedEngine } from '../../src/search/embedded/embedded-engine.ts';
import { engineOf } from '../bench/search-bench.ts';

/** The core lists in memory. */
export interface LoadedLists {
  readonly byList: ReadonlyMap<ListCode, readonly ListedParty[]>;
  readonly parties: readonly ListedParty[];
  /** The engine over them, built when it is first asked for. */
  readonly engine: () => Promise<EmbeddedEngine>;
}

/** Where lists come from: a folder with copies, and the data folder that keeps what was read of them. */
export interface ListPlaces {
  readonly from: string;
  readonly dataDir: string;
}

/**
 * Reads the core lists that the data folder holds; an empty one is filled from the folder with copies first, which takes
 * a minute. Throws `ServiceError` when there are no copies.
 */
export async function loadCoreLists({ from, dataDir }: ListPlaces): Promise<LoadedLists> {
  const services = await composeIngest({ DATA_DIR: dataDir });
  try {
    const catalogue = await services.catalogue();
    const codes = catalogue.filter(({ facts }) => facts.core).map(({ facts }) => facts.code);
    if ((await services.store.generations()).size === 0) {
      await services.updateLists({ codes, from, force: false, strict: false, waitMs: 0 });
    }
    const byList = new Map<ListCode, readonly ListedParty[]>();
    for (const code of codes) {
      const parties: ListedParty[] = [];
      for await (const party of services.store.parties(code)) parties.push(party);
      if (parties.length > 0) byList.set(code, parties);
    }
    let engine: Promise<EmbeddedEngine> | null = null;
    return {
      byList,
      parties: [...byList.values()].flat(),
      engine: () => (engine ??= engineOf(byList)),
    };
  } finally {
    await services.close();
  }
}
