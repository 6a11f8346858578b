import { BETWEEN_NAMES } from '../../normalise/split-words.ts';
import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';
import { saidByStems } from './joined-stems.ts';
import { PARTICLES } from '../words/word-class.ts';
import { wordTables } from '../words/word-tables.ts';

/** What bodies are called in letters before the names of their parts: "NII Stali" is a research institute. */
const BODIES_IN_LETTERS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    nii: 'scientific research institute',
    tsnii: 'central scientific research institute',
    vnii: 'all russian scientific research institute',
    okb: 'experimental design bureau',
    tskb: 'central design bureau',
    gnts: 'state scientific center',
    npts: 'scientific production center',
    npc: 'scientific production center',
    ntts: 'scientific technical center',
    ntc: 'scientific technical center',
    stc: 'scientific technical center',
    skb: 'special design bureau',
    srz: 'ship repair plant',
    btrz: 'armored repair plant',
    odk: 'united engine corporation',
    uec: 'united engine corporation',
    td: 'trading house',
    mkb: 'machinebuilding design bureau',
    pkb: 'project design bureau',
    mmz: 'machinebuilding plant',
    arz: 'aircraft repair plant',
    ntk: 'scientific technical complex',
    nipi: 'scientific research design institute',
    nits: 'scientific research center',
    opk: 'defence industry corporation',
    osk: 'united shipbuilding corporation',
    uac: 'united aircraft corporation',
    cnii: 'central scientific research institute',
    csri: 'central scientific research institute',
    gosnii: 'state scientific research institute',
    vch: 'military unit',
    fnpts: 'federal scientific production center',
    frpc: 'federal research and production center',
    mgtu: 'moscow state technical university',
    mgu: 'moscow state university',
    spbgu: 'saint petersburg state university',
    chvk: 'private military company',
    pmc: 'private military company',
    mgb: 'ministry of state security',
    lnr: 'luhansk peoples republic',
    lpr: 'luhansk peoples republic',
    dnr: 'donetsk peoples republic',
    dpr: 'donetsk peoples republic',
    akb: 'jsc bank',
    jscb: 'jsc bank',
    ojscb: 'jsc bank',
    jsb: 'jsc bank',
    mic: 'military industrial corporation',
    vpk: 'military industrial corporation',
    pkn: 'polski koncern naftowy',
    pko: 'powszechna kasa oszczednosci',
    rfnc: 'russian federal nuclear center',
    rfyats: 'russian federal nuclear center',
    rfyac: 'russian federal nuclear center',
    psz: 'baltic shipbuilding plant',
    ssz: 'shipbuilding plant',
    rkk: 'rocket space corporation',
    rkts: 'rocket space center',
    gosmkb: 'state machinebuilding design bureau',
    sktb: 'special design technology bureau',
    omv: 'osterreichische mineralolverwaltung',
  }).map(([letters, words]) => [letters, words.split(' ')] as const),
);

/** Owners that are said in letters in the names of branches: "IRGC Missile Command", "ISIS in Yemen". */
const OWNERS_IN_LETTERS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    irgc: 'islamic revolutionary guard corps',
    isis: 'islamic state',
    isil: 'islamic state',
    daesh: 'islamic state',
  }).map(([letters, words]) => [letters, words.split(' ')] as const),
);

/** Parts of organisations that are told behind their letters: "IRGC-QF", "FARC-EP", "ISIS-K". */
const PARTS_IN_LETTERS: ReadonlyMap<string, Readonly<Record<string, string>>> = (() => {
  const ofState = {
    k: 'khorasan',
    kp: 'khorasan province',
    wap: 'west africa province',
    gs: 'greater sahara',
  };
  return new Map<string, Readonly<Record<string, string>>>([
    ['irgc', { qf: 'qods force', af: 'air force', asf: 'aerospace force', gf: 'ground forces', n: 'navy' }],
    ['farc', { ep: 'peoples army' }],
    ['huji', { b: 'bangladesh' }],
    ['dhkp', { c: 'front' }],
    ['splm', { n: 'north' }],
    ['ttp', { ja: 'jamaat ul ahrar' }],
    ['isis', ofState],
    ['isil', ofState],
    ['daesh', ofState],
  ]);
})();

function partOf(word: LatinWord, before: LatinWord | undefined): readonly string[] | undefined {
  const parts = before === undefined ? undefined : PARTS_IN_LETTERS.get(before.text);
  return parts !== undefined && Object.hasOwn(parts, word.text) ? parts[word.text]?.split(' ') : undefined;
}

/** Writes parts out that are told behind the letters of their organisation. */
function writePartsOut(words: readonly LatinWord[]): readonly LatinWord[] {
  if (!words.some((word, place) => partOf(word, words[place - 1]) !== undefined)) return words;
  return words.flatMap((word, place) => {
    const part = partOf(word, words[place - 1]);
    return part === undefined ? [word] : part.map((text) => latinWord(text));
  });
}

/** How words begin that such an owner is called by in full, in any language. */
const IN_FULL = /^(?:islam|iszlam|revol|rewol|rivol|enqelab)/u;

/** "IS-Somalia": a branch of the Islamic State in a country. */
const isStateInLetters = (text: string, words: readonly LatinWord[]): boolean =>
  text === 'is' && words[0]?.text === 'is' && wordTables().countries.has(words[1]?.text ?? '');

