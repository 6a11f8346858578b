import assert from 'node:assert/strict';
import { LEXICONS } from '../../../../scripts/matching-data/lexicons/lexicons.ts';
import { wordFromKey } from '../../../../src/matching/names/prepare-word.ts';
import { prepare, score } from '../score-pair.ts';

/** A name in its own language, the same in English, and one of another organisation that says much the same. */
const NAMES: readonly (readonly [string, string, string, string])[] = [
  ['Persian', 'Sherkat-e Naft-e Pars', 'Pars Oil Company', 'Sepahan Oil Company'],
  ['Persian letters', 'هواپیمایی ماهان', 'Mahan Airlines', 'Caspian Airlines'],
  ['Arabic', "Jam'iyyat al-Qard al-Hassan", 'Al-Qard al-Hasan Association', 'Al-Rahma Association'],
  ['Arabic letters', 'هيئة تحرير الشام', "Hay'at Tahrir al-Sham", 'Ahrar al-Sham'],
  ['Kurdish', 'Partiya Karkerên Kurdistanê', "Kurdistan Workers' Party", 'Kurdistan Democratic Party'],
  [
    'pinyin, with the kind of a place behind its name',
    'Shenzhenshi Xinghe Dianzi Keji Youxian Gongsi',
    'Shenzhen Xinghe Electronic Technology Co., Ltd.',
    'Shenzhen Lianfa Electronic Technology Co., Ltd.',
  ],
  [
    'Korean',
    'Choson Tongbang Muyok Hoesa',
    'Korea Tongbang Trading Corporation',
    'Korea Ryonha Trading Corporation',
  ],
  [
    'Russian, of an army',
    '64 Otdelnaya Motostrelkovaya Brigada',
    '64TH SEPARATE MOTORIZED RIFLE BRIGADE',
    '58th Separate Motorized Rifle Brigade',
  ],
  [
    'Persian, of a university',
    'Daneshgah-e Sanati-e Sharif',
    'Sharif University of Technology',
    'Shiraz University of Technology',
  ],
  [
    'Persian, of a ministry',
    'Vezarat-e Defa va Poshtibani-ye Niruha-ye Mosallah',
    'Ministry of Defense and Armed Forces Logistics',
    'Ministry of Finance and Economic Affairs',
  ],
  ['Arabic, of a party', 'الإخوان المسلمون', 'Muslim Brotherhood', 'Muslim Aid'],
  ['Arabic, of guards', 'الحرس الثوري', 'Islamic Revolutionary Guard Corps', 'Republican Guard'],
  [
    'pinyin, of roads',
    'Zhongguo Jiaotong Jianshe',
    'China Communications Construction',
    'China Railway Construction',
  ],
  [
    'Turkish, of a foundation',
    'İnsan Hak ve Hürriyetleri Vakfı',
    'Foundation for Human Rights and Freedoms',
    'Foundation for Defense of Democracies',
  ],
  ['Russian, of shipyards', 'Admiralteyskie Verfi', 'Admiralty Shipyards', 'Baltic Shipyard'],
  [
    'pinyin, of freight',
    'Dalian Haibo Guoji Huoyun',
    'Dalian Haibo International Freight Co. Ltd.',
    'Dalian Haifeng International Freight Co. Ltd.',
  ],
  ['Japanese', '三菱重工業株式会社', 'Mitsubishi Heavy Industries', 'Sumitomo Heavy Industries'],
  [
    'Turkish',
    'Karadeniz Gemicilik ve Ticaret A.Ş.',
    'Karadeniz Shipping and Trading',
    'Akdeniz Shipping and Trading',
  ],
  ['Hebrew', 'אלביט מערכות בע"מ', 'Elbit Systems Ltd', 'Elta Systems Ltd'],
  ['Georgian', 'საქართველოს ბანკი', 'Bank of Georgia', 'Bank of Armenia'],
  ['Estonian', 'Danske Bank A/S, Eesti filiaal', 'Danske Bank A/S Estonia Branch', 'Swedbank Estonia Branch'],
  ['a town in two spellings', 'Hrodna Azot', 'Grodno Azot', 'Brest Azot'],
  [
    'an acronym before the name',
    'NIOC - National Iranian Oil Company',
    'National Iranian Oil Company',
    'National Iranian Gas Company',
  ],
];

describe('Words of organisations by what they say in English', () => {
  for (const [language, name, same, other] of NAMES) {
    it(`says that a name and its translation are one, and another is not: ${language}`, () => {
      assert.ok(score(name, same) >= 0.6, `${name} / ${same}: ${String(score(name, same))}`);
      assert.ok(score(name, other) < 0.5, `${name} / ${other}: ${String(score(name, other))}`);
      assert.equal(score(name, same), score(same, name));
    });
  }

  it('leaves words that are names as well alone where nothing says that they are of an organisation', () => {
    assert.equal(prepare('Li Jianshe').words[1]?.wordClass, 'name');
    assert.equal(prepare('Wang Jianshe Jituan').words[1]?.wordClass, 'generic');
  });

  it('leaves legal forms alone', () => {
    assert.deepEqual(
      prepare('Orlen Spółka Akcyjna').words.map(({ wordClass }) => wordClass),
      ['name', 'legalForm'],
    );
  });

  it('prepares a word anew from its key', () => {
    for (const word of prepare('Sherkat-e Sanaye-ye Defa').words)
      assert.deepEqual(wordFromKey(word.key).groups, word.groups);
  });

  it('has no entry without words', () => {
    for (const lexicon of LEXICONS)
      for (const [english, words] of Object.entries(lexicon)) assert.notEqual(words.trim(), '', english);
  });
});
