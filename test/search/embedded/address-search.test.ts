import { createEmbeddedEngine } from '../../../src/search/embedded/embedded-engine.ts';
import { describeAddressSearch } from '../../contract/search-engine/search-engine-addresses.ts';
import { serve } from '../../support/engines.ts';

describeAddressSearch('embedded', async () => {
  const engine = createEmbeddedEngine();
  engine.markComplete();
  let generation = 0;
  return {
    engine,
    replaceList: (code, parties) => serve(engine, code, ++generation, parties),
    close: () => engine.close(),
  };
});
