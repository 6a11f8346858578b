/** A capital "I" that closes a word of small letters, or two of them inside one: "MichaeI", "KiriII". */
const CAPITAL_FOR_L = /(?<=\p{Ll}{2})I+(?!\p{L})|(?<=\p{Ll}{2})I{2,}(?=\p{Ll})/gu;

/** Two digits and more between small letters: "Nabiu11ina". One alone is a slip like another. */
const DIGITS_FOR_LETTERS = /(?<=[a-z]{2})[01345]{2,}(?=[a-z])/gu;
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['0', 'o'],
  ['1', 'l'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
]);

/** Writes the letters of a text that a machine has read as others which look the same on paper: "KiriII" is "Kirill". */
export function correctMisread(text: string): string {
  return text
    .replace(CAPITAL_FOR_L, (capitals) => 'l'.repeat(capitals.length))
    .replace(DIGITS_FOR_LETTERS, (digits) =>
      Array.from(digits, (digit) => LETTERS.get(digit) ?? digit).join(''),
    );
}
