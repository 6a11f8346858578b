import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { countryName, resolveCountries, resolveCountry } from '../../src/countries/countries.ts';
import { foldCountryText } from '../../src/countries/fold.ts';
import { buildCountries } from '../../scripts/countries/build.ts';
import { readTerritories, readTranslations } from '../../scripts/countries/read.ts';
import { sharedPath } from '../support/shared.ts';
import { ISO_3166_1 } from '../../scripts/countries/iso-3166.ts';

/** Spellings by how they come about; `-` stands for null. */
const CASES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'ISO codes': {
    IR: 'IR',
    ir: 'IR',
    ' Ru ': 'RU',
    IRN: 'IR',
    prk: 'KP',
    '364': 'IR',
    '4': 'AF',
    '004': 'AF',
    XK: 'XK',
    'UA-43': 'UA',
    'GB-ENG': 'GB',
    NA: 'NA',
    'N/A': '-',
    'n.a.': '-',
    '00': '-',
    '000': '-',
    XX: '-',
    '999': '-',
    '3801': '-',
  },
  'official and short English names': {
    Iran: 'IR',
    'Islamic Republic of Iran': 'IR',
    'The Islamic Republic of Iran': 'IR',
    'the Gambia': 'GM',
    'Gambia, The': 'GM',
    'United Kingdom of Great Britain and Northern Ireland': 'GB',
    'Republic of Korea': 'KR',
    'Korea, Republic of': 'KR',
    'Democratic People’s Republic of Korea': 'KP',
    "DEMOCRATIC PEOPLE'S REPUBLIC OF KOREA": 'KP',
    'Holy See': 'VA',
    "Lao People's Democratic Republic": 'LA',
    'Bolivia (Plurinational State of)': 'BO',
    'Republic of Moldova': 'MD',
    Niger: 'NE',
    Nigeria: 'NG',
    Dominica: 'DM',
    'Dominican Republic': 'DO',
    Georgia: 'GE',
    Guinea: 'GN',
    'Guinea-Bissau': 'GW',
  },
  'abbreviations and initials': {
    DPRK: 'KP',
    'D.P.R.K.': 'KP',
    'D. P. R. Korea': 'KP',
    ROK: 'KR',
    'R.O.K.': 'KR',
    UAE: 'AE',
    'U.A.E.': 'AE',
    USA: 'US',
    'U.S.A.': 'US',
    'U.S.': 'US',
    'U. S. A.': 'US',
    UK: 'GB',
    DRC: 'CD',
    PRC: 'CN',
    KSA: 'SA',
    'P.R. China': 'CN',
    РФ: 'RU',
    'Р.Ф.': 'RU',
    'Lao PDR': 'LA',
    'I.R. Iran': 'IR',
    'Bosnia & Herzegovina': 'BA',
    'St. Kitts and Nevis': 'KN',
  },
  'former names': {
    Burma: 'MM',
    Zaire: 'CD',
    'Ivory Coast': 'CI',
    Swaziland: 'SZ',
    Macedonia: 'MK',
    FYROM: 'MK',
    'Cape Verde': 'CV',
    Ceylon: 'LK',
    'East Timor': 'TL',
    Turkey: 'TR',
    Persia: 'IR',
    'Czech Republic': 'CZ',
    Holland: 'NL',
    USSR: '-',
    Yugoslavia: '-',
    'Netherlands Antilles': '-',
    'East Germany': 'DE',
    'former USSR (now Belarus)': 'BY',
    'Former USSR Currently Belarus': 'BY',
    'Myanmar (formerly Burma)': 'MM',
    'Cabo Verde.  Previously Cape Verde.': 'CV',
  },
  'spellings of publishers': {
    'Korea, North': 'KP',
    'Korea, South': 'KR',
    'Congo, Democratic Republic of the': 'CD',
    'Congo (Democratic Republic)': 'CD',
    'Congo, Republic of the': 'CG',
    'Iran (Islamic Republic of)': 'IR',
    'IRAN (ISLAMIC REPUBLIC OF)': 'IR',
    'West Bank': 'PS',
    'Region: Gaza': 'PS',
    'CORÉE DU NORD': 'KP',
    'BIRMANIE/MYANMAR': 'MM',
    'ÉMIRATS ARABES UNIS': 'AE',
    'ÎLES CAÏMANES': 'KY',
    'RUSSIAN FEDERATION': 'RU',
    'Syrian Arab Republic': 'SY',
    'Taiwan, Province of China': 'TW',
    'Hong Kong, China': 'HK',
    'China, Hong Kong SAR': 'HK',
    "Cote d'Ivoire": 'CI',
    'COTE D IVOIRE': 'CI',
    'Côte d’Ivoire': 'CI',
    'Virgin Islands, British': 'VG',
    UNKNOWN: '-',
    undetermined: '-',
    Unknown: '-',
    '': '-',
    ' ': '-',
    '---': '-',
    'Bahamas, The': 'BS',
    Palestinian: 'PS',
    'Occupied Palestinian Territories': 'PS',
    'Burma (Myanmar)': 'MM',
    'Ukraine (Luhansk)': 'UA',
    'Libya/Libyan': 'LY',
  },
  'regions that a country field names': {
    Crimea: 'UA',
    'Donetsk People’s Republic': 'UA',
    Scotland: 'GB',
    'Hong Kong': 'HK',
    Macau: 'MO',
    'Iraqi Kurdistan': 'IQ',
    Kurdistan: '-',
    Abkhazia: 'GE',
    Transnistria: 'MD',
    Somaliland: 'SO',
    'Northern Cyprus': 'CY',
    'Gaza Strip': 'PS',
    Kosovo: 'XK',
  },
  'French, German, Spanish': {
    Russie: 'RU',
    'Fédération de Russie': 'RU',
    BIÉLORUSSIE: 'BY',
    Allemagne: 'DE',
    'Etats-Unis': 'US',
    'Royaume-Uni': 'GB',
    Syrie: 'SY',
    'Centrafricaine (République)': 'CF',
    Deutschland: 'DE',
    Weißrussland: 'BY',
    'Vereinigte Staaten von Amerika': 'US',
    Nordkorea: 'KP',
    Elfenbeinküste: 'CI',
    Österreich: 'AT',
    'Estados Unidos': 'US',
    EEUU: 'US',
    'Corea del Norte': 'KP',
    Alemania: 'DE',
    'Reino Unido': 'GB',
    España: 'ES',
    'República Árabe Siria': 'SY',
  },
  'Polish, Italian, Portuguese, Dutch, Czech, Swedish, Turkish, Vietnamese': {
    Rosja: 'RU',
    Białoruś: 'BY',
    Niemcy: 'DE',
    'Stany Zjednoczone': 'US',
    'Federacja Rosyjska': 'RU',
    Germania: 'DE',
    'Regno Unito': 'GB',
    'Corea del Nord': 'KP',
    Irã: 'IR',
    Alemanha: 'DE',
    'Coreia do Norte': 'KP',
    Duitsland: 'DE',
    'Wit-Rusland': 'BY',
    Rusko: 'RU',
    Čad: 'TD',
    Tyskland: 'DE',
    Almanya: 'DE',
    Rusya: 'RU',
    İran: 'IR',
    Çin: 'CN',
    ABD: 'US',
    Mỹ: 'US',
    'Triều Tiên': 'KP',
    'Солтүстік Корея': 'KP',
    'Оңтүстік Корея': 'KR',
  },
  'other scripts': {
    Россия: 'RU',
    'Российская Федерация': 'RU',
    Украина: 'UA',
    Україна: 'UA',
    КНДР: 'KP',
    Иран: 'IR',
    Сирия: 'SY',
    Беларусь: 'BY',
    إيران: 'IR',
    ایران: 'IR',
    سوريا: 'SY',
    مصر: 'EG',
    السعوديه: 'SA',
    لبناني: 'LB',
    中国: 'CN',
    朝鮮: 'KP',
    北朝鮮: 'KP',
    俄罗斯: 'RU',
    ロシア: 'RU',
    アフガニスタン: 'AF',
    러시아: 'RU',
    북한: 'KP',
    한국: 'KR',
    איראן: 'IR',
    תימן: 'YE',
    ירדן: 'JO',
    Ελλάδα: 'GR',
    საქართველო: 'GE',
    Հայաստան: 'AM',
    भारत: 'IN',
    ไทย: 'TH',
  },
  'words for the people': {
    Chinese: 'CN',
    Iranian: 'IR',
    Russian: 'RU',
    American: 'US',
    British: 'GB',
    Mexican: 'MX',
    'Saudi Arabian': 'SA',
    Yemeni: 'YE',
    'Iranian national': 'IR',
    'US citizen': 'US',
    Korean: '-',
    Congolese: '-',
    Dominican: '-',
    Guinean: '-',
    Nigerien: 'NE',
    Nigerian: 'NG',
  },
  'texts that could mean two countries': {
    Korea: '-',
    'Atlanta, Georgia': '-',
    'Russia, Ukraine': '-',
    'Serbia/Kosovo': '-',
    'Tehran, Iran': 'IR',
    'Jordan, United States of America': '-',
    'St. Petersburg': '-',
    'No. 5': '-',
    Atlantis: '-',
    'Main Street': '-',
    California: '-',
  },
};

