import assert from 'node:assert/strict';
import { ListFormatError } from '../../../../src/errors.ts';
import { ofacSdn } from '../../../../src/lists/sources/OFAC_SDN/source.ts';
import type { SourceEdition } from '../../../../src/lists/list-source.ts';
import { openTexts, readAll } from '../../../support/open-edition.ts';
import { advancedXml, aliasXml, ofacCsv, partyXml, sanctionsEntry } from './ofac-files.ts';

const edition = ofacSdn.editions.find(({ id }) => id === 'csv-quartet') as SourceEdition;

const BANK = [
  306,
  'BANCO NACIONAL DE CUBA',
  null,
  'CUBA',
  null,
  null,
  null,
  null,
  null,
  null,
  null,
  "a.k.a. 'BNC'.",
];
const SHIP = [
  4243,
  'EBANO',
  'vessel',
  'CUBA',
  null,
  'CL2192',
  'General Cargo',
  '2595',
  '1865',
  'Panama',
  'Example Owner',
  "Vessel Registration Identification IMO 7406784; f.k.a. 'ANA I'.",
];
const PLANE = [
  18001,
  'EP-GOM',
  'aircraft',
  'SDGT] [IFSR',
  null,
  null,
  null,
  null,
  null,
  null,
  null,
  'Aircraft Model B.737.',
];
const PERSON = [
  9639,
  'HANIYA, Ismail Abdul Salah',
  'individual',
  'NS-PLC',
  'Leader',
  null,
  null,
  null,
  null,
  null,
  null,
  'DOB 1962; POB Shati.',
];

const files = {
  primary: ofacCsv([BANK, SHIP, PLANE, PERSON]),
  aliases: ofacCsv([
    [306, 220, 'aka', 'NATIONAL BANK OF CUBA', null],
    [306, 221, 'fka', 'OLD BANK, CO.', null],
    [9639, 9150, 'aka', 'HANIYA, Ismail', null],
  ]),
  addresses: ofacCsv([
    [306, 199, 'Zweierstrasse 35', 'Zurich CH-8022', 'Switzerland', null],
    [4243, 200, null, null, null, null],
    [9639, 201, null, null, 'undetermined', null],
  ]),
  remarks: ofacCsv([]),
};

async function read(changed: Partial<typeof files> & { advanced?: string } = {}) {
  return readAll(edition, openTexts({ ...files, ...changed }, { chunkSize: 7, lastModified: '2023-12-28' }));
}

async function refused(
  changed: Partial<typeof files> & { advanced?: string },
  reason: RegExp,
): Promise<void> {
  await assert.rejects(
    read(changed),
    (error) => error instanceof ListFormatError && reason.test(error.message),
  );
}

