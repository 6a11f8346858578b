/**
 * Words of organisations in many languages that share no beginning with their translations, by meaning: those of
 * the tables (`word-groups.json`) in capitals, those of `organisation-words.ts` after an "h". In small Latin letters as names
 * are written after transliteration. Words that are names of people as well are left out.
 */
const BY_MEANING: Readonly<Record<string, string>> = {
  'ENTERPRISE hENTERPRISE_WORD':
    'epicheirisi epicheirisis epicheiriseis podjetje podjetja preduzece preduzeca poduzece poduzeca vallalat vallalata termelovallalat foretag foretaget virksomhed virksomheden onderneming unternehmen przedsiebiorstwo przedsiebiorstwa fiontraiocht intreprindere intreprinderea enterprise predpriyatie predpriyatiye',
  'CO hCOMPANY_WORD':
    'etaireia etairia druzba druzbe spolocnost spolocnosti spolecnost spolecnosti bendrove bendroves cuideachta kumpanija kumpannija societatea tarsasag tarsasaga selskab selskabet bolaget vennootschap gesellschaft sabiedriba drushtvo druzhestvo osakeyhtio',
  'GOV hSTATE':
    'allami valsts valstybes valstybine drzhavno drzhavna drzhavnoto darzhavno darzhavna darzhavnoto darzhaven estatal estatales statale statali istat stait riigi riiklik kratiki kratikos kratiko kratikis statseje statsejet statsejede statligt statlig statsagt staatliches drzava drzave drzavo panstwo panstwa kratos kratous dawla dawlat',
  FED: 'szovetsegi omospondiaki omospondiakis omospondiako foderalen spolkova spolkovy zvezni zvezna saveznog savezna federativna',
  SCIENTIFIC:
    'tudomanyos tudomanyok stiintifica stiintific epistimoniki epistimoniko epistimonikis epistimon zinatniska zinatniskais zinatnu teaduslik teaduste tieteellinen tieteiden moksliniu mokslu ciencias ciencia scienze wissenschaften wissenschaftliches wetenschappen nauk nauky nauki znanosti znanost vied tiede vetenskaper videnskab videnskaber stiinte xjenzi xjentifika eolaiocht',
  RESEARCH:
    'kutato kutatasi kutatas erevnas erevniko erevnon erevnitiko petniecibas petnieciskais uurimis uuringute taighde raziskovalni raziskave istrazivacki istrazivanja ricerche ricerca recherche recherches cercetari istrazivanje vyzkumny vyskumny tutkimuslaitos',
  'PRODUCTION hPRODUCTION':
    'gamybos gamyba termelo termelesi razosanas razosana tootmis tootmise tuotanto tuotannon paragogis paragogi produzzjoni tairgeachta vyroba produkcyjne produktions',
  INSTITUTE:
    'intezet intezete kutatointezet kutatointezete ustav ustavu institutul institiuid institutas instituts institouto institoutou istituto inshtitut',
  'FORCES hFORCES':
    'pajegu pajegos pajegoms erok eroi dynameon dynameis snage snaga strijdkrachten streitkrafte voimat voimien speku speki forzi fhorsai forsai joududele jednotek',
  'ARMY hARMY':
    'armata armatei stratos stratou stratiotikes hadsereg hadserege wojsko vojska vojske exercito kariuomene',
  hLIBERATION:
    'felszabadito felszabaditasi apeleftherosi apeleftherosis wyzwolenia oslobodenie oslobozhdenie vabastus vabastamise islaisvinimo osvobozeni oslobodjenje vapautusarmeija liberazzjoni',
  hPEOPLE: 'poplu liaudies tautas rahva kansan nepi pobail laou laikou laiki narodnoosvobodilna folkets',
  CENTER:
    'stredisko strediska centrul kozpontja keskus keskuksen keskuse kentro kentrou centru centrs centrar ionad tsentar sredishte',
  'OFFICE BUREAU AUTHORITY':
    'urad uradu urzad urzedu grafeio grafeiou biuras biuro hivatal hivatala oifig birojs virasto viraston biroul kantselariya kancelaria',
  'hDIRECTORATE DEPT':
    'directia stiurthoireacht ravnateljstvo uprava upravata direktorat direktoratas dyrekcja direttorat direktoratet direktion departamentul osakond odbor odjel',
  PUBLIC:
    'javni javno javna verejny verejna viesoji viesosios offentliga offentlige avalik julkinen dimosia dimosio poibli',
  hMOVEMENT:
    'pokret pokreta hnuti hnutie ruch ruchu gibanje gibanja moviment liikumine liike liikkeen judejimas kustiba kinima kinimatos gluaiseacht rorelsen bevaegelsen mozgalom mouvement',
  'REGION hPROVINCE':
    'piirkondlik piirkondlikud alueellinen alueelliset regionalni regionalna perifereiaki perifereia perifereias regiuni regionalne kraju tartomany tartomanybeli provincii provincijos',
  'DEFENCE hDEFENCE': 'difiza obrambno obramba obrambe obrambni obrany kosanta kaitsevae puolustusvoimat',
  hSTUDIES:
    'studies study etudes estudios studi studien estudos studier studii tanulmanyok tanulmanyi meleton studju studiju tyrimai dirasat motaleat studije',
  hPOLICE:
    'police policiales policial policier policiere polizia politikorps rendorseg rendorsegi politsei poliisi policijska policijski policijskih policijos astynomiki astynomias pulizija policnych policejni policajnych politieel',
  SOCIAL:
    'social sociales sociaux sociale sociali soziale spoleczne spolecznych spoleczny socialni socialnich socialna socialnych socialine socialiniu koinonikon koinoniki sotsial sotsialnye szocialis sociala',
  hSOFTWARE: 'software logiciels logiciel programmnoe',
  hCHAMPAGNE: 'champagne shampanskikh shampanskykh shampanskoe sparkling',
  WINE: 'wine wines vinarstvi vinarstvo winery weinbau wijnbouw',
  'FACTORY hPLANT':
    'zaklady zaklad gyar gyara ergostasio ergostasiou tehas tehdas tehtaan rupnica gamykla tvornica planta fabrik fabryka fabryki zavodul combine kombinat powderplant uzem uzeme',
  MACHINE:
    'masini masinilor gepgyar strojirny strojirensky maszyn machinebuilding mashinostroitelnyi mashinostroitelny',
  'TECH hTECHNOLOGY_WORD':
    'muszaki techniniai technines tehniline technologiju technologijos teknologi tehnologije texnologies',
  hORGANISATION:
    'organisation organization organosi organosis organizacao szervezet szervezete jarjesto organisatsioon organizacija organizacijos organizacia eagraiocht organizzazzjoni organizacije',
  'ASSOC ASSOCIATION':
    'asociatia asociatie sdruzeni zdruzenie zdruzenje udruga udruzenje stowarzyszenie egyesulet yhdistys uhing enosi enosis asociacija asociacijos biedriba forening foreningen vereniging verein cumann obedinenie obyedineniye asotsiatsiya',
  AGENCY: 'agencia agenzia agentuur agentur agentura agencja agenturas ugynokseg praktoreio',
  'SECURITY hSECURITY':
    'sicurezza asfaleias biztonsagi saugumo drosibas sigurta slandala julgeoleku varnosti',
  'PRISON hPRISON':
    'prison fylakes fylaki vezeni vazenie vaznica veznica wiezienie wiezienia borton bortone vangla vankila kalejimas cietums penitenciarul habs zatvora hapishanesi',
  hSUPPORT:
    'support soutien apoyo apoio sostegno unterstutzung ondersteuning podpory wsparcia podderzhki poddrazhka podpora stod stotte tuki tamogatas ypostirixi',
  INVESTMENT:
    'investment befektetesi ependyseon investiciju ieguldijumu investeerimis sijoitus investitionen',
  hREGISTER: 'register registry reestr reestra registru',
  hBASKETBALL: 'basketball basketbolen basketbolnyy basketbolnyi koszykowki baloncesto pallacanestro',
  hFOOTBALL: 'football futbolen futbolnyy futbolnyi fussball futbol futebol voetbal fotbal fotboll fodbold',
  CLUB: 'club klub klubu clube kluby klubi',
  hPROFESSIONAL: 'professional profesionalen professionalnyy professionalnyi',
  hLOTTERY: 'lottery lotteries lotto',
  MGMT: 'management managing upravlyayushchaya upravlyayuschaya',
  hINTEGRATED: 'integrated integration',
  DEV: 'develop development razvitie rozvoja rozvoje anaptyxis arengu kehittamis vystymo attistibas',
  hTREASURY: 'treasury kazennyy kazennyi kazenny',
  hVALUES:
    'values valeurs valori waarden vardier vaerdier hodnoty hodnot wartosci vertybiu vertibu vaartuste arvojen ertekek axion vrijednosti vrednote',
  hECONOMIC:
    'economic oikonomiki oikonomikis oikonomiko ekonomine ekonomiska majandus talous gazdasagi gospodarska ekonomicka ekonomiki',
  hUNION: 'union enosi enosis zvaz svaz unja szovetseg szovetsege liitto forbund',
  hNETWORK_WORD: 'network diktyo diktyou sietovy mrezha',
  hCONSTRUCTION:
    'construction constructii epitesi epitoipari rakennus ehitus statybos buvniecibas kataskevon',
  INDUSTRY: 'ipari ipar viomichania viomichanias rupniecibas toostuse teollisuuden tionscail',
  INNOVATION: 'innovation innovations innovative',
  hINITIATIVE: 'initiative initsiativa iniciativa iniziativa initiativ protovoulia inicjatywa',
  hVICTORY: 'victory pobedy pobeda vittoria vitoria',
  hPEACE: 'peace paix frieden vrede pace pokoj pokoju beke taika rahu taikos miers eirini',
  hMEDIA: 'media medien medie mediale mediji mediine medialna ziniasklaidos mediju',
  hREPUBLICAN: 'republican republikai republikanski',
  hACADEMICIAN: 'academician akademika akademik',
  hAUTOMOBILE: 'automobile automobiles avtomobili avtomobilnyy avtomobilnyi automotive automobilovy',
};

