import assert from 'node:assert/strict';
import { ListFormatError } from '../../../../src/errors.ts';
import type { SourceEdition } from '../../../../src/lists/list-source.ts';
import { ofacNonsdn } from '../../../../src/lists/sources/OFAC_NONSDN/source.ts';
import { openTexts, readAll } from '../../../support/open-edition.ts';
import { classicXml } from './ofac-files.ts';

const edition = ofacNonsdn.editions.find(({ id }) => id === 'classic-xml') as SourceEdition;

const PERSON = `<uid>9639</uid><firstName>Ismail Abdul Salah</firstName><lastName>HANIYA</lastName><title>Leader</title>
<sdnType>Individual</sdnType><programList><program>NS-PLC</program></programList>
<akaList><aka><uid>9150</uid><type>a.k.a.</type><category>strong</category><lastName>HANIYA</lastName><firstName>Ismail</firstName></aka>
<aka><uid>9151</uid><type>f.k.a.</type><category>weak</category><lastName>ABU 'ABD</lastName></aka></akaList>
<addressList><address><uid>12128</uid><stateOrProvince>Gaza</stateOrProvince><country>Palestinian</country></address></addressList>
<nationalityList><nationality><uid>1</uid><country>Egypt</country><mainEntry>true</mainEntry></nationality></nationalityList>
<citizenshipList><citizenship><uid>2</uid><country>Jordan</country><mainEntry>true</mainEntry></citizenship></citizenshipList>
<dateOfBirthList><dateOfBirthItem><uid>4696</uid><dateOfBirth>circa 1962</dateOfBirth><mainEntry>true</mainEntry></dateOfBirthItem></dateOfBirthList>
<placeOfBirthList><placeOfBirthItem><uid>4697</uid><placeOfBirth>Cairo, Egypt</placeOfBirth><mainEntry>true</mainEntry></placeOfBirthItem></placeOfBirthList>
<idList><id><uid>3</uid><idType>Passport</idType><idNumber>A123</idNumber><idCountry>Egypt</idCountry><issueDate>27 Sep 2002</issueDate><expirationDate>26 Sep 2007</expirationDate></id>
<id><uid>4</uid><idType>Gender</idType><idNumber>Male</idNumber></id></idList>`;

const COMPANY = `<uid>31299</uid><lastName>CHINA TELECOM CORPORATION LIMITED</lastName><sdnType>Entity</sdnType>
<remarks>For more information, see the guidance.</remarks>
<programList><program>CMIC-EO13959</program></programList>
<addressList><address><uid>5</uid><address1>31 Jinrong Street</address1><address2>Xicheng District</address2><city>Beijing</city><postalCode>100033</postalCode><country>China</country></address></addressList>
<idList><id><uid>6</uid><idType>Issuer Name</idType><idNumber>China Telecom Corp Ltd</idNumber></id>
<id><uid>7</uid><idType>Issuer Name</idType><idNumber>China Telecom Corporation Limited</idNumber></id>
<id><uid>8</uid><idType>ISIN</idType><idNumber>US1694261033</idNumber></id>
<id><uid>9</uid><idType>Listing Date (CMIC)</idType><idNumber>03 Jun 2021</idNumber></id>
<id><uid>10</uid><idType>Executive Order 13662 Directive Determination -</idType><idNumber>Subject to Directive 1</idNumber></id>
<id><uid>11</uid><idType>Nationality of Registration</idType><idNumber>China</idNumber></id>
<id><uid>12</uid><idType>Website</idType><idNumber>www.example.org</idNumber></id>
<id><uid>13</uid><idType>Digital Currency Address - ETH</idType><idNumber>0x098B716B8Aaf21512996dC57EB0615e2383E2f96</idNumber></id></idList>`;

const SHIP = `<uid>15036</uid><lastName>SUNDIAL</lastName><sdnType>Vessel</sdnType><programList><program>IRAN</program></programList>
<idList><id><uid>14</uid><idType>Vessel Registration Identification</idType><idNumber>IMO 9187655</idNumber></id>
<id><uid>15</uid><idType>Former Vessel Flag</idType><idNumber>None Identified</idNumber></id></idList>
<vesselInfo><callSign>T2EU4</callSign><vesselType>Crude/Oil Products Tanker</vesselType><vesselFlag>Tanzania</vesselFlag><tonnage>99144</tonnage></vesselInfo>`;

const read = (text: string, chunkSize = 11) => readAll(edition, openTexts({ primary: text }, { chunkSize }));

async function refused(text: string, reason: RegExp): Promise<void> {
  await assert.rejects(
    read(text, 4096),
    (error) => error instanceof ListFormatError && reason.test(error.message),
  );
}

