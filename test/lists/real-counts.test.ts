import assert from 'node:assert/strict';
import type { ListCode } from '../../src/domain/list-code.ts';
import { createFolderFetcher } from '../../src/ingest/folder-fetcher.ts';
import { reportFiles } from '../../src/ingest/folder-report.ts';
import { LIST_SOURCES } from '../../src/lists/registry.ts';
import { sharedPath } from '../support/shared.ts';

type Counts = Readonly<Partial<Record<ListCode, number>>>;

/** Parties of the publishers' files in `../shared/lists`. */
const LISTS: Counts = {
  AE_EOCN: 11,
  AU_DFAT: 3_811,
  BIS_DPL: 546,
  BIS_EL: 910,
  BIS_MEU: 71,
  BIS_UVL: 186,
  CANADA_SEMA: 1_369,
  DHS_UFLPA: 42,
  EU_FSF: 5_860,
  FBI_WANTED: 437,
  FINCEN_311: 30,
  FR_GELS: 6_212,
  IL_NBCTF: 914,
  JP_MOF: 2_862,
  MX_SAT_69B: 10_988,
  OFAC_NONSDN: 443,
  OFAC_SDN: 13_821,
  PL_MSWIA: 547,
  STATE_DTC: 511,
  STATE_ISN: 177,
  SWISS_SECO: 7_608,
  UK_SANCTIONS: 6_349,
  UN_CONSOLIDATED: 1_011,
};

/** Parties of the files in `../shared/lists-more`, as an independent count of their names has them. */
const MORE: Counts = {
  BIS_DPL: 437,
  BIS_EL: 1_972,
  BIS_MEU: 71,
  BIS_UVL: 201,
  CANADA_SEMA: 4_759,
  STATE_DTC: 723,
  STATE_ISN: 156,
};

for (const [folder, counts] of [
  ['lists', LISTS],
  ['lists-more', MORE],
] as const) {
  describe(`the whole files of ../shared/${folder}`, () => {
    it('hold exactly so many parties, and few names that look wrong', async function () {
      const path = sharedPath(folder);
      if (path === null) return this.skip();
      const fetcher = await createFolderFetcher(path);
      const found: Record<string, number> = {};
      let [names, odd] = [0, 0];
      for (const source of LIST_SOURCES) {
        const report = await reportFiles(source, fetcher, () => new Date(0));
        if (report === null) continue;
        found[source.facts.code] = report.coverage.parties;
        names += report.coverage.names;
        odd += report.coverage.oddNames.length;
        for (const { name, why } of report.coverage.oddNames) assert.notEqual(why, '', name);
      }
      await fetcher.close();
      assert.deepEqual(found, counts);
      if (folder === 'lists') assert.ok(odd <= (5 * names) / 10_000, `${odd} of ${names}`);
    });
  });
}

describe('the Canadian list of 2025 in ../shared/lists-more', () => {
  it('holds 3,334 individuals, 1,316 entities and 109 ships', async function () {
    const path = sharedPath('lists-more');
    if (path === null) return this.skip();
    const fetcher = await createFolderFetcher(path);
    const source = LIST_SOURCES.find(({ facts }) => facts.code === 'CANADA_SEMA');
    assert.ok(source !== undefined);
    const report = await reportFiles(source, fetcher, () => new Date(0));
    await fetcher.close();
    assert.deepEqual(report?.coverage.byType, { individual: 3_334, entity: 1_316, vessel: 109, aircraft: 0 });
    assert.equal(report.dataAsOf, '2025-03-20');
    assert.deepEqual(report.unknown, []);
  });
});
