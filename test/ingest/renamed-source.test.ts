import assert from 'node:assert/strict';
import { join } from 'node:path';
import { composeIngest, type IngestServices } from '../../src/compose-ingest.ts';
import type { ListCode } from '../../src/domain/list-code.ts';
import type { ListReport } from '../../src/ingest/list-report.ts';
import { bisEl } from '../../src/lists/sources/BIS_EL/source.ts';
import { stateIsn } from '../../src/lists/sources/STATE_ISN/source.ts';
import { listFixture } from '../support/list-fixtures.ts';
import { freshFolder, removeFolders, writeFiles } from './support/folders.ts';

const FIXTURE = listFixture('US_CSL/consolidated.csv');
const KNOWN = 'Nonproliferation Sanctions (ISN)';
const RENAMED = 'Nonproliferation Sanctions (ACN)';
const UNKNOWN = 'Missile Measures (MIM)';
const PARTIES = 10;

/** The fixture with ten parties of the list, each under the source that is given for its number from 0. */
function fileWith(sourceOf: (place: number) => string): string {
  const lines = FIXTURE.split('\n');
  const row = lines.find((line) => line.includes('Example Testova')) ?? '';
  const others = lines.filter((line) => line !== '' && !line.includes(KNOWN));
  const own = Array.from({ length: PARTIES }, (_, place) =>
    row
      .replace('hash12', `own${place}`)
      .replace(KNOWN, sourceOf(place))
      .replace('Example Testova', `Example ${'ABCDEFGHIJ'.charAt(place)}nova`),
  );
  return `${[...others, ...own].join('\n')}\n`;
}

describe('a list whose publisher renames the source code of its rows', () => {
  let folder: string;
  let services: IngestServices;
  beforeEach(async () => {
    folder = await freshFolder();
    services = await composeIngest({ DATA_DIR: join(folder, 'data') }, { sources: [stateIsn, bisEl] });
    await put(() => KNOWN);
    const first = await update();
    assert.deepEqual([first.get('STATE_ISN')?.entryCount, first.get('BIS_EL')?.entryCount], [PARTIES, 3]);
  });
  afterEach(async () => {
    await services.close();
    await removeFolders();
  });

  const put = (sourceOf: (place: number) => string): Promise<void> =>
    writeFiles(join(folder, 'lists'), { 'US_CSL/consolidated.csv': fileWith(sourceOf) });

  async function update(strict = false): Promise<ReadonlyMap<ListCode, ListReport>> {
    const from = join(folder, 'lists');
    const { lists } = await services.updateLists({ codes: null, from, force: false, strict, waitMs: 10_000 });
    return new Map(lists.map((list) => [list.code, list]));
  }

  for (const strict of [false, true]) {
    it(`is kept whole under both codes in one file${strict ? ', strictly too' : ''}`, async () => {
      await put((place) => (place % 2 === 0 ? KNOWN : RENAMED));
      const list = (await update(strict)).get('STATE_ISN');
      assert.deepEqual([list?.outcome, list?.entryCount], ['unchanged', PARTIES], list?.reason ?? '');
      assert.deepEqual(list?.unknown, []);
    });

    it(`is refused and kept as it was where half of it is under a code nobody knows${strict ? ', strictly too' : ''}`, async () => {
      await put((place) => (place % 2 === 0 ? KNOWN : UNKNOWN));
      const reports = await update(strict);
      const list = reports.get('STATE_ISN');
      assert.deepEqual([list?.outcome, list?.entryCount], ['refused', PARTIES]);
      assert.match(list?.reason ?? '', /^5 parties are 50 % fewer than the 10 served now$/u);
      const told = list?.leftOut.find(({ what }) => what.startsWith(`row of no known list: ${UNKNOWN}`));
      assert.equal(told?.count, PARTIES / 2);
      const other = reports.get('BIS_EL');
      assert.deepEqual([other?.outcome, other?.entryCount], ['unchanged', 3], other?.reason ?? '');
    });

    it(`fails and is kept as it was where all of it is${strict ? ', strictly too' : ''}`, async () => {
      await put(() => UNKNOWN);
      const reports = await update(strict);
      const list = reports.get('STATE_ISN');
      assert.deepEqual([list?.outcome, list?.entryCount], ['failed', PARTIES]);
      assert.match(list?.reason ?? '', /no row of ISN, but rows of lists nobody knows.*\(MIM\)/u);
      assert.equal(reports.get('BIS_EL')?.outcome, 'unchanged');
    });
  }
});
