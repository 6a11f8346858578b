import assert from 'node:assert/strict';
import { canadaSema } from '../../../../src/lists/sources/CANADA_SEMA/source.ts';
import { cut, itRefusesBrokenFiles } from '../../../support/broken-list-files.ts';
import { countTypes, editionOf, listFixture } from '../../../support/list-fixtures.ts';
import { openLocalEdition, openTexts, readAll } from '../../../support/open-edition.ts';
import { sharedPath } from '../../../support/shared.ts';

const edition = editionOf(canadaSema, 'consolidated-xml');
const xml = listFixture('CANADA_SEMA/sema-lmes.xml');

describe('Canadian autonomous sanctions', () => {
  const read = (text = xml) => readAll(edition, openTexts({ list: text }, { chunkSize: 113 }));

  it('reads a person with spellings of the surname and labelled native names', async () => {
    const [person] = (await read()).records;
    assert.deepEqual(
      person?.names.map((name) => [name.text, name.quality]),
      [
        ['Testan Examplavich SAMPLYEU', 'strong'],
        ['Testan Examplavich SAMPLEV', 'strong'],
        ['Testan SAMPLEYEV', 'strong'],
        ['Testan Examplavich SAMPLEU', 'strong'],
        ['Тэстан САМПЛЕЎ', 'strong'],
        ['Тестан САМПЛЕВ', 'strong'],
        ['SAMPLEU', 'weak'],
      ],
    );
    assert.equal(person?.publisherRef, 'belarus/1-part-1/99');
    assert.deepEqual(
      person?.birthDates.map((date) => date.earliest),
      ['1964-03-01', '1965-12-31'],
    );
    assert.deepEqual(person?.programs, ['Belarus']);
    assert.deepEqual(person?.countries, []);
  });

  it('does not take a person for a ship because of a stray text in the IMO field', async () => {
    const [person] = (await read()).records;
    assert.equal(person?.entryType, 'individual');
    assert.match(person?.remarks ?? '', /Title: Major General; .*In the IMO field: نام نمونه/u);
  });

  it('splits English and French names and mends brackets left open', async () => {
    const [, entity] = (await read()).records;
    assert.deepEqual(
      entity?.names.map((name) => name.text),
      ['Sample Navy', 'Marine Exemple', 'Sample Fleet', 'Пример Флот', 'ОАО "Пример"', 'Sample Co., Ltd.'],
    );
  });

  it('reads a ship with its IMO number; the build date is no birth date', async () => {
    const { records, report } = await read();
    const ship = records[2];
    assert.equal(ship?.entryType, 'vessel');
    assert.deepEqual(
      ship?.identifications.map((one) => one.number),
      ['9074729'],
    );
    assert.deepEqual(ship?.birthDates, []);
    assert.match(ship?.remarks ?? '', /Ship type: General Cargo\/Multi Purpose; .*Built: 1980/u);
    assert.equal(report.dataAsOf, '2025-02-21');
  });

  it('reads the element names of all three generations', async () => {
    const second = xml
      .replace(/<(\/?)((?!data)\w+)-\w+>/gu, '<$1$2>')
      .replaceAll('TitleOrShipType', 'TitleOrShip');
    assert.ok(second.includes('<EntityOrShip>'));
    const { records, report } = await read(second);
    assert.deepEqual(records, (await read()).records);
    assert.deepEqual([...report.unknown], []);
  });

  it('reports an element it does not know', async () => {
    const { report } = await read(xml.replaceAll('Schedule-Annexe', 'Annex-Annexe'));
    assert.deepEqual([...report.unknown.keys()], ['record/Annex-Annexe']);
  });

  itRefusesBrokenFiles(edition, {
    'a file cut off': cut(xml),
    'renamed name elements': xml.replaceAll('EntityOrShip-', 'Organisation-'),
    'a record without name': xml.replace('Samplitiyskiy III', ''),
    'a duplicate reference': xml
      .replace('<Schedule-Annexe>1.1<', '<Schedule-Annexe>1<')
      .replace('>5<', '>1<'),
    'a file with a DTD': xml.replace('<data-set', '<!DOCTYPE x [<!ENTITY a "b">]><data-set'),
  });

  it('reads the whole file of April 2020: 1,369 records', async function () {
    const folder = sharedPath('lists/CANADA_SEMA');
    const files = folder === null ? null : openLocalEdition(edition, folder);
    if (files === null) this.skip();
    const { records, report } = await readAll(edition, files);
    assert.equal(files.one('list').name, 'sema-lmes.xml');
    assert.deepEqual(countTypes(records), { entity: 384, individual: 985 });
    assert.deepEqual([...report.unknown], []);
    assert.equal(records.filter((one) => one.birthDates.length > 0).length, 212);
    assert.ok(records.every((one) => one.birthDates.every((date) => date.earliest !== null)));
  });
});