/** "VNIIA im. Dukhova": an institute in letters beside the name of a person or a place; the letters after tell of what it is. */
const INSTITUTE_IN_LETTERS = /^(?<institute>(?:gos|ts|c|v)?nii)[a-z]{1,3}$/u;
/** Two institutes that stand beside one another on every list, and are known by their letters. */
const NUCLEAR = /^vnii[te]f$/u;
const SHORTEST_BESIDE_INSTITUTE = 6;

const tellsWhich = (word: LatinWord): boolean =>
  word.text.length >= SHORTEST_BESIDE_INSTITUTE &&
  !wordTables().generic.has(word.text) &&
  !wordTables().legalForms.has(word.text);

function instituteOf({ text }: LatinWord, words: readonly LatinWord[]): readonly string[] | undefined {
  const institute = INSTITUTE_IN_LETTERS.exec(text)?.groups?.['institute'];
  if (
    institute === undefined ||
    NUCLEAR.test(text) ||
    !words.some((word) => word.text !== text && tellsWhich(word))
  )
    return undefined;
  return BODIES_IN_LETTERS.get(institute);
}

/** "АБ «Россия»", "AO AB Rossiya": a joint stock bank in Russian; in Latin letters alone "AB" is a Swedish firm. */
function isBankInLetters(word: LatinWord, words: readonly LatinWord[]): boolean {
  if (word.text !== 'ab') return false;
  return word.rendering === 'alphabet' || RUSSIAN_FORMS.test(words[words.indexOf(word) - 1]?.text ?? '');
}
const RUSSIAN_FORMS = /^(?:[oz]?ao|pao|ojsc|cjsc|jsc|pjsc)$/u;
const BANK = ['jsc', 'bank'];

/** Ministries by their letters, which beside a country are those and no name: "MFA of Belarus". */
const MINISTRIES_IN_LETTERS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    mod: 'ministry of defence',
    mfa: 'ministry of foreign affairs',
    moi: 'ministry of interior',
    mof: 'ministry of finance',
    moj: 'ministry of justice',
    mvd: 'ministry of internal affairs',
    mchs: 'ministry of emergency situations',
    noc: 'national oil corporation',
  }).map(([letters, words]) => [letters, words.split(' ')] as const),
);
/** "МО РФ". */
const isDefence = ({ text, rendering }: LatinWord): boolean => text === 'mo' && rendering === 'alphabet';
const namesCountry = ({ text }: LatinWord): boolean => wordTables().countries.has(text);

/** True right before or behind a country, whatever links the two. */
function isBesideCountry(word: LatinWord, words: readonly LatinWord[]): boolean {
  const telling = words.filter((one) => one === word || !PARTICLES.has(one.text));
  const place = telling.indexOf(word);
  return [telling[place - 1], telling[place + 1]].some((one) => one !== undefined && namesCountry(one));
}

/** What stands in Russian before the name of a firm: "PAO NK Rosneft", "ГК «Ростех»", "OOO UK Metalloinvest". */
const FIRMS_IN_LETTERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['nk', ['oil', 'company']],
  ['gk', ['group']],
  ['uk', ['management', 'company']],
]);

/** Armed forces and their staff in Cyrillic letters: "ГРУ ГШ ВС РФ". */
const FORCES_IN_LETTERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['gsh', ['general', 'staff']],
  ['vs', ['armed', 'forces']],
  ['vks', ['aerospace', 'forces']],
  ['vvs', ['air', 'force']],
  ['vmf', ['navy']],
  ['vdv', ['airborne', 'troops']],
  ['rvsn', ['strategic', 'missile', 'forces']],
]);

/** Those that say so behind a legal form alone: "ООО ТК Дельта", not "ТК Звезда" (a television channel) or "ИК-3" (a colony). */
const FIRMS_BEHIND_FORMS: ReadonlyMap<string, readonly string[]> = new Map([
  ['tk', ['transport', 'company']],
  ['tc', ['transport', 'company']],
  ['ik', ['investment', 'company']],
  ['ic', ['investment', 'company']],
]);

/** Legal forms of limited companies, which stand in front of the name in Russian and Ukrainian. */
const LIMITED = /^(?:ooo|llc|tov|too)$/u;

/** Such letters in Cyrillic, or behind a legal form. */
function firmOf(word: LatinWord, words: readonly LatinWord[]): readonly string[] | undefined {
  if (word.rendering === 'alphabet' && FORCES_IN_LETTERS.has(word.text))
    return FORCES_IN_LETTERS.get(word.text);
  const before = words[words.indexOf(word) - 1]?.text ?? '';
  const isBehindForm = RUSSIAN_FORMS.test(before) || LIMITED.test(before);
  if (isBehindForm && FIRMS_BEHIND_FORMS.has(word.text)) return FIRMS_BEHIND_FORMS.get(word.text);
  return isBehindForm || word.rendering === 'alphabet' ? FIRMS_IN_LETTERS.get(word.text) : undefined;
}

