import type { Lexicon } from './lexicon.ts';

/** Words of goods, trades and aims in Serbian, Croatian, Bosnian, Polish and Czech, in the forms that names have. */
export const GOODS_WEST_SLAVIC: Lexicon = {
  flowers:
    'cvece! cveche! cveca! cvecha! cvijece! cviyeche! cvijeca! cviyecha! cvecara! cvechara! cvjecarnica! cvyecharnica! kwiaty! kwiatow! kwiatami! kwiaciarnia! kwiaciarnie! kvetiny! kvetin! kvetinova! kvetinarstvi! kvety!',
  coffee: 'kafa kafe kava kave kahva! kawa kawy kavy kavova!',
  cocoa: 'kakao!',
  cotton: 'pamuk! pamuka! pamucna! pamuchna! bawelna! bawelny! bawelniany! bavlna! bavlny! bavlnarske!',
  sugar: 'secer! shecher! secera! shechera! secerna! shecherna! cukru! cukrowy! cukier! cukrowniczy! cukr!',
  'sugar+factory':
    'secerana! shecherana! secerane! shecherane! fabrika_secera! fabrika_shechera! tvornica_secera! tvornica_shechera! cukrownia! cukrownie! cukrownii! cukrovar! cukrovary! cukrovaru!',
  rice: 'pirinca! pirincha! riza rizha rize rizhe ryz ryzh! ryzu ryzhu! ryze ryzhe',
  grain:
    'zito zhito! zita zhita! zitarice! zhitarice! zitarica! zhitarica! zboza! zbozha! zboze! zbozhe! zbozowy! zbozhowy! zbozowe! zbozhowe! zbozowa! zbozhowa! obili! obilniny!',
  wheat: 'psenica! pshenica! psenice! pshenice! pszenica! pszenicy!',
  flour: 'brasno! brashno! brasna! brashna! maka maki mouka! mouky',
  'flour+mill': 'mlinovi mlinska! mlinarsko! mlyn! mlyny! mlynske!',
  'grain+and+flour': 'zito_i_brasno! zhito_i_brashno!',
  corn: 'kukuruz! kukuruza! kukurydza! kukurydzy! kukurice!',
  potatoes: 'krompir! krompira! krumpir! krumpira! ziemniaki! ziemniakow! brambory!',
  apples: 'jabuke! jabuka! jablka! jablek!',
  fruits:
    'voce! voche! voca! vocha! vocarsko! vocharsko! vocarstvo! vocharstvo! owoce! owocow! owocowy! ovoce! ovocnarstvi! ovocnarske!',
  vegetables:
    'povrce! povrche! povrca! povrcha! povrtarstvo! warzywa! warzyw! warzywny! zelenina! zeleniny! zelinarske!',
  fish: 'riba ribe riblja! riblji! ribarnica! ryby rybny! rybna! rybne! rybarstvi!',
  fisheries: 'ribarstvo! ribarstva! ribnjak! ribnjakci! ribolov! rybolowstwo! rybolowstwa! rybarstvi!',
  meat: 'meso mesa mesna! mesne! mesni! mesara! mieso! miesa miesny! miesne! miesna! miesnych! maso masa masny! reznictvi!',
  'meat+industry': 'mesna_industrija! industrija_mesa! przemysl_miesny! masny_prumysl!',
  'meat+plant': 'zaklady_miesne! zaklad_miesny! masokombinat! masne_zavody!',
  sausages: 'kobasice! wedliny! wedlin! kielbasy! uzeniny! uzenin! uzenarstvi!',
  milk: 'mleko! mleka! mlijeko! mlijeka! mlecni! mlechni! mlecna! mlechna! mlecne! mlechne! mleczny! mleczna! mleczne!',
  dairy:
    'mlekara! mlekare! mlekarska! mljekara! mljekare! mleczarnia! mleczarnie! mleczarnii! mleczarska! mleczarski! mleczarskie! mlekarna! mlekarny! mlekarenska! mlekaren!',
  'dairy+products':
    'mlecni_proizvodi! mlechni_proizvodi! mlijecni_proizvodi! mliyechni_proizvodi! produkty_mleczne! mlecne_vyrobky! mlechne_vyrobky!',
  cheese: 'sirevi! sira sery serow serowarnia! syry! syru syrarna!',
  eggs: 'jaja! jaje! vejce!',
  chickens: 'pilici! pilichi! pilica! pilicha! kurczat! kurczata! kurata!',
  poultry:
    'zivina! zhivina! zivine! zhivine! zivinarska! zhivinarska! zivinarsko! zhivinarsko! peradarstvo! peradi! perad! drob! drobiu! drobiarski! drobiarska! drobiarskie! drubez! drubezh! drubeze! drubezhe! drubezarna! drubezharna!',
  'poultry+farm':
    'zivinarska_farma! zhivinarska_farma! farma_pilica! farma_pilicha! ferma_drobiu! drubezarna! drubezharna! drubezi_farma! drubezhi_farma!',
  cattle:
    'stoka stoke stocarstvo! stocharstvo! stocarstva! stocharstva! govedarska! goveda! bydlo! bydla! dobytek! dobytka! skotu!',
  'cattle+farm':
    'stoka_farma! stocna_farma! stochna_farma! farma_goveda! farma_krava! govedarska_farma! ferma_bydla!',
  pigs: 'svinje! svinja! svinjogojstvo! svinjarska! swin trzoda! trzody! prasata! veprin!',
  horses: 'konji konja ergela! konjicki! konyichki! konie koni stadnina! stadniny! hrebcin! hrebchin! kone',
  fertilizers:
    'dubriva! djubriva! dubriv! djubriv! gnojiva! gnojiv! vestacka_dubriva! veshtachka_dubriva! vestacka_djubriva! mineralna_dubriva! mineralna_djubriva! umjetna_gnojiva! nawozy! nawozow! nawozowy! hnojiva! hnojiv!',
  seeds:
    'semena! semen semenarstvo! sjemenarstvo! semenska! nasiona! nasion! nasiennictwo! nasienna! nasienny! osiva! osivo! semenarstvi!',
  'cement+factory':
    'cementara! cementare! fabrika_cementa! tvornica_cementa! cementownia! cementarna! cementarny! cementaren!',
  'cement+plant':
    'cementara! cementare! fabrika_cementa! tvornica_cementa! cementownia! cementownie! cementownii! cementarna! cementarny! cementaren!',
  cement: 'cementa! cementara! cementu! cementowy! cementowa! cementownia! cementarske!',
  glass:
    'staklo! stakla! staklara! staklarska! staklena! staklene! szklo! szkla! szklany! szklane! szklana! szklarska! sklo! skla! sklarska! sklenene! sklarske!',
  glassworks: 'staklara! staklare! fabrika_stakla! huta_szkla! huty_szkla! sklarna! sklarny! sklaren!',
  plastics:
    'plastika plastike plasticna! plastichna! plasticnih! plastichnih! plasticne! plastichne! plasticnih_masa! plastichnih_masa! tworzywa! tworzyw! tworzywa_sztuczne! tworzyw_sztucznych! plastiki! plastikow! plasty! plastu! plastova! plast! plastove!',
  rubber:
    'guma gume gumena! gumeni! gumarska! gumara! gumy gumowy! gumowa! gumowe! kauczuk! kauczuku! gumarenska! gumove! gumarna! gumarny! kaucuku! kauchuku!',
  tyres:
    'gume guma auto_gume! autoguma! autogume! pneumatika! vulkanizer! opony! opon! oponiarska! oponiarski! pneumatiky! pneumatik! pneuservis!',
  paints:
    'boje boja farbe! farba! lakova fabrika_boja! farby! farb! farbiarska! barvy barv barvarska! naterove!',
  'paint+factory': 'fabrika_boja! tvornica_boja! fabrika_farbi! fabryka_farb! barvarna! tovarna_na_barvy!',
  'paints+and+varnishes':
    'boje_i_lakovi! boja_i_lakova! farby_i_lakiery! farb_i_lakierow! barvy_a_laky! barev_a_laku!',
  varnishes: 'lakovi! lakova! lakiery! lakierow! laky laku',
  tiles:
    'plocice! plochice! plocica! plochica! keramicke_plocice! keramichke_plochice! crep! crepovi! plytki! plytek! dachowka! dachowki! glazura! dlazdice! dlazhdice! obklady',
  ceramics: 'keramika! keramike! ceramika! ceramiki! keramiky!',
  bricks:
    'cigla! cigle! ciglana! ciglane! opeka opeke cegla! cegly! cegiel! cegielnia! cegielni! cihly! cihla! cihelna! cihelny!',
  concrete: 'betona! betonska! betonu! betony! betonowy! betonowe! betonove! betonarna!',
  sand: 'pesak! pijesak! peska! piasek! piasku! pisek! pisku! piskovna!',
  gravel:
    'sljunka! shlyunka! sljunkara! shlyunkara! sljunak! shlyunak! tucanik! zwir zhwir! zwiru! zhwiru! zwirownia! zhwirownia! kruszywa! kruszyw! sterk! shterk! sterku! shterku! sterkovny! shterkovny!',
  lime: 'krec! krech! kreca! krecha! krecana! krechana! vapno! vapna! wapno! wapna! wapienny! vapenka!',
  gypsum: 'gipsa! gipsu! sadra! sadry! sadrokarton!',
  marble: 'mermer! mermera! mramor! mramora! mermerna! marmur marmury marmuru mramoru!',
  granite: 'granita! granitu! granity! zula zhula zuly zhuly',
  quarry:
    'kamenolom! kamenoloma! kamenolomi! kamieniolom! kamieniolomy! kamieniolomow! zwirownia! zhwirownia! kamenolomu! kamenolomy! lomy!',
  stone:
    'kamena! kamien kamienia! kamienny! kamieniarski! kamieniarstwo! kamen! kamene! kamenivo! kamenictvi!',
  salt: 'soli solana! solane! kopalnia_soli! solivar!',
  honey:
    'meda pcelarstvo! pchelarstvo! pcelarstva! pchelarstva! miod miodu! miody pszczelarstwo! vcelarstvi! vchelarstvi! med_i_pcelarstvo! med_i_pchelarstvo!',
  beekeeping:
    'pcelarstvo! pchelarstvo! pcelarstva! pchelarstva! pcelarska! pchelarska! pszczelarstwo! pszczelarstwa! pasieka! vcelarstvi! vchelarstvi! vcelarska! vchelarska!',
  spices: 'zacini! zachini! zacina! zachina! przyprawy! przypraw! koreni! korenina!',
  nuts: 'orah oraha orasasti! orashasti! lesnik! leshnik! orzechy! orzechow! orechy! orechu!',
  tea: 'chay cajevi! chayevi! caja chaya herbata! herbaty! caje! chaye caju! chayu',
  herbs:
    'lekovito_bilje! ljekovito_bilje! bilja bilje! ziola zielarski! zielarskie! byliny! bylin! bylinkarstvi!',
  perfumes:
    'parfemi! parfema! parfimerija! parfimerije! perfumy! perfumeria! perfumerie! parfemy! parfemu! parfumerie!',
  cosmetics:
    'kozmetika! kozmetike! kozmeticki! kozmetichki! kozmeticka! kozmetichka! kosmetyki! kosmetykow! kosmetyka! kosmetyczny! kosmetyczna! kosmetyczne! kosmetika! kosmetiky! kosmeticka!',
  soap: 'sapun! sapuni! sapuna! mydlo! mydla! mydlarnia! mydlarna!',
  'soap+factory': 'fabrika_sapuna! fabryka_mydla! mydlarnia! mydlarna! mydlarny!',
  detergents:
    'deterdzenti! deterdzhenti! deterdzenta! deterdzhenta! deterdzenata! deterdzhenata! detergenty! detergentow! srodki_czystosci! srodkow_czystosci! cistici_prostredky! chistici_prostredky! praci_prasky! praci_prashky!',
  jewellery:
    'zlatara! zlatare! zlatarski! nakit! nakita! zlatarska! bizuteria! bizhuteria! bizuterii! bizhuterii! jubiler! jubilerski! jubilerska! klenotnictvi! sperky! shperky! sperku! shperku! zlatnictvi! klenoty! bizuterie! bizhuterie!',
  jewellers: 'zlatari zlatar jubiler! jubilerzy! klenotnik! zlatnik!',
  watches:
    'satovi! satova! casovnik! chasovnik! zegarki! zegarkow! zegarmistrz! hodinky! hodiny hodinarstvi! hodinek!',
  'spare+parts':
    'rezervni_delovi! rezervnih_delova! rezervni_dijelovi! rezervnih_dijelova! autodelovi! autodijelovi! czesci_zamienne! czesci_zamiennych! nahradni_dily! nahradnich_dilu!',
  'auto+parts':
    'auto_delovi! autodelovi! autodelova! autodijelovi! auto_dijelovi! czesci_samochodowe! czesci_samochodowych! autodily! autodilu!',
  parts: 'delovi! delova! dijelovi! dijelova! czesci! dily dilu!',
  accessories: 'oprema opreme akcesoria! akcesoriow! prislusenstvi! prislushenstvi!',
  batteries:
    'akumulatori! akumulatora! baterije! baterija! akumulatory! akumulatorow! baterie! baterii! akumulatoru!',
  pumps: 'pumpe pumpi! crpke! pompy pomp cerpadla! cherpadla! cerpadlo! cherpadlo! cerpadlel! cherpadlel!',
  pipes: 'cevi! cijevi! cijev! rury rurociagi! rurociagow! trubky! trubk! trubek! potrubi!',
  'pipe+factory': 'fabrika_cevi! tvornica_cijevi! valjaonica_cevi! fabryka_rur! trubkarna! trubkarny!',
  valves: 'ventili! ventila! armatura! armature! zawory! zaworow! armatury! ventily! ventilu! armaturka!',
  'pumps+and+valves': 'pumpe_i_ventili! pompy_i_zawory! cerpadla_a_ventily! cherpadla_a_ventily!',
  cables:
    'kablovi! kablova! kablovska! kabl! kabela kabeli! kable! kabli! kablowy! kablowa! kabely! kabelu! kabelovna! kabelovny!',
  furniture:
    'namestaj! nameshtay! namestaja! nameshtaya! namjestaj! namyeshtay! namjestaja! namyeshtaya! meble! mebli! meblowy! meblowa! meblowe! meblarski! meblarska! nabytek! nabytku! nabytkarska! nabytkove!',
  mattresses: 'dusek! dushek! duseci! dusheci! madraci! materace! materacy! matrace!',
  lighting:
    'rasveta! rasvete! rasvjeta! rasvjete! oswietlenie! oswietlenia! oswietleniowy! osvetleni! svitidla! svitidlel!',
  lamps: 'lampe lampi lampy svitidla!',
  doors: 'vrata! drzwi! dvere! dveri!',
  windows: 'prozori! prozora! okna! okien! oken!',
  'doors+and+windows': 'vrata_i_prozori! drzwi_i_okna! okna_i_drzwi! okna_a_dvere! dvere_a_okna!',
  elevators: 'liftovi! liftova! dizala! windy dzwigow vytahy! vytahu! dzwigi!',
  cranes: 'dizalice! dizalica! kranovi! dzwigi! dzwigow! zurawie! zhurawie! zurawi! zhurawi! jeraby! jerabu!',
  bearings:
    'lezajevi! lezhayevi! lezajeva! lezhayeva! lezaji! lezhayi! lezaja! lezhaya! lozyska! lozhyska! lozysk! lozhysk! loziska! lozhiska!',
  filters: 'filteri filtera filtry! filtrow! filtru!',
  boilers: 'kotlovi! kotlova! kotlarska! kotly! kotlow! kotlownia! kotle! kotlu! kotlarna!',
  screws:
    'vijaka! vijci vijcana! viychana! srafovi! shrafovi! sruby! srub! srouby! shrouby! sroubu! shroubu! sroubarna! shroubarna!',
  locks: 'brave brava zamki zamkow zamky zamecnictvi! zamechnictvi!',
  tools:
    'alati! alata! alat! alatnica! alatnice! narzedzia! narzedzi! narzedziowy! narzedziownia! naradi! nastroje! nastroju! nastrojarna!',
  'machine+tools':
    'alatne_masine! alatne_mashine! alatnih_masina! alatnih_mashina! alatnih_strojeva! obrabiarki! obrabiarek! obrabeci_stroje! obrabecich_stroju!',
  hardware:
    'gvozdara! gvozhdara! gvozdjara! gvozdare! gvozhdare! gvozdjare! gvozdarski! gvozhdarski! gvozdjarski! gvozdarska! gvozhdarska! gvozdjarska! zeljezarija! zhelyezariya! zelazny zhelazny artykuly_zelazne! artykuly_zhelazne! zelezarstvi! zhelezarstvi! kovani!',
  'steel+works':
    'zelezara! zhelezara! zelezare! zhelezare! zeljezara! zhelyezara! zeljezare! zhelyezare! celicana! chelichana! celicane! chelichane! stalownia! stalowni! huta_stali! huta huty ocelarny! ocelarna! ocelaren!',
  'home+appliances':
    'bela_tehnika! bijela_tehnika! kucni_aparati! kuchni_aparati! sprzet_agd! artykuly_gospodarstwa_domowego! domaci_spotrebice! domaci_spotrebiche! bila_technika!',
  appliances:
    'kucni_aparati! kuchni_aparati! aparati! aparata! bela_tehnika! sprzet_agd! spotrebice! spotrebiche! spotrebicu! spotrebichu!',
  beverages: 'pice! piche! pica! picha! pijaca! piyacha! napoje! napojow! napojami! napoju!',
  juices: 'sokovi! sokova! soki sokow stavy! shtavy! dzusy! dzhusy!',
  'mineral+water':
    'mineralna_voda! mineralne_vode! woda_mineralna! wody_mineralne! mineralni_voda! mineralni_vody!',
  wine: 'vino vinarska! vinarski! vinarstvo! vinski! wino wina winiarska! winiarski! vina! vinarske! vinarstvi! vinne',
  winery:
    'vinarija! vinarije! podrumi! vinska_kuca! vinska_kucha! winnica! winnice! winiarnia! vinarstvi! vinne_sklepy!',
  spirits:
    'rakija! rakije! zestoka_pica! zhestoka_picha! alkoholna_pica! alkoholna_picha! wodka! wodki! spirytus! spirytusu! lihoviny! lihovin! likerka! likerky!',
  distillery: 'destilerija! destilerije! pecara! gorzelnia! gorzelnie! lihovar! palirna!',
  beer: 'pivo piva pivarska! pivarski! piwo! piwa! piwowarski! pivni!',
  brewery:
    'pivovara! pivovare! browar! browary! browaru! browarow! pivovar! pivovary! pivovaru! pivovarska! pivara! pivare!',
  cigarettes: 'cigarete! cigareta! papierosy! papierosow! cigarety! cigaret!',
  tobacco:
    'duvan! duvana! duhan! duhana! duvanska! duvanski! duhanska! tytoniu! tytoniowy! tytoniowe! tyton! tabak tabaku! tabakova!',
  'tobacco+factory':
    'fabrika_duvana! tvornica_duhana! fabrika_duhana! fabryka_papierosow! tabakova_tovarna! tabak_tovarna!',
  bread: 'hleb hleba! kruh kruha chleb! chleba! pieczywo! pieczywa! pecivo! pechivo!',
  bakery:
    'pekara! pekare! pekarska! pekarnica! piekarnia! piekarnie! piekarnictwo! pekarna! pekarny! pekarstvi! pekaren!',
  confectionery:
    'poslasticarnica! poslasticharnica! poslasticarnice! poslasticharnice! konditorska! konditorski! slatkisi! slatkishi! slatkisa! slatkisha! slasticarna! slasticharna! cukiernia! cukiernie! cukierniczy! cukiernicza! cukiernicze! slodycze! slodyczy! cukrarna! cukrarny! cukrovinky!',
  chocolate:
    'cokolada! chokolada! cokolade! chokolade! czekolada! czekolady! cokolady! chokolady! cokoladovny! chokoladovny!',
  biscuits: 'keks! keksa! herbatniki! herbatnikow! ciastka! susenky! sushenky!',
  pasta: 'testenina! testenine! tjestenina! tjestenine! makarony! makaronow! testoviny! testovin!',
  canned: 'konzerve! konzervi! konserwy! konserw! konserwowy! konzervy! konzervarna!',
  cannery: 'fabrika_konzervi! przetwornia_owocow! konzervarna! konzervarny!',
  'ice+cream': 'sladoled! sladoleda! lody zmrzlina! zmrzliny!',
  oil: 'ulje ulja uljara! uljare! oleje! olejow! oleju!',
  'edible+oil': 'jestivo_ulje! uljara! uljare! olej_jadalny! jedly_olej!',
  'oil+mill': 'uljara! uljare! olejarnia! olejna! lisovna_oleje!',
  lubricants: 'maziva! maziv! smary! smarow!',
  paper: 'papir! papira! papirna! papieru! papiernia! papierniczy! papiru! papirenstvi!',
  'paper+mill':
    'fabrika_papira! papirnica! tvornica_papira! papiernia! papiernie! papiernii! papirna! papirny! papiren!',
  'paper+mills': 'papirny! papiernie!',
  cardboard:
    'kartona! kartonska! kartonaza! kartonazha! tektura! tektury! kartony! lepenka! lepenky! kartonaz! kartonazh! kartonaze! kartonazhe!',
  stationery: 'kancelarijski_materijal! papierniczy! artykuly_papiernicze! papirnictvi!',
  books:
    'knjige knjiga knjig! ksiazki! ksiazhki! ksiazek! ksiazhek! ksiazkowy! ksiazhkowy! knihy! knih! knizni! knizhni!',
  bookstore:
    'knjizara! knyizhara! knjizare! knyizhare! ksiegarnia! ksiegarnie! ksiegarniarska! knihkupectvi!',
  toys: 'igracke! igrachke! igracka! igrachka! igracaka! igrachaka! zabawki! zabawek! zabawkarska! hracky! hrachky! hracek! hrachek! hrackarstvi! hrachkarstvi!',
  machinery:
    'masine! mashine! masina! mashina! masinska! mashinska! strojevi strojeva masinski! mashinski! maszyny! maszyn maszynowy! stroje stroju',
  tractors: 'traktori! ciagniki! ciagnikow! traktory! traktoru!',
  trucks:
    'kamioni! kamiona! kamion! ciezarowki! ciezharowki! samochody_ciezarowe! samochody_ciezharowe! ciezarowek! ciezharowek! nakladni_vozy! nakladnich_vozidel! nakladni_automobily! nakladaky!',
  cars: 'automobili! automobila! kola samochody! samochodow! samochodowy! samochodowa! automobily! automobilu!',
  trailers: 'prikolice! prikolica! przyczepy! przyczep! privesy! privesu!',
  wagons: 'vagoni! vagona! vagonka! wagony! wagonow! vagony! vagonu!',
  bicycles: 'bicikli! bicikla! rowery! rowerow! kola bicykly! velosipedy! jizdni_kola!',
  motorcycles: 'motocikli! motocikla! motocykle! motocykli! motocykly! motocyklu!',
  ships: 'brodovi! brodova! statki! statkow! okrety! okretow! lodi lode!',
  boats: 'camci! chamci! camca! chamca! camaca! chamaca! lodzi! lodzie! cluny chluny',
  port: 'luka luke lucka luchka lucki luchki pristaniste! pristanishte! pristanista! pristanishta! portu portowy! pristav! pristavu! pristavni!',
  ports: 'luke lucka luchka pristanista! pristanishta! porty! portow! pristavy! pristavu!',
  customs:
    'carina carine carinska! carinski! carinsko! carinske! celny! celna! celne! celnych! celni! celnice!',
  'customs+agency':
    'carinska_agencija! carinska_spedicija! carinska_shpediciya! agencja_celna! celni_agentura! celni_deklarace!',
  taxes:
    'porezi! poreza! poreska! poreske! porezna! podatki! podatkow! podatkowy! podatkowa! podatkowe! dane danova! danove!',
  housing:
    'stanovi stanova stambeno! stambena! stambene! mieszkania! mieszkaniowy! mieszkaniowa! mieszkaniowe! bydleni! bytova! bytove!',
  'housing+construction':
    'stambena_izgradnja! stambeno_gradnja! budownictwo_mieszkaniowe! budownictwa_mieszkaniowego! bytova_vystavba! byt_vystavba!',
  roads:
    'putevi! puteva! ceste cesta drogi drog drogowy! drogowa! drogowe! silnice! silnicni! silnichni! cesty',
  bridges: 'mostovi mostova mosty mostow mostowy! mostu',
  'roads+and+bridges':
    'putevi_i_mostovi! ceste_i_mostovi! puteva_i_mostova! drogi_i_mosty! drog_i_mostow! silnice_a_mosty!',
  water:
    'voda vode vodna! vodne! vodoprivreda! vodoprivrede! wody woda wodny! wodna! wodne! vody vodni! vodarenska!',
  waterworks:
    'vodovod! vodovoda! vodovodi! wodociagi! wodociagow! wodociag! wodociagowy! vodarna! vodarny! vodovody! vodovodu!',
  electricity:
    'struja struje elektrodistribucija! elektrodistribucije! elektrycznosc! elektrycznosch! elektrycznosci! elektrina! elektriny!',
  coal: 'uglja! ugljenokop! ugalj! ugljen! ugljena! ugljenokopi! wegla! weglowy! weglowa! wegiel! weglowe! uhli! uhlelne! uhlelna! uhelne! uhelna!',
  'coal+mine':
    'rudnik_uglja! rudnik_ugljena! rudnici_uglja! ugljenokop! kopalnia_wegla! kopalni_wegla! uhelny_dul! uhelne_doly!',
  'copper+mine': 'rudnik_bakra! rudnici_bakra! kopalnia_miedzi! medeny_dul!',
  copper: 'bakra! bakarna! bakar miedzi! miedziowy! miedz! miedziowa! medi medene!',
  iron: 'gvozde! gvozhde! gvozdje! gvozda! gvozhda! gvozdja! zelezo! zhelezo! zeljezo! zhelyezo! zeljeza! zhelyeza! zelazo! zhelazo! zelaza! zhelaza! zeleza! zheleza! zelezarska! zhelezarska!',
  'iron+ore':
    'rudnik_gvozda! rudnik_gvozhda! rudnik_gvozdja! ruda_gvozda! ruda_gvozhda! ruda_gvozdja! zeljezna_ruda! zhelyezna_ruda! ruda_zelaza! ruda_zhelaza! rudy_zelaza! rudy_zhelaza! zelezna_ruda! zhelezna_ruda! zelezne_rudy! zhelezne_rudy!',
  ore: 'ruda rude rudarski! rudy rudne!',
  gold: 'zlato zlata zloto zlota',
  silver: 'srebro srebra stribro! stribra!',
  'gold+and+silver': 'zlato_i_srebro! zlata_i_srebra! zloto_i_srebro! zlato_a_stribro!',
  zinc: 'cink! cinka! cinkara! cynku! cynk! cynkownia! zinku! zinkovna!',
  lead: 'olovo! olova! olow! olowiu!',
  aluminium:
    'aluminijum! aluminija! aluminijuma! glinica! glinice! aluminiowy! aluminiowe! hlinik! hliniku! hlinikove! hlinikarna!',
  'precious+stones':
    'drago_kamenje! dragog_kamenja! dragulji! kamienie_szlachetne! kamieni_szlachetnych! drahe_kameny! drahokamy! drahokamu!',
  diamonds: 'dijamanti! dijamanta! diamenty! diamentow! diamanty! diamantu!',
  amber: 'bursztyn! bursztynu! bursztyny! cilibar! chilibar! jantaru!',
  farm: 'farma farme gazdinstvo! gazdinstva! poljoprivredno_gazdinstvo! gospodarstwo_rolne! gospodarstwo! ferma! fermy! statek! farmy! zemedelska_farma!',
  advertising:
    'reklama! reklame! reklamna! oglasavanje! oglashavanye! oglasavanja! oglashavanya! propaganda reklamy! reklamowa! reklamowy! reklamowej! reklamni!',
  printing:
    'stampa shtampa stampe shtampe stamparska! shtamparska! stamparski! shtamparski! stamparija! shtampariya! stamparije! shtampariye! tiskara! tiskare! tiskarska! tisak druku drukarnia! drukarnie! drukarski! drukarska! poligrafia! poligraficzny! poligraficzne! tisku tisk tiskarna! tiskarny! tiskarske! polygrafie!',
  'printing+house':
    'stamparija! shtampariya! stamparije! shtampariye! tiskara! tiskare! drukarnia! drukarnie! drukarnii! tiskarna! tiskarny! tiskaren!',
  events:
    'dogadaji! dogadjaji! dogadaja! dogadjaja! manifestacije! manifestacija! wydarzenia! wydarzenie! imprezy! impreza! akce udalosti!',
  entertainment: 'zabave zabavna! zabavni! rozrywka! rozrywki! rozrywkowy! rozrywkowa! zabava! zabavy!',
  surveillance: 'nadzor! nadzora! videonadzor! videonadzora! monitoring nadzoru! dozor! dohledu! sledovani!',
  'video+surveillance': 'video_nadzor! videonadzor! monitoring_wizyjny! kamerove_systemy!',
  telephone:
    'telefoni! telefona! telefon! telefonska! telefony! telefonow! telefoniczny! telefoniczna! telefonu! telefonni!',
  computers:
    'racunari! rachunari! racunara! rachunara! racunala! rachunala! racunalstvo! rachunalstvo! racunarski! rachunarski! komputery! komputerow! komputerowy! komputerowa! komputerowe! pocitace! pochitache! pocitacu! pochitachu! pocitacova! pochitach! pocitacove! pochitachove!',
  computer:
    'racunarski! rachunarski! racunarska! rachunarska! racunalna! rachunalna! racunalni! rachunalni! kompjuterski! komputerowy! komputerowa! komputerowe! pocitacova! pochitach! pocitacove! pochitachove!',
  software:
    'softver! softvera! softverska! oprogramowanie! oprogramowania! programove! softwarove! softwarova! softwar!',
  networks: 'mreze mrezhe mreza mrezha sieci site siti',
  betting:
    'kladionica! kladionice! kladenje! kladjenje! zaklady_bukmacherskie! bukmacherski! bukmacherskie! bukmacherska! bukmacher! sazky! sazkova! sazk! sazkove!',
  'betting+house': 'kladionica! kladionice! zaklad_bukmacherski! sazkova_kancelar! sazk_kancelar!',
  lottery: 'lutrija! lutrije! loteria! loterie! loterii! loteryjny! totalizator! loterijni!',
  loans:
    'pozajmice! zajmovi! zajmova! krediti kredita pozyczki! pozhyczki! pozyczka! pozhyczka! pozyczek! pozhyczek! pozyczkowy! pozhyczkowy! pozyczkowe! pozhyczkowe! pujcky! puychky! pujcka! puychka! pujcek! puychek!',
  'money+transfer':
    'transfer_novca! prenos_novca! przekazy_pieniezne! przekazy_pieniezhne! przekazow_pienieznych! przekazow_pieniezhnych! przekaz_pieniedzy! prevody_penez! prevod_penez! penezni_prevody! penezhni_prevody!',
  savings:
    'stedionica! shtedionica! stedionice! shtedionice! stedna! shtedna! stedne! shtedne! stednja! shtednya! stednje! shtednye! oszczednosci! oszczednosciowa! oszczednosciowy! oszczednosciowo! sporitelna! sporitelny! sporeni! uspory!',
  rental:
    'iznajmljivanje! iznajmljivanja! najam! wynajem! wypozyczalnia! wypozhyczalnia! wynajmu! pronajem! pujcovna! puychovna! pujcovny! puychovny!',
  pensioners:
    'penzioneri! penzionera! umirovljenika! umirovljenici! emerytow! emerytci! emeryt! alnie! rencistow! duchodci! duchodcu! duchodc!',
  workers:
    'radnika! radnici! radnicki! radnichki! radnicka! radnichka! robotnikow! robotnicy! robotnicza! robotniczy! pracownikow! delniku! delnicka! delnici! pracovniku!',
  farmers:
    'poljoprivrednika! poljoprivrednici! seljaka zemljoradnika! farmera farmeri rolnikow! rolnicy! chlopow zemedelci! zemedelcu! rolniku! rolnik!',
  women:
    'zena zhena zene zhene zenski! zhenski! zenska! zhenska! zenske! zhenske! kobiet! kobiety! kobiecy! zhen zeny zheny',
  students:
    'studenta studentski! studentska! studentow! studentci! studentcki! studencki! studencka! studentu! studenti! studentsky!',
  teachers:
    'nastavnika! ucitelja! uchitelya! ucitelji! uchitelyi! prosveta! prosvete! prosvetnih! nauczycieli! nauczyciele! nauczycielstwa! ucitelu! uchitelu! ucitele! uchitele!',
  journalists: 'novinara! novinari! novinarsko! dziennikarzy! dziennikarze! novinaru!',
  writers: 'pisaca knjizevnika! knyizhevnika! pisac pisarzy! pisarze! literatow! spisovatelu! spisovatele!',
  artists: 'umetnika! umjetnika! artystow! plastykow! umelcu! umelci! vytvarniku!',
  lawyers:
    'advokati! advokata! advokatska! advokatsko! odvjetnika! odvjetnicko! odvyetnichko! adwokatow! adwokatka! adwokatci! adwokacka! adwokacki! prawnikow! advokatu! advokatni! pravniku!',
  'bar+association':
    'advokatska_komora! odvjetnicka_komora! odvyetnichka_komora! izba_adwokacka! naczelna_rada_adwokacka! adwokatura! adwokatury! advokatni_komora!',
  'law+firm':
    'advokatska_kancelarija! odvjetnicki_ured! odvyetnichki_ured! odvjetnicko_drustvo! odvyetnichko_drushtvo! advokatsko_drustvo! advokatsko_drushtvo! kancelaria_adwokacka! kancelaria_prawna! advokatni_kancelar!',
  notaries:
    'notara biljeznik! bilyezhnik! notariusze! notariuszy! notarialny! notarialna! notari! notaru! notarska!',
  doctors:
    'lekara! lekari! lekarska! lijecnika! liyechnika! lijecnicka! liyechnichka! ljekara! lekarzy! lekarze! lekarskie! lekaru!',
  nurses: 'medicinskih_sestara! medicinske_sestre! pielegniarek! pielegniarki! zdravotnich_sester!',
  veterans: 'veterana boraca branitelja! branitelji! weteranow! weterani! kombatantow! veteranu! veterani!',
  entrepreneurs:
    'preduzetnika! preduzetnici! poduzetnika! poduzetnici! przedsiebiorcow! przedsiebiorcy! podnikatelu! podnikatele! zivnostniku! zhivnostniku!',
  miners: 'rudara rudari gornikow! gornicy! horniku!',
  consumers:
    'potrosaca! potroshacha! potrosaci! potroshachi! konsumentow! konsumentci! spotrebitelu! spotrebitele!',
  mothers: 'majki! majke! matek! matki!',
  disabled: 'invalida! invalidi! niepelnosprawnych! inwalidow! invalidu! postizenych! postizhenych!',
  migrants: 'migranta! migranti! migrantow! migrantci! migrantu!',
  weapons:
    'oruzje! oruzhye! oruzja! oruzhya! oruzana! oruzhana! naoruzanje! naoruzhanye! naoruzanja! naoruzhanya! bron broni uzbrojenie! uzbrojenia! zbrojeniowy! zbrojeniowa! zbrane! zbrani! zbroje! zbrojni! zbrojnice!',
  ammunition:
    'municija! municije! streljivo! streljiva! amunicja! amunicji! amunicyjny! munice! municni! munichni! strelivo!',
  'weapons+and+ammunition':
    'oruzje_i_municija! oruzhye_i_municija! oruzja_i_municije! oruzhya_i_municije! bron_i_amunicja! broni_i_amunicji! zbrane_a_strelivo! zbrane_a_munice!',
  'arms+and+ammunition':
    'oruzje_i_municija! oruzhye_i_municija! oruzja_i_municije! oruzhya_i_municije! bron_i_amunicja!',
  explosives:
    'eksploziva! eksplozivi! eksploziv! materialy_wybuchowe! materialow_wybuchowych! vybusniny! vybushniny! vybusnin! vybushnin! trhaviny!',
  change: 'promene! promena! promjene! promjena! zmiany zmiana zmian zmena! zmeny!',
  'movement+for+change': 'pokret_za_promene! pokret_za_promjene! ruch_na_rzecz_zmian! hnuti_za_zmenu!',
  hope: 'nada nade nadzieja! nadzieji! nadeje!',
  future:
    'buducnost! buduchnost! buducnosti! buduchnosti! przyszlosc! przyszlosch! przyszlosci! budoucnost! budoucnosti!',
  renewal: 'obnova! obnove! preporod! preporoda! odnowa! odnowy! odnowienie! obnovy! obroda!',
  rebirth: 'preporod! preporoda! odrodzenie! odrodzenia! obrozeni! znovuzrozeni!',
  protection: 'zastita! zashtita! zastite! zashtite! ochrona! ochrony! ochrana! ochrany!',
  dignity: 'dostojanstvo! dostojanstva! godnosc! godnosch! godnosci! dustojnost! dustojnosti!',
  reform: 'reforme reformi reforma reformy',
  truth: 'istina! istine! prawda! prawdy! pravda pravdy',
  salvation:
    'spas spasenje! spasenja! zbawienie! zbawienia! ocalenie! ocalenia! spasa! spasy! zachrana! zachrany!',
  unity: 'jedinstvo! jedinstva! jednosc! yednosch! jednosci! jednota! jednoty!',
  progress: 'napredak! napretka! postep! postepu! pokrok! pokroku!',
  solidarity: 'solidarnost! solidarnosti! solidarnosc! solidarnosch! solidarnosci! solidarita!',
  memory:
    'secanje! sechanye! secanja! sechanya! sjecanje! syechanye! sjecanja! syechanya! pamiec! pamiech! pamieci! pamet! pameti!',
  heritage:
    'bastina! bashtina! bastine! bashtine! naslede! nasledje! nasleda! nasledja! nasljede! nasljedje! nasljeda! nasljedja! dziedzictwo! dziedzictwa! dedictvi!',
  orphans: 'sirocad! sirochad! sirocadi! sirochadi! sierot! sieroty! sirotku! sirotky!',
  widows: 'udovica! udovice! wdow! wdowy vdov vdovy',
  refugees:
    'izbeglice! izbeglica! izbeglicama! izbjeglice! izbjeglica! izbjeglicama! uchodzcy! uchodzcow! uchodzcom! uprchliku! uprchlikum! uprchlici!',
  environment:
    'zivotna_sredina! zhivotna_sredina! zivotne_sredine! zhivotne_sredine! okolis! okolish! okolisa! okolisha! srodowisko! srodowiska! zivotni_prostredi! zhivotni_prostredi! zivotniho_prostredi! zhivotniho_prostredi!',
  'environment+protection':
    'zastita_zivotne_sredine! zashtita_zhivotne_sredine! zastita_okolisa! zashtita_okolisha! ochrona_srodowiska! ochrony_srodowiska! ochrana_zivotniho_prostredi! ochrana_zhivotniho_prostredi!',
  wildlife:
    'divlje_zivotinje! divlje_zhivotinye! divljih_zivotinja! divljih_zhivotinya! dzikiej_przyrody! dzika_przyroda! divoka_priroda! divoke_prirody!',
  animals: 'zivotinje! zhivotinye! zivotinja! zhivotinya! zwierzat! zwierzeta! zvirat! zvirata!',
  hunting:
    'lovacko! lovachko! lovacka! lovachka! lovacki! lovachki! lowiecki! lowieckie! lowiecka! mysliwski! myslivosti! myslivecke!',
  tourism:
    'turizam! turizma! turisticka! turistichka! turisticki! turistichki! turisticko! turistichko! turystyka! turystyki! turystyczna! turystyczny! turystyczne! turistika! turistiky! turisticke!',
  'travel+agency':
    'turisticka_agencija! turistichka_agencija! putnicka_agencija! putnichka_agencija! turisticke_agencije! turistichke_agencije! biuro_podrozy! biuro_podrozhy! biuro_turystyczne! agencja_turystyczna! cestovni_kancelar! cestovni_agentura!',
  travel: 'putovanja! putovanje! podroze! podrozhe! podrozy! podrozhy! cestovni! cestovani!',
  weddings:
    'vencanja! venchanya! vencanje! venchanye! vjencanja! vyenchanya! svadbe! wesela! weselne! slubny! svateb! svatebni! svatby!',
  pharmacy: 'apoteka! apoteke! apotekarska! ljekarne! apteka! apteki! aptek! apteczny! lekarny! lekarnenska!',
  clinic:
    'klinika! klinike! poliklinika! poliklinike! kliniki! przychodnia! przychodnie! poradnia! kliniky! polikliniky!',
  laboratory:
    'laboratorija! laboratorije! laboratorijum! laboratorij! laboratorium! laboratoria! laborator! laboratore! laboratorni!',
  dental:
    'stomatoloska! stomatoloshka! stomatoloski! stomatoloshki! zubna! zubni! stomatologiczny! stomatologiczna! dentystyczny! stomatologicka!',
  optics: 'optika! optike! optyka! optyki! optyczny! optiky!',
  veterinary: 'veterinarska! veterinarski! weterynaryjny! weterynaryjna! weterynarii! veterinarni!',
  warehouse:
    'skladiste! skladishte! skladista! skladishta! stovariste! stovarishte! magazyn! magazyny! magazynu! magazynow! sklad sklady skladu skladove!',
  warehouses: 'skladista! skladishta! stovarista! stovarishta! magazyny! magazynow! sklady! skladu!',
  'cold+storage':
    'hladnjaca! hladnyacha! hladnjace! hladnyache! chlodnia! chlodnie! chlodnictwo! chladirna! chladirny! mrazirna! mrazirny!',
  packaging:
    'ambalaza! ambalazha! ambalaze! ambalazhe! pakovanje! pakovanja! pakiranje! opakowania! opakowanie! opakowani! pakowanie! obaly! obalu! baleni! obalova! obal!',
  containers: 'kontejneri! kontejnera! kontenery! kontenerow! pojemniki! kontejnery! kontejneru!',
  scrap:
    'otpad! otpada! sekundarnih_sirovina! sekundarne_sirovine! staro_gvozde! staro_gvozhde! staro_gvozdje! zlom! zlomu zlomowanie! srot! shrot! srotu! shrotu! kovosrot! kovoshrot! kovosrotu! kovoshrotu! kovovy_odpad!',
  'scrap+metal':
    'otpadno_gvozde! otpadno_gvozhde! otpadno_gvozdje! metalni_otpad! staro_gvozde! staro_gvozhde! staro_gvozdje! zlom! zlomu zlom_metali! kovosrot! kovoshrot! kovosrotu! kovoshrotu!',
  recycling:
    'reciklaza! reciklazha! reciklaze! reciklazhe! recikliranje! recikliranja! recykling! recyklingu! recyklingowy! recyklace! recyklaci! recyklacni! recyklachni!',
  waste: 'otpad! otpada! otpadni! odpady! odpadow! odpadami! odpadu! odpadove!',
  cleaning:
    'ciscenje! chishchenye! ciscenja! chishchenya! sprzatanie! sprzatania! czyszczenie! uklid! uklidove!',
  shoes:
    'cipele! cipela! obuca! obucha! obuce! obuche! buty butow obuwie! obuwia! obuwinicze! obuwniczy! obuv! obuvi! obuvnicka!',
  footwear: 'obuca! obucha! obuce! obuche! obuwie! obuwia! obuv! obuvi!',
  clothing:
    'odeca! odecha! odece! odeche! odjeca! odyecha! odjece! odyeche! konfekcija! konfekcije! odziez! odziezh! odziezy! odziezhy! odziezowy! odziezhowy! odziezowa! odziezhowa! odziezowe! odziezhowe! odevy! odevu! odevni! obleceni! oblecheni!',
  garments: 'konfekcija! konfekcije! odeca! odecha! konfekcja! konfekcji! konfekce!',
  leather:
    'koza kozha koze kozhe kozara kozhara kozna! kozhna! kozne! kozhne! kozarska! kozharska! skora skory skorzany! skorzane! garbarnia! garbarnie! garbarski! kuze kuzhe kozene kozhene! kozeluzna! kozheluzhna! kozedelnny! kozhedelnny!',
  fur: 'krzno! krzna! krzneni! krznarski! futra! futro! futrrzarski! futrzarski! kozesiny! kozheshiny! kozesina! kozheshina!',
  wool: 'vuna vune vunena! welna! welny! welniany! vlna vlny vlnene!',
  silk: 'svila svile svilara! jedwabiu! jedwabniczy! jedwabny! hedvabi! hedvabne!',
  fabrics: 'tkanine! tkanina! tkaniny! tkanin! latky! latek!',
  yarn: 'predionica! predionice! przedza! przedzy! przedzalnia! przedzalnie! prize pradelna! pradelny!',
  knitwear:
    'trikotaza! trikotazha! trikotaze! trikotazhe! dziewiarski! dziewiarskie! trykotaze! trykotazhe! pletarna! pletarny! trikotaz! trikotazh!',
  sewing:
    'sivenje! shivenye! sivenja! shivenya! sivaona! shivaona! krawiecki! krawieckie! szwalnia! siti shiti krejcovstvi! kreychovstvi!',
  timber:
    'drva drvo drvna! drvni! drvena! drveta! drewno! drewna! drewniany! drzewny! drzewna! tarcica! tarcicy! drevo! dreva! drevarsky! drevarska! drevarske! rezivo!',
  'wood+processing':
    'prerada_drveta! prerada_drva! drvo_prerada! drvna_industrija! obrobka_drewna! przetworstwo_drewna! zpracovani_dreva! drevozpracujici!',
  sawmill: 'pilana! pilane! strugara! strugare! tartak! tartaki! tartaku! tartakow! pila pily pilarska!',
  'building+materials':
    'gradevinski_materijal! gradjevinski_materijal! gradevinskog_materijala! gradjevinskog_materijala! gradevinski_materijali! gradjevinski_materijali! materialy_budowlane! materialow_budowlanych! stavebniny! stavebni_materialy! stavebni_hmoty! stavebnin!',
  restaurant:
    'restoran! restorani! restorana! restauracja! restauracje! restauracji! restaurace! restauraci!',
  hotel: 'hotelijerstvo! ugostiteljstvo! ugostiteljstva! hotelarski! hotele! hoteli! hotely! hotelu!',
  accounting:
    'racunovodstvo! rachunovodstvo! racunovodstva! rachunovodstva! knjigovodstvo! ksiegowosc! ksiegowosch! ksiegowosci! rachunkowe! rachunkowy! ucetnictvi! uchetnictvi! ucetni! uchetni!',
  training: 'obuka! obuke! szkolenia! szkolenie! szkoleniowy! skoleni! shkoleni!',
  consulting: 'savetovanje! savetovanja! konsalting! doradztwo! doradztwa! poradenstvi!',
  music:
    'muzika muzike muzicka! muzichka! muzicki! muzichki! glazba! glazbe! muzyka! muzyki! muzyczny! muzyczna! hudba! hudby! hudebni!',
  games: 'igre igri igara! gier herni!',
  sports: 'sportski! sportsko! sportska! shportski! sportowy! sportowa! sportowe! sportovni!',
  nursery: 'rasadnik! rasadnika! szkolka! szkolki! szkolkarski! skolka shkolka skolky shkolky',
  garden: 'vrtovi vrtni! ogrody! ogrodow! ogrodniczy! ogrodnictwo! ogrodnicze! zahrady! zahradnictvi!',
  forest:
    'suma shuma sume shume sumarstvo! shumarstvo! sumarstva! shumarstva! sumsko! shumsko! lesny! lesne! lesnych! lasy lesnictwo! lesni! lesnictvi! lesy',
  heating:
    'grejanje! grejanja! grijanje! grijanja! toplana! toplane! ogrzewanie! ogrzewania! cieplownia! cieplownicza! vytapeni! teplarna! teplarny!',
  fuel: 'gorivo! goriva! paliwa! paliwo! paliwowy! paliva! palivo!',
  buses:
    'autobusi! autobusa! autobuski! autobuska! autobusy! autobusow! autobusowy! autobusu! autobusova! autobus!',
  faith: 'vera vere vjera! vjere! wiara! wiary! vira viry',
  love: 'ljubav! ljubavi! milosc! milosch! milosci! laska! lasky!',
  life: 'zivot! zhivot! zivota! zhivota! zycie zhycie! zycia! zhycia!',
  equality:
    'jednakost! jednakosti! ravnopravnost! ravnopravnosti! rownosc! rownosch! rownosci! rovnost! rovnosti!',
  prosperity: 'prosperitet! prosperiteta! dobrobyt! dobrobytu! prosperita!',
  happiness: 'sreca srecha srece sreche szczescie! szczescia! stesti! shtesti!',
  struggle: 'borba! borbe! walka walki zapas!',
  homeland:
    'otadzbina! otadzhbina! otadzbine! otadzhbine! domovina! domovine! zavicaj! zavichay! zavicaja! zavichaya! ojczyzna! ojczyzny! vlast vlasti domoviny!',
  purchase: 'otkup! otkupa! skup skupu vykup! vykupu!',
  carpets:
    'tepih! tepiha! tepihovi! tepisi! cilimi! chilimi! cilim! chilim! dywany! dywanow! wykladziny! koberce! kobercu! koberec!',
  ironworks:
    'zelezara! zhelezara! zelezare! zhelezare! zeljezara! zhelyezara! zeljezare! zhelyezare! huta_zelaza! huta_zhelaza! zelezarny! zhelezarny! zelezarna! zhelezarna! zelezaren! zhelezaren!',
  processing: 'prerada! prerade! przetworstwo! przetworstwa! przetwornia! zpracovani!',
  marketing:
    'marketinska! marketinshka! marketinski! marketinshki! marketinske! marketinshke! marketingowy! marketingowa! marketingowe! marketingova! marketingove!',
  wood: 'drvo! drveta!',
  'coffee+and+tea':
    'kawa_i_herbata! kava_a_caj! kava_a_chay! kafa_i_caj! kafa_i_chay! kava_i_caj! kava_i_chay!',
  realty:
    'nekretnine! nekretnina! nekretninama! nieruchomosci! nieruchomosc! nieruchomosch! nemovitosti! reality! realitni!',
  child: 'deca! dece djeca! djece! dzieci! dzieciom! deti detem!',
  victims: 'zrtava! zhrtava! zrtve! zhrtve! zrtvama! zhrtvama! ofiar! ofiary! ofiarom! obeti! obetem!',
  'driving+school':
    'auto_skola! auto_shkola! autoskola! autoshkola! autoskole! autoshkole! szkola_jazdy! osrodek_szkolenia_kierowcow! autoskoly! autoshkoly!',
  funeral:
    'pogrebno! pogrebna! pogrebne! pogrebni! pogrzebowy! pogrzebowa! pogrzebowe! pogrzebowych! pohrebni! pohrebnictvi!',
  'funeral+home': 'zaklad_pogrzebowy! dom_pogrzebowy! pogrebno_drustvo! pogrebno_drushtvo! pohrebni_ustav!',
  brickworks: 'ciglana! ciglane! cegielnia! cegielnie! cegielnii! cihelna! cihelny! cihelen!',
  'fish+farm': 'ribnjak! ribnjaka! ribnjaci! gospodarstwo_rybackie! rybi_farma!',
  'dental+clinic':
    'stomatoloska_ordinacija! stomatoloshka_ordinacija! zubna_ordinacija! gabinet_stomatologiczny! zubni_ordinace! zubni_klinika!',
  'animal+feed': 'stocna_hrana! stochna_hrana! stocne_hrane! stochne_hrane! pasze paszy krmiva! krmiv!',
  'pumping+station': 'crpna_stanica! stacja_pomp! przepompownia! cerpaci_stanice! cherpaci_stanice!',
  blind: 'slepih! slijepih! niewidomych! nevidomych!',
  deaf: 'gluvih! gluhih! nieslyszacych! gluchych! neslysicich! neslyshicich!',
  sales: 'prodaja! prodaje! sprzedaz! sprzedazh! sprzedazy! sprzedazhy! prodej! prodeje!',
  mercy: 'milosrde! milosrdje! milosrda! milosrdja! milosierdzie! milosierdzia! milosrdenstvi!',
  vineyards: 'vinogradi! vinograda! winnice! vinice! vinohrady!',
};
