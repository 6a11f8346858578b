import assert from 'node:assert/strict';
import type { ListedPartyRecord } from '../../../../src/domain/listed-party.ts';
import type { SourceEdition } from '../../../../src/lists/list-source.ts';
import { parseXml } from '../../../../src/lists/sources/UK_SANCTIONS/parse-xml.ts';
import { ukSanctions } from '../../../../src/lists/sources/UK_SANCTIONS/source.ts';
import { assertRefused, listFixture, refusesBrokenFiles } from '../../../support/broken-files.ts';
import { collectReport, openLocalEdition, openTexts, readAll } from '../../../support/open-edition.ts';
import { sharedPath } from '../../../support/shared.ts';

function edition(id: string): SourceEdition {
  const found = ukSanctions.editions.find((one) => one.id === id);
  assert.ok(found, id);
  return found;
}

async function read(id: string, text: string): Promise<(ref: string) => ListedPartyRecord> {
  const { records, report } = await readAll(edition(id), openTexts({ list: text }, { chunkSize: 1013 }));
  assert.deepEqual([...report.unknown], []);
  return (ref) => {
    const found = records.find((one) => one.publisherRef === ref);
    assert.ok(found, ref);
    return found;
  };
}

const names = (party: ListedPartyRecord): string[] =>
  party.names.map((name) => `${name.kind} ${name.quality} ${name.text}`);
const numbers = (party: ListedPartyRecord): string[] =>
  party.identifications.map((one) => `${one.type} ${one.number} ${one.country}`.trim());
const contactValues = (party: ListedPartyRecord): string[] =>
  party.contacts.map((one) => `${one.type} ${one.value}`);
const countries = (party: ListedPartyRecord): string[] =>
  party.countries.map((one) => `${one.relation} ${one.code}`);

