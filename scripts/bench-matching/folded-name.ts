import { splitWords } from '../../src/matching/normalise/split-words.ts';

/** The words of a name in small Latin letters, in alphabetical order: equal for names that differ in nothing but writing. */
export function foldedName(name: string): string {
  return splitWords(name)
    .map(({ text }) => text)
    .sort()
    .join(' ');
}

const SCRIPTS = [
  'Latin',
  'Hiragana',
  'Katakana',
  'Hangul',
  'Han',
  'Cyrillic',
  'Arabic',
  'Hebrew',
  'Greek',
  'Georgian',
  'Armenian',
  'Thai',
  'Devanagari',
  'Bengali',
  'Tamil',
  'Myanmar',
  'Khmer',
  'Ethiopic',
  'Lao',
] as const;

const PATTERNS = SCRIPTS.map((script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')] as const);

/** The script a name is written in; `mixed` for several, `other` for none of those that lists use. */
export function scriptOf(name: string): string {
  const found = PATTERNS.filter(([, pattern]) => pattern.test(name)).map(([script]) => script);
  if (found.length === 1) return found[0] ?? 'other';
  if (found.length === 0) return 'other';
  return found.every((script) => ['Hiragana', 'Katakana', 'Han'].includes(script)) ? 'Japanese' : 'mixed';
}

/** Consonants that one sound is romanised with, as one; vowels differ from one romanisation to the next. */
const CONSONANT_CLASSES: readonly (readonly [RegExp, string])[] = [
  [/kh|gh|ch|[gkqxhj]/gu, 'k'],
  [/sh|zh|ts|tz|dz|[szc]/gu, 's'],
  [/th|dh|[td]/gu, 't'],
  [/ph|[fvw]/gu, 'f'],
  [/[bp]/gu, 'p'],
  [/[lr]/gu, 'r'],
  [/[mn]/gu, 'n'],
  [/[^ksftprn]/gu, ''],
  [/(.)\1+/gu, '$1'],
];

const consonantsOf = (text: string): string =>
  CONSONANT_CLASSES.reduce((form, [sounds, letter]) => form.replace(sounds, letter), text);

/** Share of the longer text that need not be edited, 0 to 1 (V. Levenshtein, 1965). */
function unedited(a: string, b: string): number {
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced));
    }
    last = row;
  }
  const longer = Math.max(a.length, b.length);
  return longer === 0 ? 0 : 1 - (last[b.length] ?? longer) / longer;
}

function pairsOfLetters(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (let index = 0; index + 1 < text.length; index++) {
    const pair = text.slice(index, index + 2);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return counts;
}

/** Share of common pairs of letters, 0 to 1 (L. Dice, 1945). */
function dice(a: string, b: string): number {
  const ofA = pairsOfLetters(a);
  const ofB = pairsOfLetters(b);
  let shared = 0;
  for (const [pair, count] of ofA) shared += Math.min(count, ofB.get(pair) ?? 0);
  return a.length + b.length < 4 ? 0 : (2 * shared) / (a.length + b.length - 2);
}

/** Consonants of a name as it is written and with the last word first. */
function consonantOrders(name: string): readonly string[] {
  const words = splitWords(name).map(({ text }) => text);
  return [words, [...words.slice(-1), ...words.slice(0, -1)]].map((order) => consonantsOf(order.join('')));
}

/**
 * How much two names have in common that needs no rule about names, 0 to 1: pairs of letters within one script, the row
 * of consonants across scripts. Tells spellings of one name from another name of the same party, such as a translation.
 */
export function crudeLikeness(a: string, b: string): number {
  if (scriptOf(a) !== scriptOf(b)) {
    const [plain = ''] = consonantOrders(a);
    return Math.max(...consonantOrders(b).map((order) => unedited(plain, order)));
  }
  return dice(foldedName(a).replaceAll(' ', ''), foldedName(b).replaceAll(' ', ''));
}

/** Least likeness of two words, of their letters or of their consonants, that may be spellings of one. */
const LEAST_OF_WORDS = 0.5;
/** A shorter word is an initial, a particle or a part of another word. */
const SHORTEST_TELLING = 3;

const likenessOfWords = (a: string, b: string): number =>
  Math.max(dice(a, b), unedited(consonantsOf(a), consonantsOf(b)));

/** The telling words of a name that do not stand in the other as they are, be it written as one with others or apart. */
function ownWords(name: string, other: string): readonly string[] {
  const words = splitWords(other).map(({ text }) => text);
  const whole = words.join('');
  const isPart = (word: string): boolean =>
    words.some((one) => one.length >= SHORTEST_TELLING && word.includes(one));
  return foldedName(name)
    .split(' ')
    .filter((word) => word.length >= SHORTEST_TELLING && !whole.includes(word) && !isPart(word));
}

/**
 * The share of letters, 0 to 1, that both names have in words of their own: another family name, a translated word. Each word
 * of one is taken with the word of the other that it is most like; what only one of them has is left out by the other.
 */
export function shareOfOwnWords(a: string, b: string): number {
  const ofA = new Set(ownWords(a, b));
  const ofB = new Set(ownWords(b, a));
  const pairs = [...ofA]
    .flatMap((one) => [...ofB].map((other) => ({ one, other, likeness: likenessOfWords(one, other) })))
    .filter(({ likeness }) => likeness >= LEAST_OF_WORDS)
    .sort((first, second) => second.likeness - first.likeness);
  for (const { one, other } of pairs) {
    if (!ofA.has(one) || !ofB.has(other)) continue;
    ofA.delete(one);
    ofB.delete(other);
  }
  const share = (words: ReadonlySet<string>, name: string): number =>
    [...words].join('').length / Math.max(1, foldedName(name).replaceAll(' ', '').length);
  return Math.min(share(ofA, a), share(ofB, b));
}
