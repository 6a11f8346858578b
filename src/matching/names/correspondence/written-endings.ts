import type { PreparedWord } from '../prepared-word.ts';

/** A long vowel at the end, which scripts without short vowels always write: "Habibi", "Asadi". */
const LONG_I = /[^aeiouy](?:i|y|ee|iy|yy|ii)$/u;
const MAY_END_IN_I = /[yhaw]$/u;
const CONSONANT_AT_END = /[^aeiouyh]$/u;

/** A consonant that is written as a letter of its own: "Fadavi" is not "فدایی". */
const V = /[vw]/u;
const LIPS = /[vwbfp]+/gu;
const countLips = (text: string): number => text.match(LIPS)?.length ?? 0;

/** "Mousavi" is written so, "Mousa" is not. */
const WRITTEN_VI = 'wy';
const SPOKEN_VI = /(?:[vw][aeiy]{0,3}|[ou][aeiy]{0,2})$/u;

/** A vowel at the beginning is written, and spoken: "اسلامی" is not "Salami". */
const BEGINS_WITH_VOWEL = /^a[^aeiouwyl]/u;
const BEGINS_WITH_CONSONANT = /^[^aeiouyhw]/u;

/** True for a word in a script without short vowels and one in letters that begin or end as no spellings of one name do: "الأسدي" / "Assad". */
function haveOtherEnds(written: string, letters: string): boolean {
  if (BEGINS_WITH_VOWEL.test(written) && BEGINS_WITH_CONSONANT.test(letters)) return true;
  if (LONG_I.test(letters) && !MAY_END_IN_I.test(written)) return true;
  if (written.endsWith('y') && CONSONANT_AT_END.test(letters)) return true;
  if (V.test(letters) && countLips(written) < countLips(letters)) return true;
  return written.endsWith(WRITTEN_VI) && !SPOKEN_VI.test(letters);
}

const isInLetters = ({ consonantal, rendering }: PreparedWord): boolean =>
  !consonantal && (rendering === null || rendering === 'alphabet');

/** The same of two words, whichever is in which script; false for words of one script. */
export function areWrittenWithOtherEnds(a: PreparedWord, b: PreparedWord): boolean {
  if (a.consonantal && isInLetters(b)) return haveOtherEnds(a.text, b.text);
  return b.consonantal && isInLetters(a) && haveOtherEnds(b.text, a.text);
}
