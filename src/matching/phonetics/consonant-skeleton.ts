/** Consonants that the romanisations of one Arabic, Hebrew or Persian letter differ in; the pair shows the need. */
const CLASSES: readonly (readonly [RegExp, string])[] = [
  [/sh|sch|ch/gu, '$'], // Shirazi / Chirazi
  [/kh/gu, 'x'],
  [/gh/gu, 'g'],
  [/ph/gu, 'f'],
  [/th/gu, 't'], // Haytham / Haitam
  [/dh/gu, 'd'],
  [/dj|zh/gu, 'j'], // Djamal / Jamal
  [/[qck]/gu, 'k'], // Qasim / Kasim
  [/[pb]/gu, 'b'],
  [/v/gu, 'w'],
  [/[aeiouyw]/gu, ''], // Husayn / hsyn
  [/(.)\1+/gu, '$1'],
  [/(?<=.)h$/u, ''], // Fatimah / ftm
];

/** The consonants of a word, in classes that romanisations of vowel-less scripts agree in; may be empty. */
export function consonantSkeleton(word: string): string {
  let form = word;
  for (const [consonants, replacement] of CLASSES) form = form.replace(consonants, replacement);
  return form;
}
