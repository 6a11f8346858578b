import assert from 'node:assert/strict';
import { figure } from '../../../scripts/bench/measure.ts';
import { withReport } from '../../../scripts/bench-matching/write-report.ts';

const PAGE =
  'Before.\n\n<!-- examples -->\n<!-- end of examples -->\n\n<!-- report -->\n\nold\n\n<!-- end of report -->\n\nAfter.\n';

describe('report on matching', () => {
  const measured = {
    figures: [figure('recall', 0.91, '', { atLeast: 0.97 }), figure('pairs', 12, 'pairs')],
    sections: [
      { title: 'By kind', lines: ['a table'], isTable: true as const },
      { title: 'Missed', lines: ['0.1  a listed name'] },
    ],
  };

  it('takes the place of the old one, and leaves the rest of the page', async () => {
    const page = await withReport(PAGE, measured);
    assert.match(page, /^Before\./u);
    assert.match(page, /After\.\n$/u);
    assert.match(page, /\| recall +\| 0\.91 +\| at least 0\.97 +\| missed \|/u);
    assert.doesNotMatch(page, /\nold\n/u);
    assert.equal(await withReport(page, measured), page);
  });

  it('holds tables and examples with their scores, and no listed name', async () => {
    const page = await withReport(PAGE, measured);
    assert.match(page, /### By kind\n\n```\na table\n```/u);
    assert.doesNotMatch(page, /a listed name/u);
    assert.match(page, /Vladimir Putin +\| 1\.00/u);
  });

  it('refuses a page without the places', async () => {
    await assert.rejects(withReport('no places', measured), SyntaxError);
  });
});
