import { respelt, type Spellings } from './respelt.ts';
import { soundsOf } from './sounds.ts';

const ENGLISH: Spellings = [
  ['igh', /igh/gu, 'ai'], // Wright
  ['a', /^([^aeiouy]*)a(?=[bcdfgklmnpstvz][aeiouy])/u, '$1ei'], // Jacob, David
  ['i', /(?<=^[^aeiouy]*)i(?=[bcdfgklmnprstvz]e)/u, 'ai'], // Mike
  ['g', /g(?=[eiy])/gu, 'j'], // George
  ['eor', /eo(?=r)/gu, 'o'],
  ['e', /(?<=[^aeiouy])e$/u, ''],
  ['ay', /ay/gu, 'ei'], // Taylor
  ['ai', /ai/gu, 'ei'],
  ['eir', /eir$/u, 'ea'], // Blair
  ['rl', /r(?=l)/gu, ''], // Charles
  ['au', /au/gu, 'o'], // Paul
  ['aw', /aw/gu, 'o'],
  ['ow', /ow(?=[^aeiouy])/gu, 'au'], // Brown
  ['oh', /oh/gu, 'o'], // John
  ['r', /(?<=[aeiou].*)(?:er|or|ar)$/u, 'a'], // Parker
  ['ey', /ey$/u, 'i'],
];
const FRENCH: Spellings = [
  ['ge', /g(?=e$)/gu, 'zh'], // Lepage
  ['e', /(?<=[^aeiouy])e$/u, ''],
  ['c', /c(?=[eiy])/gu, 's'],
  ['en', /en(?=t$|s[eiy])/gu, 'an'], // Laurent, Innocent
  ['', /(?<=[aeiouy]|[aeo]n)(?:t|ts|d|x)$/u, ''], // Pinochet, Durant
  ['ch', /ch/gu, 'sh'], // Chirac
  ['au', /eau|au/gu, 'o'],
  ['oi', /oi/gu, 'wa'], // François
  ['j', /j/gu, 'zh'], // Jacques
  ['g', /g(?=[eiy])/gu, 'zh'],
  ['ai', /ai/gu, 'e'],
  ['gn', /gn/gu, 'ny'],
  ['qu', /qu/gu, 'k'],
];
const SPANISH: Spellings = [
  ['j', /j/gu, 'kh'], // Jorge
  ['g', /g(?=[ei])/gu, 'kh'],
  ['ll', /ll/gu, 'y'],
  ['qu', /qu/gu, 'k'],
  ['h', /^h/u, ''], // Hugo
  ['c', /c(?=[eiy])/gu, 's'],
];
const TURKISH: Spellings = [
  ['c', /c(?!h)/gu, 'j'], // Recep
  ['g', /(?<=[aeiou])g(?=[aeiou])/gu, ''], // Erdogan
];

const GERMAN: Spellings = [
  ['j', /j/gu, 'y'], // Juncker
  ['ch', /(?<!s)ch/gu, 'kh'], // Bach, Rochman
  ['z', /tz|z/gu, 'ts'], // Scholz
  ['w', /w/gu, 'v'],
  ['ei', /ei/gu, 'ai'],
  ['eu', /eu/gu, 'oi'],
  ['er', /er$/u, 'a'],
];
const SLAVIC: Spellings = [
  ['dz', /dz/gu, 'zh'], // Karadzic
  ['c', /c$/u, 'ch'],
  ['c', /c(?![hz])/gu, 'ts'],
  ['j', /j/gu, 'y'],
  ['w', /w/gu, 'v'],
];
const BURMESE: Spellings = [
  ['ky', /ky/gu, 'ch'], // Suu Kyi
  ['gy', /gy/gu, 'j'],
  ['hl', /hl/gu, 'l'],
  ['aw', /aw$/u, 'o'], // Kyaw
];

/** "Of God" behind another name, whatever vowel was heard there: "Saifallah", "Hizballah". */
const ARABIC: Spellings = [['l', /(?<=[aeiou].*[^aeiou])[aeio]l{1,2}ah?$/u, 'ulla']];
/** Vowels that the South spells with two letters, which are one elsewhere; and consonants that are spoken hard in front. */
const KOREAN: Spellings = [
  ['b', /^b(?=a?eo?)/u, 'p'], // Baeksul
  ['d', /^d(?=a?eo?)/u, 't'], // Daesong
  ['ae', /ae/gu, 'e'],
  ['eo', /eo/gu, 'o'],
  ['eu', /eu/gu, 'u'],
  ['ry', /^r(?=y)/u, ''], // Ryonbong
];
const VIETNAMESE: Spellings = [
  ['tr', /^tr(?=[aeiouy]{1,3}(?:n|ng|nh|c|m|t)?$)/u, 'ch'], // Trong
  ['gi', /^gi(?=[aeou])/u, 'z'], // Giap
  ['d', /^d(?=(?:uo?ng|uy|uyen|iep|iem|anh)$)/u, 'z'], // Dung
  ['nh', /(?<=[aeiouy])nh$/u, 'n'],
];
/** A nasal sound before a consonant in front is a syllable of its own: "ヌガイコセ" (Ngaikosset), "ムベキ" (Mbeki). */
const AFRICAN: Spellings = [
  ['n', /^n(?=[gdtkzjs][aeiouwy])/u, 'nu'],
  ['m', /^m(?=[bpfvnt][aeiouwy])/u, 'mu'],
  ['gb', /^gb/u, 'b'], // Gbagbo
  ['kp', /^kp/u, 'p'],
  ['gb', /(?<=[aeiou])gb/u, 'gub'],
];

