import placeTable from '../../data/address-places.json' with { type: 'json' };
import legalFormTable from '../../data/legal-forms.json' with { type: 'json' };
import frequencyTable from '../../data/word-frequencies.json' with { type: 'json' };
import wordGroupTable from '../../data/word-groups.json' with { type: 'json' };
import { spellingVariant } from '../../phonetics/spelling-variant.ts';
import { COUNTRIES_OF_EITHER, COUNTRY_FORMS } from './country-forms.ts';
import { COMMON_NAMES } from './common-names.ts';
import { COUNTRIES_AS_ONE_WORD } from './places-of-several-words.ts';
import { FIELDS_IN_ENGLISH } from './fields-of-bodies.ts';
import { FORMS_OF_LANGUAGES } from './forms-of-languages.ts';
import { GOODS_IN_ENGLISH } from './goods-in-english.ts';
import { GENERATIONS, ORGANISATION_WORDS, SHORT_FORMS, WORDS_OF_ANY_FIRM } from './organisation-words.ts';
import { CENTRAL_ASIAN_SHORT_FORMS, CENTRAL_ASIAN_SPELLINGS } from '../languages/central-asian-names.ts';
import { SHORT_FORMS_OF_NAMES, SPELLINGS } from '../../knowledge/tables-of-names.ts';
import { PLACE_WORDS } from './place-words.ts';
import { sortedLines, type SortedLines } from './sorted-lines.ts';
import {
  SPELLINGS_IN_CHARACTERS,
  SPELLINGS_IN_HAN,
  SPELLINGS_IN_LETTERS,
  TRANSLATIONS,
} from './spelling-tables.ts';
import { WIDESPREAD_NAMES } from './widespread-names.ts';
import { ARABIC_ADJECTIVES, TRANSLATED_WORDS } from './translated-words.ts';

/** Groups of equivalent spellings, by spelling variant; `*` and the text of a consonantal word, `@` and characters. */
export interface EquivalentSpellings {
  /** The groups a form belongs to. */
  groupsOf(form: string): readonly string[];
  /** How widely used a name is: the spellings in all its groups. "Maria" and "Smith" are borne by many people. */
  spreadOf(form: string): number;
}

/** The word tables in the form that preparing a name looks them up in. */
export interface WordTables {
  /** Number of listed parties that bear a word of this spelling variant; absent for rare ones. */
  readonly frequencies: ReadonlyMap<string, number>;
  /** The same of a word as it is spelt. */
  readonly spellings: ReadonlyMap<string, number>;
  /** Spelling variants of names that very many people bear. */
  readonly common: ReadonlySet<string>;
  /** Texts of names that many people bear. */
  readonly widespread: ReadonlySet<string>;
  /** Equivalent spellings of personal names. */
  readonly equivalents: EquivalentSpellings;
  /** Groups of organisations' words and of nicknames, by text. */
  readonly meanings: ReadonlyMap<string, readonly string[]>;
  /** Texts of organisations' words. */
  readonly generic: ReadonlySet<string>;
  /** Texts of words that say no more than a legal form does: "company", "corporation". */
  readonly company: ReadonlySet<string>;
  /** ISO 3166-1 alpha-2 code of a country by its name of one word, or the adjective, in many languages. */
  readonly countries: ReadonlyMap<string, string>;
  /** Class of a legal form by its words joined with spaces. */
  readonly legalForms: ReadonlyMap<string, string>;
  /** The words that a legal form may begin with. */
  readonly firstWordsOfLegalForms: ReadonlySet<string>;
  /** Most words of a legal form. */
  readonly longestLegalForm: number;
}

function add(map: Map<string, string[]>, key: string, group: string): void {
  const groups = map.get(key);
  if (groups === undefined) map.set(key, [group]);
  else if (!groups.includes(group)) groups.push(group);
}

const inGroups = (numbers: string): readonly string[] => numbers.split(' ').map((number) => `g${number}`);

