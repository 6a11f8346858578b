import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';

/** Pairs of a spelling and what it is read as, from a table of them. */
const readTable = (pairs: string): ReadonlyMap<string, string> =>
  new Map(
    pairs
      .trim()
      .split(/\s+/u)
      .map((pair) => pair.split('=') as [string, string]),
  );

/** Names of Uyghurs as China writes their characters in pinyin, which no name of Chinese is spelt as. */
const IN_PINYIN = readTable(`
  maimaiti=memet maimaitiming=memetimin maimaitimin=memetimin maimaite=memet mumaiti=memet muhetaer=mukhtar muhamaiti=muhammad muhanmode=muhammad mahemuti=mahmut maihemuti=mahmut
  maimuti=mamut tuerxun=tursun tuersun=tursun aierken=erkin aerken=erkin eerken=erkin kuerban=qurban kuerbang=qurban kuerbanjiang=qurbanjan
  tuohuti=tohti tuoheti=tohti wumaier=omer wumaierjiang=omerjan aimaiti=ehmet aihemaiti=ehmet aihemati=ehmet wusiman=osman wusimanjiang=osmanjan
  yibulayin=ibrahim yiburayin=ibrahim yibulaxin=ibrahim yibureyimu=ibrahim aosiman=osman yusupu=yusup yusufu=yusup yusupujiang=yusupjan yiliyasi=ilyas
  rexiti=rashid reshiti=rashid reheimu=rahim reyimu=rahim  simayili=ismail yisimayili=ismail
  yisimayi=ismail yisikandaer=iskandar sikandaer=iskandar aishanjiang=hasanjan yushanjiang=husenjan
  abulizi=abliz abulaiti=ablet abulimiti=ablimit abulikemu=ablikim abuliz=abliz abulajiang=ablajan aobulikasimu=abulqasim abudula=abdulla
  abuduaini=abdughani abudureheman=abdurahman abudurehemanjiang=abdurahmanjan abuduwaili=abduweli abudukelimu=abdukerim abudukerimu=abdukerim
  abudukadier=abdukadir abuduwahapu=abduwahap abudureyimu=abdurahim abudureheimu=abdurahim abudurexiti=abdurashid abudusalamu=abdusalam
  abudusaimaiti=abdusamad abuduhalike=abdukhaliq abudujilili=abdujalil abujilili=abdujalil abuduhelili=abdukhalil abuduwayiti=abduwahid
  abuduwupuer=abdughafur abudurousuli=abdurasul abudushukuer=abdushukur abuduxukuer=abdushukur abuduaizezi=abdulaziz abudulazizi=abdulaziz
  abudunaibi=abdunabi abudunasier=abdunasir abudulatifu=abdulatif abudureqifu=abduraqip abudurazake=abdurazaq abudureyimujiang=abdurahimjan
  ailijiang=alijan ailixier=alisher alimujiang=alimjan ainiwaer=anwar aniwaer=anwar aikebaier=akbar akebaier=akbar
  aikelamu=akram aisikaer=askar asikaer=askar azimaiti=azimat aizezi=aziz ayixiamu=aysham ayixianmu=aysham ayixianguli=ayshamgul ayinuer=aynur aynuer=aynur ayiguli=aygul
  guzalinuer=guzalnur guliziya=gulziya paerhati=parhat paierhati=parhat palihati=parhat paruke=paruk patiguli=patigul 
  patiman=fatima dilixiati=dilshat dilishati=dilshat dilimulati=dilmurat dilinuer=dilnur diliyaer=dilyar halimulati=halmurat
  halike=khaliq hailili=khalil jiamali=jamal jiapaer=japar kadier=qadir 
  kaisaier=qaysar kamalijiang=kamaljan kahaer=qahar keremu=kerim kelimu=kerim keyimu=qeyum kayoumu=qeyum lutefula=lutfulla
  mamuti=mamut maiheliya=mehriya mijiti=mijit mutalipu=mutallip mutalifu=mutallip muyasaier=muyassar
  mutelifu=mutallip nasier=nasir nuermaimaiti=nurmemet nuerlan=nurlan nuerguli=nurgul pulati=polat
  reziwanguli=rizwangul reyihanguli=reyhangul saimaiti=samat samaiti=samat saifuding=sayfuddin sadike=sadiq
  saideke=sadiq shawuti=sawut sawuti=sawut shayiti=sayit sayiti=sayit saiyidi=sayid 
  taiwaikuli=tewekkul taxipulati=tashpolat tayier=tahir tayierjiang=tahirjan tilaxi=tilash tuerdi=turdi tuerhong=turghun 
  tuersunjiang=tursunjan tuohetiyazi=tohtiniyaz wubuli=obul wubulikasimu=obulqasim wufuer=ghopur wupuer=ghopur wushuer=hoshur xiaokaiti=shawkat xiaokelaiti=shohret xiaohelaiti=shohret
  xiemuxi=shams xiemusiding=shamsidin xirenayi=shirinay xiereli=shirali xierzati=shirzat xierali=shirali xiriaili=shirali yakufu=yaqup yakupu=yaqup
  yilihamu=ilham yilihamujiang=ilhamjan yiminjiang=iminjan yimamumaimaiti=imammemet yasenjiang=yasinjan yalikun=yalqun yaerkun=yalqun
  zulipiya=zulpiya zulifeiya=zulpiya zulihumaer=zulhumar zunong=zunun zununjiang=zununjan zayiti=zahid
`);

/** Those that may be names of Chinese, or of others, where no other word tells: "Yiming", "Yasheng". */
const BESIDE_OTHERS = readTable(`
  yiming=imin yimin=imin yasheng=yasin yasen=yasin yashen=yasin nuer=nur simayi=ismail aili=ali alimu=alim rouzi=rozi ruzi=rozi aishan=hasan yushan=husen mulati=murat salamu=salam kadeer=qadir niyazi=niyaz kasimu=qasim asimu=hashim aximu=hashim mamati=mamat reheman=rahman yimamu=imam taier=tahir halili=khalil mushajiang=musajan musha=musa aishe=aysha 
  kade=qadir jiamaili=jamal tayi=tahir baikeli=bekri 
`);

/** "dear" and "flower" behind a name: "Aierkenjiang" is Erkinjan, "Patiguli" Patigul. */
const WITH_ENDING = /^(?<name>[a-z]{4,}?)(?<ending>jiang|guli)$/u;
const ENDINGS: ReadonlyMap<string, string> = new Map([
  ['jiang', 'jan'],
  ['guli', 'gul'],
]);

function readAs(text: string): string | undefined {
  const found = IN_PINYIN.get(text);
  if (found !== undefined) return found;
  const { name = '', ending = '' } = WITH_ENDING.exec(text)?.groups ?? {};
  const stem = IN_PINYIN.get(name) ?? BESIDE_OTHERS.get(name);
  return stem === undefined ? undefined : stem + (ENDINGS.get(ending) ?? '');
}

const isPlain = ({ consonantal, native }: LatinWord): boolean => !consonantal && native === undefined;

/** The name of an Uyghur that China spells in pinyin, as Uyghurs write it: "Maimaiti Tu'erxun" is Memet Tursun. Any other name as it is. */
export function withoutPinyinOfUyghurs(words: readonly LatinWord[]): readonly LatinWord[] {
  if (!words.some((word) => isPlain(word) && readAs(word.text) !== undefined)) return words;
  return words.map((word) => {
    const read = isPlain(word) ? (readAs(word.text) ?? BESIDE_OTHERS.get(word.text)) : undefined;
    return read === undefined ? word : latinWord(read);
  });
}
