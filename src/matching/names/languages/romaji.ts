import type { LatinWord } from '../../transliterate/to-latin.ts';

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
  [/u(?:u|h(?![aeiouy]))+/gu, 'u'], // Yuuki / Yuhki / Yuki
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

/** Syllables that only Kunrei-shiki spells so, "syo" and "zyu", and a long "o" and "u" as passports of Japan write them: "Ohno", "Yuhji". */
const TELLING = /(?<![a-z])[zst]y[auo]|(?<=[aeioun])[zst]y[auo]|[ou]h(?=[bdgjkmnprstwyz]|$)/u;
/** Those that other languages have as well: "Huzi". */
const HALF_TELLING = /[th]u|[zst]i/gu;
const FEWEST_HALF_TELLING = 2;

/** True for a word that is spelt as a Japanese name is in one romanisation and in no other, and hardly as one of another language. */
export const isRomajiBeyondDoubt = (word: string): boolean =>
  TELLING.test(word) || (word.match(HALF_TELLING)?.length ?? 0) >= FEWEST_HALF_TELLING;

/** Syllables of Kunrei-shiki alone; shorter words with two that others have as well are of other languages: "Siti". */
const OF_KUNREI = /(?<![a-z])[zst]y[auo]|(?<=[aeioun])[zst]y[auo]/u;
const SHORTEST_OF_KUNREI = 6;
const isOfKunrei = (word: string): boolean =>
  OF_KUNREI.test(word) ||
  (word.length >= SHORTEST_OF_KUNREI && (word.match(HALF_TELLING)?.length ?? 0) >= FEWEST_HALF_TELLING);

/** How Hepburn spells the syllables that Kunrei-shiki spells otherwise. */
const IN_HEPBURN: readonly (readonly [RegExp, string])[] = [
  [/sy(?=[auo])/gu, 'sh'],
  [/ty(?=[auo])/gu, 'ch'],
  [/zy(?=[auo])/gu, 'j'],
  [/s(?=i)/gu, 'sh'],
  [/t(?=i)/gu, 'ch'],
  [/t(?=u)/gu, 'ts'],
  [/h(?=u)/gu, 'f'],
  [/z(?=i)/gu, 'j'],
];

/**
 * The words of a Japanese name that one of them shows to be in Kunrei-shiki, spoken as Hepburn spells them, which tables have: "Yuzi" of
 * "Huzisima Yuzi" is Yuji. Any other words as they are.
 */
export function spokenInHepburn(words: readonly LatinWord[]): readonly LatinWord[] {
  if (words.length < 2 || !words.some(({ text }) => isOfKunrei(text))) return words;
  if (
    words.some(
      ({ text, native, consonantal }) => native !== undefined || consonantal || romajiForm(text) === null,
    )
  )
    return words;
  return words.map((word) => {
    const spoken = IN_HEPBURN.reduce(
      (text, [syllable, spelling]) => text.replace(syllable, spelling),
      word.text,
    );
    return spoken === word.text || word.spoken !== undefined ? word : { ...word, spoken };
  });
}

/** What given names of Japanese are made of after a long vowel, which makes two of them: "Shoji" and "Shuji". */
const AFTER_LONG_VOWEL =
  /^(?<start>[ksr]y?|[st]?h|ch|j|y|g)(?<vowel>[ou])(?<rest>ji|ko|ichi|ichiro|hei|ta|zo|suke|jiro|taro|nosuke|saku)$/u;

/** True for two given names that differ in such a vowel. */
export function areOfOtherLongVowel(a: string, b: string): boolean {
  if (a.length !== b.length || a.charAt(0) !== b.charAt(0)) return false;
  const ofA = AFTER_LONG_VOWEL.exec(a)?.groups;
  const ofB = ofA === undefined ? undefined : AFTER_LONG_VOWEL.exec(b)?.groups;
  return (
    ofA !== undefined &&
    ofB !== undefined &&
    ofA['start'] === ofB['start'] &&
    ofA['rest'] === ofB['rest'] &&
    ofA['vowel'] !== ofB['vowel']
  );
}