/** Keeps what was found last: preparing a word asks for the same form several times. */
function lastKept(lines: SortedLines): SortedLines {
  let last = '';
  let found = lines.find(last);
  return {
    find(key) {
      if (key === last) return found;
      last = key;
      found = lines.find(key);
      return found;
    },
  };
}

function readEquivalents(): EquivalentSpellings {
  const letters = lastKept(sortedLines(SPELLINGS_IN_LETTERS.forms));
  const tables = [sortedLines(SPELLINGS_IN_HAN.forms), sortedLines(SPELLINGS_IN_CHARACTERS.forms)];
  const groupsInCharacters = (form: string): readonly string[] =>
    tables.flatMap((table) => {
      const found = table.find(form);
      return found === null ? [] : inGroups(found);
    });
  return {
    groupsOf(form) {
      if (form.startsWith('@')) return groupsInCharacters(form.slice(1));
      const found = letters.find(form);
      const space = found?.indexOf(' ') ?? -1;
      return found === null || space < 0 ? [] : inGroups(found.slice(space + 1));
    },
    spreadOf(form) {
      const found = letters.find(form);
      return found === null ? 0 : parseInt(found, 36);
    },
  };
}

/** Titles and how they are cut short. */
const TITLES_CUT_SHORT =
  'general gen/colonel col/major maj/captain capt/lieutenant lt/sergeant sgt/brigadier brig/commander cmdr/professor prof/doctor dr/engineer eng/admiral adm'
    .split('/')
    .flatMap((titles) =>
      titles.split(' ').map((title) => [`mtitle${titles.split(' ', 1)[0] ?? ''}`, title] as const),
    );

/**
 * Words that say what generic ones do and are none by themselves: "Tanker Trackers" is read as "MT Trackers", "Tanker Trackers Ltd" is not;
 * "Foreign Economic Affairs" are "Foreign Economic Activity", "Ste Gle" is "Société Générale".
 */
const SAID_ALIKE = [
  ['mhtanker', 'mt'],
  ['mhSHIPS', 'mv'],
  ['mhAFFAIRS', 'activity'],
  ['mhAFFAIRS', 'activities'],
  ['mCO', 'ste'],
  ['mGENERAL', 'gle'],
  ...TITLES_CUT_SHORT,
] as const satisfies readonly (readonly [string, string])[];

/**
 * Words that the table has beside others of another meaning: the Aviation and the Aerospace Industries of Iran are two, and "Tatneft"
 * is what a firm is called.
 */
const OF_OTHER_MEANING: ReadonlySet<string> = new Set(['aerospace', 'tatneft']);
const NAMES_OF_FIRMS: ReadonlySet<string> = new Set(['tatneft']);

/** "Hezbollah" is what a body is called, not what it is, however it is spelt. */
const { HEZBOLLAH: SPELLINGS_OF_NAME, ...GENERIC_WORDS } = wordGroupTable.organisation;

function readMeanings(): ReadonlyMap<string, readonly string[]> {
  const map = new Map<string, string[]>();
  for (const [name, words] of Object.entries(GENERIC_WORDS)) {
    for (const word of words) if (!OF_OTHER_MEANING.has(word)) add(map, word, `m${name}`);
  }
  for (const [name, words] of Object.entries(wordGroupTable.nicknames)) {
    for (const word of words) add(map, word, `n${name}`);
  }
  for (const [meaning, words] of [...ORGANISATION_WORDS, ...TRANSLATED_WORDS])
    for (const word of words) add(map, word, `m${meaning}`);
  for (const [meaning, word] of SAID_ALIKE) add(map, word, meaning);
  for (const words of GOODS_IN_ENGLISH) for (const word of words) add(map, word, `mg${words[0] ?? ''}`);
  for (const [generation, words] of Object.entries(GENERATIONS))
    for (const word of words) add(map, word, `m${generation}`);
  for (const [place, forms] of PLACE_WORDS) for (const form of forms) add(map, form, `mplace${place}`);
  for (const word of TRANSLATIONS.english.split(' ')) if (!map.has(word)) add(map, word, `mt${word}`);
  for (const item of ARABIC_ADJECTIVES.split(' ')) add(map, item.slice(3), `k${item.slice(0, 2)}`);
  for (const item of COUNTRIES_OF_EITHER.split(' ')) add(map, item.slice(3), `k${item.slice(0, 2)}`);
  [...SPELLINGS, ...CENTRAL_ASIAN_SPELLINGS, SPELLINGS_OF_NAME].forEach((names, index) => {
    for (const name of names) add(map, name, `w${index}`);
  });
  [...SHORT_FORMS, ...SHORT_FORMS_OF_NAMES, ...CENTRAL_ASIAN_SHORT_FORMS].forEach((names, index) => {
    for (const name of names) add(map, name, `n${index}`);
  });
  return map;
}

