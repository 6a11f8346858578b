/** Letters that Unicode does not take apart into a plain one and an accent. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', ı: 'i', ł: 'l', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe' };

/** A heading or a word of a table with letter case, accents, punctuation and `camelCase` put aside. */
export function foldHeading(text: string): string {
  return text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßıłøđæœ]/gu, (letter) => PLAIN[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
