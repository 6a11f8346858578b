import assert from 'node:assert/strict';
import { listedNameKeys, listedKeys, queryKeys } from '../../../src/matching/candidate-keys.ts';
import { legalFormAt } from '../../../src/matching/names/reading/legal-form-at.ts';
import { countryByStem, meaningsByStem } from '../../../src/matching/names/words/organisation-stems.ts';
import { splitWords } from '../../../src/matching/normalise/split-words.ts';
import { itMatches, itTellsApart, prepare, score } from './score-pair.ts';

/** A name of an organisation, the same otherwise written, and one of another organisation. */
const NAMES: readonly (readonly [string, string, string, string])[] = [
  ['a place and its adjective are one', 'Vyborgsky Shipbuilding Plant', 'Vyborg Shipyard', 'Penza Shipyard'],
  [
    'an owner in letters is the owner in full',
    'IRGC Intelligence Organization',
    'Islamic Revolutionary Guard Corps Intelligence Organization',
    'Islamic Revolutionary Guard Corps Navy',
  ],
  [
    'a country of several words is one country',
    'Central Bank of South Sudan',
    'Центральный банк Южного Судана',
    'Central Bank of Sudan',
  ],
  [
    'letters are the country that they stand for',
    'DPRK Ministry of Defence',
    'Ministry of Defence of North Korea',
    'Ministry of Defence of South Korea',
  ],
  ['the kind of a ship counts little in capitals', 'Bulk Carrier Tae Song 2', 'TAE SONG 2', 'TAE SONG 3'],
  ['the kind of a ship is no part of a name', 'Fishing Vessel Dong Fang', 'DONG FANG', 'DONG HAI'],
  ['so is a trading house', 'OOO TD Polymir', 'OOO Torgovyy Dom Polymir', 'OOO Torgovyy Dom Granit'],
  ['"AS" closes the name of a firm', 'RO MARINE', 'ROMARINE AS', 'ROLAND AS'],
  [
    'firms of one group are told by what they do',
    'Sberbank Leasing',
    'Sberbank Leasing LLC',
    'Sberbank Insurance',
  ],
  ['whom a list means beside a firm is none of its name', 'Rostec and its subsidiaries', 'Rostec', 'Rosnano'],
  [
    'an acronym may stand before "Group"',
    'Islamic Republic of Iran Shipping Lines (IRISL) Group',
    'IRISL',
    'IRIB',
  ],
  [
    'the first and the second of several bodies are numbered',
    '2nd Academy of Natural Sciences',
    'Deuxième académie des sciences naturelles',
    'First Academy of Natural Sciences',
  ],
  ['a bank is one by its own name', 'JSCB Novikombank', 'Novikombank', 'Sovcombank'],
  [
    '"Ste" is a society',
    'Sté Générale de Surveillance',
    'Société Générale de Surveillance',
    'Société Générale de Banque',
  ],
  [
    'an article before a vowel is none of its word',
    "Prison centrale d'Ispahan",
    'Isfahan Central Prison',
    'Shiraz Central Prison',
  ],
  [
    'other Latin spellings of Arabic words of movements are those words',
    'Hizb al-Mudžáhidín',
    'Hizbul Mujahideen',
    'Hizbul Tahrir',
  ],
  [
    'a legal form is known when it is misspelt',
    'Joint Stock Copany Granat',
    'Joint Stock Company Granat',
    'Joint Stock Company Rubin',
  ],
  [
    'and when one of its words is written as two',
    'Limited Liab ility Company Oktava',
    'Limited Liability Company Oktava',
    'Limited Liability Company Sonata',
  ],
  [
    'and without its last word',
    'Sibmash Public Joint Stock',
    'Sibmash Public Joint Stock Company',
    'Uralmash Public Joint Stock Company',
  ],
  [
    'inflected words of many languages say the same',
    'Institut de la diaspora russe',
    'Institute of the Russian Diaspora',
    'Institute of the Polish Language',
  ],
  [
    'so do words that only one language has',
    'Nikaragvanski institut za telekomunikacije',
    'Nicaraguan Institute of Telecommunications',
    'Nicaraguan Institute of Agriculture',
  ],
  [
    'what links words is another word in each language',
    'Fundación para la Cooperación Naja',
    'Naja Cooperation Foundation',
    'Naja Trading Company',
  ],
  [
    'what stands in brackets may be the name once more',
    'JSC Avrora',
    'Avrora JSC (société par actions Avrora)',
    'Zenit JSC (société par actions Zenit)',
  ],
  ['the vowel that links Persian words is "e" or "i"', 'Sepah-e Danesh', 'Sepah-i-Danesh', 'Sepah-e Javan'],
  [
    'Japanese names of organisations are read by meaning',
    '株式会社学術生産団体アストラ',
    'JSC Scientific Production Association Astra',
    'JSC Scientific Production Association Kvant',
  ],
  [
    'so are their legal forms of several words',
    '連邦国家単一企業アトムフロート',
    'Federal State Unitary Enterprise Atomflot',
    'Federal State Unitary Enterprise Morsvyaz',
  ],
  ['a number beside kana is a word', '軍事ユニット20924', 'Military Unit 20924', 'Military Unit 20925'],
];

