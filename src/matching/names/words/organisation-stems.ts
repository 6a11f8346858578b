/**
 * Beginnings of words of organisations by meaning. The languages of Europe inflect and derive the same words, which lists have
 * in two dozen of them ("islamique", "islamischen", "islamskoy", "islamiske"): their beginnings are the same. In small Latin
 * letters as names are written after transliteration. The meanings are those of the tables (`word-groups.json`), in capitals, and
 * of `organisation-words.ts`, after an "h".
 */
const BY_MEANING: Readonly<Record<string, string>> = {
  ISLAMIC: 'islamic islamis islamiq islamit islamsk islamil islami eslami iszlam izlamik islyamsk',
  'REVOLUTIONARY hREVOLUTION':
    'revolu rewolu rivolu revolucion revolucij revolucne revolutio revolutsi revoluti revoliuc revolyuts rivoluzion rewolucj rivoluzz forradal vallankumou epanastat',
  hGUARD:
    'gardien gvardij gvardiy gvardu gwardi guardia guardie kaardivae kaarti straznic straznikow gwardjan',
  hCORPS: 'korpus korpuss korps corpul corpulu zboru',
  'REGION hPROVINCE':
    'regional regionaal regiona regioni province provinci provinz provins provints provint prowinc',
  OPERATIONS: 'operatio operativ operaci operacy operacj operats operazio operasj operacij oibriuchain',
  hMARTYR: 'martyr martir martrite muceni meczenni marttyyr',
  BRIGADE: 'brigad brigaad brygad',
  FED: 'federal federac federat federatsi federazi federasj federaci foderal foderat foderasj foderatio federazzj omospond',
  REPU: 'republi respubli repubbli rzeczpospolit koztarsas tasavalt vabariig',
  SPECIAL: 'special speciaal speciel specjaln spezial spetsial especial erityis especiais kulonleg speisialt',
  SERVICE: 'service servici servizi servico tjanst tjenest sluzhb usluga dienst sluzby sluzba',
  hPOLITICAL: 'politica politiq politisch politisk politick politichesk politik politinis polityczn',
  'SECURITY hSECURITY':
    'security securit seguran segurid sigurnos sicherhei bezpecnos bezpieczen bezopasn sakerhet sikkerhed veilighei turvallis saugumo drosib biztonsag varnost asfaleia julgeole',
  hDIRECTORATE:
    'directora direccion direzion direcao direction direktora direttora direkci dyrekcj direkts hoofddirector igazgatos riaditelst reditelst diefthyns paaosasto hoveddirekt peadirekt',
  MILITARY:
    'militar militai militae militer wojskow vojensk voenn voyenn viyskov katonai karinis sojaline voennyi',
  'NATL ALLRUSSIAN hNATIONAL': 'nationa nacional nazional natsional natsionaln kansallis nemzeti',
  'DEFENCE hDEFENCE':
    'defence defens defesa difesa oboron verteidig forsvar puolustus gynyb aizsardz vedelmi aparari otbran verteidigungsmin',
  INDUSTRY: 'industr przemysl prumysl promyshl promishl pramone teollisuu viomich sanaye sanayi sanati',
  TECH: 'technolog tehnolog tekhnolog teknolog tecnolog technik tehnik tekhniches tehniches',
  INNOVATION: 'innovats innovac innovat inovac inovat inovats',
  ELECTRONIC: 'elektroni electronic elektronn elektroon ilektron',
  hRADIOELECTRONIC: 'radioelektron radioelectron radiolektron',
  hNANOTECHNOLOGY: 'nanotechnolog nanotehnolog nanotekhnolog nanotecnolog',
  'COMMS hCOMMS':
    'telecomunica telecommunic telekommunik telekomunik tilepikoin kommunikat komunikac comunicac',
  hCOMMUNIST: 'communist comunist kommunist komunist',
  PARTY: 'partido partito partei partij partidul stranka strany puolue erakond',
  'hCOMMISSION COMMITTEE':
    'commissi comissa comision comisia komissi komisij komisj kiescommissi komisia komise',
  hELECTION: 'elector elektoral eleitoral elettoral election elezion izbiratel wyborcz volebn valimis rinkim',
  CENTRAL: 'centrala centrale centralni centrali centraal zentral tsentraln kozponti centrin centrij',
  CENTER: 'centrul centrum zentrum kozpont centras',
  RESEARCH:
    'recherch ricerch investiga issledov badawcz vyzkum vyskum forschung onderzoek forskning tutkimus kutato cercetar istrazi izsledvan tyrimu petnieci raziskav kutatas nauchnoissledovatel tahghigh tahgiagh',
  SCIENTIFIC: 'scientif cientif nauchno naukow vedeck znanstv wetenschap vetenskap mokslini nauchnoproizvod',
  INSTITUTE: 'institut instytut intezet',
  ORG: 'organiza organisa orhaniz organizzazz szervezet jarjesto sazeman sazman',
  ASSOC: 'associa asociaci asociac assotsiat stowarzysz sdruzen zdruzen udruzen forening yhdistys egyesulet',
  UNION: 'unione uniunea union uniun zwiazek savez',
  hECONOMY: 'economi ekonomi ekonomn okonomi wirtschaft gospodar hospodar oikonomi taloudelli gazdasag',
  PRODUCTION: 'producti proizvod produkcj produkci produzion produkcyjn gyartasi',
  AGRICULTURE: 'agrar agricul agrikul',
  ENTERPRISE:
    'entrepri intreprind empresa predpriy predpriya przedsieb podnik poduzec preduzec pidpryiem unternehm ondernem foretag virksomhed intrapriz przedsie vallalat',
  hUNITARY: 'unitar unitair',
  'GOV hSTATE':
    'gosudarstv derzhavn drzavn panstwow statni statliga staatlich statului valstyb valtion gouvernem governm gobiern regierung pravitel',
  BUDGET: 'budget budzet budzhet byudzhet budsjett',
  'FDN FUND':
    'fundaca fundacj fundaci fundati fondazion fondatio fondats fondacij stiftels stiftung alapitvan nadac sihtasutus zaklad fondu fonden idryma fondaci nadatsi fondac',
  hPROTECTION: 'protecti protecci protecao protezion zashchit schutz bescherm beskyttels ochron suojelu',
  hJOURNALIST: 'journalist jurnalist giornalist periodist zhurnalist dziennikarz',
  hVETERAN: 'veteran',
  CULTURE: 'cultur kultur',
  ACADEMY: 'academi academy akademi akademij accademi',
  'ENG hENGINEERING': 'ingenieri ingegneri engenhari inzhener inzynier inzenyr inzenjer',
  hREHABILITATION: 'rehabilit reabilit',
  hRELIEF: 'humanita umanitar gumanit humanitair',
  hCOUNCIL: 'conseil consiglio conselho consiliu vijece symvouli',
  hADMINISTRATION: 'administra amministra administrat verwaltung uprava dadministra',
  AUTHORITY: 'authorit autorid autorit avtorit',
  hREGULATION: 'regulati regulato regulac reguler regulier',
  'COOP hCOOPERATION':
    'cooperac cooperat cooperazi kooperac kooperat zusammenarb wspolprac spoluprac sotrudnich',
  INTEL: 'intelligenc inteligenc razved wywiad nachrichtendienst',
  hCOUNTERINTELLIGENCE: 'contrainteligenc counterintellig kontrrazved controspion',
  hLIBERATION:
    'liberat liberac liberaz libertaca osvobozhd osvobodit befreiung bevrijding vapautus osvobozen vabastam wyzwolen apeleftherot osloboditel oslobodil',
  hPEOPLE: 'populair popular popolar narodno narodow lidova ludova ljudsk narodna narodne naroden narodni',
  hMOVEMENT:
    'bewegung beweging movimen moviment dvizheni rorelse bevaegels mozgalom judejim kustiba gluaiseacht',
  GRP: 'gruppen groepering grupul grupata gruppier grupo ruhmitus',
  hCOMMAND: 'commande commando kommando komando comandam kommandan',
  hHEADQUARTERS: 'headquart quartel hauptquart hoofdkwart hovedkvart',
  'CHEMICAL hCHEMICAL': 'chemisch chemist chemi khimich chimic himich kimyasal kemisk kemii kemij khimii',
  MEDICAL: 'medicin meditsin medizin medycyn medica',
  hPHYSICS: 'physics physik fizik fiziches fizyk fysik fisica',
  hCRIMINALISTICS: 'criminalist kriminalist',
  INVESTMENT: 'investit investis investic investin investim inversion',
  DEV: 'developm developp desarroll desenvolv entwickl ontwikkel udvikling utveckl rozwoj rozvoj razvoj razviti fejleszt dezvolta gostaresh',
  INFORMATION: 'informati informac informats informaz',
  SYSTEM: 'systems system sistem systeem',
  MARITIME: 'maritim',
  hOPTICS: 'optical optics optichesk optik optisch optico optica optiqu optyczn',
  hADDITIVE: 'additiv',
  hRADIOLOGY: 'radiatio radiolog radiats',
  hPRODUCER: 'producer',
  hRECONSTRUCTION: 'reconstruct rekonstruk',
  MINISTRY: 'ministerst ministeri ministere ministerul',
  hSTRATEGY: 'strateg',
  CONSULTING: 'consulto consulta konsult',
  'hPLANT FACTORY': 'fabrica fabricac gamykla gyartele toltenygyar tovarn tvornic karkhaneja automobielfab',
  DESIGN: 'konstruktorsk proektirov proyektirov proiectar',
  'BUREAU OFFICE': 'biuro birou birojs ufficcju',
  hFRONT: 'jabhat jabhet',
  'ARMY hARMY': 'armija vojsk esercit exercit hadsereg',
  hMAIN: 'hlavne hlavni glavno glavny glavna galvena pagrindin glowny principal vyriausi hooft',
  hSTAFF: 'generalstab sztabu peastaab',
  hARMED: 'ozbrojen ginkluot vooruzhen vorzhenit bewaffn gewapend bewapn vaepn',
  hFORCES: 'strijdkrach fortelor relvajou vapajou',
  'PRISON hPRISON':
    'veznice inchisoar fangels faengsl zatvor wiezien kalejim cietum penitenciar centralfang prisao prisoes fengsel vangla gevangen carcere penitenc',
  'AIRCRAFT hAVIATION':
    'aeronav repulogep aviastroitel aviazavod aeronautic aeronautiq leteck lotnicz letalsk ilmailu luftfartyg',
  MACHINE: 'mashinostroit maquinari',
  SHIPBUILDING: 'sudostroit',
  hREPAIR: 'remontn reparac reparat aviaremont',
  INSTRMAK: 'priborostroi',
  AGENCY: 'agentur agentij agentia tarnyb',
  CONCERN: 'concern koncern konsern kontsern konszern konzern konzorc konsorts consorti consorc',
  COMMERCIAL: 'komercn kommercz',
  hAFFAIRS: 'zalezitos assuntos poslove',
  TRANSPORT: 'transport',
  hELECTROMECHANICAL: 'elektromekhan elektromechan eletromecan electromecan electromechan',
  hELECTROTECHNICAL: 'elektrotekhn elektrotechn electrotechn',
  RAILWAY: 'zheleznodorozh',
  'hAIRFORCE AVIATION': 'luchtmacht',
  CORP: 'korporac korporat corporat corporac',
  hPUBLIC: 'publichn verejn verejna',
  hPOSTAL: 'posttjen postdien postov pocztow poshtens poshchens',
  hCOMBATANT: 'combatt combatan kombatan',
  hPRESIDENT: 'president prezident presidenc',
  hAEROSPACE:
    'aeroespac aerospac aerospat aerospaz aerokosm luftfahrt rumfarts ruimtevaart havacilik aeroespa',
  hTERROR: 'terroris antiterror contraterror protiterror counterterror terrorist terorism teroryz terorizm',
  UNIVERSITY: 'universid universit univerzit universyt ulikool yliopist egyetem univerz panepistim',
  hGEOPOLITICAL: 'geopolit',
  hEXPERTISE: 'expertis ekspert',
  hDEMOCRATIC: 'democrat demokrat dimokrat',
  hSOCIALIST: 'socialist sotsialist sozialist szocialist',
  hMUSLIM: 'musulman moslims muslims moslim myusyulm muzulm',
  hDIPLOMACY: 'diplomac diplomat diplomaat dyplomac dyplomat',
  hEMPIRE: 'imperialn imperiy imperiysk imperskiy impersko impersk keiserlig kaiserlich imperial imperia',
  hAIRDEFENCE: 'protivovozd protivovazd protuzrac',
  hMISSILE: 'raketn raketov',
  INTL: 'internatsion mezhdunarod mizhnarod miedzynar mezinarod medzinarod medunarod mednarod nemzetkoz rahvusvah kansainval tarptautin starptautis internacion internazion internation',
  'ALLRUSSIAN hALLRUSSIAN': 'vserossi vserosi obshcherus obshchorus sveruska',
  hLEAGUE: 'league',
  hYOUTH: 'molodezh molodizh molodyozh jeuness juventud juventude mladez mlodziez moladz jugend',
  hHISTORY: 'istorich historich historiq historisch historisk historyczn',
  hCOMMUNITY: 'communit comunita comunida gemeinsch gemeensch obshchin spolocen wspolnot comunitat',
  hRESORT: 'resort kurort',
  'EDUCATION hEDUCATION': 'obrazovat uddannels ausbildung bildungs eduka obrazova',
  hTERRITORY: 'territor teritor',
  hVOLUNTEER: 'volunteer volonter volontar voluntar dobrovol voluntor volontai',
  hREGIMENT: 'regimen regiment',
  hBATTALION: 'battalion batalj bataill batalion batallon batalio',
  hDIVISION: 'divisio diviziy divizia divizij dywizj diviziya divisione',
  'NUCLEAR hNUCLEAR': 'nuclea nuklear yadern jadern kernkraft nukleer yaderno',
  hFUEL: 'combustib topliv brennstoff brandstof paliwow carburant',
  LAB: 'laborat',
  hPETROCHEMICAL: 'petrochim petrokhim petrochem petroquim petrokem petrochemic neftekhim neftohim',
  'METAL hMETAL': 'metallurg metalurg',
  OIL: 'petrole petroleu neftyan naftow ropneh',
  hMONETARY: 'monetar monetair',
  hWAR: 'kriegs krigs voyenno',
  hPOLICE: 'politsey policial policaj polizei policyjn policij politiei politia moraalipolits',
  hTELEVISION: 'televis telewiz televiz telekanal telebach',
  hMARITIME: 'marinh morskoi morskog',
  'hPRODUCTION PRODUCTION': 'producao vyrobn vyroben wytworn producij',
  hMONITOR: 'monitor',
  hPROSECUTION: 'prokuratur procurat prosecut fiscalia procuror',
  hINVESTIGATION: 'investigat sledstv',
  hINTERNET: 'internet',
  hVALUES: 'tsennost',
  hCONSTITUTION: 'constitut konstituts verfassung konstytuc',
  hPROPAGANDA: 'propagand',
  hAGITATION: 'agitat agitac',
  hAUTONOMOUS: 'autonom avtonom',
  hNONCOMMERCIAL: 'noncommerc nekommerch neprofit',
  hPATRIOT: 'patriot',
  hHELICOPTER: 'helicopt helikopt vertolet elicotter',
  hEMERGENCY: 'emergenc chrezvych',
  hBORDER: 'pogranich grenz',
  hPROVINCE: 'okrug oblast',
  hAMMUNITION: 'ammunit munits',
  hENVIRONMENT: 'environm ekolog ecolog',
  hCYBER: 'kiber cyberspa',
  hTREASURY: 'treasury kaznach tresor',
  hPENSION: 'pension pensiy',
  hAIRLINE: 'avialini aerolini aerolinea aviokompan aviakompan luftfart',
  hLOTTERY: 'lotter loter',
  hREGISTRATION: 'registr reestr rejestr',
  hMANAGING: 'managing upravlyay',
  hINSTRUMENT: 'instrument',
  hOCCUPATION: 'okkup',
};

