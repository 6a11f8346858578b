import { soundsOf } from './sounds.ts';

/** Spellings of a language and the letters that spell their sounds as most languages do. */
type Spellings = readonly (readonly [RegExp, string])[];

const ENGLISH: Spellings = [
  [/igh/gu, 'ai'], // Wright
  [/^([^aeiouy]*)a(?=[bcdfgklmnpstvz][aeiouy])/u, '$1ei'], // Jacob, David
  [/(?<=^[^aeiouy]*)i(?=[bcdfgklmnprstvz]e)/u, 'ai'], // Mike
  [/g(?=[eiy])/gu, 'j'], // George
  [/eo(?=r)/gu, 'o'],
  [/(?<=[^aeiouy])e$/u, ''],
  [/ay|ai/gu, 'ei'], // Taylor
  [/eir$/u, 'ea'], // Blair
  [/r(?=l)/gu, ''], // Charles
  [/au|aw/gu, 'o'], // Paul
  [/ow(?=[^aeiouy])/gu, 'au'], // Brown
  [/oh/gu, 'o'], // John
  [/(?<=[aeiou].*)(?:er|or|ar)$/u, 'a'], // Parker
  [/ey$/u, 'i'],
];
const FRENCH: Spellings = [
  [/g(?=e$)/gu, 'zh'], // Lepage
  [/(?<=[^aeiouy])e$/u, ''],
  [/c(?=[eiy])/gu, 's'],
  [/en(?=t$|s[eiy])/gu, 'an'], // Laurent, Innocent
  [/(?<=[aeiouy]|[aeo]n)(?:t|ts|d|x)$/u, ''], // Pinochet, Durant
  [/ch/gu, 'sh'], // Chirac
  [/eau|au/gu, 'o'],
  [/oi/gu, 'wa'], // François
  [/j|g(?=[eiy])/gu, 'zh'], // Jacques
  [/ai/gu, 'e'],
  [/gn/gu, 'ny'],
  [/qu/gu, 'k'],
];
const SPANISH: Spellings = [
  [/j|g(?=[ei])/gu, 'kh'], // Jorge
  [/ll/gu, 'y'],
  [/qu/gu, 'k'],
  [/^h/u, ''], // Hugo
  [/c(?=[eiy])/gu, 's'],
];
const TURKISH: Spellings = [
  [/c(?!h)/gu, 'j'], // Recep
  [/(?<=[aeiou])g(?=[aeiou])/gu, ''], // Erdogan
];

const GERMAN: Spellings = [
  [/j/gu, 'y'], // Juncker
  [/(?<!s)ch/gu, 'kh'], // Bach, Rochman
  [/tz|z/gu, 'ts'], // Scholz
  [/w/gu, 'v'],
  [/ei/gu, 'ai'],
  [/eu/gu, 'oi'],
  [/er$/u, 'a'],
];
const SLAVIC: Spellings = [
  [/dz/gu, 'zh'], // Karadzic
  [/c$/u, 'ch'],
  [/c(?![hz])/gu, 'ts'],
  [/j/gu, 'y'],
  [/w/gu, 'v'],
];
const BURMESE: Spellings = [
  [/ky/gu, 'ch'], // Suu Kyi
  [/gy/gu, 'j'],
  [/hl/gu, 'l'],
  [/aw$/u, 'o'], // Kyaw
];