describe('UK_SANCTIONS, the XML', () => {
  const good = listFixture('UK_SANCTIONS/UK-Sanctions-List.xml');
  let party: (ref: string) => ListedPartyRecord;
  before(async () => {
    party = await read('xml', good);
  });

  it('puts the primary name first whatever its case and place, low quality aliases are weak', () => {
    assert.deepEqual(names(party('AFG0006')), [
      'primary strong MOHAMMAD HASSAN AKHUND',
      'alias strong Mohammad Hassan Akhund',
      'alias strong محمد حسن آخوند',
      'alias weak Haji Mohammad Hassan',
    ]);
  });

  it('reads placeholders of birth dates and keeps what cannot be read', () => {
    assert.deepEqual(
      party('AFG0006').birthDates.map((date) => [date.text, date.earliest, date.latest]),
      [
        ['dd/mm/1945', '1945-01-01', '1945-12-31'],
        ['dd/09/1958', '1958-09-01', '1958-09-30'],
        ['01/03/1958', '1958-03-01', '1958-03-01'],
        ['1946', '1946-01-01', '1946-12-31'],
        ['15/08/19yy', null, null],
      ],
    );
  });

  it('strips spreadsheet quotes from numbers, folds repeated ones and knows a tax number by its information', () => {
    assert.deepEqual(numbers(party('AFG0006')), [
      'Passport D0010694 Afghanistan',
      'Tax number 781771381930 Russian',
    ]);
    assert.match(party('AFG0006').identifications[0]?.note ?? '', /issued on 7 August 2018; duplicate row/u);
  });

  it('reads labelled, glued and bare business numbers', () => {
    assert.deepEqual(numbers(party('AFG0001')), [
      'UNP/INN 190950894 Belarus',
      'Business registration number 7704734000/770301001 Russia',
      'INN 7825331045',
      'BIN 1037843013812',
      'Business registration number 7813654490',
      'Business registration number 07784342',
      'Unified Social Credit Code 913205007615052498',
      'Registration number 320500400020269',
      'Tax number 1774308 Pakistan',
      'Licence 044',
    ]);
    assert.deepEqual(party('AFG0001').wallets, [
      { currency: 'TRX', address: 'TGJVc32ig2u8tQsYMLE7KXHT5NDQroaVNU' },
    ]);
  });

  it('splits contact cells and sorts their values by kind', () => {
    assert.deepEqual(contactValues(party('AFG0001')), [
      'email helmand_exchange_msp@yahoo.com',
      'email info@example.com',
      'phone +93-202-103386',
      'phone +93-202-101714',
      'website example.org',
      'website http://www.example.com',
    ]);
  });

  it('takes the sixth address line for the town, or for the province behind a town', () => {
    assert.deepEqual(party('AFG0001').addresses, [
      {
        address: 'Branch Office 1, Shop 3',
        city: 'Kabul',
        state: '',
        postalCode: '1001',
        country: 'Afghanistan',
        countryCode: 'AF',
      },
    ]);
    const [herat] = party('AFG0006').addresses;
    assert.deepEqual([herat?.address, herat?.city, herat?.state], ['', 'Herat City', 'Herat Province']);
  });

  it('calls a ship a vessel and its flag a flag', () => {
    const ship = party('DPR0075');
    assert.equal(ship.entryType, 'vessel');
    assert.deepEqual(numbers(ship), ['IMO number 9562233']);
    assert.deepEqual(countries(ship), ['flag KM']);
    assert.match(
      ship.remarks,
      /Current owner\/operator: Global United Shipping India.*Previous flag: India/u,
    );
  });

  it('relates countries, former ones by what they are now', () => {
    assert.deepEqual(countries(party('AFG0006')), [
      'nationality AF',
      'birth BY',
      'address AF',
      'document AF',
      'document RU',
    ]);
  });

  it('keeps regime, measures and listing day', () => {
    const { programs, remarks, listedOn } = party('AFG0006');
    assert.deepEqual(programs, ['The Afghanistan (Sanctions) (EU Exit) Regulations 2020']);
    assert.match(remarks, /Sanctions imposed: Asset freeze\|Travel Ban/u);
    assert.equal(listedOn, '2001-01-25');
  });

  it('reports elements, name types and strengths it does not know', async () => {
    const odd = good
      .replace('<Titles><Title>Mullah</Title></Titles>', '<Nicknames/>')
      .replace('>ALias<', '>Call sign<')
      .replace('>Good quality a.k.a<', '>Medium<');
    const { report } = await readAll(edition('xml'), openTexts({ list: odd }));
    assert.deepEqual([...report.unknown.keys()].sort(), [
      'Designation/Nicknames',
      'alias strength',
      'name type',
    ]);
  });

  describe('broken files', () => {
    refusesBrokenFiles(edition('xml'), good);
    it('refuses a reference that comes twice', () =>
      assertRefused(edition('xml'), good.replace('DPR0075', 'AFG0006'), /AFG0006 comes twice/u));
    it('refuses a party without a name', () =>
      assertRefused(
        edition('xml'),
        good.replace('<Name6>Petrel 8</Name6>', '').replace('<Name6>Jal Vahini</Name6>', ''),
        /DPR0075 has no name/u,
      ));
    it('refuses a type that is none of the three', () =>
      assertRefused(edition('xml'), good.replace('>Ship<', '>Aircraft<'), /unknown type Aircraft/u));
    it('refuses a list without its date', () =>
      assertRefused(
        edition('xml'),
        good.replace(/<DateGenerated>.*<\/DateGenerated>/u, ''),
        /DateGenerated/u,
      ));
  });
});

