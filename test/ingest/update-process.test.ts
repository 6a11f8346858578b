import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { ServiceError } from '../../src/errors.ts';
import { createUpdateProcess } from '../../src/ingest/update-process.ts';
import { freshFolder, removeFolders, writeFiles } from './support/folders.ts';

const RUN = fileURLToPath(new URL('../../bin/run', import.meta.url));
const COMMAND = [RUN, 'lists-update'] as const;

const LIST = `<CONSOLIDATED_LIST dateGenerated="2026-08-01T00:00:00Z"><INDIVIDUALS></INDIVIDUALS><ENTITIES><ENTITY>
  <DATAID>1</DATAID><FIRST_NAME>EXAMPLE</FIRST_NAME><UN_LIST_TYPE>Test</UN_LIST_TYPE><REFERENCE_NUMBER>QDe.901</REFERENCE_NUMBER>
</ENTITY></ENTITIES></CONSOLIDATED_LIST>`;

describe('an update in a process of its own', () => {
  let folder: string;
  let dataDir: string | undefined;

  beforeEach(async () => {
    folder = await freshFolder();
    dataDir = process.env.DATA_DIR;
    process.env.DATA_DIR = join(folder, 'data');
    await writeFiles(folder, { 'lists/UN_CONSOLIDATED/consolidated.xml': LIST });
  });

  afterEach(async () => {
    if (dataDir === undefined) delete process.env.DATA_DIR;
    else process.env.DATA_DIR = dataDir;
    await removeFolders();
  });

  const request = (from: string): Parameters<ReturnType<typeof createUpdateProcess>>[0] => ({
    codes: ['UN_CONSOLIDATED'],
    from: join(folder, from),
    force: false,
    strict: false,
    waitMs: 0,
  });

  it('gives the same report', async () => {
    const report = await createUpdateProcess({ command: COMMAND })(request('lists'));
    assert.deepEqual(
      [report.failed, report.lists[0]?.outcome, report.lists[0]?.committed?.added],
      [false, 'updated', 1],
    );
    assert.ok(report.startedAt <= report.finishedAt);
  });

  it('runs twice at once and writes once', async () => {
    const update = createUpdateProcess({ command: COMMAND });
    const reports = await Promise.all([update(request('lists')), update(request('lists'))]);
    assert.deepEqual(reports.map(({ lists }) => lists[0]?.outcome).sort(), ['unchanged', 'updated']);
  });

  it('says why nothing could be tried', async () => {
    await assert.rejects(createUpdateProcess({ command: COMMAND })(request('nowhere')), (error) => {
      assert.ok(error instanceof ServiceError);
      return error.message.includes('the folder of the lists is not there');
    });
  });

  it('ends when it is told to', async () => {
    const controller = new AbortController();
    const running = createUpdateProcess({ command: COMMAND, signal: controller.signal })(request('lists'));
    controller.abort();
    await assert.rejects(running, { name: 'AbortError' });
  });
});
