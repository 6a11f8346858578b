import type { HeadingMeaning } from '../heading-meaning.ts';

/** Headings of one meaning in a language or a system, apart by semicolons; letter case, accents and signs do not count. */
export type HeadingRow = readonly [meaning: HeadingMeaning, from: string, headings: string];
