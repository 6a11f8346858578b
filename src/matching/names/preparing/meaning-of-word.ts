import { spellingVariant } from '../../phonetics/spelling-variant.ts';
import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';
import { countryByStem, meaningsByStem } from '../words/organisation-stems.ts';
import { wordTables } from '../words/word-tables.ts';

/** Scripts of syllables spell no word of another language as the tables do: "มาลี" (Mali) is no Turkish "mali". */
export const mayHaveMeaning = ({ rendering }: LatinWord): boolean =>
  rendering !== 'thai' && rendering !== 'kana' && rendering !== 'tamil' && rendering !== 'hangul';

/** True for a word of organisations, or one that no table has: a word that names people is no form of one. */
function isNoName({ consonantal, native, text }: LatinWord): boolean {
  if (consonantal || native !== undefined) return false;
  const { equivalents, generic } = wordTables();
  return generic.has(text) || equivalents.spreadOf(spellingVariant(text)) === 0;
}

/** Groups of the meaning of a word of organisations, inflected or in another language than the tables have it. */
function meaningsOf(word: LatinWord): readonly string[] {
  if (word.consonantal || word.native !== undefined) return [];
  const { generic, meanings, widespread, common } = wordTables();
  const { text } = word;
  // "Transfers" says what "transfer" says.
  const singular = text.slice(0, -1);
  if (
    text.length >= SHORTEST_PLURAL &&
    text.endsWith('s') &&
    !generic.has(text) &&
    generic.has(singular) &&
    // "Santos" is a name.
    !widespread.has(text) &&
    !common.has(spellingVariant(text))
  )
    return meanings.get(singular) ?? [];
  // "Conseil d'administration", "Fédération de l'industrie".
  const bare = text.slice(1);
  if (ELIDED.test(text) && !generic.has(text) && generic.has(bare)) return meanings.get(bare) ?? [];
  const stems = meaningsByStem(text);
  return stems.length > 0 && isNoName(word) ? stems : [];
}

const SHORTEST_PLURAL = 6;
const ELIDED = /^[dl][aeiou][a-z]{6,}$/u;

/** "Russia" and "Rossiya" are one place, and so is what is called after it. */
function meaningOfCountry(word: LatinWord): string | undefined {
  if (word.consonantal || !mayHaveMeaning(word)) return undefined;
  const { countries } = wordTables();
  // "Iran's Morality Police" without its apostrophe.
  const known = countries.get(word.text) ?? countries.get(word.text.replace(/(?<=[a-z]{3})s$/u, ''));
  if (known !== undefined) return known;
  const country = countryByStem(word.text);
  return country !== null && isNoName(word) ? country : undefined;
}

/** What a word says beside being a name. */
export interface Meaning {
  /** Groups of the meaning of a word of organisations that no table has in this form. */
  readonly meant: readonly string[];
  readonly country: string | undefined;
}

/** What a word says, by itself and by the English words that it stands for. */
export function meaningOf(word: LatinWord, said: readonly string[]): Meaning {
  const all = [word, ...said.map((text) => latinWord(text))];
  return {
    meant: all.flatMap(meaningsOf),
    country: all.map(meaningOfCountry).find((country) => country !== undefined),
  };
}