/** Letters that say so beside some words alone: "NPO Mash", "IRGC-QF". */
const BESIDE: ReadonlyMap<string, readonly [beside: RegExp, words: readonly string[]]> = new Map([
  ['kb', [/^(?:mash|prib|k?him|transp|arsenal|salyut|luch|imeni)/u, ['design', 'bureau']]],
  ['lid', [/^\d{1,3}$/u, ['light', 'infantry', 'division']]],
  ['ssc', [/^(?:rf|russia)$/u, ['state', 'scientific', 'center']]],
  ['mash', [/^(?:npo|npp|okb|kb|vpk)$/u, ['machinebuilding']]],
  ['hds', [/^(?:lines?|shipping)$/u, ['hafiz', 'darya']]],
  ['ira', [/^(?:real|continuity|provisional|new|official)$/u, ['irish', 'republican', 'army']]],
  ['ras', [/^(?:institut|laborator|branch)/u, ['russian', 'academy', 'of', 'sciences']]],
  ['ran', [/^(?:institut|laborator|otdeleni|nauchn)/u, ['russian', 'academy', 'of', 'sciences']]],
  ['nk', [/neft|lukoil|yukos/u, ['oil', 'company']]],
  ['ank', [/neft/u, ['oil', 'company']]],
  ['gmk', [/^nor/u, ['mining', 'metallurgical', 'company']]],
  ['mmc', [/^nor/u, ['mining', 'metallurgical', 'company']]],
  ['ab', [/^rossi[iy]a$/u, ['jsc', 'bank']]],
  ['qf', [/^(?:irgc|sepah|pasdaran|guards?)$/u, ['qods', 'force']]],
  ['mia', [/^ros+[iy]{1,2}[ay]+$/u, ['international', 'information', 'agency']]],
]);

function wordsBeside(text: string, words: readonly LatinWord[]): readonly string[] | undefined {
  const [beside, whole] = BESIDE.get(text) ?? [];
  return beside !== undefined && words.some((word) => beside.test(word.text)) ? whole : undefined;
}

/** Countries whose bodies such letters name: "UAC of Nigeria" is no aircraft corporation. */
const OF_THESE_COUNTRIES: ReadonlySet<string> = new Set('RU UA BY KZ IR CN KP MM'.split(' '));
const isOfAnotherCountry = ({ text }: LatinWord): boolean => {
  const country = wordTables().countries.get(text);
  return country !== undefined && !OF_THESE_COUNTRIES.has(country);
};

/** "IRGC Instituto Regional de Gestión y Calidad" says itself what its letters mean. */
function areOfTheRest({ text }: LatinWord, words: readonly LatinWord[]): boolean {
  const initials = words
    .filter(
      (word) =>
        word.text !== text &&
        !PARTICLES.has(word.text) &&
        word.text.length > 1 &&
        word.text !== BETWEEN_NAMES,
    )
    .map((word) => word.text.charAt(0))
    .join('');
  return text.length > 2 && initials.startsWith(text);
}

function wholeOf(word: LatinWord, words: readonly LatinWord[]): readonly string[] | undefined {
  const { text, consonantal, native } = word;
  if (consonantal || native !== undefined) return undefined;
  if (isBankInLetters(word, words)) return BANK;
  const ministry = MINISTRIES_IN_LETTERS.get(isDefence(word) ? 'mod' : text);
  if (ministry !== undefined && isBesideCountry(word, words)) return ministry;
  const firm = firmOf(word, words);
  if (firm !== undefined) return firm;
  const owner = OWNERS_IN_LETTERS.get(isStateInLetters(text, words) ? 'isis' : text);
  if (owner === undefined) {
    const whole = BODIES_IN_LETTERS.get(text) ?? wordsBeside(text, words) ?? instituteOf(word, words);
    return whole === undefined || words.some(isOfAnotherCountry) || areOfTheRest(word, words)
      ? undefined
      : whole;
  }
  if (areOfTheRest(word, words)) return undefined;
  // "Islamic Revolutionary Guard Corps (IRGC)" says it already.
  return words.some((word) => IN_FULL.test(word.text)) ? undefined : owner;
}

/** "AKB Novikombank" says that it is a bank. */
const saysIt = (words: readonly LatinWord[], said: string): boolean =>
  said === 'bank' && words.some(({ text }) => text.length > said.length && text.endsWith(said));

/** Writes "NII" and the like out where other words follow or stand before. */
export function writeBodiesOut(words: readonly LatinWord[]): readonly LatinWord[] {
  if (words.length < 2 || !words.some((word) => wholeOf(word, words) !== undefined)) return words;
  const texts = new Set(words.map(({ text }) => text));
  return words.flatMap((word) => {
    const whole = wholeOf(word, words);
    // "Trading House TD Khimmed" says it already.
    if (whole === undefined || whole.some((text) => texts.has(text) && !PARTICLES.has(text))) return [word];
    return whole.filter((text) => !saysIt(words, text)).map((text) => latinWord(text));
  });
}

/**
 * Organisations that are as well known by their letters, or by the beginnings of their words, as by their names, mostly letters of
 * another language than English: alone, and beside what says which part or of which country they are, they are read as their names as
 * well. Other names of the same one follow after a stroke.
 */
