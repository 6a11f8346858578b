import type { Lexicon } from './lexicon.ts';

/** Further words of bodies, plants and trades in Finnish, Estonian, Latvian, Lithuanian, Hungarian, Irish and Maltese. */
export const BODIES_BALTIC: Lexicon = {
  academy: 'acadamh! akkademja! l-akkademja! tal-akkademja!',
  administration:
    'hallinnon! hallinnollinen! haldus! közigazgatás! közigazgatási! riarachán! riaracháin! lucht_riaracháin!',
  affairs: 'reikalai! reikalų! gnóthaí! ghnóthaí! gnó affarijiet!',
  agency: 'toimiston! gníomhaireacht! gníomhaireachta! ghníomhaireacht!',
  agriculture:
    'maatalouden! lauksaimniecības! zemkopība! zemkopības! žemės_ūkis! mezőgazdaság! földművelésügyi! talmhaíocht! talmhaíochta! l-agrikoltura! tal-agrikoltura! agrikolu! biedja!',
  'air+force': 'légierők! aerfhórsa! aerchór! aerchóir! forza_tal-ajru! forzi_tal-ajru!',
  aircraft:
    'lentokone! lentokoneiden! ilma-alus! ilma-alusten! lennuk! lennukite! õhusõiduk! õhusõidukite! lidmašīna! lidmašīnas! lidmašīnu! gaisakuģis! gaisakuģu! lėktuvas! lėktuvai! lėktuvų! orlaivis! orlaiviai! orlaivių! légi_jármű! aerárthach! aerárthaí! eitleán! inġenji_tal-ajru! inġenju_tal-ajru! ajruplani!',
  'aircraft+plant': 'lentokonetehdas! lentokonetehtaan! lennukitehas! lennukitehase!',
  airline: 'lennufirma! lennuettevõtja! aviolīniju! oro_linijų! aerlínte! linja_tal-ajru! linji_tal-ajru!',
  airport:
    'lentoaseman! lentokenttä! lentokentän! lennujaama! lidostas! oro_uosto! aerfort! aerfoirt! aerphort! ajruport! l-ajruport! tal-ajruport!',
  aluminium: 'alumiinin! aliuminis! alumíniumipari! aluminju! tal-aluminju!',
  ammunition:
    'ammukset! ammusten! ampumatarvikkeet! ampumatarvikkeiden! laskemoon! šaudmenys! amunicija! lőszerek! lőszergyártó! lón_lámhaigh! armlón! armlóin! munizzjon! il-munizzjon! tal-munizzjon! munizzjonijiet!',
  'ammunition+factory': 'patruunatehdas! patruunatehtaan! ammustehtaan!',
  armed: 'felfegyverzett!',
  'armed+forces': 'haderők! fórsaí_armtha! bhfórsaí_armtha!',
  'arms+factory': 'asetehdas! asetehtaan!',
  army: 'maavoimat! maavoimien! maavägi! óglaigh! óglach!',
  association:
    'yhdistyksen! yhteenliittymä! yhteenliittymän! ühingu! ühendus! ühenduse! apvienība! apvienības! susivienijimas! susivienijimo! társulás! társulat! comhlachas! comhlachais! assoċjazzjoni! l-assoċjazzjoni! tal-assoċjazzjoni! għaqda!',
  atomic: 'atomika!',
  authority: 'údaráis! awtoritajiet!',
  automobile: 'autorūpnīca! autorūpnīcas! gluaisteán! gluaisteáin! mótar!',
  'automobile+plant': 'autotehtaan! autotehase! autógyár! autógyára! gépkocsigyár!',
  aviation:
    'légiközlekedés! légügyi! repülés! eitlíocht! eitlíochta! heitlíochta! avjazzjoni! l-avjazzjoni! tal-avjazzjoni!',
  bank: 'takarékbank! banc! bainc! bhanc!',
  battalion: 'cathlán! chathlán!',
  biology:
    'biologia! biologian! bioloogia! bioloģija! bioloģijas! biologijos! bitheolaíocht! bitheolaíochta! bijoloġija! tal-bijoloġija! bijoloġika!',
  board: 'juhatus! juhatuse!',
  border: 'pasienis! teorainn! teorann!',
  'border+guard': 'rajavartioston! pasieniečiai! pasieniečių! pasienio_apsaugos!',
  branch: 'sivuliikkeen! haarakonttori! filialo! fióktelep! fiók! kirendeltség! brainse! craobh! craoibhe!',
  brigade: 'dandárja! briogáid! briogáide!',
  broadcasting: 'ringhäälingu! ix-xandir! tax-xandir!',
  'cabinet+ministers': 'ministru_kabinets! ministru_kabineta!',
  'carriage+building': 'vagonbūve! vagonbūves!',
  cement:
    'sementin! tsemendi! tsemenditehas! tsemenditehase! cementas! cementgyár! cementgyára! cementipari! stroighin! stroighne!',
  center: 'lárionad! lárionaid! ionaid! iċ-ċentru! taċ-ċentru! ċentri!',
  central: 'lárnach! lárnacha!',
  'central+bank': 'jegybank! banc_ceannais! bhanc_ceannais!',
  centre: 'lárionad! lárionaid! ionaid! iċ-ċentru! taċ-ċentru!',
  chamber: 'kamera! palātas! kamarája! il-kamra! tal-kamra!',
  'chamber+commerce': 'kaubanduskoja!',
  charitable: 'heategevusliku!',
  'charitable+foundation': 'hyväntekeväisyyssäätiö! hyväntekeväisyyssäätiön!',
  charity:
    'hyväntekeväisyysjärjestön! labdara! labdaringas! carthanacht! carthanachta! charthanach! carthanach! tal-karità! karitattiva!',
  chemical:
    'kemiallinen! kemiallisen! keemiline! keemilise! ķīmijas! ķīmiskais! vegyi! vegyipari! vegyipar! ceimiceacha! ceimice! kimiċi!',
  chemistry: 'vegyészeti! ceimice!',
  church:
    'kirkko! kirkon! baznīca! baznīcas! bažnyčia! bažnyčios! egyház! egyháza! egyházi! eaglaise! heaglaise! knisja! il-knisja! tal-knisja!',
  city: 'pilsēta! pilsētas! miestas! miesto! város! városi! cathrach! il-belt! tal-belt!',
  closed: 'slēgta!',
  coal: 'kivihiilen! kivisüsi! ogles! szénbánya! gual! faħam! tal-faħam!',
  college: 'főiskola! főiskolája! coláiste! choláiste!',
  combine: 'kombinaatti! kombinaatin! kombinaadi! kombināta! kombinato! kombinátja!',
  command: 'kmand! il-kmand! tal-kmand!',
  commerce: 'tráchtáil! tráchtála!',
  commercial:
    'kaupallinen! kaupallisen! komerciāls! komerciālā! komercbanka! komercsabiedrība! komercinis! komercinė! kereskedő! kummerċjali!',
  commission: 'toimikunta! toimikunnan! coimisiún! coimisiúin! choimisiún!',
  committee: 'valiokunta! valiokunnan! coiste! choiste! coistí! kumitat! il-kumitat! tal-kumitat!',
  communications:
    'viestintä! viestinnän! cumarsáid! cumarsáide! chumarsáid! komunikazzjoni! komunikazzjonijiet! tal-komunikazzjoni!',
  communist: 'cumannach!',
  company: 'yrityksen! äriühing! äriühingu! chuideachta! comhlacht! comhlachta! comhlucht! cuideachtaí!',
  computers:
    'datori! datoru! számítógép! számítástechnika! számítástechnikai! ríomhaire! ríomhairí! ríomhaireacht! ríomhaireachta!',
  construction:
    'rakentaminen! rakentamisen! celtniecība! celtniecības! statybų! építés! építőipar! tógála! foirgníocht! foirgníochta! kostruzzjoni! il-kostruzzjoni! tal-kostruzzjoni!',
  cooperative: 'osuuskunnan! ühistu! szövetkezeti! comharchumainn! comharchumannach!',
  copper: 'kupari! kuparin! copar!',
  corporation:
    'testület! corparáid! corparáide! chorparáid! korporazzjoni! il-korporazzjoni! tal-korporazzjoni!',
  council: 'comhairle! chomhairle! il-kunsill! tal-kunsill!',
  court: 'oikeus! oikeuden! kohus! teismai! cúirte! chúirt! cúirteanna! il-qorti! tal-qorti!',
  credit: 'creidmheas! creidmheasa! chreidmheasa! il-kreditu! tal-kreditu!',
  'credit+union': 'kredito_unija! kredito_unijos!',
  customs: 'tullilaitoksen! toll! vám custam! dwana! id-dwana! tad-dwana!',
  defence: 'puolustuksen! riigikaitse! apsaugos! védelem! honvédelem! cosanta! gcosaint!',
  'defence+forces': 'kaitsejõudude!',
  'defence+industry': 'puolustusteollisuuden! kaitsetööstus! kaitsetööstuse!',
  democratic: 'kansanvaltainen! demokraatliku! daonlathach! dhaonlathach! daonlathacha!',
  department:
    'osasto! osaston! osakonna! departemang! departemangu! nodaļa! nodaļas! skyrius! skyriaus! osztály! osztálya! főosztály! főosztálya! ügyosztály! roinnte!',
  design: 'tervezés! tervező! tervezési! deartha! id-disinn! tad-disinn!',
  'design+bureau':
    'suunnittelutoimisto! suunnittelutoimiston! konstrueerimisbüroo! konstruktoribüroo! tervezőiroda! tervezőirodája!',
  development:
    'kehittäminen! kehittämisen! areng! arendus! arenduse! arendamine! vystymas! forbairt! forbartha! fhorbairt! żvilupp! l-iżvilupp! tal-iżvilupp!',
  diamonds: 'timantit! timanttien! teemantide! dimanti! dimantu! deimantų! djamanti! tad-djamanti!',
  directorate: 'hallinnon! valitsus! valitsuse! pārvaldes! valdybos! ardstiúrthóireacht! stiúrthóireachta!',
  division: 'hadosztály! hadosztálya! rannóg! rannóige! diviżjoni! id-diviżjoni! tad-diviżjoni!',
  drones: 'droonid! droonide! dronų! bepiločiai! bepiločių! drónok! pilóta_nélküli! dróna!',
  eastern: 'itäinen! itäisen! austrumu! rytinis! rytinė! oirthear! oirthir! lvant! tal-lvant!',
  economy:
    'saimniecība! saimniecības! ūkis! geilleagar! geilleagair! eacnamaíoch! eacnamaíochta! eacnamaíocht!',
  education:
    'izglītība! izglītības! švietimas! švietimo! oktatás! oktatási! oideachas! oideachais! oideachasúil!',
  electrical:
    'sähköinen! sähkötekninen! sähköteknisen! villamos! villamossági! elektromos! leictreach! leictreacha! leictreachais! elettriku! elettrika! elettriċi!',
  electricity:
    'sähkö! sähkön! elekter! elektri! elektros! leictreachas! leictreachais! elettriku! tal-elettriku!',
  electronics: 'leictreonaic! leictreonaice! leictreonach! elettronika! tal-elettronika! elettroniku!',
  energy: 'energian! energijos! energiaügyi! fuinneamh! fuinnimh!',
  'engine+plant': 'moottoritehdas! moottoritehtaan!',
  engineering: 'innealtóireacht! innealtóireachta! hinnealtóireachta!',
  engines:
    'moottorit! moottoreiden! moottorien! mootorid! mootorite! dzinēji! dzinēju! varikliai! variklių! motorok! hajtóművek! motorgyár! inneall! tal-magni!',
  enterprise: 'yrityksen! vállalkozás! fiontair! gnóthas! gnóthais! l-intrapriża!',
  exchange: 'pörssin! árutőzsde! malartán! stocmhalartán! malartáin! skambju! tal-iskambju! il-borża!',
  experimental: 'eksperimentinis! eksperimentinė! kísérleti! kísérlet!',
  explosives:
    'räjähteet! räjähteiden! lõhkeained! lõhkeainete! lõhkeaine! sprāgstvielas! sprāgstvielu! sprogmenys! sprogmenų! sprogstamosios! robbanóanyag! robbanóanyagok! robbanószer! pléascáin! pléascán! splussivi!',
  export:
    'väljavedu! väljaveo! kivitel! kiviteli! exportőr! easpórtáil! onnmhairiú! easpórtála! esportazzjoni! tal-esportazzjoni!',
  factory: 'tehtaat! tehtaiden! vabrik! vabriku! fabriko! gamyklos! monarchan! monarchana!',
  federal: 'liittovaltio! liittovaltion! federaation! föderaalne! föderaalse! föderaal!',
  federation: 'föderáció! chónaidhm!',
  fertilizer:
    'lannoite! lannoitteiden! väetiste! minerālmēsli! minerālmēslu! mēslošanas! trąšos! trąšų! műtrágya! műtrágyagyár! leasachán! leasacháin!',
  finance:
    'finanses! finanšu! pénzügyi! airgeadas! airgeadais! airgeadraí! finanzjarju! finanzjarja! finanzjarji!',
  fishery:
    'kalapüük! kalapüügi! zivsaimniecība! žuvininkystė! iascach! iascaigh! iascaireacht! is-sajd! tas-sajd!',
  food: 'elintarvike! elintarvikkeiden! toidu! toiduained! toiduainete! pārtikas! maistas! élelmiszer! élelmiszeripari! tal-ikel! prodotti_tal-ikel!',
  forces: 'karaspēks! karaspēka! bhfórsaí!',
  'foreign+affairs':
    'ārlietas! užsienio_reikalų! užsienio_reikalai! gnóthaí_eachtracha! gnóthaí_coigríche! affarijiet_barranin! l-affarijiet_barranin!',
  'foreign+trade':
    'ulkomaankauppa! ulkomaankaupan! väliskaubandus! väliskaubanduse! külkereskedelem! külkereskedelmi!',
  forestry: 'foraoiseacht! foraoiseachta!',
  foundation: 'nodibinājuma! közalapítvány! foras! fondazzjoni! il-fondazzjoni! tal-fondazzjoni!',
  freedom:
    'vapauden! vabadus vabaduse! brīvība! brīvības! laisvė! laisvės! szabadság! szabadsága! tal-libertà!',
  front: 'arcvonal!',
  fund: 'pénzalap!',
  gas: 'maakaasu! maakaasun! gázipari! gázművek! gass! il-gass! tal-gass!',
  'general+staff': 'vezérkari! foireann_ghinearálta! foirne_ginearálta!',
  glass: 'klaasi! stikls! stiklas! üveg! üveggyár! gloine! ħġieġ! tal-ħġieġ!',
  government:
    'hallitus! hallituksen! valitsus! valitsuse! valdības! vyriausybė! vyriausybės! kormány! kormánya! kormányzat! rialtas! rialtais! gvern! il-gvern! tal-gvern! governattiv!',
  group: 'ryhmä! rühma! grupējums! grupējuma! grupuotė! grupuotės! csoportja! cégcsoport!',
  guard:
    'vartio! vartioston! sardze! sardzes! sargyba! sargybos! gharda! gwardja! il-gwardja! tal-gwardja! gwardji!',
  guards: 'vartijat! vartijoiden!',
  gunpowder: 'ruutitehdas! ruutitehtaan! püssirohi! püssirohu! parakas! parako! lőpor! lőporgyár! puskapor!',
  health:
    'veselība! veselības! sveikata! sveikatos! egészségügy! egészségügyi! sláinte! tsláinte! is-saħħa! tas-saħħa!',
  helicopters:
    'kopter! kopterite! sraigtasparniai! sraigtasparnių! malūnsparnių! héileacaptar! héileacaptair!',
  holding:
    'omistusyhtiö! hallintayhtiö! hallintayhtiön! pārvaldītājsabiedrība! valdymo_įmonė! kontroliuojančioji! kontroliuojančiosios! vagyonkezelő! sealbhaíocht! sealbhaíochta! sealúchais!',
  'holding+company': 'valdusettevõte! valdusettevõtte! valdusühing!',
  hospital:
    'sairaala! sairaalan! haigla! haiglad! slimnīca! slimnīcas! ligoninė! ligoninės! ospidéal! ospidéil! sptar! l-isptar! tal-isptar!',
  housing:
    'asunto! asuntojen! elamute! eluase! eluaseme! būstas! lakás! lakásügyi! lakásépítő! tithíocht! tithíochta! akkomodazzjoni!',
  'human+rights':
    'ihmisoikeudet! ihmisoikeuksien! inimõigused! inimõiguste! cilvēktiesības! cilvēktiesību! žmogaus_teisės! žmogaus_teisių! emberi_jogok! emberi_jogi! cearta_daonna! chearta_daonna! drittijiet_tal-bniedem!',
  import:
    'sissevedu! sisseveo! impordi! behozatal! importőr! allmhairí! iompórtálaithe! importazzjoni! tal-importazzjoni!',
  independent:
    'itsenäinen! itsenäisen! riippumaton! riippumattoman! iseseisev! iseseisva! sõltumatu! neatkarīgais! neatkarīgā! nepriklausomas! nepriklausoma! nepriklausomos! független! neamhspleách! neamhspleácha!',
  industrial:
    'rūpniecisks! rūpnieciskā! rūpnieciskais! pramoninė! tionsclaíoch! tionsclaíocha! thionsclaíoch!',
  industry: 'tööstuslik! nozares! iparügyi! tionscal! tionsclaíocht! tionsclaíochta! dtionscal!',
  information: 'tájékoztatási! eolas! eolais! faisnéis! faisnéise!',
  'information+technology': 'tietotekniikka! tietotekniikan! infotehnoloogia!',
  institute: 'intézmény! foras! istitut! l-istitut! tal-istitut! istituti!',
  institution: 'įstaiga! įstaigos! institucijos!',
  'instrument+making':
    'aparaadiehitus! aparaadiehituse! aparātbūve! aparātbūves! prietaisai! prietaisų! prietaisų_gamyba!',
  instruments: 'műszerek! műszergyár! műszergyártó! műszeripari!',
  insurance:
    'vakuutusyhtiön! kindlustusselts! kindlustusseltsi! biztosítótársaság! árachas! árachais! assigurazzjoni! tal-assigurazzjoni! assikurazzjoni!',
  intelligence: 'tiedustelun! felderítő! felderítés! faisnéis! faisnéise! spjunaġġ!',
  'intelligence+service': 'luureameti!',
  internal: 'inmheánach! inmheánacha! intíre!',
  'internal+affairs': 'iekšlietas! vidaus_reikalai! affarijiet_interni! l-affarijiet_interni! intern!',
  international: 'idirnáisiúnta! internazzjonali!',
  investment:
    'investointi! investeeringute! investeerimine! investavimas! investavimo! beruházás! beruházási! befektető! infheistíocht! infheistíochta! hinfheistíochta!',
  'investment+fund': 'sijoitusrahasto! sijoitusrahaston! investeerimisfond! investeerimisfondi!',
  ironworks: 'vasmű! vasművek!',
  islamic: 'ioslamach! ioslamacha!',
  'joint+stock': 'akciju!',
  'joint+stock+company': 'osakeyhtiön! aktsiaseltsi! comhstoc!',
  'joint+venture':
    'ühisettevõte! kopuzņēmums! kopuzņēmuma! bendra_įmonė! bendros_įmonės! vegyesvállalat! comhfhiontar! comhfhiontair! impriża_konġunta! intrapriża_konġunta!',
  justice:
    'oikeudenmukaisuus! oikeudenmukaisuuden! õiglus! õigluse! tieslietas! tieslietu! taisnīgums! taisnīguma! teisingumas! teisingumo! igazságügy! igazságügyi! igazságosság! ceartas! dlí_agus_cirt! ceartais! ġustizzja! il-ġustizzja! tal-ġustizzja!',
  laboratory: 'saotharlann! saotharlainne!',
  league: 'sraith!',
  liberation: 'išsivadavimas! išsivadavimo! felszabadulás! saoirseachta! fuascailt! fuascailte! tal-ħelsien!',
  'liberation+front': 'vabastusrinde!',
  limited: 'teoranta!',
  'limited+liability':
    'ierobežotu_atbildību! ribotos_atsakomybės! korlátolt_felelősségű! dliteanas_teoranta! dliteanais_theoranta!',
  'limited+liability+company': 'rajavastuuyhtiö! rajavastuuyhtiön! osaühingu!',
  'machine+building':
    'koneenrakennus! koneenrakennuksen! mašinų_gamybos! mašinų_gamykla! mašinų_gamyklos! gépgyártás! gépgyártó! gépipari! gépipar! gépépítő!',
  'machine+building+plant':
    'konetehtaan! konepajan! masinatehas! masinatehase! masinaehitustehas! masinaehitustehase!',
  'machine+factory': 'gépgyára! gépipari!',
  machinery: 'mašinos! įrenginiai! įrenginių! innealra! meaisíní! makkinarju! il-makkinarju! tal-makkinarju!',
  'main+directorate':
    'peavalitsus! peavalitsuse! galvenā_pārvalde! galvenās_pārvaldes! vyriausioji_valdyba! vyriausiosios_valdybos! főigazgatóság! főigazgatósága!',
  maintenance: 'kunnossapito! kunnossapidon! huolto!',
  manufacturer: 'gamintojas! gamintojo!',
  manufacturing: 'manifattura! tal-manifattura!',
  maritime: 'jūrniecība! jūrniecības!',
  mechanical:
    'mehaaniline! mehaanika! mehāniskais! mehāniskā! mehānikas! mechaninis! mechaninė! mechanikai! gépészeti! meicniúil! meicniúla! mekkanika!',
  media: 'tiedotusvälineiden! meediakanal! sajtó! na_meáin! il-midja! tal-midja!',
  medical: 'lääketieteellinen! lääketieteellisen! orvosi! orvostudományi! mediku! medika!',
  metal: 'metallin! metallien! metallide! metalas! fém fémek! fémipari! fémgyártó! miotal! tal-metall!',
  metallurgical: 'kohászat! kohászati! fémkohászati!',
  military: 'sotilaallisen! sotilas! sõjalise! hadiipari! hadügyi! míleata! mhíleata!',
  'military+unit': 'karaspēka_daļa! karaspēka_daļas!',
  militia:
    'puolisotilaallinen! puolisotilaallisen! maakaitsevägi! omakaitse! kaujinieki! kaujinieku! milicijos! savigyna! savigynos! milíciák! népfelkelő! mílíste! mhílíste! mílístí! milizzja! il-milizzja! tal-milizzja! milizzji!',
  mine: 'kaivoksen! kasykla! kasyklos! šachta! šachtos! bányája! bányavállalat! mianach! mianaigh!',
  mining:
    'kaivosyhtiön! kaevandamine! kalnrūpniecība! ieguve! kasyba! gavyba! gavybos! bányaipari! mianadóireacht! mianadóireachta! minjieri! tal-minjieri! estrazzjoni!',
  minister: 'ministrs! ministra! ministras!',
  ministry: 'aireacht! aireachta! aireachtaí!',
  'ministry+agriculture': 'põllumajandusministeerium! põllumajandusministeeriumi!',
  'ministry+foreign+affairs': 'ulkoasiainministeriön!',
  'ministry+interior': 'sisäasiainministeriön!',
  'ministry+justice': 'justiitsministeeriumi!',
  missile: 'rakettide! raketos! rakéták! rakétatechnikai! diúracán! diúracáin!',
  movement: 'sąjūdis! sąjūdžio! mozgalmi! ghluaiseacht!',
  municipality:
    'pašvaldība! pašvaldības! savivaldybė! savivaldybės! önkormányzat! önkormányzata! önkormányzati! bardas! bhardas!',
  'named+after': 'nimeline! nimelise!',
  national: 'tautinis! tautinė! országos! nemzet! náisiúnta! nazzjonali!',
  'national+defence': 'krašto_apsauga!',
  'national+guard': 'rahvuskaart! rahvuskaardi! nemzetőrség! gwardja_nazzjonali!',
  navy: 'sõjalaevastik! sõjalaevastiku! jūras_kara_flote! karinio_jūrų_laivyno! jūrų_laivynas! cabhlach! cabhlaigh! chabhlach! marina_militari! forzi_navali!',
  news: 'nuacht! nuachta! aħbarijiet! l-aħbarijiet! tal-aħbarijiet!',
  'news+agency': 'uudisteagentuuri!',
  newspaper:
    'sanomalehti! sanomalehden! ajaleht! ajalehe! avīzes! laikraksts! laikraksta! laikraštis! laikraščio! újság! napilap! hírlap! nuachtán! nuachtáin! gazzetta! il-gazzetta! tal-gazzetta!',
  night: 'naktis! nakties! naktiniai! éjszakai! éjszaka!',
  northern:
    'pohjoinen! pohjoisen! põhja! šiaurinis! šiaurinė! tuaisceart! tuaiscirt! thuaidh! tramuntana! tat-tramuntana!',
  nuclear: 'kodolenerģija! kodolieroču! núicléach! núicléacha!',
  'nuclear+power+plant': 'ydinvoimalaitoksen! tuumajaama!',
  office: 'toimiston! kantselei! kanceleja! kancelejas! kanceliarija! kanceliarijos! oifigí!',
  oil: 'öljyn! olajipari! olajipar! kőolajipari! żejt! iż-żejt! taż-żejt!',
  'oil+company': 'naftaettevõte! naftaettevõtte! naftafirma! olajvállalat! olajtársaság!',
  'oil+refinery': 'öljynjalostamon! naftatöötlemistehas! naftatöötlemistehase!',
  'oil+shale': 'põlevkivi!',
  open: 'atklātā!',
  optical:
    'optinen! optisen! optiline! optilise! optiskais! optiskā! optinis! optinė! optúil! optaice! ottika! ottiku! ottiċi!',
  organization: 'eagraíochta! heagraíochta!',
  orthodox:
    'ortodoksinen! ortodoksisen! õigeusu! õigeusklik! apostlik-õigeusu! pareizticīgo! pareizticīgā! stačiatikiai! stačiatikių! ceartchreidmheach! ceartchreidmheacha! ortodossa! ortodoss!',
  paper: 'paberi! popierius! popieriaus! papírgyár! papíripari! páipéar! karta! tal-karta!',
  parliament:
    'eduskunnan! parlamendi! nemzetgyűlés! parlaiminte! pharlaimint! oireachtas! oireachtais! tal-parlament!',
  partnership:
    'partnerlus! partnerluse! bendrija! bendrijos! comhpháirtíocht! comhpháirtíochta! páirtnéireacht! sħubija!',
  party: 'pártok! pháirtí! páirtithe! partit! il-partit! tal-partit!',
  patriotic:
    'isänmaallinen! isänmaallisen! patriootlik! isamaaline! isamaaliit! isamaa! tēvzemes! hazafias! hazafi! patrijottika!',
  peace: 'rauha rauhan! síochána! shíochána! tal-paċi!',
  'penal+colony': 'rangaistussiirtola! rangaistussiirtolan!',
  pension: 'pensija! nyugdíj! nyugdíjpénztár! pinsean! pinsin! pensjonijiet! tal-pensjonijiet!',
  'pension+fund': 'eläkerahasto! eläkerahaston! eläkekassa! eläkekassan!',
  people: 'tauta! tautos! pobal! daonphoblacht! phobail!',
  'people+militia': 'rahvakaitse!',
  petrochemicals: 'naftas_ķīmija! petrokimika! petrokimiċi!',
  petroleum: 'peitriliam! pheitriliam!',
  pharmaceutical:
    'lääketehdas! lääketehtaan! lääkkeiden! farmaatsia! ravimitootja! ravimite! farmaceitiskā! gyógyszer! gyógyszergyár! gyógyszeripari! gyógyszergyártó! cógaisíocht! cógaisíochta! farmaċewtiku! farmaċewtika! farmaċewtiċi!',
  pharmacy: 'vaistinė! vaistinės! farmacijos!',
  physics: 'fisic! fisice!',
  pipeline:
    'putkisto! putkiston! putkijohto! torujuhe! torujuhtme! torustik! torustiku! cauruļvads! cauruļvada! cauruļvadu! vamzdynas! vamzdynų! naftotiekis! naftotiekio! dujotiekis! dujotiekio! csővezeték! vezeték! gázvezeték! kőolajvezeték! píblíne! phíblíne! pajplajn! pajpijiet!',
  plant: 'ražotne! ražotnes! gamyklos! gléasra! gléasraí! impjant! l-impjant! tal-impjant! impjanti!',
  police: 'phóilíní!',
  port: 'sataman! sadama! calafort! calafoirt! chalafort! portijiet!',
  'power+plant': 'voimalaitoksen! voimalan! jėgainė! jėgainės! erőművek!',
  'power+station': 'stáisiún_cumhachta! stáisiúin_chumhachta! impjant_tal-enerġija!',
  president: 'elnök! elnöki! uachtarán! uachtaráin! tal-president!',
  presidential: 'presidenzjali!',
  prison: 'ieslodzījuma! įkalinimo! fegyház! príosúin! phríosún! faċilità_korrettiva!',
  private: 'privatus! privačios! príobháideach! phríobháideach!',
  procurement:
    'hankinta! hankintojen! hangete! hanked! iepirkumi! iepirkumu! iepirkums! pirkimai! pirkimų! beszerzés! beszerzési! beszerző! ceannachán! soláthair! akkwist! akkwisti! tal-akkwist!',
  production:
    'tootmine! gamybinis! gamybinė! termelés! gyártás! gyártó! táirgeadh! táirgthe! déantúsaíocht! déantúsaíochta!',
  'production+association': 'tootmiskoondis! tootmiskoondise!',
  prosecutor:
    'syyttäjä! syyttäjän! syyttäjänvirasto! syyttäjänviraston! prokurör! prokuröri! prokurors! prokurora! prokuroras! prokuroro! ügyészség! ügyészsége! főügyészség! ionchúisitheoir! ionchúisitheora! prosekutur! il-prosekutur! tal-prosekutur!',
  public: 'publiskā! sabiedriskais! sabiedriskā! phoiblí! pubbliku! pubblika! pubbliċi!',
  'public+institution': 'viešoji_įstaiga! viešosios_įstaigos!',
  'public+limited+company': 'cpt',
  publishing:
    'foilsitheoireacht! foilsitheoir! foilsitheoirí! pubblikazzjoni! pubblikazzjonijiet! tal-pubblikazzjoni!',
  railway:
    'rautatien! geležinkelis! vasútjai! iarnród! iarnróid! ferrovija! ferroviji! tal-ferrovija! ferrovjarju! ferrovjarji!',
  refinery: 'pārstrādes! perdirbimas! perdirbimo! olajfinomító! scaglann! scaglainne!',
  regiment:
    'rykmentti! rykmentin! polgu! rügement! rügemendi! pulks! pulkas! ezred! ezrede! reisimint! reisiminte!',
  region:
    'apgabals! apgabala! novads! sritis! srities! terület! területi! réigiúin! réigiúnach! réigiúnacha! reġjun! ir-reġjun! tar-reġjun! reġjonali!',
  reinsurance:
    'jälleenvakuutus! jälleenvakuutusyhtiö! jälleenvakuutusyhtiön! edasikindlustus! edasikindlustuse! pārapdrošināšana! pārapdrošināšanas! perdraudimas! perdraudimo! viszontbiztosító! viszontbiztosítási! athárachas! athárachais! riassigurazzjoni! tar-riassigurazzjoni!',
  repair: 'remontas! taisykla! taisyklos! javítás! javító! javítóüzem! deisiúcháin! tiswija! tat-tiswija!',
  republic: 'tasavallan! vabariik! poblacht! poblachta! phoblacht! bpoblacht!',
  republican: 'poblachtach! poblachtacha! phoblachtach!',
  research: 'teadusuuringud! pētījumi! moksliniai_tyrimai! thaighde! riċerka! ir-riċerka! tar-riċerka!',
  'research+center': 'teaduskeskus! teaduskeskuse!',
  resistance:
    'pretestība! pretestības! rezistencijos! frithbheartaíocht! friotaíocht! friotaíochta! tar-reżistenza!',
  'resistance+movement': 'vastarintaliikkeen!',
  revolution: 'réabhlóid! réabhlóide!',
  revolutionary: 'réabhlóideach! réabhlóideacha!',
  'revolutionary+guard': 'garda_réabhlóideach! garda_réabhlóide! gwardja_rivoluzzjonarja!',
  road: 'autoceļu! útépítő! közúti!',
  roads: 'bóithre! bóithreachta! tat-toroq!',
  rocket: 'raķetes! roicéad! roicéid!',
  'rocket+forces': 'ohjusjoukkojen! raketiväed! raketivägede! rakétacsapatai! rakétaerők!',
  savings: 'takarék! takarékpénztár! takarékszövetkezet!',
  'savings+bank':
    'säästöpankki! säästöpankin! hoiupank! hoiupanga! krājbankas! taupomasis_bankas! taupomojo_banko!',
  school: 'opisto! opiston! mokykla! mokyklos! iskolája! iskolai! scoileanna! l-iskola! tal-iskola!',
  science:
    'teadus! teaduse! zinātne! zinātnes! mokslas! tudomány! eolaíochta! eolaíochtaí! xjenza! ix-xjenza! tax-xjenza!',
  scientific: 'tieteellisen! teadusliku! zinātnes! eolaíoch! eolaíocha! xjentifiku! xjentifiċi!',
  'scientific+production': 'teadus-tootmis! teadustootmis! zinātniskās_ražošanas! zinātniski_ražošanas!',
  security: 'ohutus! apsardze! apsardzes! saugumas! sauga! saugos! slándáil! tslándáil! shlándáil!',
  separate: 'erillinen! erillisen!',
  service: 'pakalpojums! pakalpojuma! paslauga! szolgáltatás! seirbhís! tseirbhís! is-servizz! tas-servizz!',
  services:
    'palvelujen! palveluiden! teenuste! teenistused! pakalpojumu! dienesti! dienestu! paslaugų! szolgáltatások! szolgálatok! seirbhísí!',
  'ship+repair':
    'laivankorjaus! korjaustelakka! korjaustelakan! laevaremont! laevaremondi! laevaremonditehas! laevaremonditehase! kuģu_remonts! kuģu_remonta!',
  shipbuilding: 'kuģu_būve! hajóépítő_ipar! longthógáil! longthógála! bini_tal-bastimenti! bini_tal-vapuri!',
  shipping:
    'laivaus! laivauksen! meretransport! meretranspordi! kuģošana! tengerhajózási! tengeri_szállítás! loingseoireacht! loingseoireachta! loingis! loingeas! tbaħħir! it-tbaħħir! tat-tbaħħir! trasport_marittimu!',
  'shipping+company': 'merelaevandus! merelaevanduse!',
  ships: 'laevad! hajók! bastimenti! vapuri! tal-bastimenti!',
  shipyard:
    'telakan! kuģubūvētava! kuģubūvētavas! laivų_statyklos! hajógyára! hajójavító! longchlós! longchlóis! tarzna! tarzna_navali! it-tarzna!',
  socialist: 'sóisialach! sóisialacha!',
  society:
    'yhteisö! yhteisön! ühiskond! ühiskonna! draugijos! visuomenė! visuomenės! soċjetà! is-soċjetà! tas-soċjetà!',
  southern:
    'eteläinen! eteläisen! etelän! dienvidu! pietinis! pietinė! deisceart! deiscirt! nofsinhar! tan-nofsinhar!',
  space: 'kosmiskais! kosmosas! spás! spazju! l-ispazju! tal-ispazju! spazjali!',
  special: 'erityinen! eriline! erilise! īpašais! īpašā! ypatingasis! sainfheidhme! speċjali!',
  'special+forces':
    'erikoisjoukot! erikoisjoukkojen! eriväed! erivägede! eriüksus! eriüksuse! specvienība! specvienības! különleges_alakulat!',
  sports:
    'urheilu! urheilun! spordi! spordiklubi! sportegyesület! sportklub! sportszövetség! spóirt! l-isport! tal-isport!',
  staff: 'persunal! tal-persunal! stat_maġġur!',
  state: 'valtiollisen!',
  'state+enterprise': 'valtionyhtiön!',
  'state+security': 'riigijulgeolek!',
  steel: 'teräksen! tērauds! plienas! acélgyár! cruach! cruaiche! tal-azzar!',
  'steel+works': 'terästehtaan!',
  subsidiary:
    'tytäryhtiö! tytäryhtiön! tütarettevõte! tütarettevõtte! meitasuzņēmums! meitasuzņēmuma! meitas_sabiedrība! dukterinė! dukterinė_įmonė! dukterinė_bendrovė! dukterinės! leányvállalat! leányvállalata! fochuideachta! fhochuideachta! sussidjarja! sussidjarji!',
  supply:
    'toimitus! huolto! varustamine! varustus! varustuse! tarnija! apgāde! apgādes! piegāde! piegādes! tiekimas! tiekimo! ellátás! ellátó! ellátási! soláthair! soláthairtí! provvista! provvisti! tal-provvista! fornituri!',
  supreme: 'aukščiausiojo! aukščiausiosios! il-qorti_suprema!',
  'supreme+court': 'riigikohtu! ülemkohtu! cúirt_uachtarach! chúirt_uachtarach!',
  technical:
    'teknisen! teknillinen! teknillisen! tehnilise! tehniskās! techninis! teicniúil! teicniúla! teicnice! tekniku! teknika! tekniċi!',
  technology: 'tekniikka! tekniikan! teknologian! teicneolaíochta! teicneolaíochtaí!',
  telecommunications:
    'televiestinnän! tietoliikenteen! elektrooniline_side! távközlés! hírközlés! hírközlési! teileachumarsáid! teileachumarsáide! telekomunikazzjonijiet! tat-telekomunikazzjonijiet!',
  television: 'teilifís! teilifíse! it-televiżjoni!',
  terminal: 'terminaalin!',
  textile: 'tekstilrūpniecība! textilipari! textilgyár! teicstíl! tat-tessuti!',
  timber:
    'puutavaran! puidu! kokmateriālu! kokrūpniecība! fakitermelés! fafeldolgozó! adhmad! adhmaid! injam! tal-injam!',
  tobacco: 'tupakan! tubakas! dohány! dohánygyár! tobac! tat-tabakk!',
  tourism:
    'matkailu! matkailun! turizmas! idegenforgalom! idegenforgalmi! turasóireacht! turasóireachta! it-turiżmu!',
  'tractor+plant': 'traktoritehdas! traktoritehtaan! traktoritehas! traktoritehase!',
  tractors: 'traktorgyár! traktorok!',
  trade: 'kaupan! prekybos! kereskedelem! trádáil! trádála! thrádáil! il-kummerċ! tal-kummerċ! negozju!',
  'trade+union': 'szakszervezete! ceardchumann! ceardchumainn!',
  'training+ground':
    'harjoitusalue! harjoitusalueen! polügoon! polügooni! harjutusväli! harjutusvälja! poligons! poligonas! poligono! gyakorlótér! kiképzőközpont!',
  transport:
    'liikenne! liikenteen! kuljetuksen! kuljetukset! kuljetusten! vedude! satiksme! satiksmes! pārvadājumu! pervežimų! gabenimas! közlekedés! közlekedési! szállítás! fuvarozás! fuvarozó! szállítmányozási! iompar! iompair! it-trasport! tat-trasport!',
  'transport+communications': 'susisiekimas! susisiekimo!',
  troops: 'vägede! csapatok! csapatai! hadosztályok!',
  union:
    'ametiühing! arodbiedrība! arodbiedrības! profsąjunga! profsąjungos! uniója! aontas! aontais! aontacht!',
  unit: 'yksikkö! yksikön! üksus! üksuse! vienība! vienības! dalinys! dalinio! padalinys! padalinio! egység! egysége! alakulat! alakulata! aonad! aonaid! unitajiet!',
  united:
    'yhdistynyt! yhdistyneet! yhdistyneiden! yhtynyt! ühinenud! ühendatud! apvienotā! apvienotais! apvienotās! jungtinis! jungtinė! jungtinės! vieningoji! egyesült! egyesített! aontaithe! magħquda! magħqudin!',
  unity:
    'yhtenäisyys! yhtenäisyyden! yhteys! ühtsus! ühtsuse! vienotība! vienotības! vienybė! vienybės! egység! egysége! aontacht! aontachta! għaqda! tal-għaqda!',
  university: 'augstskola! augstskolas! ollscoil! ollscoile! hollscoile!',
  unmanned: 'bezpilota!',
  vehicles: 'ajoneuvot! ajoneuvojen! járművek! járműgyártó! feithicil! feithiclí! tal-vetturi!',
  veterans: 'veteraanit!',
  wagon: 'vagongyár! vagongyártó! kocsigyár!',
  water: 'ūdens! vanduo! vandens! vízügyi! vízművek! uisce! tal-ilma!',
  weapons:
    'aseet! aseistus! aseistuksen! relvad! relvastus! relvastuse! ieroči! bruņojums! bruņojuma! ginklai! fegyver! fegyvergyár! fegyverzet! armlón! armra!',
  western:
    'läntinen! läntisen! lännen! rietumu! vakarų! vakarinis! vakarinė! nyugati! nyugat! iarthar! iarthair! punent! tal-punent!',
  wine: 'borászat! borászati!',
  women: 'nőszövetség! mná mban!',
  works: 'művek!',
  youth: 'nuorison! jaunatne! jaunieši! jaunimas! hóige! ógra! żgħażagħ! iż-żgħażagħ! taż-żgħażagħ!',
};
