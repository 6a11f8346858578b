import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';
import { wordTables } from '../words/word-tables.ts';

/** "Laboratoriya Kasperskogo", "imeni Dzerzhynskoho": the family names that are adjectives, of a man. */
const OF_ADJECTIVE = /^(?<stem>[a-z]{3,}[sc]k)(?:ogo|oho|aho|ovo)$/u;

/** "Imeni Sukhogo", "imeni Gorkogo": the same of other adjectives, which are names there alone. */
const OF_ANY_ADJECTIVE = /^(?<stem>[a-z]{3,})(?:ogo|oho)$/u;
const SOFT_AFTER = /[^sck][kg]$/u;

/** "Named after" in Slavic languages. */
const NAMED_AFTER = /^(?:imeni|imieni|imene)$/u;
/** "Im. Baumana", which is a word of other languages without its full stop. */
const CUT_SHORT = 'im';

/** "Baumana", "Khrunicheva", "Lenina": a consonant before the ending of the genitive. */
const OF_NOUN = /^(?<stem>[a-z]{3,}[b-df-hj-np-tv-z])a$/u;
const OF_NOUN_IN_SOFT = /^(?<stem>[a-z]{3,}[aeiou])ya$/u;

const isNamedAfter = (word: LatinWord): boolean =>
  NAMED_AFTER.test(word.text) ||
  (word.text === CUT_SHORT && (word.isCutShort === true || word.rendering === 'alphabet'));

const withText = (word: LatinWord, text: string): LatinWord =>
  word.rendering === undefined ? latinWord(text) : { ...word, text };

function nominative(word: LatinWord, isAfter: boolean): LatinWord {
  const { text, native, consonantal } = word;
  if (native !== undefined || consonantal) return word;
  const ofAdjective = OF_ADJECTIVE.exec(text)?.groups?.['stem'];
  if (ofAdjective !== undefined) return withText(word, `${ofAdjective}iy`);
  if (!isAfter || wordTables().generic.has(text)) return word;
  const ofAny = OF_ANY_ADJECTIVE.exec(text)?.groups?.['stem'];
  if (ofAny !== undefined) return withText(word, `${ofAny}${SOFT_AFTER.test(ofAny) ? 'iy' : 'oy'}`);
  const ofNoun = OF_NOUN.exec(text)?.groups?.['stem'];
  if (ofNoun !== undefined) return withText(word, ofNoun);
  const soft = OF_NOUN_IN_SOFT.exec(text)?.groups?.['stem'];
  return soft === undefined ? word : withText(word, `${soft}y`);
}

/**
 * The names in an organisation's name as their bearers have them, where Slavic languages write whose it is: "Laboratoriya Kasperskogo",
 * "im. Baumana".
 */
export function withBearersNames(words: readonly LatinWord[]): readonly LatinWord[] {
  if (words.length < 2) return words;
  const after = words.findIndex(isNamedAfter);
  return words.map((word, place) => nominative(word, after >= 0 && place > after));
}
