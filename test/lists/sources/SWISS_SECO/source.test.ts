import assert from 'node:assert/strict';
import type { ListedPartyRecord } from '../../../../src/domain/listed-party.ts';
import { swissSeco } from '../../../../src/lists/sources/SWISS_SECO/source.ts';
import { assertRefused, listFixture, refusesBrokenFiles } from '../../../support/broken-files.ts';
import { openLocalEdition, openTexts, readAll } from '../../../support/open-edition.ts';
import { sharedPath } from '../../../support/shared.ts';

const [edition] = swissSeco.editions;
assert.ok(edition);
const good = listFixture('SWISS_SECO/consolidated-list.xml');

describe('SWISS_SECO, the XML', () => {
  let parties: Map<string, ListedPartyRecord>;
  let leftOut: ReadonlyMap<string, number>;
  const party = (ref: string): ListedPartyRecord => {
    const found = parties.get(ref);
    assert.ok(found, ref);
    return found;
  };

  before(async () => {
    const { records, report } = await readAll(edition, openTexts({ list: good }, { chunkSize: 1021 }));
    parties = new Map(records.map((record) => [record.publisherRef, record]));
    leftOut = report.leftOut;
    assert.equal(report.dataAsOf, '2026-08-27');
    assert.deepEqual([...report.unknown], []);
  });

  it('leaves out what the latest effective date de-listed, and keeps what was listed again', () => {
    assert.deepEqual([...parties.keys()], ['5150', '46130', '34461']);
    assert.deepEqual([...leftOut], [['de-listed', 1]]);
  });

  it('combines spelling variants by script, in natural order and without titles', () => {
    assert.deepEqual(
      party('5150').names.map((name) => `${name.kind} ${name.quality} ${name.text}`),
      [
        'primary strong Aliaksandr Ryhoravich Lukashenka',
        'alias strong Alexander Ryhoravich Lukashenko',
        'alias strong Aleksandr Ryhoravich Lukashenko',
        'alias strong Александр Григорьевич Лукашенко',
        'alias strong Identity Second',
        'former strong Identity Former',
        'alias weak Batka',
      ],
    );
  });

  it('reads the script of a spelling from its letters where the mark of the publisher is wrong', async () => {
    // Marked as Latin, and one part of the name as Cyrillic: joined by the mark they would make a name of both scripts.
    const marked = good
      .replace('script="CYRL" spelling-variant-type="not-defined">Лукашенко', (text) =>
        text.replace('CYRL', 'LATN'),
      )
      .replace('script="CYRL" spelling-variant-type="not-defined">Александр', (text) =>
        text.replace('CYRL', 'ARAB'),
      );
    assert.notEqual(marked, good);
    const { records } = await readAll(edition, openTexts({ list: marked }));
    assert.deepEqual(records.find(({ publisherRef }) => publisherRef === '5150')?.names, party('5150').names);
  });

  it('keeps the mark of a spelling whose letters tell no script', async () => {
    const digits = good.replace('>Лукашенко<', '>007<').replace('>Lukashenko<', '>Lukashenko 007<');
    const { records } = await readAll(edition, openTexts({ list: digits }));
    const names = records.find(({ publisherRef }) => publisherRef === '5150')?.names ?? [];
    assert.ok(
      names.some(({ text }) => text === 'Александр Григорьевич 007'),
      JSON.stringify(names),
    );
  });

  it('knows former names of entities', () => {
    assert.deepEqual(
      party('46130').names.map((name) => `${name.kind} ${name.text}`),
      ['primary Belagroprombank', 'former Agroprombank'],
    );
  });

  it('joins programs over the sanctions set and places that stand behind the targets', () => {
    assert.deepEqual(party('5150').programs, ['Belarus (eng)']);
    assert.deepEqual(party('46130').programs, ['Belarus (eng)']);
    assert.deepEqual(party('34461').programs, ['North Korea']);
    assert.deepEqual(party('5150').addresses, [
      {
        address: "c/o President's Sports Club, ul. Starovilenskaya, 4, PO Box 12",
        city: 'Minsk',
        state: '',
        postalCode: '220029',
        country: 'Belarus',
        countryCode: 'BY',
      },
    ]);
    assert.deepEqual(party('5150').birthPlaces, ['Kopys, Vitsebsk district, Belarus']);
  });

  it('takes nationalities of all identities and relates countries', () => {
    assert.deepEqual(
      party('5150').countries.map((one) => `${one.relation} ${one.code}`),
      ['nationality BY', 'nationality RU', 'birth BY', 'address BY', 'document BY'],
    );
  });

  it('reads documents, and numbers and contacts of other-information', () => {
    assert.deepEqual(party('5150').identifications, [
      {
        type: 'Diplomatic passport',
        number: 'D1234567',
        country: 'Belarus',
        note: 'issued 2010-01-02; expires 2020-01-02; expired',
      },
    ]);
    assert.deepEqual(
      party('5150').contacts.map((one) => one.value),
      ['office@example.com', '+375 17 222 35 03'],
    );
    assert.equal(party('46130').identifications[0]?.number, 'BAPBBY2X');
    assert.deepEqual(party('34461').identifications, [
      { type: 'IMO number', number: '8405270', country: '', note: '' },
    ]);
  });

  it('calls an object of type vessel a vessel', () => {
    assert.equal(party('34461').entryType, 'vessel');
  });

  it('reads whole and partial birth dates and the earliest listing', () => {
    assert.deepEqual(
      party('5150').birthDates.map((date) => [date.text, date.earliest, date.latest]),
      [
        ['1954-08-30', '1954-08-30', '1954-08-30'],
        ['1955', '1955-01-01', '1955-12-31'],
      ],
    );
    assert.equal(party('5150').listedOn, '2006-06-28');
  });

  it('keeps titles, relations and the foreign identifier in the remarks', () => {
    assert.match(
      party('5150').remarks,
      /President of Belarus\.; Title: President; Sex: male; Foreign identifier: 140/u,
    );
    assert.match(party('46130').remarks, /Relation: related-to 5150/u);
  });

  it('reports elements, kinds and references it does not know', async () => {
    const odd = good
      .replace('document-type="diplomatic-passport"', 'document-type="library-card"')
      .replace('name-part-type="father-name"', 'name-part-type="nickname"')
      .replace('<sanctions-set-id>34422<', '<sanctions-set-id>1<')
      .replace('place-id="100"', 'place-id="999"')
      .replace('<relation ssid="46136"', '<eye-colour>blue</eye-colour><relation ssid="46136"');
    const { report } = await readAll(edition, openTexts({ list: odd }));
    assert.deepEqual([...report.unknown.keys()].sort(), [
      'document-type',
      'entity/eye-colour',
      'name-part-type',
      'place-id without place',
      'sanctions-set-id without sanctions-set',
    ]);
  });

  describe('broken files', () => {
    refusesBrokenFiles(edition, good);
    it('refuses a list that is not the whole list', () =>
      assertRefused(edition, good.replace('whole-list', 'delta-list'), /not the whole list/u));
    it('refuses a reference that comes twice', () =>
      assertRefused(
        edition,
        good.replace('<target ssid="34461">', '<target ssid="46130">'),
        /46130 comes twice/u,
      ));
    it('refuses a party without a name', () =>
      assertRefused(
        edition,
        good
          .replace('<value>Hui Chon</value>', '<value/>')
          .replace('<value>Hwang Gum San 2</value>', '<value/>'),
        /34461 has no name/u,
      ));
    it('refuses an object of an unknown type', () =>
      assertRefused(
        edition,
        good.replace('object-type="vessel"', 'object-type="satellite"'),
        /34461 is no individual/u,
      ));
  });
});