const KNOWN_BY_LETTERS: Readonly<Record<string, string>> = {
  fsb: 'federal security service',
  svr: 'foreign intelligence service',
  fso: 'federal protective service',
  gru: 'main intelligence directorate',
  kgb: 'state security committee',
  mvd: 'ministry of internal affairs',
  fsin: 'federal penitentiary service',
  fsvts: 'federal service for military technical cooperation',
  mchs: 'ministry of emergency situations',
  rzd: 'russian railways',
  rzhd: 'russian railways',
  uac: 'united aircraft corporation',
  usc: 'united shipbuilding corporation',
  uec: 'united engine corporation',
  odk: 'united engine corporation',
  uwc: 'united wagon company',
  ktrv: 'tactical missiles corporation',
  kret: 'concern radio electronic technologies',
  kamaz: 'kama automobile plant',
  uaz: 'ulyanovsk automobile plant',
  maz: 'minsk automobile plant',
  belaz: 'belarusian automobile plant',
  mzkt: 'minsk wheel tractor plant/minsk wheeled tractor plant',
  veb: 'vnesheconombank/bank for development and foreign economic affairs',
  vnesheconombank: 'bank for foreign economic affairs/bank for development and foreign economic affairs',
  vneshekonombank: 'bank for foreign economic affairs/bank for development and foreign economic affairs',
  sberbank: 'savings bank of russia',
  scf: 'sovcomflot/modern commercial fleet',
  sovcomflot: 'modern commercial fleet',
  sovkomflot: 'modern commercial fleet',
  moex: 'moscow exchange',
  tsniimash: 'central research institute of machinebuilding',
  mipt: 'moscow institute of physics and technology/moscow physical technical institute',
  mfti: 'moscow institute of physics and technology/moscow physical technical institute',
  mephi: 'moscow engineering physics institute',
  mifi: 'moscow engineering physics institute',
  mgimo: 'moscow state institute of international relations',
  bmstu: 'bauman moscow state technical university',
  rdif: 'russian direct investment fund',
  rfpi: 'russian direct investment fund',
  nkts: 'national clearing center',
  nkc: 'national clearing center',
  nrd: 'national settlement depository',
  tmk: 'pipe metallurgical company',
  nlmk: 'novolipetsk metallurgical combine/novolipetsk steel',
  mmk: 'magnitogorsk metallurgical combine/magnitogorsk iron and steel works',
  suek: 'siberian coal energy company',
  roselektronika: 'ruselectronics',
  nornickel: 'norilsk nickel',
  nornikel: 'norilsk nickel',
  mod: 'ministry of defence',
  mfa: 'ministry of foreign affairs',
  minoborony: 'ministry of defence',
  minfin: 'ministry of finance',
  minyust: 'ministry of justice',
  minjust: 'ministry of justice',
  minpromtorg: 'ministry of industry and trade',
  minenergo: 'ministry of energy',
  mintrans: 'ministry of transport',
  minzdrav: 'ministry of health',
  minselkhoz: 'ministry of agriculture',
  minekonomrazvitiya: 'ministry of economic development',
  mineconomrazvitiya: 'ministry of economic development',
  mintsifry: 'ministry of digital development',
  minobrnauki: 'ministry of science and higher education',
  minprosveshcheniya: 'ministry of education',
  minkultury: 'ministry of culture',
  minsport: 'ministry of sports',
  minstroy: 'ministry of construction',
  mintrud: 'ministry of labour',
  minprirody: 'ministry of natural resources',
  rosgvardiya: 'national guard of russia',
  rosgvardia: 'national guard of russia',
  rosgosstrakh: 'russian state insurance',
  roskosmos: 'russian space agency/state space corporation',
  roscosmos: 'russian space agency/state space corporation',
  rosimushchestvo: 'federal agency for state property management',
  rosfinmonitoring: 'federal financial monitoring service',
  rosaviatsiya: 'federal air transport agency',
  rosaviatsia: 'federal air transport agency',
  rosmorrechflot: 'federal agency for maritime and river transport',
  rosrybolovstvo: 'federal agency for fishery',
  rosrezerv: 'federal agency for state reserves',
  rosstat: 'federal state statistics service',
  gosduma: 'state duma',
  sledkom: 'investigative committee',
  tsentrobank: 'central bank',
  uralmash: 'ural machinebuilding plant',
  uralmashzavod: 'ural machinebuilding plant',
  izhmash: 'izhevsk machinebuilding plant',
  sevmash: 'northern machinebuilding enterprise',
  uraltransmash: 'ural transport machinebuilding plant',
  omsktransmash: 'omsk transport machinebuilding plant',
  rostselmash: 'rostov agricultural machinery plant',
  irgc: 'islamic revolutionary guard corps/sepah pasdaran',
  pasdaran: 'islamic revolutionary guard corps',
  isis: 'islamic state/islamic state of iraq and syria',
  isil: 'islamic state/islamic state of iraq and the levant',
  daesh: 'islamic state/islamic state of iraq and the levant',
  daish: 'islamic state/islamic state of iraq and the levant',
  hesa: 'iran aircraft manufacturing industrial company',
  modafl: 'ministry of defence and armed forces logistics',
  mois: 'ministry of intelligence and security',
  vevak: 'ministry of intelligence and security',
  pkk: 'kurdistan workers party',
  ypg: 'peoples protection units',
  pij: 'palestinian islamic jihad',
  rsf: 'rapid support forces',
  pmf: 'popular mobilization forces',
  mek: 'mujahedin e khalq',
  imu: 'islamic movement of uzbekistan',
  asg: 'abu sayyaf group',
  eln: 'national liberation army',
  farc: 'revolutionary armed forces of colombia',
  ttp: 'tehrik e taliban pakistan',
  hezbollah: 'party of god',
  hizballah: 'party of god',
  hizbullah: 'party of god',
  hizbollah: 'party of god',
  jem: 'jaish e mohammed',
  huji: 'harakat ul jihad i islami',
  aqap: 'al qaida in the arabian peninsula',
  aqim: 'al qaida in the islamic maghreb',
  hts: 'hayat tahrir al sham',
  iskp: 'islamic state khorasan province',
  iswap: 'islamic state west africa province',
  isgs: 'islamic state in the greater sahara',
  gspc: 'salafist group for preaching and combat',
  mujao: 'movement for oneness and jihad in west africa',
  jnim: 'jamaat nusrat al islam wal muslimin',
  fdlr: 'democratic forces for the liberation of rwanda',
  pdvsa: 'petroleos de venezuela',
  bandes: 'banco de desarrollo economico y social',
  cvg: 'corporacion venezolana de guayana',
  petrobras: 'petroleo brasileiro',
  pemex: 'petroleos mexicanos',
  petronas: 'petroliam nasional',
  dgcim: 'direccion general de contrainteligencia militar',
  sebin: 'servicio bolivariano de inteligencia nacional',
  gaesa: 'grupo de administracion empresarial',
  chongryon: 'general association of korean residents in japan',
  chosensoren: 'general association of korean residents in japan',
  syrianair: 'syrian arab airlines',
  rt: 'russia today',
  eih: 'europaisch iranische handelsbank',
  komid: 'korea mining development trading corporation',
  cetc: 'china electronics technology group corporation',
  norinco: 'china north industries group corporation/china north industries',
  avic: 'aviation industry corporation of china',
  casc: 'china aerospace science and technology corporation',
  casic: 'china aerospace science and industry corporation',
  mss: 'ministry of state security',
  mps: 'ministry of public security',
  pla: 'peoples liberation army',
  comac: 'commercial aircraft corporation of china',
  beihang: 'beijing university of aeronautics and astronautics',
  buaa: 'beijing university of aeronautics and astronautics',
  nwpu: 'northwestern polytechnical university',
  nudt: 'national university of defense technology',
  chemchina: 'china national chemical corporation',
  cgn: 'china general nuclear power',
  sinopec: 'china petroleum and chemical corporation/china petrochemical corporation',
  cosco: 'china ocean shipping company',
  cpmiec: 'china national precision machinery import export corporation',
  smic: 'semiconductor manufacturing international corporation',
  ymtc: 'yangtze memory technologies',
  cxmt: 'changxin memory technologies',
  tsmc: 'taiwan semiconductor manufacturing',
  catl: 'contemporary amperex technology',
  crrc: 'china railway rolling stock corporation',
  cofco: 'china oil and foodstuffs corporation/china national cereals oils and foodstuffs corporation',
  halkbank: 'halk bankasi',
  vakifbank: 'vakiflar bankasi',
  hsbc: 'hongkong and shanghai banking corporation',
  tepco: 'tokyo electric power',
  nhk: 'japan broadcasting corporation',
  bmw: 'bayerische motoren werke',
  kghm: 'kombinat gorniczo hutniczy miedzi',
  pgnig: 'polskie gornictwo naftowe i gazownictwo',
  xpcc: 'xinjiang production and construction corps',
  tatmadaw: 'myanmar armed forces',
  uvz: 'uralvagonzavod',
  moge: 'myanma oil and gas enterprise',
  mehl: 'myanma economic holdings',
  umehl: 'myanma economic holdings',
  ssrc: 'scientific studies and research center',
  dnr: 'donetsk peoples republic',
  lnr: 'luhansk peoples republic',
  unita: 'national union for the total independence of angola',
  gosniias:
    'state research institute of aviation systems/state scientific research institute of aviation systems',
  tsagi: 'central aerohydrodynamic institute/tsentralnyy aerogidrodinamicheskiy institut',
  tsniikhm: 'central scientific research institute of chemistry and mechanics',
  gosniiokht: 'state scientific research institute of organic chemistry and technology',
  tsniitochmash: 'central scientific research institute for precision machine engineering',
  niiefa: 'efremov institute of electrophysical apparatus',
  vniia: 'all russian scientific research institute of automatics',
  rnkb: 'russian national commercial bank',
  grpz: 'state ryazan instrument plant',
  uomz: 'urals optical and mechanical plant/ural optical and mechanical plant',
  kbp: 'instrument design bureau',
  kbm: 'machinebuilding design bureau',
  mtz: 'minsk tractor works/minsk tractor plant',
  rostec: 'russian technologies',
  rostekh: 'russian technologies',
  belta: 'belarusian telegraph agency',
  gubopik:
    'main directorate for combating organized crime and corruption/main directorate for combating organised crime and corruption',
  belneftekhim: 'belarusian state concern for oil and chemistry',
  lafico: 'libyan arab foreign investment company',
  laico: 'libyan arab african investment company',
  laip: 'libya africa investment portfolio',
  lap: 'libya africa investment portfolio',
  lptic: 'libyan post telecommunications and information technology company',
  conviasa: 'consorcio venezolano de industrias aeronauticas y servicios aereos',
  fogade: 'fondo de garantia de depositos/fondo de proteccion social de los depositos bancarios',
  cantv: 'compania anonima nacional telefonos de venezuela',
  minerven: 'compania general de mineria de venezuela',
  conatel: 'comision nacional de telecomunicaciones',
  faes: 'fuerzas de acciones especiales/special action forces',
  fincimex: 'financiera cimex',
  minfar: 'ministry of the revolutionary armed forces/ministerio de las fuerzas armadas revolucionarias',
  minint: 'ministry of interior/ministerio del interior',
  sytrol: 'syria trading oil company',
  cers: 'scientific studies and research center/centre d etudes et de recherches scientifiques',
  eiko: 'execution of imam khomeinis order',
  setad: 'execution of imam khomeinis order',
  spnd: 'organization of defensive innovation and research',
  tesa: 'iran centrifuge technology company',
  ghorb: 'khatam al anbiya construction headquarters',
  faraja: 'law enforcement command of iran',
  naja: 'law enforcement forces of iran',
  isoico: 'iran shipbuilding and offshore industries complex',
  iralco: 'iranian aluminum company',
  panha: 'iran helicopter support and renewal company',
  nico: 'naftiran intertrade company',
  rgb: 'reconnaissance general bureau',
  aqah: 'al qard al hassan',
  hamas: 'harakat al muqawama al islamiya',
  eta: 'euskadi ta askatasuna',
  eij: 'egyptian islamic jihad',
  gia: 'armed islamic group/groupe islamique arme',
  lra: 'lords resistance army',
  adf: 'allied democratic forces',
  m23: 'march 23 movement/mouvement du 23 mars',
  cndp: 'national congress for the defence of the people/congres national pour la defense du peuple',
  codeco: 'cooperative for the development of the congo',
  bla: 'balochistan liberation army',
  tip: 'turkistan islamic party',
  dhkp: 'revolutionary peoples liberation party',
  spla: 'sudan peoples liberation army',
  splm: 'sudan peoples liberation movement',
  caep: 'china academy of engineering physics',
  calt: 'china academy of launch vehicle technology',
  csgc: 'china south industries group corporation',
  sasac: 'state owned assets supervision and administration commission',
  ceiec: 'china national electronics import and export corporation',
  cgwic: 'china great wall industry corporation',
  bgi: 'beijing genomics institute',
  zte: 'zhongxing telecommunication equipment',
  dji: 'sz dji technology/da jiang innovations',
  ntv: 'ntv channel',
  vniief: 'all russian research institute of experimental physics',
  vniitf: 'all russian research institute of technical physics',
  vniinm: 'all russian research institute of inorganic materials',
  vniiaes: 'all russian research institute for nuclear power plants operation',
  vniiem: 'all russian research institute of electromechanics',
  vniiftri: 'all russian research institute of physical technical and radio technical measurements',
  vniitransmash: 'all russian research institute of transport machinebuilding',
  niiar: 'research institute of atomic reactors',
  nikiet: 'research and development institute of power engineering',
  niifi: 'research institute of physical measurements',
  niime: 'research institute of molecular electronics',
  niipp: 'research institute of semiconductor devices',
  tsniirti: 'central research radiotechnical institute',
  tsniism: 'central research institute for special machinery',
  viam: 'all russian scientific research institute of aviation materials',
  vils: 'all russian institute of light alloys',
  tsiam: 'central institute of aviation motors',
  ciam: 'central institute of aviation motors',
  niyau: 'national research nuclear university',
  jinr: 'joint institute for nuclear research',
  oiyai: 'joint institute for nuclear research',
  vgtrk:
    'all russia state television and radio broadcasting company/russian television and radio broadcasting company',
  osk: 'united shipbuilding corporation',
  belteleradio: 'belarusian state television and radio company',
  aeoi: 'atomic energy organization of iran',
  aqmi: 'al qaida in the islamic maghreb',
  aqpa: 'al qaida in the arabian peninsula',
  eiil: 'islamic state of iraq and the levant',
  fplp: 'popular front for the liberation of palestine',
  gicm: 'moroccan islamic combatant group',
  auc: 'autodefensas unidas de colombia/united self defense forces of colombia',
  pjak: 'free life party of kurdistan',
  grapo: 'grupos de resistencia antifascista primero de octubre',
  fsln: 'frente sandinista de liberacion nacional',
  fmln: 'frente farabundo marti para la liberacion nacional',
  sonangol: 'sociedade nacional de combustiveis de angola/national fuel company of angola',
  socar: 'state oil company of the azerbaijan republic/state oil company of azerbaijan',
  ypf: 'yacimientos petroliferos fiscales',
  ypfb: 'yacimientos petroliferos fiscales bolivianos',
  ecopetrol: 'empresa colombiana de petroleos',
  petroecuador: 'empresa estatal petroleos del ecuador',
  pequiven: 'petroquimica de venezuela',
  corpoelec: 'corporacion electrica nacional',
  bancoex: 'banco de comercio exterior',
  etecsa: 'empresa de telecomunicaciones de cuba',
  caruna: 'cooperativa de ahorro y credito caja rural nacional',
  enacal: 'empresa nicaraguense de acueductos y alcantarillados',
  aselsan: 'askeri elektronik sanayii',
  roketsan: 'roket sanayii',
  havelsan: 'hava elektronik sanayii',
  tpao: 'turkiye petrolleri anonim ortakligi/turkish petroleum corporation',
  botas: 'boru hatlari ile petrol tasima',
  tusas: 'turk havacilik ve uzay sanayii/turkish aerospace industries',
  mkek: 'makina ve kimya endustrisi kurumu/mechanical and chemical industry corporation',
  vietcombank: 'bank for foreign trade of vietnam/foreign trade bank of vietnam',
  vietinbank: 'bank for industry and trade of vietnam/industry and trade bank of vietnam',
  agribank: 'bank for agriculture and rural development of vietnam',
  viettel: 'military industry and telecommunications group',
  petrovietnam: 'vietnam oil and gas group',
  vinashin: 'vietnam shipbuilding industry group',
  vinalines: 'vietnam national shipping lines',
  vinacomin: 'vietnam coal and mineral industries group',
  vnpt: 'vietnam posts and telecommunications group',
  sonelgaz: 'societe nationale de l electricite et du gaz',
  gecamines: 'generale des carrieres et des mines',
};

