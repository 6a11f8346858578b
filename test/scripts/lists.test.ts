import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OUTCOMES } from '../../scripts/lists/present-update.ts';
import { freshFolder, removeFolders, writeFiles } from '../ingest/support/folders.ts';
import { runScript, type Ran } from '../support/run-script.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A minimal file of the UN list in its publisher's form. */
function unList(references: readonly string[]): string {
  const entities = references.map(
    (reference) =>
      `<ENTITY><DATAID>1</DATAID><VERSIONNUM>1</VERSIONNUM><FIRST_NAME>EXAMPLE ${reference}</FIRST_NAME><UN_LIST_TYPE>Test</UN_LIST_TYPE><REFERENCE_NUMBER>${reference}</REFERENCE_NUMBER></ENTITY>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><CONSOLIDATED_LIST dateGenerated="2026-08-01T00:00:00Z"><INDIVIDUALS></INDIVIDUALS><ENTITIES>${entities.join('')}</ENTITIES></CONSOLIDATED_LIST>`;
}

describe('docs/updating-lists.md', () => {
  it('names the outcomes as they are printed', async () => {
    const text = await readFile(join(ROOT, 'docs/updating-lists.md'), 'utf8');
    const [, table = ''] = /^## Outcomes\n([^]*?)^## /mu.exec(text) ?? [];
    const named = [...table.matchAll(/^\| ([a-z]+) +\| (?!meaning)/gmu)].map(([, outcome]) => outcome);
    assert.deepEqual(
      named.sort(),
      Object.values(OUTCOMES)
        .map((label) => label.toLowerCase())
        .sort(),
    );
  });
});

describe('the commands on lists', () => {
  let folder: string;

  const run = (script: string, ...args: readonly string[]): Promise<Ran> =>
    runScript(script, args, { DATA_DIR: join(folder, 'data') });

  const put = (content: string): Promise<void> =>
    writeFiles(folder, { 'lists/UN_CONSOLIDATED/consolidated.xml': content });

  const update = (...args: readonly string[]): Promise<Ran> =>
    run('lists-update', '--from', join(folder, 'lists'), ...args);

  beforeEach(async () => {
    folder = await freshFolder();
    await put(unList(['QDe.901', 'QDe.902']));
  });

  afterEach(removeFolders);

  it('print one line per list and a summary, and exit 0', async () => {
    const { code, out } = await update();
    assert.equal(code, 0);
    assert.match(
      out,
      /^UN_CONSOLIDATED updated {3}2 parties {2}2 added, 0 changed, 0 removed {2}consolidated-xml \(consolidated\.xml\) {2}as of 2026-08-01 {2}\d+\.\d s$/mu,
    );
    assert.match(out, /^ {2}warning: 2 parties are fewer than the \d+ expected at least$/mu);
    assert.match(out, /^EU_FSF {10}absent {4}no local copy: there is no folder EU_FSF$/mu);
    assert.match(out, /^\d+ lists: 1 updated, \d+ without a local copy; 2 parties; \d+\.\d s\n$/mu);
  });

  it('exit 1 when a list failed, name the reason, and show it in the status', async () => {
    await update();
    await put('<!DOCTYPE html><html></html>');
    const failed = await update('--list', 'un_consolidated');
    assert.equal(failed.code, 1);
    assert.match(
      failed.out,
      /FAILED .*consolidated\.xml: the file is an HTML page, expected XML; the previous 2 parties stay/u,
    );
    const status = await run('lists-status');
    assert.equal(status.code, 0);
    assert.match(
      status.out,
      /^UN_CONSOLIDATED +2 {2}\d{4}-\d\d-\d\d \d\d:\d\d UTC {2}2026-08-01 STALE \(over 90 days\) {2}.* an HTML page/mu,
    );
    const json = JSON.parse((await run('lists-status', '--json')).out) as Record<string, unknown>[];
    assert.equal(json.length, 23);
    const list = json.find(({ code }) => code === 'UN_CONSOLIDATED');
    assert.equal(list?.entry_count, 2);
    assert.equal((list.last_error as { reason: string } | null)?.reason.includes('HTML'), true);
  });

  it('print the report as JSON', async () => {
    const { code, out } = await update('--json', '--list', 'UN_CONSOLIDATED');
    assert.equal(code, 0);
    const report = JSON.parse(out) as { failed: boolean; lists: { code: string; outcome: string }[] };
    assert.deepEqual(
      [report.failed, report.lists.map((list) => [list.code, list.outcome])],
      [false, [['UN_CONSOLIDATED', 'updated']]],
    );
  });

  it('show what a run changed, with old and new values', async () => {
    await update();
    assert.equal((await run('lists-changes', '--list', 'UN_CONSOLIDATED')).out, 'no changes\n');
    await put(unList(['QDe.902', 'QDe.903']).replace('EXAMPLE QDe.902', 'EXAMPLE RENAMED'));
    await update('--force');
    const { code, out } = await run('lists-changes', '--list', 'UN_CONSOLIDATED');
    assert.equal(code, 0);
    assert.match(out, /^removed \d+ {2}QDe\.901 {2}EXAMPLE QDe\.901$/mu);
    assert.match(out, /^added {3}\d+ {2}QDe\.903 {2}EXAMPLE QDe\.903$/mu);
    assert.match(
      out,
      /^changed \d+ {2}QDe\.902 {2}EXAMPLE RENAMED\n {4}names: .*EXAMPLE QDe\.902.* -> .*RENAMED/mu,
    );
    const json = await run('lists-changes', '--list', 'UN_CONSOLIDATED', '--since', '1', '--json');
    assert.equal((JSON.parse(json.out) as { changes: unknown[] }).changes.length, 3);
    assert.equal((await run('lists-changes', '--list', 'UN_CONSOLIDATED', '--since', '0')).code, 1);
  });

  const mistakes: readonly (readonly [string, readonly string[], number, RegExp])[] = [
    ['lists-update', ['--list', 'NO_SUCH'], 2, /--list: "NO_SUCH" is no list; the lists are AE_EOCN/u],
    ['lists-update', ['--fast'], 2, /Unknown option '--fast'/u],
    ['lists-update', ['extra'], 2, /Unexpected argument 'extra'/u],
    ['lists-update', ['--from', '/no/such/folder'], 1, /the folder of the lists is not there/u],
    ['lists-changes', [], 2, /--list is missing/u],
    [
      'lists-changes',
      ['--list', 'EU_FSF', '--since', 'x'],
      2,
      /--since: must be the number of a generation/u,
    ],
  ];
  for (const [script, args, exitCode, message] of mistakes) {
    it(`explain a mistake: ${script} ${args.join(' ')}`, async () => {
      const { code, err, out } = await run(script, ...args);
      assert.equal(code, exitCode);
      assert.match(err, message);
      assert.doesNotMatch(err, /\n\s+at /u);
      assert.equal(out, '');
    });
  }

  it('have help, and an npm script each', async () => {
    const manifest = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    for (const name of ['update', 'status', 'changes']) {
      assert.match(manifest.scripts[`lists:${name}`] ?? '', new RegExp(`bin/run lists-${name}$`, 'u'));
      const { code, out } = await run(`lists-${name}`, '--help');
      assert.equal(code, 0);
      assert.match(out, new RegExp(`^usage: npm run lists:${name} -- `, 'u'));
    }
  });
});
