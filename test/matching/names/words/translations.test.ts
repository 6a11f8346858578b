import assert from 'node:assert/strict';
import { wordFromKey } from '../../../../src/matching/names/word-from-key.ts';
import { TRANSLATIONS } from '../../../../src/matching/names/words/spelling-tables.ts';
import { SHORTEST_STEM } from '../../../../src/matching/names/words/translations.ts';
import { prepare, score } from '../score-pair.ts';

/** A name in its own language, the same in English, and one of another organisation that says much the same. */
const NAMES: readonly (readonly [string, string, string, string])[] = [
  ['Persian', 'Sherkat-e Naft-e Pars', 'Pars Oil Company', 'Sepahan Oil Company'],
  ['Persian letters', 'هواپیمایی ماهان', 'Mahan Airlines', 'Caspian Airlines'],
  ['Arabic', "Jam'iyyat al-Qard al-Hassan", 'Al-Qard al-Hasan Association', 'Al-Rahma Association'],
  ['Arabic letters', 'هيئة تحرير الشام', "Hay'at Tahrir al-Sham", 'Ahrar al-Sham'],
  ['Swedish', 'Irans moralpolis', "Iran's Morality Police", "Iran's Traffic Police"],
  ['Finnish', 'Iranin ilmavoimat', 'Iranian Air Force', 'Iranian Navy'],
  [
    'Romanian',
    'Administrația maritimă a RPD Coreea',
    'Maritime Administration of DPR Korea',
    'Maritime Administration of Panama',
  ],
  ['Russian, basic', 'Базовый элемент', 'Basic Element Limited', 'Fifth Element Limited'],
  ['Swahili', 'Benki Kuu ya Kenya', 'Central Bank of Kenya', 'Central Bank of Uganda'],
  [
    'Somali',
    'Wasaaradda Gaashaandhigga Soomaaliya',
    'Ministry of Defence of Somalia',
    'Ministry of Justice of Somalia',
  ],
  ['Kazakh', 'Қазақстан Даму Банкі', 'Development Bank of Kazakhstan', 'Development Bank of Uzbekistan'],
  ['Bosnian', 'Aktivna islamska omladina', 'Active Islamic Youth', 'Islamic Charity Youth'],
  [
    'Greek',
    'Επαναστατική Οργάνωση 17 Νοέμβρη',
    'Revolutionary Organization 17 November',
    'Revolutionary Organization 21 November',
  ],
  ['Arabic letters, of a channel', 'قناة الميادين', 'Al Mayadeen TV', 'Al-Manar TV'],
  ['Armenian', 'Հայաստանի կենտրոնական բանկ', 'Central Bank of Armenia', 'Central Bank of Georgia'],
  ['Vietnamese', 'Ngân hàng Quân đội', 'Military Bank', 'Bank for Foreign Trade of Vietnam'],
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
  [
    'Spanish, of foreign trade',
    'Banco de Comercio Exterior de Irán',
    'Foreign Trade Bank of Iran',
    'Foreign Trade Bank of Korea',
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
  [
    'Russian, of devices',
    'Nauchno-Issledovatelskiy Institut Elektronnykh Priborov',
    'Research Institute of Electronic Devices',
    'Research Institute of Electromechanics',
  ],
  [
    'Russian, of wheels',
    'OAO Minskiy Zavod Kolesnykh Tyagachey',
    'Minsk Wheeled Tractor Plant JSC',
    'Minsk Automobile Plant',
  ],
  [
    'Russian, of a town that is a family name',
    'Kurskiy Zavod Mayak',
    'Kursk Plant Mayak',
    'Kirov Plant Mayak',
  ],
  ['Russian, of cartridges', 'Tulskiy Patronnyy Zavod', 'Tula Cartridge Plant', 'Tula Arms Plant'],
  [
    'Russian, of a cause',
    'Fond borby s nespravedlivostyu',
    'Foundation to Battle Injustice',
    'Foundation for National Values Protection',
  ],
  [
    'Russian letters, neuter',
    'Русское имперское движение',
    'Russian Imperial Movement',
    'Russian National Unity',
  ],
  [
    'Russian, of a state institute',
    'Gosudarstvennyy Nauchno-Issledovatelskiy Institut Aviatsionnykh Sistem',
    'State Research Institute of Aviation Systems',
    'State Research Institute of Civil Aviation',
  ],
  [
    'Persian, of a bank for development',
    'Bank Toseh Saderat Iran',
    'Export Development Bank of Iran',
    'Bank Saderat PLC',
  ],
  ['Persian, of welfare', 'Bank Refah Kargaran', "Workers' Welfare Bank of Iran", 'Bank Keshavarzi Iran'],
  ['Persian, of farms', 'Bank Keshavarzi Iran', 'Agricultural Bank of Iran', 'Agricultural Bank of Turkey'],
  [
    'Persian, of broadcasting',
    'Sada va Sima-ye Jomhuri-ye Eslami-ye Iran',
    'Islamic Republic of Iran Broadcasting',
    'Islamic Republic of Iran Shipping Lines',
  ],
  [
    'Persian, of the sea',
    'Sazman-e Sanaye Daryaee',
    'Marine Industries Organization',
    'Aerospace Industries Organization',
  ],
  [
    'Arabic, of men',
    'Jaysh Rijal al-Tariq al-Naqshabandi',
    'Army of the Men of the Naqshbandi Order',
    'Army of Islam',
  ],
  ['Arabic, of battalions', "Kata'ib al-Imam Ali", 'Imam Ali Battalions', "Kata'ib Sayyid al-Shuhada"],
  ['Arabic, of a river', 'Sharikat al-Furat lil-Naft', 'Euphrates Oil Company', 'Deir ez-Zor Oil Company'],
  [
    'Arabic, of security',
    'Idarat al-Amn al-Siyasi',
    'Political Security Directorate',
    'Air Force Intelligence Directorate',
  ],
  ['Arabic letters, of oil', 'الشركة السورية للنفط', 'Syrian Petroleum Company', 'Syrian Gas Company'],
  ['Urdu', 'Sipah-e-Sahaba Pakistan', 'Soldiers of the Companions Pakistan', 'Army of Mohammed Pakistan'],
  [
    'Dari, of money',
    'Haji Khairullah Haji Sattar Sarafi',
    'Haji Khairullah Haji Sattar Exchange',
    'Haji Basir Zarjmil Exchange',
  ],
  [
    'Spanish, of self-defence',
    'Autodefensas Unidas de Colombia',
    'United Self-Defense Forces of Colombia',
    'Revolutionary Armed Forces of Colombia',
  ],
  [
    'Spanish, in the plural',
    'Estaciones de Servicios Canarias, S.A. de C.V.',
    'Estacion de Servicio Canarias',
    'Estacion de Servicio Los Olivos',
  ],
  [
    'French, of lakes',
    "Compagnie d'Affaires des Grands Lacs",
    'Great Lakes Business Company',
    'Great Plains Mining Company',
  ],
  [
    'French, of allies',
    'Forces Democratiques Alliees',
    'Allied Democratic Forces',
    'Democratic Forces for the Liberation of Rwanda',
  ],
  [
    'German',
    'Kernforschungszentrum Isfahan',
    'Isfahan Nuclear Research Center',
    'Karaj Nuclear Research Center',
  ],
  [
    'Turkish, of falcons',
    'Kürdistan Özgürlük Şahinleri',
    'Kurdistan Freedom Falcons',
    'Kurdistan Democratic Party',
  ],
  ['Indonesian', 'Front Pembela Islam', 'Islamic Defenders Front', 'Moro Islamic Liberation Front'],
  ['Korean, of trade', 'Tanchon Sangop Unhaeng', 'Tanchon Commercial Bank', 'Korea Daesong Bank'],
  [
    'Korean letters',
    '조선남남협조회사',
    'Korea South-South Cooperation Corporation',
    'Korea Daesong General Trading Corporation',
  ],
  [
    'pinyin, of a university',
    'Harbin Gongye Daxue',
    'Harbin Institute of Technology',
    'Harbin Engineering University',
  ],
  [
    'Serbian',
    'Ministarstvo unutrašnjih poslova Republike Srpske',
    'Ministry of Interior of Republika Srpska',
    'Ministry of Finance of Republika Srpska',
  ],
  [
    'short forms',
    'Novosibirsk Aircr. Repair Plt JSC',
    'Novosibirsk Aircraft Repair Plant',
    'Novosibirsk Instrument Plant',
  ],
  [
    'short forms of troops',
    '155th Gds Naval Infantry Bde',
    '155th Guards Naval Infantry Brigade',
    '11th Guards Airborne Brigade',
  ],
  [
    'letters of Hong Kong',
    'Victory Somo Grp Hongkong Ltd',
    'Victory Somo Group (HK) Limited',
    'Victory Giant Technology (HK) Ltd',
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

  it('keeps the weight of names that say something as well', () => {
    assert.equal(prepare('Jaysh Rijal al-Tariq').words[1]?.wordClass, 'name');
    assert.ok(score('Sharikat al-Furat lil-Naft', 'Sharikat al-Noor lil-Naft') < 0.5);
  });

  it('takes no neighbour of a word of organisations for its ending', () => {
    assert.ok(score('Sazman-e Sanaye Havafaza', 'Marine Industries Organization') < 0.3);
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

  it('lets the words of a phrase that say the same alone stand as they are written', () => {
    assert.ok(score('ГУГИ', 'Главное управление глубоководных исследований') >= 0.8);
    assert.ok(score('GUGI', 'GLAVNOYE UPRAVLENIYE GLUBOKOVODNYKH ISSLEDOVANII') >= 0.8);
    assert.ok(score('Glavnoye upravleniye razvedki', 'Main Directorate of Intelligence') >= 0.8);
  });

  it('has no beginning of words too short to be looked up', () => {
    const short = Object.keys(TRANSLATIONS.stems).filter(({ length }) => length < SHORTEST_STEM);
    assert.deepEqual(short, []);
  });
});