/** Shorter words are names of people and of much else. */
const SHORTEST_COUNTRY = 4;
function readCountries(): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  const addAll = (code: string, forms: readonly string[]): void => {
    for (const form of forms)
      if (form.length >= SHORTEST_COUNTRY && !form.includes(' ') && !map.has(form)) map.set(form, code);
  };
  // "Korea" alone is said of either, as "Korean" is.
  for (const table of COUNTRY_FORMS)
    for (const [code, forms] of Object.entries(table)) addAll(code, forms.split(' '));
  for (const [country, code] of COUNTRIES_AS_ONE_WORD) addAll(code, [country]);
  for (const [code, forms] of Object.entries(placeTable.countries)) addAll(code, forms.split('|'));
  return map;
}

/** Romanised as libraries do (ISO 9), as far as words of legal forms differ: "akcionernoe obščestvo". */
const inScholarlyLetters = (form: string): string =>
  form
    .replaceAll('shch', 'sc')
    .replaceAll('ts', 'c')
    .replaceAll('zh', 'z')
    .replaceAll('ch', 'c')
    .replaceAll('ya', 'ja');

/** Words that close a legal form of several and are left out at times: "Lukoil Public Joint Stock". */
const CLOSES_FORM = /^(?<rest>\S+ .*\S) (?:company|corporation|society)$/u;
const SHORTEST_REST = 10;

/** As Indian firms write what firms of Singapore write "Pte. Ltd.". */
const PRIVATE_LIMITED = [
  'pvt ltd',
  'pvt limited',
  'private limited',
  'private ltd',
  'pvt',
  'p ltd',
  'p limited',
];

/** Forms of firms of a state that the tables have only in other words. */
const STATE_OWNED = [
  'rue',
  'republican unitary enterprise',
  'respublikanskoe unitarnoe predpriyatie',
  'respublikanskoye unitarnoye predpriyatiye',
  'state trading enterprise',
  'gosudarstvennoye predpriyatiye',
  'gosudarstvennoe predpriyatiye',
  'state owned enterprise',
  'state corporation',
  'goskorporatsiya',
  'gosudarstvennaya korporatsiya',
  'state owned company',
  'federal state enterprise',
  'federal state owned enterprise',
  'federal treasury enterprise',
  'drzavno unitarno poduzece',
  'drzavno unitarno preduzece',
  'derzhavne pidpryyemstvo',
  'entreprise unitaire federale detat',
  'entreprise publique',
  'entreprise detat',
  'empresa estatal',
  'empresa publica',
  'statsejet virksomhed',
  'statsejede virksomhed',
  'statslig virksomhed',
  'staatsunternehmen',
  'staatliches unternehmen',
  'staatsbedrijf',
  'overheidsbedrijf',
  'statligt foretag',
  'statsagt foretag',
  'statligt agt foretag',
  'impresa statale',
  'impresa di stato',
  'intreprindere de stat',
  'intreprinderea de stat',
  'allami vallalat',
  'allami tulajdonu vallalat',
  'statni podnik',
  'statny podnik',
  'drzavno podjetje',
  'drzavno poduzece',
  'drzavno preduzece',
  'drzhavno predpriyatie',
  'darzhavno predpriyatie',
  'przedsiebiorstwo panstwowe',
  'valtionyhtio',
  'valtion omistama yritys',
  'valtionyritys',
  'riigiettevote',
  'valsts uznemums',
  'valstybes imone',
  'valstybine imone',
  'intrapriza statali',
  'intrapriza tal istat',
  'fiontar stait',
  'kratiki epicheirisi',
];

