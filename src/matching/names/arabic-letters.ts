import { spellingVariant } from '../phonetics/spelling-variant.ts';

/** Fewer letters fall together by chance: "Chen" / "Shen". */
const SHORTEST = 5;

/** Words with a letter or a diminutive that Arabic names are romanised by in more ways than one. */
const OF_MORE_WAYS = /dh|z|ch|sh|ou[iy]|uw[ae][iy]/u;
/** "Shuwaykh" is "Chouikh" in French letters. */
const DIMINUTIVE = /(?:ou|u)w[ae][iy](?=[^aeiouy])/gu;
/** "Chang" and "Shang" are syllables of Chinese names. */
const SYLLABLE = /^[^aeiou]*[aeiou]+(?:ng?|h)?$/u;

/**
 * The form that romanisations of one Arabic name share which write a letter after its sound in English, French or Persian:
 * "Mundhir" and "Munzir", "Charif" and "Sharif", "Chouikh" and "Shuwaykh". Null for a word without such a letter or too short.
 */
export function formOfArabicLetters(word: string): string | null {
  if (word.length < SHORTEST || !OF_MORE_WAYS.test(word) || SYLLABLE.test(word)) return null;
  return spellingVariant(word.replaceAll('dh', 'z').replace(/t?ch/gu, 'sh').replace(DIMINUTIVE, 'oui'));
}
