import assert from 'node:assert/strict';
import { ListRun } from '../../src/ingest/list-run.ts';
import type { ListState } from '../../src/ingest/party-store.ts';

const STATE: ListState = {
  code: 'EU_FSF',
  generation: 1,
  entryCount: 9,
  lastUpdated: new Date(0),
  dataAsOf: '2026-01-02',
  lastFailure: null,
  source: '',
  checksum: '',
};

describe('the report of one list', () => {
  let now = 0;
  let run: ListRun;

  beforeEach(() => {
    now = 0;
    run = new ListRun(STATE, () => new Date(now));
  });

  it('counts unknown parts by kind, with the first example of each', () => {
    run.unknown('row/colour', 'red');
    run.unknown('row/size', '44');
    run.unknown('row/colour', 'blue');
    assert.deepEqual(run.report('updated', null).unknown, [
      { what: 'row/colour', count: 2, example: 'red' },
      { what: 'row/size', count: 1, example: '44' },
    ]);
  });

  it('stays small when a wrong file is nothing but unknown parts', () => {
    for (let kind = 0; kind < 5000; kind++) run.unknown(`element-${kind}`, 'x'.repeat(10_000));
    const { unknown } = run.report('failed', 'wrong');
    assert.equal(unknown.length, 201);
    assert.deepEqual([unknown.at(-1)?.what, unknown.at(-1)?.count], ['others', 4800]);
    assert.ok(unknown.every(({ example }) => example.length <= 120));
  });

  it("takes the publisher's date only when it is a day", () => {
    for (const bad of ['2026-02-30', '20260201', 'yesterday', '']) run.dataAsOf(bad);
    assert.deepEqual([run.findings.dataAsOf, run.report('updated', null).warnings.length], [null, 4]);
    run.dataAsOf('2026-02-28');
    assert.equal(run.findings.dataAsOf, '2026-02-28');
  });

  it("warns of a publisher's count that is no number instead of comparing with it", () => {
    run.declaredCount(Number.NaN);
    run.declaredCount(-1);
    assert.deepEqual([run.findings.declared, run.report('updated', null).warnings.length], [null, 2]);
  });

  it('gives each step the time since the one before', () => {
    now = 100;
    run.ended('fetchMs');
    now = 350;
    run.ended('readMs');
    now = 360;
    run.ended('writeMs');
    assert.deepEqual(run.report('updated', null).durations, {
      fetchMs: 100,
      readMs: 250,
      writeMs: 10,
      publishMs: 0,
    });
  });

  it('shows what is still served after a failure', () => {
    const report = run.report('failed', 'no answer');
    assert.deepEqual(
      [report.entryCount, report.previousCount, report.dataAsOf, report.committed, report.edition],
      [9, 9, '2026-01-02', null, null],
    );
  });
});
