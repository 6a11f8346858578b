import { spellingVariant } from '../../phonetics/spelling-variant.ts';
import { BETWEEN_NAMES } from '../../normalise/split-words.ts';
import type { LatinWord } from '../../transliterate/to-latin.ts';
import type { PreparedWord } from '../prepared-word.ts';
import { slipCost } from '../correspondence/slips.ts';
import { TITLES } from '../words/word-class.ts';
import { wordTables } from '../words/word-tables.ts';

const words = (text: string): readonly string[] => text.split(/\s+/u).filter((word) => word !== '');

/** Ranks, orders and offices that nobody is called by, in the languages of lists and of those who type names. */
const RANKS: ReadonlySet<string> = new Set(
  words(`
  general gen generale generalul jeneral jenderal heneral colonel col coronel colonnello kolonel oberst lieutenant lt ltg ltc ltcol ltgen majgen
  briggen brig brigadier brigadeiro admiral adm vadm radm amiral amiralul almirante ammiraglio vicealmirante contralmirante contraalmirante konteradmiral
  kontradmiral vizeadmiral viceadmiral oramiral koramiral tumamiral tugamiral commodore comodoro captain capt cpt capitaine capitan capitano
  capitao kapitan kapten commander commandant comandante kommandant cmdr cdr sergeant sgt sargento corporal cpl teniente tenente leutnant
  oberleutnant letnan letjen mayjen brigjen letkol laksamana marechal mariscal maresciallo feldmarschall
  generalfeldmarschall generalmajor generalleutnant generaloberst brigadegeneral brigadegeneraal generaal oberstleutnant generalissimo generalissimus
  orgeneral korgeneral tumgeneral tuggeneral yarbay binbasi yuzbasi polkovnik polkovnyk podpolkovnik pidpolkovnyk pukovnik potpukovnik 
  leytenant leitenant kapitanleytenant pulkownik podpulkownik plukovnik podplukovnik locotenent sartip sarlashkar sarhang daryadar daryaban
  patriarch patriarh patriarkh patriarche patriarca metropolitan mitropolit metropolit metropolita mytropolyt archbishop arkhiepiskop arkhiyepiskop arzobispo
  arcivescovo erzbischof archeveque archimandrite arkhimandrit archpriest protoierey protoiyerey protoiereus protopresbyter hieromonk ieromonakh
  igumen hegumen episkop yepiskop obispo vescovo eveque cardinal cardenal cardinale kardinal monsignor monsenor msgr ayatollah ayatullah
  ayatollahs hojjatoleslam hojjatolislam hojatoleslam hojatolislam hujjatulislam hujjatoleslam hujjatolislam hujatulislam hujatoleslam hojjatalislam
  hojjataleslam hodjatoleslam hodjatolislam hodjatulislam hojjatulislam hojatulislam huccetulislam valmoslemin vaolmoslemin walmuslimin allamah catholicos archdeacon
  samdech neak oknha uknha cde alh mallam malam freiherr freifrau shrimati sushri kumari thiru kommerzialrat hofrat
  mgr sra lic licda gral cnel tte hptm genlt genltn genmaj genobst gubernator governor gouverneur gobernador deputat diputado deputy prezident presidente stratigos strategos proedros ypourgos
  dr prof professor engr dott dottore dottoressa phdr judr mudr rndr drs licenciado hrh
  doktor doctor docteur doutor chairman chairwoman chairperson caliph grazhdanin grazhdanka gospozha hromadyanyn late
  president minister ministr ministro ministre senator ambassador ambassadeur embajador botschafter chancellor
`),
);

/** Ranks and forms of address that only a full stop shows to be cut short: "Cap. Traoré", "Sh. Rajiv Mehra". */
const CUT_SHORT: ReadonlySet<string> = new Set(words('sh cap alm cmdte cdt adj insp supt hon eng gr grazhd'));

/** The same as the letters of scripts without vowels are read; "adm" is Adam there. */
const WRITTEN_RANKS: ReadonlySet<string> = new Set(
  words(
    'srtyp srlshkr srhng dryadar dryaban aqyd amyd fryq mshyr aytallh ayhallh hjtalaslam hjhalaslam walmslmyn dktr dktwr',
  ),
);

