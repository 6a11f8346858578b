import { isForeignHangul } from '../../transliterate/hangul.ts';

/**
 * People who are known in Latin letters by another name than the one that their characters are read as: by a courtesy name, in the
 * reading of their own region, by an English given name. Characters as Taiwan or Hong Kong write them, a stroke and as China does
 * where that differs.
 */
const KNOWN_OTHERWISE: readonly (readonly [string, string])[] = [
  ['蔣介石/蒋介石', 'Chiang Kai-shek'],
  ['蔣中正/蒋中正', 'Chiang Kai-shek'],
  ['孫中山/孙中山', 'Sun Yat-sen'],
  ['孫逸仙/孙逸仙', 'Sun Yat-sen'],
  ['孫文/孙文', 'Sun Yat-sen'],
  ['馬英九/马英九', 'Ma Ying-jeou'],
  ['蕭美琴/萧美琴', 'Hsiao Bi-khim'],
  ['宋楚瑜', 'James Soong Chu-yu'],
  ['李光耀', 'Lee Kuan Yew'],
  ['李顯龍/李显龙', 'Lee Hsien Loong'],
  ['黃循財/黄循财', 'Lawrence Wong'],
  ['吳作棟/吴作栋', 'Goh Chok Tong'],
  ['董建華/董建华', 'Tung Chee-hwa'],
  ['成龍/成龙', 'Jackie Chan'],
  ['李小龍/李小龙', 'Bruce Lee'],
];

const byCharacters: ReadonlyMap<string, readonly string[]> = (() => {
  const map = new Map<string, readonly string[]>();
  for (const [characters, name] of KNOWN_OTHERWISE)
    for (const form of characters.split('/')) map.set(form, [...(map.get(form) ?? []), name]);
  return map;
})();

/** What Japanese authorities put before the name of a group: "指定暴力団 住吉会". */
const KIND_IN_HAN =
  /^(?:(?:特定(?:危険|抗争))?指定暴力団|暴力団|過激派組織|武装組織|テロ組織|国際テロ組織|犯罪組織|ハッカー集団)[\s「『]*(?=[^\s])/u;

/** Rivers and mountains of Korea, by which ships are called: "청천강", "백두산"; a person has a family name in front. */
const RIVER_OR_MOUNTAIN =
  /^(?![김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구민류나진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용리림량렴로려])\p{Script=Hangul}{2,3}[강산봉]$/u;

const LONGEST_WITH_TITLE = 12;

/** Titles behind a name in Chinese characters, and before or behind one in Hangul: "习近平主席", "윤석열 대통령". */
const TITLE_IN_HAN =
  /^(?<name>(?![国國副前人])\p{Script=Han}{2,3})\s?(?:(?:国家)?副?主席|总统|總統|先生|女士|将军|將軍|元帅|元帥|上将|上將|部长|部長|总理|總理|省长|省長|(?:国务|國務)?委[员員][长長]|总书记|總書記|総書記|大統領|首相|外相|大臣|長官|司令官?|大[将將]|中[将將]|少[将將]|同志|博士|教授|氏)$/u;
const TITLE_IN_HANGUL =
  /^(?:(?:전 )?(?:대통령|장군|주석|위원장|총리|장관|대장|국무위원장|총비서|총서기|원수|동지|박사|교수) (?<behind>\p{Script=Hangul}{2,4})|(?<before>\p{Script=Hangul}{3}) (?:전 )?(?:대통령|장군|주석|(?:국무)?위원장|총리|장관|대장|총비서|총서기|원수|동지|박사|교수|씨))$/u;

function withoutTitle(text: string): string {
  const found = TITLE_IN_HAN.exec(text)?.groups ?? TITLE_IN_HANGUL.exec(text)?.groups;
  return found?.['name'] ?? found?.['behind'] ?? found?.['before'] ?? text;
}

/** "Ship" behind her name, or behind her number: "청천강호", "례성강 1호"; four syllables with a family name of two are a person. */
const SHIP_IN_HANGUL =
  /^(?!(?:남궁|제갈|선우|독고|황보|사공|서문|동방))(?<name>\p{Script=Hangul}{3,5}(?<![보신번암구간옹수동])(?=호)|\p{Script=Hangul}{2,5}(?=\s*\d))(?:\s*(?<number>\d{1,2}))?\s*호$/u;

/** The name of a ship of Korea by its syllables, as it is romanised, and as one word where it is one of Korea. */
function nameOfShip(text: string): string {
  const { name, number } = SHIP_IN_HANGUL.exec(text)?.groups ?? {};
  if (name === undefined)
    return RIVER_OR_MOUNTAIN.test(text) && isForeignHangul(text) ? Array.from(text).join(' ') : text;
  const names = [Array.from(name).join(' '), ...(isForeignHangul(name) ? [] : [name])];
  return names.map((one) => (number === undefined ? one : `${one} ${number}`)).join(' alias ');
}

/** A name in characters with the name by which its bearer is known elsewhere after it and without titles; any other text as it is. */
export function withKnownName(text: string): string {
  if (!/[\p{Script=Han}\p{Script=Hangul}]/u.test(text)) return text;
  const named = text
    .trim()
    .replace(KIND_IN_HAN, '')
    .replace(/^(?<name>[^「『]+)[」』]$/u, '$<name>');
  if (named.length > LONGEST_WITH_TITLE) return named;
  const bare = nameOfShip(withoutTitle(named));
  const names = byCharacters.get(bare);
  return names === undefined ? bare : [bare, ...names].join(' alias ');
}
