import { itMatches, itTellsApart } from './score-pair.ts';

describe('short forms of words of organisations', () => {
  itMatches([
    ['Oriental Dev. Bk of Iran', 'Oriental Development Bank of Iran'],
    ['Islamic Rep. of Iran Shipping Line', 'Islamic Republic of Iran Shipping Lines'],
    ['Kavir Econ. Co.', 'Kavir Economic Company'],
    ['Sepahan Aviat. Svcs', 'Sepahan Aviation Services'],
    ['Russ. Standard Bk', 'Russian Standard Bank'],
    ['Kor. Rungrado Gen. Trdg Corp.', 'Korea Rungrado General Trading Corporation'],
    ['Comerc. Venez. de Alimentos', 'Comercializadora Venezolana de Alimentos'],
  ]);
  itTellsApart([
    ['Oriental Dev. Bk of Iran', 'Agricultural Development Bank of Iran'],
    ['Rev. Isaac Mole', 'Revolutionary Guards'],
    ['MEC Cohen', 'Metals Tsohen'],
  ]);
});

describe('legal forms without a space', () => {
  itMatches([
    ['BELSHINAOJSC', 'Belshina OJSC'],
    ['OOOTORGSNAB', 'Torgsnab OOO'],
    ['SEPEHRENERGYFZE', 'Sepehr Energy FZE'],
    ['MERIDIAN SHIPPINGLLC', 'Meridian Shipping LLC'],
  ]);
  itTellsApart([
    ['BELSHINAOJSC', 'Belarus OJSC'],
    ['Matilda Jones', 'Mati Ltda'],
  ]);
});

describe('German compounds', () => {
  itMatches([
    ['Uraler Turbinenwerk', 'Ural Turbine Plant'],
    ['Brjansker Maschinenbauwerk', 'Bryansk Machine-Building Plant'],
    ['Wolgograder Traktorenfabrik', 'Volgograd Tractor Plant'],
    ['Iranische Erdgasgesellschaft', 'Iranian Gas Company'],
    ['Belarussische Landwirtschaftsbank', 'Belarusian Agricultural Bank'],
    ['Moskauer Luftfahrtinstitut', 'Moscow Aviation Institute'],
  ]);
  itTellsApart([
    ['Uraler Turbinenwerk', 'Ural Locomotive Works'],
    ['Minsker Traktorenwerk', 'Minsk Automobile Plant'],
    ['Syrische Handelsbank', 'Central Bank of Syria'],
    ['Energobank', 'Power Bank'],
  ]);
});

describe('Russian as libraries romanise it', () => {
  itMatches([
    ['Himičeskij zavod Voskresensk', 'Voskresensk Chemical Plant'],
    ['Permskij motornyj zavod', 'Perm Motor Plant'],
    ['Saratovskij aviacionnyj zavod', 'Saratov Aviation Plant'],
    ['Naučno-proizvodstvennoe obʺedinenie Energomaš', 'Scientific Production Association Energomash'],
  ]);
  itTellsApart([
    ['Permskij motornyj zavod', 'Perm Chemical Plant'],
    ['Ratko Mladic', 'Youth of Ratko'],
  ]);
});

describe('kinds of ships and what is said beside them', () => {
  itMatches([
    ['Drillship Kavala', 'KAVALA'],
    ['Heavy lift ship Rhodos', 'RHODOS'],
    ['MV Delfina (NITC)', 'DELFINA'],
    ['MV Delfina 23,500 DWT', 'DELFINA'],
    ['MV SEA CHARM 9105205', 'SEA CHARM'],
    ['M/Y Solandra 72m', 'SOLANDRA'],
    ['vessel Sea Charm IMO 9105205', 'SEA CHARM'],
    ['SUEZMAX TANKER MARLIN', 'MARLIN'],
  ]);
  itTellsApart([
    ['MV Delfina (NITC)', 'NITC'],
    ['Heavy Lift Management Ltd', 'MANAGEMENT'],
    ['MV Delfina 2', 'DELFINA 3'],
  ]);
});

describe('English words of ships in Hangul and kana', () => {
  itMatches([
    ['골든 이글', 'Golden Eagle'],
    ['해피 드래곤호', 'Happy Dragon'],
    ['노던 라이트', 'Northern Light'],
    ['ロイヤル・オーキッド', 'Royal Orchid'],
    ['ハッピー・ヴォイジャー', 'Happy Voyager'],
  ]);
  itTellsApart([
    ['골든 이글', 'Golden Falcon'],
    ['문재인', 'Moon River'],
    ['ワン・イー', 'One Star'],
  ]);
});

