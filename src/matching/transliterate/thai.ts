import { replaceInOrder, type Replacements } from './replace-in-order.ts';

const C = '[ก-ฮ]';
/** Marks of tone, of a cut-short vowel and the like, which say nothing of the letters. */
const MARKS = /\u0e47|\u0e48|\u0e49|\u0e4a|\u0e4b|\u0e4d|\u0e4e/gu;
/** The sign of "am", which compatibility forms write as two. */
const AM_IN_TWO = /\u0e4d\u0e32/gu;
/** The consonants that a syllable begins with. */
const ONSET = `[กขคตทปผพบดฟ][รล]|${C}`;
/** The same before no other sign of a vowel, which would take the second consonant for its own. */
const OPEN_ONSET = `[กขคตทปผพบดฟ]ร(?![ะ-ู์])|[กขคตทปผพบดฟ]ล(?=${C})|${C}`;

/**
 * Vowels as names are romanised (Royal Thai General System, 1999, as in "Thaksin"). A leading vowel sign is written
 * before the consonants that it follows in speech. Consonants that are not spoken stay: names of other peoples are spelt
 * with them ("ชาลส์" is Charles). A silent "ห" only sets the tone of the consonant after it ("เหมา" is Mao).
 */
const VOWELS: Replacements = [
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
  [new RegExp(`(${C})รร(?=${C})`, 'gu'), '$1a'],
  [new RegExp(`(${C})รร`, 'gu'), '$1an'],
  [/ำ/gu, 'am'],
  [/ะ|ั|า/gu, 'a'],
  [/ิ|ี/gu, 'i'],
  [/ึ|ื|ุ|ู/gu, 'u'],
  [/์/gu, ''],
];

/** The carrier of a vowel at the start of a syllable is not spoken; after a consonant it is "o". */
const CARRIER: Replacements = [
  [/อ(?=[a-z])/gu, ''],
  [/อ/gu, 'o'],
];

/** Two consonants at the start that no vowel parts: "สม" is "som", "สมัคร" is "samak". */
const UNWRITTEN: Replacements = [
  [new RegExp(`^(${C})(?=${C}(?:${C}|$))`, 'u'), '$1o'],
  [new RegExp(`^(${C})(?=[งจณดนบมศสห][aeiou])`, 'u'), '$1a'],
];

const LETTERS =
  'ก=k ข=kh ฃ=kh ค=kh ฅ=kh ฆ=kh ง=ng จ=ch ฉ=ch ช=ch ซ=s ฌ=ch ญ=y ฎ=d ฏ=t ฐ=th ฑ=th ฒ=th ณ=n ด=d ต=t ถ=th ท=th ธ=th น=n บ=b ' +
  'ป=p ผ=ph ฝ=f พ=ph ฟ=f ภ=ph ม=m ย=y ร=r ล=l ว=w ศ=s ษ=s ส=s ห=h ฬ=l ฮ=h ฤ=rue';

const LATIN: ReadonlyMap<string, string> = new Map(
  LETTERS.split(' ').map((pair) => [pair.charAt(0), pair.slice(2)] as const),
);

/** Romanises one Thai word. */
export function romaniseThai(word: string): string {
  const plain = word.replace(AM_IN_TWO, 'ำ').replace(MARKS, '');
  const spoken = replaceInOrder(replaceInOrder(replaceInOrder(plain, VOWELS), CARRIER), UNWRITTEN);
  return Array.from(spoken, (letter) => LATIN.get(letter) ?? letter).join('');
}
