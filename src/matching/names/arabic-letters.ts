import { spellingVariant } from '../phonetics/spelling-variant.ts';

/** Fewer letters fall together by chance: "Chen" / "Shen". */
const SHORTEST = 5;

/** Words with a letter or a diminutive that Arabic names are romanised by in more ways than one. */
const OF_MORE_WAYS = /dh|z|ch|sh|ou[iy]|uw[ae][iy]/u;
/** "Shuwaykh" is "Chouikh" in French letters. */
const DIMINUTIVE = /(?:ou|u)w[ae][iy](?=[^aeiouy])/gu;
/** German and Scandinavian letters for what English writes "sh" have "j" for its "i": "Schojgu" is "Shoigu". */
const GLIDE = /(?<=s(?:ch|j).*[aeou])j(?=[^aeiouy])/gu;
/** "Chang" and "Shang" are syllables of Chinese names. */
const SYLLABLE = /^[^aeiou]*[aeiou]+(?:ng?|h)?$/u;

/**
 * The form that romanisations of one Arabic name share which write a letter after its sound in English, French or Persian:
 * "Mundhir" and "Munzir", "Charif" and "Sharif", "Chouikh" and "Shuwaykh", "Schahin" and "Shahin". Null for a word without such a letter or too short.
 */
export function formOfArabicLetters(word: string): string | null {
  if (word.length < SHORTEST || !OF_MORE_WAYS.test(word) || SYLLABLE.test(word)) return null;
  const inEnglish = word.replace(GLIDE, 'i').replaceAll('dh', 'z').replace(/t?ch/gu, 'sh');
  return spellingVariant(inEnglish.replace(DIMINUTIVE, 'oui'));
}

/** How the ending of many Persian family names is written, and romanised. */
const ENDING_IN_PERSIAN = /(?<=..)ayy$/u;
const ENDING_IN_LATIN = /(?<=..)(?:ae[iey]|ai[ei]|ayee|ayie?)$/u;

/**
 * The form that a Persian family name in "-aei" shares with its romanisations, of which hardly a consonant may be left: "ضیایی",
 * "Ziaei" and "Ziyaee". Null for any other word.
 */
export function formOfPersianEnding(text: string, consonantal: boolean): string | null {
  const stem = text.replace(consonantal ? ENDING_IN_PERSIAN : ENDING_IN_LATIN, '');
  if (stem === text) return null;
  const form = stem
    .replace(/[yi]+/gu, 'i')
    .replaceAll('w', 'v')
    .replace(/[aeou]/gu, '');
  return form === '' ? null : `-${form}`;
}