/** What countries and their people are called in all languages, by the beginning. */
const COUNTRY_STEMS =
  'NI=nicaragu NI=nikarag IR=irani IR=iransk PS=palestin PS=palestyn PS=palestiin RU=russisch RU=russland RU=russisk RU=rossiysk RU=rosyjsk RU=rusijos RU=ruskej RU=ruskeho RU=russes ' +
  'RU=ruski RU=venajan RU=venemaa RU=orosz RU=rosik RU=rusiyat RU=ruskat RU=ryska RU=rossisk RU=rossiisk RU=vserossi RU=obshchorus RU=obshcherus RU=sveruska SY=sirijos SY=sirska SY=sziria KP=koreai SY=syri SY=siriya SY=siriano SY=sirie BY=belarus BY=belorus BY=bielarus BY=bialorus BY=weissruss BY=baltarus BY=valgeven BY=wit-rus ' +
  'KP=nordkorea KP=coreen KP=korean MM=myanmar MM=mianmar MM=birman TN=tunisi TN=tunesi LB=libano LB=libanes LB=leban IQ=irakis IQ=iraki AF=afghan LY=libiysk LY=libijsk LY=libyen LY=libic LY=libysch ' +
  'UA=ukrain UA=ucrain CN=chines CN=chinois PS=palestijn PS=palaestin PS=palesztin SY=siriysk SY=sirian SY=siriysk SY=siriisk SY=syrisch SY=syryjsk SY=syrisk SY=sirisk SY=siriana RW=rwand RW=ruand ER=erythre ER=eritre KM=comor KM=komor PH=filipin PH=philippin MM=mjanmar MM=barman EG=egypt EG=egipt BY=byeloruss BY=bjelorus BY=bielorus BY=wit-rus KP=koreysk KP=koreisk KP=severnokorey KP=nordkorean KP=noordkorea IR=iraniens IR=iransk IR=iranes CN=kitaysk CN=kitaisk CN=chinesis CN=kinesisk VE=venezue CU=cubano CU=kubans ZW=zimbabw TR=turksk TR=turkisch TR=turkiye YE=jemen SD=sudanes SO=somali ML=malien';

