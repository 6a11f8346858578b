/**
 * Towns and lands of Slavic organisations, each with the stem of its adjective where that is another:
 * "Vyborgsky Shipbuilding Plant" is the shipyard of Vyborg. Places that are family names ("Ivanovo", "Kirov") are left out.
 */
const PLACES =
  'vyborg mari=mari=mariy=marii=mariis aleksin=aleksin dubna=dubnen redkino=redkin mytishchi=mytishchin=mytishin=mytischin=mitishin kaluga=kaluz=kaluzh tula=tul ' +
  'ural=ural perm samara=samar saratov ryazan smolensk=smolen voronezh moskva=moskov moscow=moskov gomel=gomel=homel ' +
  'grodno=grodnen=grodzen=hrodzen vitebsk=viteb mogilev=mogilev=mogilyov baranovichi=baranovich bobruisk=bobruy borisov orsha=orshan ' +
  'sevastopol=sevastopol simferopol yalta=yaltin feodosia=feodosiy feodosiya=feodosiy kerch=kerchen crimea=krym krym evpatoria=evpatoriy ' +
  'lugansk=lugan luhansk=luhan donetsk=donet mariupol kherson kharkov kharkiv odessa=odes penza=penzen ulyanovsk=ulyanov chelyabinsk=chelyabin ' +
  'tver=tver kostroma=kostrom nizhegorod rybinsk=rybin yaroslavl=yaroslav murmansk=murman arkhangelsk=arkhangel severodvinsk=severodvin amur ' +
  'khabarovsk=khabarov irkutsk=irkut novosibirsk=novosibir  yakutsk=yakut vladivostok=vladivostok komsomolsk=komsomol ' +
  'chechnya=chechen dagestan tatarstan=tatar bashkiria=bashkir bashkortostan=bashkir mordovia=mordov chuvashia=chuvash udmurtia=udmurt karelia=karel ' +
  'taganrog krasnodar stavropol astrakhan=astrakhan volgograd volga=volzh belgorod lipetsk=lipet tambov bryansk=bryan ' +
  'petersburg=peterburg krasnoyarsk=krasnoyar novolipetsk=novolipet motovilikha=motovilikhin saransk=saran kurgan=kurgan vladikavkaz=vladikavkaz nalchik=nalchik grozny=groznen yekaterinburg=ekaterinburg pyatigorsk=pyatigor kolomna=kolomen dolgoprudny=dolgoprudn podolsk=podol serpukhov zelenograd fryazino=fryazin balashikha=balashikhin krasnogorsk=krasnogor tushino=tushin lyubertsy=lyuberet ' +
  'izhevsk=izhev votkinsk=votkin glazov zlatoust=zlatoustov miass magnitogorsk=magnitogor orenburg ufa=ufim kazan zelenodolsk=zelenodol ' +
  'baltic=baltiy baikal=baykal=baikal caucasus=kavkaz siberia=sibir sibir kuban neva=nev ladoga=ladozh onega=onezh kamchatka=kamchat sakhalin=sakhalin ' +
  'kovrov tikhvin vologda=vologod cherepovets=cherepovet pskov novgorod petrozavodsk=petrozavod kaliningrad sosnovka=sosnov arzamas sarov dzerzhinsk ' +
  'biysk=biy barnaul kemerovo=kemerov kuznetsk=kuznet tyumen surgut=surgut norilsk=noril tolyatti togliatti=togliattin balakovo=balakov engels kamensk=kamen omsk=om tomsk=tom kirovsk vologda=vologod magadan=magadan chita=chitin ulan-ude blagoveshchensk=blagoveshchen birobidzhan petropavlovsk nakhodka=nakhodkin anadyr abakan=abakan kyzyl kurgan=kurgan syktyvkar saransk=saran cheboksary yoshkar vladikavkaz nalchik=nalchik grozny makhachkala=makhachkalin elista nazran maykop cherkessk sochi=sochin novorossiysk=novorossiy armavir ' +
  'stupino=stupin khimki=khimkin reutov=reutov obninsk=obnin snezhinsk=snezhin zheleznogorsk=zheleznogor novouralsk=novoural elektrostal=elektrostal ' +
  'noginsk=nogin protvino=protvin chernogolovka=chernogolov kaspiysk=kaspiy kizlyar=kizlyar derbent=derbent kamyshin=kamyshin syzran=syzran ' +
  'dimitrovgrad=dimitrovgrad nizhnekamsk=nizhnekam almetyevsk=almetyev salavat=salavat berezniki=berezniki=bereznikov solikamsk=solikam lysva=lysven tagil=tagil ' +
  'krasnouralsk=krasnoural pervouralsk=pervoural shadrinsk=shadrin kyshtym=kyshtym satka=satkin rubtsovsk=rubtsov achinsk=achin angarsk=angar ussuriysk=ussuriy ' +
  'dolgoprudny=dolgoprudn=dolgoprudnen mirny=mirnin domodedovo=domodedov miass=mias=miass shchyolkovo=shchelkov=shchyolkov gatchina=gatchin kronstadt=kronshtadt yevpatoria=yevpatoriy ' +
  'revda=revdin asbest=asbest=asbestov chistopol=chistopol yelabuga=yelabuzh=elabuzh elabuga=elabuzh sterlitamak=sterlitamak kumertau=kumertau tuapse=tuapsin ' +
  'yenakiyevo=yenakiev=yenakiyev=enakiev lysva=lysven kirzhach=kirzhach vyksa=vyksun kulebaki=kulebak chusovoy=chusov nytva=nytven kachkanar=kachkanar ' +
  'zarechny=zarechen trekhgorny=trekhgor desnogorsk=desnogor sosnovoborsk=sosnovobor udomlya=udomel vilyuchinsk=vilyuchin ' +
  'livny=liven mtsensk=mtsen klintsy=klintsov novozybkov=novozybkov yartsevo=yartsev safonovo=safonov ' +
  'novocherkassk=novocherkas shakhty=shakhtin volgodonsk=volgodon kremenchuk=kremenchut=kremenchu zhodino=zhodin soligorsk=soligor novopolotsk=novopolot ' +
  'mozyr=mozyr zhlobin=zhlobin pinsk=pin polotsk=polot molodechno=molodechnen ' +
  'murom=murom sarapul=sarapul ivanteyevka=ivanteyev klimovsk=klimov kolchugino=kolchugin kineshma=kineshem uglich=uglich tutayev borovichi=borovich ' +
  'valday volkhov=volkhov kirishi=kirish slantsy=slantsev priozersk=priozer svetogorsk=svetogor kolpino=kolpin sestroretsk=sestroret kondopoga=kondopozh ' +
  'segezha=segezh kostomuksha=kostomuksh apatity=apatit monchegorsk=monchegor kandalaksha=kandalaksh severomorsk=severomor kotlas=kotlas ' +
  'koryazhma=koryazhem ukhta=ukhtin vorkuta=vorkutin pechora=pechor usinsk=usin sosnogorsk=sosnogor krasnokamsk=krasnokam gubakha=gubakhin ' +
  'alapayevsk=alapayev=alapaev irbit=irbit kamyshlov=kamyshlov krasnoturinsk=krasnoturin karpinsk=karpin nevyansk=nevyan sysert=sysert salda=saldin ' +
  'kushva=kushvin kopeysk=kopey korkino=korkin beloretsk=beloret neftekamsk=neftekam tuymazy=tuymazin ishimbay=ishimbay meleuz=meleuz buzuluk=buzuluk ' +
  'novotroitsk=novotroit mednogorsk=mednogor buguruslan=buguruslan kuvandyk=kuvandyk zhigulyovsk=zhigulyov=zhigulev novokuybyshevsk=novokuybyshev ' +
  'chapayevsk=chapayev=chapaev balashov=balashov atkarsk=atkar serdobsk=serdob uryupinsk=uryupin akhtubinsk=akhtubin budyonnovsk=budyonnov=budennov ' +
  'nevinnomyssk=nevinnomys kislovodsk=kislovod yessentuki=yessentuk gelendzhik=gelendzhik temryuk=temryuk tikhoretsk=tikhoret bataysk=batay ' +
  'novoshakhtinsk=novoshakhtin millerovo=millerov alchevsk=alchev kramatorsk=kramator slavyansk=slavyan bakhmut=bakhmut makeyevka=makeyev=makeev ' +
  'gorlovka=gorlov berdyansk=berdyan melitopol=melitopol tokmak=tokmak energodar=energodar enerhodar=enerhodar zaporozhye=zaporozh ' +
  'zaporizhzhia=zaporiz=zaporizh krivorozhye=krivorozh nikopol=nikopol pavlograd=pavlograd poltava=poltav shostka=shostkin konotop=konotop ' +
  'chernigov=chernigov chernihiv=chernihiv zhitomir=zhitomir zhytomyr=zhytomyr vinnitsa=vinnit vinnytsia=vinnyt ternopol=ternopol ternopil=ternopil ' +
  'uzhgorod=uzhgorod izmail=izmail slonim=slonim volkovysk=volkovys novogrudok=novogrud svetlogorsk=svetlogor osipovichi=osipovich krichev=krichev ' +
  'luninets=luninet smorgon=smorgon dobrush=dobrush karaganda=karagandin pavlodar=pavlodar ekibastuz=ekibastuz kostanay=kostanay shymkent=shymkent ' +
  'chimkent=chimkent tashkent=tashkent samarkand=samarkand fergana=fergan almalyk=almalyk chirchik=chirchik ust-ilimsk=ust-ilim cheremkhovo=cheremkhov ' +
  'krasnokamensk=krasnokamen dalnegorsk=dalnegor minusinsk=minusin lesosibirsk=lesosibir yurga=yurgin prokopyevsk=prokopyev=prokopev ' +
  'mezhdurechensk=mezhdurechen novokuznetsk=novokuznet kiselyovsk=kiselyov iskitim=iskitim novoaltaysk=novoaltay slavgorod=slavgorod tobolsk=tobol ' +
  'yalutorovsk=yalutorov nizhnevartovsk=nizhnevartov nefteyugansk=nefteyugan megion=megion noyabrsk=noyabr nadym=nadym suzdal=suzdal ' +
  'dorogobuzh=dorogobuzh roslavl=roslavl lyudinovo=lyudinov voskresensk=voskresen ramenskoye=ramen yegoryevsk=yegoryev=egorev solnechnogorsk=solnechnogor ' +
  'zvenigorod=zvenigorod mozhaysk=mozhay odintsovo=odintsov novomoskovsk=novomoskov yelets=yelet=elet michurinsk=michurin morshansk=morshan liski=liskin ' +
  'borisoglebsk=borisogleb shebekino=shebekin bugulma=bugulmin leninogorsk=leninogor zainsk=zain kanash=kanash shumerlya=shumerlin alatyr=alatyr ' +
  'ruzayevka=ruzayev=ruzaev chelny=chelnin';

