import type { PreparedWord } from '../prepared-word.ts';
import { areMoved, slipCost } from './slips.ts';

const ENDING_OF_FATHERS_NAME =
  /(?:[aeiouyj]*[vuw](?:[iy](?:ts?ch|ch|tj|cz|c)|na)|in?ichna|[iy](?:t?ch|tj))$/u;

/** As one letter what romanisations of one given name differ in: "Ryhoravich" / "Grigorevich". */
const SOUNDS_OF_GIVEN_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^r[yi](?=[hg])/u, 'gr'],
  [/^m(?=[iy]k[aeo])/u, 'n'], // Mykolayivna / Nikolaevna
  [/^y?u(?:kh|h)[iy]m/u, 'fm'], // Yukhymovych / Yefimovich
  [/^p(?=[iy]l[iy]p)|(?<=^(?:yo?|i?o)s[iy])p/gu, 'f'], // Pylypovych / Filippovich, Osypovych / Iosifovich
  [/^u(?=l)/u, 'v'], // Uladzimiravich / Vladimirovich
  [/kh|ch|[gh]/gu, 'g'], // Mihaylavych / Mikhailovich
  [/c(?=[lei])/gu, 't'], // Vaclavavich / Vatslavovich
  [/ck|c/gu, 'k'],
  [/dz/gu, 'd'],
  [/ts|tz/gu, 't'], // Stsiapanauna / Stepanovna
  [/z|ks|x/gu, 's'], // Aliaksandrauna / Alexandrovna
  [/[aeiouyjwv']/gu, ''],
  [/([a-z])\1+/gu, '$1'],
  [/(?<!ln)d$/u, 't'], // Achmatovitj / Akhmadovich, but not Leonidovich / Leontyevich
];

/** The given name that a father's name is made of, in a form that its romanisations share; null when nothing is left of it. */
export function givenNameOfFather(patronymic: string): string | null {
  // "Gadzjijevitj" / "Gadzhievich"
  let form = patronymic
    .replaceAll('zj', 'zh')
    .replaceAll('sj', 'sh')
    .replace(/tj(?!$)/gu, 'ch')
    .replace(ENDING_OF_FATHERS_NAME, '');
  for (const [sounds, letter] of SOUNDS_OF_GIVEN_NAMES) form = form.replace(sounds, letter);
  return form === '' ? null : form;
}

/** As one letter what romanisations of one sound differ in, vowels kept. */
const SOUNDS_OF_FATHERS: readonly (readonly [RegExp, string])[] = [
  [/d?z[hj]y?|dj|dz/gu, 'z'],
  [/kh|ch|[gh]/gu, 'h'],
  [/[yj]/gu, 'i'],
  [/o/gu, 'a'],
  [/([a-z])\1+/gu, '$1'],
];

/** A given name that is known as well as this is hardly another misspelt. */
const KNOWN_FATHER = 0.5;

/**
 * True for fathers' names that may be one, misspelt or in a romanisation of its own: "Niolayevich" / "Nikolaevich". Where both
 * are known as they are, "Igorevich" / "Egorovich", they are two.
 */
export function mayBeOneFather(a: FathersName, b: FathersName): boolean {
  if (Math.min(a.known, b.known) >= KNOWN_FATHER) return false;
  let [stemA, stemB] = [a.text, b.text].map((text) => text.replace(ENDING_OF_FATHERS_NAME, '')) as [
    string,
    string,
  ];
  if (areSlips(stemA, stemB)) return true;
  for (const [sounds, letter] of SOUNDS_OF_FATHERS)
    [stemA, stemB] = [stemA.replace(sounds, letter), stemB.replace(sounds, letter)];
  return areSlips(stemA, stemB);
}
type FathersName = Pick<PreparedWord, 'text' | 'known'>;

const SHORTEST_MISSPELT = 4;
const areSlips = (a: string, b: string): boolean =>
  a === b ||
  (Math.min(a.length, b.length) >= SHORTEST_MISSPELT && a[0] === b[0] && slipCost(a, b) !== null) ||
  areMoved(a, b, SHORTEST_MOVED_FATHER);
/** "Temirovich" / "Terimovich": shorter words would be other names, but for the ending that both have. */
const SHORTEST_MOVED_FATHER = 5;
