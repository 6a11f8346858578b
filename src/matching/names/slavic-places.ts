/**
 * Towns and lands of the lists' Slavic organisations, each with the stem of its adjective where that is another:
 * "Vyborgsky Shipbuilding Plant" is the shipyard of Vyborg. Places that are family names ("Ivanovo", "Kirov") are left out.
 */
const PLACES =
  'vyborg mari=mari=mariy=marii=mariis aleksin=aleksin dubna=dubnen redkino=redkin mytishchi=mytishchin kaluga=kaluz=kaluzh tula=tul ' +
  'ural=ural perm samara=samar saratov ryazan smolensk=smolen voronezh moskva=moskov moscow=moskov gomel=gomel homel=gomel=homel ' +
  'grodno=grodnen hrodna=grodnen=hrodna vitebsk=viteb mogilev=mogilev baranovichi=baranovich bobruisk=bobruy borisov orsha=orshan ' +
  'sevastopol=sevastopol simferopol yalta=yaltin feodosia=feodosiy feodosiya=feodosiy kerch=kerchen crimea=krym krym evpatoria=evpatoriy ' +
  'lugansk=lugan luhansk=luhan donetsk=donet mariupol kherson kharkov kharkiv odessa=odes penza=penzen ulyanovsk=ulyanov chelyabinsk=chelyabin ' +
  'tver=tver kostroma=kostrom nizhegorod rybinsk=rybin yaroslavl murmansk=murman arkhangelsk=arkhangel severodvinsk=severodvin amur ' +
  'khabarovsk=khabarov irkutsk=irkut novosibirsk=novosibir  yakutsk=yakut vladivostok=vladivostok komsomolsk=komsomol ' +
  'chechnya=chechen dagestan tatarstan=tatar bashkiria=bashkir bashkortostan=bashkir mordovia=mordov chuvashia=chuvash udmurtia=udmurt karelia=karel ' +
  'taganrog krasnodar stavropol astrakhan=astrakhan volgograd volga=volzh belgorod lipetsk=lipet tambov bryansk=bryan ' +
  'kolomna=kolomen podolsk=podol serpukhov zelenograd fryazino=fryazin balashikha=balashikhin krasnogorsk=krasnogor tushino=tushin lyubertsy=lyuberet ' +
  'izhevsk=izhev votkinsk=votkin glazov zlatoust=zlatoustov miass magnitogorsk=magnitogor orenburg ufa=ufim kazan zelenodolsk=zelenodol ' +
  'baltic=baltiy baikal=baykal=baikal caucasus=kavkaz siberia=sibir sibir kuban neva=nev ladoga=ladozh onega=onezh kamchatka=kamchat sakhalin=sakhalin ' +
  'kovrov tikhvin vologda=vologod cherepovets=cherepovet pskov novgorod petrozavodsk=petrozavod kaliningrad sosnovka=sosnov arzamas sarov dzerzhinsk ' +
  'biysk=biy barnaul kemerovo=kemerov kuznetsk=kuznet tyumen surgut=surgut norilsk=noril tolyatti togliatti=togliattin balakovo=balakov engels kamensk=kamen';

/** How the adjective ends in letters of several languages, in any gender and case. */
const ENDINGS =
  'skiy sky ski skij skyy skyi skii skyj skaya skaia skoe skoye skogo skoy skoi skom skim skikh ska ske sko'.split(
    ' ',
  );

const SHORTEST_ADJECTIVE = 5;

function formsOf(item: string): readonly string[] {
  const [place = '', ...stems] = item.split('=');
  const adjectives = (stems.length === 0 ? [place] : stems).flatMap((stem) =>
    ENDINGS.map((ending) => stem + ending),
  );
  return [place, ...adjectives.filter((adjective) => adjective.length > SHORTEST_ADJECTIVE)];
}

/** Spellings of each place and its adjective, in small Latin letters, by the place. */
export const SLAVIC_PLACES: ReadonlyMap<string, readonly string[]> = new Map(
  PLACES.split(' ').map((item) => [item.split('=', 1)[0] ?? item, formsOf(item)] as const),
);