/** The same in several words. */
const PHRASES = `
  grand ayatollah|dalai lama|panchen lama|field marshal|grand mufti|crown prince|prime minister|vice president|supreme leader|chief of staff
  army general|general of the army|general der armee|general armii|heneral armii|general darmee|general de division|general de brigade|general de corps darmee|general de corps d armee
  general de brigada|general de ejercito|general en jefe|general in chief|mayor general|major general|maj gen|major jenderal|mayor jenderal|general major|general mayor|general maior|heneral mayor
  sergeant major|sergeant first class|master sergeant|staff sergeant|rear admiral|rear adm|vice admiral|vice adm|vise admiral|vitse admiral|kontr admiral|contra almirante|contre amiral|vice amiral|admiral flota
  fleet admiral|almirante en jefe|senior general|senior gen|snr gen|vice senior general|deputy senior general|tenente coronel|teniente coronel|teniente general|tenente colonnello|capitan de navio|capitan de fragata|capitan de corbeta
  kapitan pervogo ranga|kapitan vtorogo ranga|kapitan zur see|starshiy leytenant|starshii leitenant|police general|pol gen|pol col|pol lt|pol maj gen|air marshal|air chief marshal|air vice marshal|air commodore|wing commander
  group captain|squadron leader|flight lieutenant|first lieutenant|second lieutenant|lieutenant commander|chief sergeant|generale di brigata|generale di divisione|generale di corpo darmata
  his holiness|his excellency|her excellency|his eminence|his beatitude|his grace|his majesty|her majesty|his highness|her highness|his royal highness|her royal highness|sa majeste|sa saintete|son excellence|son altesse|son altesse royale
  su excelencia|su majestad|su santidad|sua santita|sua eccellenza|sua excelencia|seine heiligkeit|seine exzellenz|seine majestat|right honourable|right honorable|rt hon|the honourable|the honorable|right reverend|most reverend|very reverend
  dipl ing|dr h c|dr hc|prof dr h c|prof dr hc|dr ing|prof dr|ing dr|mgr ing|hojjat ol eslam|hojjat al eslam|hojat al eslam|hujjat al islam|hojjat ol islam|hjt al aslam|hjh al aslam|ayt allh|ayh allh|
  hojjatol eslam|hojjatol islam|hojatol eslam|hojatol islam|hujjatul eslam|hujjatul islam|hujatul eslam|hujatul islam|hojjatul eslam|hojjatul islam|hojatul eslam|hojatul islam|hodjatol eslam|hodjatol islam|hodjatul eslam|hodjatul islam|hojjatal eslam|hojjatal islam|hujjatal eslam|hujjatal islam|
  hujjat ul eslam|hujjat ul islam|hujjat ol eslam|hujjat ol islam|hojat ul eslam|hojat ul islam|hojat ol eslam|hojat ol islam|hodjat ul eslam|hodjat ul islam|hodjat ol eslam|hodjat ol islam|hujat ul eslam|hujat ul islam|hujat ol eslam|hujat ol islam|val moslemin|wal muslimin|wal muslimeen|val moslemeen|w al mslmyn|deputy minister|foreign minister|defence minister|defense minister|deputy prime minister|former president
  pir sayyid|pir syed|pir sayed|al lwa|al lwa al rkn|al amyd|al amyd al rkn|al aqyd|al fryq|al fryq al awl|al fryq awl|al amyr|al mlk|al qayd|al wzyr|al mshyr|al mqdm|al nqyb|al jnral|al ryys|al dktwr|al btryrk|al mtran|al asqf
  samdech techo|samdech akka moha sena padei techo|samdech krom preah
  al hajj|al haj|al hajji|al haji|el hadj|el hadji|al hadj|al sheikh|al shaykh|al shaikh|al sheik|al sayyid|al sayed|al sayyed|al ustadh|al ustaz|al shykh|al syd|al astadh|al hajh|al imam|al emam
  o stratigos|o proedros|o ypourgos|d r|prof dr hab|dr hab|gen div|gen leyt|gen leit|gen mayor|gen polk|gen maj|gen obst|general polkovnik yustitsii|general leytenant yustitsii|general mayor yustitsii|general polkovnik|general leytenant
  shaikhul hadis|sheikhul hadis|shaykhul hadis|shaikhul hadith|sheikhul hadith|shaykhul hadith|shaikh ul hadis|sheikh ul hadis|shaikh ul hadith|sheikh ul hadith|shaykh ul hadith
  shaikh al hadith|sheikh al hadith|shaykh al hadith|shaykh al hadis|shaikh al hadis|sartip dovom|sartip dovvom|sartip aval|sartip avval|sartip pasdar|sarlashkar pasdar|sarhang pasdar
  gral en jefe|gral de division|gral de brigada|gral de ejercito|gral div|gral brig|gral mayor|general en gefe|cnel mayor|tte cnel|tte coronel|tte gral|teniente gral
  phra khru|luang por|luang pho|luang pu|luang ta|mom luang|mom rajawongse|mom rachawong|mom chao|khun ying|thanpuying
`
  .split(/[|\n]/u)
  .map((phrase) => phrase.trim())
  .filter((phrase) => phrase !== '');

