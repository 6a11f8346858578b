import assert from 'node:assert/strict';
import { ilNbctf } from '../../../../src/lists/sources/IL_NBCTF/source.ts';
import { repairLookalikes } from '../../../../src/lists/sources/IL_NBCTF/wallet-addresses.ts';
import { ListFormatError } from '../../../../src/errors.ts';
import { cut, itRefusesBrokenFiles } from '../../../support/broken-list-files.ts';
import { editionOf, listFixture, partyNamed } from '../../../support/list-fixtures.ts';
import { openLocalEdition, openTexts, readAll } from '../../../support/open-edition.ts';
import { INDIVIDUALS, ORGANIZATIONS } from '../../../support/israeli-workbooks.ts';
import { workbookBytes } from '../../../support/workbooks.ts';
import { sharedPath } from '../../../support/shared.ts';

const tables = editionOf(ilNbctf, 'seizure-tables');
const api = editionOf(ilNbctf, 'content-api');
const fixture = (name: string): string => listFixture(`IL_NBCTF/${name}`);
const hebrew = fixture('wallets.csv');

describe('Israel counter terror financing', () => {
  describe('tables of seized wallets', () => {
    const read = () =>
      readAll(
        tables,
        openTexts({
          'wallets-he': hebrew,
          'wallets-en': fixture('wallets-en.csv'),
          'orders-en': fixture('releases-en.csv'),
        }),
      );

    it('takes a wallet without holder as a party of its own, with the currency its form tells', async () => {
      const { records } = await read();
      const tron = partyNamed(records, 'TH96tFMn8KGiYSLiwcV3E2UiaJc8jmcbz3');
      assert.deepEqual(tron.wallets, [{ currency: 'TRX', address: 'TH96tFMn8KGiYSLiwcV3E2UiaJc8jmcbz3' }]);
      assert.deepEqual(tron.programs, ['Seizure order ASO 18/26']);
      assert.equal(tron.remarks, 'ASO 18/26: valid until 2028-07-01');
      const pair = records[1];
      assert.deepEqual(
        pair?.wallets.map((wallet) => wallet.currency),
        ['ETH', 'XBT'],
      );
    });

    it('gathers the holdings and labelled numbers of a holder', async () => {
      const holder = partyNamed((await read()).records, 'TESTO M SAMPLE');
      assert.equal(holder.entryType, 'individual');
      assert.deepEqual(
        holder.identifications.map((one) => [one.type, one.number, one.country]),
        [
          ['Identity number', '000000001', 'פלסטיני'],
          ['Passport', '0000002', 'פלסטיני'],
          ['Exchange user ID', '735202123', ''],
        ],
      );
      assert.deepEqual(holder.wallets, [{ currency: 'XRP', address: 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh' }]);
      assert.deepEqual(
        holder.birthDates.map((date) => date.earliest),
        ['2001-02-05'],
      );
      assert.equal(holder.remarks, 'ASO 5/24: Forfeiture Order (FO 18/24)');
    });

    it('adds what only the English table has, ragged rows and day serials included', async () => {
      const { records, report } = await read();
      assert.deepEqual(
        records.slice(4).map((one) => one.publisherRef),
        [
          'wallet/TRLbfGPruBY6cMmRk5iee1X4CpX3TJQ1wz',
          'wallet/TW5b5A5Fmqhh1ZjV86DfKsdJn652L67vCu',
          'second-sample/111111111',
        ],
      );
      assert.equal(records.at(-1)?.birthDates[0]?.earliest, '2000-12-15');
      assert.equal(report.dataAsOf, '2026-07-01');
    });

    it('mends look-alike letters only where the checksum then holds', () => {
      assert.equal(
        repairLookalikes('TН96tFMn8KGiYSLiwсV3E2UiaJc8jmcbz3'),
        'TH96tFMn8KGiYSLiwcV3E2UiaJc8jmcbz3',
      );
      assert.equal(
        repairLookalikes('TН96tFMn8KGiYSLiwсV3E2UiaJc8jmcbz4'),
        'TН96tFMn8KGiYSLiwсV3E2UiaJc8jmcbz4',
      );
    });

    itRefusesBrokenFiles(tables, {
      'a renamed column': hebrew.replace('מטבע', 'סוג מטבע'),
      'a file cut in the middle of a field': hebrew.slice(0, hebrew.indexOf('000000001')),
      'a wallet above the first order': hebrew.replace('צ.ת 18/26\n', ''),
    });
  });

  describe('workbooks of designations', () => {
    const book = editionOf(ilNbctf, 'designation-workbooks');
    const files = { organizations: ORGANIZATIONS, individuals: INDIVIDUALS };

    it('give organizations with the names of every language, address, numbers and contact values', async () => {
      const { records, report } = await readAll(book, openTexts(files));
      const society = partyNamed(records, 'Sample Society');
      assert.deepEqual(
        society.names.map(({ text }) => text),
        ['Sample Society', 'Society of the Sample', 'אגודת הדוגמה', 'جمعية المثال'],
      );
      assert.deepEqual(
        [society.publisherRef, society.entryType, society.listedOn],
        ['organization/901', 'entity', '2018-01-01'],
      );
      assert.deepEqual(
        society.addresses.map(({ address, city, countryCode }) => [address, city, countryCode]),
        [['5 Cedar Street', 'Beirut', 'LB']],
      );
      assert.deepEqual(
        society.contacts.map(({ value }) => value),
        ['info@sample.example', '+961 1 000000', 'www.sample.example'],
      );
      assert.deepEqual(
        society.identifications.map(({ type, number }) => [type, number]),
        [['Corporation ID', '580000001']],
      );
      assert.match(society.remarks, /Terror organization; Sample justification; a note/u);
      assert.deepEqual([[...report.leftOut], [...report.unknown]], [[['cancelled', 1]], []]);
    });

    it('give individuals, whose names are numbered as those of the United Nations', async () => {
      const person = partyNamed((await readAll(book, openTexts(files))).records, 'TESTO SAMPLE ABU DOGMA');
      assert.deepEqual(
        person.names.map(({ text }) => text),
        ['TESTO SAMPLE ABU DOGMA', 'טסטו סמפל', 'تيستو سامبل'],
      );
      assert.deepEqual([person.publisherRef, person.entryType], ['individual/901', 'individual']);
      assert.deepEqual(
        person.birthDates.map(({ earliest }) => earliest),
        ['1970-06-05'],
      );
      assert.deepEqual(
        person.countries.map(({ code, relation }) => [code, relation]),
        [['LB', 'nationality']],
      );
      assert.deepEqual([person.listedOn, person.identifications[0]?.number], ['2016-01-02', '000000018']);
    });

    for (const [what, content, said] of [
      ['a workbook without the English headings', workbookBytes({ A: [['x'], ['1']] }), /English headings/u],
      ['a workbook cut off', ORGANIZATIONS.subarray(0, 3_000), /./u],
      ['a page of search', '<!DOCTYPE html><html><body></body></html>', /./u],
      ['a PDF file', '%PDF-1.7\n', /./u],
      ['an empty file', '', /empty/u],
    ] as const) {
      for (const role of ['organizations', 'individuals'] as const) {
        it(`refuse ${what} for the ${role}`, async () => {
          await assert.rejects(readAll(book, openTexts({ ...files, [role]: content })), (error: unknown) => {
            assert.ok(error instanceof ListFormatError, String(error));
            assert.match(error.message, said);
            return true;
          });
        });
      }
    }

    it('report a column that nobody knows', async () => {
      const more = workbookBytes({
        A: [
          ['x'],
          ['internal seq. id', 'Organization Name - English', 'Shoe size'],
          ['1', 'Sample Society', '44'],
        ],
      });
      const { report } = await readAll(book, openTexts({ ...files, organizations: more }));
      assert.deepEqual([...report.unknown.keys()], ['column shoe size']);
    });
  });

  describe('content interface', () => {
    const files = {
      'operative-en': fixture('operative.json'),
      'operative-he': fixture('operative-he.json'),
      'organization-en': fixture('organization.json'),
      'cryptocurrencyWallet-en': fixture('wallet.json'),
    };
    const read = () => readAll(api, openTexts(files, { chunkSize: 97 }));

    it('reads a designated person with the names of the other languages', async () => {
      const person = partyNamed((await read()).records, 'TESTO SAMPLE');
      assert.deepEqual(
        person.names.map((name) => name.text),
        ['TESTO SAMPLE', 'Abu Sample', 'טסטו סמפל'],
      );
      assert.deepEqual(
        person.birthDates.map((date) => [date.earliest, date.latest]),
        [['1974-01-01', '1974-12-31']],
      );
      assert.deepEqual(
        person.identifications.map((one) => one.number),
        ['000001', '000002'],
      );
      assert.deepEqual(person.countries, [{ name: 'ירדן', code: 'JO', relation: 'nationality' }]);
      assert.equal(person.listedOn, '2018-11-12');
      assert.match(person.remarks, /^Sample & reason; Date of birth:/u);
      assert.equal(person.sourceUrl, 'https://matal.mod.gov.il/en/operatives/testo/');
    });

    it('reads an organization with contacts, address and its wallet', async () => {
      const organization = partyNamed((await read()).records, 'SAMPLEPAY');
      assert.equal(organization.entryType, 'entity');
      assert.deepEqual(
        organization.contacts.map((contact) => contact.value),
        ['info@example.org', '+90 4442114', 'www.example.org'],
      );
      assert.deepEqual(organization.wallets, [
        { currency: 'USDT', address: 'TRLbfGPruBY6cMmRk5iee1X4CpX3TJQ1wz' },
      ]);
      assert.deepEqual(Object.values(organization.addresses[0] ?? {}), [
        '1 Oak Street',
        'Istanbul',
        '',
        '34000',
        'Turkey',
        'TR',
      ]);
    });

    it('lists a holder who is not designated for the seizure, and wallets of unknown holders by themselves', async () => {
      const { records, report } = await read();
      const holder = partyNamed(records, 'HOLDER SAMPLE');
      assert.deepEqual(holder.programs, ['Seizure order']);
      assert.deepEqual(
        holder.identifications.map((one) => [one.type, one.number]),
        [
          ['Identity number', '000003'],
          ['Binance account', '962788680000'],
        ],
      );
      assert.deepEqual(partyNamed(records, '1BoatSLRHtKNngkdXEeobR76b53LETtpyT').wallets[0]?.currency, 'BTC');
      assert.equal(records.length, 4);
      assert.deepEqual([...report.leftOut].sort(), [
        ['not designated', 1],
        ['status Cancelled', 1],
      ]);
      assert.deepEqual([...report.unknown], []);
    });

    it('asks page by page in one language', () => {
      const location = api.files[0]?.location;
      assert.ok(location?.kind === 'paged');
      assert.match(location.url(2), /contentType:operative&sort=createDate:asc&skip=1000&take=1000$/u);
      assert.deepEqual(location.headers, { 'Accept-Language': 'en' });
      assert.equal(location.isLast('{ "total": 2073, "items": [] }', 2), false);
      assert.equal(location.isLast('{ "total": 2073, "items": [] }', 3), true);
    });

    const broken = {
      'a file cut off': cut(files['operative-en']),
      'an error answer': '{"type":"Error","title":"x","status":400,"detail":"y"}',
      'items of another kind': files['organization-en'],
      'an item without name': files['operative-en'].replace('"name": "NOBODY SAMPLE"', '"name": null'),
    };
    for (const [what, content] of Object.entries(broken)) {
      it(`refuses ${what}`, async () => {
        await assert.rejects(readAll(api, openTexts({ ...files, 'operative-en': content })), ListFormatError);
      });
    }
  });

  it('reads the whole tables of August 2026: 943 rows with 881 wallets and user ids', async function () {
    const folder = sharedPath('lists/IL_NBCTF');
    const files = folder === null ? null : openLocalEdition(tables, folder);
    if (files === null) this.skip();
    const { records, report } = await readAll(tables, files);
    assert.deepEqual([...report.unknown], []);
    assert.equal(report.dataAsOf, '2026-07-01');
    const held = new Set(
      records
        .filter((one) => one.programs[0]?.startsWith('Seizure order ASO') === true)
        .flatMap((one) => [
          ...one.wallets.map((wallet) => wallet.address),
          ...one.identifications.filter((id) => id.type === 'Exchange user ID').map((id) => id.number),
        ]),
    );
    // 881 cells of the Hebrew table, one of them with two addresses; the English one adds what that table lacks.
    assert.ok(held.size >= 882, String(held.size));
    assert.ok(records.every((one) => one.wallets.every((wallet) => wallet.currency !== '')));
    assert.equal(partyNamed(records, 'ZEDPAY').contacts.length, 7);
  });
});