/** Unitary enterprises and budgetary institutions of a federation, a republic or a state, as the languages of Europe have them. */
const UNITARY_ENTERPRISES = (
  'federal state unitary company/state unitary company/federal unitary enterprise/' +
  'federal republican unitary enterprise/foderales staatliches einheitsunternehmen/' +
  'foderales einheitsunternehmen/foderales staatliches unitarunternehmen/staatliches unitarunternehmen/' +
  'republikanisches einheitsunternehmen/republikanisches unitarunternehmen/' +
  'foderale staatliche haushaltseinrichtung/foderale staatliche haushaltsinstitution/' +
  'entreprise unitaire detat federale/entreprise federale unitaire detat/entreprise unitaire federale/' +
  'entreprise unitaire republicaine/institution budgetaire detat federale/' +
  'institution budgetaire federale detat/etablissement budgetaire federal detat/' +
  'empresa unitaria estatal federal/empresa estatal unitaria federal/empresa unitaria federal/' +
  'empresa unitaria republicana/institucion presupuestaria estatal federal/' +
  'institucion presupuestaria federal estatal/impresa unitaria statale federale/' +
  'impresa unitaria federale statale/impresa federale unitaria statale/impresa unitaria federale/' +
  'impresa unitaria repubblicana/ente statale di bilancio federale/empresa unitaria federal do estado/' +
  'empresa estatal federal unitaria/empresa unitaria do estado/empresa unitaria federal estatal/' +
  'instituicao orcamental estatal federal/instituicao orcamental federal do estado/' +
  'federale unitaire staatsonderneming/unitaire staatsonderneming/federaal unitair staatsbedrijf/' +
  'unitair staatsbedrijf/federale eenheidsonderneming/republikeinse unitaire onderneming/' +
  'republikeins unitair bedrijf/federale staatsbegrotingsinstelling/panstwowe przedsiebiorstwo unitarne/' +
  'panstwowe unitarne przedsiebiorstwo/federalne panstwowe unitarne przedsiebiorstwo/' +
  'republikanskie przedsiebiorstwo unitarne/federalna panstwowa instytucja budzetowa/' +
  'federalni statni jednotny podnik/federalni statni unitarni podnik/statni unitarni podnik/' +
  'republikovy unitarni podnik/republikansky unitarni podnik/federalni statni rozpoctova instituce/' +
  'federalny statny unitarny podnik/federalny statny jednotny podnik/statny jednotny podnik/' +
  'republikovy unitarny podnik/republikansky unitarny podnik/federalna statna rozpoctova institucia/' +
  'zvezno drzavno enotno podjetje/drzavno enotno podjetje/zvezno drzavno unitarno podjetje/' +
  'drzavno unitarno podjetje/republisko enotno podjetje/republisko unitarno podjetje/' +
  'savezno drzavno unitarno poduzece/federalno drzavno unitarno poduzece/' +
  'savezno drzavno jedinstveno poduzece/federalno drzavno jedinstveno poduzece/' +
  'drzavno jedinstveno poduzece/republicko unitarno poduzece/republicko jedinstveno poduzece/' +
  'intreprinderea unitara de stat federala/intreprindere unitara de stat federala/' +
  'intreprinderea unitara federala de stat/intreprindere unitara federala de stat/' +
  'intreprinderea unitara de stat/intreprindere unitara de stat/intreprinderea unitara republicana/' +
  'intreprindere unitara republicana/institutia bugetara de stat federala/' +
  'institutie bugetara de stat federala/szovetsegi allami egyseges vallalat/' +
  'szovetsegi allami unitarius vallalat/szovetsegi allami egysegvallalat/allami egyseges vallalat/' +
  'allami unitarius vallalat/szovetsegi allami vallalat/koztarsasagi egyseges vallalat/' +
  'koztarsasagi unitarius vallalat/szovetsegi allami koltsegvetesi intezmeny/' +
  'federalt statligt enhetsforetag/statligt enhetsforetag/federala statliga enhetsforetaget/' +
  'republikanskt enhetsforetag/federal statlig budgetinstitution/federala statliga budgetinstitutionen/' +
  'foderal statslig enhedsvirksomhed/den foderale statslige enhedsvirksomhed/' +
  'foderal statsenhedsvirksomhed/statslig enhedsvirksomhed/republikansk enhedsvirksomhed/' +
  'foderal statslig budgetinstitution/liittovaltion yhtenaisyritys/valtion yhtenaisyritys/' +
  'liittovaltion unitaariyritys/valtion unitaariyritys/liittovaltion valtionyritys/' +
  'tasavallan unitaariyritys/tasavallan yhtenaisyritys/foderaalne riiklik unitaarettevote/' +
  'foderaalne riigi unitaarettevote/riiklik unitaarettevote/foderaalne unitaarne riigiettevote/' +
  'unitaarne riigiettevote/vabariiklik unitaarettevote/federalais valsts vienotais uznemums/' +
  'valsts vienotais uznemums/federalais valsts unitarais uznemums/valsts unitarais uznemums/' +
  'federalais valsts unitaruznemums/valsts unitaruznemums/republikas unitarais uznemums/' +
  'republikas vienotais uznemums/federaline valstybine unitarine imone/' +
  'federaline valstybes unitarine imone/valstybine unitarine imone/valstybes unitarine imone/' +
  'respublikine unitarine imone/impriza unitarja statali federali/impriza unitarja federali tal istat/' +
  'impriza unitarja tal istat/impriza unitarja statali/impriza unitarja repubblikana/' +
  'fiontar aonadach stait/fiontar aonadach conaidhme stait/fiontar aonadach stait conaidhme/' +
  'fiontar stait aonadach/federalno darzhavno unitarno predpriyatie/darzhavno unitarno predpriyatie/' +
  'federalno drzhavno unitarno predpriyatie/republikansko unitarno predpriyatie/' +
  'omospondiaki kratiki eniaia epicheirisi/kratiki eniaia epicheirisi/' +
  'omospondiaki kratiki enotiki epicheirisi'
).split('/');