/** How the adjective ends in letters of several languages, in any gender and case. */
const ENDINGS =
  'skiy sky ski skij skyy skyi skii skyj skaya skaia skoe skoye skogo skoy skoi skom skim skikh skie skiye ska ske sko'.split(
    ' ',
  );

const SHORTEST_ADJECTIVE = 5;

/** How German spells the sounds of Slavic towns: "Ischewsk", "Rjasan". */
const GERMAN_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/shch/gu, 'schtsch'],
  [/(?<!s)ch/gu, 'tsch'],
  [/sh|zh/gu, 'sch'],
  [/kh/gu, 'ch'],
  [/z/gu, 's'],
  [/v/gu, 'w'],
  [/ya/gu, 'ja'],
  [/^ye|^e(?=k)/gu, 'je'],
  [/(?<=[iy])y|y/gu, 'i'],
  [/(?<!t)ts/gu, 'z'],
];

/** A town in the letters of German, and what is of it: "Minsker", "Ischewsker". */
function formsInGerman(place: string): readonly string[] {
  let spelt = place;
  for (const [letters, german] of GERMAN_LETTERS) spelt = spelt.replace(letters, german);
  return [...new Set([place, spelt])].flatMap((form) => [form, ofTown(form)]);
}

/** As libraries romanise Russian (ISO 9), without its signs: "rjazanskij", "celjabinskij". */
const SCHOLARLY_LETTERS: readonly (readonly [string, string])[] = [
  ['shch', 'sc'],
  ['zh', 'z'],
  ['sh', 's'],
  ['ch', 'c'],
  ['kh', 'h'],
  ['ya', 'ja'],
  ['yu', 'ju'],
  ['ye', 'e'],
];
const inScholarlyLetters = (form: string): string =>
  SCHOLARLY_LETTERS.reduce((text, [letters, spelling]) => text.replaceAll(letters, spelling), form);

