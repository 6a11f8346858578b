import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { mxSat69b } from '../../../../src/lists/sources/MX_SAT_69B/source.ts';
import { itRefusesBrokenFiles } from '../../../support/broken-list-files.ts';
import { countTypes, editionOf } from '../../../support/list-fixtures.ts';
import { openLocalEdition, openTexts, readAll } from '../../../support/open-edition.ts';
import { sharedPath } from '../../../support/shared.ts';

const edition = editionOf(mxSat69b, 'complete-list-csv');
const bytes = readFileSync(new URL('../../../fixtures/lists/MX_SAT_69B/list.csv', import.meta.url));

/** The fixture with a change, byte for byte in its own encoding. */
const changed = (from: string, to: string): Uint8Array =>
  Buffer.from(bytes.toString('latin1').replace(Buffer.from(from, 'latin1').toString('latin1'), to), 'latin1');

describe('SAT article 69-B list', () => {
  const read = (content: Uint8Array = bytes) =>
    readAll(edition, openTexts({ list: content }, { chunkSize: 101 }));

  it('makes one party of the listings of a tax number, worst status first', async () => {
    const [company] = (await read()).records;
    assert.equal(company?.publisherRef, 'AAA010101AA1');
    assert.deepEqual(
      company?.names.map((name) => name.text),
      ['MUESTRA & CÍA, S.A. DE C.V.', 'MUESTRA Y COMPAÑÍA, S.A. DE C.V.'],
    );
    assert.match(
      company?.remarks ?? '',
      /^Definitivo: 500-05-2018-27105.*; Sentencia Favorable: .*; En cumplimiento/u,
    );
    assert.equal(company?.listedOn, '2020-07-02');
    assert.deepEqual(company?.identifications, [
      { type: 'RFC', number: 'AAA010101AA1', country: 'México', note: '' },
    ]);
  });

  it('tells people from companies by the length of the tax number', async () => {
    const { records } = await read();
    assert.deepEqual(
      records.map((one) => one.entryType),
      ['entity', 'individual'],
    );
    assert.equal(records[1]?.listedOn, '2018-06-01');
  });

  it('leaves out cleared taxpayers and rows that a court suppressed', async () => {
    const { report } = await read();
    assert.deepEqual([...report.leftOut].sort(), [
      ['cleared', 1],
      ['suppressed by a court', 1],
    ]);
    assert.equal(report.dataAsOf, '2025-12-31');
    assert.deepEqual([...report.unknown], []);
  });

  it('reports a status it does not know', async () => {
    const { report } = await read(changed('Presunto,', 'Revisado,'));
    assert.deepEqual([...report.unknown.keys()], ['status Revisado']);
  });

  itRefusesBrokenFiles(edition, {
    'a file cut in the middle of a row': bytes.subarray(0, bytes.length - 60),
    'a renamed column': changed('Nombre del Contribuyente', 'Nombre'),
    'a file in UTF-8': bytes.toString('latin1'),
    'a row without name': changed('EJEMPLO EJEMPLO JUANA', ''),
    'a row without tax number': changed('EELJ800101AA9', ''),
  });

  it('reads the whole list of November 2022: 12,666 rows, 10,988 taxpayers', async function () {
    const folder = sharedPath('lists/MX_SAT_69B');
    const files = folder === null ? null : openLocalEdition(edition, folder);
    if (files === null) this.skip();
    const { records, report } = await readAll(edition, files);
    assert.equal(files.one('list').name, 'Listado_Completo_69-B.csv');
    assert.equal(records.length, 10_988);
    assert.equal(report.dataAsOf, '2022-11-30');
    assert.equal(report.leftOut.get('suppressed by a court'), 86);
    assert.deepEqual([...report.unknown], []);
    assert.ok((countTypes(records)['individual'] ?? 0) > 2400);
    assert.ok(records.every((one) => !/["“”\u0080-\u009f]/u.test(one.names[0]?.text ?? '')));
    assert.ok(records.filter((one) => one.listedOn === null).length <= 1);
  });
});