/** Joint stock companies whose shares are traded, as the languages of Europe have them. */
const OPEN_JOINT_STOCK = [
  'aktsionernyy',
  'aktsionernyi',
  'aktsionerny',
  'aktsionerniy',
  'public company limited',
  'public company ltd',
  'public co limited',
  'public co ltd',
  'public coltd',
  'public company',
  'public co',
  'pub co',
  'pub co ltd',
  'pub coltd',
  'otevrena as',
  'otevrena a s',
  'otvorena a s',
  'otevrena akciova spolecnost',
  'otvorena akciova spolocnost',
  'otvorena as',
  'verejna akciova spolocnost',
  'verejna akciova spolecnost',
  'odprta delniska druzba',
  'javna delniska druzba',
  'otvoreno dionicko drustvo',
  'javno dionicko drustvo',
  'atvira akcine bendrove',
  'atviroji akcine bendrove',
  'viesoji akcine bendrove',
  'atklata akciju sabiedriba',
  'publiska akciju sabiedriba',
  'avatud aktsiaselts',
  'avoin osakeyhtio',
  'julkinen osakeyhtio',
  'nyilt reszvenytarsasag',
  'nyilvanos reszvenytarsasag',
  'anoikti anonymi etaireia',
  'anoichti anonymi etaireia',
  'dimosia anonymi etaireia',
  'societate deschisa pe actiuni',
  'societate pe actiuni deschisa',
  'societate publica pe actiuni',
  'otkryto aktsionerno druzhestvo',
  'otvoreno aktsionerno druzhestvo',
  'publichno aktsionerno druzhestvo',
  'otwarta spolka akcyjna',
  'publiczna spolka akcyjna',
  'abent aktieselskab',
  'oppet aktiebolag',
  'publikt aktiebolag',
  'offene aktiengesellschaft',
  'open naamloze vennootschap',
  'open aandelenmaatschappij',
  'cuideachta comhstoic',
  'kumpanija pubblika b ishma kongunti',
  'sociedad anonima abierta',
  'sociedade anonima aberta',
  'societe anonyme ouverte',
  'societa per azioni aperta',
];