/** Those that are words or names in Latin letters: "ОАК", "ГАЗ". */
const KNOWN_IN_CYRILLIC: Readonly<Record<string, string>> = {
  oak: 'united aircraft corporation',
  osk: 'united shipbuilding corporation',
  gaz: 'gorky automobile plant/gaz group',
  zil: 'likhachov plant/likhachev plant',
  nis: 'naftna industrija srbije/petroleum industry of serbia',
  asv: 'deposit insurance agency',
  mid: 'ministry of foreign affairs',
  tsb: 'central bank',
};

/** Those that firms of other countries are called by as well. */
const OTHERS_AS_WELL: ReadonlySet<string> = new Set(
  'uac usc uec uwc odk fso svr gru veb nkc nrd maz gaz scf nis mid asv mes mtz kbp kbm ntv osk viam vils auc ypf agribank ecopetrol'.split(
    ' ',
  ),
);

/** Those that are words and names of firms as well: beside a legal form or a trade they mean those, as in "ADF Group". */
const OTHERS_BESIDE_TRADE: ReadonlySet<string> = new Set(
  'lap rgb eta eij gia lra adf m23 bla tip tesa nico faes naja laico auc viam vils osk botas'.split(' '),
);
/** Those of armed groups and services, which are no firms: "HTS Ltd", "PMF Capital". */
const NO_FIRMS: ReadonlySet<string> = new Set(
  'hts pmf eln imu asg jem pij ttp mek rsf pla mss mps ypg pkk svr fsb gru fso farc jnim aqap aqim spla splm dhkp cndp hamas'.split(
    ' ',
  ),
);
const BUSINESS: ReadonlySet<string> = new Set(
  (
    'capital group holding holdings trading trade technology technologies service services international investment investments consulting ' +
    'company engineering systems solutions logistics shipping industries enterprises partners'
  ).split(' '),
);

