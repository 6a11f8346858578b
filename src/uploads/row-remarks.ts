/** Letters that a program has read in another encoding than they were written in. */
const MISREAD =
  /\uFFFD|[\u0080-\u009f]|Ã[\u0080-\u00bf\u0152-\u0178\u02c6\u02dc\u2013-\u203a\u20ac\u2122]|Â[\u00a0-\u00bf]|[ÐÑ][\u0080-\u00bf\u0152-\u0178\u02c6\u02dc\u2013-\u203a\u20ac\u2122]|â€|[\p{Script=Latin}][┤-╬]|ï»¿/u;
/** A letter of another script within a word: `Mьller`, which a wrong code page makes. */
const MIXED = /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u;

/** `1.23457E+12`, which a spreadsheet makes of a long number. */
const SHORTENED = /^[+-]?\d(?:[.,]\d+)?E\+?\d{1,3}$/iu;

/** The first cell with letters that look misread; null for none. */
export function misreadIn(cells: readonly string[]): string | null {
  return cells.find((cell) => MISREAD.test(cell) || MIXED.test(cell)) ?? null;
}

/** True for a number that a spreadsheet has shortened: its last digits are lost. */
export function isShortened(text: string): boolean {
  return SHORTENED.test(text.trim());
}
