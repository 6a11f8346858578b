import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { composeIngest, type IngestOptions, type IngestServices } from '../../src/compose-ingest.ts';
import type { ListCode } from '../../src/domain/list-code.ts';
import { ServiceError } from '../../src/errors.ts';
import type { ListReport, UpdateReport } from '../../src/ingest/list-report.ts';
import type { CommittedGeneration } from '../../src/ingest/party-store.ts';
import type { UpdateRequest } from '../../src/ingest/update-lists.ts';
import { freshFolder, removeFolders, writeFiles } from './support/folders.ts';
import { partiesSource, partiesXml } from './support/parties-source.ts';

const SOURCES = [partiesSource('EU_FSF'), partiesSource('UN_CONSOLIDATED', { minimum: 5 })];

describe('updating lists', () => {
  let folder: string;
  let services: IngestServices;

  const open = async (options: IngestOptions = {}): Promise<void> => {
    services = await composeIngest({ DATA_DIR: join(folder, 'data') }, { sources: SOURCES, ...options });
  };

  const update = (request: Partial<UpdateRequest> = {}): Promise<UpdateReport> =>
    services.updateLists({
      codes: null,
      from: join(folder, 'lists'),
      force: false,
      strict: false,
      waitMs: 10_000,
      ...request,
    });

  const put = (files: Readonly<Record<string, string | Uint8Array>>): Promise<void> =>
    writeFiles(join(folder, 'lists'), files);

  const count = async (code: ListCode): Promise<number> =>
    (await services.store.states()).find((state) => state.code === code)?.entryCount ?? 0;

  const reportOf = ({ lists }: UpdateReport, code: ListCode): ListReport => {
    const report = lists.find((list) => list.code === code);
    assert.ok(report !== undefined);
    return report;
  };

  beforeEach(async () => {
    folder = await freshFolder();
    await put({
      'EU_FSF/parties.xml': partiesXml(10, { date: '2026-11-20', declared: 10 }),
      'UN_CONSOLIDATED/parties.xml': partiesXml(10),
    });
    await open();
  });

  afterEach(async () => {
    await services.close();
    await removeFolders();
  });

  it('loads every list and reports what it took and wrote', async () => {
    const report = await update();
    assert.equal(report.failed, false);
    const list = reportOf(report, 'EU_FSF');
    assert.deepEqual(
      { ...list, durations: null },
      {
        code: 'EU_FSF',
        outcome: 'updated',
        reason: null,
        origin: 'folder',
        edition: 'parties-xml',
        files: ['parties.xml'],
        dataAsOf: '2026-11-20',
        previousCount: 0,
        entryCount: 10,
        committed: { code: 'EU_FSF', generation: 1, added: 10, changed: 0, removed: 0, unchanged: 0 },
        declaredCount: 10,
        unknown: [],
        leftOut: [],
        warnings: [],
        durations: null,
      },
    );
    const state = (await services.store.states()).find(({ code }) => code === 'EU_FSF');
    assert.equal(state?.source, 'parties-xml: parties.xml');
    assert.equal(state?.dataAsOf, '2026-11-20');
  });

  it('skips unchanged files, notes the fetch, and reads them again when forced', async () => {
    await update();
    await services.store.markFailed('EU_FSF', new Date(), 'yesterday');
    const before = (await services.store.states()).find(({ code }) => code === 'EU_FSF');
    const unchanged = reportOf(await update(), 'EU_FSF');
    assert.deepEqual([unchanged.outcome, unchanged.committed, unchanged.entryCount], ['unchanged', null, 10]);
    assert.equal(unchanged.dataAsOf, '2026-11-20');
    const after = (await services.store.states()).find(({ code }) => code === 'EU_FSF');
    assert.equal(after?.lastFailure, null);
    assert.ok((after?.lastUpdated?.getTime() ?? 0) >= (before?.lastUpdated?.getTime() ?? Infinity));
    const forced = reportOf(await update({ force: true }), 'EU_FSF');
    assert.equal(forced.outcome, 'unchanged');
    assert.equal(forced.committed?.unchanged, 10);
  });

  it('checks unchanged files too when strict, and refuses what it took before', async () => {
    await put({
      'EU_FSF/parties.xml': partiesXml(4).replaceAll('</party>', '<shoe-size>44</shoe-size></party>'),
    });
    assert.equal(reportOf(await update(), 'EU_FSF').outcome, 'updated');
    assert.equal(reportOf(await update(), 'EU_FSF').outcome, 'unchanged');
    const strict = reportOf(await update({ strict: true }), 'EU_FSF');
    assert.deepEqual([strict.outcome, strict.entryCount], ['refused', 4]);
    assert.match(strict.reason ?? '', /unknown party\/shoe-size/u);
    const other = reportOf(await update({ strict: true }), 'UN_CONSOLIDATED');
    assert.deepEqual([other.outcome, other.committed?.unchanged], ['unchanged', 10]);
  });

  it('updates only the lists that are named', async () => {
    const report = await update({ codes: ['EU_FSF'] });
    assert.deepEqual(
      report.lists.map(({ code }) => code),
      ['EU_FSF'],
    );
    assert.equal(await count('UN_CONSOLIDATED'), 0);
  });

  const goodXml = partiesXml(10);
  const badFiles: readonly (readonly [string, string | Uint8Array, RegExp])[] = [
    ['empty', '', /the file is empty/u],
    ['blank', ' \n\t', /the file is blank, expected XML/u],
    ['cut in an element', goodXml.slice(0, goodXml.length / 2), /not well-formed XML/u],
    ['cut between two elements', goodXml.replace('</parties>\n', ''), /not well-formed XML/u],
    ['an HTML error page', '<!DOCTYPE html><html><body>Sorry</body></html>', /an HTML page, expected XML/u],
    [
      'an XHTML error page',
      '<?xml version="1.0"?>\n<html xmlns="x"><p/></html>',
      /an HTML page, expected XML/u,
    ],
    ['a JSON error', '{"error": "quota"}', /JSON, expected XML/u],
    ['a PDF', '%PDF-1.7 ...', /a PDF, expected XML/u],
    ['a zip file', Buffer.from('504b030414000000', 'hex'), /a zip file, expected XML/u],
    ['random bytes', Buffer.from('0001fe7793a20099', 'hex'), /binary, expected XML/u],
    ['cut gzip', gzipSync(goodXml).subarray(0, 60), /not a whole gzip file/u],
    ['another list', '<sanctions><party ref="1"/></sanctions>', /root element is <sanctions>/u],
    ['with a DTD', goodXml.replace('<parties', '<!DOCTYPE parties [<!ENTITY a "b">]><parties'), /has a DTD/u],
    ['with an undeclared entity', goodXml.replace('Party 1<', '&xxe;<'), /not well-formed XML/u],
    [
      'in the wrong encoding',
      Buffer.from(goodXml.replace('Party 1<', 'Part\u00e9 1<'), 'latin1'),
      /encoding/u,
    ],
    ['without parties', '<parties></parties>', /the files hold no party/u],
    ['a party without a name', goodXml.replace('Party 3<', '<'), /record 3 \(3\): no name/u],
    ['a party without a reference', goodXml.replace('ref="4"', 'ref=""'), /record 4: no reference/u],
    ['a reference twice', goodXml.replace('ref="4"', 'ref="5"'), /the reference 5 comes twice/u],
    ['fewer than declared', partiesXml(9, { declared: 10 }), /counts 10 records, the files hold 9/u],
    ['30 % shrunken', partiesXml(7), /7 parties are 30 % fewer than the 10 served now/u],
  ];
  for (const [what, content, reason] of badFiles) {
    it(`keeps what is served when the file is bad (${what}), says why, and goes on with the next list`, async () => {
      await update();
      await put({ 'EU_FSF/parties.xml': content, 'UN_CONSOLIDATED/parties.xml': partiesXml(11) });
      const report = await update();
      assert.equal(report.failed, true);
      const list = reportOf(report, 'EU_FSF');
      assert.ok(['failed', 'refused'].includes(list.outcome));
      assert.match(list.reason ?? '', reason);
      assert.deepEqual([list.committed, list.entryCount], [null, 10]);
      assert.equal(await count('EU_FSF'), 10);
      const state = (await services.store.states()).find(({ code }) => code === 'EU_FSF');
      assert.match(state?.lastFailure?.reason ?? '', reason);
      assert.deepEqual([state?.generation, state?.dataAsOf], [1, '2026-11-20']);
      assert.equal(reportOf(report, 'UN_CONSOLIDATED').outcome, 'updated');
      assert.equal(await count('UN_CONSOLIDATED'), 11);
    });
  }

  it('accepts exactly 20 % fewer, and more than that when forced, with a warning', async () => {
    await update();
    await put({ 'EU_FSF/parties.xml': partiesXml(8) });
    assert.equal(reportOf(await update(), 'EU_FSF').outcome, 'updated');
    await put({ 'EU_FSF/parties.xml': partiesXml(3, { declared: 4 }) });
    const refused = reportOf(await update(), 'EU_FSF');
    assert.equal(refused.outcome, 'refused');
    const forced = reportOf(await update({ force: true }), 'EU_FSF');
    assert.deepEqual([forced.outcome, forced.entryCount, forced.warnings.length], ['updated', 3, 2]);
  });

  it('never accepts a list without a single party, not even when forced', async () => {
    await update();
    await put({ 'EU_FSF/parties.xml': '<parties></parties>' });
    assert.equal(reportOf(await update({ force: true }), 'EU_FSF').outcome, 'refused');
    assert.equal(await count('EU_FSF'), 10);
  });

  it('only warns of fewer parties than expected in a folder the operator named', async () => {
    await put({ 'UN_CONSOLIDATED/parties.xml': partiesXml(2) });
    const list = reportOf(await update(), 'UN_CONSOLIDATED');
    assert.equal(list.outcome, 'updated');
    assert.deepEqual(list.warnings, ['2 parties are fewer than the 5 expected at least']);
  });

  it('reports unknown parts, and refuses them when strict', async () => {
    await put({
      'EU_FSF/parties.xml': partiesXml(4).replaceAll('</party>', '<shoe-size>44</shoe-size></party>'),
    });
    const strict = reportOf(await update({ strict: true }), 'EU_FSF');
    assert.equal(strict.outcome, 'refused');
    assert.match(strict.reason ?? '', /unknown party\/shoe-size \(4 times, such as "44"\)/u);
    const list = reportOf(await update(), 'EU_FSF');
    assert.equal(list.outcome, 'updated');
    assert.deepEqual(list.unknown, [{ what: 'party/shoe-size', count: 4, example: '44' }]);
  });

  it('skips a list without a local folder, but fails when it was named', async () => {
    await put({ 'EU_FSF/parties.xml': partiesXml(10) });
    await services.close();
    await open({ sources: [...SOURCES, partiesSource('JP_MOF')] });
    const all = await update();
    assert.deepEqual([reportOf(all, 'JP_MOF').outcome, all.failed], ['absent', false]);
    assert.equal((await services.store.states()).find(({ code }) => code === 'JP_MOF')?.lastFailure, null);
    const named = await update({ codes: ['JP_MOF'] });
    assert.deepEqual([reportOf(named, 'JP_MOF').outcome, named.failed], ['failed', true]);
    assert.match(reportOf(named, 'JP_MOF').reason ?? '', /no local copy: there is no folder JP_MOF/u);
  });

  it('fails when no list at all is in the folder', async () => {
    await put({ 'elsewhere/README': 'x' });
    const report = await update({ from: join(folder, 'lists', 'elsewhere') });
    assert.equal(report.failed, true);
    assert.ok(report.lists.every(({ outcome }) => outcome === 'absent'));
  });

  it('throws before it does anything for a folder that is not there', async () => {
    await assert.rejects(
      update({ from: join(folder, 'nowhere') }),
      (error) => error instanceof ServiceError && error.code === 'fetch_failed',
    );
    assert.equal((await update()).failed, false, 'the lock was given back');
  });

  it('fails for a named list that has no reader', async () => {
    const list = reportOf(await update({ codes: ['SWISS_SECO'] }), 'SWISS_SECO');
    assert.deepEqual([list.outcome, list.reason], ['failed', 'there is no reader for this list']);
  });

  it('publishes every list, also an unchanged one, and announces only new generations', async () => {
    const published: ListCode[] = [];
    const announced: CommittedGeneration[] = [];
    await services.close();
    await open({
      publisher: () => ({
        publish: (code) => {
          published.push(code);
          return Promise.resolve();
        },
      }),
      announce: (generation) => {
        announced.push(generation);
        return Promise.resolve();
      },
    });
    await update();
    await put({ 'EU_FSF/parties.xml': partiesXml(11) });
    await update();
    assert.deepEqual(published, ['EU_FSF', 'UN_CONSOLIDATED', 'EU_FSF', 'UN_CONSOLIDATED']);
    assert.deepEqual(
      announced.map(({ code, generation, added }) => [code, generation, added]),
      [
        ['EU_FSF', 1, 10],
        ['UN_CONSOLIDATED', 1, 10],
        ['EU_FSF', 2, 1],
      ],
    );
  });

  it('says so when the index cannot be brought up to date, and tries again with unchanged files', async () => {
    let works = false;
    await services.close();
    await open({
      publisher: () => ({
        publish: () =>
          works ? Promise.resolve() : Promise.reject(new ServiceError('engine_unavailable', 'red')),
      }),
    });
    const first = reportOf(await update(), 'EU_FSF');
    assert.deepEqual([first.outcome, first.reason, first.entryCount], ['failed', 'red', 10]);
    works = true;
    assert.equal(reportOf(await update(), 'EU_FSF').outcome, 'unchanged');
    assert.equal((await services.store.states()).find(({ code }) => code === 'EU_FSF')?.lastFailure, null);
  });

  it('survives a reader that throws something unexpected', async () => {
    await services.close();
    const thrower = partiesSource('EU_FSF', {
      onRecord: () => {
        throw new TypeError('x is undefined');
      },
    });
    await open({ sources: [thrower, ...SOURCES.slice(1)] });
    const report = await update();
    assert.equal(reportOf(report, 'EU_FSF').reason, 'unexpected: TypeError: x is undefined');
    assert.equal(reportOf(report, 'UN_CONSOLIDATED').outcome, 'updated');
  });

  it('keeps the version of the readers with the checksum, so that an upgrade reads unchanged files again', async () => {
    await update();
    const [state] = (await services.store.states()).filter(({ generation }) => generation > 0);
    assert.match(state?.checksum ?? '', /^[0-9a-f]{12}\/parties-xml\/[0-9a-f]{64}$/u);
  });

  it('lets the second of two runs at once wait for the first', async () => {
    const waits: number[] = [];
    const other = await composeIngest(
      { DATA_DIR: join(folder, 'data') },
      {
        sources: SOURCES,
        onEvent: (event) => {
          if (event.kind === 'waiting') waits.push(event.holder.pid);
        },
      },
    );
    try {
      const first = update();
      const second = other.updateLists({
        codes: null,
        from: join(folder, 'lists'),
        force: false,
        strict: false,
        waitMs: 10_000,
      });
      const outcomes = (await Promise.all([first, second])).map(({ lists }) =>
        lists.map(({ outcome }) => outcome),
      );
      assert.deepEqual(outcomes.sort(), [
        ['unchanged', 'unchanged'],
        ['updated', 'updated'],
      ]);
      assert.ok(waits.length <= 1 && waits.every((pid) => pid === process.pid));
    } finally {
      await other.close();
    }
  });

  it('takes the twin of a file that is packed', async () => {
    await writeFile(join(folder, 'lists', 'EU_FSF', 'parties.xml.gz'), gzipSync(partiesXml(3)));
    assert.deepEqual(reportOf(await update(), 'EU_FSF').files, ['parties.xml'], 'the plain one comes first');
    await put({ 'UN_CONSOLIDATED/parties.xml': gzipSync(partiesXml(12)) });
    assert.equal(reportOf(await update(), 'UN_CONSOLIDATED').entryCount, 12, 'whatever its name');
  });
});