/** The same of Greek, as it is read in Latin letters. */
const GREEK: Readonly<Record<string, string>> = {
  TECH: 'technologia technologias technologion techniko techniki technikon',
  INNOVATION: 'kainotomia kainotomias',
  'SECURITY hSECURITY': 'asfaleia asfaleias',
  INDUSTRY: 'viomichania viomichanias viomichanion viomichanikos viomichaniki viomichaniko',
  GRP: 'omilos omilou omada omadas',
  hMISSILE: 'pyravlos pyravlon pyravlou',
  PARTY: 'komma kommatos',
  hFRONT: 'metopo metopou',
  hLIBERATION: 'apeleftherosi apeleftherosis apeleftherotikos apeleftherotiko',
  hPEOPLE: 'laiki laikos laiko laokratiki laikis',
  hWORKERS: 'ergatiko ergaton',
  REPU: 'dimokratia dimokratias',
  hDEMOCRATIC: 'dimokratiki dimokratiko dimokratikos',
  'ARMY hARMY': 'stratos stratou',
  MILITARY: 'stratiotiki stratiotiko stratiotikon stratiotikos',
  ELECTRONIC: 'ilektronikos ilektronikou ilektroniki ilektronikon',
  'hFLEET_WORD hNAVY': 'stolos stolou naftiko naftikou',
  SHIPPING: 'naftiliaki naftiliakes naftiliakon naftilia',
  BRIGADE: 'taxiarchia taxiarchias',
  hGUARD: 'froura frouras frouron frourisis',
  'REVOLUTIONARY hREVOLUTION': 'epanastasi epanastasis epanastatikos epanastatiki epanastatiko',
  ISLAMIC: 'islamikos islamiki islamikis islamiko',
  'FORCES hFORCES': 'dynameis dynameon',
  SPECIAL: 'eidikos eidikes eidikon',
  'hPOLICE POLICE': 'astynomia astynomias astynomikes astynomiki',
  hTERROR: 'antitromokratiki antitromokratikes',
  FED: 'omospondiaki omospondiako omospondia omospondias omospondiakos',
  'GOV hSTATE': 'kratiki kratiko kratikos kratikis kratos politeia',
  'hUNITARY UNITED hUNITED': 'eniaia eniaio enomeni',
  'ENTERPRISE hENTERPRISE_WORD': 'epicheirisi epicheirisis epicheiriseon',
  'CO hCOMPANY_WORD': 'etaireia etaireias',
  hPORT: 'limenas limena',
  'hMARITIME MARITIME': 'thalassios thalassiou thalassio',
  'TRADE hTRADING COMMERCIAL': 'emporikos emporiki emporiko emporikou',
  BANK: 'trapeza trapezas',
  'NATL hNATIONAL': 'ethniki ethniko ethnikis ethnikos',
  FUND: 'tameio tameiou',
  hWEALTH: 'ploutou',
  'FDN hFOUNDATION FUND': 'idryma idrymatos',
  'COOP hCOOPERATION': 'synetairistiko synetairistiki synergasias',
  'ORG hORGANISATION ASSOC': 'organosi organosis organismos organismou',
  'DEFENCE hDEFENCE': 'amyna amynas amyntikon amyntiki amyntiko',
  hPROCUREMENT: 'promitheion',
  DEPT: 'tmima tmimatos',
  hDIRECTORATE: 'diefthynsi diefthynsis',
  INTEL: 'pliroforion',
  INFORMATION: 'plirofories pliroforikis',
  MINISTRY: 'ypourgeio ypourgeiou',
  hINTERIOR:
    'vtreshni vtreshnite vtreshna vatreshni vatreshnite vatreshna notranje notranja unutarnje unutarnjih esoterikon esoterikis',
  hFOREIGN: 'vnshnite vanshnite vanshni vanshna exoterikon exoterikis',
  'OFFICE BUREAU': 'grafeio grafeiou',
  hCOUNCIL: 'symvoulio symvouliou',
  hMAIN: 'kentriki',
  CENTRAL: 'kentriko kentrikos',
  CENTER: 'kentro kentrou',
  hSTAFF: 'epiteleio epiteleiou',
  GENERAL: 'geniki geniko genikou genikos',
  hCOMMAND: 'dioikisi dioikisis',
  hARMED: 'enopli enoples enoplon',
  'hPRISON PRISON': 'sofronistiko fylaki fylakes',
  hPROSECUTION: 'eisangelia',
  'TV hTELEVISION': 'tileorasi',
  hRADIO: 'radiofonia radiofono',
  SERVICE: 'ypiresia ypiresias ypiresion',
  UNIVERSITY: 'panepistimio panepistimiou',
  RESEARCH: 'erevna erevnas erevnon erevnitiko',
  INSTITUTE: 'institouto institoutou',
  'FACTORY hPLANT': 'ergostasio ergostasiou',
  'PRODUCTION hPRODUCTION': 'paragogi paragogis paragogon',
  'hCONSTRUCTION CONSTRUCTION': 'kataskevon kataskeves',
  PUBLIC: 'dimosia dimosias dimosio',
  'REGION hPROVINCE': 'eparchia eparhiakes perifereiako perifereia',
  'hUNION UNION': 'enosi enosis',
  'hECONOMIC hECONOMY': 'oikonomiki oikonomiko oikonomikis',
  'hNETWORK_WORD NETWORK': 'diktyo diktyou',
  hMOVEMENT: 'kinima kinimatos',
  hJUSTICE: 'dikaiosyni dikaiosynis',
  SCIENTIFIC: 'epistimoniko epistimoniki epistimon',
  'EDUCATION hEDUCATION': 'ekpaidefsis ekpaideftiko',
  HEALTH: 'ygeias',
  'AVIATION hAVIATION': 'aeroporia aeroporias aeroporiki aeroporiko',
  hAEROSPACE: 'aerodiastimiki aerodiastimikis',
  'SHIPBUILDING hSHIPYARD': 'nafpigeia nafpigeio',
  'CHEMICAL hCHEMICAL': 'chimiki chimikis chimikon',
  'NUCLEAR hNUCLEAR': 'pyriniki pyrinikon pyriniko pyrinikis',
  ENERGY: 'energeia energeias',
  hYOUTH: 'neolaia',
  hNORTH: 'voreia voreias voreios',
  hSOUTH: 'notia notias notios',
  hEAST: 'anatoliki anatolikis',
  hWEST: 'dytiki dytikis',
  hPATRIOT: 'patrioton patriotiko',
  hSOCIALIST: 'sosialiston',
  hMUSLIM: 'mousoulmanon',
  hCOMMUNIST: 'kommounistiko',
};

