/** What firms write as two letters and a sign; "P&G" and "L&T" are brands. */
const WORDS_OF: ReadonlyMap<string, string> = new Map([
  ['rd', 'research and development'],
  ['ep', 'exploration and production'],
  ['og', 'oil and gas'],
]);
const LETTERS = /(?<![\p{L}\p{N}&.])(?<first>[a-z])\s?&\s?(?<second>[a-z])(?![\p{L}\p{N}&.])/giu;

/** A text with "R&D" and the like in words: "R&D Center Vektor" is the Vektor Research and Development Center. */
export const writeLettersWithAnd = (text: string): string =>
  text.includes('&')
    ? text.replace(
        LETTERS,
        (letters, first: string, second: string) => WORDS_OF.get((first + second).toLowerCase()) ?? letters,
      )
    : text;