/** True for a word beside which such letters may name the body: not what says that they are those of a firm. */
function mayStandBesideBody(letters: string, { text }: LatinWord): boolean {
  const { countries, legalForms } = wordTables();
  if (PARTICLES.has(text)) return true;
  if (OTHERS_BESIDE_TRADE.has(letters)) return countries.has(text);
  return !NO_FIRMS.has(letters) || (!legalForms.has(text) && !BUSINESS.has(text));
}

/** What else the organisation is called that a word names by its letters or by the beginnings of its words. */
function namesOf({ text, native, consonantal, rendering }: LatinWord): readonly string[] {
  if (native !== undefined || consonantal) return [];
  const known =
    (Object.hasOwn(KNOWN_BY_LETTERS, text) ? KNOWN_BY_LETTERS[text] : undefined) ??
    (rendering === 'alphabet' && Object.hasOwn(KNOWN_IN_CYRILLIC, text)
      ? KNOWN_IN_CYRILLIC[text]
      : undefined) ??
    saidByStems(text);
  return known?.split('/') ?? [];
}

/** True for a word that stands beside the letters of an organisation: what it is, where, or which part. */
function mayStandBeside({ text }: LatinWord): boolean {
  const { generic, countries, legalForms, meanings } = wordTables();
  return (
    generic.has(text) ||
    countries.has(text) ||
    PARTICLES.has(text) ||
    legalForms.has(text) ||
    meanings.get(text)?.some((group) => group.startsWith('mplace')) === true ||
    /^\d+$/u.test(text)
  );
}