/** What stands in front of the names of Russian firms that do research, in letters and in words: "NPO Iskra". */
const SCIENTIFIC: Readonly<Record<string, readonly string[]>> = {
  npo: [
    'scientific production association',
    'scientific and production association',
    'research and production association',
    'research production association',
    'science and production association',
    'science production association',
    'scientific and industrial association',
    'scientific industrial association',
    'research and manufacturing association',
    'nauchno proizvodstvennoe obedinenie',
    'nauchno proizvodstvennoye obyedineniye',
  ],
  npp: [
    'scientific production enterprise',
    'scientific and production enterprise',
    'research and production enterprise',
    'research production enterprise',
    'science and production enterprise',
    'science production enterprise',
    'scientific and industrial enterprise',
    'scientific industrial enterprise',
    'research and manufacturing enterprise',
    'research and development enterprise',
    'nauchno proizvodstvennoe predpriyatie',
    'nauchno proizvodstvennoye predpriyatiye',
  ],
  npk: [
    'nkp',
    'scientific production complex',
    'scientific and production complex',
    'research and production complex',
    'research production complex',
    'scientific production corporation',
    'scientific and production corporation',
    'research and production corporation',
    'research production corporation',
    'nauchno proizvodstvennyy kompleks',
    'nauchno proizvodstvennyi kompleks',
    'nauchno proizvodstvenny kompleks',
    'nauchno proizvodstvennaya korporatsiya',
  ],
  pkf: [
    'production and commercial firm',
    'production commercial firm',
    'production and commercial company',
    'production commercial company',
    'industrial and commercial firm',
    'industrial commercial firm',
    'commercial and production firm',
    'proizvodstvenno kommercheskaya firma',
    'proizvodstvenno kommercheskaia firma',
  ],
};

/** "非公開株式会社", "閉鎖株式会社" and "閉鎖型株式会社" as their characters are read. */
const JAPANESE_CLOSED = [
  'fei gong kai zhu shi hui she',
  'bi suo zhu shi hui she',
  'bi suo xing zhu shi hui she',
];

/**
 * Abbreviations of legal forms that the tables do not have, by class: of English, Russian and the Gulf, and those of Arabic as their
 * consonants are read ("ذ.م.م", "ش.م.ل").
 */
const ABBREVIATED: Readonly<Record<string, string>> = {
  SOE: 'fsue sue fsbi fsbo rup',
  JSC: 'ipjsc mkpao mkao aak njsc pjs prjsc prat sal kk asa tbk bsc ksc kscc saog saoc shml shma shmm shmk',
  LLC: 'mkooo zhchk xxk khkhk sarlu jlt fzc jvc wll sasu dwc shpk pte ocoo oc oo choo chop dhmm mdms mmm mehdudmesuliyyetli',
  UNITARY: 'chup chpup chtup kup',
  SP: 'chp flp fop jdg',
  CREDIT: 'rnko nko akb akib',
  TRADE: 'pkf tpk pkp npf pko tpp phu pphu ppuh phup',
};

/** The class of the forms of those who trade by themselves. */
export const SOLE_TRADER = 'SP';

