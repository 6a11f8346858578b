import assert from 'node:assert/strict';
import type { ListedPartyRecord } from '../../../../src/domain/listed-party.ts';
import { euFsf } from '../../../../src/lists/sources/EU_FSF/source.ts';
import { parseExport } from '../../../../src/lists/sources/EU_FSF/parse.ts';
import { childrenOf } from '../../../../src/lists/formats/xml-records.ts';
import { assertRefused, listFixture, refusesBrokenFiles } from '../../../support/broken-files.ts';
import { collectReport, openLocalEdition, openTexts, readAll } from '../../../support/open-edition.ts';
import { isLegalFormAlone } from '../../../../src/lists/formats/legal-forms.ts';
import { behindFormerLabel } from '../../../../src/lists/formats/name-labels.ts';
import { listedNames } from '../../../../src/lists/record-parts.ts';
import { sharedPath } from '../../../support/shared.ts';

const [edition] = euFsf.editions;
assert.ok(edition);
const good = listFixture('EU_FSF/xmlFullSanctionsList_1_1.xml');

describe('EU_FSF, XML 1.1', () => {
  let parties: Map<string, ListedPartyRecord>;
  const party = (ref: string): ListedPartyRecord => {
    const found = parties.get(ref);
    assert.ok(found, ref);
    return found;
  };

  before(async () => {
    const { records, report } = await readAll(edition, openTexts({ list: good }, { chunkSize: 1009 }));
    parties = new Map(records.map((record) => [record.publisherRef, record]));
    assert.equal(report.dataAsOf, '2026-05-01');
    assert.deepEqual([...report.unknown], []);
  });

  it('chooses the primary name by rule: strong, Latin, English or no language, lowest logicalId', () => {
    assert.deepEqual(
      party('EU.27.28').names.map((name) => `${name.kind} ${name.quality} ${name.text}`),
      [
        'primary strong Saddam Hussein Al-Tikriti',
        'alias strong صدام حسين التكريتي',
        'alias weak Saddam Hussein',
        'alias weak Abu Ali',
      ],
    );
  });

  it('gives the same names whatever the order of nameAlias', async () => {
    const [first = '', second = ''] =
      good.match(/<nameAlias [^>]*(?:Daedong|"DCB")[^>]*?(?:\/>|>.*?<\/nameAlias>)/gsu) ?? [];
    assert.ok(second.includes('DCB'));
    const swapped = good.replace(first, '@').replace(second, first).replace('@', second);
    const { records } = await readAll(edition, openTexts({ list: swapped }));
    assert.deepEqual(records[1]?.names, party('EU.3661.90').names);
    assert.deepEqual(
      records[1]?.names.map((name) => `${name.kind} ${name.text}`),
      ['primary Daedong Credit Bank', 'former DCB'],
    );
  });

  it('reads whole, circa, ranged, partial and Islamic birth dates, and none where only the place is given', () => {
    assert.deepEqual(party('EU.27.28').birthDates, [
      { text: '1937-04-28', earliest: '1937-04-28', latest: '1937-04-28' },
      { text: 'circa 1935 to 1939', earliest: '1935-01-01', latest: '1939-12-31' },
      { text: '1402-06-24 (Islamic calendar)', earliest: '1982-04-18', latest: '1982-04-20' },
      { text: '1938-07', earliest: '1938-07-01', latest: '1938-07-31' },
    ]);
    assert.deepEqual(party('EU.27.28').birthPlaces, ['al-Awja, near Tikrit, IRAQ', 'Tikrit']);
  });

  it('does not take country 00 for a country', () => {
    assert.deepEqual(
      party('EU.27.28').countries.map((one) => `${one.relation} ${one.code}`),
      ['citizenship IQ', 'birth IQ'],
    );
  });

  it('keeps the marks of a document and one number where the Latin one is the same', () => {
    assert.deepEqual(party('EU.27.28').identifications, [
      { type: 'National passport', number: '34409/129', country: '', note: 'diplomatic; reported lost' },
    ]);
  });

  it('finds numbers in remarks and in remarks of addresses', () => {
    assert.deepEqual(
      party('EU.3661.90').identifications.map((one) => [one.type, one.number, one.country]),
      [
        ['SWIFT/BIC', 'DCBK KKPY', ''],
        ['Registration number', 'LL06889', 'Malaysia'],
        ['Fiscal code', 'DAOMMD74T11Z352Z', ''],
      ],
    );
  });

  it('splits and cleans contact values', () => {
    assert.deepEqual(
      party('EU.3661.90').contacts.map((one) => `${one.type} ${one.value}`),
      [
        'email bank@example.com',
        'email second@example.com',
        'email third@example.com',
        'phone +850 2 381 2228',
        'phone +850 2 381 4567',
        'phone +850 2 381 4410',
        'website www.example.com/kp',
      ],
    );
  });

  it('keeps the parts of an address', () => {
    assert.deepEqual(party('EU.3661.90').addresses, [
      {
        address: 'Suite 401, Potonggang Hotel, PO Box 12',
        city: 'Pyongyang',
        state: 'Ansan-dong',
        postalCode: '999',
        country: "KOREA, Democratic People's Republic of",
        countryCode: 'KP',
      },
    ]);
  });

  it('calls an enterprise with an IMO ship number a vessel and one with an IMO company number an entity', () => {
    assert.equal(party('EU.9442.82').entryType, 'vessel');
    assert.equal(party('EU.4456.10').entryType, 'entity');
    assert.equal(party('EU.3661.90').entryType, 'entity');
  });

  it('takes the designation date, else the date of the act, and links the act', () => {
    assert.equal(party('EU.3661.90').listedOn, '2016-03-02');
    assert.equal(party('EU.27.28').listedOn, '2003-07-08');
    assert.match(party('EU.27.28').sourceUrl, /OJ:L:2003:169/u);
    assert.match(party('EU.9442.82').sourceUrl, /^https:\/\/data\.europa\.eu\//u);
    assert.deepEqual(party('EU.27.28').programs, ['IRQ']);
    assert.match(party('EU.3661.90').remarks, /UN reference: KPe\.023; Legal basis: 2017\/1509/u);
  });

  it('falls back on the logicalId where there is no EU reference', async () => {
    const bare = good.replace('euReferenceNumber="EU.9442.82"', 'euReferenceNumber=""');
    const { records } = await readAll(edition, openTexts({ list: bare }));
    assert.equal(records[2]?.publisherRef, '301');
  });

  it('leaves a delisted entity out and reports codes and attributes it does not know', async () => {
    const odd = good
      .replace('logicalId="302"', 'logicalId="302" delistingDate="2026-04-01" x="1"')
      .replace('identificationTypeCode="imo"', 'identificationTypeCode="hull"')
      .replace('key="FAX"', 'key="TELEX"');
    const { records, report } = await readAll(edition, openTexts({ list: odd }));
    assert.equal(records.length, 3);
    assert.deepEqual([...report.leftOut], [['delisted', 1]]);
    assert.deepEqual([...report.unknown.keys()].sort(), [
      'contactInfo key',
      'identificationTypeCode',
      'sanctionEntity/@x',
    ]);
  });

  describe('broken files', () => {
    refusesBrokenFiles(edition, good);
    it('refuses a reference that comes twice', () =>
      assertRefused(edition, good.replace('EU.9442.82', 'EU.27.28'), /EU\.27\.28 comes twice/u));
    it('refuses a party without a name', () =>
      assertRefused(edition, good.replace('wholeName="Unica"', 'wholeName=""'), /EU\.9442\.82 has no name/u));
    it('refuses an export without a date', () =>
      assertRefused(edition, good.replace(/generationDate="[^"]*"/u, ''), /generationDate/u));
  });
});

describe('EU_FSF, the whole files', () => {
  const folder = sharedPath('lists/EU_FSF');

  it('holds 4,341 persons and 1,519 enterprises, two of which are ships, nothing unknown', async function () {
    if (folder === null) return this.skip();
    const files = openLocalEdition(edition, folder);
    assert.ok(files);
    assert.equal(files.one('list').name, 'xmlFullSanctionsList_1_1.RECONSTRUCTED.xml');
    const { records, report } = await readAll(edition, files);
    const count = (type: string): number => records.filter((one) => one.entryType === type).length;
    assert.deepEqual([count('individual'), count('entity'), count('vessel')], [4341, 1517, 2]);
    assert.deepEqual([...report.unknown], []);
    const ships = records.filter((one) => one.entryType === 'vessel').map((one) => one.names[0]?.text);
    assert.deepEqual(ships, ['Unica', 'New Konk']);
  });

  it('holds 29,826 names, each of which a record has', async function () {
    if (folder === null) return this.skip();
    const files = openLocalEdition(edition, folder);
    assert.ok(files);
    const { records } = await readAll(edition, files);
    const byRef = new Map(
      records.map((one) => [one.publisherRef, new Set(one.names.map((name) => name.text))]),
    );
    let names = 0;
    for await (const entity of parseExport(files.one('list').bytes(), collectReport().report)) {
      const texts = byRef.get(entity.attributes['euReferenceNumber'] ?? '');
      for (const alias of childrenOf(entity, 'nameAlias')) {
        names++;
        const text = (alias.attributes['wholeName'] ?? '').replace(/\s+/gu, ' ').trim();
        const expected = listedNames([
          { text: behindFormerLabel(text) ?? text, kind: 'primary', quality: 'strong' },
        ]);
        if (isLegalFormAlone(text)) continue;
        for (const name of expected) assert.ok(texts?.has(name.text), text);
      }
    }
    assert.equal(names, 29_826);
  });

  it("reads the publisher's own excerpt of 2020, whose invented seventh name reuses a reference", async function () {
    if (folder === null) return this.skip();
    const file = { ...edition.files[0], localNames: ['sample_eu.xml'] };
    const files = openLocalEdition({ ...edition, files: [file] } as typeof edition, folder);
    assert.ok(files);
    await assert.rejects(readAll(edition, files), {
      code: 'list_format',
      message: /EU\.4009\.74 comes twice/u,
    });
  });
});
