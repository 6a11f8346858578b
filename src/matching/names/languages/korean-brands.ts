import { isPinyin } from '../../phonetics/chinese-syllables.ts';
import { hangulOfHanja } from '../../phonetics/hanja.ts';
import { koreanClasses, romaniseSyllables } from '../../phonetics/korean-syllables.ts';

/**
 * What Korean firms and ships are called, by how it is spoken: consonants of neighbouring syllables change one another, which some
 * romanise and others do not ("Amnokgang", "Apnokkang", "Amroggang"; "Rungrado", "Rungnado"). What romanisations take for one another
 * is one here.
 */
const AS_SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/['’]/gu, ''],
  [/eo/gu, 'o'],
  [/eu/gu, 'u'],
  [/ae/gu, 'e'],
  [/oo/gu, 'u'],
  [/(?:ng|[kg]+)[nrl]+/gu, 'ngn'],
  [/(?:m|[pb]+)[nrl]+/gu, 'mn'],
  [/[nlr]*l[nlr]*|n?r[nr]+|rn/gu, 'l'],
  [/(?<!n)[kg]+m/gu, 'ngm'],
  [/[pb]+m/gu, 'm'],
  [/ng(?=[kg])/gu, 'N'],
  [/ng/gu, 'N'],
  [/[kg]h?[kg]?h?/gu, 'k'],
  [/(?:ch|jj|j)h?/gu, 'c'],
  [/[td]+h?/gu, 't'],
  [/[pb]+h?/gu, 'p'],
  [/^[rn](?=[^aeiouy]*[aeiou])/u, 'r'],
  [/^r?y/u, 'y'],
  [/r/gu, 'l'],
  [/([a-z])\1+/gu, '$1'],
];

const SHORTEST = 7;
const FEWEST_SYLLABLES = 3;
const LONGEST_SYLLABLE = 7;

/** "Ng" closes syllables of Korean more than those of most languages, and names of Europe have none before a consonant. */
const CLOSED_BY_NG = /ng(?![aeiouy])/u;

/** The most Korean syllables that letters can be read as from a place on; -1 where they cannot. */
function mostSyllables(text: string, start = 0, known = new Map<number, number>()): number {
  if (start === text.length) return 0;
  const met = known.get(start);
  if (met !== undefined) return met;
  let most = -1;
  for (let end = start + 1; end <= Math.min(text.length, start + LONGEST_SYLLABLE); end++) {
    if (koreanClasses(text.slice(start, end)).length === 0) continue;
    const rest = mostSyllables(text, end, known);
    if (rest >= 0) most = Math.max(most, rest + 1);
  }
  known.set(start, most);
  return most;
}

/** "Guangdong", "Changjiang". */
function areTwoOfPinyin(text: string): boolean {
  for (let at = 2; at < text.length - 1; at++)
    if (isPinyin(text.slice(0, at)) && isPinyin(text.slice(at))) return true;
  return false;
}

const asSpoken = (text: string): string =>
  AS_SPOKEN.reduce((form, [letters, sound]) => form.replace(letters, sound), text);

/** How a word of three Korean syllables and more is spoken, which its romanisations share; null for any other. */
export function formOfKoreanBrand(text: string): string | null {
  if (text.length < SHORTEST || !CLOSED_BY_NG.test(text)) return null;
  if (areTwoOfPinyin(text) || mostSyllables(text) < FEWEST_SYLLABLES) return null;
  return asSpoken(text);
}

const SHORTEST_OF_TWO = 5;
const LONGEST = 14;
const IN_LETTERS = /^[a-z]+$/u;

/** How a word in Latin letters is spoken that may be two Korean syllables or more: "Tanchon"; null for any other. */
export function formOfKoreanWord(text: string): string | null {
  if (text.length < SHORTEST_OF_TWO || text.length > LONGEST || !IN_LETTERS.test(text)) return null;
  return mostSyllables(text) < 2 ? null : asSpoken(text);
}

const MOST_CHARACTERS = 4;

/** How Korean speaks a name in two to four characters: "端川" as "Tanchon"; null where it does not use one of them. */
export function formOfKoreanCharacters(characters: string): string | null {
  const { length } = Array.from(characters);
  if (length < 2 || length > MOST_CHARACTERS) return null;
  const hangul = hangulOfHanja(characters);
  return hangul === null ? null : asSpoken(romaniseSyllables(hangul));
}