const LANGUAGES: readonly Spellings[] = [
  ENGLISH,
  FRENCH,
  SPANISH,
  TURKISH,
  GERMAN,
  SLAVIC,
  BURMESE,
  ARABIC,
  KOREAN,
  VIETNAMESE,
  AFRICAN,
];

/** Sounds of pinyin that other spellings have by other letters; and "hua", which Japanese writes as "fa" or "hoa": "ファーウェイ" (Huawei). */
const IN_PINYIN: Spellings = [
  ['x', /x(?=[iu])/gu, 'sh'],
  ['q', /q(?=[iu])/gu, 'ch'],
];
const HUA = /(?<![b-df-hj-mp-tv-z])hua/gu;
const SPELT_IN_PINYIN = /[xq][iu]|hua/u;

/** How a name in small Latin letters sounds if it is Chinese, in pinyin; none of one that sounds so in any case. */
export function readingsInPinyin(word: string): readonly string[] {
  if (!SPELT_IN_PINYIN.test(word)) return [];
  const spoken = respelt(word, IN_PINYIN);
  return [spoken, spoken.replace(HUA, 'fa')].map((text) => soundsOf(text));
}

/** "Cabello" and "Murillo" as they are spoken: "カベジョ", "ムリージョ". */
const DOUBLED_L = /(?<=[ei])ll(?=[ao]s?$)/u;

/** How a name in small Latin letters sounds if it is Spanish, in either of two ways; none of one that sounds so in any case. */
export const readingsInSpanish = (word: string): readonly string[] =>
  DOUBLED_L.test(word) ? ['j', 'y'].map((sound) => soundsOf(word.replace(DOUBLED_L, sound))) : [];

/** Two letters of Arabic between vowels, which look as one: "Lakhal" (لكحل), "Mazhari". */
const LETTERS_APART = /(?<=[aeiou][tdszkg])h(?=[aeiou])/gu;
const MARK = '#';

/** A word as most languages would write it, if it is of one of these: each way once, without the one that changes nothing. */
function respellings(word: string, languages: readonly Spellings[]): readonly string[] {
  const found: string[] = [];
  for (const spellings of languages) {
    const text = respelt(word, spellings);
    if (text !== word && !found.includes(text)) found.push(text);
  }
  return found;
}

/**
 * How a name in small Latin letters sounds by the spelling of English, French, Korean and others: renderings follow the speech
 * of its bearer ("ジェイコブ", Jacob). Only what differs from `soundsOf` the name.
 */
export function readingsOf(word: string): readonly string[] {
  const plain = soundsOf(word);
  const readings = respellings(word, LANGUAGES).map((text) => soundsOf(text));
  const apart = word.replace(LETTERS_APART, MARK);
  if (apart !== word) readings.push(soundsOf(apart).replaceAll(MARK, 'h'));
  readings.push(...readingsInPinyin(word));
  return [...new Set(readings)].filter((reading) => reading !== plain);
}

/** How other languages spell the sounds of names that are not their own; the vowels mostly as in the name. */
const ROMANISATIONS: readonly Spellings[] = [
  [
    ['e', /(?<=[^aeiouy])e$/u, ''], // Ghabache
    ['ch', /ch/gu, 'sh'],
    ['j', /(?<!d)j/gu, 'zh'], // Jirinovski
    ['g', /g(?=[eiy])/gu, 'zh'],
    ['qu', /qu/gu, 'k'],
    ['ou', /(?<=[aeiou])ou(?=[aeiou])/gu, 'w'], // Kaouk, Kouachi
  ],
  [['c', /c(?!h)/gu, 'j']], // Cemil
  [
    ['ch', /(?<!s)ch/gu, 'kh'], // Chochrjakov
    ['j', /(?<![dzt])j/gu, 'y'], // Jantar
    ['c', /c(?![hz])/gu, 'ts'], // Kacuba
  ],
  [
    ['w', /ch(?=.*w)|(?<=w.*)(?<![cs])ch/gu, 'kh'], // Zachwicewicz
    ['rz', /(?<=[^aeiouy])rz/gu, 'sh'],
    ['cz', /cz/gu, 'ch'],
    ['sz', /sz/gu, 'sh'], // Suszencow
    ['c', /c(?![hz])/gu, 'ts'],
    ['w', /w/gu, 'v'],
    ['j', /j/gu, 'y'],
  ],
  [
    ['w', /(?<![cs])ch(?=.*w)|(?<=w.*[^s])ch/gu, 'kh'], // Sachwizewitsch
    ['w', /z(?=.*w)|(?<=w.*)z/gu, 'ts'], // Djagowez
    ['w', /(?<=[^b-df-hj-np-tv-z]|^)s(?=[aeiouv].*w)/gu, 'z'], // Sacharow
    ['w', /w/gu, 'v'],
    ['j', /j/gu, 'y'],
  ],
  [
    ['oe', /oe/gu, 'u'], // Choetsjbarov
    ['ch', /ch/gu, 'kh'],
    ['sj', /tsj/gu, 'ch'],
    ['sj', /sj/gu, 'sh'],
    ['zj', /zj/gu, 'zh'],
    ['j', /j/gu, 'y'],
  ],
  [
    ['xh', /xh/gu, 'j'], // Hoxha
    ['x', /x(?=[aeiou])/gu, 'kh'], // Xojayev
  ],
];

/** The sounds of a word in small Latin letters, first as most languages spell them, then as others do. */
export function romanisationsOf(word: string): readonly string[] {
  return [...new Set([word, ...respellings(word, ROMANISATIONS)].map((text) => soundsOf(text)))];
}