/** What stands beside the name of a person who trades under it, in words that the tables do not have. */
const SOLE_TRADERS = [
  'sole proprietor',
  'sole trader',
  'sole entrepreneur',
  'sole owner',
  'individual entrepreneur',
  'individual entrepreneurship',
  'individual enterprise',
  'private entrepreneur',
  'physical person entrepreneur',
  'natural person entrepreneur',
  'chastnyy predprinimatel',
  'einzelunternehmen',
  'einzelunternehmer',
  'einzelunternehmerin',
  'einzelfirma',
  'einzelkaufmann',
  'entrepreneur individuel',
  'entreprise individuelle',
  'auto entrepreneur',
  'empresario individual',
  'empresa individual',
  'empresario autonomo',
  'microempreendedor individual',
  'ditta individuale',
  'impresa individuale',
  'eenmanszaak',
  'enkeltmandsvirksomhed',
  'enkeltpersonforetak',
  'enskild firma',
  'jednoosobowa dzialalnosc gospodarcza',
  'indywidualna dzialalnosc gospodarcza',
  'sahis isletmesi',
  'sahis sirketi',
  'samostojni podjetnik',
  'persoana fizica autorizata',
  'egyeni vallalkozo',
];

/** Stands between two classes of legal forms, of which a form may be of either. */
export const OF_TWO_CLASSES = '&';

/** Legal forms of East Asia and Latin America in Latin letters that the tables do not have, by class. */
const IN_WORDS: Readonly<Record<string, readonly string[]>> = {
  JSC: [
    'publicly traded company',
    'publichnoe joint stock company',
    'publichnoye joint stock company',
    'otkrytoe joint stock company',
    'zakrytoe joint stock company',
    'sh a',
    'sae',
    'sac',
    's a c',
    'sociedad anonima cerrada',
    'd d',
    'a d',
  ],
  LLC: [
    'godo kaisha',
    'goudou kaisha',
    'yugen kaisha',
    'yugen gaisha',
    'yuhan hoesa',
    'youxian gongsi',
    'youxian zeren gongsi',
    's de rl',
    'spr de rl',
    'spr de rl de cv',
    's de r l',
    's de r l de cv',
    's de r l de c v',
    'sh p k',
    'y k',
    'g k',
    'osoo',
    'jshs',
    'zhshs',
    'et cie',
    'and cie',
    'et compagnie',
    'and compagnie',
    'y cia',
    'and cia',
    'e cia',
  ],
  // Joint stock companies of East Asia, which call themselves "Co., Ltd." in English.
  [`JSC${OF_TWO_CLASSES}LLC`]: [
    'kk',
    'kabushiki kaisha',
    'kabushiki gaisha',
    'kabushikikaisha',
    'kabushikigaisha',
    'zhu shi hui she',
    'chusik hoesa',
    'jusik hoesa',
    'ju sik hoe sa',
    'jusikhoesa',
    'gufen youxian gongsi',
    'gu fen you xian gong si',
  ],
  TRADE: [
    'przedsiebiorstwo handlowe',
    'przedsiebiorstwo handlowo uslugowe',
    'przedsiebiorstwo uslugowo handlowe',
    'przedsiebiorstwo produkcyjno handlowe',
    'przedsiebiorstwo produkcyjno handlowo uslugowe',
  ],
  // Crimea's are called by it or not.
  SOE: [
    'federal sue',
    'state unitary enterprise of the republic of crimea',
    'state unitary enterprise of republic of crimea',
    'state unitary enterprise republic of crimea',
    'state budgetary institution of the republic of crimea',
    'state autonomous institution of the republic of crimea',
    'gosudarstvennoe unitarnoe predpriyatie respubliki krym',
    'entreprise unitaire detat de la republique de crimee',
    'staatliches einheitsunternehmen der republik krim',
  ],
  NGO: [
    'charitable association',
    'charitable society',
    'charity organization',
    'charity organisation',
    'charity association',
    'charity society',
  ],
  // "United Company Rusal" is Rusal.
  UNITED: ['united company', 'obedinennaya kompaniya', 'obedinyonnaya kompaniya', 'obyedinennaya kompaniya'],
};

/** "Joint Stock Bank Rossiya" is a bank: what such a form begins with is one by itself. */
const OF_BANK = ' bank';

/** "Shvabe Holding" is Shvabe. */
const HOLDINGS = ['holding', 'holdings', 'hldg', 'hldgs', 'kholding', 'khlding'];

/** What is left of a legal form that was cut short, or stands for one: "Liability Company Fortap", "Établissements Koné" ("Ets Koné"). */
const PARTS_OF_FORMS = ['liability', 'etablissement', 'etablissements'];