/** The same of Arabic and Persian, as their letters are romanised. Words that are family names as well are left out. */
const ARABIC: Readonly<Record<string, string>> = {
  CENTRAL: 'mrkzy mrkzyh',
  'NATL hNATIONAL': 'wtny wtnyh qwmyh',
  INTL: 'dwlyh',
  'UNITED hUNITED': 'mtxdh',
  RESEARCH: 'bhwth pzhwhsh pzhwhshy',
  hSTUDIES: 'drasat',
  SCIENTIFIC: 'almyh',
  INDUSTRY: 'snayh snty',
  'TRADE hTRADING hTRADE_WORD': 'tjary tjaryh tjarh lltjarh',
  EXCHANGE: 'srafh llsrafh',
  TRANSPORT: 'llnql',
  INVESTMENT: 'astthmar llastthmar',
  'hCONSTRUCTION CONSTRUCTION': 'mqawlat anshaat',
  DEV: 'tnmyh lltnmyh',
  hMARTYR: 'shhda',
  hPEOPLE: 'shbyh',
  hLIBERATION: 'txryr ltxryr',
  'CHEMICAL hCHEMICAL': 'kymyayyh',
  AVIATION: 'tyran hwapymayy',
  hAIR: 'jwyh',
  MILITARY: 'askryh',
  INTEL: 'mkhabrat',
  hDIRECTORATE: 'mdyryh',
  BANK: 'msrf',
  INSURANCE: 'tamyn lltamyn',
  SHIPPING: 'kshtyrany',
  UNIVERSITY: 'danshgah jamh',
  GRP: 'grwh mjmwh',
  'REVOLUTIONARY hREVOLUTION': 'thwryh thwrh',
};

/** What comes of a country in Arabic, masculine and feminine: "البنك المركزي العراقي". Family names as well, so no names of countries. */
export const ARABIC_ADJECTIVES =
  'IQ=araqy IQ=araqyh SY=swry SY=swryh IR=ayrany IR=ayranyh LB=lbnany LB=lbnanyh LY=lyby LY=lybyh YE=ymny YE=ymnyh SD=swdany SD=swdanyh ' +
  'EG=msry EG=msryh PS=flstyny PS=flstynyh AF=afghany AF=afghanyh TR=trky TR=trkyh RU=rwsy RU=rwsyh JO=ardny JO=ardnyh KW=kwyty KW=kwytyh SA=sawdy SA=sawdyh QA=qtry QA=qtryh TN=twnsy TN=twnsyh';

/** The words by meaning, each under every meaning that it has. */
export const TRANSLATED_WORDS: readonly (readonly [meaning: string, words: readonly string[]])[] = [
  BY_MEANING,
  GREEK,
  ARABIC,
]
  .flatMap((table) => Object.entries(table))
  .flatMap(([meanings, words]) =>
    meanings.split(' ').map((meaning) => [meaning, [...new Set(words.split(' '))]] as const),
  );
