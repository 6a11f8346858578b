import assert from 'node:assert/strict';
import type { EntryType } from '../../../../src/domain/listed-party.ts';
import { newDraft, type PartyDraft } from '../../../../src/lists/formats/ofac/party-draft.ts';
import { readRemarks, splitRemarks } from '../../../../src/lists/formats/ofac/remarks.ts';
import { collectReport, type CollectedReport } from '../../../support/open-edition.ts';

function read(
  remarks: string,
  entryType: EntryType = 'individual',
  cut = false,
): { draft: PartyDraft; report: CollectedReport } {
  const draft = newDraft('1', entryType);
  const { collected, report } = collectReport();
  readRemarks(draft, remarks, cut, report);
  return { draft, report: collected };
}

describe('OFAC remarks', () => {
  it('are split at "; " but not inside a bracketed aside', () => {
    assert.deepEqual(splitRemarks('DOB 1969; (from a passport: DOB: 1970; POB: Keren); Gender Male.'), [
      'DOB 1969',
      '(from a passport: DOB: 1970; POB: Keren)',
      'Gender Male',
    ]);
  });

  it('are split although a bracket is never closed', () => {
    assert.deepEqual(splitRemarks('(Linked To; Passport A1 (Iran); Gender Male.'), [
      '(Linked To',
      'Passport A1 (Iran)',
      'Gender Male',
    ]);
  });

  it('are split where the blank after the semicolon was forgotten', () => {
    assert.deepEqual(splitRemarks('nationality possibly Palestinian;arrested 23 Apr 2002; Gender Male.'), [
      'nationality possibly Palestinian',
      'arrested 23 Apr 2002',
      'Gender Male',
    ]);
  });

  for (const [token, number, country, note, type] of [
    [
      'Passport A123 (Iran) issued 27 Sep 2002 expires 26 Sep 2007',
      'A123',
      'Iran',
      'issued 27 Sep 2002 expires 26 Sep 2007',
    ],
    ['alt. Passport D10007350 (Iran) expires 13 Oct 2025', 'D10007350', 'Iran', 'expires 13 Oct 2025'],
    ['National ID No. K357514(4) (Hong Kong)', 'K357514(4)', 'Hong Kong', ''],
    ['Registration Number HRA 738077 (Stuttgart) (Germany)', 'HRA 738077', 'Germany', 'Stuttgart'],
    ['Matricula Mercantil No 566466-2 (Cali)', '566466-2', '', 'Cali'],
    ['R.F.C. # PMA-910805 (Mexico)', 'PMA-910805', 'Mexico', ''],
    ['NIT # 800018928-0 (Colombia)', '800018928-0', 'Colombia', ''],
    ['Italian Fiscal Code: KMMMHD68D03Z352N', 'KMMMHD68D03Z352N', '', ''],
    ['Identification Number ISIN: RU0009177331', 'RU0009177331', '', 'ISIN'],
    ['Vessel Registration Identification IMO 7406784', '7406784', '', '', 'IMO number'],
    ['Vessel Registration Identification RS 150443 (Russia)', 'RS 150443', 'Russia', ''],
    ['Identification Number IMO 5342883', '5342883', '', '', 'IMO company number'],
    ['International Maritime Organization No. (5777731)', '5777731', '', '', 'IMO company number'],
    ['Aircraft Tail Number EP-MMH', 'EP-MMH', '', '', 'Aircraft Tail Number'],
    ["Aircraft Manufacturer's Serial Number (MSN) 8401", '8401', '', ''],
    ['MMSI 572469210', '572469210', '', '', 'MMSI'],
    ['SWIFT/BIC HAVIGB2L', 'HAVIGB2L', '', '', 'SWIFT/BIC'],
  ] as const) {
    it(`reads the number of "${token}"`, () => {
      const [found] = read(`${token}.`).draft.identifications;
      assert.deepEqual([found?.number, found?.country, found?.note], [number, country, note]);
      if (type !== undefined) assert.equal(found?.type, type);
    });
  }

  it('give wallets with their currency, also after "alt."', () => {
    const { draft } = read(
      'Digital Currency Address - XBT 12QtD5BFwRsdNsAZY76UVE1xyCGNTojH9h; alt. Digital Currency Address - SOL abcDEF123.',
    );
    assert.deepEqual(draft.wallets, [
      { currency: 'XBT', address: '12QtD5BFwRsdNsAZY76UVE1xyCGNTojH9h' },
      { currency: 'SOL', address: 'abcDEF123' },
    ]);
  });

  it('give weak aliases, apostrophes and turned names included', () => {
    const { draft } = read("a.k.a. 'P'U LI'; f.k.a. 'AL-WARD, 'Abd'; a.k.a. 'BNC'.");
    assert.deepEqual(draft.names, [
      { text: "P'U LI", kind: 'alias', quality: 'weak' },
      { text: "'Abd AL-WARD", kind: 'former', quality: 'weak' },
      { text: 'BNC', kind: 'alias', quality: 'weak' },
    ]);
  });

  it('leave a comma in the weak alias of a company alone', () => {
    assert.equal(read("a.k.a. 'CCC CO., LTD'.", 'entity').draft.names[0]?.text, 'CCC CO., LTD');
  });

  it('give dates, places and countries with their relation', () => {
    const { draft } = read(
      'DOB circa 1961; alt. DOB 03 Feb 1960 to 05 Feb 1960; POB Pyongyang, Korea, North; nationality Iran; citizen Cuba.',
    );
    assert.deepEqual(
      draft.birthDates.map(({ earliest, latest }) => [earliest, latest]),
      [
        ['1961-01-01', '1961-12-31'],
        ['1960-02-03', '1960-02-05'],
      ],
    );
    assert.deepEqual(draft.birthPlaces, ['Pyongyang, Korea, North']);
    assert.deepEqual(
      draft.countries.map(({ code, relation }) => `${code} ${relation}`),
      ['KP birth', 'IR nationality', 'CU citizenship'],
    );
  });

  it('read a flag that is none as no country', () => {
    const { draft } = read('Former Vessel Flag None Identified; alt. Former Vessel Flag Tuvalu.', 'vessel');
    assert.deepEqual(draft.countries, [{ name: 'Tuvalu', code: 'TV', relation: 'flag' }]);
  });

  it('give contacts, prose after an address aside', () => {
    const { draft } = read(
      'Email Address info@example.org; Website www.example.org. Offices Worldwide; Telephone: 0097282851500; Fax (98)(21)(22224537).',
    );
    assert.deepEqual(draft.contacts, [
      { type: 'email', value: 'info@example.org' },
      { type: 'website', value: 'www.example.org' },
      { type: 'phone', value: '0097282851500' },
      { type: 'phone', value: '(98)(21)(22224537)' },
    ]);
  });

  it('take prose for prose', () => {
    const { draft, report } = read(
      'License to operate; Minister of Health; Linked To: IRAN AIR; arrested 30 Sep 2002.',
    );
    assert.deepEqual(draft.identifications, []);
    assert.equal(report.unknown.size, 0);
    assert.match(draft.remarks, /^License to operate/u);
  });

  it('report a number of a type nobody knows', () => {
    const { report } = read('Lunar Settlement Card 4711 (Iran); DOB 1970.');
    assert.deepEqual([...report.unknown.keys()], ['remark Lunar Settlement Card']);
  });

  it('do not take the fragment at the end of cut remarks for a number', () => {
    const { draft } = read(
      'Digital Currency Address - XBT 1Kuf2Rd8mDy; alt. Digital Currency Address - XBT 1K',
      'entity',
      true,
    );
    assert.deepEqual(
      draft.wallets.map(({ address }) => address),
      ['1Kuf2Rd8mDy'],
    );
  });
});