describe('OFAC classic XML', () => {
  it('gives the date and the number of entries the publisher states', async () => {
    const { report } = await read(classicXml([PERSON, COMPANY, SHIP]));
    assert.equal(report.dataAsOf, '2024-05-06');
    assert.equal(report.declaredCount, 3);
    assert.equal(report.unknown.size, 0);
  });

  it('maps a person', async () => {
    const [person] = (await read(classicXml([PERSON]))).records;
    assert.deepEqual(person?.names, [
      { text: 'Ismail Abdul Salah HANIYA', kind: 'primary', quality: 'strong' },
      { text: 'Ismail HANIYA', kind: 'alias', quality: 'strong' },
      { text: "ABU 'ABD", kind: 'former', quality: 'weak' },
    ]);
    assert.deepEqual(person?.identifications, [
      { type: 'Passport', number: 'A123', country: 'Egypt', note: 'issued 27 Sep 2002 expires 26 Sep 2007' },
    ]);
    assert.deepEqual(
      person?.countries.map(({ code, relation }) => `${code} ${relation}`),
      ['PS address', 'EG nationality', 'JO citizenship', 'EG birth', 'EG document'],
    );
    assert.equal(person?.addresses[0]?.state, 'Gaza');
    assert.equal(person?.birthDates[0]?.earliest, '1962-01-01');
    assert.equal(person?.remarks, 'Title Leader; Gender Male');
  });

  it('routes the features of a company by type', async () => {
    const [company] = (await read(classicXml([COMPANY]))).records;
    assert.deepEqual(
      company?.names.map(({ text }) => text),
      ['CHINA TELECOM CORPORATION LIMITED', 'China Telecom Corp Ltd'],
    );
    assert.deepEqual(
      company?.identifications.map(({ type }) => type),
      ['ISIN'],
    );
    assert.equal(company?.listedOn, '2021-06-03');
    assert.equal(company?.addresses[0]?.address, '31 Jinrong Street, Xicheng District');
    assert.deepEqual(company?.contacts, [{ type: 'website', value: 'www.example.org' }]);
    assert.deepEqual(
      company?.wallets.map(({ currency }) => currency),
      ['ETH'],
    );
    assert.ok(company?.countries.some(({ code, relation }) => code === 'CN' && relation === 'registration'));
    assert.match(
      company?.remarks ?? '',
      /Directive Determination - Subject to Directive 1; For more information/u,
    );
  });

  it('maps a vessel', async () => {
    const [ship] = (await read(classicXml([SHIP]))).records;
    assert.deepEqual(
      ship?.identifications.map(({ type, number }) => `${type} ${number}`),
      ['Vessel Call Sign T2EU4', 'IMO number 9187655'],
    );
    assert.deepEqual(ship?.countries, [{ name: 'Tanzania', code: 'TZ', relation: 'flag' }]);
    assert.equal(ship?.remarks, 'Vessel Type Crude/Oil Products Tanker; Vessel Tonnage 99144');
  });

  it('reports elements, types and categories it does not know and keeps the fact in the remarks', async () => {
    const odd = `<uid>1</uid><lastName>EBANO</lastName><sdnType>Vessel</sdnType><hullColour>red</hullColour>
<akaList><aka><uid>2</uid><type>p.k.a.</type><category>medium</category><lastName>SAND SWAN</lastName></aka></akaList>
<idList><id><uid>3</uid><idType>Lunar Settlement Card</idType><idNumber>4711</idNumber></id></idList>`;
    const { records, report } = await read(classicXml([odd]));
    assert.deepEqual(
      [...report.unknown.keys()],
      ['sdnEntry/hullColour', 'alias type p.k.a.', 'alias category medium', 'type Lunar Settlement Card'],
    );
    assert.equal(records[0]?.remarks, 'Lunar Settlement Card 4711');
    assert.equal(records[0]?.names.length, 2);
  });

  it('refuses files that are cut, empty, foreign or contradict themselves', async () => {
    const whole = classicXml([PERSON, SHIP]);
    await refused(whole.slice(0, -12), /well-formed/u);
    await refused(whole.slice(0, whole.length / 2), /well-formed/u);
    await refused('', /empty/u);
    await refused('<html><body>Service unavailable</body></html>', /root element/u);
    await refused(`<!DOCTYPE sdnList [<!ENTITY a "b">]>${whole.replace(/^<\?xml.*?\?>/u, '')}`, /DTD/u);
    await refused(classicXml([SHIP, SHIP]), /occurs twice/u);
    await refused(classicXml([SHIP.replace('<lastName>SUNDIAL</lastName>', '')]), /has no name/u);
    await refused(classicXml([SHIP.replace('Vessel</sdnType>', 'Hovercraft</sdnType>')]), /unknown type/u);
    await refused(classicXml([SHIP.replace('15036', 'X-1')]), /not an OFAC entry number/u);
    await refused(classicXml([SHIP], ''), /header/u);
  });
});