/** The adjective of a town in German: "Moskauer", "Tulaer". */
const ofTown = (town: string): string => `${town}${town.endsWith('e') ? 'r' : 'er'}`;

function formsOf(item: string): readonly string[] {
  const [place = '', ...written] = item.split('=');
  // "Baltiiskaya" as "Baltiyskaya".
  const stems = [
    ...new Set(
      written.flatMap((stem) => [
        stem,
        stem.replace(/(?<=[aio])y$/u, 'i'),
        stem.replace(/(?<=[aio])y$/u, 'j'),
        inScholarlyLetters(stem),
      ]),
    ),
  ];
  const adjectives = (stems.length === 0 ? [place, inScholarlyLetters(place)] : stems).flatMap((stem) =>
    ENDINGS.map((ending) => stem + ending),
  );
  const long = [...adjectives, ...formsInGerman(place)].filter(({ length }) => length > SHORTEST_ADJECTIVE);
  return [...new Set([place, ...long])];
}

/** What lands are called in several languages, where it tells one branch of an organisation from another. */
const LANDS: Readonly<Record<string, string>> = {
  ural: 'ural urals',
  europe: 'europe',
  asia: 'asia',
  africa:
    'africa afrique african afrika afrikanskaya afrikanskiy afrikanische africain africaine africana africano afrykanska',
  luhansk:
    'luhansk lugansk louhansk lougansk lougkansk luhanska luganska luhanskaya luganskaya luganskaia luhanskiy luganskiy luhanskoy luganskoy luhansko lugansko luhansku luhanske luganske luganskiej lugansky luhansky luhanskos luganskata',
  donetsk:
    'donetsk donetzk donieck doneck donecka donecke donecko donetskaya donetskaia donetskiy donetskoy donetska donetske donjeck donyecki donyeck donetsky ntonetsk donetskata donieckiej',
  crimea:
    'crimea crimee crimeia crimean krim krima krimu krimi krimea krimaia krimaias krimas krymas krym krymu krymska krymskaya krymskiy krymskoy krimska krimske krimski',
  peninsula:
    'peninsula peninsule penisola poluostrov poluotok halbinsel schiereiland polwysep poloostrov halvo halvon',
  arabian:
    'arabian arabic arabique arabica arabiga arabiska arabische arabischen arabskiy arabskoy arabski arabske arabska arabo araba arabas arabes',
  subcontinent: 'subcontinent subcontinente subcontinentul subkontinent subkontinente subkontynent',
  levant: 'levant sham cham levante levanten levanta levantei lewant',
  maghreb: 'maghreb magreb maghrib magrib magrebe',
  indian: 'indian indien indienne indisch indischen indiska indiano indio indijski indickem indyjskim',
};

