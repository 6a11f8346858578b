import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { composeIngest, type IngestServices } from '../../src/compose-ingest.ts';
import type { ListCode } from '../../src/domain/list-code.ts';
import type { UpdateReport } from '../../src/ingest/list-report.ts';
import { sharedPath } from '../support/shared.ts';
import { freshFolder, removeFolders, writeFiles } from './support/folders.ts';

/** Parties of the whole files, as their provenance notes count them. */
const COUNTS: Readonly<Partial<Record<ListCode, number>>> = {
  EU_FSF: 5_860,
  OFAC_NONSDN: 443,
  OFAC_SDN: 13_821,
  UK_SANCTIONS: 6_349,
  UN_CONSOLIDATED: 1_011,
};
const CODES = Object.keys(COUNTS) as ListCode[];

describe('the whole real lists', () => {
  let services: IngestServices | null = null;
  let shared: string;

  const update = (from: string, codes: readonly ListCode[]): Promise<UpdateReport> =>
    opened().updateLists({ codes, from, force: false, strict: false, waitMs: 0 });

  const opened = (): IngestServices => {
    assert.ok(services !== null);
    return services;
  };

  before(async function () {
    const path = sharedPath('lists');
    if (path === null) this.skip();
    shared = path;
    services = await composeIngest({ DATA_DIR: await freshFolder() });
  });

  after(async () => {
    await services?.close();
    await removeFolders();
  });

  it('are all loaded, with the counts their publishers give', async () => {
    const report = await update(shared, CODES);
    assert.deepEqual(
      Object.fromEntries(report.lists.map(({ code, entryCount }) => [code, entryCount])),
      COUNTS,
    );
    assert.equal(report.failed, false);
  });

  it('are skipped when they are unchanged', async () => {
    const report = await update(shared, CODES);
    assert.ok(report.lists.every(({ outcome }) => outcome === 'unchanged'));
  });

  it('show a change between two editions: 146 added, 14 removed on the UN list', async () => {
    const folder = await freshFolder();
    const older = gunzipSync(await readFile(join(shared, 'UN_CONSOLIDATED/consolidated.2024-11-30.xml.gz')));
    await writeFiles(folder, { 'UN_CONSOLIDATED/consolidated.xml': older });
    const back = await update(folder, ['UN_CONSOLIDATED']);
    assert.deepEqual(
      [back.lists[0]?.outcome, back.lists[0]?.committed?.added, back.lists[0]?.committed?.removed],
      ['updated', 14, 146],
    );
    const forth = await update(shared, ['UN_CONSOLIDATED']);
    const committed = forth.lists[0]?.committed;
    assert.deepEqual([committed?.generation, committed?.added, committed?.removed], [3, 146, 14]);
    const changes = (await opened().store.changesSince('UN_CONSOLIDATED', 2)) ?? [];
    assert.equal(changes.filter(({ kind }) => kind === 'added').length, 146);
    assert.equal((await opened().store.changesSince('UN_CONSOLIDATED', 1))?.length, 2 * changes.length);
  });

  it('keep their place when a file is cut short', async () => {
    const folder = await freshFolder();
    const whole = await readFile(join(shared, 'UN_CONSOLIDATED/consolidated.xml'));
    await writeFiles(folder, { 'UN_CONSOLIDATED/consolidated.xml': whole.subarray(0, whole.length / 2) });
    const report = await update(folder, ['UN_CONSOLIDATED']);
    assert.deepEqual([report.failed, report.lists[0]?.entryCount], [true, 1_011]);
    assert.match(report.lists[0]?.reason ?? '', /not well-formed XML/u);
  });
});
