import assert from 'node:assert/strict';
import type { ListedPartyRecord } from '../../../../src/domain/listed-party.ts';
import { frGels } from '../../../../src/lists/sources/FR_GELS/source.ts';
import { assertRefused, listFixture, refusesBrokenFiles } from '../../../support/broken-files.ts';
import { openLocalEdition, openTexts, readAll } from '../../../support/open-edition.ts';
import { sharedPath } from '../../../support/shared.ts';

const [edition] = frGels.editions;
assert.ok(edition);
const good = listFixture('FR_GELS/registre.json');

describe('FR_GELS, the JSON', () => {
  let person: ListedPartyRecord;
  let company: ListedPartyRecord;
  let ship: ListedPartyRecord;

  before(async () => {
    const { records, report } = await readAll(edition, openTexts({ list: good }, { chunkSize: 251 }));
    assert.equal(report.dataAsOf, '2026-05-31');
    assert.deepEqual([...report.unknown], []);
    const [first, second, third] = records;
    assert.ok(first && second && third && records.length === 3);
    [person, company, ship] = [first, second, third];
  });

  it('puts given names before the name and splits aliases at semicolons', () => {
    assert.deepEqual(
      person.names.map((name) => name.text),
      [
        'Andrei Ramanavich TARASEVICH',
        'Andrei Romanovich TARASEVICH',
        'Андрей Романович ТАРАСЕВИЧ',
        'King Micanor (Roi Micanor)',
        'A. Tarasevich',
        'Andrej Tarasevič',
        'King Micanor',
        'Roi Micanor',
      ],
    );
  });

  it('takes a translation in brackets for a name, an acronym not, and drops remarks on the script', () => {
    assert.deepEqual(
      company.names.map((name) => name.text),
      [
        'JSC REMDIZEL (société par actions REMDIZEL)',
        'شرکت تاج دریای آسیا',
        'Marine Industries Group (MIG)',
        'AOGC',
        'JSC REMDIZEL',
        'société par actions REMDIZEL',
      ],
    );
  });

  it('names a ship without the owner that its name embeds', () => {
    assert.equal(ship.entryType, 'vessel');
    assert.deepEqual(
      ship.names.map((name) => name.text),
      ['HUI CHON', 'HWANG GUM SAN 2'],
    );
    assert.match(ship.remarks, /Propriétaire: Ocean Maritime Management Company, Limited/u);
    assert.deepEqual(ship.identifications, [
      { type: 'Numéro OMI', number: '8405270', country: '', note: '' },
    ]);
  });

  it('reads birth dates without day or month', () => {
    assert.deepEqual(
      person.birthDates.map((date) => [date.text, date.earliest, date.latest]),
      [
        ['10/11/1974', '1974-11-10', '1974-11-10'],
        ['3/1975', '1975-03-01', '1975-03-31'],
        ['1976', '1976-01-01', '1976-12-31'],
      ],
    );
  });

  it('reads French country names and splits addresses', () => {
    assert.deepEqual(
      person.countries.map((one) => `${one.relation} ${one.code}`),
      ['nationality KP', 'birth BY', 'address BY'],
    );
    assert.deepEqual(
      person.addresses.map((one) => one.address),
      ['rue Yankee Brylya 21, Minsk', 'Presnenskaya emb. 10, Moscou'],
    );
    assert.deepEqual(
      company.countries.map((one) => `${one.relation} ${one.code}`),
      ['address RU', 'registration VN', 'registration RU'],
    );
  });

  it('takes labels and remarks off passport numbers', () => {
    assert.deepEqual(person.identifications, [
      { type: 'Passeport', number: 'I0005159', country: '', note: 'délivré en Iran' },
      { type: 'Passeport', number: '2908332215', country: '', note: 'périmé' },
      { type: 'Autre identité', number: '3230465K000PB5', country: '', note: "carte d'identité" },
    ]);
  });

  it('tells labels and numbers of the free-text identification apart, wherever the label stands', () => {
    assert.deepEqual(
      company.identifications.map((one) => `${one.type} ${one.number}`),
      [
        "Numéro d'enregistrement 1023202741781",
        "Numéro d'identification fiscale 5029208152",
        'KPP 770801001',
        "Numéro d'identification fiscale 4018011096",
        'NIF/INN 1651024807',
        'INN 5907001774',
        'KPP 590701001',
        'OKPO 07504034',
        'Identification 6674331056',
        "Numéro d'enregistrement 1096674009332",
      ],
    );
    assert.match(company.remarks, /Date d'enregistrement: 30\.8\.2023/u);
  });

  it('keeps contacts, wallets, legal basis and references', () => {
    assert.deepEqual(
      person.contacts.map((one) => `${one.type} ${one.value}`),
      ['email a@example.com', 'email b@example.com', 'phone +375 17 222 35 03', 'website www.example.com'],
    );
    assert.deepEqual(person.wallets, [{ currency: 'TRX', address: 'TA1hsikRfsgGiW9nEBpT4tEXEySTNYLr2d' }]);
    assert.match(person.programs[0] ?? '', /^\(UE\) 2022\/332 du 25\/02\/2022/u);
    assert.equal(person.listedOn, '2022-02-25');
    assert.match(
      person.remarks,
      /^Responsable "militaire" \[sic\]\.; Titre: Colonel; Sexe: Masculin.*Référence UE: EU\.9387\.41$/u,
    );
    assert.match(person.sourceUrl, /RegistreDetail\?idRegistre=6876$/u);
  });

  it('reports fields it does not know', async () => {
    const odd = good.replace('"SEXE"', '"COULEUR_DES_YEUX"').replace('"Lieu"', '"Village"');
    const { report } = await readAll(edition, openTexts({ list: odd }));
    assert.deepEqual([...report.unknown.keys()].sort(), [
      'LIEU_DE_NAISSANCE.Village',
      'TypeChamp COULEUR_DES_YEUX',
    ]);
  });

  describe('broken files', () => {
    refusesBrokenFiles(edition, good);
    for (const cut of [1, 2, 4, 12, 200]) {
      it(`refuses a register cut off ${cut} characters before its end`, () =>
        assertRefused(edition, good.trimEnd().slice(0, -cut)));
    }
    it('refuses a reference that comes twice', () =>
      assertRefused(edition, good.replace('"IdRegistre": 2217', '"IdRegistre": 7805'), /7805 comes twice/u));
    it('refuses a party without a name', () =>
      assertRefused(
        edition,
        good
          .replace('Ocean Maritime Management Company, Limited - navire HUI CHON', '')
          .replace('HWANG GUM SAN 2', ''),
        /2217 has no name/u,
      ));
    it('refuses a nature that is none of the three', () =>
      assertRefused(edition, good.replace('"Navire"', '"Aéronef"'), /unknown nature Aéronef/u));
    it('refuses a register without its date', () =>
      assertRefused(edition, good.replace('DatePublication', 'Date'), /DatePublication/u));
    it('refuses a renamed array', () =>
      assertRefused(edition, good.replace('PublicationDetail', 'Details'), /no array/u));
  });
});

describe('FR_GELS, the whole file', () => {
  const folder = sharedPath('lists/FR_GELS');

  it('holds 4,505 persons, 1,669 entities and 38 ships, nothing unknown', async function () {
    if (folder === null) return this.skip();
    const files = openLocalEdition(edition, folder);
    assert.ok(files);
    const { records, report } = await readAll(edition, files);
    const count = (type: string): number => records.filter((one) => one.entryType === type).length;
    assert.deepEqual(
      [records.length, count('individual'), count('entity'), count('vessel')],
      [6212, 4505, 1669, 38],
    );
    assert.equal(report.dataAsOf, '2026-05-31');
    assert.deepEqual([...report.unknown], []);
    const ships = records.filter((one) => one.entryType === 'vessel');
    assert.ok(ships.every((one) => one.identifications.some((id) => id.type === 'Numéro OMI')));
    assert.ok(records.flatMap((one) => one.countries).every((country) => country.code !== ''));
  });
});
