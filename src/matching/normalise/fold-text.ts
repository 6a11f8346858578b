/** A text as a reader compares it: letter case, accents, and kinds and numbers of spaces aside. */
export function foldText(text: string): string {
  // Upper case first: it makes "ss" of "ß".
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
}
