import { splitWords } from '../normalise/split-words.ts';
import type { LatinWord } from '../transliterate/to-latin.ts';
import { prepareWord, wordKey } from './prepare-word.ts';
import type { PreparedName } from './prepared-name.ts';
import type { PreparedWord } from './prepared-word.ts';
import { wordTables } from './word-tables.ts';

/** "Abdulrahman", "Abdur Rahman" and "Abd al-Rahman" are one name; "Abdullah" is another. */
const SERVANT_OF =
  /^abd[aeiou]?(?:l(?=[^l])|(?<assimilated>[rsdntz])(?=\k<assimilated>))(?<rest>[a-z]{4,})$/u;
const SERVANT = /^abd(?:[aeiou][lrsdntz]?|al|el|ul)?$/u;
const ARTICLE = /^(?:[aeu][lrsdntz]|[aeu]sh)$/u;

const latin = (text: string): LatinWord => ({ text, consonantal: false });

/** Writes every form of "servant of" as the two words `abdul` and the attribute. */
function unifyServantNames(words: readonly LatinWord[]): readonly LatinWord[] {
  const unified: LatinWord[] = [];
  for (const word of words) {
    const rest = SERVANT_OF.exec(word.text)?.groups?.['rest'];
    if (rest !== undefined && !word.consonantal) unified.push(latin('abdul'), latin(rest));
    else if (SERVANT.test(word.text)) unified.push(latin('abdul'));
    else if (ARTICLE.test(word.text) && unified.at(-1)?.text === 'abdul') continue;
    else unified.push(word);
  }
  return unified;
}

/** Keeps one prepared word for each key, so that equal words of many names are one object. */
export type WordCache = Map<string, PreparedWord>;

function cached(cache: WordCache, word: LatinWord, legalForm?: string): PreparedWord {
  const key = wordKey(word, legalForm);
  let prepared = cache.get(key);
  if (prepared === undefined) {
    prepared = prepareWord(word, legalForm);
    cache.set(key, prepared);
  }
  return prepared;
}

const SHORTEST_CONSONANTAL_FORM = 4;

/** The longest legal form that begins at a word: how many words it has and its class. */
function legalFormAt(words: readonly LatinWord[], start: number): { length: number; name: string } | null {
  const { legalForms, longestLegalForm } = wordTables();
  for (let length = Math.min(longestLegalForm, words.length - start); length > 0; length--) {
    const text = words
      .slice(start, start + length)
      .map((word) => word.text)
      .join(' ');
    const name = legalForms.get(text);
    // A single letter or the name's only word is no legal form ("A", "Ag"), nor are bare consonants ("sd" of Assad).
    const shortest = words[start]?.consonantal === true ? SHORTEST_CONSONANTAL_FORM : 2;
    if (name !== undefined && text.length >= shortest && length < words.length) return { length, name };
  }
  return null;
}

/** What preparing a name must know of its bearer. */
export interface PrepareOptions {
  /** False for a person's name, in which "Sa" and "Ag" are no legal forms. */
  readonly mayHaveLegalForm: boolean;
  readonly cache?: WordCache;
}

/** Splits a name into weighed, comparable words. A name without letters and digits has no words. */
export function prepareName(text: string, options: PrepareOptions): PreparedName {
  const cache = options.cache ?? new Map<string, PreparedWord>();
  const raw = unifyServantNames(splitWords(text));
  const words: PreparedWord[] = [];
  for (let index = 0; index < raw.length;) {
    const form = options.mayHaveLegalForm ? legalFormAt(raw, index) : null;
    const word = raw[index];
    if (word === undefined) break;
    if (form === null) words.push(cached(cache, word));
    else {
      const text = raw.slice(index, index + form.length).map((part) => part.text);
      words.push(cached(cache, latin(text.join('')), form.name));
    }
    index += form?.length ?? 1;
  }
  return { words, totalWeight: words.reduce((sum, word) => sum + word.weight, 0) };
}