describe('OFAC CSV quartet', () => {
  it('maps the four kinds of party', async () => {
    const { records, report } = await read();
    assert.deepEqual(
      records.map(({ publisherRef, entryType }) => [publisherRef, entryType]),
      [
        ['306', 'entity'],
        ['4243', 'vessel'],
        ['18001', 'aircraft'],
        ['9639', 'individual'],
      ],
    );
    assert.equal(report.dataAsOf, '2023-12-28');
    assert.equal(report.unknown.size, 0);
  });

  it('joins aliases and addresses by entry number and drops empty addresses', async () => {
    const [bank, ship, , person] = (await read()).records;
    assert.deepEqual(bank?.names, [
      { text: 'BANCO NACIONAL DE CUBA', kind: 'primary', quality: 'strong' },
      { text: 'NATIONAL BANK OF CUBA', kind: 'alias', quality: 'strong' },
      { text: 'OLD BANK, CO.', kind: 'former', quality: 'strong' },
      { text: 'BNC', kind: 'alias', quality: 'weak' },
    ]);
    assert.deepEqual(bank?.addresses, [
      {
        address: 'Zweierstrasse 35',
        city: 'Zurich',
        state: '',
        postalCode: 'CH-8022',
        country: 'Switzerland',
        countryCode: 'CH',
      },
    ]);
    assert.deepEqual(ship?.addresses, []);
    assert.deepEqual(person?.addresses, []);
    assert.deepEqual(
      person?.names.map(({ text }) => text),
      ['Ismail Abdul Salah HANIYA', 'Ismail HANIYA'],
    );
  });

  it('takes the vessel columns', async () => {
    const ship = (await read()).records[1];
    assert.deepEqual(ship?.countries, [{ name: 'Panama', code: 'PA', relation: 'flag' }]);
    assert.deepEqual(
      ship?.identifications.map(({ type, number }) => `${type} ${number}`),
      ['Vessel Call Sign CL2192', 'IMO number 7406784'],
    );
    assert.match(
      ship?.remarks ?? '',
      /^Vessel Type General Cargo; Vessel Tonnage 2595; .*Vessel Owner Example Owner; Vessel Reg/u,
    );
  });

  it('splits programs and links each party to its page', async () => {
    const { records } = await read();
    assert.deepEqual(records[2]?.programs, ['SDGT', 'IFSR']);
    assert.equal(records[2]?.sourceUrl, 'https://sanctionssearch.ofac.treas.gov/Details.aspx?id=18001');
    assert.equal(records[3]?.remarks, 'Title Leader; DOB 1962; POB Shati.');
  });

  it('joins remarks that were cut in the middle of a wallet address', async () => {
    const start = `${'x'.repeat(957)}; Digital Currency Address - XBT 12QtD5BFwR`;
    assert.equal(start.length, 1000);
    const { records } = await read({
      primary: ofacCsv([[...BANK.slice(0, 11), start]]),
      aliases: ofacCsv([]),
      addresses: ofacCsv([]),
      remarks: ofacCsv([[306, "sdNsAZY76; a.k.a. 'BNC'."]]),
    });
    assert.equal(records[0]?.wallets[0]?.address, '12QtD5BFwRsdNsAZY76');
    assert.equal(records[0]?.names[1]?.text, 'BNC');
  });

  it('keeps the blank at which remarks were cut', async () => {
    const start = `${'x'.repeat(990)}; Website `;
    const { records } = await read({
      primary: ofacCsv([[...BANK.slice(0, 11), start]]),
      aliases: ofacCsv([]),
      addresses: ofacCsv([]),
      remarks: ofacCsv([[306, 'www.example.org.']]),
    });
    assert.deepEqual(records[0]?.contacts, [{ type: 'website', value: 'www.example.org' }]);
  });

  it('reports rows of no party, unknown alias types and remarks without their end', async () => {
    const { report } = await read({
      primary: ofacCsv([[...BANK.slice(0, 11), 'y'.repeat(1000)]]),
      aliases: ofacCsv([[306, 1, 'xka', 'NEW KIND', null]]),
      addresses: ofacCsv([[7, 1, null, 'Havana', 'Cuba', null]]),
    });
    assert.deepEqual(
      [...report.unknown.keys()],
      ['alias type xka', 'remarks cut without continuation', 'addresses row of no party'],
    );
  });

  it('adds native-script names and the day of listing from the advanced XML', async () => {
    const advanced = advancedXml({
      parties: partyXml(
        9639,
        4,
        aliasXml(1403, [
          [
            [1, 215, 'HANIYA'],
            [2, 215, 'Ismail'],
          ],
          [
            [1, 160, 'هنية'],
            [2, 160, 'إسماعيل'],
          ],
        ]),
        [
          [1, 1520],
          [2, 1521],
        ],
      ),
      entries: sanctionsEntry(9639, 1550, '2018-01-31', 'SDGT'),
    });
    const person = (await read({ advanced })).records[3];
    assert.deepEqual(person?.names.at(-1), { text: 'إسماعيل هنية', kind: 'alias', quality: 'strong' });
    assert.equal(person?.names.length, 3);
    assert.equal(person?.listedOn, '2018-01-31');
  });

  it('refuses files that are cut, empty, foreign or contradict themselves', async () => {
    await refused({ primary: files.primary.slice(0, -1) }, /Ctrl-Z/u);
    await refused({ aliases: files.aliases.slice(0, 60) }, /cut short|broken|columns/u);
    await refused({ primary: '' }, /empty/u);
    await refused({ remarks: '' }, /empty/u);
    await refused({ primary: ofacCsv([]) }, /holds no party/u);
    await refused({ primary: '<!DOCTYPE html><html><body>Not found</body></html>' }, /columns|cut short/u);
    await refused(
      { primary: `ent_num,SDN_Name,c,d,e,f,g,h,i,j,k,l\r\n${files.primary}` },
      /not an OFAC entry number/u,
    );
    await refused({ primary: files.aliases }, /columns/u);
    await refused({ primary: ofacCsv([BANK, BANK]) }, /occurs twice/u);
    await refused({ primary: ofacCsv([[306, null, ...BANK.slice(2)]]) }, /has no name/u);
    await refused({ primary: ofacCsv([[306, 'BANCO', 'submarine', ...BANK.slice(3)]]) }, /unknown type/u);
    await refused({ advanced: '<Sanctions><ReferenceValueSets>' }, /well-formed/u);
  });
});