/** Towns that other languages call otherwise, or did before. */
const TOWNS =
  'moscow moskva moskvy moskau moscou moscu mosca moskou moskwa/damascus damas damasco damaskus dimashq dmshq/tehran teheran teeran/' +
  'beijing peking pekin pechino/cairo kairo kahira qahira qahirah alqhrh/athens athen athenes atene athina athinon/warsaw warszawa warschau varsovie varsovia varshava/' +
  'vienna wien vienne viena/munich munchen/kyiv kiev kiew kyjiv kijow/lviv lvov lwow lemberg/belgrade beograd belgrad belgrado/prague praha prag praga/' +
  'geneva geneve genf ginevra ginebra/cologne koln colonia/brussels bruxelles brussel bruselas/copenhagen kobenhavn kopenhagen copenhague/lisbon lisboa lisbonne lissabon/' +
  'baghdad bagdad bgdad/aleppo halab alep haleb xlb/jerusalem yerushalayim alquds/istanbul stamboul stambul/tbilisi tiflis/yerevan erevan eriwan/mumbai bombay/kolkata calcutta/' +
  'chennai madras/yangon rangoon/guangzhou canton kanton/nanjing nanking/tianjin tientsin/chongqing chungking/pyongyang phenian pjongjang/havana habana havanna/' +
  'bucharest bucuresti bukarest bucarest/milan milano mailand/rome roma rom/florence firenze florenz/venice venezia venedig/naples napoli neapel/turin torino/' +
  'seville sevilla/zurich zuerich zurigo/antwerp antwerpen anvers/hague haag haye haya/krakow cracow krakau cracovie/gdansk danzig/wroclaw breslau/vilnius vilna wilno/' +
  'algiers alger argel/tunis tunez/tripoli trablus tarabulus/khartoum khartum jartum/mogadishu muqdisho mogadiscio/isfahan esfahan ispahan/shiraz chiraz/' +
  'mashhad meshed machhad/kabul kaboul/kandahar qandahar/dushanbe douchanbe duschanbe/tashkent tachkent taschkent toshkent/bishkek bichkek bischkek/almaty almata/' +
  'ashgabat achgabat aschgabat/baku bakou/minsk minska/hamburg hambourg hamburgo/frankfurt francfort/london londres londra londyn/paris parigi parys parizh/' +
  'newdelhi delhi/seoul/tokyo tokio/alexandria iskandariya iskandariyah alexandrie/basra bassora basrah/mosul mossoul mawsil/petersburg peterburg pietroburgo peterburga/' +
  'hangzhou hangchow/harbin kharbin/shenzhen/wuhan/chengdu chengtu/dalian dairen/qingdao tsingtao/shenyang mukden/changsha/zhengzhou chengchow/kunming/fuzhou foochow/xiamen amoy/' +
  'ningbo ningpo/suzhou soochow/dongguan/foshan/zhuhai/hefei/nanchang/guiyang/nanning/taiyuan/shijiazhuang/urumqi urumchi wulumuqi/lanzhou lanchow/yinchuan/hohhot/changchun/' +
  'haikou/wenzhou wenchow/yantai chefoo/weihai/tangshan/luoyang/yangzhou/changzhou/nantong/xuzhou/guangdong kwangtung/zhejiang chekiang/jiangsu kiangsu/shandong shantung/' +
  'sichuan szechuan szechwan/hubei hupeh/hebei hopeh/anhui anhwei/jiangxi kiangsi/fujian fukien/yunnan/guizhou kweichow/guangxi kwangsi/shanxi shansi/shaanxi shensi/' +
  'kurdistan kordestan/kashmir/balochistan baluchistan balouchestan/khorasan/punjab/qinghai tsinghai/ningxia ninghsia/innermongolia neimenggu neimengguqu/liaoning/heilongjiang/xinjiang sinkiang/xizang tibet/kowloon/macau macao/taipei taibei/kaohsiung gaoxiong/kuala/osaka/nagoya/yokohama/busan pusan/incheon inchon/' +
  'dubai/sharjah/doha/jeddah jidda/riyadh riyad/muscat/sanaa/aden/erbil irbil arbil/basrah/latakia lattakia/homs/hama/tabriz/ahvaz ahwaz/bushehr bandar/karachi/lahore/islamabad/peshawar/' +
  'skopje skoplje shkup/podgorica/pristina prishtina prishtine/tirana tirane/sarajevo/zagreb/ljubljana/chisinau kishinev/tallinn/bratislava pressburg/budapest/nicosia lefkosia lefkosa/limassol lemesos/valletta/' +
  'ankara angora/izmir smyrna/mersin/astana nursultan/quetta/dhaka dacca/kathmandu/naypyidaw naypyitaw/mandalay/bangkok krungthep/vientiane/jakarta djakarta/manila/shanghai/dandong/' +
  'ulaanbaatar ulan/sulaymaniyah sulaimaniya slemani/tartus tartous/beirut beyrouth bayrut beirute/benghazi bengasi banghazi bngazy bnghazy/misrata misurata misratah/rabat/casablanca/omdurman/asmara/massawa/addis/' +
  'kismayo chisimayu/nairobi/mombasa/kampala/kigali/bujumbura usumbura/kinshasa/bukavu/lubumbashi/luanda/harare/bulawayo/lusaka/maputo/pretoria/johannesburg/bamako/niamey/ouagadougou/' +
  'conakry/freetown/monrovia/abidjan/accra/lagos/abuja/bangui/ndjamena/hodeidah hudaydah hodeida/manama/ramallah/haifa/zahedan/caracas/maracaibo/managua/bogota/medellin/quito/asuncion/montevideo/' +
  'tegucigalpa/berlin berlino/dusseldorf duesseldorf/madrid/barcelona/amsterdam/rotterdam/stockholm stoccolma/gothenburg goteborg/oslo/helsinki/reykjavik/dublin/obninsk/' +
  'naberezhnyechelny/rostovondon/abudhabi/rasalkhaimah/telaviv/kualalumpur/hochiminh saigon/newyork/bandarabbas/deirezzor/portsudan/addisababa/daressalaam/capetown/kuwaitcity/' +
  'panamacity/mexicocity/guatemalacity/saopaulo/buenosaires/santodomingo/portauprince/nizhnytagil/phnompenh/ulanude/losangeles/sanfrancisco';

