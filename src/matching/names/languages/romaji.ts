/** As Kunrei-shiki spells syllables (ISO 3602), without long vowels, which names are romanised with or without. */
const AS_ONE: readonly (readonly [RegExp, string])[] = [
  [/tch/gu, 'tty'],
  [/sh(?=i)/gu, 's'], // Shinzo / Sinzo
  [/sh(?=[auoe])/gu, 'sy'],
  [/ch(?=i)/gu, 't'], // Chiba / Tiba
  [/ch(?=[auoe])/gu, 'ty'],
  [/tsu/gu, 'tu'],
  [/fu/gu, 'hu'],
  [/jy?(?=[auoe])/gu, 'zy'], // Jun / Zyun
  [/j(?=i)|dz(?=u)|d(?=[iu])/gu, 'z'], // Kenji / Kenzi, Kazu
  [/m(?=[bmp])/gu, 'n'], // Shimbun / Shinbun
  [/o(?:u|o|h(?![aeiouy]))+/gu, 'o'], // Satou / Satoh / Sato
  [/uu+/gu, 'u'], // Yuuki / Yuki
  [/ii+/gu, 'i'],
];

/** Syllables of a consonant and a vowel, of a vowel, and "n" and a doubled consonant that close one. */
const SYLLABLES = /^(?:(?:[kgsztdnhbpmr]y?|[wy])?[aeiou]|n(?![aeiouy])|([kstph])(?=\1))+$/u;
/** Shorter words fall together by chance. */
const SHORTEST = 3;

/** The form that romanisations of one Japanese name share; null for a word that is none. */
export function romajiForm(word: string): string | null {
  if (word.length < SHORTEST) return null;
  let form = word;
  for (const [letters, syllable] of AS_ONE) form = form.replace(letters, syllable);
  return SYLLABLES.test(form) ? form : null;
}
