/** What part a word plays in a name. */
export type WordClass =
  | 'name'
  /** A father's name: "Feliksovich". */
  | 'patronymic'
  | 'generic'
  | 'legalForm'
  | 'particle'
  | 'title'
  | 'initial'
  | 'number'
  /** Stands between two names of one party in one text; no part of either. */
  | 'between';

/** Words that link or introduce others; whether they are written is a matter of habit. */
export const PARTICLES: ReadonlySet<string> = new Set(
  (
    'al el ul il ol ad as ar ash at az an aal ' + // Arabic article, also assimilated: ash-Sharif
    'bin ibn ben bint binti bn abd abdul ' +
    'oglu ogly oghlu uly kyzy qizi kizi gizi ould walad ' + // fathers: "Rashid oglu"
    'de da do dos das del della di du des d la le les lo los las y e i ' +
    'van von der den zu zur ten ter af av ' +
    'the of and for und et in on a an to o os as nr geborene'
  ).split(' '),
);

/** Those particles that link words in names of organisations, where each language has its own. */
export const LINKS: ReadonlySet<string> = new Set(
  'the of and for und et in on a an to o os as de da do dos das della di du des la le les los las y e i den zu zur'.split(
    ' ',
  ),
);

/** Words that are links in names of organisations only: elsewhere they are names or syllables of names. */
export const LINKS_OF_ORGANISATIONS: ReadonlySet<string> = new Set(
  (
    'para por con dans pour par aux au sur dei degli delle dello dell nel nella per fur fuer im am zum des vom bei mit von ' +
    'voor het een en uit te op av och va wa for i till med og til ja dla na nad do przy w z ze za po od iz pri pod dlya ot imeni ' +
    'pro cu si din pe al ale pentru es az ve icin tis tou ton ti to kai sto stin apo gia tal tad tas tar tat ta u li ir ' +
    'og och oraz und ili vagy sau ou lui lor la ta do da nos nas aos en i ve s k od pre pri proti protiv unter uber om mot fra til af hos tot ter met des ' +
    'ye wal wel lil lel lill bil li with from by at number numero nomer no named after imeni nazvany akademika academician akad dupa denumita denumit efter navngivet e y i o u'
  ).split(' '),
);

/** Titles and forms of address, before or after the name. */
export const TITLES: ReadonlySet<string> = new Set(
  (
    'mr mrs ms miss dr prof professor freiherr freifrau sir dame lord lady general gen colonel col major maj captain capt ' +
    'drs mw sayin hanim hanimefendi beyefendi lieutenant lt sergeant sgt admiral commander brigadier marshal president minister ambassador ' +
    'generalissimo brig hon honorable pope cmdr cdr adm cpl supt comrade tovarishch tovarish sardar crown ' +
    'rear vice rtd retd kolonel engineer eng ing excellency hrh hh ' +
    'sheikh shaykh shaikh sheik shaikhul cheikh cheick cheik cheikhna scheich sjeik haji heci hajji hajj haj hadji hadj elhadj mullah mulla maulavi maulawi mawlavi mawlawi mowlawi maulvi mowlavi mawlana maulana molana mowlana allama ustaadh sayyid sayed ' +
    'sayyed seyed seyyed seyyid seyid saiyid saiyed sajjid sajjed sejjed qari ayatollah ayatullah hojjatoleslam hojatoleslam hojatolislam hojjatolislam ustad mufti oknha sejk szejk sejh ' +
    'marschall mareschal coronel oberst kapitan kapitano capitan teniente tenente comandante kommandant polkovnik ' +
    'ustaz ustadh ustadz moulana molvi moulvi hafiz hafez imam alhaj alhaji herr frau senor senora senorita don dona ' +
    'monsieur madame mme mlle signor signora dott dottore licenciado gospodin sri shri shree smt cde alh mallam neak pandit datuk dato datin tuanku tengku daw ' +
    'fv mfv rv km kmp klm rabbi reverend rev bishop archbishop honourable mv mt ms ss mvs mts hmt hms uss lpgc lngc lpg lng jr sr jnr snr junior senior'
  ).split(' '),
);

/** Titles in scripts without vowels, as their letters are read: "سردار", "دكتور", "שייח". */
export const WRITTEN_TITLES: ReadonlySet<string> = new Set(
  'srdar fryq aqyd srlshkr srtyp srhng dryadar srgrd dktr dktwr mhnds haj hajy shykh shyykh mla mwlwy mwlana syd jnral zhnral gnrl astadh astad qary mfty'.split(
    ' ',
  ),
);

/** Titles that are family names as well, when they come last: "Farooq Sheikh" is not "Farooq". */
export const TITLES_AND_NAMES: ReadonlySet<string> = new Set(
  (
    'sheikh shaykh shaikh sheik shex cheikh cheick haji hajji hadji haj hajj hadj mullah mulla qari sayyid sayed sayyed seyed seyyed seyyid seyid saiyid saiyed syed ' +
    'mufti general marshal major pope sardar crown king dean duke miss daw shykh shyykh mla srdar haj hajy syd'
  ).split(' '),
);

/** Titles that are given names as well, when they stand before a single name: "Hafez Makhlouf" is no other Makhlouf. Of Pakistan is "Hafiz". */
export const TITLES_AND_GIVEN_NAMES: ReadonlySet<string> = new Set(['hafez', 'hafedh', 'hafedz']);

/** Prefixes of ships, which are written or not. */
export const PREFIXES_OF_SHIPS: ReadonlySet<string> = new Set(
  'mv mt ms ss fv mfv rv km kmp klm mvs mts hmt hms uss lpgc lngc lpg lng'.split(' '),
);
