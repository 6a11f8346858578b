import placeTable from '../../data/address-places.json' with { type: 'json' };
import { splitWords } from '../../normalise/split-words.ts';
import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';

/**
 * Countries that are called by several words, of which one calls another country or none, with the word that they are compared as:
 * "Central Bank of South Sudan" is not that of Sudan.
 */
const AS_ONE_WORD: Readonly<Record<string, string>> = {
  SS: 'southsudan',
  KP: 'northkorea',
  KR: 'southkorea',
  GQ: 'equatorialguinea',
  GW: 'guineabissau',
  PG: 'papuanewguinea',
  CD: 'democraticcongo',
  CG: 'congobrazzaville',
  CF: 'centralafrica',
  ZA: 'southafrica',
  EH: 'westernsahara',
  MK: 'northmacedonia',
  NZ: 'newzealand',
  TL: 'timorleste',
  LK: 'srilanka',
  DO: 'dominicanrepublic',
  XI: 'northernireland',
  AS: 'americansamoa',
  TW: 'taiwan',
  HK: 'hongkong',
};

/** What the table of places does not have: adjectives, cases, short forms. A comma divides. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  SS: 'southern sudan,south sudanese,yuzhnogo sudana,yuzhnom sudane,pivdennoho sudanu,pivdennogo sudanu,poludniowego sudanu,juzni sudan,juzhen sudan',
  KP: 'north korean,dpr korea,rpd coree,rpd corea,rpd coreea,rpd coreia,dpr korean,dvr korea,rpdc,dvrk,krld,kldr,dprk,kndr,severnoy korei,severnaya koreya,severokoreyskaya,pivnichna koreya,pivnichnoi korei,koreyskoy narodno demokraticheskoy respubliki,democratic peoples republic korea,republique populaire democratique coree,demokratische volksrepublik korea,republica popular democratica corea,corea norte,severna koreya,sjeverna koreja,korei polnocnej,severni koreje,severni korea,severni koreji,severne koreje,severnej korey,severnej korei,severna korea,sjeverne koreje,sjevernoj koreji,eszak korea,eszak koreai,eszak koreanak,siaures korejos,siaures koreja,pohjois korean,pohjois korea,pohja korea,pohja koreas,voreia korea,voreias koreas,vorias koreas,nord corea,nord coreano,nord coreana,nord coreen,nord coreenne,nord koreas,nord koreansk,noord koreaans,noord koreaanse,noord korea,coreea nord,coreei nord,coreii nord,koreya pivnichna,paunochnay karei,choson minjujuui inmin konghwaguk',
  KR: 'south korean,republica corea,republique coree,republik korea,yuzhnoy korei,yuzhnaya koreya,pivdenna koreya,pivdennoi korei,respubliki koreya,juzhna koreya,juzna koreja,korei poludniowej,jizni koreje,jizni korea,juzne koreje,juznej korey,juznej korei,juzna korea,juzne koreje,del koreai,del korea,pietu korejos,etela korean,louna korea,notia korea,notias koreas,sydkoreas,sud corea,syd korea,sor koreas,zuid korea,zuid koreaanse,coreea sud,coreei sud',
  GQ: 'equatorial guinean,ekvatorialnoy gvinei,ecuatoguineana',
  GW: 'gvinei bisau',
  PG: 'papua novoy gvinei',
  CD: 'dr kongo,rd congo,rdc,drc,demokraticheskoy respubliki kongo,demokratische republik kongo,republica democratica congo,congo democratic republic,democratic republic congo,dem rep congo',
  CG: 'respubliki kongo,republica congo,congo republic',
  CF: 'tsentralnoafrikanskoy respubliki,tsentralno afrikanskaya respublika,tsentralnoafrikanskaya respublika',
  ZA: 'republic south africa,yuzhnaya afrika,yuzhnoy afriki,yuzhno afrikanskaya respublika,yuzhno afrikanskoy respubliki',
  EH: 'zapadnaya sakhara,zapadnoy sakhary',
  MK: 'severnoy makedonii,severna makedonija,severna makedoniya',
  NZ: 'novoy zelandii',
  TL: 'east timor,timor oriental,vostochnogo timora,skhidniy timor',
  LK: 'sri lankan,shri lanki',
  XI: 'northern ireland,irlande du nord,irlanda del norte,irlanda del nord,irlanda do norte,severnaya irlandiya,severnoy irlandii',
  AS: 'american samoa,samoa americana,samoa americaines',
  // "ホン・コン"
  HK: 'hon kon,hong kong sar,hong kong special administrative region',
  // Beside "People's" it is another.
  TW: 'republic china,republique chine,republica china,republik china,repubblica cina,kitayskaya respublika,kitayskoy respubliki,chinese taipei',
};

/** Towns that are called by several words, with the word of `place-words.ts` that they are compared as. A comma divides. */
const TOWNS_AS_ONE_WORD: Readonly<Record<string, string>> = {
  petersburg:
    'st petersburg,saint petersburg,sankt petersburg,sankt peterburg,st peterburg,sankt peterburga,sankt peterburgskiy,sankt peterburgskaya,sankt peterburgskogo,sankt peterburgskoe,sankt peterburgskij,san petersburgo,saint petersbourg',
  nizhegorod:
    'nizhny novgorod,nizhniy novgorod,nizhnii novgorod,nizhni novgorod,nijny novgorod,nijni novgorod,nischni nowgorod',
  naberezhnyechelny: 'naberezhnye chelny,naberezhniye chelny,naberezhnyye chelny,naberejnie chelni',
  rostovondon: 'rostov on don,rostov na donu,rostov don',
  abudhabi: 'abu dhabi,abu dabi,abou dabi',
  rasalkhaimah: 'ras al khaimah,ras al khaima,ras al khaymah,ras khaimah',
  telaviv: 'tel aviv',
  kualalumpur: 'kuala lumpur',
  hochiminh: 'ho chi minh city,hochiminh city',
  newdelhi: 'new delhi',
  newyork: 'new york,new york city,nueva york,nyu york',
  bandarabbas: 'bandar abbas,bandar e abbas',
  deirezzor: 'deir ez zor,deir al zor,dayr al zawr,dayr az zawr,deir ezzor,deir ezor,dair al zour',
  portsudan: 'port sudan',
  addisababa: 'addis ababa,addis abeba',
  daressalaam: 'dar es salaam',
  capetown: 'cape town',
  kuwaitcity: 'kuwait city',
  panamacity: 'panama city,ciudad panama',
  mexicocity: 'mexico city,ciudad mexico',
  guatemalacity: 'guatemala city,ciudad guatemala',
  saopaulo: 'sao paulo',
  buenosaires: 'buenos aires',
  santodomingo: 'santo domingo',
  portauprince: 'port au prince',
  nizhnytagil: 'nizhny tagil,nizhniy tagil,nizhnii tagil,nischni tagil',
  xinjiang:
    'xinjiang uyghur autonomous region,xinjiang uygur autonomous region,xinjiang uighur autonomous region,xinjiang weiwuer autonomous region,xinjiang autonomous region',
  guangxi: 'guangxi zhuang autonomous region,guangxi autonomous region',
  ningxia: 'ningxia hui autonomous region,ningxia huizu autonomous region,ningxia autonomous region',
  xizang: 'xizang autonomous region,tibet autonomous region',
  innermongolia:
    'inner mongolia autonomous region,inner mongolia,nei mongol,neimenggu autonomous region,nei menggu',
  phnompenh: 'phnom penh',
  ulaanbaatar: 'ulan bator,ulaan baatar',
  ulanude: 'ulan ude',
  losangeles: 'los angeles',
  sanfrancisco: 'san francisco',
};