describe('regions and states by their full style', () => {
  itMatches([
    ['Guangxi Zhuang Autonomous Region Justice Department', 'Guangxi Justice Department'],
    ['内蒙古自治区公安厅', 'Inner Mongolia Public Security Department'],
    ['Kingdom of Saudi Arabia Ministry of Defence', 'Saudi Ministry of Defence'],
    ['Union of Myanmar Timber Enterprise', 'Myanma Timber Enterprise'],
    ['Khaosan Motors Public Company Limited', 'Khaosan Motors PCL'],
  ]);
  itTellsApart([
    ['西藏自治区公安厅', 'Xinjiang Public Security Department'],
    ['Islamic State of Iraq', 'Iraq'],
    ['Khaosan Public Company Limited', 'Bangkok Public Company Limited'],
  ]);
});

describe('state-owned firms of China', () => {
  itMatches([
    ['中铁四局集团', 'China Railway No. 4 Engineering Group'],
    ['中国联通', 'China Unicom'],
    ['中广核', 'China General Nuclear'],
    ['中国中车', 'CRRC'],
  ]);
  itTellsApart([
    ['中国联通', 'China Mobile'],
    ['中铁四局集团', 'China Railway No. 5 Engineering Group'],
    ['中国银行', 'China Construction Bank'],
  ]);
});

describe('names that stand beside others in one text', () => {
  itMatches([
    ['Volha Zhuk', 'HRYSHKO, Volha Siarheyeuna (ZHUK)'],
    ['Volha Hryshko', 'HRYSHKO, Volha Siarheyeuna (ZHUK)'],
    ['Kolmet', 'Comptoir des Mines du Kivu (COMIKI) / KOLMET'],
    ['Agroteh d.o.o.', 'AGRO TECH DOO'],
    ['Mullah Djamel Ferhat', 'FERHAT, Jamal'],
    ['Чон Чхоль Мин', 'JONG Chol Min'],
  ]);
  itTellsApart([
    ['Volha Zhuk', 'HRYSHKO, Volha Siarheyeuna (MINSK)'],
    ['Import/Export Company', 'KOLMET / Export House'],
    ['Abdulfateh Salim', 'Abdul Fatech'],
  ]);
});

describe('servants of God in Somali', () => {
  itMatches([
    ['Abdirisaaq Warsame', 'Abdul Razzaq WARSAME'],
    ['Abdiasis Jama', 'ABDULAZIZ JAMA'],
    ['Abdinur Farah', 'Abdi Nur FARAH'],
    ['Zinedine Farah', 'Zayn al-Din FARAH'],
    ['Fadumo Farah Jama', 'Fatima FARAH JAMA'],
  ]);
  itTellsApart([
    ['Abdiqadir Warsame', 'Abdirashid WARSAME'],
    ['Abdiasis Jama', 'ABDULLAHI JAMA'],
  ]);
});

describe('names of Myanmar', () => {
  itMatches([
    ['U Thein Zaw', 'THEIN ZAW'],
    ['Lt. Gen. Moe Myint Tun', 'MOE MYINT TUN'],
  ]);
  itTellsApart([
    ['Thein Zaw', 'THEIN ZAW OO'],
    ['Hla Myint Swe', 'HLA MYINT'],
  ]);
});

describe('whom a plant honours, by initials', () => {
  itMatches([
    ['Завод имени В.А. Малышева', 'Malyshev Plant'],
    ['Design Bureau named after A.S. Yakovlev', 'Yakovlev Design Bureau'],
  ]);
  itTellsApart([['Завод имени В.А. Малышева', 'Kirov Plant']]);
});

describe('compounds with Abd before the same names', () => {
  itMatches([['Abd al-Khaliq Badr al-Din al-Sufi', 'AL-SUFI, Abdulkhaliq Badruddin']]);
  itTellsApart([['Abd al-Khaliq Badr al-Din al-Sufi', 'AL-SUFI, Abdulmajid Badruddin']]);
});

describe('Persian words with a joiner', () => {
  itMatches([['موسسه خاتم\u200cالانبیا', 'Khatam al-Anbiya Institute']]);
});