describe('SWISS_SECO, the whole files', () => {
  const folder = sharedPath('lists/SWISS_SECO');

  it('holds the 7,608 targets of the reconstructed names; only its missing programs are unknown', async function () {
    if (folder === null) return this.skip();
    const files = openLocalEdition(edition, folder);
    assert.ok(files);
    assert.equal(files.one('list').name, 'consolidated-list.RECONSTRUCTED-names.xml');
    const { records, report } = await readAll(edition, files);
    const count = (type: string): number => records.filter((one) => one.entryType === type).length;
    assert.deepEqual([records.length, count('individual'), count('entity')], [7608, 4518, 3090]);
    assert.equal(report.dataAsOf, '2026-02-24');
    assert.deepEqual([...report.unknown.keys()], ['sanctions-set-id without sanctions-set']);
  });

  it('reads the excerpt of the live list, one of whose four targets is de-listed', async function () {
    if (folder === null) return this.skip();
    const file = { ...edition.files[0], localNames: ['consolidated-list.sample-2026-08-27.xml'] };
    const excerpt = { ...edition, files: [file] } as typeof edition;
    const files = openLocalEdition(excerpt, folder);
    assert.ok(files);
    const { records, report } = await readAll(excerpt, files);
    assert.deepEqual(
      records.map((one) => `${one.entryType} ${one.names[0]?.text ?? ''}`),
      ['entity Belagroprombank', 'vessel Hui Chon', 'individual Muhammad Example'],
    );
    assert.deepEqual([[...report.unknown], [...report.leftOut]], [[], [['de-listed', 1]]]);
  });
});
