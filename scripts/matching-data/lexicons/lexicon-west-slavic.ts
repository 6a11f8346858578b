import type { Lexicon } from './lexicon.ts';

/** Words of organisations in Polish, Czech, Slovak, Slovene, Croatian, Serbian and Bulgarian. */
export const WEST_SLAVIC_LEXICON: Lexicon = {
  branch:
    'oddział! oddzial! pobočka! podružnica! podruznica! odštěpný_závod! ogranak! organizační_složka! klon!',
  concern: 'koncern! konsern!',
  oil: 'naftowy! naftowe! naftowa! ropný! ropná! naftna! naftni! nafta naftne! naftow-! ropn-! ropy ropn- naftov-! naftn-! ropa nafto naftę ropę ropě nafte nafty',
  refinery: 'rafineria! rafinerie! rafinéria! rafinerija! rafinerii! rafinerije! rafinérie!',
  gas: 'gazowy! gazownictwo! plynárenský! plinski! plinska! plynová! gasna gazow-! plynov-! plyn plynu plin plina plinsk-! plynárensk-! gasn-',
  mining:
    'górniczy! górnictwo! gornictwo! kopalnia! důlní! rudarski! rudnik rudarstvo! górnicz-! gornicz-! wydobywcz-! těžební! tezebni! ťažobn-! tazobn-! rudarsk-! rudnika! górnictwa! gornictwa! báňsk-! banick- baníck-',
  coal: 'węglowa! weglowa! węgla! uhelný! uhlí! ugljena!',
  steel:
    'huta stalownia! ocelárny! železárny! zelezarny! železara! zelezara! čeličana! stalow- hutnicz-! ocelář-! ocelarsk-! ocelov-! oceliaren! oceliarne! jeklarsk-! jeklarna! jeklarne! čeličn-! celicn-! celicana! željezara! zeljezara! stali oceli! ocele! čelika! hutě',
  works: 'zakłady! zaklady! závody! zavody! závod! zavod! tovarna! tovarny! továrny! podniky',
  shipyard:
    'stocznia! loděnice! lodenice! brodogradilište! brodogradiliste! ladjedelnica! stoczni! lodenica! ladjedelnice! brodogradilista!',
  shipping:
    'żegluga! zegluga! armator! plovba! plavba! brodarstvo! plovidba! brodarska! żeglug-! zeglug-! żeglugi! plavby! plavební! plavebn-! plovbe! plovidbe! brodarsk-! ladijsk-! ladjarsk-! rejdersk-! rejdařsk-! lodní! lodn-!',
  airlines:
    'linie_lotnicze! aerolinie! aerolinije! letecká_společnost! linii_lotniczych! aerolínie! letecké_linie! letalski_prevoznik! aviokompanija! aviokompanije! zrakoplovna_tvrtka! zračni_prijevoznik! letalske_linije!',
  aviation:
    'lotnictwo! lotniczy! lotnicze! letecký! letecká! zrakoplovstvo! zrakoplovna! vazduhoplovni! vazduhoplovstvo! lotnicz-! leteck-! letalsk-! zrakoplovn-! vazduhoplovn-! letectví! lotnictwa!',
  railway:
    'kolej koleje! kolejowe! železnice! zeleznice! železnica! dráhy! željeznice! drahy! zeljeznica! željeznica! železnička!',
  trade:
    'handlu! handel handlowy! handlowa! handlowe! obchod! obchodní! trgovina! trgovinsko! trgovačko! obchodny! trgovinu! trgovine! obchodu handlow-! obchodni! obchodn-! obchodu! trgovin-! trgovinsk-! trgovačk-! trgovack-!',
  'foreign+trade':
    'handlu_zagranicznego! zahraniční_obchod! zahranicni_obchod! spoljna_trgovina! vanjska_trgovina!',
  construction:
    'budowlany! budowlane! budownictwo! stavební! stavebni! stavby! gradbeno! gradnja! građevinsko! gradevinsko! graditelstvo!',
  machinebuilding: 'budowy_maszyn! strojírny! strojirny! strojárne! strojogradnja! mašinska! strojarstvo!',
  electric:
    'elektryczny! elektroenergetyczne! elektrárny! elektrarna! elektroprivreda! elektryczn-! elektrick-! električn-! elektricn-!',
  power: 'elektrownia! elektrownie! elektrarne! energetyka!',
  chemical: 'chemiczne! chemiczny! azotowe! chemické! hemijska! kemijska! hemijski!',
  weapons: 'broń! broni zbrojní! zbrojovka! oružje! oruzje! orožje! uzbrojenia! zbraně!',
  ammunition:
    'amunicji! amunicja! munice! municija! strzeliwo! munici! munície! munícia! streliva! streljiva! municije! muniční! muničn-',
  arms: 'zbrojeniowa! naoružanje! naoruzanje! broni zbraní! zbrani! zbraň! zbrane! orožja! orozja! oružja! oruzja! uzbrojenia! naoružanja! naoruzanja! zbrojeniow-! výzbroje! výzbroj! oborožitve! uzbrojenie!',
  military:
    'wojskowe! wojskowy! vojenský! vojenska! vojna! vojni! wojskow-! vojensk-! vojašk-! vojask-! vojn- wojenn-! militarn-!',
  army: 'wojsko! wojska! armáda! vojska! armija! vojsko! armia! armii! armády! armada! armade vojske! armije! armádn-!',
  insurance:
    'ubezpieczeń! ubezpieczeniowy! pojišťovna! pojistovna! poisťovňa! zavarovalnica! osiguranje! zavarovanje! ubezpieczen! ubezpieczeniow-! pojišťovací! poistovna! zavarovaln-! osiguravajuć-! osiguravajuce! osiguranja!',
  bank: 'spółdzielczy_bank! spořitelna! sporitelna! sporiteľňa! štedionica! hranilnica!',
  savings: 'oszczędności!',
  society: 'towarzystwo! společnost! spoločnosť! društvo! drustvo! spolek! towarzystwa! društva!',
  association: 'stowarzyszenie! zrzeszenie! svaz! sdružení! udruženje! združenje! udruga!',
  union: 'związek! zwiazek! savez! zveza! svaz! zväz! unija unije unia unie',
  foundation:
    'fundacja! nadace! nadácia! fondacija! zaklada! fundacija! ustanova! fondacije! zaklade fundacji! nadácie! nadacia! zaklade! zadužbina! zaduzbina! ustanova',
  institute: 'instytut! ústav! ustav! inštitut! institut zavod! zavodi',
  university: 'uniwersytet! univerzita! sveučilište! sveuciliste! univerzitet! politechnika! univerza!',
  'technical+university': 'politechnika! vysoké_učení_technické!',
  research:
    'badawczy! badań! badawcze! výzkumný! vyzkumny! výskumný! istraživački! raziskovalni! badan! istraživanja! istrazivanja! istraživanje! výzkum! raziskave! raziskav badawcz-! badan badania! výzkumn-! vyzkumn-! výzkumu! výskumn-! vyskumn-! výskumu! výskum! raziskovaln-! raziskav! istraživačk-! istrazivack-!',
  scientific:
    'naukowy! naukowo! vědecký! vedecký! znanstveni! naučni! naucni! naukow-! vědeck-! vedeck-! znanstven-! naučn-! naucn-!',
  development:
    'rozwojowy! rozwoju! rozvoj! rozvojová! razvoj! razvojni! rozvoje! rozvoja! razvoja! razvojn-! rozvojov-! rozvojow-!',
  state:
    'państwowy! panstwowe! państwowa! státní! statni! štátny! državna! drzavna! državno! drzavno! panstwo! panstwa! państwo! państwa! drzava! drzave! država! države! państwow-! panstwow-! statn-! štátn-! stani državn-! drzavn-! štátu! státu! statnich',
  national:
    'narodowy! narodowe! národní! narodni! národný! nacionalna! nacionalni! narodna! narodowa! narodowej! narodowego! narodow-! narodn-! národn-! nacionaln-! krajow-!',
  polish: 'polski! polska! polskie!',
  czech: 'česká! ceska! český! cesky! české!',
  serbia: 'srbija! srbije! srpska! srpski!',
  office:
    'urząd! urzad! úřad! urad! kancelář! urzędu! urad úřadu! úrad! úradu! urada! ured! ureda! biuro! biura! kancelaria! kancelária! kancelarija!',
  ministry:
    'ministerstwo! ministerstvo! ministarstvo! ministrstvo! ministrstva! ministrstvu! ministerstwa! ministerstva! ministarstva! ministerstvu!',
  agency:
    'agencja! agentura! agencija! agentúra! agencije! agentsija! agencji agentury agencji! agencje! agentury! agentúry! agenciji!',
  agricultural:
    'rolniczy! rolnicze! rolnictwa! zemědělský! zemedelsky! poljoprivredno! poljoprivredna! kmetijska! poľnohospodársky!',
  food: 'spożywcze! spozywczy! potravinářský! potraviny! prehrambena! živilska!',
  transport: 'przewozowe! przewozy! doprava! dopravní! prijevoz! prevoz! spedycja! transportowe!',
  company:
    'firma! firmy! podnik! preduzeće! podjetje! poduzeće! tvrtka! spółka! spolka! spółki! spólka! společnost! spolecnost! společnosti! spolecnosti! spoločnosť! spolocnost! spoločnosti! družba druzba družbe! tvrtke! przedsiębiorstwo! kompanija! kompanije! kompania kompanii! firma firmy towarzystwo! towarzystwa! društvo drustvo društva przedsiębiorstwa! podniku! podjetja! preduzeća! poduzeća!',
  group: 'grupa! skupina! grupacja!',
  front: 'fronta!',
  party: 'stranka! partia! strana! partii! strana strany stranke! partija! partije!',
  movement: 'ruch hnutí! hnuti! pokret! gibanje! hnutie! ruchu pokreta! ruch!',
  brotherhood: 'bractwo! bratstvo!',
  people: 'ludowa! lidová! ľudová! ljudska! narodna! narodne! narodni ljudske ludowej! ludowy!',
  services:
    'usługi! uslugi! služby! sluzby! usluge! storitve! usługowe! służby! służb! sluzb! služeb! služieb! služb! storitev! usluga!',
  tourism: 'turystyka! turystyczne! cestovní! turizam!',
  publishing: 'wydawnictwo! nakladatelství! izdavačka! založba!',
  bulgarian: 'bulgarska! bulgarski! balgarska! balgarski! българска!',
  trading: 'targovska! targovsko! turgovsko! tyrgovia!',
  serbian: 'srpska! srpski! srpske! srpsko! srbije!',
  progressive: 'napredna! napredni! napredno! naprednjaka',
  alliance: 'savez! saveza! zveza sojusz! aliance! zavezništvo',
  independent:
    'nezavisnih! nezavisna! nezavisni! nezavisnikh! nezavisno! neodvisni! neodvisnih! niezależny! niezaleznych! nezávislých! nezavislych!',
  'social+democrats': 'socijaldemokrata! sotsijaldemokrata! socijaldemokrati! socialdemokratov!',
  'social+democratic': 'socijaldemokratska! sotsijaldemokratska! socijaldemokratski! socialdemokratska!',
  security:
    'bezbednost! bezbednosti! bezbednosna! bezbednosno! sigurnost! sigurnosti! sigurnosna! varnost! varnosti! bezpieczenstwa! bezpieczeństwa! bezpečnost! bezpečnosti! bezpecnosti! bezpecnostny bezpieczeństwem! bezpečnostní! bezpecnostni! bezpečnostn-! bezpecnostn-! varnostn-! bezbednosn-! bezbjednosn-! bezbjednosti! sigurnosn-!',
  information: 'informativna! informativno! informacyjna! informacijska! informatsijska! informační!',
  petroleum: 'naftna! naftni! nafta naftne! naftová',
  government: 'vlada vlade! vláda rzad rząd rządu!',
  assembly: 'skupština! skupstina! skupshtina! skupštine! skupstine!',
  council: 'vijeće! vijece! veće savet saveta! svet sabor rada rady',
  internal:
    'unutrašnjih! unutrasnjih! unutarnjih! unutrashnjikh! unutrašnji unutrasnji unutrasnje notranje! notranjih wewnętrznych! wewnetrznych! vnitra vnútra',
  interior:
    'vnitra! vnútra! unutrašnjih unutrasnjih unutarnjih wewnętrznych wewnetrznych notranjih! notranje_zadeve! wewnętrznych!',
  affairs: 'poslova! poslove! posala! zadeve! zadev! spraw! věcí zálezitosti',
  foreign:
    'spoljnih! spoljna! spoljnu! vanjskih! vanjski! inostranih! inozemni! zunanje! zunanjih! zagranicznych! zagraniczne! zahraničních! zahraniční! zahranicni! zagraniczn-! zahranicn-! zahraničn-! vnejs-! vnější! vonkajs-! zunanj-! vanjsk-! spoljn-! spoljašn-! zewnętrzn-! zewnetrzn-! inozemn-! inostran-! tuj',
  democratic:
    'demokratska! demokratski! demokratske! demokratsko! demokratyczna! demokratyczny! demokratická! demokraticka! demokratična! demokraticna! demokratyczn-! demokratick-! demokratičn-! demokratsk-!',
  socialist:
    'socijalistička! socijalisticka! socijalistichka! sotsijalistichka! socjalistyczna! socialistická! socialistična! socjalistyczn-! socialistick-! socialističn-! socijalističk-!',
  workers:
    'radnička! radnicka! radnika delavska! robotnicza! robotników! robotnikow! dělnická pracujících robotnicz-! dělnick-! delnick-! robotníck-! robotnick-! pracowników! pracujících! zamestnancov! delavcev! delavsk-! radničk-! radnick-! radnika! pracujących! pracujacych! pracujúcich! pracujucich! pracujici!',
  republic: 'republika! republike! rzeczpospolita! rzeczypospolitej! republiky! republiki',
  'victory?': 'pobeda pobjeda pobjede pobede zwycięstwa! zwyciestwa! vítězství!',
  'truth?': 'istina istinu istine prawdę prawde pravdu resnico',
  'just?': 'pravedna sprawiedliwa! spravedlivé pravična',
  'freedom?': 'sloboda slobode! wolność! wolnosc! wolności! wolnosci! svoboda svobody svobode',
  'falcons?': 'sokoli sokolovi sokoly sokoły',
  morality: 'moral moralna! moralności! moralnosci! mravnostní! moralo',
  space:
    'svemirske! svemirska! svemirsku! svemirskih! kosmiczne! kosmicznych! vesmírné! vesmirne! vesoljske! kosmiczn-! kosmick- vesmirn-! vesoljsk-! svemirsk-! kosmicka! kosmicke! kosmickou! svemir',
  air: 'zračne! zracne! vazdušne! vazdusne! zračna vazdušna powietrzne! vzdušné! letalske',
  forces: 'snage snaga sile siły sily vojska sił síl sil sile! jednostek! síly!',
  special:
    'specijalne! specijalna! specijalni! specijalnih! specjalne! specjalnych! specjalna! speciální! specialni! posebne! posebna zvláštní',
  unit: 'jedinica! jedinice! jednostka! jednotka! enota! enote!',
  police:
    'policija! policije! policja! policji! policie! policijska! policyjn-! policejní! policajn-! policijsk-! milicja! milicji! milicja! milice!',
  customs:
    'carina carine celna! celní celni celn-! celní! celni! coln- colná! colní! colnej! colny! carinsk-! carina carine carina carin ',
  court:
    'sud suda sąd sądu soud soudu sodišče! sodisce! súd sąd trybunał! trybunal! trybunału! soudní! soudni! súdn-! sudišče',
  supreme:
    'vrhovni! vrhovna! vrhovno! vrhovnog najwyższy! najwyzszy! nejvyšší! nejvyssi! najvyšší najwyższ-! najwyzsz-! najvyšš-! najvyss-! vrhovn-! naczeln-!',
  center: 'centar! centrum! centra středisko! stredisko! središče!',
  roads: 'putevi! puteva! ceste! drogi silnice',
  forestry: 'šume sume šumarstvo! lasy lesy',
  defence: 'odbrane! odbrana! obrane! obrana! obrany! obrony! obrambe! obrambo! obrambni!',
  emergency: 'vanredne! vanrednih! izvanredne! izvanrednih! mimořádné! mimoradne! nadzwyczajnych!',
  situations: 'situacije! situacija! sytuacji! situace! situacij',
  repair: 'remontni! remont! opravy',
  first: 'prva! prvi! prvo! pierwszy! pierwsza! první! prvni! prvá',
  '2': 'druga drugi drugo druhá',
  '3': 'treća treci treća trzeci trzecia třetí tretja',
  city: 'grad grada gradu miasto! miasta! město! města! mesta mestna',
  main: 'glavni! glavna! glavno! główny! glowny! główna! glowna! hlavní! hlavni! hlavný',
  directorate:
    'uprava! uprave direkcija! direkcije! dyrekcja! ředitelství! reditelstvi! riaditeľstvo! riaditelstvo! zarząd! zarzad! zarządu! zarzadu! správa sprava dyrekcji!',
  organization:
    'organizacija! organizacije! organizacja! organizacji! organizace! organizácia! organizacją! organizaci! organizácie!',
  peoples:
    'narodna! narodne ljudska ludowa ludowej ludowy! ludowa! ludowe! lidova! lidový! lidove! ludova! ľudový! narodni! narodnog! ludow-! lidov-! ludov-! ľudov-! ljudsk-! narodn-',
  liberation:
    'oslobođenje! oslobodjenje! oslobodenje! osvoboditev! wyzwolenia! osvobození! oslobodilačka! osvobozeni! oslobodenie! oslobodenia! wyzwoleńcz-! osvobozenecká! osvobozeneck-! osvobodiln-! oslobodilačk-! oslobodilack-! oslobodzovac-! oslobođenja! oslobodjenja!',
  fighters: 'boraca! borcev bojowników! bojownikow! bojovníků',
  combat: 'borbena! borbeni! bojowa! bojowe! bojová',
  technological: 'tehnološki! tehnološko! tehnolosko! technologiczny! technologiczne! technologický!',
  technology: 'tehnologija! tehnologiju! tehnologije! technologia! technologii! technologie!',
  cooperation:
    'sodelovanje! suradnja! suradnju! saradnja! saradnju! współpraca! współpracy! wspolpracy! spolupráce! spoluprace!',
  emergencies: 'vanredne_situacije! izvanredne_situacije!',
  enterprise:
    'preduzeće! preduzece! poduzeće! poduzece! podjetje! przedsiębiorstwo! przedsiebiorstwo! podnik!',
  public: 'javno! javna! javni! publiczne! publiczna! veřejná! verejna! verejná!',
  'radio+television': 'radio_televizija! radiotelevizija!',
  'electric+power': 'elektroprivreda! elektroprivrede!',
  post: 'pošta! poste pošte poczta! pošty',
  river: 'rečno! recno rečna rzeczna',
  airport: 'aerodrom! aerodroma! lotnisko! letiště! letisko! letališče!',
  volunteers:
    'dobrovoljci! dobrovoljaca! dobrovolníci! dobrovolnici! ochotnicy! prostovoljci! wolontariusze!',
  compatriots: 'sunarodnika! sunarodnjaka! rodaków! rodakow! krajanů! rojakov!',
  'wolves?': 'vukovi! vlci wilki',
  'night?': 'noćni! nocni! nocne noční',
  safe: 'siguran! sigurni bezpieczny! bezpečný!',
  league: 'liga ligi lige',
  aircraft: 'zrakoplov! zrakoplova! letala! samolotów samoloty',
  missile: 'raketna! raketne! raketowa raketová rakietow-! raketow-! raketov-! raketn-!',
  brigade: 'brigada! brigade brygada! brygady! brigády! brigáda!',
  'anti+aircraft': 'protuzračna! protuzracna! protivvazdušna! przeciwlotnicza! protiletadlová!',
  system: 'sustav! sustavi',
  imperial: 'imperijalni! imperijalna! imperialny! imperialna! cesarski! imperialni carski!',
  european: 'evropska! evropski! europska! europski! europejski! europejska! evropský!',
  bosnian: 'bosanska! bosanski! bosanske!',
  action: 'akcija! akcije!',
  democrats: 'demokrata! demokrati demokratów',
  radical: 'radikalna! radikalni!',
  reform: 'reforma! reformi reforme',
  new: 'nova novi nowa nowy nová nový',
  east: 'istok istočni',
  central:
    'centralny! centralna! centralne! centralnej! centralni! ustredni! ustredny! ústřední! ústredný! središnja! sredisnja! centralna! ústredná! ústredn-! ustredn-! středisk sredisnj-! središnj-! centraln-! osrednj-!',
  guards:
    'straznikow! strażników! strazcu! strážců! strazcov! strážcov! cuvara! čuvara! gardista! gardistu! gardy! gard gárd',
  resistance:
    'oporu! ruch_oporu! odboj! odboje! odpor! otpora! otpor! odporu! odpora! upor rezistence! ruchu_oporu!',
  news: 'prasow-! tiskov-! tlacov-! tlačov-! spravodajska_agentura zpravodajsk-! spravodajstvo! novinsk-! novinar-! wiadomości! wiadomosci! zprávy! zpráv! správy_agentúra vesti vijesti! novic! tiskovn-!',
  'news+agency':
    'agencja_prasowa! agencja_informacyjna! agencji_prasowej! tisková_agentura! tisková_kancelář! tlačová_agentúra! tlačová_kancelária! tiskovna_agencija! novinska_agencija! novinarska_agencija! zpravodajská_agentura! spravodajská_agentúra! informativna_agencija!',
  armed:
    'zbrojn-! zbrojnych! ozbrojen-! ozbrojenych! ozbrojeny! oborozen-! oborožen-! oružan-! oruzan-! naoružan-!',
  'armed+forces':
    'siły_zbrojne! sił_zbrojnych! ozbrojené_síly! ozbrojených_sil! ozbrojené_sily! ozbrojených_síl! oborožene_sile! oboroženih_sil! oružane_snage! oružanih_snaga!',
  border:
    'graniczn-! pohranicn-! pohraničn-! mejn-! graničn-! granicn-! hraničn-! hranicn-! obmejn-! pogranicz-! granice granica hranice',
  'border+guard':
    'straż_graniczna! straży_granicznej! pohraniční_stráž! pohraničná_stráž! mejna_straža! granična_straža! granična_policija! pogranicznik! pogranicznicy!',
  guard:
    'straż! straz! straży! strazy! stráž! stráže! straža! straža! straze! straže! gwardia! gwardii! gwardię! gvardija! gvardije! garda gardy! gárda garde! ochrana ochrany gard gárd gardami! gardú',
  corporation: 'korporacja! korporacji! korporace! korporácia! korporácie! korporacija! korporacije!',
  shipbuilding:
    'stoczniow-! lodenick-! loděnick-! lodeniarsk-! lodiarsk-! ladjedelnišk-! ladjedelnisk-! brodograd-! brodogradnja! brodogradnje! brodogradevn-! brodograđevn-! okretow-! okrętow-! budowy_okrętów! stavba_lodi! stavby_lodí! ladjedelništvo!',
  nuclear: 'jądrow-! jadrow-! jadern-! jadrov-! jedrsk-! nuklearn-! nukleárn-! atomow-! atomov-! atomsk-!',
  'atomic+energy':
    'energii_atomowej! energia_atomowa! atomové_energie! atómovej_energie! jedrske_energije! atomske_energije! nuklearne_energije! atomsku_energiju! atomsko_energijo!',
  'power+plant':
    'elektrownia! elektrowni! elektrownie! elektrárna! elektrarna! elektrárny! elektrárne! elektráreň! elektrarne! elektrana! elektrane! termoelektrana! termoelektrarna! hidroelektrana! hidroelektrarna! elektrociepłownia! elektrocieplownia!',
  'nuclear+power+plant':
    'elektrownia_jądrowa! elektrownia_atomowa! elektrowni_jądrowej! jaderná_elektrárna! atomová_elektrárna! jadrová_elektráreň! atómová_elektráreň! jedrska_elektrarna! nuklearna_elektrana! atomska_elektrana!',
  fisheries:
    'rybołówstwa! rybolowstwa! rybołówstwo! rybolowstwo! rybářství! rybarstvi! rybolovu! rybolov! rybárstva! rybarstva! rybarstvo! ribištva! ribistva! ribištvo! ribistvo! ribarstva! ribarstvo! ribolova!',
  fishing: 'rybacki! rybackie! rybacka! rybářsk-! rybarsk- ribišk-! ribarsk- ribolovn-! rybolovn-!',
  relief: 'pomocy! pomoc! pomoci! pomoč! pomoči! humanitarna_pomoč! humanitární_pomoci! pomoći! pomoč!',
  aid: 'pomocy pomoc pomoci pomoč pomoči pomoći',
  'stock+exchange':
    'giełda_papierów_wartościowych! giełda! gielda! giełdy! burza_cenných_papírů! burza_cenných_papierov! borza_vrednostnih_papirjev! borza burza burze berza berze',
  'air+force':
    'siły_powietrzne! sił_powietrznych! letectvo! letectva! vojenské_letectvo! vojenského_letectva! vzdušné_síly! vzdušné_sily! vzdušných_sil! vojno_letalstvo! letalstvo! ratno_zrakoplovstvo! ratno_vazduhoplovstvo! zrakoplovstvo! vazduhoplovstvo! vazduhoplovstva! zrakoplovstva! zračne_snage! zračnih_snaga! lotnictwo_wojskowe! lotnictwa_wojskowego! zračne_sile! lotnictwo! lotnictwa!',
  intelligence:
    'wywiad! wywiadu! wywiadowcz-! rozvědka! rozvedka! rozvědky! rozvedky! rozviedka! rozviedky! zpravodajsk- spravodajsk- zpravodajská_služba! spravodajská_služba! spravodajskej_služby! obveščevaln-! obvescevaln-! obaveštajn-! obavestajn-! obavještajn-! obavjestajn-! výzvědn-!',
  martyrs:
    'męczenników! meczennikow! męczennicy! mučedníků! mucedniku! mučedníci! mučeníkov! mucenikov! mučenikov! mučenici! mučenika! mucenika! šehida sehida mučeniki!',
  martyr: 'męczennika! męczennik! mučedník! mučedníka! mučeník! mučenik!',
  administration:
    'správa! spravy! správy! sprava! administracja! administracji! uprava! uprave! administracija! administracije! administrácia! zarząd! zarzad! zarządu!',
  sciences: 'věd! vied! nauk! nauka! znanosti! znanost! nauke',
  academy: 'akademia! akademii! akademie! akadémia! akadémie! akademija! akademije!',
  guardians:
    'strażników! dohlížitelů! dohlizitelu! strážců! strazcu! strážcov! dozorcov! varuhov! čuvara! cuvara! staratelja! varuhi!',
  'guardian+council':
    'rada_strażników! rada_dohlížitelů! rada_strážců! rada_dozorcov! rada_strážcov! svet_varuhov! vijeće_čuvara! savet_čuvara! savjet_čuvara! rady_strażników!',
  export:
    'eksport! eksportu! eksporcie! vývoz! vyvoz! vývozu! vyvozu! izvoz! izvoza! eksportow-! exportn-! vyvozn-! izvozn-!',
  import: 'importu! dovoz! dovozu! dovozn-! uvoz! uvoza! uvozn-! importow-!',
  election:
    'wyborcz-! volební! volebni! volebn-! voliln-! izborn-! wyborów! wyborow! wybory! voleb! volieb! volitev! volitve! izbora! izbori!',
  commission:
    'komisja! komisji! komise! komisia! komisie! komisija! komisije! povjerenstvo! povjerenstva! povjerenstvu!',
  'election+commission':
    'komisja_wyborcza! komisji_wyborczej! volební_komise! volebná_komisia! volilna_komisija! izborna_komisija! izborno_povjerenstvo! republička_izborna_komisija!',
  'general+staff':
    'sztab_generalny! sztabu_generalnego! generální_štáb! generálního_štábu! generálny_štáb! generálneho_štábu! generalštab! generalstab! generalštaba! generalstaba! glavni_stožer! glavni_stozer! glavnog_stožera! glavni_štab!',
  staff: 'sztab! sztabu! štáb! stab štábu stožer! stozer! stožera! štab! štaba!',
  petrochemical:
    'petrochemiczn-! petrochemick-! petrokemičn-! petrokemicn-! petrokemijsk-! petrohemijsk-! petrochemia! petrochémia! petrokemija! petrohemija! petrokemij!',
  railways:
    'koleje! kolei! kolej železnice! zeleznice! železnic! zeleznic! železníc! železniční! železničn-! zeleznicn-! kolejow-! drah! dráhy! drahy! željeznice! zeljeznice! željezničk-! železničk-! zeleznick-! železničn-!',
  popular: 'ludow-! lidov-! ludov-! ľudov-! ljudsk-!',
  broadcasting:
    'rozgłośnia! nadawcza! vysílání! vysilani! vysielanie! vysielania! radiotelevizija! radiodifuzija! rozhlas! rozhlasu! nadawca! radiofonia! rtv',
  television:
    'telewizja! telewizji! televize! televizní! televízia! televizia! televízie! televizija! televizije! telewizyjn-!',
  radio: 'rozhlas! rozhlasov-!',
  brigades: 'brygady! brygad! brigády! brigád! brigade brigad brigada',
  battalion: 'batalion! batalionu! bataljon! bataljona! prapor! praporu! bojna bojne',
  regiment: 'pułk! pulk! pułku! polk puk puku pukovnija!',
  charity:
    'dobroczynnosci! dobroczynności! dobročinnost! charita! charity! dobrodelnost! dobrotvornost! dobročinnosti!',
  charitable:
    'charytatywn-! dobroczynn-! charitativn-! dobročinn-! dobrocinn-! dobrodeln-! dobrotvorn-! humanitarn-',
  fund: 'fundusz! funduszu! fond! fondu! sklad sklada fonda',
  prison:
    'więzienie! wiezienie! więzienia! wiezienia! věznice! veznice! vězení! väznica! väznice! vaznica! zapor zapora zatvor! zatvora! kaznionica! kazneno! więzienn-! vězeňsk-! zapori väzenie! vazenie! väzenia! zavod_za_prestajanje_kazni! kazensk- kaznen-',
  prisons: 'więzień! więziennictwa! věznic! väzníc! zaporov! zatvora! kaznionica!',
  tribunal: 'trybunał! trybunal! trybunału! tribunál! tribunal',
  constitutional: 'konstytucyjn-! ústavní! ustavni! ústavn-! ustavn-!',
  parliament: 'parlament! parlamentu! parlamenta! sejm! skupština! zgromadzenie! sněmovna! parlamentarn-!',
  tax: 'podatkow-! podatków! podatkow! daňov-! danov- davčn-! davcn-! poresk-! porezn-! daní! fiskaln-! skarbow-!',
  broadcaster: 'nadawca! vysielateľ! vysílatel!',
  islamic: 'islamsk-! islámsk-! islamick-! muzułmańsk-! muzulmansk-! muslimsk-! islamistyczn-!',
  'holy+war':
    'święta_wojna! świętej_wojny! svatá_válka! svaté_války! svätá_vojna! svätej_vojny! sveta_vojna! svete_vojne! sveti_rat! svetog_rata!',
  economic:
    'gospodarcz-! ekonomiczn-! hospodářsk-! hospodarsk-! ekonomick-! gospodarsk- ekonomsk-! privredn-!',
  social: 'społeczn-! spoleczn-! sociální! socialni! sociáln-! socialn-! društven-! socijaln-! socjaln-!',
  engineering:
    'inżynieryjn-! inzynieryjn-! inżynierii! inżynieria! inženýrsk-! inzenyrsk-! inžiniersk-! inženirsk-! inženjersk-! inženjering! inženirstvo! inženjersk-!',
  revolutionary: 'rewolucyjn-! revoluční! revolucni! revolučn-! revolucn-! revolucionarn-! revolucijsk-!',
  revolution: 'rewolucji! rewolucja! revoluce! revolúcie! revolucie! revolucije! revolucija! revolúcia!',
  youth:
    'młodzieży! mlodziezy! młodzież! młodzieżow-! mládeže! mladeze! mládež! mládežnick-! mladine! mladina! mladež! mladeži! omladina! omladine! omladinsk-! mladinsk-!',
  women: 'kobiet! kobiety! žen ženská žien žensk- kobiec-!',
  leasing: 'leasingow-! leasingov-! lizing! lizinga!',
  chamber: 'izba izby! komora komory! komore! zbornica! zbornice! gospodarska_zbornica!',
  commerce: 'handlu! obchodu! trgovine! obchodní! obchodní_komora',
  reconstruction: 'odbudowy! odbudowa! obnovy! obnova! obnove! rekonstrukce! rekonstrukcie! rekonstrukcije!',
  logistics: 'logistyczn-! logistick-! logističn-! logističk-! logistyka! logistika! logistike!',
  technical: 'techniczn-! technick-! tehničn-! tehnicn-! tehničk-! tehnick-!',
  production:
    'produkcji! produkcja! produkcyjn-! wytwórcz-! výroby! výroba! výrobn-! vyrobn-! proizvodnja! proizvodnje! proizvodn-!',
  industry:
    'przemysłu! przemyslu! przemysł! průmyslu! prumyslu! průmysl! priemyslu! priemysel! industrije! industrija! industriji!',
  industrial: 'przemysłow-! przemyslow-! průmyslov-! prumyslov-! priemyseln-! industrijsk-!',
  maritime: 'morsk- námořní! namorni! námorn-! namorn-! pomorsk-',
  naval: 'wojenno_morska! námořní namorni námorn- pomorsk- mornaričk-!',
  navy: 'marynarka_wojenna! marynarki_wojennej! válečné_námořnictvo! námořnictvo! namornictvo! námořnictva! námorníctvo! namornictvo! vojna_mornarica! vojne_mornarice! mornarica! mornarice! ratna_mornarica! ratne_mornarice! marynarka! marynarki!',
  telecommunications:
    'telekomunikacyjn-! telekomunikacja! telekomunikační! telekomunikačn-! telekomunikacijsk-! telekomunikace! telekomunikácie! telekomunikacije!',
  energy:
    'energetyczn-! energetick-! energetsk-! energii! energie! energia! energije! energija! energetyki! energetiki! energetike!',
  electricity:
    'energii_elektrycznej! elektřiny! elektriny! elektrike! električne_energije! elektrické_energie!',
  mineral: 'mineraln-! nerostn-! minerálov',
  'counter+terrorism':
    'antyterrorystyczn-! protiteroristick-! protiteroristič-! antiterorističk-! protuterorističk-!',
  communist: 'komunistyczn-! komunistick-! komunističn-! komunističk-! komunistick-!',
  patriotic: 'patriotyczn-! vlasteneck-! domoljubn-! rodoljubn-! patriotsk-! patriotick-!',
  political: 'polityczn-! politick-! političn-! političk-!',
  'border+service': 'pohraniční_služba! służba_graniczna! granična_služba!',
  committee: 'komitet! komitetu! výbor! vybor! výboru! odbor odbora odboru komiteta! komite!',
  service: 'służba! sluzba! służby! sluzby! služba! služby! služobn- službe! sluzbe!',
  prosecutor:
    'prokuratura! prokuratury! prokuratúra! státní_zastupitelství! tožilstvo! tožilstva! tužilaštvo! tuzilastvo! tužilaštva! tužiteljstvo! državno_odvjetništvo!',
  presidential: 'prezydenck-! prezidentsk-! predsednišk-! predsedničk-! predsjedničk-!',
  president: 'prezydenta! prezidenta! predsednika! predsjednika!',
  tehran: 'teheransk-! teheránsk-! teherans',
  damascus: 'damašk damask- damascensk- damaščansk-',
  moscow: 'moskiewsk- moskevsk- moskovsk-',
  'main+directorate': 'główny_zarząd! głównego_zarządu! hlavní_správa! hlavná_správa! glavna_uprava!',
  'main+intelligence+directorate':
    'główny_zarząd_wywiadowczy! hlavní_správa_rozvědky! hlavní_zpravodajská_správa! hlavná_správa_rozviedky! glavna_obavještajna_uprava! glavna_obaveštajna_uprava! glavna_obveščevalna_uprava!',
  corps: 'zbory! sbory! sbor zbor korpus korpusu korpusa!',
  'revolutionary+guard':
    'revoluční_gardy! revolučné_gardy! revolučných_gárd! revolučních_gard! islamská_revoluční_garda revolucionarna_garda! gwardia_rewolucyjna!',
  'revolutionary+guards': 'revoluční_gardy! revolučné_gardy! revolucionarne_garde!',
  atomic: 'atomow-! atomov-! atómov-! atomsk-!',
  kurdish: 'kurdsk- kurdyjsk-',
  kurdistan: 'kurdystanu kurdystan kurdistanu kurdistana',
  'workers+party':
    'strana_pracujících! partia_pracujących! partia_robotnicza! strana_práce! delavska_stranka! radnička_stranka! radnička_partija! robotnícka_strana! dělnická_strana!',
  authority: 'organ nadzor',
  communications: 'łączności! lacznosci! spojů! spojů spojov! veza komunikacij! komunikacija!',
  'red+crescent':
    'czerwony_półksiężyc! czerwonego_półksiężyca! červený_půlměsíc! červeného_půlměsíce! červený_polmesiac! červeného_polmesiaca! rdeči_polmesec! rdečega_polmeseca! crveni_polumjesec! crvenog_polumjeseca! crveni_polumesec! crvenog_polumeseca!',
  'red+cross':
    'czerwony_krzyż! czerwonego_krzyża! červený_kříž! červeného_kříže! červený_kríž! rdeči_križ! crveni_križ! crveni_krst! crvenog_krsta!',
  'ministry+of+oil':
    'ministrstvo_za_nafto! ministarstvo_nafte! ministerstvo_ropy! ministerstwo_ropy! ministerstwo_ropy_naftowej! ministarstvo_za_naftu!',
  factory:
    'fabryka! fabryki! továrna! tovarna! továrny! továreň! tvornica! tvornice! fabrika! tovarne! fabrike!',
  'air+defence':
    'obrony_powietrznej! protivzdušné_obrany! protivzdušná_obrana! protiletecká_obrana! protivzdušnej_obrany! zračne_obrambe! zračna_obramba! protuzračna_obrana! protuzračne_obrane! protivvazdušne_odbrane! protivvazdušna_odbrana! przeciwlotnicz-!',
  command:
    'dowództwo! dowodztwo! dowództwa! velitelství! velitelstvi! veliteľstvo! velitelstvo! poveljstvo! zapovjedništvo! komanda komande',
  'black+sea':
    'czarnomorsk-! černomořsk-! cernomorsk-! čiernomorsk-! ciernomorsk-! črnomorsk-! crnomorsk-! morza_czarnego! černého_moře! čierneho_mora!',
  baltic: 'bałtyck-! baltyck-! baltsk-! baltick-! baltičk-',
  fleet: 'flota floty flotylla! loďstvo! lodstvo! loďstva! loďstvo flotila! flotile! flote',
  northern: 'północn-! polnocn-! sjevern-!',
  applied: 'stosowan-! aplikovan-! uporabn- primenjen- primijenjen-',
  physics: 'fizyki! fyziky! fizike fiziky fyzika! fizyka!',
};
