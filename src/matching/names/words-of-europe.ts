/**
 * Words of organisations in the languages of Europe that share no beginning with their translations, by meaning: those of
 * the tables (`word-groups.json`) in capitals, those of `organisation-words.ts` after an "h". In small Latin letters as names
 * are written after transliteration. Words that are names of people as well are left out.
 */
const BY_MEANING: Readonly<Record<string, string>> = {
  'ENTERPRISE hENTERPRISE_WORD':
    'epicheirisi epicheirisis epicheiriseis podjetje podjetja preduzece preduzeca poduzece poduzeca vallalat vallalata termelovallalat foretag foretaget virksomhed virksomheden onderneming unternehmen przedsiebiorstwo przedsiebiorstwa fiontraiocht intreprindere intreprinderea enterprise predpriyatie predpriyatiye',
  'CO hCOMPANY_WORD':
    'etaireia etairia druzba druzbe spolocnost spolocnosti spolecnost spolecnosti bendrove bendroves cuideachta kumpanija kumpannija societatea tarsasag tarsasaga selskab selskabet bolaget vennootschap gesellschaft sabiedriba drushtvo druzhestvo osakeyhtio',
  'GOV hSTATE':
    'allami valsts valstybes valstybine drzhavno drzhavna drzhavnoto estatal estatales statale statali istat stait riigi riiklik kratiki kratikos kratiko kratikis statseje statsejet statsejede statligt statlig statsagt staatliches drzava drzave drzavo panstwo panstwa kratos kratous dawla dawlat',
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
  hPEACE: 'peace paix frieden vrede pace pokoj pokoju beke taika rahu taikos miers eirini',
  hMEDIA: 'media medien medie mediale mediji mediine medialna ziniasklaidos mediju',
  hREPUBLICAN: 'republican republikai republikanski',
  hACADEMICIAN: 'academician akademika akademik',
  hAUTOMOBILE: 'automobile automobiles avtomobili avtomobilnyy avtomobilnyi automotive automobilovy',
};

/** The words by meaning, each under every meaning that it has. */
export const WORDS_OF_EUROPE: readonly (readonly [meaning: string, words: readonly string[]])[] =
  Object.entries(BY_MEANING).flatMap(([meanings, words]) =>
    meanings.split(' ').map((meaning) => [meaning, [...new Set(words.split(' '))]] as const),
  );