/** Words that names of movements and ships are made of, in several languages, and that are no trades. */
const TRANSLATED: Readonly<Record<string, string>> = {
  red: 'red rouge rouges rote roten roter rojo roja rojos rojas rosso rossa rosse vermelho vermelha krasnaya krasnyy krasnyi krasnoe czerwona czerwone kirmizi',
  white:
    'white blanc blanche blancs weisse weisser weissen blanco blanca bianca belaya belyy beliy beloe branco beyaz',
  black:
    'black noir noire noirs schwarze schwarzer schwarzen negro negra negros nero nera chernaya chernyy chornyy preto siyah',
  green: 'green vert verte verts grune gruner grunen verde verdes zelenaya zelenyy yesil',
  vtb: 'vtb vneshtorgbank',
  gpb: 'gpb gazprombank',
  psb: 'psb promsvyazbank',
  veb: 'veb vnesheconombank vneshekonombank',
  dawn: 'dawn zarya aube morgenrote amanecer aurora',
  shining: 'shining luminoso lumineux leuchtender',
  path: 'path sendero sentier pfad',
  faction: 'faction fraktion fraccion fazione fraktsiya',
  peace: 'peace paix frieden paz pace mir baris',
  freedom: 'freedom liberty liberte freiheit libertad liberdade liberta svoboda svobody azadi hurriyet',
  friendship: 'friendship amitie freundschaft amistad amizade amicizia druzhba dostluk',
  victory: 'victory victoire sieg vitoria vittoria pobeda zafer',
  justice: 'justice gerechtigkeit justicia justica giustizia spravedlivost adalet',
  northwest: 'northwest northwestern xibei',
  northeast: 'northeast northeastern dongbei',
  southwest: 'southwest southwestern xinan',
  southeast: 'southeast southeastern',
  labour: 'labour labor arbeit trabajo trabalho lavoro truda',
};