/** What stands between the words of such a name in one text and is missing in another. */
const SMALL: ReadonlySet<string> = new Set(
  'of the du de del della do da dos la le les al el l d di'.split(' '),
);

/** A name of one word is read by the tables of countries, but for a few abbreviations: "DPRK". */
const isOfOne = (words: readonly string[]): boolean => words.length > 1 || OF_ONE_WORD.has(words[0] ?? '');
const OF_ONE_WORD: ReadonlySet<string> = new Set('dprk kndr rpdc rdc drc severokoreyskaya'.split(' '));

const tellingOf = (name: string): readonly string[] =>
  name.split(' ').filter((word, place) => place === 0 || !SMALL.has(word));

/** The words of the names in order, and the word for the place, by the first of them; longer names first. */
const NAMES: ReadonlyMap<string, readonly (readonly [words: readonly string[], place: string])[]> = (() => {
  const map = new Map<string, (readonly [readonly string[], string])[]>();
  const add = (name: string, place: string): void => {
    const words = tellingOf(name);
    const [first = ''] = words;
    if (isOfOne(words)) map.set(first, [...(map.get(first) ?? []), [words, place]]);
  };
  for (const [code, country] of Object.entries(AS_ONE_WORD)) {
    const ofTable = (placeTable.countries as Readonly<Record<string, string>>)[code]?.split('|') ?? [];
    for (const name of [...ofTable, ...(OTHER_NAMES[code] ?? '').split(',')]) add(name, country);
  }
  for (const [town, names] of Object.entries(TOWNS_AS_ONE_WORD))
    for (const name of names.split(',')) add(name, town);
  for (const names of map.values()) names.sort(([a], [b]) => b.length - a.length);
  return map;
})();