/** "Of God" behind another name, whatever vowel was heard there: "Saifallah", "Hizballah". */
const ARABIC: Spellings = [[/(?<=[aeiou].*[^aeiou])[aeio]l{1,2}ah?$/u, 'ulla']];
/** Vowels that the South spells with two letters, which are one elsewhere; and consonants that are spoken hard in front. */
const KOREAN: Spellings = [
  [/^b(?=a?eo?)/u, 'p'], // Baeksul
  [/^d(?=a?eo?)/u, 't'], // Daesong
  [/ae/gu, 'e'],
  [/eo/gu, 'o'],
  [/eu/gu, 'u'],
  [/^r(?=y)/u, ''], // Ryonbong
];
const VIETNAMESE: Spellings = [
  [/^tr(?=[aeiouy]{1,3}(?:n|ng|nh|c|m|t)?$)/u, 'ch'], // Trong
  [/^gi(?=[aeou])/u, 'z'], // Giap
  [/^d(?=(?:uo?ng|uy|uyen|iep|iem|anh)$)/u, 'z'], // Dung
  [/(?<=[aeiouy])nh$/u, 'n'],
];
/** A nasal sound before a consonant in front is a syllable of its own: "ヌガイコセ" (Ngaikosset), "ムベキ" (Mbeki). */
const AFRICAN: Spellings = [
  [/^n(?=[gdtkzjs][aeiouwy])/u, 'nu'],
  [/^m(?=[bpfvnt][aeiouwy])/u, 'mu'],
  [/^gb/u, 'b'], // Gbagbo
  [/^kp/u, 'p'],
  [/(?<=[aeiou])gb/u, 'gub'],
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
  [/x(?=[iu])/gu, 'sh'],
  [/q(?=[iu])/gu, 'ch'],
];
const HUA = /(?<![b-df-hj-mp-tv-z])hua/gu;
const SPELT_IN_PINYIN = /[xq][iu]|hua/u;

/** How a name in small Latin letters sounds if it is Chinese, in pinyin; none of one that sounds so in any case. */
export function readingsInPinyin(word: string): readonly string[] {
  if (!SPELT_IN_PINYIN.test(word)) return [];
  const spoken = IN_PINYIN.reduce((text, [letters, sound]) => text.replace(letters, sound), word);
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

/**
 * How a name in small Latin letters sounds by the spelling of English, French, Korean and others: renderings follow the speech
 * of its bearer ("ジェイコブ", Jacob). Only what differs from `soundsOf` the name.
 */
export function readingsOf(word: string): readonly string[] {
  const plain = soundsOf(word);
  const readings = LANGUAGES.map((spellings) => {
    let spoken = word;
    for (const [letters, sound] of spellings) spoken = spoken.replace(letters, sound);
    return soundsOf(spoken);
  });
  const apart = word.replace(LETTERS_APART, MARK);
  if (apart !== word) readings.push(soundsOf(apart).replaceAll(MARK, 'h'));
  readings.push(...readingsInPinyin(word));
  return [...new Set(readings)].filter((reading) => reading !== plain);
}

/** How other languages spell the sounds of names that are not their own; the vowels mostly as in the name. */
const ROMANISATIONS: readonly Spellings[] = [
  [
    [/(?<=[^aeiouy])e$/u, ''], // Ghabache
    [/ch/gu, 'sh'],
    [/(?<!d)j|g(?=[eiy])/gu, 'zh'], // Jirinovski
    [/qu/gu, 'k'],
    [/(?<=[aeiou])ou(?=[aeiou])/gu, 'w'], // Kaouk, Kouachi
  ],
  [[/c(?!h)/gu, 'j']], // Cemil
  [
    [/(?<!s)ch/gu, 'kh'], // Chochrjakov
    [/(?<![dzt])j/gu, 'y'], // Jantar
    [/c(?![hz])/gu, 'ts'], // Kacuba
  ],
  [
    [/xh/gu, 'j'], // Hoxha
    [/x(?=[aeiou])/gu, 'kh'], // Xojayev
  ],
];

/** The sounds of a word in small Latin letters, first as most languages spell them, then as others do. */
export function romanisationsOf(word: string): readonly string[] {
  const spoken = ROMANISATIONS.map((spellings) =>
    spellings.reduce((text, [letters, sound]) => text.replace(letters, sound), word),
  );
  return [...new Set([word, ...spoken].map((text) => soundsOf(text)))];
}
