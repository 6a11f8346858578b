import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { coverageOfFolder } from '../../scripts/lists/coverage-report.ts';
import { coverageAsJson, coverageAsMarkdown, coverageAsText } from '../../scripts/lists/present-coverage.ts';
import { withSourceTable } from '../../scripts/lists/present-sources.ts';
import { LIST_SOURCES } from '../../src/lists/registry.ts';
import { freshFolder, removeFolders, writeFiles } from '../ingest/support/folders.ts';
import { listFixture } from '../support/list-fixtures.ts';

const clock = (): Date => new Date('2026-11-21T10:00:00Z');

describe('lists:report', () => {
  after(removeFolders);

  it('tells what local files hold, what is unknown, left out and ignored, and skips lists without a folder', async () => {
    const folder = await freshFolder();
    await writeFiles(folder, {
      'SWISS_SECO/consolidated-list.xml': listFixture('SWISS_SECO/consolidated-list.xml'),
    });
    const rows = await coverageOfFolder(LIST_SOURCES, folder, clock);
    const [row, ...others] = coverageAsJson(rows);
    assert.equal(others.length, 0);
    assert.equal(row?.['code'], 'SWISS_SECO');
    assert.equal(row['source'], 'xml: consolidated-list.xml');
    assert.ok(Array.isArray(row['left_out']) && row['left_out'].length === 1);
    const text = coverageAsText(rows);
    assert.match(text, /^SWISS_SECO +\d/mu);
    assert.match(text, /ignored: modification\/added/u);
    assert.match(text, /left out: de-listed \(\d+\)/u);
  });

  it('writes counts only: no name or reference of a listed party', async () => {
    const folder = await freshFolder();
    await writeFiles(folder, {
      'UN_CONSOLIDATED/consolidated.xml': listFixture('UN_CONSOLIDATED/consolidated.xml'),
    });
    const page = coverageAsMarkdown(await coverageOfFolder(LIST_SOURCES, folder, clock));
    assert.match(page, /\| UN_CONSOLIDATED \| \d/u);
    assert.doesNotMatch(page, /Q[DI]e\.\d|[KT][PE]i\.\d/u);
  });

  it('fails for a folder that is not there', async () => {
    await assert.rejects(coverageOfFolder(LIST_SOURCES, join('no', 'such', 'folder'), clock), {
      code: 'fetch_failed',
    });
  });

  it('has written the sources of docs/lists.md as the readers have them', () => {
    const page = readFileSync(fileURLToPath(new URL('../../docs/lists.md', import.meta.url)), 'utf8');
    assert.equal(withSourceTable(page, LIST_SOURCES), page);
    for (const { facts } of LIST_SOURCES) assert.match(page, new RegExp(`### ${facts.code}: `, 'u'));
  });

  it('writes no sources into a page that lost its marks', () => {
    assert.equal(withSourceTable('# The lists\n', LIST_SOURCES), null);
  });
});
