import assert from 'node:assert/strict';
import { fincen311 } from '../../../../src/lists/sources/FINCEN_311/source.ts';
import { cut, itRefusesBrokenFiles } from '../../../support/broken-list-files.ts';
import { editionOf, listFixture, partyNamed } from '../../../support/list-fixtures.ts';
import { openLocalEdition, openTexts, readAll } from '../../../support/open-edition.ts';
import { sharedPath } from '../../../support/shared.ts';

const page = editionOf(fincen311, 'measures-page');
const names = editionOf(fincen311, 'target-names');
const html = listFixture('FINCEN_311/special-measures.html');

describe('FinCEN special measures', () => {
  const read = () => readAll(page, openTexts({ measures: html }));

  it('takes names out of brackets and annotations and drops footnote asterisks', async () => {
    const { records } = await read();
    assert.deepEqual(
      partyNamed(records, 'Sample Bank of Lakeland').names.map((name) => name.text),
      ['Sample Bank of Lakeland', 'Sample Lake Bank'],
    );
    assert.deepEqual(
      partyNamed(records, 'Example Savings House S.A.').names.map((name) => name.text),
      ['Example Savings House S.A.', 'Exemplar Bank', 'Exsa'],
    );
  });

  it('lists from the finding and says whether the measure is in force or proposed', async () => {
    const { records } = await read();
    const [first, second] = records;
    assert.equal(first?.listedOn, '2004-05-18');
    assert.match(first?.remarks ?? '', /^In force; Finding: 2004-05-18/u);
    assert.equal(first?.sourceUrl, 'https://www.federalregister.gov/d/1');
    assert.match(second?.remarks ?? '', /^Proposed; .*2010-01-02, 2011-02-03/u);
  });

  it('leaves out rescinded measures, countries and classes of transactions', async () => {
    const { records, report } = await read();
    assert.equal(records.length, 3);
    assert.deepEqual(
      [...report.leftOut],
      [
        ['rescinded', 1],
        ['jurisdiction', 1],
        ['class of transactions', 1],
      ],
    );
    assert.deepEqual(partyNamed(records, 'Samplecoin Exchange').programs, ['Section 9714']);
  });

  itRefusesBrokenFiles(page, {
    'a page cut off': cut(html),
    'a renamed column': html.replace('Final Rule', 'Rule'),
    'a row with a cell too few': html.replace('<td>10/01/2019</td>', ''),
    'a row without name': html.replace('Bygone Bank', ''),
    'a duplicate target': html.replace('Samplecoin Exchange', 'Sample Bank of Lakeland'),
    'a cell of dates without a date': html.replace('10/01/2019', 'pending'),
  });

  it('reads the names of the whole table: 37 targets, 30 parties', async function () {
    const folder = sharedPath('lists/FINCEN_311');
    const files = folder === null ? null : openLocalEdition(names, folder);
    if (files === null) this.skip();
    const { records, report } = await readAll(names, files);
    assert.equal(records.length, 30);
    assert.deepEqual(
      [...report.leftOut],
      [
        ['jurisdiction', 5],
        ['class of transactions', 2],
      ],
    );
    assert.deepEqual([...report.unknown], []);
  });
});
