import type { Lexicon } from './lexicon.ts';

/** Words of organisations in Estonian, Latvian, Lithuanian, Finnish, Hungarian and Albanian, and what Romanian has besides. */
export const BALTIC_LEXICON: Lexicon = {
  branch: 'filiaal! filiaali! filiale! filialas! sivukonttori! sivuliike! fióktelepe! fiókja! dega',
  estonia: 'eesti! viro viron!',
  latvia: 'latvijas! lati lätti!',
  lithuania: 'lietuvos! liettua leedu!',
  finland: 'suomen! soome!',
  hungarian: 'magyar magyarország! magyarorszagi!',
  company:
    'ettevõte! firma! uzņēmums! sabiedrība! bendrovė! yhtiö! yritys! cég! vállalat! shoqëria! shoqeria! kompania! tovarystvo vállalata! társaság! társasága! yhtiön! ettevõtte! kompānija! kompānijas! bendrovės! uzņēmuma! įmonė! įmonės! társaságának! selts',
  bank: 'pank! banka! bankas! pankki! bankja! osuuspankki! krājbanka!',
  group: 'kontsern! grupp! grupa! grupė! csoport! grupi!',
  shipping:
    'laevandus! kuģniecība! kugnieciba! laivininkystė! varustamo! hajózás! merenkulku! laevakompanii! laivyba! hajózási! merenkulun! laevanduse! kuģniecības! kuģošanas! laivininkystės! laivybos!',
  port: 'sadam! osta uostas! satama! kikötő! porti! osts! ostas! uosto',
  airport: 'lennujaam! lidosta! oro_uostas! lentoasema! repülőtér! aeroporti!',
  airlines:
    'lennuliinid! aviolīnijas! avialinijos! lentoyhtiö! légitársaság! légitársasága! lentoyhtiön! lennukompanii! aviokompānija! aviosabiedrība! oro_linijos!',
  railway:
    'raudtee! dzelzceļš! dzelzceļs! geležinkeliai! gelezinkeliai! rautatie! vasút! hekurudha! vasúti! dzelzceļa! geležinkelio!',
  trading:
    'kaubandus! kaubamaja! tirdzniecība! tirdzniecibas! prekyba! kauppa! kereskedelmi! tregtare! tregti!',
  transport: 'veod! pārvadājumi! pervežimai! kuljetus! szállítási! szállítmányozás!',
  construction: 'ehitus! būvniecība! buve! statyba! rakennus! építő! építőipari! ndertim! ndërtim!',
  industry:
    'tööstus! rūpniecība! pramonė! teollisuus! ipar! industria! industriale ipari! iparának! teollisuuden! tööstuse! rūpniecības! pramonės!',
  energy: 'energeetika! enerģija! energetika! energija! energiateollisuus! energetikai!',
  oil: 'nafta! õli nafta! naftos! öljy! kőolaj! olaj! naftas! nafte',
  gas: 'gaas! gāze! gāzes! dujos! dujų! kaasu! gáz! földgáz!',
  ministry:
    'ministeerium! ministrija! ministerija! ministeriö! minisztérium! ministria! minisztériuma! minisztériumának! ministeriön! ministeeriumi! ministrijas! ministerijos!',
  defence:
    'kaitse! kaitsevägi! aizsardzības! gynybos! krašto_apsaugos! puolustus! puolustusvoimat! honvédelmi! honvédség! mbrojtjes! mbrojtja!',
  security:
    'turva! drošība! apsauga! turvallisuus! vagyonvédelmi! biztonsági! sigurimi! sigurimit! biztonság! biztonságának! turvallisuuden! julgeoleku! julgeolek! drošības! saugumo! saugumas',
  university: 'ülikool! universitāte! universitetas! yliopisto! egyetem! universiteti!',
  association:
    'liit! ühing! biedrība! savienība! asociacija! draugija! yhdistys! liitto! szövetség! egyesület! shoqata! bashkimi!',
  foundation:
    'sihtasutus! nodibinājums! fonds fondas! säätiö! alapítvány! fondacioni! alapítványa! säätiön! rahasto sihtasutuse! fondo! alapítványának!',
  army: 'kaitsejõud! armija! kariuomenė! armeija! hadsereg! ushtria! ushtria_çlirimtare! hadserege! armeijan! armee! armijos! kariuomene! hadseregének! armijas! kariuomenės! sõjavägi! sõjaväe!',
  liberation:
    'vabastus! atbrīvošanas! išlaisvinimo! vapautus! felszabadítási! çlirimtare! clirimtare! felszabaditasi! felszabadítására! vapautuksen! vabastamise! atbrivosanas! islaisvinimo! felszabadításáért! felszabadítás! felszabadításának! felszabadító! vapauttamiseksi! vabastamiseks! vabastamine! atbrīvošanai! atbrīvošana! išlaisvinimui! išlaisvinimas! vapauttaminen!',
  people: 'rahva! tautas! liaudies! kansan! népi! populli! popullit!',
  party:
    'erakond! partija! puolue! párt partia! pártja! pártjának! puolueen! partei! erakonna! partijas! partijos!',
  front: 'rinne! fronte! frontas! rintama! front frontja! rintaman! rinde frontes! fronto! frontja',
  state:
    'riiklik! valsts! valstybės! valstybinė! valtion! állami! shtetëror! shteteror! állam! allam! államának! riik! valtio! valstybe! valstybė! valtiollinen! riikliku! riigi! valstybinės! valstybinis! riigiettevõte',
  national:
    'rahvuslik! nacionālā! nacionālais! nacionalinė! nacionalinis! kansallinen! nemzeti! kombëtare! kombetare! kansallisen! rahvusliku! nacionālās! nacionālo! nacionalinės! nacionalinio! valstybinis!',
  insurance:
    'kindlustus! apdrošināšana! draudimas! vakuutus! biztosító! sigurimet! biztosítási! vakuutusyhtiö! kindlustuse! apdrošināšanas! draudimo!',
  fishing: 'kalandus! zvejniecība! žvejyba! kalastus! halászati!',
  timber: 'puit! mežs! kokmateriāli! medienos! puutavara! faipari!',
  agricultural: 'põllumajandus! lauksaimniecība! žemės_ūkio! maatalous! mezőgazdasági! bujqësor!',
  limited: 'piiratud!',
  international: 'rahvusvaheline! starptautiskā! tarptautinis! kansainvälinen! nemzetközi! ndërkombëtare!',
  services: 'teenused! pakalpojumi! paslaugos! palvelut! szolgáltató! shërbime!',
  investment: 'investeeringud! ieguldījumi! investicijos! sijoitus! befektetési! befektetés! investime!',
  islamic:
    'islami! islāma! islamo! islamilainen! iszlám! iszlamista! islamilaisen! islamiusuliste! islāmiskā! islāmiskais! islamiška! islamin! islamiskā!',
  'central+bank': 'keskuspankki! keskuspankin! keskpank! keskpanga!',
  central:
    'központi! kozponti! keskne! centrala! centrinis! centrinio! centralais! keskus keskusta keskkomitee! központja! centrālais! centrālā! centrālās! centrinė! centrinės! keskuskomitea',
  guards: 'gardisták! gárdisták! sargai! sargu! kaartilaiset!',
  movement:
    'mozgalom! liike! liikkeen! liikumine! kustiba! kustība! judejimas! judėjimas! mozgalma! mozgalmának! liikumise! kustības! judėjimo!',
  peoples: 'népi! nepi! kansan! rahva! tautas! liaudies! népe',
  resistance:
    'ellenállási! ellenallasi! vastarinta! vastarintaliike! vastupanu! pretosanas! pretošanās! pasipriesinimo! pasipriešinimo! ellenállás! ellenállásának! vastarinnan! vastupanuliikumine! pasipriešinimas!',
  space: 'avaruus! avaruuden! kosmose! kosmosa! kosmoso! űrkutatási! űrkutatás! kosmiskā! kosminė!',
  'space+agency':
    'űrügynökség! űrügynöksége! avaruusjärjestö! avaruusvirasto! avaruushallinto! kosmoseagentuur! kosmosa_aģentūra! kosmoso_agentūra! avaruusjärjestön!',
  'news+agency':
    'hírügynökség! hírügynöksége! távirati_iroda! uutistoimisto! uutistoimiston! tietotoimisto! uudisteagentuur! ziņu_aģentūra! naujienų_agentūra! teadeteagentuur! sajtóügynökség! informacijos_agentūra!',
  news: 'ziņu! ziņas! naujienų! naujienos! uutiset! uutis! uudised! hírek! uudiste!',
  agency:
    'aģentūra! agentūra! agentūros! aģentūras! ügynökség! ügynöksége! ügynökségének! virasto! viraston! toimisto! agentuur! amet amets tarnyba',
  office:
    'hivatal! hivatala! hivatalának! toimisto! virasto! amet ametnik birojs! biuras! biroja! tarnyba! iroda! irodája! kontor büroo! valde! valdyba!',
  service:
    'szolgálat! szolgálata! szolgálatának! palvelu! palvelun! teenistus! teenistuse! dienests! dienesta! tarnyba! tarnybos! laitos! laitoksen! päästeteenistus',
  armed:
    'fegyveres! fegyverese! aseellinen! aseelliset! relvastatud! bruņotie! bruņoto! bruņotais! ginkluotosios! ginkluotųjų! ginkluotas! ginkluotosioms!',
  'armed+forces':
    'fegyveres_erők! fegyveres_erői! fegyveres_erőinek! haderő! haderejének! asevoimat! asevoimien! puolustusvoimien! puolustusvoimat! relvajõud! relvajõudude! relvajõududega bruņotie_spēki! bruņoto_spēku! bruņotajiem_spēkiem! ginkluotosios_pajėgos! ginkluotųjų_pajėgų!',
  forces: 'spēku! spēkiem pajėgų! pajėgoms voimat! voimien! erői! erőinek! jõud jõudude! joukkojen!',
  'general+staff':
    'vezérkar! vezérkara! vezérkari_főnökség! pääesikunta! pääesikunnan! yleisesikunta! yleisesikunnan! kindralstaap! kindralstaabi! peastaap! ģenerālštābs! ģenerālštāba! generalinis_štabas! generalinio_štabo!',
  staff: 'esikunta! esikunnan! staap! štābs! štabas! štabo! törzs! staabi!',
  'border+guard':
    'határőrség! határrendészet! határőrsége! rajavartiolaitos! rajavartiolaitoksen! rajavartiosto! piirivalve! piirivalveteenistus! piirivalveamet! robežsardze! robežsardzes! robežapsardze! robežapsardzes! sienos_apsauga! sienos_apsaugos! sienos_apsaugos_tarnyba! pasienio_apsauga! pasienio_tarnyba!',
  border: 'határ rajan piiri robežu! robežas! robežu sienos pasienio! határőr!',
  'coast+guard':
    'parti_őrség! merivartiosto! rannavalve! krasta_apsardze! pakrančių_apsauga! rannikuvalve! krasta_apsardzes!',
  guard:
    'gárda gárdája! őrség! őrsége! kaarti! kaartin! kaardi gvarde! gvardes! gvardija! gvardijos! vartija vartiosto! kaardivägi! kaardiväe!',
  foreign:
    'külső! külügyi! külföldi! ulkomaan! ulkomaiset! ulko välis! välise ārējās! ārējā! ārvalstu! ārlietu! užsienio! ulkomainen! külgazdasági!',
  'foreign+intelligence+service':
    'ulkomaantiedustelupalvelu! ulkomaantiedustelupalvelun! ulkomaantiedustelu! välisluureteenistus! välisluureamet! välisluureteenistuse! külső_hírszerző_szolgálat! ārējās_izlūkošanas_dienests! užsienio_žvalgybos_tarnyba!',
  'intelligence+service':
    'hírszerző_szolgálat! titkosszolgálat! titkosszolgálata! tiedustelupalvelu! tiedustelupalvelun! luureteenistus! luureteenistuse! izlūkdienests! izlūkdienesta! žvalgybos_tarnyba! luureamet! salapalvelu!',
  intelligence: 'hírszerzési! hírszerzés! hírszerző! tiedustelu! luure izlūkošanas! žvalgybos!',
  'military+intelligence':
    'sotilastiedustelu! sotilastiedustelun! sõjaväeluure! militārās_izlūkošanas! karinės_žvalgybos! katonai_hírszerzés! sõjaväeluureteenistus!',
  petrochemical:
    'petrolkémiai! petrolkémia! petrokemian! petrokemia! petrokemiallinen! naftakeemia! naftas_ķīmijas! naftos_chemijos! petroķīmijas! petrochemijos! petrokeemia!',
  'petrochemical+company': 'naftakeemiaettevõte! petrokemianyhtiö! naftakeemiafirma!',
  'nuclear+power+plant':
    'atomerőmű! atomerőműve! ydinvoimala! ydinvoimalaitos! ydinvoimalan! tuumaelektrijaam! tuumajaam! atomelektrostacija! atomelektrostacijas! kodolspēkstacija! atominė_elektrinė! atominės_elektrinės! branduolinė_elektrinė! tuumaelektrijaama!',
  'power+plant':
    'erőmű! erőműve! voimala! voimalaitos! elektrijaam! elektrijaama! elektrostacija! elektrostacijas! spēkstacija! elektrinė! elektrinės! lämpövoimala! soojuselektrijaam! vesivoimala!',
  nuclear:
    'nukleáris! atom atomenergia! ydin ydinenergia! tuumaenergia! atominė! atominės! atomenerģijas! kodol branduolinės! kodolu',
  'atomic+energy':
    'atomenergia! ydinenergia! ydinenergian! atomienergian! atomienergia! tuumaenergia! aatomienergia! atomenerģijas! kodolenerģijas! atominės_energijos! branduolinės_energijos! atomenergetikai! atomenerģija! aatomenergia!',
  'atomic+energy+organization':
    'atomienergiajärjestö! ydinenergiajärjestö! atomenergia_szervezet! aatomienergiaorganisatsioon! tuumaenergiaorganisatsioon! atomienergiajärjestön! atomenerģijas_organizācija! atominės_energijos_organizacija! atomenergia_szervezete!',
  'election+commission':
    'választási_bizottság! választási_bizottsága! vaalilautakunta! vaalikomissio! vaalilautakunnan! valimiskomisjon! valimiskomisjoni! vēlēšanu_komisija! vēlēšanu_komisijas! rinkimų_komisija! rinkimų_komisijos!',
  'central+election+commission':
    'keskusvaalilautakunta! keskusvaalilautakunnan! keskvalimiskomisjon! keskvalimiskomisjoni! keskusvaalikomissio!',
  election:
    'választási! választás! vaali vaalit! vaalien! valimis! valimised! vēlēšanu! vēlēšanas! rinkimų! rinkimai!',
  commission:
    'bizottság! bizottsága! bizottságának! komissio! lautakunta! lautakunnan! komission! komisjon! komisjoni! komisija! komisijas! komisijos! valtuuskunta',
  committee: 'komitee! komiteja! komitejas! komitetas! komiteto! komitea! komitean! bizottság! bizottsága!',
  'customs+service':
    'vámszolgálat! vámhatóság! tullilaitos! tulliteenistus! muitas_dienests! muitinės_tarnyba! tullipalvelu! vámőrség!',
  'customs+office':
    'vámhivatal! vámhivatala! tollivirasto tolliamet! tolliameti! muitas_pārvalde! muitinės_departamentas! tullivirasto!',
  customs: 'vám vámügyi! tulli tullin! toll tolli! muitas! muita! muitinės! muitinė! muitines!',
  'customs+administration':
    'vámigazgatóság! vámigazgatósága! tullihallitus! tullihallinto! tollihaldus! muitas_administrācija! muitinės_administracija! muitas_pārvalde!',
  north: 'észak pohjois põhja ziemeļu! šiaurės! pohjoinen',
  academy:
    'akadémia! akadémiája! akatemia! akatemian! akadeemia! akadēmija! akadēmijas! akademija! akademijos!',
  'academy+of+sciences':
    'tudományos_akadémia! tudományos_akadémiája! tiedeakatemia! tiedeakatemian! teaduste_akadeemia! zinātņu_akadēmija! zinātņu_akadēmijas! mokslų_akademija! mokslų_akademijos!',
  sciences: 'tudományok! tudományos! tieteiden! tiede teaduste! zinātņu! mokslų!',
  'ministry+of+defence':
    'védelmi_minisztérium! honvédelmi_minisztérium! védelmi_minisztériuma! puolustusministeriö! puolustusministeriön! kaitseministeerium! kaitseministeeriumi! aizsardzības_ministrija! gynybos_ministerija! krašto_apsaugos_ministerija! aizsardzības_ministrijas!',
  'ministry+of+interior':
    'belügyminisztérium! belügyminisztériuma! sisäministeriö! sisäasiainministeriö! sisäministeriön! siseministeerium! siseministeeriumi! iekšlietu_ministrija! vidaus_reikalų_ministerija! iekšlietu_ministrijas!',
  'ministry+of+foreign+affairs':
    'külügyminisztérium! külügyminisztériuma! ulkoasiainministeriö! ulkoministeriö! ulkoministeriön! välisministeerium! välisministeeriumi! ārlietu_ministrija! užsienio_reikalų_ministerija! ārlietu_ministrijas!',
  'ministry+of+finance':
    'pénzügyminisztérium! pénzügyminisztériuma! valtiovarainministeriö! valtiovarainministeriön! rahandusministeerium! rahandusministeeriumi! finanšu_ministrija! finansų_ministerija!',
  'ministry+of+justice':
    'igazságügyi_minisztérium! igazságügyminisztérium! oikeusministeriö! oikeusministeriön! justiitsministeerium! tieslietu_ministrija! teisingumo_ministerija!',
  'ministry+of+health':
    'egészségügyi_minisztérium! terveysministeriö! tervishoiuministeerium! veselības_ministrija! sveikatos_apsaugos_ministerija! sveikatos_ministerija! terviseministeerium!',
  'ministry+of+oil':
    'olajminisztérium! kőolajipari_minisztérium! öljyministeriö! naftaministeerium! naftas_ministrija! naftos_ministerija! olajügyi_minisztérium!',
  'ministry+of+intelligence':
    'hírszerzési_minisztérium! tiedusteluministeriö! luureministeerium! izlūkošanas_ministrija! žvalgybos_ministerija!',
  'ministry+of+education':
    'oktatási_minisztérium! opetusministeriö! haridusministeerium! izglītības_ministrija! švietimo_ministerija!',
  railways:
    'vasutak! vasút! vasúttársaság! államvasutak! rautatiet! rautateiden! raudteed! raudtee! dzelzceļi! dzelzceļš! dzelzceļu! geležinkeliai! geležinkelių! valtionrautatiet!',
  'air+force':
    'légierő! légiereje! légierejének! ilmavoimat! ilmavoimien! õhuvägi! õhujõud! õhuväe! gaisa_spēki! gaisa_spēku! karinės_oro_pajėgos! karinių_oro_pajėgų! oro_pajėgos! oro_pajėgų! õhujõudude!',
  navy: 'haditengerészet! haditengerészete! merivoimat! merivoimien! merevägi! mereväe! jūras_spēki! jūras_spēku! karinės_jūrų_pajėgos! karinių_jūrų_pajėgų! jūras_kara_spēki!',
  'popular+front':
    'népfront! népi_front! kansanrintama! kansanrintaman! rahvarinne! rahvarinde! tautas_fronte! liaudies_frontas! liaudies_fronto! kansanrintama!',
  'liberation+army':
    'felszabadítási_hadsereg! vapautusarmeija! vapautusarmeijan! vabastusarmee! atbrīvošanas_armija! išlaisvinimo_armija!',
  'liberation+front':
    'felszabadítási_front! vapautusrintama! vapautusrintaman! vabastusrinne! atbrīvošanas_fronte! išlaisvinimo_frontas! felszabadító_front!',
  'resistance+movement':
    'vastarintaliike! ellenállási_mozgalom! vastupanuliikumine! pretošanās_kustība! pasipriešinimo_judėjimas!',
  'peoples+army': 'néphadsereg! kansanarmeija! kansanarmeijan! rahvaarmee! tautas_armija! liaudies_armija!',
  martyrs:
    'mártírok! mártírjai! vértanúk! marttyyrien! marttyyrit! märtrite! märtrid! mocekļu! mocekļi! kankinių! kankiniai! mártírjainak!',
  brigades:
    'brigádok! dandárok! brigádjai! prikaatit! prikaatien! brigaadid! brigaadide! brigādes! brigāžu! brigados! brigadų!',
  brigade:
    'brigád! brigádja! dandár! prikaati! prikaatin! brigaad! brigaadi! brigāde! brigādes! brigada! brigados!',
  battalion:
    'zászlóalj! zászlóalja! pataljoona! pataljoonan! pataljon! pataljoni! bataljons! bataljona! batalionas! bataliono!',
  corporation:
    'vállalat! korporáció! korporaatio! korporatsioon! korporācija! korporacija! korporācijas! korporacijos!',
  shipbuilding:
    'hajóépítő! hajóépítési! hajóépítés! laivanrakennus! laivanrakennuksen! laevaehitus! laevaehituse! kuģubūves! kuģu_būves! laivų_statybos! kuģubūve! laivų_statyba!',
  council:
    'tanács! tanácsa! tanácsának! neuvosto! neuvoston! nõukogu! padome! padomes! taryba! tarybos! valtuusto',
  'guardian+council':
    'őrök_tanácsa! alkotmányőrök_tanácsa! valvojainneuvosto! vartijainneuvosto! valvojien_neuvosto! eestkostjate_nõukogu! kaitsjate_nõukogu! valvurite_nõukogu! sargu_padome! uzraudzības_padome! sergėtojų_taryba! saugotojų_taryba! aizbildņu_padome!',
  'security+council':
    'biztonsági_tanács! biztonsági_tanácsa! turvallisuusneuvosto! turvallisuusneuvoston! julgeolekunõukogu! drošības_padome! drošības_padomes! saugumo_taryba! saugumo_tarybos! turvanoukogu!',
  'security+committee':
    'biztonsági_bizottság! turvallisuuskomitea! turvallisuuskomitean! julgeolekukomitee! drošības_komiteja! saugumo_komitetas!',
  'state+security':
    'állambiztonsági! állambiztonság! valtion_turvallisuus! riikliku_julgeoleku! valsts_drošības! valstybės_saugumo! riigijulgeoleku!',
  fisheries:
    'halászati! halászat! kalastuksen! kalatalous! kalatalouden! kalanduse! kalandus! zivsaimniecības! zvejniecības! žuvininkystės! žvejybos! kalandusministeerium',
  steel:
    'acél acélmű! acélművek! teräs terästehdas! teras terasetehas! tērauda! plieno! acélipari! tēraudlietuve!',
  mining:
    'bányászati! bányászat! kaivos! kaivosyhtiö! kaevandus! kaevandamise! kalnrūpniecības! kasybos! ieguves! bánya kaivosteollisuus! mäetööstus!',
  'stock+exchange':
    'tőzsde! értéktőzsde! tőzsdéje! értéktőzsdéje! pörssi! arvopaperipörssi! börs! väärtpaberibörs! birža! biržos! fondu_birža! vertybinių_popierių_birža! fondų_birža! biržas!',
  relief:
    'segélyszervezet! segély segélyezési! avustus! avustusjärjestö! abi abistamise! palīdzības! pagalbos! hätäapu! katasztrófaelhárítás! humanitárius!',
  'relief+organization':
    'segélyszervezet! avustusjärjestö! abiorganisatsioon! palīdzības_organizācija! pagalbos_organizacija! avustusjärjestön!',
  fund: 'alap alapja! rahasto! rahaston! fond fondi fonds fonda fondas! fondo!',
  'development+fund':
    'fejlesztési_alap! kehitysrahasto! arengufond! attīstības_fonds! plėtros_fondas! vystymo_fondas!',
  development:
    'fejlesztési! fejlesztés! fejlődés! kehitys! kehityksen! arengu! areng attīstības! attīstība! plėtros! vystymo! plėtra!',
  charitable:
    'jótékonysági! jótékony! hyväntekeväisyys! heategevus! heategevuslik! labdarības! labdaros! hyväntekeväisyysjärjestö! heategevusfond! labdarīgais!',
  charity:
    'jótékonyság! jótékonysági_szervezet! hyväntekeväisyys! heategevus! heategevusorganisatsioon! labdarība! labdara hyväntekeväisyysjärjestö!',
  youth:
    'ifjúsági! ifjúság! nuorten! nuoriso! noorte! noorsoo! jaunatnes! jauniešu! jaunimo! nuorisoliitto! noorteliit!',
  women: 'női nők naisten! naiste! sieviešu! moterų!',
  workers:
    'munkás munkások! dolgozók! työläisten! työväen! tööliste! strādnieku! darbininkų! darbo munkáspárti! työväki!',
  court:
    'bíróság! bírósága! oikeus tuomioistuin! tuomioistuimen! kohus kohtu tiesa tiesas! teismas! teismo! törvényszék!',
  'supreme+court':
    'legfelsőbb_bíróság! legfelsőbb_bírósága! korkein_oikeus! korkeimman_oikeuden! riigikohus! ülemkohus! augstākā_tiesa! aukščiausiasis_teismas! kúria',
  supreme:
    'legfelsőbb! legfelső! korkein! kõrgeim! ülem augstākā! augstākās! aukščiausiasis! aukščiausioji! vyriausioji! kõrgem',
  parliament:
    'parlament! országgyűlés! parlamentje! eduskunta! parlamentti! parlamentin! riigikogu! parlament! saeima! saeimas! parlaments! seimas! seimo! parlamentas! parlamento!',
  prison:
    'börtön! börtöne! vankila! vankilan! vangla! cietums! cietuma! kalėjimas! kalėjimo! ieslodzījuma_vieta!',
  prisons: 'börtönök! vankilat! vankiloiden! vanglate! cietumu! kalėjimų! büntetés_végrehajtási!',
  tax: 'adó adóhivatal! adóügyi! vero verohallinto! maksu maksuamet! nodokļu! mokesčių!',
  'tax+office': 'adóhivatal! verotoimisto! maksuamet! maksuameti! nodokļu_pārvalde! mokesčių_inspekcija!',
  broadcasting:
    'műsorszóró! műsorszolgáltató! rádió yleisradio! ringhääling! raidorganizācija! apraides! transliavimo! transliuotojas! rahvusringhääling! yleisradioyhtiö!',
  television:
    'televízió! televíziója! televisio! television! televisioon! televīzija! televīzijas! televizija! televizijos!',
  police:
    'rendőrség! rendőrsége! rendőri! rendészet! poliisi! poliisin! politsei! policija! policijas! policijos! milicija! rendőrségének!',
  'shipping+company':
    'hajózási_társaság! varustamo! varustamon! laevandusettevõte! laevakompanii! kuģniecība! kuģniecības_uzņēmums! laivybos_kompanija! laivybos_bendrovė! laivayhtiö! hajózási_vállalat!',
  aviation:
    'légi légiközlekedési! repülési! ilmailu! ilmailun! lennundus! lennunduse! aviācijas! aviacijos! ilmailulaitos! lennuamet!',
  aerospace:
    'légi_és_űripar! repülőgépipari! ilmailu_ja_avaruus! lennundus_ja_kosmose! aviācijas_un_kosmosa! kosmonautikos! űripari!',
  arms: 'fegyver fegyverek! aseiden! aseet relvade! relva ieroču! ginklų!',
  'arms+export':
    'fegyverexport! asevienti! aseviennin! relvaeksport! ieroču_eksporta! ginklų_eksporto! fegyverkereskedelmi!',
  export: 'export exportőr vienti! viennin! eksport! ekspordi! eksporta! eksporto!',
  import: 'behozatali! tuonti! tuonnin! importa! importo!',
  leasing: 'lízing! lízingcég! leasingrahoitus! liising! līzinga! līzings! lizingo! lizingas!',
  'chamber+of+commerce':
    'kereskedelmi_kamara! kereskedelmi_kamarája! kauppakamari! kauppakamarin! kaubanduskoda! tirdzniecības_kamera! prekybos_rūmai!',
  'trading+house': 'kereskedőház! kauppahuone! kaubamaja! tirdzniecības_nams! prekybos_namai!',
  missile: 'rakétavédelmi! rakéta rakétacsapatok! ohjusjoukot! ohjusten! raketivägi! raķešu! raketų!',
  research:
    'kutatási! kutató! tutkimus! tutkimuksen! uurimis! uurimise! teadusuuringute! pētniecība! pētījumu! tyrimų! tyrimai!',
  'research+institute':
    'kutatóintézete! tutkimuslaitoksen! uurimisinstituut! teadusinstituudi! pētniecības_institūta! mokslinių_tyrimų_institutas! uurimisinstituudi!',
  'research+center':
    'kutatóközpontja! tutkimuskeskuksen! uurimiskeskuse! pētniecības_centra! tyrimų_centro! mokslinių_tyrimų_centras! pētījumu_centrs!',
  center: 'központ! központja! keskus! keskuksen! keskus! centrs! centra! centras! centro',
  institute:
    'intézet! intézete! laitos instituutti! instituut! instituudi! institūts! institūta! institutas! instituto!',
  oppressed: 'elnyomottak! sorrettujen! rõhutute! apspiesto! engiamųjų! prispaustųjų! nuskriaustųjų!',
  general:
    'általános! yleinen! üldine! ģenerāl vispārējā! generalinis! generalinio! generalinė! főigazgatóság',
  organization:
    'szervezete! szervezetének! järjestö! järjestön! organisaation! organisatsiooni! organizācijas! organizacijos!',
  academic: 'akadémiai!',
  'holy+war':
    'szent_háború! szent_háborúja! pyhä_sota! pyhän_sodan! püha_sõda! svētais_karš! svētā_kara! šventasis_karas! šventojo_karo!',
  revolutionary:
    'forradalmi! vallankumouksellinen! vallankumouksen! revolutsiooniline! revolucionārā! revoliucinė! revoliucinis! revoliucijos! revolūcijas! vallankumouskaarti! vallankumousoikeus!',
  'revolutionary+guard':
    'vallankumouskaarti! vallankumouskaartin! forradalmi_gárda! revolutsiooniline_kaardivägi! revolūcijas_gvarde! revoliucinė_gvardija! revoliucijos_gvardija! vallankumous_kaarti!',
  military:
    'katonai! sotilaallinen! sotilas sõjaväe! militārā! militārais! karinė karinis! karinės! karinių! kara',
  scientific:
    'tudományos! tieteellinen! teaduslik! zinātniskais! zinātniskā! mokslinis! mokslinė! moksliniai! zinātniski!',
  technical: 'műszaki! tekninen! tehniline! tehniskā! tehniskais! techninė! technikos! technikas',
  telecommunications:
    'távközlési! tietoliikenne! telekommunikatsioon! telekomunikāciju! telekomunikacijų! televiestintä!',
  tobacco: 'dohány dohányipari! tupakka! tubaka! tabakas! tabako!',
  engineering: 'mérnöki! insinööri! inseneri! inženieru! inžinerijos! inžinerinė!',
  democratic:
    'demokratikus! demokraattinen! demokraatlik! demokrātiskā! demokratinė! demokratinis! demokrātiskās! demokraattisen! demokrata!',
  reconstruction:
    'újjáépítési! jälleenrakennus! jälleenrakennuksen! taastamise! ülesehitamise! atjaunošanas! rekonstrukcijas! atstatymo!',
  industries: 'iparágak! teollisuudet! rūpniecības! pramonės!',
  iranian: 'irani iraani',
  russian: 'orosz',
  iraqi: 'iraki iraagi',
  yemeni: 'jemeni',
  turkish: 'török türgi turkin',
  israeli: 'izraeli iisraeli',
  polish: 'lengyel',
  korean: 'koreai korejas korejos',
  cuban: 'kuuba kubai kubas kuuban kubos',
  libyan: 'libiai libyan liibüa',
  lebanese: 'libanoni libanonin',
  tehran: 'teheráni teheranin teherani teherānas teherano',
  bushehr: 'bushehrin busehri bushehri bušero bušēras bushehras',
  damascus: 'damaszkuszi damaskoksen damaskuse damaskas damasko',
  moscow: 'moszkvai moskovan moskva maskavas maskvos',
  minsk: 'minszki minskin minski minskas minsko',
  baghdad: 'bagdadi bagdadin bagdādes bagdado',
  'workers+party':
    'munkáspárt! munkáspártja! työväenpuolue! työväenpuolueen! töölispartei! tööpartei! strādnieku_partija! darbininkų_partija! darbo_partija!',
  kurdistan: 'kurdistani kurdisztáni kurdistanin kurdistānas kurdistano',
  communist: 'kommunista! kommunistinen! kommunistlik! komunistiskā! komunistų! komunistu! kommunistisen!',
  socialist: 'szocialista! sosialistinen! sotsialistlik! sociālistiskā! socialistų! socialistinė!',
  atomic: 'aatomi! atomi! atominė!',
  refinery:
    'finomító! finomítója! kőolajfinomító! jalostamo! öljynjalostamo! rafineerimistehas! rafinēšanas! naftas_pārstrādes! naftos_perdirbimo! perdirbimo_gamykla! pārstrādes_rūpnīca!',
  interior: 'belügyi! sisäasiain! sise iekšlietu! vidaus_reikalų!',
  union: 'szövetség! szövetsége! liitto! liiton! liidu! savienība! savienības! sąjunga! sąjungos!',
  tribunal: 'törvényszék! bíróság! tribunāls! tribunolas!',
  'red+crescent':
    'vörös_félhold! vörös_félholdja! punainen_puolikuu! punaisen_puolikuun! punane_poolkuu! punase_poolkuu! sarkanais_pusmēness! sarkanā_pusmēness! raudonasis_pusmėnulis! raudonojo_pusmėnulio!',
  'red+cross':
    'vöröskereszt! punainen_risti! punane_rist! sarkanais_krusts! sarkanā_krusta! raudonasis_kryžius! raudonojo_kryžiaus!',
  'air+defence':
    'légvédelmi! légvédelem! ilmapuolustus! ilmatorjunta! õhutõrje! pretgaisa_aizsardzības! pretgaisa! oro_gynybos!',
  command:
    'parancsnokság! parancsnoksága! komentokeskus johto väejuhatus! pavēlniecība! vadavietė! karinė_vadovybė! vadovybė!',
  ammunition: 'lőszer lőszergyár! ammus ammustehdas! laskemoona! munīcijas! šaudmenų! amunicijos!',
  'ammunition+factory': 'lőszergyár! ammustehdas! laskemoonatehas! munīcijas_rūpnīca! šaudmenų_gamykla!',
  coal: 'szén kivihiili! kivisöe! akmeņogļu!  akmens_anglių! anglies! szénbányászati!',
  'black+sea': 'fekete_tengeri! mustanmeren! musta_mere! melnās_jūras! juodosios_jūros!',
  'baltic+fleet': 'balti_flotta! itämeren_laivasto! balti_laevastik! baltijas_flote! baltijos_laivynas!',
  fleet: 'flottája! laivaston! laevastiku! flotes! laivyno!',
  applied: 'alkalmazott! sovelletun soveltava rakendus lietišķās! lietiskas! taikomosios! taikomoji!',
  physics: 'fizikai! fysiikan! fysiikka! füüsika! fizikas fizikos!',
};