const shortestOf = (stems: Iterable<string>): number => Math.min(...[...stems].map(({ length }) => length));

const STEMS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(BY_MEANING).flatMap(([meanings, stems]) =>
    stems.split(' ').map((stem) => [stem, meanings.split(' ').map((meaning) => `m${meaning}`)] as const),
  ),
);
const SHORTEST = shortestOf(STEMS.keys());
const LONGEST = Math.max(...[...STEMS.keys()].map(({ length }) => length));

const COUNTRIES: ReadonlyMap<string, string> = new Map(
  COUNTRY_STEMS.split(' ').map((item) => [item.slice(3), item.slice(0, 2)] as const),
);

/** Most letters that follow a stem: "telekommunikationsanlagen" says more. */
const LONGEST_ENDING = 9;
/** Endings of family names and of their holders: "Islamov", "Generalova", "Federico"; not "socialistov" (of socialists). */
const OF_A_NAME =
  /(?:(?<!ist)ov|ova|ev|eva|off|yan|ian|enko|idze|shvili|zade|oglu|uddin|ullah|bek|ino|etti)$/u;

/** "Syriatel" and "Ukrainneft" are what firms are called. */
const OF_A_FIRM =
  /(?:tel|com|net|tech|trans|gaz|gas|oil|air|invest|bank|petro|avia|neft|nafta|export|import|prom|energo|stroy|metal|tabak|chem|khim|media|film|pharm|lease|leasing|line|lines)$/u;