const TOWNS: ReadonlySet<string> = new Set(
  Object.values(TOWNS_AS_ONE_WORD).flatMap((names) =>
    names.split(',').map((name) => tellingOf(name).join(' ')),
  ),
);

/** The words that such countries are compared as, with their codes. */
export const COUNTRIES_AS_ONE_WORD: readonly (readonly [country: string, code: string])[] = Object.entries(
  AS_ONE_WORD,
).map(([code, country]) => [country, code]);

/** True for a text that names such a town, and nothing else. */
export function isTownOfSeveralWords(text: string): boolean {
  const telling = tellingOf(
    splitWords(text)
      .map((word) => word.text)
      .join(' '),
  ).join(' ');
  return TOWNS.has(telling);
}

/** How many words from a place on have the name of a country or a town, those between them counted; 0 when they are others. */
function lengthAt(words: readonly LatinWord[], start: number, name: readonly string[]): number {
  let at = start;
  for (const expected of name) {
    while (at > start && SMALL.has(words[at]?.text ?? '')) at++;
    if (words[at]?.text !== expected) return 0;
    at++;
  }
  return at - start;
}

/** What stands before the name of another state: "Democratic People's Republic of ...". */
const BEFORE_REPUBLIC =
  /^(?:peoples?|populaire|popular|democratic|democratique|democratica|demokrat[a-z]+)$/u;

/** Countries by their letters in Cyrillic: "МИД РФ", "МО КНР". */
const IN_CYRILLIC: ReadonlyMap<string, string> = new Map([
  ['rf', 'russia'],
  ['knr', 'china'],
  ['rb', 'belarus'],
  ['iri', 'iran'],
  ['sar', 'syria'],
]);

/** A country that stands in letters behind another word; other words as they are. */
const writtenOut = (word: LatinWord, place: number): LatinWord => {
  const country = place > 0 && word.rendering === 'alphabet' ? IN_CYRILLIC.get(word.text) : undefined;
  return country === undefined ? word : latinWord(country);
};

/** Takes the words that name a country or a town together: "Guinea-Bissau", "Republic of South Africa", "St. Petersburg". */
export function joinPlaces(read: readonly LatinWord[]): readonly LatinWord[] {
  const words = read.some(({ text }) => IN_CYRILLIC.has(text)) ? read.map(writtenOut) : read;
  if (words.length < 2 || !words.some(({ text }) => NAMES.has(text))) return words;
  const joined: LatinWord[] = [];
  for (let place = 0; place < words.length;) {
    const word = words[place] as LatinWord;
    const isLater = BEFORE_REPUBLIC.test(words[place - 1]?.text ?? '') && word.text.startsWith('rep');
    let length = 0;
    for (const [name, asOne] of isLater ? [] : (NAMES.get(word.text) ?? [])) {
      length = lengthAt(words, place, name);
      if (length === 0) continue;
      joined.push(latinWord(asOne));
      break;
    }
    if (length === 0) joined.push(word);
    place += Math.max(1, length);
  }
  return joined;
}
