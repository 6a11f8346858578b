import { createRequire } from 'node:module';

/** Spellings in one text of sorted lines, as `sorted-lines.ts` reads it. */
interface SpellingTable {
  readonly forms: string;
}

/**
 * Required, not imported: the hooks by which TypeScript is loaded hand an imported file from thread to thread, which for the
 * large tables of spellings takes a tenth of a second of the start and thirty megabytes that are not given back.
 */
const read = createRequire(import.meta.url);

/** Spellings in letters. */
export const SPELLINGS_IN_LETTERS = read('../../data/name-equivalents.json') as SpellingTable;

/** Spellings in Han characters. */
export const SPELLINGS_IN_HAN = read('../../data/name-characters-han.json') as SpellingTable;

/** Spellings in other characters. */
export const SPELLINGS_IN_CHARACTERS = read('../../data/name-characters.json') as SpellingTable;

/** What words of organisations of other languages say in English; `translations.ts` reads the entries. */
interface TranslationTable {
  readonly words: Readonly<Record<string, string>>;
  /** By how words begin. */
  readonly stems: Readonly<Record<string, string>>;
  /** All English words that are said. */
  readonly english: string;
}

/** Words of organisations by what they say. */
export const TRANSLATIONS = read('../../data/translations.json') as TranslationTable;
