import { respelt, type Spellings } from './respelt.ts';

/** Consonants that the romanisations of one Arabic, Hebrew or Persian letter differ in; the pair shows the need. */
const CLASSES: Spellings = [
  ['x', /(?<=[tdszkgc])x/gu, '#'], // "zxyr" (Zuhayr) has no "zh"
  ['szcz', /szcz/gu, '$'],
  ['h', /chtch|shch|schtsch|tsch|tch|tsh|sh|sch|ch/gu, '$'], // Shirazi / Chirazi, Setchine / Sechin, Chtcherbakov
  ['kh', /kh/gu, 'x'],
  ['gh', /gh/gu, 'k'], // Ghasem / Qasem
  ['ph', /ph/gu, 'f'],
  ['th', /th/gu, 't'], // Haytham / Haitam
  ['dh', /dh/gu, 'd'],
  ['d', /dsj|dzs|dsch|dzh|dj/gu, 'j'], // Djamal / Jamal
  ['zh', /zh/gu, 'j'],
  ['', /[qc]/gu, 'k'], // Qasim / Kasim
  ['', /[pf]/gu, 'b'], // Hebrew writes "p" and "f" alike, Arabic "p" and "b"
  ['v', /v/gu, 'w'],
];
/** "Fatimah" / "ftmh" */
const LAST_BREATH = /(?<=.)h$/u;

/**
 * Turks, Bosnians and Somalis have one letter for both breaths: "Ahtar" / "Akhtar", "Hadim" / "خادم". At the end of "بركة" (Baraka) two letters
 * look like one.
 */
const BREATH_WITHIN = /x(?=.)/gu;

/** A vowel-less script writes a consonant twice only where a vowel stands between, but for the name of God: "mmlwk" (Mamluk). */
const TWICE = /([a-z$])\1+/gu;
const TWICE_WRITTEN = /([aluwy])\1+/gu;

function inClasses(word: string, twice = TWICE): string {
  const form = respelt(word, CLASSES);
  return form.replaceAll('#', 'h').replace(LAST_BREATH, '').replace(BREATH_WITHIN, 'h').replace(twice, '$1');
}

/**
 * The consonants of a word, in classes that romanisations of vowel-less scripts agree in, after a `'` when it begins with
 * a vowel; may be empty.
 */
export function consonantSkeleton(word: string): string {
  return inClasses(word)
    .replace(/^[aeiouyw]+/u, "'")
    .replace(/[aeiouyw]/gu, '')
    .replace(/([a-z$])\1+/gu, '$1');
}

/** The sounds of "щ" and of "ш" as English, German and Polish romanise them. */
const LONG_BREATH = /shch|schtsch|szcz|stsch/u;
const SHORT_BREATH = /(?<!s)sh(?!ch)|sz(?!cz)/u;

/** True for a word with "щ" and one that has "ш" in its place: "Parashchenko" / "Poroshenko". */
export function areBreathedApart(a: string, b: string): boolean {
  const isLong = LONG_BREATH.test(a);
  return isLong !== LONG_BREATH.test(b) && SHORT_BREATH.test(isLong ? b : a);
}

interface VowelsOfWord {
  readonly word: string;
  readonly vowels: readonly string[];
}

/** What was asked for last, of words of scripts without vowels and of others: one word is compared with many. */
let ofLastWritten: VowelsOfWord = { word: '', vowels: [''] };
let ofLastOther: VowelsOfWord = { word: '', vowels: [''] };

/** The vowels of a word before, between and after its consonants; as many of two words with one skeleton. */
function vowelsBetween(word: string, isWritten: boolean): readonly string[] {
  const last = isWritten ? ofLastWritten : ofLastOther;
  if (last.word === word) return last.vowels;
  const vowels = inClasses(word, isWritten ? TWICE_WRITTEN : TWICE).split(/[^aeiouyw]/u);
  if (isWritten) ofLastWritten = { word, vowels };
  else ofLastOther = { word, vowels };
  return vowels;
}

/** True when a Latin vowel, or none, can be how the long vowels of a vowel-less script are read. */
function fits(
  written: string,
  latin: string,
  place: { readonly isFirst: boolean; readonly isLast: boolean },
): boolean {
  // "Hussein" is "حسين", and "حسن" is Hassan.
  if (written === '') return place.isLast || !/[ae][iy]|ee/u.test(latin);
  if (latin === '') return false;
  if (place.isLast) return true;
  // At the start alif carries any vowel: "ابراهيم" (Ibrahim); elsewhere it is no "i".
  if (written === 'a' && !place.isFirst) return /[aeou]/u.test(latin);
  if (written.includes('w') && !/[ouw]/u.test(latin)) return false;
  return !written.includes('y') || /[iey]/u.test(latin);
}

/** True when a vowel-less script writes each vowel that a word of the same skeleton has: "aly" / "Ali", but not "hmd" / "Hamad". */
export function writesAllVowels(written: string, latin: string): boolean {
  const [here, there] = [vowelsBetween(written, true), vowelsBetween(latin, false)];
  const areWritten = here.every((vowels, place) => vowels !== '' || (there[place] ?? '') === '');
  return areWritten && (!/[yw]$/u.test(written) || /[iyeou]$/u.test(latin));
}

/**
 * In how many places the long vowels that a vowel-less script does write disagree with the vowels of a word of the same
 * skeleton: "smyr" and "Samir" in none, "smyr" and "Samar" in one. `bothWritten` when the other is of such a script, too.
 */
export function disagreeingVowels(written: string, other: string, bothWritten: boolean): number {
  const [a, b] = [vowelsBetween(written, true), vowelsBetween(other, bothWritten)];
  let count = Math.abs(a.length - b.length);
  for (let index = 0; index < Math.min(a.length, b.length); index++) {
    const [here = '', there = ''] = [a[index], b[index]];
    const agree = bothWritten
      ? here === there
      : fits(here, there, { isFirst: index === 0, isLast: index === a.length - 1 });
    if (!agree) count++;
  }
  return count;
}