/** The letters that stems begin with, as many as the shortest has: most words begin with none of them. */
interface Heads {
  readonly length: number;
  readonly texts: ReadonlySet<string>;
}

function headsOf(stems: ReadonlyMap<string, unknown>): Heads {
  const length = shortestOf(stems.keys());
  return { length, texts: new Set([...stems.keys()].map((stem) => stem.slice(0, length))) };
}

const HEADS = headsOf(STEMS);
const HEADS_OF_COUNTRIES = headsOf(COUNTRIES);

const mayBegin = (word: string, { length, texts }: Heads): boolean => texts.has(word.slice(0, length));

/** The longest stem that a word begins with. */
function stemOf(word: string, stems: ReadonlyMap<string, unknown>): string | null {
  for (let length = Math.min(LONGEST, word.length); length >= SHORTEST - 1; length--) {
    const stem = word.slice(0, length);
    if (stems.has(stem)) return word.length - length > LONGEST_ENDING ? null : stem;
  }
  return null;
}

/** What firms are called by behind a stem: "Oboronprom" and "Oborontest" are two of them. */
const PART_OF_BRAND =
  /^[aeiou]?(?:prom|logist|test|te[ck]h|te[ck]hn|export|import|invest|servis|bank|trans|mash|stro[iy]|energo|avia|neft|gaz|pribor|snab|sbyt|torg|trade|soft|info|media|plus|kontrakt|proekt)/u;

/** The groups of meaning of a word of organisations by its beginning; none of a word in the form of a family name or a brand. */
export function meaningsByStem(word: string): readonly string[] {
  if (word.length < SHORTEST || !mayBegin(word, HEADS) || OF_A_NAME.test(word)) return [];
  const stem = stemOf(word, STEMS);
  return stem === null || PART_OF_BRAND.test(word.slice(stem.length)) ? [] : (STEMS.get(stem) ?? []);
}

/** The country that a word names by its beginning, as an ISO 3166-1 alpha-2 code: "nikaraguanskite" is of Nicaragua. */
export function countryByStem(word: string): string | null {
  if (!mayBegin(word, HEADS_OF_COUNTRIES) || OF_A_NAME.test(word) || OF_A_FIRM.test(word)) return null;
  const stem = stemOf(word, COUNTRIES);
  return stem === null ? null : (COUNTRIES.get(stem) ?? null);
}
