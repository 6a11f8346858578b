/** Signs and endings that scripts without spaces put where others put words; the sign, and the word it stands for. */
type Sign = readonly [sign: string, word: string];

/** Chinese and Japanese: the longest sign first. */
const HAN_SIGNS: readonly Sign[] = [
  ['特别行政区', 'region'],
  ['自治区', 'region'],
  ['自治州', 'region'],
  ['都道府県', 'region'],
  ['大街', 'street'],
  ['大道', 'avenue'],
  ['大廈', 'tower'],
  ['大厦', 'tower'],
  ['广场', 'plazas'],
  ['廣場', 'plazas'],
  ['中心', 'center'],
  ['公寓', 'residences'],
  ['花园', 'gardens'],
  ['胡同', 'hutong'],
  ['丁目', 'chome'],
  ['番地', 'house'],
  ['单元', 'entrance'],
  ['單元', 'entrance'],
  ['省', 'region'],
  ['市', 'city'],
  ['區', 'district'],
  ['区', 'district'],
  ['县', 'county'],
  ['縣', 'county'],
  ['県', 'region'],
  ['郡', 'district'],
  ['镇', 'town'],
  ['鎮', 'town'],
  ['乡', 'town'],
  ['鄉', 'town'],
  ['村', 'village'],
  ['町', 'town'],
  ['路', 'road'],
  ['街', 'street'],
  ['道', 'road'],
  ['巷', 'lane'],
  ['弄', 'lane'],
  ['段', 'section'],
  ['楼', 'floor'],
  ['樓', 'floor'],
  ['层', 'floor'],
  ['層', 'floor'],
  ['階', 'floor'],
  ['室', 'room'],
  ['栋', 'building'],
  ['棟', 'building'],
  ['幢', 'building'],
  ['座', 'block'],
  ['号', 'no'],
  ['號', 'no'],
  ['番', 'no'],
];

/** Korean: the last syllable of a word says what it names. */
const HANGUL_SIGNS: readonly Sign[] = [
  ['특별시', 'city'],
  ['광역시', 'city'],
  ['번지', 'house'],
  ['번길', 'street'],
  ['대로', 'avenue'],
  ['로', 'road'],
  ['길', 'street'],
  ['구', 'district'],
  ['동', 'district'],
  ['읍', 'town'],
  ['면', 'town'],
  ['리', 'village'],
  ['군', 'county'],
  ['시', 'city'],
  ['도', 'region'],
  ['빌딩', 'building'],
  ['타워', 'tower'],
  ['층', 'floor'],
  ['호', 'room'],
];

/** Thai: words stand before the name, written as one with it. */
const THAI_SIGNS: readonly Sign[] = [
  ['ถนน', 'road'],
  ['ซอย', 'soi'],
  ['แขวง', 'subdistrict'],
  ['เขต', 'district'],
  ['ตำบล', 'subdistrict'],
  ['อำเภอ', 'district'],
  ['จังหวัด', 'province'],
  ['อาคาร', 'building'],
  ['ชั้น', 'floor'],
  ['เลขที่', 'no'],
  ['หมู่บ้าน', 'village'],
  ['หมู่', 'block'],
];

const HAN_DIGITS = '〇一二三四五六七八九';
/** Numerals counted by a sign: 三层 is floor 3; in names of streets they stay words. */
const HAN_NUMERAL =
  /[〇一二三四五六七八九十]{1,3}(?=丁目|番|号|號|楼|樓|层|層|階|室|栋|棟|幢|座|单元|單元|段)/gu;

/** Signs after which the numeral stands in front: 5号 is "no 5". */
const COUNTING = new Set([
  'chome',
  'house',
  'entrance',
  'floor',
  'room',
  'building',
  'no',
  'section',
  'block',
]);

function numeralValue(numeral: string): string {
  const [tens = '', ones = ''] = numeral.includes('十') ? numeral.split('十') : ['', numeral];
  const digit = (text: string, empty: number): number => (text === '' ? empty : HAN_DIGITS.indexOf(text));
  return String(numeral.includes('十') ? digit(tens, 1) * 10 + digit(ones, 0) : digit(ones, 0));
}

const anyOf = (signs: readonly Sign[]): string => signs.map(([sign]) => sign).join('|');
const HAN = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]';
const HAN_PART = new RegExp(`(\\d+(?:[-－]\\d+)*|${HAN}{1,12}?)(${anyOf(HAN_SIGNS)})`, 'gu');
const HANGUL_PART = new RegExp(
  `([\\p{Script=Hangul}]{1,8}?|\\d+(?:-\\d+)*)(${anyOf(HANGUL_SIGNS)})(?=[\\s\\d,]|$)`,
  'gu',
);
const THAI_PART = new RegExp(`(${anyOf(THAI_SIGNS)})`, 'gu');
const WORDS = new Map([...HAN_SIGNS, ...HANGUL_SIGNS, ...THAI_SIGNS]);

/** Position signs before a road: 南京東路 is "Nanjing East Road". */
const POSITIONS: Readonly<Record<string, string>> = {
  东: 'east',
  東: 'east',
  西: 'west',
  南: 'south',
  北: 'north',
  中: 'middle',
};
const ROADS: ReadonlySet<string> = new Set(['road', 'street', 'avenue']);

/** The name of a road and the position within it, apart. */
function withPosition(name: string, word: string): string {
  const position = POSITIONS[name.slice(-1)];
  return position === undefined || name.length < 3 || !ROADS.has(word)
    ? name
    : `${name.slice(0, -1)} ${position}`;
}

function separated(_: string, name: string, sign: string): string {
  const word = WORDS.get(sign) ?? '';
  const counted = /^\d/u.test(name) && COUNTING.has(word);
  return counted
    ? ` ${word} ${name} `
    : ` ${withPosition(name, word)} ${word} ${/^(?:region|city|district|county|town|village)$/u.test(word) ? ',' : ''}`;
}

/** Puts spaces and words into text of scripts that write none: "北京市朝阳区建国路5号" and the like. */
export function spellOutSigns(text: string): string {
  let spelled = text;
  if (/\p{Script=Han}/u.test(text)) {
    spelled = spelled
      .replace(/〒\s*/gu, ' postcode ')
      .replace(/東京都/gu, '東京, ')
      .replace(/(?:大阪|京都)府/gu, (name) => `${name.slice(0, -1)}, `)
      .replace(HAN_NUMERAL, numeralValue)
      .replace(HAN_PART, separated);
  }
  if (/\p{Script=Hangul}/u.test(text)) spelled = spelled.replace(HANGUL_PART, separated);
  if (/\p{Script=Thai}/u.test(text)) {
    spelled = spelled.replace(THAI_PART, (_, sign: string) => ` ${WORDS.get(sign) ?? ''} `);
  }
  return spelled;
}
