import type { Lexicon } from './lexicon.ts';

/** Words of goods, trades and aims in Russian, Ukrainian, Belarusian and Bulgarian, in the forms that names have. */
export const GOODS_SLAVIC: Lexicon = {
  flowers:
    'tsvety! tsvetov! tsvetami! tsvetochn-! tsvetovodstvo! tsvetovodstva! kviti! kvity! kvitiv! kvitka kvitkov-! kvitnikarstvo! kvitnykarstvo! kvetki! kvetkava! kvetak! tsvetya! tsvetyata! tsvetarstvo!',
  coffee: 'kofe! kofeyn-! kava kavi kavy kavoviy! kavovyi! kavovyy! kavov-! kafe',
  cocoa: 'kakao!',
  cotton:
    'khlopok! khlopka! khlopkok! khlopkov-! khlopchatobumazhn-! khlopkovodstvo! bavovna! bavovni! bavovny! bavovnyan-! bavovnian-! bavouna! bavouny! pamuk! pamuka! pamuchn-!',
  sugar:
    'sakhar! sakhara sakharn-! tsukor! tsukru! tsukrov-! tsukar! zakhar zahar zakharta! zaharta! zakharn-! zaharn-!',
  'sugar+factory':
    'sakharnyy_zavod! sakhzavod! tsukroviy_zavod! tsukrovyi_zavod! tsukrovyy_zavod! tsukrozavod! tsukrovy_zavod! zakharen_zavod! zaharen_zavod!',
  'sugar+plant':
    'sakharnyy_kombinat! tsukroviy_kombinat! tsukrovyi_kombinat! tsukrovyy_kombinat! tsukrovy_kambinat!',
  rice: 'risov-! risovodstvo! rysov-! oriz',
  wheat:
    'pshenitsa! pshenitsy! pshenichn-! pshenitsya! pshenytsia! pshenytsya! pshenitsi! pshenytsi! pshanitsa! pshanitsy!',
  grain:
    'zerno! zerna! zernov-! khleboprodukt! khleboprodukty! khleboproduktov! khlebn-! zernoprodukt! zernoprodukty! zernoproduktov! khliboprodukt! khliboprodukti! khliboprodukty! khliboproduktiv! zerne! zbozhzha! zrno! zarno! zrneni! zarneni! zrnena! zarnena!',
  flour: 'muki muchn-! mukomoln-! boroshno! boroshna! boroshnyan-! boroshnian-! muka! brashno! brashna!',
  'flour+mill':
    'mukomolnyy_kombinat! mukomolnyy_zavod! melnitsa! melkombinat! melnichn-! boroshnomelniy_kombinat! boroshnomelnyi_kombinat! boroshnomelnyy_kombinat! boroshnomelniy_zavod! boroshnomelnyi_zavod! boroshnomelnyy_zavod! mlin mlyn mlini mlyny mlinkombinat! mlynkombinat! melnitsi!',
  corn: 'kukuruza! kukuruzy! kukuruzn-! kukurudza! kukurudzi! kukurudzy! tsarevitsa! tsarevitsata!',
  soybean: 'soya soev-! soiev-! soyev-!',
  barley: 'yachmen! yachmenya!',
  potatoes:
    'kartofel! kartofelya! kartofeln-! kartoplya! kartoplia! kartopli! bulba bulby kartofi! kartofeni!',
  apples: 'yabloki! yabloko! yablochn-! yabluka! iabluka! yablki! yabalki!',
  fruits:
    'frukty! fruktov! fruktov-! plody plodov plodov-! plodoovoshchn-! frukti! fruktiv! sadavina! sadaviny! plodove! plodova!',
  vegetables:
    'ovoshchi! ovoshchey! ovoshchn-! ovoshchevodstvo! ovochi! ovochiv! ovochev-! garodnina! harodnina! garodniny! harodniny! zelenchutsi! zelenchuk! zelenchukov-!',
  'fruits+and+vegetables':
    'plodoovoshchnoy! plodoovoshchnaya! plodoovoshchnoe! ovoshchi_i_frukty! plodoovocheviy! plodoovochevyi! plodoovochevyy! plodoovocheva!',
  fish: 'ryba! ryby! rybnykh! rybn-! ryboprodukt! ryboprodukty! ryboproduktov! rybopererabatyvayushchiy! rybkhoz! rybozavod! riba ribi ribn-! riboprodukti! ribni!',
  fisheries:
    'rybolovstvo! rybolovstva! rybkhoz! rybolovetskiy! rybolovetskaya! rybolovetskoe! rybodobyvayushchaya! rybodobyvayushchiy! ribalstvo! rybalstvo! ribalstva! rybalstva! ribgosp! rybhosp! ribolov!',
  seafood: 'moreprodukty! moreproduktov! moreprodukt! moreprodukti! moreproduktiv!',
  shrimp: 'krevetki! krevetka! krevetky!',
  meat: 'myaso! myasa! myasnoy! myasn-! myasoprodukty! myasoproduktov! myasoprodukt! myasokombinat! myasokombinata! miaso! miasa! miasn-! miasokombinat! myasokombinatu! miasokombinatu! myasoprodukti! miasoprodukty! myasakambinat! miasakambinat! myasakambinata! miasakambinata! meso mesa mesni! mesokombinat! mesoprerabotka!',
  'meat+plant':
    'myasokombinat! myasokombinata! myasnoy_kombinat! miasokombinat! myasokombinatu! miasokombinatu! myasniy_kombinat! miasnyi_kombinat! myasnyy_kombinat! myasakambinat! miasakambinat! myasakambinata! miasakambinata! mesokombinat!',
  sausages:
    'kolbasy! kolbas! kolbasa! kolbasn-! kovbasi! kovbasy! kovbas! kovbasn-! kaubasy! kaubas! kolbasi!',
  milk: 'moloko! moloka! molochn-! molokozavod! molokozavoda! malako! malaka! malochn-! mlyako! mlyaka! mlyakto! mlechn-!',
  dairy:
    'molochn-! molokozavod! molokoprodukty! molkombinat! malochn-! mandra! mandri! mlechn-! mlekoprerabotka!',
  'dairy+plant':
    'molokozavod! molokozavoda! molochnyy_zavod! molochnyy_kombinat! molkombinat! molokozavodu! molochniy_zavod! molochnyi_zavod! molochniy_kombinat! molochnyi_kombinat! malochny_kambinat! malochny_zavod! mlekozavod!',
  cheese:
    'syry syrov syrn-! syrodelnyy! syrodelie! syrodeln-! syrzavod! siri siriv syriv sirn-! sirorobn-! syrorobn-! syrarobn-! sirene sirena',
  butter: 'maslozavod! maslodelnyy! maslodeln-!',
  'oil+and+fat':
    'maslozhirov-! oliyno_zhiroviy! oliino_zhyrovyi! oliyno_zhyrovyy! oliynozhiroviy! oliinozhyrovyi! oliynozhyrovyy!',
  'edible+oil':
    'masloekstraktsionnyy! rastitelnoe_maslo! masloboyn-! oliyno_ekstraktsiyniy! oliino_ekstraktsiinyi! oliyno_ekstraktsiynyy! oliya! oliia! olii oliyi',
  'oil+mill':
    'maslozavod! masloboyn-! oliyniy_zavod! oliinyi_zavod! oliynyy_zavod! oliynitsya! oliinytsia! oliynytsya!',
  'sunflower+oil':
    'podsolnechnoe_maslo! sonyashnikova_oliya! soniashnykova_oliia! sonyashnykova_oliya! sonyashnikovoi_olii! soniashnykovoi_olii! sonyashnykovoyi_oliyi! slnchogledovo_olio! slanchogledovo_olio!',
  eggs: 'yaytsa! yaichn-! yaytsya iaitsia yayki iaiki',
  chickens: 'tsyplyata! tsyplyat! kurin-! kuryacha! kuriacha! kurchata! pileta!',
  poultry:
    'ptitsa ptitsevodstvo! ptitsevodstva! ptitsevodchesk-! ptitsefabrika! ptitsefabriki! ptakhivnitstvo! ptakhivnytstvo! ptakhivnitstva! ptakhivnytstva! ptakhofabrika! ptakhofabryka! ptakhofabriki! ptakhofabryky! ptushkagadoulya! ptushkahadoulia! ptushkahadoulya! ptushkafabryka! ptushkafabryki! ptitsevdstvo! ptitsevadstvo! ptitsi',
  'poultry+farm':
    'ptitsefabrika! ptitsefabriki! ptitseferma! ptitsekhozyaystvo! ptakhofabrika! ptakhofabryka! ptakhofabriki! ptakhofabryky! ptakhoferma! ptushkafabryka! ptushkafabryki!',
  cattle:
    'skota skot skotovodstvo! zhivotnovodstvo! zhivotnovodstva! zhivotnovodchesk-! krupnogo_rogatogo_skota! khudoba! khudobi! khudoby! skotarstvo! tvarinnitstvo! tvarynnytstvo! tvarinnitstva! tvarynnytstva! zhyvelagadoulya! zhyviolahadoulia! zhyviolahadoulya! zhyvelagadouli! zhyviolahadouli! goveda! zhivotnovdstvo! zhivotnovadstvo!',
  pigs: 'svini sviney svinovodstvo! svinokompleks! svinina! svyni svynei svyney svinarstvo! svynarstvo! svynokompleks! svinakompleks! svine svinevdstvo! svinevadstvo!',
  sheep: 'ovtsy! ovtsevodstvo! vivtsi! vivcharstvo! ovtse! ovtsevdstvo! ovtsevadstvo!',
  horses:
    'loshadi! loshadey! konevodstvo! konnyy konnaya konnyy_zavod! konezavod! konyarstvo! koniarstvo! kone konevdstvo! konevadstvo!',
  fertilizers:
    'udobreniya! udobreniy! udobrenie! udobreniyam! tuki agrokhimiya agrokhimii agrokhim dobriva! dobryva! dobriv! dobryv! ugnaenni! uhnaenni! ugnaennyau! uhnaenniau! uhnaennyau! torove! torovi!',
  'mineral+fertilizers':
    'mineralnye_udobreniya! mineralnykh_udobreniy! minudobreniya! minudobreniy! mineralni_dobriva! mineralni_dobryva! mineralnikh_dobriv! mineralnykh_dobryv! mindobriva! mindobryva! mindobriv! mindobryv! mineralnyya_ugnaenni! mineralnyia_uhnaenni! mineralnyya_uhnaenni! mineralnykh_ugnaennyau! mineralnykh_uhnaenniau! mineralnykh_uhnaennyau! mineralni_torove!',
  seeds:
    'semena! semyan! semenovodstvo! semenovodstva! semenovodchesk-! nasinnya! nasinnia! nasinniev-! nasinnyev-! nasinnivitstvo! nasinnyvytstvo! nasinnitstvo! nasinnytstvo! nasinnitstva! nasinnytstva! nasenne! nasennya! nasennia!',
  cement: 'tsementn-! tsementa! tsementnyy! tsementu! tsement! tsiment! tsimentov! tsimentovi! tsimentov-!',
  glass:
    'steklo! stekla! steklyannyy! stekoln-! steklyann-! steklozavod! steklotara! steklotarnyy! sklo! skla! sklyaniy! sklianyi! sklyanyy! sklyan-! sklian-! sklozavod! shklo! shkla! shklyany! shkliany! shklyan-! shklian-! shklozavod! stklo! staklo! stkla! stakla! stklen! staklen! stklarsk-! staklarsk-! stklarski! staklarski!',
  'glass+factory':
    'steklozavod! steklozavoda! stekolnyy_zavod! steklyannyy_zavod! sklozavod! sklozavodu! sklyaniy_zavod! sklianyi_zavod! sklyanyy_zavod! shklozavod! shklyany_zavod! shkliany_zavod! stklarski_zavod! staklarski_zavod!',
  glassworks:
    'steklozavod! steklozavoda! stekolnyy_zavod! sklozavod! sklozavodu! shklozavod! stklarski_zavod! staklarski_zavod!',
  plastics:
    'plastmass! plastmassy! plastmassovyy! plastik! plastika! plastikov! plastikov-! plastmassov-! polimery! plastmas! plastmasi! plastmasy! plastmasoviy! plastmasovyi! plastmasovyy! plastiku! plastyku! plastiki! plastyky! plastmasa! plastmasovi!',
  rubber:
    'rezina! reziny! rezinov-! rezinotekhnichesk-! kauchuk! kauchuka! kauchukov-! guma huma gumi humy gumov-! humov-! kauchuku! gumav-! humav-! gumeni!',
  'rubber+products':
    'rezinotekhnicheskikh_izdeliy! rezinovykh_izdeliy! rezinotekhnicheskie_izdeliya! gumotekhnichnikh_virobiv! humotekhnichnykh_vyrobiv! gumovi_virobi! humovi_vyroby! gumovikh_virobiv! humovykh_vyrobiv! gumavykh_vyrabau! humavykh_vyrabau! gumeni_izdeliya!',
  tyres:
    'shiny shin shinn-! avtoshina! avtoshiny! avtoshin! shini! shyny! shyn shynn-! avtoshini! avtoshyny! avtoshyna! gumi avtomobilni_gumi! avtogumi!',
  'car+tyres':
    'avtoshiny! avtoshin! avtomobilnye_shiny! avtomobilni_gumi! avtogumi! avtomobilni_shini! avtomobilni_shyny!',
  paints:
    'kraski! krasok! lakokrasochn-! farbi! farby! farb! lakofarbov-! farbau! lakafarbav-! boyadzhiysk-!',
  'paints+and+varnishes':
    'lakokrasochn-! kraski_i_laki! laki_i_kraski! lakofarbov-! farbi_ta_laki! farby_ta_laky! lakafarbav-! boi_i_lakove! lakoboyadzhiysk-! lakove_i_boi!',
  varnishes: 'laki lakov laky lakiv lakove!',
  tiles:
    'plitka! plitki! plitkoy! plitok! plitochn-! cherepitsa! cherepitsy! plytka! plytky! plytok! plochki! plochka!',
  ceramics: 'keramika! keramiki! keramicheskiy! keramiky! keramichni!',
  bricks:
    'kirpich! kirpicha! kirpichi! kirpichnyy! kirpichn-! tsegla! tsehla tsegli! tsehly! tsegeln-! tseheln-! tsegly! tsageln-! tsaheln-! tukhli! tuhli! tukhleni! tuhleni!',
  concrete:
    'beton! betona! betonnyy! betonn-! zhelezobeton! zhelezobetona! zhelezobetonn-! zhbi betonu! zalizobeton! zalizobetonu! zalizobetonn-! zhalezabeton! zhalezabetonu! zhalezabetonn-! betonov-! betonni!',
  'reinforced+concrete':
    'zhelezobeton! zhelezobetona! zhelezobetonn-! zhbi zhbk zalizobeton! zalizobetonu! zalizobetonn-! zhalezabeton! zhalezabetonu! zhalezabetonn-! stomanobeton! stomanobetonov! zhelezobetonnye! zhelezobetonnykh! zhelezobetonnyy! zhelezobetonnogo! zalizobetonni! zalizobetonnikh! zalizobetonnykh! zalizobetonniy! zalizobetonnyi! zalizobetonnyy! zalizobetonnogo! zalizobetonnoho! zhalezabetonnyya! zhalezabetonnyia! zhalezabetonnykh!',
  sand: 'peska peski pesok peschan-! pisku piski pisky pisok! pyasok! piasok! pyask! pyasak!',
  gravel:
    'shcheben! shchebnya! graviy! graviya! shchebenochn-! shchebin! shchebnyu! shchebniu! hravii! hraviy! druz! chakl! chakal!',
  lime: 'izvest! izvesti! izvestkov-! vapno! vapna! vapnyan-! vapnian-!',
  gypsum: 'gips! gipsa! gipsovyy! gipsov-! gipsu! hipsu! hipsov-!',
  marble: 'mramor! mramora! mramornyy! mramorn-! marmur marmuru marmurov-! mramorni!',
  granite: 'granita! granitnyy! granitn-! granit granitu! hranitu! hranitn-! hranit granitni!',
  quarry:
    'karer! karera! karery! karerov! karern-! karier karyer! karieru! karyeru! karieri! kariery! karyery! kariera kamenodobiv!',
  stone:
    'kamnya! kamni! kamney! kamen kamneobrabotka! kamneobrabatyvayushchiy! kamenyu kameniu kameni kaminnya! kaminnia! kamenya kamenia kamani kamk! kamak!',
  salt: 'soli soley solyan-! soledobyvayushchiy! solian-! solni!',
  carpets:
    'kovry! kovrov kover! kovrov-! kilimi! kylymy! kilimiv! kylymiv! kilimov-! kylymov-! dyvany! dyvanou! dyvanovy! kilim!',
  jewellery:
    'yuvelirn-! yuvelir! yuveliry! yuvelirov! iuvelirn-! iuvelir! yuveliri! iuveliry! yuveliriv! iuveliriv! bizhuta bizhuteriya! bizhuteriyna!',
  watches:
    'chasy chasov chasovoy! chasovaya! chasovye! chasovoy_zavod! chasovaya_kompaniya! godinnik! hodynnyk! godinniki! hodynnyky! godinnikiv! hodynnykiv! godinnikov-! hodynnykov-! gadzinnik! hadzinnik! gadzinniki! hadzinniki! gadzinnikau! hadzinnikau! chasovnitsi! chasovnik! chasovnikarsk-!',
  'watch+factory':
    'chasovoy_zavod! chasovaya_fabrika! chasovym_zavodom! godinnikoviy_zavod! hodynnykovyi_zavod! hodynnykovyy_zavod! gadzinnikavy_zavod! hadzinnikavy_zavod!',
  'spare+parts':
    'zapasnye_chasti! zapasnykh_chastey! zapchasti! zapchastey! zapchast! avtozapchasti! avtozapchastey! zapasni_chastini! zapasni_chastyny! zapasnikh_chastin! zapasnykh_chastyn! zapchastini! zapchastyny! zapchastin! zapchastyn! zapasnyya_chastki! zapasnyia_chastki! zapchastki! rezervni_chasti!',
  'auto+parts':
    'avtozapchasti! avtozapchastey! avtodetali! avtodetaley! avtokomponent! avtokomponenty! avtokomponentov! avtozapchastini! avtozapchastyny! avtozapchastin! avtozapchastyn! avtochasti!',
  parts: 'chasti chastey detali! detaley! chastini chastyny chastki',
  accessories: 'aksessuary! aksessuarov! aksesuari! aksesuary! aksesuariv! aksesoari!',
  batteries:
    'akkumulyatory! akkumulyatorov! akkumulyator! akkumulyatorn-! batarei! batarey! batareyka! batareyn-! akumulyatori! akumuliatory! akumulyatory! akumulyatoriv! akumuliatoriv! akumulyatorn-! akumuliatorn-! batareyi! akumulyatary! akumuliatary! akumulyatarau! akumuliatarau! akumulyatarn-! akumuliatarn-! baterii!',
  'battery+plant': 'akkumulyatornyy_zavod! akumulyatorniy_zavod! akumuliatornyi_zavod! akumulyatornyy_zavod!',
  pumps: 'nasosy! nasosov! nasos! nasosn-! nasosi! nasosiv! pompy! pompau! pompi! pompen! pompen-!',
  pipes:
    'truby trub truba trubn-! truboprokatn-! truboprovod! truboprovody! truboprovodov! trubi truboprovid! trbi! trabi! trben! traben! trbn-! trabn-!',
  valves:
    'klapany! klapanov! klapan! klapann-! armatura! armatury! armaturn-! zadvizhki! klapani! klapaniv! armaturi! ventili! kranove!',
  'valve+plant':
    'armaturnyy_zavod! armatury_i_klapanov! zavod_truboprovodnoy_armatury! armaturniy_zavod! armaturnyi_zavod!',
  cables: 'kabeli! kabeley! kabel! kabelya! kabeln-! kabeliv! kabelyu! kabeliu! kabelyau! kabeliau! kabelen!',
  wires: 'provoda provodov drotu droti droty provodnitsi!',
  furniture: 'mebel! mebeli! mebeln-! mebli! mebliv! meblev-! meblya! meblia! mebelni!',
  mattresses: 'matrasy! matrasov! matratsi! matratsy! matratsiv!',
  lamps: 'lampy lamp svetilniki! svetilnikov! svitilniki! svitylnyky! svitilnikiv! svitylnykiv! lampi!',
  lighting:
    'osveshchenie! osveshcheniya! svetotekhnika! svetotekhniki! osvetiteln-! osvitlennya! osvitlennia! asvyatlenne! asviatlenne! asvyatlennya! asviatlennia! osvetlenie!',
  mirrors: 'zerkala! zerkal! zerkaln-! dzerkala! ogledala!',
  doors: 'dveri! dverey! dvern-! dverei! dzvery! vrati!',
  windows: 'okon okonnyy okna! okonn-! vikna! vikon! vokny! prozortsi! dograma!',
  elevators: 'lifty! liftov! lift! liftov-! lifti! liftiv! asansori! asansyori!',
  cranes: 'krany kranov kran kranovyy! kranovoy! podemnyy_kran! krani kraniv kranove',
  bearings:
    'podshipniki! podshipnikov! podshipnik! podshipnikov-! pidshipniki! pidshypnyky! pidshipnikiv! pidshypnykiv! pidshipnikov-! pidshypnykov-! padshypnikau! padshypniki! lageri',
  filters: 'filtry! filtrov! filtrov-! filtri! filtriv!',
  boilers: 'kotly! kotlov! koteln-! kotelnyy! kotli! kotliv!',
  tools: 'instrumenty! instrumentov! instrument! instrumentaln-! instrumenti! instrumentiv! instrumentau!',
  'machine+tools':
    'stanki! stankov stankostroenie! stankostroiteln-! verstati! verstaty! verstativ!  metalorezheshchi_mashini! metalorezheshti_mashini!',
  fasteners: 'krepezh! krepezha! metizy! metizov! kriplennya! kriplennia! metizi! metyzy! krapezh!',
  welding:
    'svarka! svarki! svarochn-! zvaryuvannya! zvariuvannia! zvaryuvaln-! zvariuvaln-! zvarka! zvarki! zavarki! zavaraki! zavarchn-! zavarachn-!',
  castings: 'lite! litya! liteyn-! littya! lyttia! lyttya! livarn-! lyvarn-! otlivki! leyarn-!',
  appliances:
    'bytovoy_tekhniki! bytovaya_tekhnika! elektrobytov-! pobutova_tekhnika! pobutovoi_tekhniki! pobutovoi_tekhniky! pobutovoyi_tekhniky! bytavaya_tekhnika! bytavaia_tekhnika! elektrouredi! bitova_tekhnika! bitova_tehnika!',
  'home+appliances':
    'bytovoy_tekhniki! bytovaya_tekhnika! pobutova_tekhnika! pobutovoi_tekhniki! pobutovoi_tekhniky! pobutovoyi_tekhniky! bytavaya_tekhnika! bytavaia_tekhnika! elektrouredi! domakinski_uredi!',
  beverages: 'napitki! napitkov! napitok! napoi! napoyi! napoiv! napoyiv! napoy! napoyau! napoiau! napitka!',
  juices: 'soki sokov sokovyy soky sokiv sokau sokove',
  'mineral+water':
    'mineralnaya_voda! mineralnykh_vod! mineralnye_vody! mineralni_vodi! mineralni_vody! mineralna_voda!',
  wine: 'vina vino vinn-! vinodelie! vinodelnya! vinodelcheskiy! vinodelchesk-! vinzavod! vinzavody! vyna vyno vynn-! vinorobn-! vynorobn-! vinorobstvo! vynorobstvo! vinarsk-! vinoproizvodstvo!',
  winery:
    'vinzavod! vinzavoda! vinodelnya! vinodelni! vinodelcheskiy_zavod! vynzavod! vinorobnya! vynorobnia! vynorobnya! vinarna! izba vinarnata!',
  vodka:
    'vodki! vodochn-! likerovodochn-! gorilka! horilka! gorilki! horilky! gorilchan-! horilchan-! likero_gorilchaniy! likero_horilchanyi! likero_horilchanyy! garelka! harelka! garelki! harelki! rakiya!',
  spirits:
    'likerovodochn-! spirt! spirta! spirtzavod! spirtov-! likero_gorilchaniy! likero_horilchanyi! likero_horilchanyy! likerogorilchaniy! likerohorilchanyi! likerohorilchanyy! spirtu! spyrtu! spyrtov-! likera_garelachny! likiora_harelachny! spirtni!',
  distillery:
    'likerovodochnyy_zavod! spirtzavod! spirtovoy_zavod! likero_gorilchaniy_zavod! likero_horilchanyi_zavod! likero_horilchanyy_zavod! spyrtzavod! spirtoviy_zavod! spyrtovyi_zavod! spyrtovyy_zavod! likera_garelachny_zavod! likiora_harelachny_zavod!',
  beer: 'pivo! piva! pivn-! pivovarenn-! pyvo! pyva! pyvn-! pivovarn-! pyvovarn-! pivavarn-! bira birata!',
  brewery:
    'pivzavod! pivzavoda! pivovarnya! pivovarni! pivovarennyy_zavod! pivovarenn-! pyvzavod! pivzavodu! pyvzavodu! pyvovarnia! pyvovarnya! pyvovarni! pivovarniy_zavod! pyvovarnyi_zavod! pyvovarnyy_zavod! piuzavod! piuzavoda! pivavarny_zavod! pivavarnya! pivavarnia! pivovarna! pivovaren!',
  cigarettes:
    'sigarety! sigaret! sigaretnyy! sigareti! syharety! syharet! tsigarki! tsyharky! tsygarety! tsyharety! tsygaret! tsyharet! tsigari! tsigaren!',
  tobacco:
    'tabak tabaka! tabachn-! tyutyun! tiutiun! tyutyunu! tiutiunu! tyutyunov-! tiutiunov-! tytun! tytunyu! tytuniu! tytunev-! tytuniov-! tyutyuna! tyutyunev-!',
  bread:
    'khleb khleba khlebn-! khlebobulochnyy! khlebobulochn-! khlib khliba khlibn-! khlibobulochn-! khlyab! hlyab! hlebn-!',
  bakery:
    'khlebozavod! khlebozavoda! khlebokombinat! khlebokombinata! khlebopekarnya! khlebopekarnyy! pekarnya! pekarni! khlebopekarn-! khlibozavod! khlibozavodu! khlibzavod! khlibzavodu! khlibokombinat! khlibokombinatu! pekarnia! khlibopekarsk-! khlebazavod! khlebazavoda! pyakarnya! piakarnia! pyakarni! piakarni! khlebakambinat! pekarna! hlebozavod!',
  confectionery:
    'konditersk-! sladosti! sladostey! kondytersk-! solodoshchi! solodoshchiv! kandytarsk-! sladkarsk-! sladkarnitsa! sladkishi!',
  chocolate: 'shokolad! shokolada! shokoladn-! shokoladu! shakalad! shakaladu! shokoladov!',
  biscuits: 'pechene! pechenya! pechivo! pechyvo! pechiva! pechyva! biskviti!',
  pasta: 'makarony! makaron! makaronnyy! makaronn-! makaroni! makaroneni!',
  canned:
    'konservy! konservov! konservnyy! konservn-! konservi! konserviv! kanservy! kanservau! kanservn-! konserven!',
  'canned+food': 'konservn-! konservy! konservov! konservi! konserviv! kanservy! kanservau!',
  cannery:
    'konservnyy_zavod! konservnyy_kombinat! konservniy_zavod! konservnyi_zavod! kanservavy_zavod! kanservny_zavod! konservena_fabrika!',
  honey:
    'meda medov-! pchelovodstvo! pchelovodstva! medu bdzhilnitstvo! bdzhilnytstvo! bdzhilnitstva! bdzhilnytstva! miod pchalyarstva! pchaliarstva! pchelen! pchelarstvo! pchelarstva!',
  beekeeping:
    'pchelovodstvo! pchelovodstva! pchelovodchesk-! bdzhilnitstvo! bdzhilnytstvo! bdzhilnitstva! bdzhilnytstva! pasika! pasiki! pasiky! pchalyarstva! pchaliarstva! pchelarstvo! pchelarstva!',
  'ice+cream': 'morozhenoe! morozhenogo! morozivo! morozyvo! moroziva! morozyva! marozhanae! sladoled!',
  spices:
    'spetsii! spetsiy! pryanosti! pryanostey! pripravy! spetsiyi! pryanoshchi! prianoshchi! pripravi! prypravy! spetsyi! spetsyy! podpravki!',
  nuts: 'orekhi! orekhov orekh! orekhovyy! gorikhi! horikhy! gorikhiv! horikhiv! gorikhov-! horikhov-! arekhi! arekhau! yadki! orehi!',
  tea: 'chay chaya chayu chayn-! chai chaiu chain-! chaeve!',
  herbs: 'travy trav lekarstvennykh_trav! travi bilki! bilkovi!',
  perfumes:
    'parfyumeriya! parfyumerii! parfyum! parfyumernyy! parfyumern-! dukhi parfumeriya! parfumeriia! parfumerii! parfumeriyi! parfumi! parfumy! parfumiv! parfumern-! parfumeryya! parfumeryia! parfumeryi! parfyumi! parfyumeri!',
  cosmetics:
    'kosmetika! kosmetiki! kosmetikoy! kosmetichesk-! kosmetyka! kosmetyky! kosmetichn-! kosmetychn-! kasmetyka! kasmetyki! kasmetychn-! kozmetika! kozmetiki! kozmetichn-!',
  soap: 'mylo mylovarennyy! mylovarenn-! milo mila milovarn-! mylovarn-! myla! sapun! sapuni!',
  'soap+factory':
    'mylovarennyy_zavod! milovarniy_zavod! mylovarnyi_zavod! mylovarnyy_zavod! fabrika_za_sapun!',
  detergents:
    'moyushchie_sredstva! moyushchikh_sredstv! stiralnyy_poroshok! bytovoy_khimii! bytovaya_khimiya! miyni_zasobi! myini_zasoby! myyni_zasoby! miynikh_zasobiv! myinykh_zasobiv! myynykh_zasobiv! miyuchi_zasobi! myiuchi_zasoby! myyuchi_zasoby! miyuchikh_zasobiv! myiuchykh_zasobiv! myyuchykh_zasobiv! pobutova_khimiya! pobutova_khimiia! pobutovoi_khimii! pobutovoyi_khimiyi! myynyya_srodki! myinyia_srodki! bytavaya_khimiya! bytavaia_khimiia! perilni_preparati! pochistvashchi_preparati! pochistvashti_preparati!',
  'household+chemicals':
    'bytovaya_khimiya! bytovoy_khimii! pobutova_khimiya! pobutova_khimiia! pobutovoi_khimii! pobutovoyi_khimiyi! bytavaya_khimiya! bytavaia_khimiia! bitova_khimiya! bitova_himiya!',
  paper:
    'bumaga! bumagi! bumazhn-! tsellyulozno_bumazhn-! paperu! paperi! papery! papir! paperov-! papera papyarov-! papiarov-! khartiya! hartiya! khartiena! hartiena!',
  'paper+mill':
    'bumazhnaya_fabrika! bumazhnyy_kombinat! bumkombinat! bumazhnoy_fabriki! paperova_fabrika! paperova_fabryka! paperoviy_kombinat! paperovyi_kombinat! paperovyy_kombinat! papyarovaya_fabryka! papiarovaia_fabryka! khartiena_fabrika! hartiena_fabrika!',
  'pulp+and+paper':
    'tsellyulozno_bumazhnyy! tsellyulozno_bumazhnaya! tsellyulozno_bumazhnogo! tselyulozno_paperoviy! tseliulozno_paperovyi! tselyulozno_paperovyy! tselyulozna_papyarovy! tseliulozna_papiarovy!',
  cardboard: 'karton kartona! kartonnyy! kartonn-! kartonu! kardon! kardonu! kartoneni!',
  stationery:
    'kantselyariya! kantselyarskie_tovary! kantstovary! kantstovarov! kantstovari! kantstovariv! kantselyarsk-! kantseliarsk-! kantstavary! kantselarsk-! kantselarski!',
  books: 'knigi! kniga! knig! knizhn-! knyhy! knyha! knyh! knizhkov-! knyzhkov-! knihi! kniha! knih!',
  bookstore:
    'knizhnyy_magazin! knizhnyy_dom! knigarnya! knyharnia! knyharnya! knigarni! knyharni! knizhkoviy_magazin! knyzhkovyi_mahazyn! knyzhkovyy_mahazyn! kniharnia! kniharnya! kniharni! knizharnitsa! knizharnitsi!',
  toys: 'igrushki! igrushek! igrushka! igrashki! ihrashky! igrashok! ihrashok! igrashka! ihrashka! tsatski! tsatsak! igrachki! igrachka!',
  machinery: 'mashiny mashin mashinnyy mashini mashyn mashyny!',
  tractors: 'traktora! traktory! traktorov! traktorn-! traktori! traktoriv! traktary! traktarau! traktarn-!',
  trucks:
    'gruzoviki! gruzovikov! gruzovik! gruzovye! gruzovykh_avtomobiley! gruzovykh! bolshegruz! vantazhivki! vantazhivky! vantazhivka! vantazhivok! vantazhnikh_avtomobiliv! vantazhnykh_avtomobiliv! gruzaviki! hruzaviki! gruzavikou! hruzavikou! kamioni! kamion!',
  cars: 'avtomobili! avtomobiley! avtomobil! legkovykh! avtomobiln-! avtomobiliv! autamabili! autamabilyau! autamabiliau! autamabiln-! avtomobilen! avtomobilni!',
  trailers: 'pritsepy! pritsepov! pritsep! pritsepn-! prichepi! prychepy! prichepiv! prychepiv! remarketa!',
  wagons: 'vagony! vagonov! vagon! vagonn-! vagoni! vahony! vagoniv! vahoniv! vagonau! vahonau!',
  motorcycles:
    'mototsikly! mototsiklov! mototsikl! mototsikletn-! mototsikli! mototsykly! mototsikliv! mototsykliv! matatsykly! matatsyklau! mototsikleti!',
  bicycles:
    'velosipedy! velosipedov! velosiped! velosipedn-! velosipedi! velosypedy! velosipediv! velosypediv! velasipedy! velasipedau!',
  boats: 'lodki! lodok! katera! katerov! chovni! chovny! kateri! katery! kateriv!',
  ships: 'suda sudov korabli! korabley! sudna! suden! korabliv! karabli! karableu! karabliou! korabi!',
  ports:
    'porty portov portov-! porti portiv pristanishcha! pristanishta! pristanishche! pristanishte! pristanishchn-! pristanishtn-!',
  port: 'portov-! pristanishche! pristanishte! pristanishchn-! pristanishtn-!',
  'sea+port':
    'morskoy_port! morskogo_porta! morskoy_torgovyy_port! morskiy_port! morskyi_port! morskyy_port! morskogo_portu! morskoho_portu! morsko_pristanishche! morsko_pristanishte!',
  seaport:
    'morskoy_port! morskogo_porta! morskiy_port! morskyi_port! morskyy_port! morskogo_portu! morskoho_portu!',
  'river+port': 'rechnoy_port! rechnogo_porta! richkoviy_port! richkovyi_port! richkovyy_port! rachny_port!',
  customs:
    'tamozhenn-! tamozhnya! tamozhni! mitn-! mytn-! mitnitsya! mytnytsia! mytnytsya! mitnitsi! mytnytsi! mytnya! mytnia! mytni! mitnitsa! mitnicheska! mitnichesk-!',
  taxes:
    'nalogi! nalogov! nalogov-! podatki! podatky! podatkiv! podatkov-! podatak! podatkau! padatkov-! padatkav-! dantsi! danatsi! danchn-! danachn-! nalozi!',
  housing:
    'zhilishchn-! zhile! zhilya! zhiloy zhilstroy zhitlov-! zhytlov-! zhitlo! zhytlo! zhitla! zhytla! zhyllev-! zhylliov-! zhylle! zhyllio! zhilishtn-! zhilishcha! zhilishta! zhilishchno! zhilishtno!',
  'housing+construction':
    'zhilishchnoe_stroitelstvo! zhilishchnogo_stroitelstva! domostroitelnyy! domostroiteln-! zhilishchnostroitelnyy! zhitlove_budivnitstvo! zhytlove_budivnytstvo! zhitlovogo_budivnitstva! zhytlovoho_budivnytstva! domobudivniy! domobudivnyi! domobudivnyy! zhyllevae_budaunitstva! zhylliovae_budaunitstva! zhilishchno_stroitelstvo! zhilishtno_stroitelstvo!',
  houses: 'doma domov budinki! budynky! budinkiv! budynkiv! kshchi! kashti!',
  roads:
    'dorogi doroga dorog dorozhn-! avtodorogi! avtodorog! avtodoroga! avtomobilnykh_dorog! dorohy dorig! dorih avtodorig! avtodorih! avtomobilnikh_dorig! avtomobilnykh_dorih! darogi darohi darog! daroh darozhn-! ptishcha! patishta! ptn-! patn-! ptni! patni!',
  'road+construction':
    'dorozhnoe_stroitelstvo! dorozhnogo_stroitelstva! dorozhno_stroitelnaya! dorozhno_stroitelnyy! dorozhno_stroitelnoe! dorozhnie_budivnitstvo! dorozhnie_budivnytstvo! dorozhnye_budivnytstvo! dorozhno_budivelniy! dorozhno_budivelnyi! dorozhno_budivelnyy! ptno_stroitelstvo! patno_stroitelstvo!',
  bridges: 'mosty mostov mostov-! mostostroy! mostootryad! mosti mostiv mostobud! masty! mostove',
  water:
    'voda vody vodn-! vodokanal! vodokanala! vodosnabzhenie! vodosnabzheniya! vodi vodokanalu! vodopostachannya! vodopostachannia! vada vady vodakanal! vodosnabdyavane!',
  waterworks:
    'vodokanal! vodokanala! vodoprovod! vodokanalu! vodoprovid! vodakanal! vodakanala! vodoprovodi!',
  electricity:
    'elektrichestvo! elektrichestva! elektroenergiya! elektroenergii! elektroenerhiia! elektroenerhiya! elektroenerhii! elektroenerhiyi! elektraenergiya! elektraenerhiia! elektraenerhiya! elektraenergii! elektraenerhii!',
  coal: 'ugoln-! uglya! ugli! kamennougoln-! ugledobyvayushchaya! ugleobogatitelnaya! vugiln-! vuhiln-! vugillya! vuhillia! vuhillya! vuglevidobuvn-! vuhlevydobuvn-! vugal! vuhal! vugaln! vuhaln! vugaln-! vuhaln-! vglishcha! vaglishta! vglishchn-! vaglishtn-! vgledobiv! vagledobiv!',
  'coal+mining':
    'ugledobyvayushchaya! ugledobyvayushch-! dobycha_uglya! dobychi_uglya! vidobutok_vugillya! vydobutok_vuhillia! vydobutok_vuhillya! vuglevidobuvn-! vuhlevydobuvn-! vgledobiv! vagledobiv! vgledobivna! vagledobivna!',
  gold: 'zoloto zolota zolotoy zolotykh zolotodobycha! zolotodobyvayushchaya! zolotodobyvayushch-! zolotodobuvn-! zolata zlato zlatodobiv!',
  'gold+mining':
    'zolotodobyvayushch-! zolotodobycha! zolotodobychi! dobycha_zolota! zolotovidobuvn-! zolotovydobuvn-! zlatodobiv! zoloto_dobycha!',
  silver: 'serebro serebra serebryan-! sriblo sribla sribn-! srebra srebro',
  'precious+stones':
    'dragotsennye_kamni! dragotsennykh_kamney! samotsvety samotsvetov koshtovne_kaminnya! koshtovne_kaminnia! koshtovnogo_kaminnya! koshtovnoho_kaminnia! koshtovnoho_kaminnya! dorogotsinne_kaminnya! dorohotsinne_kaminnia! dorohotsinne_kaminnya! dorogotsinnogo_kaminnya! dorohotsinnoho_kaminnia! dorohotsinnoho_kaminnya! kashtounyya_kamyani! kashtounyia_kamiani! skpotsenni_kamni! skapotsenni_kamani!',
  diamonds:
    'almazy! almazov! brillianty! brilliantov! almazn-! almazi! almaziv! diamanti! diamanty! diamantiv! dyyamenty! dyiamenty!',
  emeralds: 'izumrudy! izumrudov! izumrudn-! smaragdi! smarahdy! smaragdiv! smarahdiv! izumrudi!',
  pearls: 'zhemchuga zhemchuzhnyy!',
  amber: 'yantarn- yantarya! burshtinu burshtynu burshtin burshtyn',
  copper: 'medn-! medi medeplavilnyy! medeplaviln-! midn-! midi meden! medna! medni medodobiv!',
  'copper+mining': 'dobycha_medi! mednaya_rudodobyvayushchaya! medodobiv! medodobivna!',
  'copper+smelter':
    'medeplavilnyy_zavod! medeplavilnyy_kombinat! mideplavilniy_zavod! mideplavylnyi_zavod! mideplavylnyy_zavod!',
  iron: 'zhelezo zheleza zhelezn-! zalizo zaliza zalizn-! zhaleza! zhalezn-! zhelyazo!',
  'iron+ore':
    'zheleznaya_ruda! zheleznoy_rudy! zhelezorudn-! zheleznykh_rud! zalizna_ruda! zaliznoi_rudi! zaliznoi_rudy! zaliznoyi_rudy! zalizorudn-! zhaleznaya_ruda! zhaleznaia_ruda! zhelyazna_ruda!',
  ore: 'ruda rudy rudn-! rudi',
  zinc: 'tsinka! tsinkovyy! tsinku tsynku tsinkov-! tsynkov-!',
  lead: 'svintsa! svintsyu! svyntsiu! svyntsyu! svintsev-! svyntsev-! olovo! olovn-!',
  tin: 'olovo! olova! olovyan-! kalay',
  aluminium:
    'alyuminiy! alyuminiya! alyuminievyy! alyuminiev-! aliuminii! alyuminiyu! aliuminiiu! alyuminiiev-! aliuminiiev-! alyuminiyev-! aluminiy! aluminiev! aluminievi!',
  farm: 'fermerskoe_khozyaystvo! fermerskogo_khozyaystva! krestyansko_fermerskoe_khozyaystvo! krestyanskoe_fermerskoe_khozyaystvo! ferma fermy agroferma! fermerske_gospodarstvo! fermerske_hospodarstvo! fermerskogo_gospodarstva! fermerskoho_hospodarstva! selyanske_fermerske_gospodarstvo! selianske_fermerske_hospodarstvo! selyanske_fermerske_hospodarstvo! fermi fermerskaya_gaspadarka! fermerskaia_haspadarka! fermerskaya_haspadarka! syalyanskaya_fermerskaya_gaspadarka! sialianskaia_fermerskaia_haspadarka! syalyanskaya_fermerskaya_haspadarka! zemedelsko_stopanstvo!',
  advertising: 'reklamn-! reklama! reklamy! reklami!',
  printing:
    'pechat pechati pechatn-! tipografiya! tipografii! tipografsk-! poligrafiya! poligrafii! poligrafichesk-! druku drukarsk-! drukarnya! drukarnia! drukarni! polihrafiia! polihrafiya! polihrafii! polihrafiyi! poligrafichn-! polihrafichn-! paligrafiya! palihrafiia! palihrafiya! paligrafii! palihrafii! pechatnitsa! pechatnitsi!',
  'printing+house':
    'tipografiya! tipografii! drukarnya! drukarnia! drukarni! typohrafiia! typohrafiya! tipagrafiya! tipahrafiia! tipahrafiya! pechatnitsa! pechatnitsi!',
  events:
    'meropriyatiya! meropriyatiy! sobytiya sobytiy zakhodiv zakhodi zakhody merapryemstvy! merapryemstvau! sbitiya! sabitiya!',
  entertainment:
    'razvlecheniya! razvlecheniy! razvlekateln-! rozvagi! rozvahy! rozvag! rozvah! rozvazhaln-! zabavy zabaulyaln-! zabaulialn-!',
  shows: 'zrelishcha! zrelishchnye! vidovishcha! vydovyshcha! vidovishchni! vydovyshchni!',
  surveillance:
    'nablyudenie! nablyudeniya! videonablyudenie! videonablyudeniya! sposterezhennya! sposterezhennia! videosposterezhennya! videosposterezhennia! naziranne!',
  'video+surveillance':
    'videonablyudenie! videonablyudeniya! videosposterezhennya! videosposterezhennia! videanaziranne!',
  telephone: 'telefon! telefony! telefonov! telefoniya! telefonn-! telefoni! telefoniv! telefonau!',
  computers:
    'kompyutery! kompyuterov! kompyuter! kompyutern-! kompyuteri! kompiutery! kompyuteriv! kompiuteriv! kompiutern-! kampyutary! kampiutary! kampyutarau! kampiutarau! kampyutarn-! kampiutarn-! kompyutri! kompyutrn-! kompyutarn-!',
  computer: 'kompyutern-! kompiutern-! kampyutarn-! kampiutarn-! kompyutrn-! kompyutarn-!',
  software:
    'programmnoe_obespechenie! programmnogo_obespecheniya! programmnye_produkty! programm programne_zabezpechennya! prohramne_zabezpechennia! prohramne_zabezpechennya! programnogo_zabezpechennya! prohramnoho_zabezpechennia! prohramnoho_zabezpechennya! pragramnae_zabespyachenne! prahramnae_zabespiachenne! prahramnae_zabespyachenne! softuer! softuerni! softuern-!',
  networks: 'seti setey setev-! merezhi merezh merezhev-! setki mrezhi mrezhov-!',
  betting: 'bukmekersk-! stavki! stavok! stavky! bukmeykrska! bukmeykarska! zalaganiya! zalozi!',
  'betting+office':
    'bukmekerskaya_kontora! bukmekerska_kontora! bukmekerskaya_kantora! bukmekerskaia_kantora! bukmeykrska_kshcha! bukmeykarska_kashta!',
  lottery:
    'lotereya! loterei! loterey! lotereyn-! lotereia! lotereyi! loterein-! latareya! latareia! latarei! lotariya! lotarii! lotariyn-!',
  'money+transfers':
    'denezhnye_perevody! denezhnykh_perevodov! groshovi_perekazi! hroshovi_perekazy! groshovikh_perekaziv! hroshovykh_perekaziv! grashovyya_peravody! hrashovyia_peravody! hrashovyya_peravody! parichni_prevodi!',
  'money+transfer':
    'denezhnyy_perevod! denezhnykh_perevodov! denezhnye_perevody! groshoviy_perekaz! hroshovyi_perekaz! hroshovyy_perekaz! groshovi_perekazi! hroshovi_perekazy! parichen_prevod! parichni_prevodi!',
  remittances: 'denezhnye_perevody! groshovi_perekazi! hroshovi_perekazy! parichni_prevodi!',
  loans:
    'zaymy! zaymov! zaem! ssuda! ssudy ssudnyy! ssudn-! poziki! pozyky! pozika! pozyka! pozik! pozyk! pazyki! pazyka! zaemi',
  savings:
    'sberezheniya! sberezheniy! sberegateln-! zaoshchadzhennya! zaoshchadzhennia! zaoshchadzhen! oshchadn-! ashchadn-! ashchadzhenni! spestyavaniya! spestovn-!',
  rental: 'arenda! arendy! prokat prokata arendn-! orenda! orendi! orendy! naem pod_naem!',
  pensioners:
    'pensionery! pensionerov! pensioneram! pensioneri! pensioneriv! pensiyanery! pensiianery! pensiyanerau! pensiianerau! pensionerite!',
  workers:
    'rabochikh! rabochie! trudyashchikhsya! trudyashchiesya! robitniki! robitnyky! robitnikiv! robitnykiv! robitnich-! robitnych-! trudyashchikh! trudiashchykh! trudyashchykh! rabochykh! rabotnitsi! rabotnicheski!',
  farmers:
    'fermery! fermerov! fermerskikh! krestyan! krestyane! krestyansk-! fermeri! fermeriv! selyan! selian! selyani! seliany! selyany! selyansk-! seliansk-! fermerau! syalyan! sialian! syalyane! sialiane! zemedeltsi!',
  women:
    'zhenshchin! zhenshchiny! zhensk-! zhinok! zhinki! zhinky! zhinoch-! zhanchyn! zhanchyny! zhanoch-! zheni zhenite',
  students: 'studenty! studentov! studenchesk-! studenti! studentiv! studentsk-! studentau! studentite!',
  teachers:
    'uchitelya! uchiteley! pedagogi! pedagogov! prepodavateli! prepodavateley! vchiteli! vchyteli! vchiteliv! vchyteliv! uchiteli! uchyteli! uchiteliv! uchyteliv! pedahohy! pedagogiv! pedahohiv! nastauniki! nastaunikau! pedahohi! pedagogau! pedahohau! uchitelite!',
  journalists: 'zhurnalisty! zhurnalistov! zhurnalisti! zhurnalistiv! zhurnalistau! zhurnalistite!',
  writers: 'pisateli! pisateley! pismenniki! pysmennyky! pismennikiv! pysmennykiv! pismennikau! pisatelite!',
  artists:
    'khudozhniki! khudozhnikov! khudozhnyky! khudozhnikiv! khudozhnykiv! mittsiv! myttsiv! mastaki! mastakou! khudozhnitsi! hudozhnitsi! khudozhnitsite! hudozhnitsite! artisti!',
  lawyers:
    'advokaty! advokatov! advokatskaya! yuristy! yuristov! advokati! advokativ! yuristi! iurysty! yurysty! yuristiv! iurystiv! yurystiv! advakaty! advakatau! yurystau! iurystau! advokatite!',
  'bar+association':
    'kollegiya_advokatov! advokatskaya_palata! advokatskoe_obedinenie! kolegiya_advokativ! kolehiia_advokativ! kolehiya_advokativ! advokatske_obiednannya! advokatske_obiednannia! advokatske_obyednannya! rada_advokativ! kalegiya_advakatau! kalehiia_advakatau! kalehiya_advakatau! advokatska_kolegiya! advokatski_svet! advokatski_savet!',
  'law+firm':
    'advokatskoe_byuro! yuridicheskaya_firma! advokatskiy_kabinet! advokatske_byuro! advokatske_biuro! yuridichna_firma! iurydychna_firma! yurydychna_firma! advakatskae_byuro! advakatskae_biuro! advokatsko_druzhestvo! advokatska_kantora!',
  notaries: 'notariusy! notariusov! notarialn-! notariusi! notariusiv! nataryusy!',
  doctors: 'vrachi! vrachey! vrachebn-! likari! likariv! lekary! lekarau! lekari! lekarite!',
  nurses: 'medsestry! medsester! meditsinskikh_sester! medsestri!',
  veterans: 'veterany! veteranov! veteranam! veteransk-! veterani! veteraniv! veteranau! veteranite!',
  entrepreneurs:
    'predprinimateli! predprinimateley! pidpriiemtsi! pidpryiemtsi! pidpryyemtsi! pidpriiemtsiv! pidpryiemtsiv! pidpryyemtsiv! pradprymalnikau! pradprymalniki! predpriemachi! predpriemachite!',
  miners:
    'shakhtery! shakhterov! gornyaki! gornyakov shakhtari! shakhtariv! girniki! hirnyky! girnikiv! hirnykiv! shakhtsery! shakhtsiory! shakhtserau! shakhtsiorau! garnyakou! harniakou! harnyakou! minori! minyori! minorite! minyorite!',
  sailors: 'moryaki! moryakov! moriaky! moryaky! moryakiv! moriakiv! moryatsi!',
  drivers:
    'voditeli! voditeley! shofery! shoferov! vodiiv! vodiyiv! vodii! vodiyi! vadzitselyau! vadzitseliau! shofori! shofyori!',
  consumers:
    'potrebiteli! potrebiteley! spozhivachi! spozhyvachi! spozhivachiv! spozhyvachiv! spazhyutsou! spazhyutsy! potrebitelite!',
  mothers: 'materi materey! materiv! matsi maykite!',
  disabled:
    'invalidy! invalidov! invalidi! invalidiv! invalidau! invalidite! khora_s_uvrezhdaniya! hora_s_uvrezhdaniya! lyudey_s_invalidnostyu!',
  prisoners:
    'zaklyuchennykh! uzniki! uznikov! plennykh! vyazni! viazni! vyazniv! viazniv! polonenikh! polonenykh! znyavolenykh! zniavolenykh! vyaznyau! viazniau! zatvornitsi!',
  migrants: 'migranty! migrantov! migranti! mihranty! migrantiv! mihrantiv! migrantau! mihrantau!',
  weapons:
    'oruzhie! oruzhiya! oruzheyn-! zbroya! zbroia! zbroi! zbroyi! zbroyov-! zbroiov-! orzhie! orazhie! orzhiya! orazhiya! orzheen! orazheen! orzheyn-! orazheyn-!',
  ammunition:
    'boepripasy! boepripasov! patrony patronov patronn-! boiepripasi! boieprypasy! boyeprypasy! boiepripasiv! boieprypasiv! boyeprypasiv! naboi! naboyi! naboiv! naboyiv! boeprypasy! boeprypasau! boepripasi! munitsii!',
  explosives:
    'vzryvchatykh_veshchestv! vzryvchatye_veshchestva! vzryvchatka! vibukhovikh_rechovin! vybukhovykh_rechovyn! vibukhovi_rechovini! vybukhovi_rechovyny! vibukhivka! vybukhivka! vybukhovyya_rechyvy! vybukhovyia_rechyvy! vzrivni_veshchestva! vzrivni_veshtestva! eksplozivi!',
  change:
    'peremeny! peremen! peremena! izmeneniya! izmeneniy! zmini zminy zmin peremin! perameny! peramen! zmeny! promyana! promyanata!',
  'movement+for+change':
    'dvizhenie_za_peremeny! dvizhenie_peremen! rukh_za_zmini! rukh_za_zminy! rukh_zmin! rukh_za_perameny! dvizhenie_za_promyana!',
  hope: 'nadezhda nadezhdy! nadiya nadiia nadii nadiyi nadzeya nadzeia nadzei',
  future:
    'budushchee! budushchego! maybutnie! maibutnie! maybutnye! maybutnogo! maibutnoho! maybutnoho! buduchynya! buduchynia! buduchyni! bdeshcheto! badeshteto!',
  renewal: 'obnovlenie! obnovleniya! onovlennya! onovlennia! abnaulenne! abnaulennya! abnaulennia! obnova!',
  rebirth:
    'vozrozhdenie! vozrozhdeniya! vidrodzhennya! vidrodzhennia! adradzhenne! adradzhennya! adradzhennia! vzrazhdane! vazrazhdane! vzrazhdaneto! vazrazhdaneto!',
  revival:
    'vozrozhdenie! vozrozhdeniya! vidrodzhennya! vidrodzhennia! adradzhenne! adradzhennya! adradzhennia! vzrazhdane! vazrazhdane!',
  protection:
    'zashchita! zashchity! okhrana! okhrany! zashchitn-! zakhist! zakhyst! zakhistu! zakhystu! okhorona! okhoroni! okhorony! abarona! abarony! akhova! akhovy! zashtita! zashchitata! zashtitata! zakrila! opazvane!',
  dignity:
    'dostoinstvo! dostoinstva! gidnist! hidnist! gidnosti! hidnosti! godnasts! hodnasts! godnastsi! hodnastsi! dostoynstvo!',
  reform: 'reforma! reformy! reformi!',
  truth: 'pravda pravdy istina! istiny! pravdi istyna! istini! istyny! prauda prauday! istinata!',
  salvation:
    'spasenie! spaseniya! poryatunok! poriatunok! poryatunku! poriatunku! spasinnya! spasinnia! vyratavanne! vyratavannya! vyratavannia!',
  unity:
    'edinstvo! edinstva! edinstv! iednist! yednist! iednosti! yednosti! adzinstva! ednasts! ednastsi! edinstvoto!',
  progress: 'progressa! progresu! prohresu! pragresu! prahresu! progres',
  solidarity: 'solidarnost! solidarnosti! solidarnist! salidarnasts! salidarnastsi! solidarnostta!',
  memory: 'pamyat! pamyati! pamiat! pamiati! pamyats! pamiats! pamyatsi! pamiatsi! pametta!',
  heritage:
    'nasledie! naslediya! spadshchina! spadshchyna! spadshchini! spadshchyny! spadchyna! spadchyny! nasledstvo! nasledstvoto!',
  orphans: 'sirot! siroty! sirotam! sirit! syrit! siroti! syroty! sirat siratsi! siratsite!',
  widows: 'vdov! vdovy! vdiv! vdovi! udou vdovitsi!',
  refugees:
    'bezhentsy! bezhentsev! bezhentsam! bizhentsi! bizhentsiv! bizhentsyam! bizhentsiam! bezhantsy! bezhantsau! bezhantsam! utsekachy! utsekachou! bezhantsi! bezhantsite!',
  environment:
    'okruzhayushchaya_sreda! okruzhayushchey_sredy! ekologiya dovkillya! dovkillia! navkolishnogo_seredovishcha! navkolyshnoho_seredovyshcha! navakolnaga_asyaroddzya! navakolnaha_asiaroddzia! navakolnaha_asyaroddzya! okolna_sreda! okolnata_sreda!',
  'environment+protection':
    'okhrana_okruzhayushchey_sredy! okhrany_okruzhayushchey_sredy! zashchita_okruzhayushchey_sredy! okhorona_dovkillya! okhorona_dovkillia! okhoroni_dovkillya! okhorony_dovkillia! okhorony_dovkillya! zakhist_dovkillya! zakhyst_dovkillia! zakhyst_dovkillya! okhorona_navkolishnogo_seredovishcha! okhorona_navkolyshnoho_seredovyshcha! akhova_navakolnaga_asyaroddzya! akhova_navakolnaha_asiaroddzia! akhova_navakolnaha_asyaroddzya! opazvane_na_okolnata_sreda!',
  nature: 'priroda prirody prirodi pryroda! pryrody! prirodata',
  wildlife:
    'dikoy_prirody! dikaya_priroda! dikoi_prirodi! dykoi_pryrody! dykoyi_pryrody! dika_priroda! dyka_pryroda! dzikay_pryrody! dzikai_pryrody! diva_priroda! divata_priroda!',
  animals:
    'zhivotnykh! zhivotnye! tvarin! tvaryn! tvarini! tvaryny! zhyvel! zhyviol! zhyvely! zhyvioly! zhivotnite!',
  hunting:
    'okhota okhoty okhotnichiy! okhotkhozyaystvo! mislivstvo! myslyvstvo! mislivske! myslyvske! mislivsk-! myslyvsk-! palyaunichy! paliaunichy! palyaunichykh! paliaunichykh! loven lovno!',
  tourism:
    'turizm! turizma! turistichesk-! turistsk-! turizmu! turyzmu! turistichn-! turystychn-! turyzm! turizam!',
  'travel+agency':
    'turisticheskoe_agentstvo! turagentstvo! turagentstva! turisticheskaya_firma! turfirma! byuro_puteshestviy! turistichna_agentsiya! turystychna_ahentsiia! turystychna_ahentsiya! turistichne_agentstvo! turystychne_ahentstvo! turahentstvo! turystychnae_agentstva! turystychnae_ahentstva! turahentstva! turisticheska_agentsiya!',
  'tour+operator': 'turoperator! turoperatora! turoperatoru! turaperatar!',
  weddings: 'svadeb! svadebnyy! svadebn-! vesillya vesillia vesil vesiln-! svatbi! svatbena!',
  pharmacy: 'apteka! apteki! aptek! aptechn-! apteky!',
  clinic:
    'klinika! kliniki! poliklinika! polikliniki! klinichesk-! kliniky! polikliniky! paliklinika! palikliniki!',
  laboratory:
    'laboratoriya! laboratorii! laboratorn-! laboratoriia! laboratoriyi! labaratoryya! labaratoryia! labaratoryi!',
  dentistry:
    'stomatologiya! stomatologii! stomatologicheskiy! stomatologichesk-! stomatolohiia! stomatolohiya! stomatolohii! stomatolohiyi! stomatologichn-! stomatolohichn-! stamatalogiya! stamatalohiia! stamatalohiya! stamatalogii! stamatalohii! stamatalagichn-! stamatalahichn-! dentalna!',
  optics: 'optiki! optika! optyky! optyka! optyki!',
  warehouse: 'sklad sklady skladov skladskoy skladsk-! skladi skladiv skladau skladove skladov-!',
  warehouses: 'sklady! skladov! skladsk-! skladi! skladiv! skladau! skladove!',
  'cold+storage':
    'khladokombinat! khladokombinata! kholodilnik! kholodilniki! kholodiln-! kholodokombinat! khaladakambinat! khladilni_skladove! hladilni_skladove! khladilnik! hladilnik!',
  packaging:
    'upakovka! upakovki! upakovochn-! tara tary upakovky! pakovannya! pakovannia! pakovann! pakuvaln-! upakouka! upakouki! upakovachn-! opakovki! opakovka! opakovchn-! opakovachn-! ambalazh!',
  containers:
    'konteynery! konteynerov! konteynern-! konteyneri! konteinery! konteyneriv! konteineriv! kanteynery! kanteinery!',
  'scrap+metal':
    'metallolom! metalloloma! lom_metallov! loma_metallov! vtorchermet! vtortsvetmet! metalobrukht! metalobrukhtu! brukht_metaliv! metalalom! metalalomu! metalni_otpadtsi! metalni_otpadatsi! skrap!',
  scrap:
    'vtormet metallolom! metalloloma! brukht! brukhtu! metalobrukht! metalobrukhtu! metalalom! metalalomu! skrap!',
  recycling:
    'pererabotka! pererabotki! utilizatsiya! utilizatsii! retsikling! vtorsyre! vtorsyrya! pererobka! pererobki! pererobky! utylizatsiia! utylizatsiya! utylizatsii! utylizatsiyi! perapratsouka! perapratsouki! utylizatsyya! utylizatsyia! retsiklirane! retsiklirashcha! retsiklirashta!',
  'waste+recycling':
    'pererabotka_otkhodov! pererabotki_otkhodov! utilizatsiya_otkhodov! pererobka_vidkhodiv! pererobki_vidkhodiv! pererobky_vidkhodiv! perapratsouka_adkhodau! retsiklirane_na_otpadtsi! retsiklirane_na_otpadatsi!',
  waste:
    'otkhody! otkhodov! vidkhodi! vidkhody! vidkhodiv! adkhody! adkhodau! otpadtsi! otpadatsi! otpadk! otpadak!',
  cleaning:
    'klining! kliningovaya! kliningov-! uborka! uborki! pribirannya! prybyrannia! prybyrannya! klininh! kliningova! klininhova! prybiranne! pochistvane!',
  shoes:
    'obuv! obuvi! obuvn-! vzuttya! vzuttia! vzuttiev-! vzuttyev-! abutak! abutku! abutkov-! abutkav-! obuvki! obuven! obushcha! obushta!',
  footwear: 'obuv! obuvi! obuvn-! vzuttya! vzuttia! vzuttiev-! vzuttyev-! abutak! abutku! obuvki! obuven!',
  clothing:
    'odezhda! odezhdy! shveyn-! odyag! odiah! odyah! odyagu! odiahu! odyahu! shvein-! adzenne! adzennya! adzennia! obleklo! oblekla! drekhi! drehi!',
  garments:
    'shveyn-! shveynykh_izdeliy! shvein-! shveynikh_virobiv! shveinykh_vyrobiv! shveynykh_vyrobiv! shivashk-! shivashki!',
  leather:
    'kozha kozhi kozhevenn-! kozhgalantereya! shkira shkiri shkiry shkiryan-! shkirian-! skura skury skurany! kozharsk-!',
  fur: 'mekha mekhov mekhov-! pushnina! pushniny! khutro! khutra! khutrovikh! khutrovykh! khutrov-! futra! kozhukharstvo! kozhuharstvo!',
  wool: 'sherst shersti sherstyan-! vovna! vovni! vovny! vovnyan-! vovnian-! vouna! vouny! vlna! valna! vlnen! valnen!',
  silk: 'shelk! shelka! shelkov-! shovku! shovk! shovkov-! shouk koprina! koprinen!',
  fabrics:
    'tkani! tkaney! tkatsk-! tkanini! tkanyny! tkanin! tkanyn! tkaniny! takani! platove! tkachn-! takachn-!',
  yarn: 'pryazha! pryazhi! pryadiln-! priazha priadyln-! pryadyln-! pradziln-! prezhda! prezhdi!',
  knitwear:
    'trikotazh! trikotazha! trikotazhnyy! trikotazhn-! trikotazhu! trykotazhu! trykotazhn-! trykatazh! trykatazhu! trykatazhn-! trikotazhni!',
  timber:
    'lesa lesomaterialy! lesomaterialov! drevesina! drevesiny! lesn-! pilomaterialy! pilomaterialov! lesopromyshlenn-! derevina! derevyna! derevini! derevyny! lisomateriali! lisomaterialy! lisomaterialiv! pilomateriali! pylomaterialy! pilomaterialiv! pylomaterialiv! lisov-! draunina! drauniny! lesamateryyaly! lesamateryialy! doshki pilamateryyaly! pilamateryialy! drvesina! darvesina! drven_material! darven_material! drveni! darveni! drvodobiv! darvodobiv!',
  'wood+processing':
    'derevoobrabotka! derevoobrabotki! derevoobrabatyvayushch-! derevoobrobka! derevoobrobki! derevoobrobky! derevoobrobn-! drevaapratsouka! drevaapratsouki! drevaapratsouch-! drvoobrabotvane! darvoobrabotvane! drvoobrabotvashch-! darvoobrabotvasht-!',
  logging:
    'lesozagotovka! lesozagotovki! lesozagotovitelnyy! lesozagotoviteln-! lisozagotivlya! lisozahotivlia! lisozahotivlya! lisozagotiveln-! lisozahotiveln-! lesanarykhtouka! lesanarykhtouchy! drvodobiv! darvodobiv! drvodobivna! darvodobivna!',
  sawmill:
    'lesopilka! lesopilnyy! lesopiln-! lesozavod! lisopilka! lisopylka! lisopilniy! lisopylnyi! lisopylnyy! lesapilka! dskoreznitsa! daskoreznitsa!',
  'building+materials':
    'stroitelnye_materialy! stroitelnykh_materialov! stroymaterialy! stroymaterialov! budivelni_materiali! budivelni_materialy! budivelnikh_materialiv! budivelnykh_materialiv! budmateriali! budmaterialy! budmaterialiv! budaunichyya_materyyaly! budaunichyia_materyialy! budaunichykh_materyyalau! budaunichykh_materyialau! budmateryyaly! budmateryialy! budmateryyalau! budmateryialau! stroitelni_materiali!',
  restaurant: 'restorany! restoranov! restorani! restoraniv! restaran! restarany! restorant! restoranti!',
  hotel:
    'gostinitsa! gostinitsy! gostinichn-! otel! oteli gotel! goteli! hoteli! gotelyu! hoteliu! hotelyu! goteln-! hoteln-! gatel! hatel! gastsinitsa! hastsinitsa! khotel! khoteli! khotelsk-! hotelsk-!',
  training:
    'obuchenie! obucheniya! podgotovka! podgotovki! uchebn-! navchannya! navchannia! navchaln-! navuchanne! navuchannya! navuchannia!',
  accounting:
    'bukhgalteriya! bukhgalterii! bukhgalterskiy! bukhgaltersk-! bukhhalteriia! bukhhalteriya! bukhhalterii! bukhhalteriyi! bukhhalterskyi! bukhhalterskyy! bukhhaltersk-! bukhgaltaryya! bukhhaltaryia! bukhhaltaryya! schetovodstvo! schetovodna!',
  music: 'muzyka! muzyki! muzykaln-! muzika! muziki! muzyky! muzichn-! muzychn-! muzikalen!',
  games: 'igry igrov-! ihry igor ihor gulni hulni igri! khazartn-! hazartn-!',
  sports: 'sportivn-! sporta! sportyvn-! spartyun-! sporten! sportn-!',
  nursery: 'pitomnik! pitomniki! pitomnikov! rozsadnik! rozsadnyk! rozsadniki! rozsadnyky! razsadnik!',
  garden: 'sadov- sadovodstvo! sadivnitstvo! sadivnytstvo! gradini!',
  forest:
    'lesn-! leskhoz! leskhoza! lesnichestvo! lisov-! lisgosp! lishosp! lyasn-! liasn-! lyasgas! liashas! lyashas! lyasnitstva! liasnitstva! gorsk-! gorsko!',
  heating:
    'otoplenie! otopleniya! teploset! teploseti! opalennya! opalennia! teplomerezha! teplomerezhi! atsyaplenne! atsiaplenne! toplofikatsiya!',
  buses: 'avtobusy! avtobusov! avtobus! avtobusn-! avtobusi! avtobusiv! autobusy! autobusau!',
  taxi: 'taksomotornyy!',
  fuel: 'toplivo! topliva! goryuche_smazochnykh! palne! palnogo! palnoho! palivo! palyvo! paliva! palyva! palivn-! palyvn-! paliuny! gorivo! goriva! gorivn-!',
  faith: 'vera very vira viri viry vyara',
  love: 'lyubov lyubovi lyubvi! liubovi',
  life: 'zhizn! zhizni! zhittya! zhyttia! zhyttya! zhytstse! zhytstsio! zhytstsya! zhytstsia! zhivot',
  victims:
    'zhertvy! zhertv! zhertvam! postradavshikh! zhertvi! postrazhdalikh! postrazhdalykh! akhvyar! akhviar! akhvyary! akhviary! zhertvite!',
  equality: 'ravenstvo! ravenstva! ravnopravie! ravnopraviya! rivnist! rivnosti! rounasts! rounastsi!',
  prosperity:
    'protsvetanie! protsvetaniya! protsvitannya! protsvitannia! roskvitu! prosperitet! blagodenstvie!',
  happiness: 'schaste! schastya! shchastya! shchastia! shchastse! shchastie! shtastie!',
  struggle: 'borba! borby! borotba! borotbi! borotby! baratsba! baratsby! borbata!',
  homeland:
    'rodina rodiny otechestvo! otechestva! otchizna! otchizny! batkivshchina! batkivshchyna! batkivshchini! batkivshchyny! vitchizna! vitchyzna! vitchizni! vitchyzny! radzima! radzimy! batskaushchyna! batskaushchyny! aychyna! aichyna! aychyny! aichyny!',
  'roads+and+bridges':
    'dorogi_i_mosty! dorog_i_mostov! mosty_i_dorogi! dorogi_ta_mosti! dorohy_ta_mosty! dorogi_i_mosti! dorohy_i_mosty! dorig_ta_mostiv! dorih_ta_mostiv! darogi_i_masty! darohi_i_masty! ptishcha_i_mostove! patishta_i_mostove!',
  'gold+and+silver': 'zoloto_i_serebro! zoloto_ta_sriblo! zoloto_i_sriblo! zolata_i_srebra! zlato_i_srebro!',
  'tea+and+coffee': 'chay_i_kofe! chay_ta_kava! chai_ta_kava! chay_i_kava! chai_i_kava! chay_i_kafe!',
  'coffee+and+tea': 'kofe_i_chay! kava_ta_chay! kava_ta_chai!',
  realty:
    'nedvizhimost! nedvizhimosti! nerukhomist! nerukhomosti! nerukhomasts! nerukhomastsi! nedvizhimi_imoti! imoti!',
  children:
    'detey deti detyam detskiy ditey ditei diti dity dityam! ditiam! dityach-! dytiach-! dytyach-! dzyatsey! dziatsei! dzyatsyam! dziatsiam! dzitsyach-! dzitsiach-! detsata! detsk-!',
  'driving+school':
    'avtoshkola! avtoshkoly! avtoshkoli! shkola_vodinnya! shkola_vodinnia! autashkola! autashkoly! shkola_za_vodachi!',
  funeral: 'ritualn-! pokhoronn-! rytualn-! pogrebaln-! pogrebalna!',
  'funeral+services':
    'ritualnye_uslugi! ritualnykh_uslug! ritualni_poslugi! rytualni_posluhy! rytualnyya_paslugi! rytualnyia_pasluhi! rytualnyya_pasluhi! pogrebalni_uslugi!',
  'stud+farm': 'konnyy_zavod! konezavod! konezavoda! kinniy_zavod! kinnyi_zavod! kinnyy_zavod! konny_zavod!',
  woodworking:
    'derevoobrabatyvayushch-! derevoobrobn-! drevaapratsouch-! drvoobrabotvashch-! darvoobrabotvasht-!',
  'reinforced+concrete+products':
    'zhelezobetonnye_izdeliya! zhelezobetonnykh_izdeliy! zalizobetonni_virobi! zalizobetonni_vyroby! zalizobetonnikh_virobiv! zalizobetonnykh_vyrobiv! zhalezabetonnyya_vyraby! zhalezabetonnyia_vyraby! zhalezabetonnykh_vyrabau!',
  brickworks: 'tukhlarna! tuhlarna! kirpichnyy_zavod! tsegelniy_zavod! tsehelnyi_zavod! tsehelnyy_zavod!',
  'brick+factory':
    'kirpichnyy_zavod! tsegelniy_zavod! tsehelnyi_zavod! tsehelnyy_zavod! tsaglyany_zavod! tsahliany_zavod! tsahlyany_zavod! tsagelny_zavod! tsahelny_zavod! tukhlarna! tuhlarna!',
  'chocolate+factory': 'shokoladova_fabrika!',
  mercy:
    'miloserdie miloserdiya miloserdya! myloserdia! myloserdya! milasernasts! milasernastsi! milosrdie! milosardie!',
  'shoe+repair': 'remont_obuvi! remont_vzuttya! remont_vzuttia!',
  blind: 'slepykh! nezryachikh! slipikh! slipykh! nezriachykh! nezryachykh! slepite!',
  deaf: 'glukhikh! hlukhykh! glukhite! gluhite!',
  'animal+feed':
    'kombikorma! kombikormov! kombikormovyy! kombikormov-! kombikormi! kombikormy! kombikormiv! kambikormy! kambikormau! kambikormav-! furazh! furazhi!',
  feed: 'kombikormov-! kormov-!',
  vineyards: 'vinogradniki! vinogradnikov! vynohradnyky! vinogradnikiv! vynohradnykiv! lozyata!',
  'oils+and+fats':
    'masla_i_zhiry! masel_i_zhirov! oliya_ta_zhiri! oliia_ta_zhyry! oliya_ta_zhyry! olii_ta_zhiri! olii_ta_zhyry! oliyi_ta_zhyry! olii_i_zhiri! olii_i_zhyry! oliyi_i_zhyry!',
  'fish+farm': 'rybkhoz! rybovodnyy! rybovodn-! ribgosp! rybhosp! ribarnik!',
};
