import assert from 'node:assert/strict';
import { ListFormatError } from '../../../../src/errors.ts';
import type { SourceEdition } from '../../../../src/lists/list-source.ts';
import { ofacSdn } from '../../../../src/lists/sources/OFAC_SDN/source.ts';
import { openTexts, readAll } from '../../../support/open-edition.ts';
import { advancedXml, aliasXml, partyXml, sanctionsEntry } from './ofac-files.ts';

const edition = ofacSdn.editions.find(({ id }) => id === 'advanced-xml') as SourceEdition;

const day = (year: number, month: number, dayOfMonth: number): string =>
  `<Year>${year}</Year><Month>${month}</Month><Day>${dayOfMonth}</Day>`;

const feature = (typeId: number, version: string): string =>
  `<Feature FeatureTypeID="${typeId}"><FeatureVersion><Comment/>${version}</FeatureVersion></Feature>`;

const YEAR_1962 = `<DatePeriod><Start Approximate="true"><From>${day(1962, 1, 1)}</From><To>${day(1962, 1, 1)}</To></Start>
<End Approximate="true"><From>${day(1962, 12, 31)}</From><To>${day(1962, 12, 31)}</To></End></DatePeriod>`;

const BANK = partyXml(
  306,
  3,
  aliasXml(1403, [[[1, 215, 'BANCO NACIONAL DE CUBA']], [[1, 500, '古巴国家银行']]]) +
    aliasXml(1400, [[[2, 215, 'BNC']]], true),
  [
    [1, 1525],
    [2, 1525],
  ],
  feature(25, '<VersionLocation LocationID="10"/>') +
    feature(344, '<VersionDetail>1Kuf2Rd8mDy</VersionDetail>'),
);

const PERSON = partyXml(
  9639,
  4,
  aliasXml(1403, [
    [
      [1, 215, 'HANIYA'],
      [2, 215, 'Ismail'],
    ],
  ]) +
    aliasXml(1401, [
      [
        [1, 160, 'هنية'],
        [2, 160, 'إسماعيل'],
      ],
    ]),
  [
    [1, 1520],
    [2, 1521],
  ],
  feature(8, YEAR_1962) +
    feature(11, '<VersionDetail/><VersionLocation LocationID="11"/>') +
    feature(224, '<VersionDetail DetailReferenceID="91526"/>'),
);

const LOCATIONS = `<Location ID="10"><LocationAreaCode AreaCodeID="11054"/><LocationCountry CountryID="11054"/>
<LocationPart LocPartTypeID="1451"><LocationPartValue><Comment/><Value>Calle 1</Value></LocationPartValue></LocationPart>
<LocationPart LocPartTypeID="1454"><LocationPartValue><Comment/><Value>Havana</Value></LocationPartValue></LocationPart></Location>
<Location ID="11"><LocationAreaCode AreaCodeID="11054"/></Location>`;

const DOCUMENTS = `<IDRegDocument IDRegDocTypeID="1571" IdentityID="79639" IssuedBy-CountryID="11054" ValidityID="2"><Comment/>
<IDRegistrationNo>B99</IDRegistrationNo><IssuingAuthority/><DocumentDate IDRegDocDateTypeID="1480"><DatePeriod>
<Start><From>${day(2002, 9, 27)}</From><To>${day(2002, 9, 27)}</To></Start><End><From>${day(2002, 9, 27)}</From><To>${day(2002, 9, 27)}</To></End></DatePeriod></DocumentDate></IDRegDocument>`;

const ENTRIES = [
  sanctionsEntry(306, 1550, '1986-07-08', 'CUBA'),
  sanctionsEntry(306, 91512, '1980-01-01', 'OTHER'),
  sanctionsEntry(9639, 1550, '2018-01-31', 'SDGT'),
].join('');

const WHOLE = { locations: LOCATIONS, documents: DOCUMENTS, parties: BANK + PERSON, entries: ENTRIES };
const read = (text: string) => readAll(edition, openTexts({ primary: text }, { chunkSize: 512 }));

async function refused(text: string, reason: RegExp): Promise<void> {
  await assert.rejects(read(text), (error) => error instanceof ListFormatError && reason.test(error.message));
}

describe('OFAC advanced XML', () => {
  it('joins names, places, wallets and entries of an entity', async () => {
    const { records, report } = await read(advancedXml(WHOLE));
    const [bank] = records;
    assert.equal(report.dataAsOf, '2024-05-06');
    assert.equal(report.unknown.size, 0);
    assert.equal(bank?.entryType, 'entity');
    assert.deepEqual(bank?.names, [
      { text: 'BANCO NACIONAL DE CUBA', kind: 'primary', quality: 'strong' },
      { text: '古巴国家银行', kind: 'alias', quality: 'strong' },
      { text: 'BNC', kind: 'alias', quality: 'weak' },
    ]);
    assert.deepEqual(
      bank?.addresses.map(({ address, city, countryCode }) => [address, city, countryCode]),
      [['Calle 1', 'Havana', 'CU']],
    );
    assert.deepEqual(bank?.wallets, [{ currency: 'XBT', address: '1Kuf2Rd8mDy' }]);
    assert.equal(bank?.remarks, 'Also called the bank.');
  });

  it('takes programs and the day of listing only from entries of its own list', async () => {
    const [bank] = (await read(advancedXml(WHOLE))).records;
    assert.deepEqual(bank?.programs, ['CUBA']);
    assert.equal(bank?.listedOn, '1986-07-08');
  });

  it('reads dates, citizenship, documents and former native names of a person', async () => {
    const person = (await read(advancedXml(WHOLE))).records[1];
    assert.deepEqual(
      person?.names.map(({ text, kind }) => `${text} ${kind}`),
      ['Ismail HANIYA primary', 'إسماعيل هنية former'],
    );
    assert.deepEqual(person?.birthDates, [
      { text: 'circa 1962', earliest: '1962-01-01', latest: '1962-12-31' },
    ]);
    assert.ok(person?.countries.some(({ code, relation }) => code === 'CU' && relation === 'citizenship'));
    assert.deepEqual(person?.identifications, [
      { type: 'Passport', number: 'B99', country: 'Cuba', note: 'issued 27 Sep 2002 fraudulent' },
    ]);
    assert.match(person?.remarks ?? '', /^Gender Male/u);
  });

  it('leaves out a party that is on another list, and says so', async () => {
    const { records, report } = await read(
      advancedXml({ ...WHOLE, entries: sanctionsEntry(306, 1550, '1986-07-08', 'CUBA') }),
    );
    assert.equal(records.length, 1);
    assert.equal(report.leftOut.get('no entry on this list'), 1);
  });

  it('refuses files that are cut, foreign or contradict themselves', async () => {
    const whole = advancedXml(WHOLE);
    await refused(whole.slice(0, -15), /well-formed/u);
    await refused(advancedXml({ ...WHOLE, parties: BANK + BANK }), /occurs twice/u);
    await refused(
      advancedXml({ ...WHOLE, parties: BANK.replace('AliasTypeID="1403"', 'AliasTypeID="9"') }),
      /does not explain/u,
    );
    await refused(advancedXml({ ...WHOLE, parties: '' }), /holds no party/u);
    await refused('<sdnList/>', /root element/u);
  });
});
