import { createRequire } from 'node:module';

/** Words of organisations in characters as `scripts/knowledge` builds them: items `word=meaning`, separated by blanks. */
interface CharacterTables {
  /** In Han characters, in the form of `readMeanings`. */
  readonly han: string;
  /** Words of those that names of people are as well, where they are all there is: Huang Jin, Bai Yin. */
  readonly hanNames: string;
  /** In kana, each one English word. */
  readonly kana: string;
  /** The same, of words that no longer word in kana is divided at. */
  readonly kanaWhole: string;
  /** In Hangul, in the form of `readMeanings`. */
  readonly hangul: string;
  /** Words of those that say so wherever they stand. */
  readonly hangulAlways: string;
}

/** Required, not imported: see `spelling-tables.ts`. */
export const WORDS_IN_CHARACTERS = createRequire(import.meta.url)(
  '../data/characters.json',
) as CharacterTables;
