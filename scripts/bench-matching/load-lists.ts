import { composeIngest } from '../../src/compose-ingest.ts';
import type { ListCode } from '../../src/domain/list-code.ts';
import type { ListedParty } from '../../src/domain/listed-party.ts';
import type { EmbeddedEngine } from '../../src/search/embedded/embedded-engine.ts';
import { engineOf } from '../bench/search-bench.ts';

/** The core lists in memory, and an engine that searches them. */
export interface LoadedLists {
  readonly byList: ReadonlyMap<ListCode, readonly ListedParty[]>;
  readonly parties: readonly ListedParty[];
  readonly engine: EmbeddedEngine;
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
    return { byList, parties: [...byList.values()].flat(), engine: await engineOf(byList) };
  } finally {
    await services.close();
  }
}