/** Said before a rank, and names as well: "Senior Vice President", "Major-General", "Grand Ayatollah Sayyid". */
const BESIDE_RANKS = words(
  'major maj mayor maior vice rear senior snr deputy chief grand field army sir sayyid sayyed seyyed seyed sayed syed sheikh shaykh haji mr ret retd retired first second sardar mawlawi maulawi maulvi mawlavi mullah mulla qari haj alsyd syd',
);

/** Forms of address before two names at least that are names, too: "Baron Davis". */
const ADDRESSES: ReadonlySet<string> = new Set(
  words(
    'chief father brother sister bishop pastor baron baroness count countess oba khun nai nang ibu bapak kiai kyai phra naw mahn sao salai padoh nana sidi ' +
      'qazi qadi qadhi kadi cadi qady qazy moalim maalim moallim macallin macalin mamosta mamoste mohandes mohandis muhandis',
  ),
);
/** Those that no organisation is called by. */
const OF_PERSONS: ReadonlySet<string> = new Set(
  words('khun nai nang ibu bapak kiai kyai phra naw mahn salai padoh qady qazy'),
);
/** Those that are given names as well, but for one that says of whose house its bearer is or the how manieth: "Prince Johnson", "King Abdullah II". */
const OF_HOUSES: ReadonlySet<string> = new Set(words('king queen prince princess emir emperor empress tsar'));

const isDotted = ({ text, dotted }: LatinWord): boolean => dotted === true && /^h(?:[emh]|rh)$/u.test(text);

const SURE: ReadonlySet<string> = new Set([...RANKS, ...PHRASES]);
const isRank = ({ text, consonantal, isCutShort }: LatinWord): boolean =>
  (consonantal ? WRITTEN_RANKS : RANKS).has(text) || (isCutShort === true && CUT_SHORT.has(text));
const BESIDE: ReadonlySet<string> = new Set(BESIDE_RANKS);
const FIRST_WORDS: ReadonlySet<string> = new Set([
  ...CUT_SHORT,
  ...[...SURE].map((phrase) => phrase.split(' ', 1)[0] ?? phrase),
  ...BESIDE_RANKS,
  ...WRITTEN_RANKS,
]);
const LONGEST_PHRASE = Math.max(...PHRASES.map((phrase) => phrase.split(' ').length));

/** How many of the words from a place on are one title that is none but a title, 0 when none are. */
function lengthOfRank(all: readonly LatinWord[], start: number): number {
  const first = all[start];
  if (first === undefined) return 0;
  if (first.dotted === true) return isDotted(first) ? 1 : 0;
  if (!FIRST_WORDS.has(first.text)) return 0;
  for (let length = LONGEST_PHRASE; length > 1; length--) {
    if (start + length > all.length) continue;
    const phrase = all.slice(start, start + length).map(({ text }) => text);
    if (SURE.has(phrase.join(' '))) return length;
  }
  return isRank(first) ? 1 : 0;
}

/** Titles that organisations and ships are called by as well: "Metropolitan Opera", "Cardinal Health". */
const OF_ORGANISATIONS: ReadonlySet<string> = new Set(
  words(
    'metropolitan metropolit patriarch cardinal president general admiral commander captain kapitan commodore minister senator dr',
  ),
);

/** True for words that may be those of a person: none says what an organisation is, and one is a known name where the title may be one's. */
function areOfPerson(titles: readonly LatinWord[], all: readonly LatinWord[]): boolean {
  const { generic, legalForms, equivalents, countries } = wordTables();
  if (all.some(({ text, consonantal }) => !consonantal && (generic.has(text) || legalForms.has(text))))
    return false;
  if (titles.some(({ text }) => !OF_ORGANISATIONS.has(text) && !BESIDE.has(text))) return true;
  return all.some(
    ({ text, consonantal }) =>
      !countries.has(text) && equivalents.spreadOf(consonantal ? `*${text}` : spellingVariant(text)) > 0,
  );
}

const FEWEST_NAMES = 2;

const SHORTEST_MISSPELT = 5;
const LONG_TITLES = BESIDE_RANKS.filter(({ length }) => length >= SHORTEST_MISSPELT);

