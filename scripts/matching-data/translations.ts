import { splitWords } from '../../src/matching/normalise/split-words.ts';
import { spellingVariant } from '../../src/matching/phonetics/spelling-variant.ts';
import type { LatinWord } from '../../src/matching/transliterate/to-latin.ts';
import { inOneWord } from './lexicons/goods-english.ts';
import { LEXICONS } from './lexicons/lexicons.ts';

/** What words of organisations say, by the first word of each phrase; entries as `translations.ts` of the matching reads them. */
interface TranslationTable {
  /**
   * By word, by `*` and the consonants of one of a script without vowels, by `~` and the spelling variant of a long one, by what an
   * adjective has before its ending and `-`.
   */
  readonly words: Readonly<Record<string, string>>;
  /** By the beginning of a word. */
  readonly stems: Readonly<Record<string, string>>;
  /** All English words. */
  readonly english: string;
}

const SHORTEST_VARIANT = 6;

/** "Zendane" is no spelling of the family name "Zindani". */
const mayHaveVariants = (key: string): boolean =>
  key.length >= SHORTEST_VARIANT && !key.startsWith('*') && !key.endsWith('e');

/** Hebrew writes the article as one with the word: "הבנק". */
const HEBREW = /\p{Script=Hebrew}/u;

const keyOf = ({ text, consonantal }: LatinWord): string => (consonantal ? `*${text}` : text);

/** How a word is read in Greek letters depends on its ending: "γεωργικ" is no beginning of "georgikos". */
const GREEK = /\p{Script=Greek}/u;
const GREEK_ENDING = ['ος', 'os'] as const;

/** The beginnings of words that begin so, as they are read. */
function stemsOf(stem: string): readonly string[] {
  const [asWord = ''] = wordsOf(stem);
  if (!GREEK.test(stem)) return [asWord];
  const [ending, romanised] = GREEK_ENDING;
  const [inGreek = ''] = wordsOf(stem + ending);
  return [...new Set([asWord, inGreek.slice(0, -romanised.length)])];
}

/** The words of an entry; the article of Arabic counts in none. */
const wordsOf = (phrase: string): readonly string[] =>
  splitWords(phrase.replaceAll('_', ' '))
    .filter(({ text }, place) => place > 0 || text !== 'al')
    .map(keyOf);

/** Adds what one item of a lexicon says: a word, a phrase, or the beginning of words. */
function addItem(
  { words, stems }: Readonly<Record<'words' | 'stems', Map<string, string[]>>>,
  item: string,
  meaning: string,
  language: number,
): void {
  const add = (map: Map<string, string[]>, key: string, entry: string): void => {
    map.set(key, [...(map.get(key) ?? []), entry]);
  };
  const { bare = '', mark = '' } = /^(?<bare>.*?)(?<mark>[!.]?)$/su.exec(item)?.groups ?? {};
  const [first = '', ...more] = wordsOf(bare.replace(/[*-]$/u, ''));
  const marks = mark + (meaning.endsWith('?') ? '?' : '');
  const entry = [language, marks, inOneWord(meaning.replace('?', '')), more.join(' ')].join('|');
  if (bare.endsWith('*')) for (const stem of stemsOf(bare.slice(0, -1))) add(stems, stem, entry);
  else if (bare.endsWith('-')) add(words, `${first}-`, entry);
  else {
    add(words, first, entry);
    if (HEBREW.test(bare)) add(words, first.replace('*', '*h'), entry);
    if (more.length === 0 && mayHaveVariants(first)) add(words, `~${spellingVariant(first)}`, entry);
  }
}

/** The lexicons in the form that names are translated by. */
export function translationTable(): TranslationTable {
  const maps = { words: new Map<string, string[]>(), stems: new Map<string, string[]>() };
  LEXICONS.forEach((lexicon, language) => {
    for (const [meaning, items] of Object.entries(lexicon))
      for (const item of items.trim().split(/\s+/u)) addItem(maps, item, meaning, language);
  });
  const lines = (map: ReadonlyMap<string, readonly string[]>): Record<string, string> =>
    Object.fromEntries([...map].map(([key, entries]) => [key, entries.join(';')]));
  const english = LEXICONS.flatMap((lexicon) =>
    Object.keys(lexicon)
      .flatMap((meaning) => inOneWord(meaning.replace('?', '')).split('+'))
      .filter((word) => !/^\d/u.test(word)),
  );
  return { words: lines(maps.words), stems: lines(maps.stems), english: [...new Set(english)].join(' ') };
}
