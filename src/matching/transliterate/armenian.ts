import { replaceInOrder, type Replacements } from './replace-in-order.ts';

/** Where the usual spelling of names departs from the letters: "Պուտին" is Putin, "Միլոշևիչ" Milošević. */
const SPELLING: Replacements = [
  [/ու/gu, 'u'],
  [/^(?:և|եւ)/u, 'yev'],
  [/և|եւ/gu, 'ev'],
  [/ւ/gu, 'v'],
  [/ռ/gu, 'r'],
  [/^ե(?=\p{L})/u, 'ye'],
  [/^ո(?=[^վ])/u, 'vo'],
  [/ը/gu, 'y'],
];

/** Romanises the letters and pairs of an Armenian word in small letters that names spell in a way of their own. */
export function romaniseArmenian(word: string): string {
  return replaceInOrder(word, SPELLING);
}
