import type { Lexicon } from './lexicon.ts';

/** What English writes as one word or as two: either says what one of other languages does ("Inmobiliaria"). */
export const GOODS_ENGLISH: Lexicon = {
  realty: 'real_estate! realestate!',
  ironworks: 'iron_works!',
  glassworks: 'glass_works!',
  bookstore: 'book_store! book_shop!',
};

/** English words of a meaning, those that may be one word as one. */
export const inOneWord = (meaning: string): string =>
  meaning.replace('real+estate', 'realty').replace('iron+works', 'ironworks');
