import assert from 'node:assert/strict';
import { dhsUflpa } from '../../../../src/lists/sources/DHS_UFLPA/source.ts';
import { cut, itRefusesBrokenFiles } from '../../../support/broken-list-files.ts';
import { editionOf, listFixture, partyNamed } from '../../../support/list-fixtures.ts';
import { openLocalEdition, openTexts, readAll } from '../../../support/open-edition.ts';
import { sharedPath } from '../../../support/shared.ts';

const page = editionOf(dhsUflpa, 'entity-page');
const excerpts = editionOf(dhsUflpa, 'notice-and-page-excerpts');
const html = listFixture('DHS_UFLPA/uflpa-entity-list.html');

describe('UFLPA entity list', () => {
  const read = () => readAll(page, openTexts({ entities: html }));

  it('makes one party of an entity under two clauses, listed since the earlier', async () => {
    const { records, report } = await read();
    const party = partyNamed(records, 'Sample Garment Co., Ltd.');
    assert.deepEqual(party.programs, ['UFLPA section 2(d)(2)(B)(i)', 'UFLPA section 2(d)(2)(B)(v)']);
    assert.equal(party.listedOn, '2022-06-21');
    assert.equal(records.length, 7);
    assert.equal(report.dataAsOf, '2025-01-15');
    assert.deepEqual([...report.unknown], []);
  });

  it('reads counted, included and former aliases; "and" inside a name does not split it', async () => {
    const { records } = await read();
    const names = (name: string) =>
      partyNamed(records, name)
        .names.slice(1)
        .map((one) => [one.text, one.kind]);
    assert.deepEqual(names('Sample Garment Co., Ltd.'), [
      ['Sample Clothing', 'alias'],
      ['Samp Hair and Accessories', 'alias'],
    ]);
    assert.deepEqual(names('Example Cotton Group'), [['Excotton', 'alias']]);
    assert.deepEqual(names('New Sample Solar Co., Ltd.'), [
      ['Old Sample CNC Co., Ltd.', 'former'],
      ['Old Sample Grinding', 'former'],
    ]);
  });

  it('makes parties of named subsidiaries and remarks of the scope', async () => {
    const { records } = await read();
    assert.equal(
      partyNamed(records, 'Lakeside Image and Print Ltd.').remarks,
      'Subsidiary of Lakeside Ink Corp.',
    );
    assert.equal(partyNamed(records, 'Lakeside Toner Co., Ltd.').programs.length, 2);
    assert.equal(
      partyNamed(records, 'Plains Silicon Co.').remarks,
      'and its subordinate and affiliated entities',
    );
  });

  itRefusesBrokenFiles(page, {
    'a page cut off': cut(html),
    'a renamed column': html.replaceAll('Effective Date', 'Since'),
    'a row without name': html.replace('<td>Sample Garment Co., Ltd.</td>', '<td> </td>'),
    'a date that is none': html.replace('August 2, 2023', 'soon'),
  });

  it('reads what is there of the whole list: 39 names of a notice and 4 rows of the page, one in both', async function () {
    const folder = sharedPath('lists/DHS_UFLPA');
    const files = folder === null ? null : openLocalEdition(excerpts, folder);
    if (files === null) this.skip();
    const { records, report } = await readAll(excerpts, files);
    // `Aksu Huafu Color Spinning Co., Ltd` of the notice is the `Co., Ltd.` of the page.
    assert.equal(records.length, 42);
    assert.deepEqual([...report.unknown], []);
    assert.equal(records.filter((one) => one.names.length > 1).length, 7);
  });
});