describe('resolveCountry', () => {
  for (const [kind, cases] of Object.entries(CASES)) {
    for (const [text, expected] of Object.entries(cases)) {
      it(`reads ${kind}: "${text}" is ${expected === '-' ? 'no single country' : expected}`, () => {
        assert.equal(resolveCountry(text) ?? '-', expected);
      });
    }
  }

  it('reads all three codes of every ISO 3166-1 country', () => {
    const rows = ISO_3166_1.split('|').map((row) => row.trim().split(' '));
    assert.equal(rows.length, 250);
    for (const row of rows) {
      assert.deepEqual(new Set(row.map((code) => resolveCountry(code))), new Set([row[0]]), row.join(' '));
    }
  });

  it('never throws and never answers on hostile text', () => {
    for (const text of [
      'x'.repeat(100_000),
      '\u0000\u0007',
      '(((',
      ',,,/,',
      '\ud800',
      'Iran'.repeat(60),
      '🇮🇷'.repeat(99),
    ]) {
      assert.equal(resolveCountry(text), null);
    }
  });
});

describe('resolveCountries', () => {
  it('reads every country of a field with several', () => {
    assert.deepEqual(resolveCountries('Russia, Ukraine'), ['RU', 'UA']);
    assert.deepEqual(resolveCountries('Dual American and Russian'), ['RU']);
    assert.deepEqual(resolveCountries('Syrian and American'), ['SY', 'US']);
    assert.deepEqual(resolveCountries('السعودية / الكويت'), ['SA', 'KW']);
    assert.deepEqual(resolveCountries('Iran (Islamic Republic of)'), ['IR']);
    assert.deepEqual(resolveCountries('unknown, undetermined'), []);
  });
});