/** "Hodjatoleslam Seked Mohammad Soltani": behind a rank a word that nobody is called, and that is a slip away from a form of address, is one. */
const isMisspeltBeside = ({ text }: LatinWord): boolean =>
  text.length >= SHORTEST_MISSPELT &&
  wordTables().equivalents.spreadOf(spellingVariant(text)) === 0 &&
  LONG_TITLES.some((title) => title.length === text.length && slipCost(text, title) !== null);

/** Degrees and forms of address behind a name: "Petr Novák, CSc.", "Mawlawi Nadir Sahib". */
const BEHIND: ReadonlySet<string> = new Set(
  words(
    'ceo cfo deceased llm esquire kbe kcmg mp mep md phd csc drsc msc bsc mba esq ret retd obe cbe mbe sahib saheb sahab sahibu sahb efendi effendi',
  ),
);
/** "Abd al-Sahib" and "Abd al-Wahid Effendi". */
const BEFORE_NAME = /^(?:al|el|ul|as|abd(?:[aeu][ls])?)$/u;

/** A name of a person without degrees behind it: "Petr Novák, CSc." */
function withoutDegrees(all: readonly LatinWord[]): readonly LatinWord[] {
  let end = all.length;
  while (
    end > FEWEST_NAMES &&
    BEHIND.has(all[end - 1]?.text ?? '') &&
    !BEFORE_NAME.test(all[end - 2]?.text ?? '')
  )
    end--;
  const named = all.slice(0, end);
  // "Haji Mullah Sahib" is called by nothing else.
  const isNamed = end < all.length && named.some(({ text }) => !TITLES.has(text));
  return isNamed && areOfPerson([], named) ? named : all;
}

/** A name in which two words at least follow ranks, orders or styles, without them: "Gen.-Lt. Igor Kirillov", "His Holiness Patriarch Kirill Gundyaev". */
export function withoutTitlesInFront(written: readonly LatinWord[]): readonly LatinWord[] {
  const all = withoutDegrees(written);
  const [first] = all;
  if (first === undefined || first.native !== undefined) return all;
  if (!FIRST_WORDS.has(first.text) && !isDotted(first)) return all;
  let start = 0;
  let hasRank = false;
  for (;;) {
    const word = all[start];
    const length = lengthOfRank(all, start);
    if (length > 0) hasRank = true;
    else if (word === undefined || !(BESIDE.has(word.text) || (hasRank && isMisspeltBeside(word)))) break;
    start += Math.max(1, length);
  }
  const end = all.findIndex(({ text }) => text === BETWEEN_NAMES);
  const named = all.slice(start, end < 0 ? all.length : end);
  if (!hasRank || named.filter(({ text }) => text.length > 1).length < FEWEST_NAMES) return all;
  return areOfPerson(all.slice(0, start), named) ? all.slice(start) : all;
}

const isName = ({ wordClass }: PreparedWord): boolean =>
  wordClass === 'name' || wordClass === 'patronymic' || wordClass === 'particle' || wordClass === 'initial';
const isNumber = ({ wordClass }: PreparedWord): boolean => wordClass === 'number';
const saysHouse = (word: PreparedWord): boolean => word.wordClass === 'particle' || isNumber(word);

/** Least names after a word that is a title there; 0 for one that is none. */
function namesAfter(text: string, others: readonly PreparedWord[]): number {
  if (OF_HOUSES.has(text)) return others.some(saysHouse) ? 1 : 0;
  if (ADDRESSES.has(text)) return FEWEST_NAMES;
  return RANKS.has(text) ? 1 : 0;
}

/** "حافظ محمد سعید" knows the Koran by heart; elsewhere it is a given name: "حافظ الأسد". */
const isHafizInFront = (first: PreparedWord, others: readonly PreparedWord[]): boolean =>
  first.consonantal &&
  first.text === 'hafz' &&
  others.length > 1 &&
  (others[0]?.text === 'mhmd' || others[0]?.text === 'abdul');

/** True for a first word that is a title there and may be a name elsewhere: "Prince Mohammed bin Salman", "Patriarch Kirill". */
export function isTitleInFront(all: readonly PreparedWord[]): boolean {
  const [first, ...others] = all;
  if (first === undefined || (first.wordClass !== 'name' && first.wordClass !== 'generic')) return false;
  if (isHafizInFront(first, others)) return true;
  const least = namesAfter(first.text, others);
  if (least === 0 || !others.every((word) => isName(word) || isNumber(word) || word.wordClass === 'title'))
    return false;
  const names = others.filter(({ wordClass, country }) => wordClass === 'name' && country === null);
  return names.length >= least && (OF_PERSONS.has(first.text) || names.some(({ known }) => known > 0));
}