describe('what payments and forms say beside a name', () => {
  itMatches([
    ['BENEFICIARY: TECHNOSNAB', 'Technosnab'],
    ['Attn: Leonid Barsukov', 'BARSUKOV, Leonid'],
    ['ACCT NAME TECHNOSNAB', 'Technosnab'],
    ['TECHNOSNAB A/C 40702810900000012345', 'Technosnab'],
    ['Technosnab, 14 Lesnaya Street, Tver', 'Technosnab'],
    ['Получатель: ООО Техноснаб', 'Technosnab LLC'],
    ['BARSUKOV M. LEONID P.', 'Leonid Pavel BARSUKOV MALININ'],
  ]);
  itTellsApart([
    ['Beneficiary Foundation', 'Foundation of Tver'],
    ['Account Services Ltd', 'Services Trading Ltd'],
    ['P. L. Barsukov', 'Leonid Pavlovich Barsukov'],
  ]);
});

describe('spellings of further peoples', () => {
  itMatches([
    ['Salem Eladl', 'AL-ADL, Salim'],
    ['Besnik Šaćiri', 'SHAQIRI, Besnik'],
    ['Mossa Ag Rhissa', 'MOSSA AG GHISSA'],
    ['Abdulheq Osman', 'Abdul Haq OSMAN'],
    ['AT Pivdenmornaftohaz', 'Pivdenmorneftegaz'],
    ['RUP Belpromles', 'REPUBLICAN UNITARY ENTERPRISE BELPROMLES'],
    ['Bco. Popular Vzla', 'Banco Popular de Venezuela'],
    ["Centre d'Etudes Stratégiques du Sahel", 'Sahel Center for Strategic Studies'],
  ]);
  itTellsApart([
    ['Salem Eladl', 'AL-AMIN, Salim'],
    ['Besnik Šaćiri', 'SHABANI, Besnik'],
    ['Haz Trading', 'Gaz Trading'],
    ['RUP Belpromles', 'REPUBLICAN UNITARY ENTERPRISE BELTAMOZH'],
  ]);
});

describe('the one name of somebody in a form that asks for two', () => {
  itMatches([
    ['Suryadi Suryadi', 'Suryadi'],
    ['WAHYUDI, WAHYUDI', 'Wahyudi'],
    ['FNU Wahyudi', 'Wahyudi'],
    ['Wahyudi (LNU)', 'Wahyudi'],
  ]);
  itTellsApart([
    ['Suryadi Suryadi', 'Supriyadi'],
    ['FNU Wahyudi', 'FNU Suryadi'],
  ]);
});

describe('initials of which two are a legal form as well', () => {
  itMatches([
    ['W.A.D. Perera', 'Wanigasekara Arachchige Don Perera'],
    ['K. S. A. Fernando', 'Kankanamge Sunil Ananda Fernando'],
    ['Bank A D Sofia', 'Bank AD Sofia'],
    ['Alpha S A', 'Alpha SA'],
  ]);
  itTellsApart([['W.A.D. Perera', 'W.A.D. Fernando']]);
});

describe('kinds and numbers of ships', () => {
  itMatches([
    ['FSRU MARSHAL VASILEVSKIY', 'Маршал Василевский'],
    ['PIPE-LAY BARGE FORTUNA', 'Fortuna'],
    ['MEGAYACHT SCHEHERAZADE', 'Scheherazade'],
    ['Ryesonggang No. 1 Ho', 'RYE SONG GANG 1'],
  ]);
  itTellsApart([
    ['PIPE-LAY BARGE FORTUNA', 'Fortune Lady'],
    ['Ryesonggang No. 1 Ho', 'RYE SONG GANG 2'],
  ]);
});

describe('names that one part alone tells apart', () => {
  itTellsApart([
    ['Oluwatobi Bakare', 'Oluwatosin Bakare'],
    ['Oluwaseun Adeyemi', 'Oluwasegun Adeyemi'],
    ['Jaswinder Kaur Sandhu', 'Balwinder Kaur Sandhu'],
    ['Milan Đukić', 'Milan Đurić'],
    ['KOMID', 'KOMIN'],
    ['Daedong Credit Bank', 'Daesong Bank'],
  ]);
  itMatches([
    ['Oluwatobi Bakare', 'Oluwatobi Bakarre'],
    ['Daesong Bank', 'Taesong Bank'],
    ['Magnitogorsk Iron & Steel Works', 'Magnitogorskii Metallurgicheskii Kombinat PAO'],
  ]);
});