describe('countryName', () => {
  it('gives the English display name, or the code where it is unknown', () => {
    assert.equal(countryName('KP'), 'North Korea');
    assert.equal(countryName('ci'), "Côte d'Ivoire");
    assert.equal(countryName('CD'), 'Democratic Republic of the Congo');
    assert.equal(countryName('QQ'), 'QQ');
  });

  it('gives a name that resolves back to its code, for every code', () => {
    for (const [code = ''] of ISO_3166_1.split('|').map((row) => row.trim().split(' '))) {
      assert.equal(resolveCountry(countryName(code)), code);
    }
  });
});

describe('foldCountryText', () => {
  it('is stable under folding twice', () => {
    for (const text of [
      'Côte d’Ivoire',
      'U.S.A.',
      'the the Gambia',
      'São Tomé & Príncipe',
      'Ísland',
      'إيران',
    ]) {
      assert.equal(foldCountryText(foldCountryText(text)), foldCountryText(text));
    }
  });
});

describe('countries of the real lists', () => {
  it('resolves at least 99.5 % of the country cells of the OFAC address file', function () {
    const path = sharedPath('lists/OFAC_SDN/add.csv');
    if (path === null) return this.skip();
    const cells = [...readFileSync(path, 'latin1').matchAll(/,"([^"]*)",-0- *\r?$/gmu)].map(
      (match) => match[1] ?? '',
    );
    const resolved = cells.filter((cell) => resolveCountry(cell) !== null);
    assert.ok(cells.length > 10_000, `${cells.length} cells`);
    assert.ok(resolved.length / cells.length > 0.995, `${resolved.length} of ${cells.length}`);
  });

  it('resolves every country description of the EU list but UNKNOWN and three dissolved states', function () {
    const path = sharedPath('lists/EU_FSF/xmlFullSanctionsList_1_1.RECONSTRUCTED.xml.gz');
    if (path === null) return this.skip();
    const xml = gunzipSync(readFileSync(path)).toString('utf8');
    const texts = new Set([...xml.matchAll(/countryDescription="([^"]+)"/gu)].map((match) => match[1] ?? ''));
    const unresolved = [...texts].filter((text) => resolveCountry(text.replaceAll('&apos;', "'")) === null);
    assert.deepEqual(unresolved.sort(), [
      'NETHERLANDS ANTILLES',
      'SERBIA AND MONTENEGRO',
      'UNKNOWN',
      'YUGOSLAVIA',
    ]);
  });
});

describe('countries.json', () => {
  it('is what the build script makes of the territories file', function () {
    const path = sharedPath('matching-data/territories.jsonl.gz');
    if (path === null) return this.skip();
    const committed = readFileSync(
      new URL('../../src/countries/data/countries.json', import.meta.url),
      'utf8',
    );
    assert.ok(
      buildCountries(readTerritories(path), readTranslations()).json === committed,
      'run build-countries',
    );
  });
});
