import { romaniseThai } from './thai.ts';

/** Letters of Lao stand in Unicode where those of Thai that are the same letters do, 128 places on. */
const FROM_THAI = 0x80;

/** Signs that Thai does not have or speaks otherwise, in Thai letters: two letters as one, an "l" below another, an "s", a "y", a short "o". */
const OF_LAO: ReadonlyMap<string, string> = new Map([
  ['ໜ', 'หน'],
  ['ໝ', 'หม'],
  ['ຼ', 'ล'],
  ['ຊ', 'ซ'],
  ['ຍ', 'ย'],
  ['ົ', ''],
]);
/** "ຽ" is "ia" between two consonants: "ວຽງຈັນ" (Viangchan). */
const IA = /(?<consonant>[ກ-ຮໜໝ]ຼ?)ຽ/gu;
/** The sign of "o", which with another is "am". */
const OPEN_O = /ໍ(?!າ)/gu;

const inThai = (letter: string): string =>
  OF_LAO.get(letter) ?? String.fromCodePoint((letter.codePointAt(0) ?? 0) - FROM_THAI);

/**
 * Romanises one Lao word as its letters would be in Thai, whose alphabet is of one origin: vowels stand behind the consonants that they follow
 * in speech.
 */
export function romaniseLao(word: string): string {
  const thai = word
    .replace(IA, 'ເ$<consonant>ີຍ')
    .replace(OPEN_O, 'ອ')
    .replace(/\p{Script=Lao}/gu, inThai);
  return romaniseThai(thai);
}