describe('UK_SANCTIONS, the CSV of 58 columns', () => {
  const good = listFixture('UK_SANCTIONS/UK-Sanctions-List.csv');

  it('groups the rows of a party and takes each value once', async () => {
    const party = await read('csv', good);
    assert.deepEqual(names(party('AFG0006')), [
      'primary strong MOHAMMAD HASSAN AKHUND',
      'alias strong Haji Mohammad Hassan',
      'alias strong محمد حسن آخوند',
    ]);
    assert.deepEqual(
      party('AFG0006').birthDates.map((date) => date.text),
      ['dd/mm/1945', 'dd/mm/1946'],
    );
    assert.deepEqual(numbers(party('AFG0006')), ['Passport P04581926 Afghanistan']);
    assert.equal(party('AFG0006').addresses.length, 1);
    const ship = party('RUS2176');
    assert.equal(ship.entryType, 'vessel');
    assert.deepEqual(numbers(ship), ['IMO number 9826902', 'Hull identification number HD1234']);
    assert.deepEqual(countries(ship), ['flag GA']);
    assert.deepEqual(contactValues(party('AFG0001')), [
      'email a@example.com',
      'email b@example.com',
      'phone +93-202-104748',
      'website www.example.com',
    ]);
  });

  it('takes the report date of line 1', async () => {
    const { report } = await readAll(edition('csv'), openTexts({ list: good }));
    assert.equal(report.dataAsOf, '2026-10-08');
  });

  describe('broken files', () => {
    refusesBrokenFiles(edition('csv'), good);
    it('refuses a renamed column', () =>
      assertRefused(edition('csv'), good.replace('Unique ID', 'Unique Id'), /missing columns: Unique ID/u));
    it('refuses a party without a name', () =>
      assertRefused(edition('csv'), good.replace('KOROLEV PROSPECT', ''), /RUS2176 has no name/u));
    it('refuses a party without a reference', () =>
      assertRefused(edition('csv'), good.replace('RUS2176', ''), /without reference/u));
  });
});

describe("UK_SANCTIONS, OFSI's closed consolidated list", () => {
  const good = listFixture('UK_SANCTIONS/ConList.csv');

  it('takes the UK Sanctions List reference, else the group id', async () => {
    const { records } = await readAll(edition('ofsi-csv'), openTexts({ list: good }));
    assert.deepEqual(
      records.map((one) => `${one.publisherRef} ${one.entryType}`),
      ['AFG0006 individual', 'INU0130 entity', 'OFSI-13650 vessel'],
    );
  });

  it('reads numbered items, alias types and tagged fields', async () => {
    const party = await read('ofsi-csv', good);
    const person = party('AFG0006');
    assert.deepEqual(names(person), [
      'primary strong MOHAMMAD HASSAN AKHUND',
      'alias strong محمد حسن آخوند',
      'alias weak HAJI MOHAMMAD HASSAN',
    ]);
    assert.deepEqual(numbers(person), ['Passport P04581926 Afghanistan', 'Passport SA0020249 Congo']);
    assert.deepEqual(person.birthPlaces, ['Lakhi village, Afghanistan', 'Darvishan, Afghanistan']);
    assert.deepEqual(
      person.birthDates.map((date) => date.earliest),
      ['1945-01-01', '1946-09-01'],
    );
    assert.deepEqual(countries(person).slice(0, 3), ['nationality AF', 'nationality PK', 'birth AF']);
    assert.ok(countries(person).includes('address IQ'));
    assert.match(
      person.remarks,
      /^A close associate \(see TAi\.004\)\.; Title: Mullah; Title: Haji; UN Ref: TAi\.002/u,
    );
    const company = party('INU0130');
    assert.deepEqual(names(company), ['primary strong ARFA PAINT COMPANY', 'former strong ARFA OLD NAME']);
    assert.deepEqual(numbers(company), [
      'Tax number 7703226533 Russia',
      'Registration number 1157746244017 Russia',
    ]);
    assert.deepEqual(contactValues(company), [
      'email H8032298@aul.ac.ir',
      'phone +98 21 2219141',
      'phone 22242625',
      'website www.arfa.example.com',
      'website arfa.example.org',
    ]);
    assert.deepEqual(numbers(party('OFSI-13650')), ['IMO number 8405311']);
    assert.deepEqual(countries(party('OFSI-13650')), ['flag KP']);
  });

  describe('broken files', () => {
    refusesBrokenFiles(edition('ofsi-csv'), good);
    it('refuses a renamed column', () =>
      assertRefused(edition('ofsi-csv'), good.replace('Group Type', 'Kind'), /missing columns: Group Type/u));
    it('refuses a file cut off in its last row', () =>
      assertRefused(edition('ofsi-csv'), good.trimEnd().slice(0, -40), /columns|quot/iu));
    it('refuses a workbook that is none', () =>
      assertRefused(edition('ofsi-xlsx'), 'Last Updated,10/04/2025\n', /not a spreadsheet/u));
  });
});

