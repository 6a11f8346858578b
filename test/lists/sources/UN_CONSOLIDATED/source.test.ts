import assert from 'node:assert/strict';
import type { ListedPartyRecord } from '../../../../src/domain/listed-party.ts';
import { parseConsolidatedList } from '../../../../src/lists/sources/UN_CONSOLIDATED/parse.ts';
import { unConsolidated } from '../../../../src/lists/sources/UN_CONSOLIDATED/source.ts';
import { childrenOf } from '../../../../src/lists/formats/xml-records.ts';
import { assertRefused, listFixture, refusesBrokenFiles } from '../../../support/broken-files.ts';
import { collectReport, openLocalEdition, openTexts, readAll } from '../../../support/open-edition.ts';
import { sharedPath } from '../../../support/shared.ts';

const [edition] = unConsolidated.editions;
assert.ok(edition);
const good = listFixture('UN_CONSOLIDATED/consolidated.xml');

describe('UN_CONSOLIDATED, the consolidated XML', () => {
  let parties: Map<string, ListedPartyRecord>;
  const party = (ref: string): ListedPartyRecord => {
    const found = parties.get(ref);
    assert.ok(found, ref);
    return found;
  };

  before(async () => {
    const { records, report } = await readAll(edition, openTexts({ list: good }, { chunkSize: 997 }));
    parties = new Map(records.map((record) => [record.publisherRef, record]));
    assert.equal(report.dataAsOf, '2026-08-01');
    assert.deepEqual([...report.unknown], []);
  });

  it('takes the reference number, not the DATAID, as reference', () => {
    assert.deepEqual([...parties.keys()], ['QDi.299', 'IRi.039', 'CDe.003', 'KPe.023', 'LYe.006']);
  });

  it('joins the four name parts and keeps the original script as an alias', () => {
    assert.deepEqual(party('QDi.299').names.slice(0, 2), [
      { text: 'IBRAHIM AWWAD IBRAHIM ALI AL-BADRI AL-SAMARRAI', kind: 'primary', quality: 'strong' },
      { text: 'إبراهيم عواد إبراهيم علي البدري السامرائي', kind: 'alias', quality: 'strong' },
    ]);
  });

  it('reads further names out of brackets and notes, weak where the alias is of low quality', () => {
    const names = new Map(party('QDi.299').names.map((name) => [name.text, name.quality]));
    assert.equal(names.get('Ibrahim ‘Awad Ibrahim al-Samarra’i'), 'strong');
    for (const weak of ['أبو دعاء', 'Abu Du’a', 'أبو بكر البغدادي', 'Abu Bakr al-Baghdadi']) {
      assert.equal(names.get(weak), 'weak', weak);
    }
    assert.equal(names.size, 11);
  });

  it('splits aliases at semicolons and lettered items', () => {
    const texts = party('IRi.039').names.map((name) => `${name.kind} ${name.quality} ${name.text}`);
    assert.deepEqual(texts, [
      'primary strong QASEM SOLEIMANI',
      'alias strong Qasim Soleimani',
      'alias strong Qasem Sulaimani',
      'alias strong Kasim Sulaymani',
      'former strong Ghasem Solaymani',
      'alias weak Haj Qasem',
      'alias weak Sardar Soleimani',
    ]);
  });

  it("splits an entity's name at a semicolon and knows former names", () => {
    const texts = party('CDe.003').names.map((name) => `${name.kind}: ${name.text}`);
    assert.deepEqual(texts, [
      'primary: COMPAGNIE AERIENNE DES GRANDS LACS (CAGL)',
      'alias: GREAT LAKES BUSINESS COMPANY (GLBC)',
      'alias: CAGL',
      'former: Great Lakes Aviation',
    ]);
  });

  it('reads exact, approximate, ranged and noted birth dates', () => {
    assert.deepEqual(party('IRi.039').birthDates, [
      { text: 'circa 1957', earliest: '1957-01-01', latest: '1957-12-31' },
      { text: 'between 1955 and 1958', earliest: '1955-01-01', latest: '1958-12-31' },
      { text: 'Mar. 1957', earliest: '1957-03-01', latest: '1957-03-31' },
    ]);
    assert.deepEqual(party('QDi.299').birthPlaces, ['Samarra, Iraq']);
  });

  it('takes labels and countries off document numbers', () => {
    assert.deepEqual(party('IRi.039').identifications, [
      {
        type: 'diplomatic passport',
        number: '008827',
        country: 'Iran (Islamic Republic of)',
        note: 'Iranian diplomatic passport; issued 1999-01-02; Iran (Islamic Republic of); expired',
      },
    ]);
    assert.deepEqual(party('QDi.299').identifications, [
      { type: 'Ration card', number: '0134852', country: 'Iraq', note: '' },
    ]);
  });

  it("finds an entity's numbers and contacts in its comments", () => {
    const bank = party('KPe.023');
    assert.deepEqual(
      bank.identifications.map((one) => [one.type, one.number, one.country]),
      [
        ['SWIFT/BIC', 'DCBK KKPY', ''],
        ['IMO number', '5342883', ''],
        ['Registration number', 'LL06889', 'Malaysia'],
      ],
    );
    assert.deepEqual(
      bank.contacts.map((contact) => contact.value),
      ['bank@example.com', '+850 2 381 2228', '+850 2 381 2228 8', '850-2-18111'],
    );
  });

  it('does not take the Interpol link for a website of the party', () => {
    assert.deepEqual(party('QDi.299').contacts, []);
  });

  it('takes addresses that stand in a note, one per numbered item', () => {
    assert.deepEqual(
      party('KPe.023').addresses.map((one) => [one.address, one.countryCode]),
      [
        ['Suite 401, Potonggang Hotel, Pyongyang', 'KP'],
        ['Ansan-dong, Pyongchon District, Pyongyang', 'KP'],
      ],
    );
  });

  it('relates countries to the party', () => {
    assert.deepEqual(
      party('QDi.299').countries.map((one) => `${one.relation} ${one.code}`),
      ['nationality IQ', 'birth IQ', 'address IQ', 'address SY', 'document IQ'],
    );
  });

  it('drops the time zone of a listing day', () => {
    assert.equal(party('IRi.039').listedOn, '2015-07-01');
  });

  it('calls what resolution 2146 lists with an IMO ship number a vessel, and a shipping company an entity', () => {
    assert.equal(party('LYe.006').entryType, 'vessel');
    assert.equal(party('KPe.023').entryType, 'entity');
  });

  it('leaves a delisted record out and says so', async () => {
    const delisted = good.replace(
      '<FIRST_NAME>AVAX',
      '<DELISTED_ON>2027-07-22</DELISTED_ON><FIRST_NAME>AVAX',
    );
    const { records, report } = await readAll(edition, openTexts({ list: delisted }));
    assert.equal(records.length, 4);
    assert.deepEqual([...report.leftOut], [['delisted', 1]]);
  });

  it('reports elements and qualities it does not know', async () => {
    const odd = good
      .replace('<GENDER>Male</GENDER>', '<EYE_COLOUR>brown</EYE_COLOUR>')
      .replace('<QUALITY>f.k.a.</QUALITY>', '<QUALITY>n.k.a.</QUALITY>');
    const { report } = await readAll(edition, openTexts({ list: odd }));
    assert.deepEqual([...report.unknown.keys()].sort(), ['INDIVIDUAL/EYE_COLOUR', 'alias quality']);
  });

  describe('broken files', () => {
    refusesBrokenFiles(edition, good);
    it('refuses a DTD', () =>
      assertRefused(
        edition,
        good.replace('<CONSOLIDATED_LIST', '<!DOCTYPE x [<!ENTITY a "b">]><CONSOLIDATED_LIST'),
        /DTD/u,
      ));
    it('refuses a reference that comes twice', () =>
      assertRefused(edition, good.replace('CDe.003', 'KPe.023'), /comes twice/u));
    it('refuses a party without a name', () =>
      assertRefused(
        edition,
        good.replace('<FIRST_NAME>AVAX</FIRST_NAME>', '<FIRST_NAME> </FIRST_NAME>'),
        /LYe.006 has no name/u,
      ));
    it('refuses a party without a reference', () =>
      assertRefused(
        edition,
        good.replace('<REFERENCE_NUMBER>LYe.006</REFERENCE_NUMBER>', ''),
        /without REFERENCE_NUMBER/u,
      ));
    it('refuses a list without parties', () =>
      assertRefused(
        edition,
        '<CONSOLIDATED_LIST dateGenerated="2026-08-01"><INDIVIDUALS/></CONSOLIDATED_LIST>',
        /no party/u,
      ));
  });
});

