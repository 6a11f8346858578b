import assert from 'node:assert/strict';
import type { ListCode } from '../../src/domain/list-code.ts';
import type { Catalogue, CatalogueEntry } from '../../src/ingest/catalogue.ts';
import { createEditions } from '../../src/screening/editions.ts';
import { CATALOGUE } from '../support/http-service.ts';

const of = (generations: Partial<Record<ListCode, number>>): ReadonlyMap<ListCode, number> =>
  new Map(Object.entries(generations) as [ListCode, number][]);

/** The catalogue with a list at a generation of a date. */
function at(generation: number, dataAsOf: string): readonly CatalogueEntry[] {
  return CATALOGUE.map((entry) =>
    entry.facts.code === 'EU_FSF' ? { ...entry, generation, dataAsOf } : entry,
  );
}

describe('editions of the lists searched', () => {
  let kept: readonly CatalogueEntry[];
  let stored: readonly CatalogueEntry[];
  let readAnew: number;
  /** What was kept of the store, unless it is asked to read it. */
  const catalogue: Catalogue = ({ anew } = { anew: false }) => {
    if (anew) {
      readAnew++;
      kept = stored;
    }
    return Promise.resolve(kept);
  };
  beforeEach(() => {
    kept = CATALOGUE;
    stored = CATALOGUE;
    readAnew = 0;
  });

  it('are those of the lists asked for, in their order, with their dates', async () => {
    const editionsOf = createEditions(catalogue);
    const editions = await editionsOf(['OFAC_SDN', 'EU_FSF'], of({ EU_FSF: 1, OFAC_SDN: 1, MX_SAT_69B: 1 }));
    const dates = { dataAsOf: '2026-03-14', fetchedAt: '2026-03-15T06:00:00.000Z', stale: false };
    assert.deepEqual(editions, [
      { code: 'OFAC_SDN', generation: 1, ...dates },
      { code: 'EU_FSF', generation: 1, ...dates },
    ]);
    assert.equal(readAnew, 0);
  });

  it('are those of the view that was searched while the store is one ahead', async () => {
    const editionsOf = createEditions(catalogue);
    kept = at(4, '2026-03-01');
    await editionsOf(['EU_FSF'], of({ EU_FSF: 4 }));
    kept = at(5, '2026-03-14');
    const [behind] = await editionsOf(['EU_FSF'], of({ EU_FSF: 4 }));
    assert.deepEqual([behind?.generation, behind?.dataAsOf], [4, '2026-03-01']);
    const [now] = await editionsOf(['EU_FSF'], of({ EU_FSF: 5 }));
    assert.deepEqual([now?.generation, now?.dataAsOf], [5, '2026-03-14']);
  });

  it('are read anew where the view is ahead of what is kept of the store', async () => {
    kept = at(4, '2026-03-01');
    stored = at(5, '2026-03-14');
    const [edition] = await createEditions(catalogue)(['EU_FSF'], of({ EU_FSF: 5 }));
    assert.deepEqual([edition?.generation, edition?.dataAsOf, readAnew], [5, '2026-03-14', 1]);
  });

  it('have no date where nobody has seen the edition in the store', async () => {
    const [edition] = await createEditions(catalogue)(['EU_FSF'], of({ EU_FSF: 9 }));
    assert.deepEqual(edition, {
      code: 'EU_FSF',
      generation: 9,
      dataAsOf: null,
      fetchedAt: null,
      stale: false,
    });
  });

  it('leave out a list that is not in the view', async () => {
    assert.deepEqual(await createEditions(catalogue)(['EU_FSF', 'OFAC_SDN'], of({})), []);
  });
});