/**
 * Writes out bodies as `writeBodiesOut` does; to a name with an organisation that is known by its letters that with its name in
 * their place is added as another of the same party: "FSB of Russia".
 */
export function writeLettersOut(words: readonly LatinWord[]): readonly LatinWord[] {
  const written = withOfficeOfParty(withGuardCorps(writeBodiesOut(writePartsOut(withoutOwnLetters(words)))));
  // "FSB - Financial Stability Board" says itself what its letters mean.
  if (!written.some((word) => namesOf(word).length > 0 && !areOfTheRest(word, written))) return written;
  const all: LatinWord[] = [];
  for (let start = 0; start <= written.length;) {
    const between = written.findIndex(({ text }, place) => place >= start && text === BETWEEN_NAMES);
    const end = between < 0 ? written.length : between;
    for (const name of namesWithHonour(written.slice(start, end)))
      all.push(...(all.length === 0 ? [] : [latinWord(BETWEEN_NAMES)]), ...name);
    start = end + 1;
  }
  return all;
}

/** The Guard Corps of Iran is told by two of its words, or by the country. */
const GUARDS = /^(?:the )?(?:iran(?:s|ian)? )?revolutionary guards?(?: corps)?(?: of iran)?$/u;
const GUARD_CORPS = 'islamic revolutionary guard corps'.split(' ');

/** "Iran's Revolutionary Guards" is read as the Islamic Revolutionary Guard Corps as well. */
function withGuardCorps(words: readonly LatinWord[]): readonly LatinWord[] {
  const text = words.map((word) => word.text).join(' ');
  return GUARDS.test(text)
    ? [...words, latinWord(BETWEEN_NAMES), ...GUARD_CORPS.map((part) => latinWord(part))]
    : words;
}

/** The letters of a body before its number: "Mining Enterprise ME2". */
const BEFORE_NUMBER = /^(?<letters>[a-z]{2,4})(?<number>\d{1,3})$/u;

