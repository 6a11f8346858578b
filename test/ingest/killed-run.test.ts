import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import SqliteDatabase from 'better-sqlite3';
import { composeIngest, type IngestServices } from '../../src/compose-ingest.ts';
import type { ListReport } from '../../src/ingest/list-report.ts';
import { freshFolder, removeFolders, writeFiles } from './support/folders.ts';
import { partiesSource, partiesXml } from './support/parties-source.ts';
import { startPublisher } from './support/publisher.ts';
import { collect } from './support/records.ts';

const CHILD = fileURLToPath(new URL('support/killed-run.ts', import.meta.url));

const OLD = 1200;
const NEW = 1201;

/** Every step of a run, and whether the new generation is there when it is killed. */
const STEPS: readonly (readonly [step: string, committed: boolean])[] = [
  ['started', false],
  ['record 1', false],
  ['record 700', false],
  ['begin', false],
  ['write 2', false],
  ['write 5', false],
  ['before commit', false],
  ['after commit', true],
  ['publish', true],
  ['announce', true],
  ['finished', true],
];

describe('a run that is killed', () => {
  let folder: string;
  let lists: string;
  let data: string;

  const services = (): Promise<IngestServices> =>
    composeIngest({ DATA_DIR: data }, { sources: [partiesSource('EU_FSF')] });

  const start = (from: string, step: string): ChildProcess =>
    spawn(process.execPath, ['--import', 'tsx', CHILD, data, from, step], { stdio: 'inherit' });

  const update = async (): Promise<ListReport> => {
    const opened = await services();
    try {
      const { lists: reports } = await opened.updateLists({
        codes: null,
        from: lists,
        force: false,
        strict: false,
        waitMs: 0,
      });
      const [report] = reports;
      assert.ok(report !== undefined);
      return report;
    } finally {
      await opened.close();
    }
  };

  /** What is served: generation, count by state and by reading, and the changes since the first generation. */
  const served = async (): Promise<readonly number[]> => {
    const opened = await services();
    const { store } = opened;
    try {
      const state = (await store.states()).find(({ code }) => code === 'EU_FSF');
      const parties = await collect(store.parties('EU_FSF'));
      const changes = await store.changesSince('EU_FSF', 1);
      return [state?.generation ?? 0, state?.entryCount ?? 0, parties.length, changes?.length ?? -1];
    } finally {
      await opened.close();
    }
  };

  const assertSound = (): void => {
    const database = new SqliteDatabase(join(data, 'lists.sqlite'));
    assert.equal(database.pragma('integrity_check', { simple: true }), 'ok');
    assert.deepEqual(database.pragma('foreign_key_check'), []);
    database.close();
  };

  beforeEach(async () => {
    folder = await freshFolder();
    lists = join(folder, 'lists');
    data = join(folder, 'data');
    await writeFiles(lists, { 'EU_FSF/parties.xml': partiesXml(OLD) });
    assert.equal((await update()).outcome, 'updated');
    await writeFiles(lists, { 'EU_FSF/parties.xml': partiesXml(NEW) });
  });

  afterEach(removeFolders);

  for (const [step, committed] of STEPS) {
    it(`at "${step}" serves one whole generation, and the next run completes`, async () => {
      const [, signal] = (await once(start(lists, step), 'exit')) as [number | null, string | null];
      assert.equal(signal, 'SIGKILL', 'the step was reached');
      assertSound();
      assert.deepEqual(await served(), committed ? [2, NEW, NEW, 1] : [1, OLD, OLD, 0]);
      const next = await update();
      assert.deepEqual([next.outcome, next.entryCount], [committed ? 'unchanged' : 'updated', NEW]);
      assert.deepEqual(await served(), [2, NEW, NEW, 1]);
    });
  }

  it('in the middle of a download serves the old generation, and the next run completes', async () => {
    const publisher = await startPublisher();
    try {
      let child: ChildProcess | null = null;
      publisher.answer('/parties.xml', (_request, response) => {
        response.writeHead(200);
        response.write(partiesXml(NEW).slice(0, 10_000), () => child?.kill('SIGKILL'));
      });
      child = start(publisher.url('/parties.xml'), 'never');
      const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
      assert.equal(signal, 'SIGKILL');
      assertSound();
      assert.deepEqual(await served(), [1, OLD, OLD, 0]);
      assert.equal((await update()).outcome, 'updated');
    } finally {
      await publisher.close();
    }
  });
});
