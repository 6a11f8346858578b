import { replaceInOrder, type Replacements } from './replace-in-order.ts';

const C = '[ก-ฮ]';
/** Signs of vowels above, below and behind a consonant. */
const V = '[ะ-ู]';
/** Marks of tone, of a cut-short vowel and the like, which say nothing of the letters. */
const MARKS = /\u0e47|\u0e48|\u0e49|\u0e4a|\u0e4b|\u0e4d|\u0e4e/gu;
/** The sign of "am", which compatibility forms write as two. */
const AM_IN_TWO = /\u0e4d\u0e32/gu;
/** The consonants that a syllable begins with. */
const ONSET = `[กขคตทปผพบดฟ][รล]|ศร|${C}`;
/** The same before no other sign of a vowel, which would take the second consonant for its own. */
const OPEN_ONSET = `[กขคตทปผพบดฟศ]ร(?![ะ-ู์])|[กขคตทปผพบดฟ]ล(?=${C})|${C}`;

/**
 * What Thai words write of Sanskrit and do not speak, under the sign of silence: letters with a vowel, those that names of other
 * peoples are not spelt with, and any after another consonant. "ศักดิ์", "พันธุ์", "จันทร์", "วงศ์", "รัตน์". A group of hissing
 * sounds and stops, or of stops, is one stop ("สวัสดิ์", "ยุทธ์", "สิทธิ์", "เศรษฐา").
 */
const SANSKRIT: Replacements = [
  [/[สษศ][ดฎฏฐ][\u0e34\u0e38]?์|[ทต][ธต][\u0e34\u0e38]?์|(?<=ั)ชต์|[ษส](?=[ฐฏฎ])/gu, 'ต'],
  [/รณ์/gu, 'น'],
  [
    new RegExp(
      `(?<=[นส])[ทต]ร์|${C}[\\u0e34\\u0e38]์|[ณญธฐฏฎฑษศฤภ]ณ?์|(?<=${C})[งนคณ]์|(?<=[ทตลร]|ี)ย์|^อ(?=ย[ูา])`,
      'gu',
    ),
    '',
  ],
  // "ชาติ", "วุฒิ"
  [/(?<=(?:า|ุ)[ตฒ])ิ$/u, ''],
  [/ญ(?![ะ-ูย])/gu, 'น'],
  [new RegExp(`(?<=${C})ฤ|(?<=^ส)ฤ`, 'gu'), 'ริ'],
];

/**
 * Vowels as names are romanised (Royal Thai General System, 1999, as in "Thaksin"). A leading vowel sign is written
 * before the consonants that it follows in speech. Consonants that are not spoken stay: names of other peoples are spelt
 * with them ("ชาลส์" is Charles). A silent "ห" only sets the tone of the consonant after it ("เหมา" is Mao).
 */
const VOWELS: Replacements = [
  [/เจริ(?=[ญน])/gu, 'จaรoe'],
  [/พรหม/gu, 'พรoม'],
  // "เฉลิม"
  [new RegExp(`เ([ฉถ])(ล)ิ(?=${C})`, 'gu'), '$1a$2oe'],
  // "ชวน", but not "ชวลิต".
  [new RegExp(`(${C})ว(?=${C}(?!${V}))`, 'gu'), '$1ua'],
  [/(?<=^|[เแโไใ])ห(?=[งญณนมยรลวฬ])/gu, ''],
  [new RegExp(`เ(${C})[ิอ]ร์`, 'gu'), '$1er'],
  [new RegExp(`เ(${ONSET})ียะ?`, 'gu'), '$1ia'],
  [new RegExp(`เ(${ONSET})ือะ?`, 'gu'), '$1uea'],
  [new RegExp(`เ(${ONSET})าะ`, 'gu'), '$1o'],
  [new RegExp(`เ(${C})า`, 'gu'), '$1ao'],
  [new RegExp(`เ(${ONSET})[ิี]`, 'gu'), '$1oe'],
  [new RegExp(`เ(${C})อ(?!${C}?[ะ-ู])`, 'gu'), '$1oe'],
  [new RegExp(`เ(${OPEN_ONSET})ะ?`, 'gu'), '$1e'],
  [new RegExp(`แ(${OPEN_ONSET})ะ?`, 'gu'), '$1ae'],
  [new RegExp(`โ(${OPEN_ONSET})ะ?`, 'gu'), '$1o'],
  [new RegExp(`[ไใ](${OPEN_ONSET})ย?`, 'gu'), '$1ai'],
  [/ัว/gu, 'ua'],
  [/ัย/gu, 'ai'],
  [new RegExp(`(${C})รร(?=${C}(?!${V}))`, 'gu'), '$1a'],
  [new RegExp(`(${C})รร`, 'gu'), '$1an'],
  [/ำ/gu, 'am'],
  [/ะ|ั|า/gu, 'a'],
  [/ิ|ี/gu, 'i'],
  [/ึ|ื|ุ|ู/gu, 'u'],
  [/์/gu, ''],
];