/** Takes the letters of a name from its number: "Mining Enterprise ME2" is "Mining Enterprise 2". */
function withoutOwnLetters(words: readonly LatinWord[]): readonly LatinWord[] {
  const last = words.at(-1);
  const { letters, number } = BEFORE_NUMBER.exec(last?.text ?? '')?.groups ?? {};
  if (last === undefined || letters === undefined || number === undefined) return words;
  return areOfTheRest(latinWord(letters), words) || initialsOf(words.slice(0, -1)) === letters
    ? [...words.slice(0, -1), latinWord(number)]
    : words;
}
const initialsOf = (words: readonly LatinWord[]): string => words.map(({ text }) => text.charAt(0)).join('');

/** Offices of the Workers' Party of Korea that are known by their numbers. */
const OFFICE = /^(?:room|office|bureau|division)$/u;
const NUMBER_OF_OFFICE = /^3[589]$/u;
const OF_PARTY = 'of the workers party of korea'.split(' ');

/** "Room 39" is read as "Office 39 of the Workers' Party of Korea" as well. */
function withOfficeOfParty(words: readonly LatinWord[]): readonly LatinWord[] {
  const [first, second] = words;
  if (words.length !== 2 || first === undefined || second === undefined) return words;
  if (!OFFICE.test(first.text) || !NUMBER_OF_OFFICE.test(second.text)) return words;
  return [...words, latinWord(BETWEEN_NAMES), ...words, ...OF_PARTY.map((text) => latinWord(text))];
}

/** "Named after": what follows is whom a body honours. */
const IN_HONOUR: ReadonlySet<string> = new Set(['imeni', 'im', 'imienia', 'named']);

/** "KBP im. Shipunova": the names of a body that is known by its letters before whom it honours. */
function namesWithHonour(name: readonly LatinWord[]): readonly (readonly LatinWord[])[] {
  const place = name.findIndex(({ text }) => IN_HONOUR.has(text));
  const bare = name.slice(0, place);
  return place > 0 && place < name.length - 1 && bare.some((word) => namesOf(word).length > 0)
    ? [name, ...namesBeside(bare)]
    : namesBeside(name);
}

/** A name, and after it the same with what an organisation is called in the place of its letters. */
function namesBeside(name: readonly LatinWord[]): readonly (readonly LatinWord[])[] {
  const place = name.findIndex((word) => namesOf(word).length > 0);
  const known = name[place];
  if (known === undefined) return [name];
  // "SSRC / CERS" are letters of one body in two languages.
  const others = name.filter((word) => word !== known && !areOfOneBody(known, word));
  const names = namesOf(known).map((whole) => whole.split(' ').map((text) => latinWord(text)));
  // "Tactical Missiles Corporation KTRV"
  const isTold = names.some(
    (whole) => (others.length > FEWEST_IN_COMMON || whole.length === 1) && saysAlready(others, whole),
  );
  // The last word is known as the acronym of the name that it closes: "Iran Aircraft Manufacturing (HESA)".
  if (isTold) return [...namesBeside(others), name];
  if (!others.every((word) => mayStandBesideBody(known.text, word))) return [name];
  if (!others.every(mayStandBeside) || (OTHERS_AS_WELL.has(known.text) && others.some(isOfAnotherCountry)))
    return [name];
  const told = name.filter((word) => word === known || others.includes(word));
  // "RFYaTs-VNIIEF" and "RFYaTs-VNIITF" are two institutes of one center.
  if (NUCLEAR.test(known.text)) return [name, ...names.map((whole) => [known, ...whole])];
  const written = names.map((whole) => inPlaceOf(known, whole, told));
  return isBesideSeat(others) && !OF_FLEETS.has(known.text)
    ? [name, ...written, ...names]
    : [name, ...written];
}

const areOfOneBody = (known: LatinWord, word: LatinWord): boolean => {
  const names = namesOf(known);
  return namesOf(word).some((name) => names.includes(name));
};

/** Those that ships are called by: "SCF Baikal". */
const OF_FLEETS: ReadonlySet<string> = new Set(
  'scf sovcomflot sovkomflot cosco sonangol petronas'.split(' '),
);

const isTown = ({ text }: LatinWord): boolean =>
  wordTables()
    .meanings.get(text)
    ?.some((group) => group.startsWith('mplace')) === true && !wordTables().countries.has(text);

/** "KBP Tula", "AEOI Tehran": beside the letters of a body its seat says no more than they do. */
const isBesideSeat = (others: readonly LatinWord[]): boolean => others.length === 1 && others.every(isTown);

/** A name with another in the place of its letters, and without what that says as well: "Beihang University". */
function inPlaceOf(
  letters: LatinWord,
  whole: readonly LatinWord[],
  name: readonly LatinWord[],
): readonly LatinWord[] {
  const texts = new Set(whole.map(({ text }) => text));
  return name.flatMap((word) => {
    if (word === letters) return whole;
    return texts.has(word.text) && wordTables().generic.has(word.text) ? [] : [word];
  });
}

/** "Federal Security Service (FSB)" and "SCF Group Sovcomflot" say it already. */
const FEWEST_IN_COMMON = 2;
function saysAlready(others: readonly LatinWord[], whole: readonly LatinWord[]): boolean {
  const texts = new Set(others.map(({ text }) => text));
  const common = whole.filter(({ text }) => texts.has(text) && !PARTICLES.has(text)).length;
  return common >= Math.min(FEWEST_IN_COMMON, whole.length);
}