/** What a body is, which the tables have among the forms: "State Research Institute of Aviation Systems" is no "FGUP". */
const BODIES: ReadonlySet<string> = new Set([
  'gosudarstvennyy nauchno issledovatelskiy institut',
  'nauchnyy tsentr',
]);

function readLegalForms(): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  for (const [name, forms] of Object.entries(legalFormTable.forms))
    for (const form of forms)
      if (BODIES.has(form)) continue;
      else if (!form.endsWith(OF_BANK)) map.set(form, name);
      else if (name === 'JSC') map.set(form.slice(0, -OF_BANK.length), name);
  for (const form of PRIVATE_LIMITED) map.set(form, map.get('pte ltd') ?? 'LLC');
  for (const form of [...STATE_OWNED, ...UNITARY_ENTERPRISES]) map.set(form, 'SOE');
  for (const form of [...OPEN_JOINT_STOCK, ...JAPANESE_CLOSED]) if (!map.has(form)) map.set(form, 'JSC');
  for (const [name, forms] of Object.entries(FORMS_OF_LANGUAGES))
    for (const form of forms) if (!map.has(form)) map.set(form, name);
  for (const form of SOLE_TRADERS) map.set(form, SOLE_TRADER);
  for (const [form, words] of Object.entries(SCIENTIFIC))
    for (const text of [form, ...words]) map.set(text, form);
  for (const [name, forms] of Object.entries(ABBREVIATED))
    for (const form of forms.split(' ')) map.set(form, name);
  for (const [name, forms] of Object.entries(IN_WORDS)) for (const form of forms) map.set(form, name);
  for (const [form, name] of [...map]) {
    const scholarly = form.includes('shchestv') || form.includes('redpri') ? inScholarlyLetters(form) : form;
    if (!map.has(scholarly)) map.set(scholarly, name);
  }
  for (const [form, name] of [...map]) {
    const written = form.replace(/ ltd$/u, ' limited');
    if (!map.has(written)) map.set(written, name);
    const rest = CLOSES_FORM.exec(form)?.groups?.['rest'];
    if (rest !== undefined && rest.length >= SHORTEST_REST && !map.has(rest)) map.set(rest, name);
  }
  return map;
}

function buildTables(): WordTables {
  const legalForms = readLegalForms();
  return {
    frequencies: new Map(Object.entries(frequencyTable.frequencies as Readonly<Record<string, number>>)),
    spellings: new Map(Object.entries(frequencyTable.spellings as Readonly<Record<string, number>>)),
    common: new Set(COMMON_NAMES.map(spellingVariant)),
    widespread: new Set(WIDESPREAD_NAMES),
    equivalents: readEquivalents(),
    meanings: readMeanings(),
    generic: new Set([
      ...Object.values(GENERIC_WORDS)
        .flat()
        .filter((word) => !NAMES_OF_FIRMS.has(word)),
      ...[...ORGANISATION_WORDS.values()].flat(),
      ...TRANSLATED_WORDS.flatMap(([, words]) => words),
      ...WORDS_OF_ANY_FIRM,
      ...FIELDS_IN_ENGLISH,
      ...PARTS_OF_FORMS,
    ]),
    company: new Set([
      ...wordGroupTable.organisation.CO,
      ...wordGroupTable.organisation.CORP,
      ...wordGroupTable.organisation.GRP,
      'companies',
      'corporations',
      'groups',
      ...HOLDINGS,
      ...PARTS_OF_FORMS,
    ]),
    countries: readCountries(),
    legalForms,
    firstWordsOfLegalForms: new Set([...legalForms.keys()].map((form) => form.split(' ', 1)[0] ?? form)),
    longestLegalForm: Math.max(...[...legalForms.keys()].map((form) => form.split(' ').length)),
  };
}

let tables: WordTables | null = null;

/** The word tables, read at the first call. */
export function wordTables(): WordTables {
  tables ??= buildTables();
  return tables;
}