describe('UK_SANCTIONS, the whole files', () => {
  const folder = sharedPath('lists/UK_SANCTIONS');
  const types = (records: readonly ListedPartyRecord[]): number[] =>
    ['individual', 'entity', 'vessel'].map((type) => records.filter((one) => one.entryType === type).length);

  it('holds 4,036 individuals, 1,647 entities and 666 ships in the XML, nothing unknown', async function () {
    if (folder === null) return this.skip();
    const files = openLocalEdition(edition('xml'), folder);
    assert.ok(files);
    assert.equal(files.one('list').name, 'UK-Sanctions-List.RECONSTRUCTED.xml');
    const { records, report } = await readAll(edition('xml'), files);
    assert.deepEqual(types(records), [4036, 1647, 666]);
    assert.equal(report.dataAsOf, '2026-08-22');
    assert.deepEqual([...report.unknown], []);
    assert.ok(records.every((one) => one.listedOn !== null && one.programs.length === 1));
  });

  it('holds 15,758 names and 3,868 in other scripts', async function () {
    if (folder === null) return this.skip();
    const files = openLocalEdition(edition('xml'), folder);
    assert.ok(files);
    const counts = { names: 0, nonLatin: 0 };
    for await (const one of parseXml(files.one('list').bytes(), collectReport().report)) {
      counts.names += one.names.length;
      counts.nonLatin += one.nonLatinNames.length;
    }
    assert.deepEqual(counts, { names: 15_758, nonLatin: 3868 });
  });

  it('does not take dated samples for the list', function () {
    if (folder === null) return this.skip();
    assert.equal(openLocalEdition(edition('csv'), folder), null);
  });

  it("holds the 4,686 groups of OFSI's list, the same from CSV and from the workbook", async function () {
    if (folder === null) return this.skip();
    const [csv, xlsx] = ['ofsi-csv', 'ofsi-xlsx'].map((id) => openLocalEdition(edition(id), folder));
    assert.ok(csv && xlsx);
    const fromCsv = await readAll(edition('ofsi-csv'), csv);
    assert.equal(fromCsv.records.length, 4686);
    assert.equal(fromCsv.report.dataAsOf, '2025-04-10');
    assert.deepEqual([...fromCsv.report.unknown], []);
    const fromXlsx = await readAll(edition('ofsi-xlsx'), xlsx);
    assert.deepEqual(fromXlsx.records, fromCsv.records);
  });

  it('reads the excerpts of 2026 and of 2020 too', async function () {
    if (folder === null) return this.skip();
    const excerpts: readonly (readonly [string, string, number])[] = [
      ['xml', 'UK-Sanctions-List.sample-2026-08-26.xml', 3],
      ['xml', 'UK-Sanctions-List.sample-2026-09-02.xml', 2],
      ['csv', 'UK-Sanctions-List.sample-2026-10-08.csv', 1],
      ['ofsi-csv', 'sample_hmt.csv', 6],
    ];
    for (const [id, name, count] of excerpts) {
      const [file] = edition(id).files;
      assert.ok(file);
      const renamed = { ...edition(id), files: [{ ...file, localNames: [name] }] };
      const files = openLocalEdition(renamed, folder);
      assert.ok(files, name);
      const { records, report } = await readAll(renamed, files);
      assert.equal(records.length, count, name);
      assert.deepEqual([...report.unknown], [], name);
    }
  });
});