/** The carrier of a vowel at the start of a syllable is not spoken; after a consonant it is "o". */
const CARRIER: Replacements = [
  // "อนุ" is "anu", "องอาจ" is "ong at".
  [new RegExp(`^อ(?=(?!ง)${C}(?:[aeiou]|${C}${C}?[aeiou]))`, 'u'), 'a'],
  [/อ(?=[a-z])/gu, ''],
  [/อ/gu, 'o'],
];

/** Vowels that are not written: "สม" is "som", "สมัคร" is "samak", "พนมยง" is "phanomyong", "พงศกร" is "phongsakon", "ธนาธร" is "thanathon". */
const UNWRITTEN: Replacements = [
  [new RegExp(`^(${C})ง(${C})(${C})(${C})$`, 'u'), '$1oง$2a$3o$4'],
  [new RegExp(`^(${C})(${C})(${C})(${C})(${C})$`, 'u'), '$1a$2o$3$4o$5'],
  [new RegExp(`^(${C})(${C})(${C})(${C})$`, 'u'), '$1o$2$3o$4'],
  [new RegExp(`^(${C})(?=(?!ง)${C}${C}$)`, 'u'), '$1a'],
  [new RegExp(`^(${C})(?=ว${C}[aeiou])`, 'u'), '$1a'],
  [/^(?:([วจชธมนยล])(?=[รล][aeiou])|([^กขคส])(?=ว[aeiou])|([จกพ])(?=ต[aeiou]))/u, '$1$2$3a'],
  // Not "ชินวัตร" or "สมัคร", which close with a letter that is not spoken.
  [new RegExp(`(?<=[aeiou]${C}?)(?![กคตทช]ร$|น[ตทธ]$)(${C})(?=(?:[งนมรลกทตบ]|นท)$)`, 'u'), '$1o'],
  [new RegExp(`^(${C})(?=${C}(?:${C}|$))`, 'u'), '$1o'],
  [new RegExp(`^(${C})(?=[งจณดนบมศสห][aeiou])`, 'u'), '$1a'],
];

const LETTERS =
  'ก=k ข=kh ฃ=kh ค=kh ฅ=kh ฆ=kh ง=ng จ=ch ฉ=ch ช=ch ซ=s ฌ=ch ญ=y ฎ=d ฏ=t ฐ=th ฑ=th ฒ=th ณ=n ด=d ต=t ถ=th ท=th ธ=th น=n บ=b ' +
  'ป=p ผ=ph ฝ=f พ=ph ฟ=f ภ=ph ม=m ย=y ร=r ล=l ว=w ศ=s ษ=s ส=s ห=h ฬ=l ฮ=h ฤ=rue';

const LATIN: ReadonlyMap<string, string> = new Map(
  LETTERS.split(' ').map((pair) => [pair.charAt(0), pair.slice(2)] as const),
);

/** Two letters that are one sound in words of Thai: "ทรงศรี" is Songsri; "ทรัมป์" (Trump) is none of them. */
const SPOKEN_S = /ทร(?=ง(?!์)|ัพย|าย|าบ|วง|ุด)/gu;

/** Romanises one Thai word. */
export function romaniseThai(word: string): string {
  const plain = word.replace(AM_IN_TWO, 'ำ').replace(MARKS, '').replace(SPOKEN_S, 'ซ');
  const spoken = [SANSKRIT, VOWELS, CARRIER, UNWRITTEN].reduce(replaceInOrder, plain);
  return Array.from(spoken, (letter) => LATIN.get(letter) ?? letter).join('');
}
