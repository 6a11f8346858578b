import { splitWords } from '../../src/matching/normalise/split-words.ts';
import { spellingVariant } from '../../src/matching/phonetics/spelling-variant.ts';
import type { LatinWord } from '../../src/matching/transliterate/to-latin.ts';
import { MARKS, type LanguageTable, type SaidWord } from './words-of-languages.ts';

/** What words of organisations say, by the first word of each phrase; entries as `translations.ts` of the matching reads them. */
export interface TranslationTable {
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
  const [asWord = ''] = keysOf(stem);
  if (!GREEK.test(stem)) return [asWord];
  const [ending, romanised] = GREEK_ENDING;
  const [inGreek = ''] = keysOf(stem + ending);
  return [...new Set([asWord, inGreek.slice(0, -romanised.length)])];
}

/** The words of a phrase as they are read; the article of Arabic counts in none. */
const keysOf = (phrase: string): readonly string[] =>
  splitWords(phrase)
    .filter(({ text }, place) => place > 0 || text !== 'al')
    .map(keyOf);

/** An entry under a key, and where it comes among those of the key. */
interface Entry {
  readonly text: string;
  readonly language: number;
  readonly turn: number;
}

type Entries = Map<string, Entry[]>;

/** Adds what a word, a phrase, or the beginning of words says. */
function addWord(
  { words, stems }: Readonly<Record<'words' | 'stems', Entries>>,
  { word, says, marks, turn }: SaidWord,
  language: number,
): void {
  const [first = '', ...more] = keysOf(word.replace(/[*-]$/u, ''));
  const text = [language, marks.map((mark) => MARKS[mark]).join(''), says, more.join(' ')].join('|');
  const add = (map: Entries, key: string): void => {
    map.set(key, [...(map.get(key) ?? []), { text, language, turn }]);
  };
  if (word.endsWith('*')) for (const stem of stemsOf(word.slice(0, -1))) add(stems, stem);
  else if (word.endsWith('-')) add(words, `${first}-`);
  else {
    add(words, first);
    if (HEBREW.test(word)) add(words, first.replace('*', '*h'));
    if (more.length === 0 && mayHaveVariants(first)) add(words, `~${spellingVariant(first)}`);
  }
}

/** Entries in the order of languages and of turns, each once. */
const inOrder = (entries: readonly Entry[]): readonly string[] => [
  ...new Set([...entries].sort((a, b) => a.language - b.language || a.turn - b.turn).map(({ text }) => text)),
];

/** The tables of languages in the form that names are translated by. */
export function translationTable(tables: readonly LanguageTable[]): TranslationTable {
  const maps = { words: new Map<string, Entry[]>(), stems: new Map<string, Entry[]>() };
  tables.forEach(({ words }, language) => {
    for (const word of words) addWord(maps, word, language);
  });
  const lines = (map: Entries): Record<string, string> =>
    Object.fromEntries([...map].map(([key, entries]) => [key, inOrder(entries).join(';')]));
  const said = tables.flatMap(({ words }) => words.flatMap(({ says }) => says.split('+')));
  const english = [...new Set(said)].filter((word) => !/^\d/u.test(word)).sort();
  return { words: lines(maps.words), stems: lines(maps.stems), english: english.join(' ') };
}