describe('names of organisations', () => {
  for (const [rule, name, same, other] of NAMES) {
    it(rule, () => {
      assert.ok(score(name, same) >= 0.5, `${name} / ${same} scored ${score(name, same)}`);
      assert.ok(score(name, other) < 0.5, `${name} / ${other} scored ${score(name, other)}`);
      assert.ok(score(same, name) >= 0.5, `${same} / ${name} scored ${score(same, name)}`);
    });
  }

  it('are found by a key of what their words mean', () => {
    const [query, listed] = [prepare('Nikaragvanska vlada'), prepare('Government of Nicaragua')];
    const keys = new Set(listed.words.flatMap(listedKeys));
    for (const key of listedNameKeys(listed.words)) keys.add(key);
    assert.ok(query.words.flatMap(queryKeys).some(({ key }) => key === '#kNI' && keys.has(key)));
  });
});

describe('legal forms of a name', () => {
  const formOf = (name: string, place: number): number => legalFormAt(splitWords(name), place)?.length ?? 0;

  it('take no word beside them for a slip of theirs', () => {
    assert.equal(formOf('VTB 24 Public Joint Stock Company', 1), 0);
    assert.equal(formOf('VTB 24 Public Joint Stock Company', 2), 4);
    assert.equal(formOf('Limited Liability Company AB', 0), 3);
  });

  it('are no names of two letters in front, and no syllables', () => {
    assert.equal(formOf('Bo Xu', 0), 0);
    assert.equal(
      prepare('Yoon Yu-na').words.some(({ wordClass }) => wordClass === 'legalForm'),
      false,
    );
  });
});

describe('beginnings of words of organisations', () => {
  it('say what the word means', () => {
    for (const word of ['islamische', 'islamskoy', 'islamitische'])
      assert.deepEqual(meaningsByStem(word), ['mISLAMIC'], word);
  });

  it('are not looked for in names of people', () => {
    for (const word of ['regionov', 'industrova', 'kulturidze'])
      assert.deepEqual(meaningsByStem(word), [], word);
  });

  it('name a country in any language', () => {
    for (const word of ['nikaraguanskite', 'nicaraguense']) assert.equal(countryByStem(word), 'NI', word);
    for (const word of ['iranov', 'nicolau', 'x']) assert.equal(countryByStem(word), null, word);
  });
});

describe('particles and legal forms of few letters', () => {
  it('are no slips of names', () => {
    assert.ok(score('Al Baraka Trading', 'Ali Baraka') < score('Al Baraka Trading', 'El Baraka Trading'));
    assert.ok(score('Solsidan AB', 'Abu Solaiman') < 0.5);
  });

  it('tell a firm whole only where a word written as one with them is as near as others', () => {
    const name = 'Vologda Hangzhou Rosales du Valle Electronics';
    assert.ok(score(name, 'Rosales Duvalle Electronics') >= 0.7);
    assert.ok(score(name, 'Rosales Duville Electronics') < 0.5);
  });
});

describe('another name in brackets', () => {
  itMatches([
    ['Sytrolia', 'Orient Trading Oil Company (Sytrolia)'],
    ['Kimadia Company', 'State Company for Drugs and Medical Appliances (KIMADIA)'],
    ['Marine Works Company', 'Marine Works Company (SADIRA)'],
  ]);
  itTellsApart([
    ['Dubai Bank', 'Gulf Trading Company (Dubai)'],
    ['Sogo Iran', 'Gulf Trading Company (Iran)'],
    ['TsNII', '27th Central Scientific Research Institute (TsNII)'],
  ]);
});

describe('what organisations are to others, and how their spaces stand', () => {
  itMatches([
    ['KB Lokator', 'OJSC KB LOKATOR - MANAGING COMPANY OF LOKATOR SYSTEMS HOLDING'],
    ['Ryang Gang Do Corp.', 'RYANGGANGDO TRADING CORPORATION'],
    ['Ministry of Internal Affairs of Belarus', 'Ministry of Interior, Republic of Belarus'],
    ['Dolgoprudnensky Plant', 'Dolgoprudny Plant'],
  ]);
  itTellsApart([
    ['Ryang Gang Do Textile Corp.', 'RYANGGANGDO TRADING CORPORATION'],
    ['Ministry of Foreign Affairs of Belarus', 'Ministry of Interior of Belarus'],
    [
      'Scientific Research Institute of Applied Chemistry',
      'Scientific Research Institute of Applied Acoustics',
    ],
    ['Happy Lady', 'Happy Lord'],
  ]);
});

describe('what bodies and firms are called in English', () => {
  itMatches([
    ['National Bank of Iran', 'Bank Melli Iran'],
    ['Natl Bank of Iran', 'بانک ملی ایران'],
    ['トヨタ自動車株式会社', 'Toyota Motor Corporation'],
    ['ПАО Банк «ФК Открытие»', 'Bank Financial Corporation Otkritie PJSC'],
    ['Joyous (ex-names: Happiness I, Blue Pine)', 'Blue Pine'],
    ['Shanghai Micro Electronics Equipment', 'Shanghai Microelectronics Equipment (Group) Co., Ltd.'],
  ]);
  itTellsApart([
    ['National Bank', 'Bank Melli Iran'],
    ['Bank Saderat Iran', 'Export Development Bank of Iran'],
    ['Ministry of Transport of Iraq', 'Ministry of Communications of Iraq'],
    ['Promtransbank', 'Promsvyazbank'],
    ['Shanghai Micro Electronics Equipment', 'Suzhou Micro Electronics Equipment'],
    ['ФК Зенит', 'Financial Corporation Zenit'],
  ]);
});

describe('names in characters of which one differs', () => {
  itMatches([['鈴木一郎', '铃木一郎']]);
  itTellsApart([
    ['鈴木一郎', '鈴木次郎'],
    ['田中健一郎', '田中健二郎'],
  ]);
});