describe('UN_CONSOLIDATED, the whole files', function () {
  const folder = sharedPath('lists/UN_CONSOLIDATED');

  it('holds 736 individuals and 275 entities, of which one is a vessel, nothing unknown', async function () {
    if (folder === null) return this.skip();
    const files = openLocalEdition(edition, folder);
    assert.ok(files);
    const { records, report } = await readAll(edition, files);
    const count = (type: string): number => records.filter((one) => one.entryType === type).length;
    assert.deepEqual([count('individual'), count('entity'), count('vessel')], [736, 274, 1]);
    assert.equal(report.dataAsOf, '2026-08-01');
    assert.deepEqual([...report.unknown], []);
    assert.ok(records.every((one) => one.listedOn !== null && one.programs.length === 1));
    assert.ok(records.flatMap((one) => one.names).every((name) => !name.text.includes(';')));
  });

  it('holds 1,529 good, 623 low, 584 a.k.a., 19 f.k.a. and 294 empty aliases', async function () {
    if (folder === null) return this.skip();
    const files = openLocalEdition(edition, folder);
    assert.ok(files);
    const counts = new Map<string, number>();
    for await (const element of parseConsolidatedList(files.one('list').bytes(), collectReport().report)) {
      for (const alias of childrenOf(element, `${element.name}_ALIAS`)) {
        const quality = alias.children.find((child) => child.name === 'QUALITY')?.text ?? '';
        counts.set(quality, (counts.get(quality) ?? 0) + 1);
      }
    }
    assert.deepEqual(
      ['Good', 'Low', 'a.k.a.', 'f.k.a.', ''].map((quality) => counts.get(quality)),
      [1529, 623, 584, 19, 294],
    );
  });

  it('reads the list of 2024 as well, of which 865 references still stand', async function () {
    if (folder === null) return this.skip();
    const file = { ...edition.files[0], localNames: ['consolidated.2024-11-30.xml'] };
    const older = { ...edition, files: [file] } as typeof edition;
    const [now, then] = [openLocalEdition(edition, folder), openLocalEdition(older, folder)];
    assert.ok(now && then);
    const { records, report } = await readAll(edition, then);
    assert.deepEqual([records.length, report.dataAsOf], [686 + 193, '2024-11-30']);
    assert.deepEqual([...report.unknown], []);
    const current = new Set((await readAll(edition, now)).records.map((one) => one.publisherRef));
    assert.equal(records.filter((one) => current.has(one.publisherRef)).length, 865);
  });
});