/** Towns of Belarus and Ukraine in the spellings of either language and of Russian, by the place in `PLACES`. */
const SPELLINGS: Readonly<Record<string, string>> = {
  grodno: 'hrodna horadnia',
  gomel: 'homel homyel gomiel',
  mogilev: 'mahilyow mahilou mahileu mogilyov mahiliou',
  vitebsk: 'vitsebsk viciebsk vicebsk vitsyebsk',
  bobruisk: 'babruysk babruisk bobruysk babrujsk',
  baranovichi: 'baranavichy baranovichy',
  borisov: 'barysau barysaw',
  lugansk: 'luhansk',
  donetsk: 'donets',
  kharkov: 'kharkiv charkiv',
  odessa: 'odesa',
  chernihiv: 'chernigov chernihiv',
  rivne: 'rovno rivne',
  mykolaiv: 'nikolaev mykolayiv nikolayev mykolaiv',
  zaporizhzhia: 'zaporizhzhya zaporozhye zaporizhzhia zaporozhe zaporizhia zaporizhzhya',
  dnipro: 'dnepr dnipro dniepr dnepropetrovsk dnipropetrovsk',
  brest: 'brest brestskiy brestski bierascie',
  pinsk: 'pinsk pinski pinskiy',
  mozyr: 'mozyr mazyr mozyrskiy',
  soligorsk: 'soligorsk salihorsk saligorsk',
  novopolotsk: 'novopolotsk navapolatsk novopolotskiy',
  polotsk: 'polotsk polatsk polack',
  zhlobin: 'zhlobin zlobin zhlobinskiy',
  molodechno: 'molodechno maladzyechna maladzechna',
  lida: 'lida lidskiy lidski',
  slutsk: 'slutsk slutskiy',
};

/** What a town is called, and in German what is of it. */
const formsOfTown = (names: string): readonly string[] =>
  names.split(' ').flatMap((name) => [name, ofTown(name)]);

const merged = (
  entries: Iterable<readonly [string, readonly string[]]>,
): ReadonlyMap<string, readonly string[]> => {
  const map = new Map<string, readonly string[]>();
  for (const [place, forms] of entries) map.set(place, [...(map.get(place) ?? []), ...forms]);
  return map;
};

/** Words of one place and what comes from it, in small Latin letters, by the place. */
export const PLACE_WORDS: ReadonlyMap<string, readonly string[]> = merged([
  ...PLACES.split(' ').map((item) => [item.split('=', 1)[0] ?? item, formsOf(item)] as const),
  ...TOWNS.split('/').map((names) => [`-${names.split(' ', 1)[0] ?? names}`, formsOfTown(names)] as const),
  ...Object.entries(TRANSLATED).map(([word, forms]) => [`=${word}`, forms.split(' ')] as const),
  ...[...Object.entries(LANDS), ...Object.entries(SPELLINGS)].map(
    ([land, words]) => [land, words.split(' ')] as const,
  ),
]);
