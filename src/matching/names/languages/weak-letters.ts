import { consonantSkeleton } from '../../phonetics/consonant-skeleton.ts';

/**
 * Arabic names of one consonant beside weak letters ("ضوا", Dawwa; "لؤي", Louay; "طي", Tayy), which no skeleton of consonants tells: their
 * forms keep the long vowels that are written, and of a name in Latin letters whichever of its vowels may be.
 */
const SHORTEST = 2;
const LONGEST = 7;
const MOST_FORMS = 8;

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/sh|ch/gu, '$'],
  [/th/gu, 't'],
  [/dh/gu, 'd'],
  [/kh/gu, 'x'],
  [/gh|q|c/gu, 'k'],
  [/[pf]/gu, 'b'],
];

/** Vowels of Latin letters by how Arabic writes them, long ones in one letter. */
const LATIN_VOWELS: readonly (readonly [RegExp, string])[] = [
  [/h$/u, ''],
  [/o[uo]|[uo]/gu, 'w'],
  [/ee|i[ey]?/gu, 'y'],
  [/e/gu, 'a'],
];

const inLetters = (text: string, spellings: typeof SPELLINGS): string =>
  spellings
    .reduce((form, [letters, letter]) => form.replace(letters, letter), text)
    .replace(/([a-z$])\1+/gu, '$1');

/** The forms with and without each "a", which is short or long. */
function withAndWithoutA(form: string): readonly string[] {
  let forms = [''];
  for (const letter of form)
    forms = forms.flatMap((start) => (letter === 'a' ? [start + letter, start] : [start + letter]));
  return [...new Set(forms.map((one) => one.replace(/([wy])\1+/gu, '$1')))].slice(0, MOST_FORMS);
}

/** A consonant with a weak letter or two, in the order of Arabic; no bare syllable as "la". */
const OF_ONE_CONSONANT = /^(?=.*[wy])a?[wy]?[^aeiouwy][awy]{1,3}$/u;

/** The forms that a name of one consonant in Arabic script and its spellings share; none of any other. */
export function formsOfWeakLetters(text: string, consonantal: boolean): readonly string[] {
  // Hebrew has the same letters for "v": "לוי" is Levi, and no Lavi.
  if (text.length < SHORTEST || text.length > LONGEST || text.includes('v')) return [];
  if (consonantSkeleton(text).replace("'", '').length !== 1) return [];
  const letters = inLetters(text, SPELLINGS);
  const forms = consonantal
    ? [letters.replace(/(?<=.)h$/u, '')]
    : withAndWithoutA(inLetters(letters, LATIN_VOWELS));
  return forms.filter((form) => OF_ONE_CONSONANT.test(form));
}
