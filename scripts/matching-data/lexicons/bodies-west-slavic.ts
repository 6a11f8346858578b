import type { Lexicon } from './lexicon.ts';

/** Further words of bodies, plants and trades in Czech, Slovak, Polish, Slovene and Croatian. */
export const BODIES_WEST_SLAVIC: Lexicon = {
  agriculture:
    'zemědělství! zemědělská! poľnohospodárstvo! poľnohospodárstva! poľnohospodárska! rolnictwo! rolna! rolnicza! kmetijstvo! kmetijstva! kmetijski! poljoprivreda! poljoprivrede! poljoprivredni!',
  'air+defence': 'obrona_przeciwlotnicza! protizračna! protizračne!',
  'air+force': 'letalstva! vojnega_letalstva! zračnih_sil!',
  airborne:
    'výsadková! výsadkové! výsadkových! powietrznodesantowa! powietrznodesantowe! powietrznodesantowych! desantowa! zračnodesantna! zračnodesantne! padalska! zračno_desantna! padobranska! padobranske!',
  aircraft:
    'letadla! letadel! lietadlá! samolot! samoloty! samolotów! letalo! letal! zrakoplovov! zrakoplovi!',
  airlines:
    'aerolinky! letecká_spoločnosť! leteckej_spoločnosti! letalska_družba! zrakoplovni_prijevoznik! zrakoplovne_linije!',
  aluminium: 'hliníkový! hliníka!',
  ammunition: 'muničná!',
  'armoured+vehicle':
    'obrněné_vozidlo! obrněných_vozidel! obrněná! obrněný! obrnených_vozidiel! pojazd_pancerny! pojazdów_pancernych! pancerny! pancerna! pancerne! opancerzone! oklepno_vozilo! oklepnih_vozil! oklepna! oklepni! oklopno_vozilo! oklopnih_vozila! oklopna! oklopni! oklopne!',
  army: 'vojno! vojne! kopnena_vojska!',
  artillery:
    'dělostřelectvo! dělostřelecká! dělostřelecký! dělostřelecké! artyleria! artyleryjska! artilerija! topniški! topniška! topništvo! artilerijska! topništva! topnička! topnički! artiljerija! artiljerijska!',
  association: 'spolku! spolok! zrzeszenia! udruge!',
  'atomic+energy':
    'jaderná_energie! jaderné_energie! jadrová_energia! jadrovej_energie! energii_jądrowej! jedrsko_energijo!',
  battalion: 'bojna! bojne!',
  broadcasting: 'radiofonii! radiodifuzije! oddajanje! radiotelevizije!',
  chemical: 'kemični! kemična! kemične!',
  church: 'církve! pravoslavná_církev! cirkvi! kościoła! cerkwi! cerkve! cerkveni! crkveni!',
  coal: 'uhlia! uhoľný! uhoľná! uhoľné! premog! premoga! premogovnik! premogovnika! ugljeni!',
  combine: 'kombinátu! kombinata!',
  committee: 'odbora!',
  communications: 'spoje! łączność!',
  computing:
    'výpočetní! výpočtová! obliczeniowa! računalniški! računalniška! računalništvo! računalništva! računalnikov! računalno! računalstva!',
  construction:
    'stavebnictví! výstavba! výstavby! stavebníctvo! stavebníctva! stavebná! budownictwa! budowlana! budowy! gradbeništvo! gradbeništva! gradbeni! gradbena! gradnje! građevinarstvo! građevinarstva! građevinski! građevinska! izgradnju!',
  cossack: 'kozaški! kozaška! kozaško!',
  council: 'savjet!',
  'counter+intelligence':
    'kontrarozvědky! kontrarozvědná! kontrarozviedky! protiobveščevalna! protiobveščevalne! protuobavještajna! protuobavještajne! kontraobavještajna!',
  court: 'sądowy! sodišča! sodni! sodna! sudski! sudska!',
  defence:
    'obranného! obronna! obronnego! obrambna! obrambeni! obrambena! obrambene! obrambenog! obrambenih!',
  depository:
    'depozitní! depozytowy! depozyt_papierów_wartościowych! depozitarja! depotna_družba! depozitorija!',
  'design+bureau': 'konstrukcyjne!',
  'detention+centre': 'vazební_věznice! zadržovací_středisko! aresztu! areszt_śledczy! ośrodek_zatrzymań!',
  development: 'vývoj! vývoje! vývojové! vývojový! vývoja!',
  drone: 'brezpilotnik! brezpilotnikov! dronovi! dronova! bespilotne_letjelice! bespilotnih_letjelica!',
  electronics: 'elektronska!',
  engine: 'motorový! silnik! silniki! silnikowy! motorji! motorjev! motora!',
  experimental:
    'pokusný! pokusná! pokusné! doświadczalny! doświadczalna! doświadczalne! poskusni! poskusna! pokusni!',
  explosives: 'trhavin! wybuchowych! eksplozivov! razstreliva! razstreliv! eksplozivnih!',
  federal: 'zvezno! zvezne! zveznega!',
  fertiliser: 'nawóz! gnojilo! gnojila! gnojil! gnojivo!',
  fleet: 'ladjevje!',
  'foreign+affairs': 'zahraničí! zahraničia! sprawy_zagraniczne! vanjski_poslovi!',
  friendship: 'přátelství! priateľstvo! priateľstva! przyjaźń! przyjaźni! prijateljstvo! prijateljstva!',
  fund: 'sklad! sklada!',
  gas: 'plynárny! plynárne! gazownictwa! plina!',
  gems: 'kamienie_szlachetne! kamieni_szlachetnych! klejnotów! dragi_kamni! dragih_kamnov! draguljev! drago_kamenje! dragog_kamenja! dragulja!',
  guard: 'gardové! gardový! gwardyjska! gwardyjski! gardna! gardni! gardijska! gardijski!',
  gunpowder:
    'prachárna! střelný_prach! střelného_prachu! pušný_prach! proch! prochu! prochownia! prochów! smodnik! smodnika! smodnišnica! baruta barutana!',
  helicopter:
    'vrtulník! vrtulníky! vrtulníků! vrtulníkový! vrtulníková! vrtuľníkov! śmigłowiec! śmigłowce! śmigłowców! śmigłowcowy! helikopterjev!',
  hospital: 'nemocniční! nemocničný! szpitala! szpitalny! bolnišnice! bolnice! bolnički!',
  instrument:
    'přístroj! přístrojů! přístrojový! přístrojová! prístroje! prístrojov! przyrząd! przyrządy! przyrządów! naprav! uređaja! uređaji!',
  insurance:
    'pojišťovny! pojištění! poisťovne! poistenie! poistenia! poisťovacia! ubezpieczenie! ubezpieczenia! zavarovalnice! zavarovanja!',
  intelligence: 'zpravodajství! spravodajskej!',
  'internal+affairs': 'vnitřních_věcí! vnútorných_vecí! sprawy_wewnętrzne! unutarnji_poslovi!',
  investment:
    'inwestycja! inwestycji! inwestycyjnego! naložba! naložbe! naložb! naložbeni! naložbena! ulaganje! ulaganja!',
  'joint+stock+company': 'dioničko!',
  liberation: 'oslobodenecká! oslobodzovacia!',
  'machine+building':
    'strojírenská! strojírenské! strojírenství! strojársky! strojárska! strojárstva! maszynowa! budowa_maszyn! strojegradnja! strojegradnje! strojništvo! strojni! strojna! strojna_industrija! strojogradnje! strojograđevni!',
  'main+directorate': 'hlavní_správy! hlavnej_správy!',
  metallurgical: 'hutní! hutnický! hutnícka! metalurški! metalurška! topilnica! metalurško! talionica!',
  militia: 'domobrana! domobrany! milície! bojówka!',
  mining: 'těžba! hornický! hornická! ťažba! ťažby! banícky! banícka! wydobycie! rudarstva!',
  missile: 'střely! pocisków! izstrelkov! projektil! projektila!',
  'motorised+rifle':
    'motostřelecká! motostřelecké! motostřelecký! motostreleckej! motorizovaná! zmotoryzowana! zmotoryzowany! zmechanizowana! strzelców_zmotoryzowanych! motostrelska! motostrelske! motorizirana! motoriziran! motorizirane! motostreljačka! motostreljačke! streljačka!',
  movement: 'hnutia!',
  'named+after':
    'jménem! pojmenovaný_po! pomenovaný_po! pomenovaná_po! imienia! nazwany! imenovan_po! imenovana_po! nazvan_po! nazvana_po!',
  navy: 'mornariški!',
  office: 'kancelárie! pisarna! pisarne!',
  oil: 'ropy_naftowej!',
  optical: 'optična!',
  party: 'stronnictwo!',
  'penal+colony':
    'trestanecká_kolonie! nápravná_kolonie! nápravné_kolonie! trestanecká_kolónia! trestanecká! nápravná_kolónia! nápravnej_kolónie! kolonia_karna! kolonii_karnej! kolonia_poprawcza! kazenska_kolonija! kazenske_kolonije! kažnjenička_kolonija! kažnjeničke_kolonije! kaznena_kolonija! kaznene_kolonije!',
  pharmaceutical:
    'farmaceutický! farmaceutické! léčiv! liečiv! farmaceutyczna! zdravil! farmaceutski! farmaceutsko!',
  physics: 'fyzikální! fyzikálny! fyzikálna! fizyczny!',
  pipeline:
    'ropovody! plynovod! plynovody! gazociąg! gazociągu! ropociąg! naftovoda! plinovod! plinovoda! cevovod! cevovodi! cjevovod! cjevovodi!',
  plant: 'obrat! obrata! pogona! postrojenje! postrojenja!',
  port: 'portowa! pristaniški! pristaniška!',
  potash: 'draslík! draselný! draselná! draselné! potasowy! potasowe! sole_potasowe! pepelika! pepelike!',
  'precious+stones': 'drahých_kamenů! drahokamov! drahé_kamene! drahých_kameňov!',
  prison: 'zaporska! zaporni! kaznionice!',
  procurement:
    'nákup! nákupu! zadávání_zakázek! zakázek! obstarávanie! obstarávania! zamówienia! zamówień! zakupy! zakupów! nabava! naročanje! naročil! javna_naročila! javna_nabava!',
  prosecutor:
    'zastupitelství! prokurátor! tožilec! tožilca! tužiteljstva! tužitelj! tužitelja! odvjetništvo!',
  railway: 'železniški! železniška!',
  refinery: 'rafinérská! rafineryjny! rafinerijska!',
  regiment: 'pluk! pluku! pukovnije! puk',
  reinsurance:
    'zajišťovna! zajištění! zajišťovací! zaisťovňa! zaisťovne! zaisťovacia! reasekuracja! reasekuracji! reasekuracyjna! reasekuracyjne! pozavarovalnica! pozavarovalnice! pozavarovanje! reosiguranje! reosiguranja! reosiguravajuće!',
  repair:
    'opravna! opravny! opravárenský! opravárenská! oprav! opravovňa! opravovne! remontowy! remontowe! remontowa! naprawa! naprawy! naprawcze! popravilo! popravila! popravil! popravak! popravaka!',
  research: 'raziskovanje! raziskovanja!',
  'research+institute': 'znanstvenoraziskovalni! znanstvenoistraživački!',
  'revolutionary+guard': 'korpus_strażników_rewolucji!',
  satellite:
    'družice! družicová! satelit! satelitní! družica! satelitný! satelitná! satelitarny! satelitarna! satelitarne! satelitov! satelitski! satelitska!',
  'savings+bank': 'hranilnice!',
  'scientific+and+production': 'naukowo_produkcyjne! naukowo_produkcyjny!',
  semiconductor:
    'polovodič! polovodiče! polovodičů! polovodičový! polovodičov! półprzewodnik! półprzewodniki! półprzewodników! półprzewodnikowy! polprevodnik! polprevodniki! polprevodnikov! polprevodniški! poluvodič! poluvodiči! poluvodiča! poluvodički!',
  shipbuilding: 'loďařský! loďařská! loďařské! budowy_statków! ladjedelništva! brodograđevna_industrija!',
  shipping:
    'lodní_doprava! lodní_dopravy! lodná_doprava! lodnej_dopravy! żeglugowe! pomorski_promet! brodarstva! brodska! brodar',
  shipyard: 'loděnic! ladjedelnic!',
  space: 'kozmický! przestrzeni_kosmicznej! vesolje! vesolja! svemira!',
  special: 'zvláštní! osobitný! osobitná! posebna!',
  steel: 'oceliarsky! oceliarska! stalowy! jeklo! jekla!',
  'stock+exchange': 'burza_vrijednosnih_papira!',
  strategic: 'strateški! strateška! strateške! strateških!',
  submarine: 'ponorka! ponorky! ponorek! ponorková! ponoriek! podmornica! podmornice! podmornic!',
  supply:
    'zásobování! zásobovací! dodávky! dodávek! zásobovanie! zásobovania! dodávok! zaopatrzenie! zaopatrzenia! dostawy! dostaw! oskrba! oskrbe! oskrbovanje! dobava! dobave! opskrba! opskrbe! opskrbu! isporuka! isporuke!',
  supreme: 'nejvyššího! najvyššia! najvyššieho!',
  tactical: 'taktické! taktická! taktických! taktyczny! taktyczna! taktyczne! taktycznych!',
  textile: 'textilní! textilný! textilná! tekstylny! tekstylna! włókienniczy! włókiennicze!',
  timber: 'lesnopredelovalni! drva! drvno!',
  titanium: 'titanu! titanija!',
  tobacco: 'tabákový! tabákové! tytoniowa! tobak! tobačni! tobačna! duhanski!',
  trade: 'trgovska! trgovsko! trgovanje!',
  training:
    'výcvik! výcvikové! výcvikový! výcviková! školiace! szkoleń! usposabljanje! usposabljanja! vadbeni! vadbeno! vadbišče! obuku! osposobljavanje! osposobljavanja! vježbalište!',
  transport:
    'dopravy! přeprava! přepravní! dopravná! prepravná! przewozów! prometa! prevoza! prevozov! prevozni! prijevoza! prijevozni! prijevoznička! prometni!',
  union: 'svazu! zväzu!',
  unit: 'jednotky! útvar! útvaru! jednostki! oddziału! oddelek! oddelka! postrojba! postrojbe! odred! odreda!',
  united:
    'sjednocená! sjednocený! sjednocené! spojená! spojené! zjednotená! zjednotený! zjednotené! zjednoczony! zjednoczone! zjednoczonych! enotna! ujedinjeni! ujedinjeno! ujedinjene!',
  university: 'vysoká_škola! uniwersytetu! uczelnia! politechniki! visoka_šola! sveučilišta! sveučilišni!',
  unmanned: 'bezzałogowe! bezzałogowych! brezpilotni! brezpilotna! brezpilotnih! brezpilotne!',
  weapons: 'zbrojársky! oborožitev! orožarna!',
  youth: 'mladih!',
};
